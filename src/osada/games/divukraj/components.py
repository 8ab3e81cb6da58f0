"""Everything in the box (R1), as tables that the rules index by edition where it is printed. No rules here."""

from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.editions import Tables, expect, load
from osada.engine.fields import Fields, read_file

OURS = Path(__file__).with_name("components.json")
BOX = read_file(OURS)


def ids(name: str) -> tuple[str, ...]:
    return tuple(item["id"] for item in BOX[name])


# --- Names ------------------------------------------------------------------

RESOURCES = tuple(BOX["resources"])  # R1.5 there are always enough of them; R1.7 of point tokens, too
TWIG, RESIN, PEBBLE, BERRY = range(len(RESOURCES))
N_RESOURCES = len(RESOURCES)
COLOURS = ("tan", "green", "red", "blue", "purple")  # R1.2
TAN, GREEN, RED, BLUE, PURPLE = range(len(COLOURS))
SEASONS = ids("seasons")
WINTER, SPRING, SUMMER, AUTUMN = range(len(SEASONS))

CARDS = ids("cards")  # R1.3 constructions first, then critters
N_CARDS = len(CARDS)
CONSTRUCTIONS = tuple(card["id"] for card in BOX["cards"] if card["kind"] == "construction")
CRITTERS = CARDS[len(CONSTRUCTIONS) :]
N_CONSTRUCTIONS, N_CRITTERS = len(CONSTRUCTIONS), len(CRITTERS)

# fmt: off
(
    CASTLE, CEMETERY, CHAPEL, CLOCK_TOWER, COURTHOUSE, CRANE, DUNGEON, EVER_TREE, FAIRGROUNDS, FARM, GENERAL_STORE, INN,
    LOOKOUT, MINE, MONASTERY, PALACE, POST_OFFICE, RESIN_REFINERY, RUINS, SCHOOL, STOREHOUSE, THEATER, TWIG_BARGE,
    UNIVERSITY, ARCHITECT, BARD, BARGE_TOAD, CHIP_SWEEP, DOCTOR, FOOL, HISTORIAN, HUSBAND, INNKEEPER, JUDGE, KING,
    MINER_MOLE, MONK, PEDDLER, POSTAL_PIGEON, QUEEN, RANGER, SHEPHERD, SHOPKEEPER, TEACHER, UNDERTAKER, WANDERER, WIFE,
    WOODCARVER,
) = range(N_CARDS)
# fmt: on

BASIC, FOREST = ids("basic_locations"), ids("forest_locations")
BASIC_EVENTS, SPECIAL_EVENTS = ids("basic_events"), ids("special_events")
EVENTS = BASIC_EVENTS + SPECIAL_EVENTS
N_BASIC, N_FOREST, N_EVENTS = len(BASIC), len(FOREST), len(EVENTS)
N_BASIC_EVENTS, N_SPECIAL_EVENTS = len(BASIC_EVENTS), len(SPECIAL_EVENTS)
(
    THREE_BERRIES, TWO_BERRIES_ONE_CARD, TWO_RESIN_ONE_TWIG, TWIG_RESIN_BERRY, THREE_CARDS_ONE_PEBBLE, TWO_ANY,
    TWO_CARDS_ONE_ANY, DISCARD_UP_TO_3, DISCARD_DRAW_DOUBLE, COPY_BASIC, TWO_FROM_MEADOW,
) = range(N_FOREST)  # fmt: skip
(
    CITY_MONUMENT, GRAND_TOUR, HARVEST_FESTIVAL, EXPEDITION, MARKETING_PLAN, WELL_RUN_CITY, FIREWORKS, SCROLLS, CAPTURE,
    CROAK_WART_CURE, FLYING_DOCTOR, GRADUATION, MINISTERING, PILGRIMS, PERFORMER, CHAPEL_CEILING, REMEMBERING,
    TAX_RELIEF, EVERDELL_GAMES, NEW_MANAGEMENT,
) = range(N_EVENTS)  # fmt: skip

KEEPERS = (FIREWORKS, PERFORMER, NEW_MANAGEMENT)  # events that store resources
COVERS = (SCROLLS, CAPTURE, GRADUATION)  # events beneath which cards lie
KEEPER_WORDS, COVER_WORDS = (tuple(EVENTS[event] for event in events) for events in (KEEPERS, COVERS))

# --- What the rules say of every box ----------------------------------------

HAND_LIMIT, CITY_SPACES, N_MEADOW = (BOX["limits"][name] for name in ("hand", "city_spaces", "meadow"))
DEALT = np.array(BOX["setup"]["starting_hand_by_seat"], np.int8)  # [turn order]
FORESTS = np.array([0, *BOX["setup"]["forest_cards_by_players"].values()], np.int8)  # [seats]
FOREST_SPACES = np.array(  # [forest, seats]
    [[0, *place["worker_spaces_by_players"].values()] for place in BOX["forest_locations"]], np.int8
)
N_SPECIAL = BOX["setup"]["special_events"]
START_WORKERS, ALL_WORKERS = BOX["setup"]["starting_workers"], BOX["components"]["workers_per_player"]
NEW_WORKERS = np.array([season.get("workers_gained", 0) for season in BOX["seasons"]], np.int8)  # [season]
JOURNEY = np.array([spot["points"] for spot in BOX["journey"]["spots"]], np.int8)  # [spot] points
JOURNEY_CARDS = np.array([spot["discard"] for spot in BOX["journey"]["spots"]], np.int8)  # [spot] to be discarded
N_JOURNEY = len(JOURNEY)
SHARED_JOURNEY = [spot["exclusive"] for spot in BOX["journey"]["spots"]].index(False)  # for any number of workers
CARD_GAIN, POINT_GAIN = N_RESOURCES, N_RESOURCES + 1  # columns of a gain, after the four resources

# --- What cards, places and events say --------------------------------------

SAID = {card["id"]: card["effect"].get("ops", []) for card in BOX["cards"]}
SAID |= {event["id"]: event["on_achieve"] for event in BOX["special_events"]}
SAID |= {place["id"]: place["ops"] for place in (*BOX["forest_locations"], BOX["haven"])}
SAID |= {season["id"]: season["bonus"] for season in BOX["seasons"]}
PAYS: dict[str, Any] = {event["id"]: event["endgame"] for event in BOX["special_events"]}
PAYS |= {card["id"]: card["effect"].get("points") for card in BOX["cards"]}


def said(thing: str, op: str) -> dict[str, Any]:
    return next(each for each in SAID[thing] if each["op"] == op)


def printed(thing: str, op: str, name: str = "count") -> int:
    """A number of what a card, an event or a place says: `printed("teacher", "draw_look")` cards."""
    return int(said(thing, op)[name])


def bonus(thing: str, *path: str) -> int:
    """A number of what a purple card or a special event pays at the end."""
    pays = PAYS[thing]
    for name in path:
        pays = pays[name]
    return int(pays)


LOADS: dict[str, int] = {}  # what a Storehouse can take at once
for _load in said("storehouse", "store_on_self_choice")["options"]:
    LOADS |= _load
STORED = np.array([LOADS[resource] for resource in RESOURCES], np.int8)  # [resource]
CELLS = max(card["effect"].get("cells_unlocked", {}).get("cells", 0) for card in BOX["cards"])  # with a Ranger
MOST_COPIES = 8  # of one card in a city: what `nth` can name
FEW_COPIES = 3  # of a card on which workers or goods can be


def cards_with(name: str) -> tuple[int, ...]:
    """The cards of which this is printed, by their ids."""
    return tuple(CARDS.index(id) for id in sorted(card["id"] for card in BOX["cards"] if card[name]))


OWN_CARDS, OPEN_CARDS = cards_with("worker_spaces"), cards_with("open_destination")  # for own workers, and for others
PERMANENT_CARDS = cards_with("worker_permanent")  # R5.5 nobody leaves them
HOSTS = (*OWN_CARDS, RUINS)  # of workers
N_HOSTS = len(HOSTS)
HOST = np.array([HOSTS.index(card) if card in HOSTS else -1 for card in range(N_CARDS)], np.int8)  # [card]
HOST_CARD = np.array(HOSTS, np.int8)
OPENED_BY = [(card["worker_spaces_unlocked"] or {}).get("by") for card in BOX["cards"]]
SECOND_SPACE_BY = np.array([CARDS.index(by) if by else -1 for by in OPENED_BY], np.int8)  # R5.4 [card] a card, or -1


def by_card(name: str, values: tuple[str, ...]) -> np.ndarray[Any, Any]:
    return np.array([values.index(card[name]) for card in BOX["cards"]], np.int8)


COLOUR = by_card("colour", COLOURS)  # [card]
IS_UNIQUE = by_card("rarity", ("common", "unique"))
IS_CRITTER = by_card("kind", ("construction", "critter"))
GREENS = tuple(card for card in range(N_CARDS) if COLOUR[card] == GREEN)
GREEN_WORDS = tuple(CARDS[card] for card in GREENS)
N_GREENS = len(GREENS)
GREEN_CARD = np.array(GREENS, np.int8)  # [green] its card
HOUSE = np.array(  # R1.6 [card] the construction that houses this critter for nothing; a construction has none
    [CARDS.index(card["associated"][0]) if card["kind"] == "critter" else -1 for card in BOX["cards"]], np.int8
)


def gain_of(gain: dict[str, int]) -> list[int]:
    return [gain.get(name, 0) for name in (*RESOURCES, "card", "point_token")]


def forest_gain(place: dict[str, Any]) -> list[int]:
    """What a forest card gives without a choice."""
    gain = {op["resource"]: op["count"] for op in place["ops"] if op["op"] == "gain"}
    drawn = sum(op["count"] for op in place["ops"] if op["op"] == "draw")
    return gain_of({**gain, "card": drawn})


GAINS = np.array(  # [basic or forest place, resources, cards, points]
    [gain_of(place["gain"]) for place in BOX["basic_locations"]]
    + [forest_gain(place) for place in BOX["forest_locations"]],
    np.int8,
)


def production(card: dict[str, Any]) -> list[int]:
    """R8.9 to R8.11, R8.14, R8.18, R8.23 What a green card simply gives."""
    effect = card["effect"]
    ops = [op for op in effect["ops"] if "count" in op] if effect["trigger"] == "production" else []
    gain = {op["resource"]: op["count"] for op in ops if op["op"] == "gain"}
    return gain_of({**gain, "card": sum(op["count"] for op in ops if op["op"] == "draw")})


PRODUCED = np.array([production(card) for card in BOX["cards"]], np.int8)  # [card, resources, cards, points]
IS_EXCLUSIVE = np.array([place["exclusive"] for place in BOX["basic_locations"]], np.int8)  # [basic]
NEEDS_COLOURS = np.zeros((N_EVENTS, len(COLOURS)), np.int8)  # R6.6 to R6.9, R6.24 [event, colour] how many it asks for
NEEDS_CARDS = np.full((N_EVENTS, 2), -1, np.int8)  # [event, which] or the two cards
for _event, _printed in enumerate([*BOX["basic_events"], *BOX["special_events"]]):
    _needs = _printed["requires"]
    _colours = _needs.get("colours", {_needs["colour"]: _needs["count"]} if "colour" in _needs else {})
    NEEDS_COLOURS[_event] = [_colours.get(colour, 0) for colour in COLOURS]
    if "cards" in _needs:
        NEEDS_CARDS[_event] = [CARDS.index(card) for card in _needs["cards"]]

# --- Solo -------------------------------------------------------------------

YEARS = tuple(str(year["year"]) for year in BOX["solo"]["years"])
BLOCKED_BASIC = np.array(  # [season] where Rugwort's worker stands
    [BASIC.index(place) for place in BOX["solo"]["blocked_basic_by_season"].values()], np.int8
)
RIVAL_SPOT = np.array(  # [year - 1] his spot of the Journey
    [list(JOURNEY).index(year["journey_spot"]) for year in BOX["solo"]["years"]], np.int8
)
LOCKED_SLOTS = np.array(  # [season] Meadow slots with his workers, as bits
    [(1 << slots) - 1 for slots in BOX["solo"]["locked_slots_by_season"].values()], np.int16
)
RIVAL_EVENT_POINTS = np.array([year["special_event_points"] for year in BOX["solo"]["years"]], np.int8)
RIVAL_CARD, RIVAL_PURPLE, RIVAL_BASIC_EVENT = (
    BOX["solo"]["scoring"][name] for name in ("per_card", "per_purple_card", "per_basic_event")
)

# --- Editions: what is printed on the cards and events ----------------------

MOST_COST, MOST_POINTS = 9, 20


def read(box: Fields) -> Tables:
    """Checks an edition and turns it into tables: costs, points and numbers of cards; points of events."""
    found = box.by_id("cards", CARDS)
    events = box.by_id("basic_events", BASIC_EVENTS) | box.by_id("special_events", SPECIAL_EVENTS)
    cards = [found[id] for id in CARDS]
    copies = [card.number("count", range(1, most_copies(id) + 1)) for id, card in enumerate(cards)]
    expect("cards", sum(copies), BOX["components"]["main_deck"])
    return {
        "cost": np.array([read_cost(card.object("cost")) for card in cards], np.int8),
        "points": np.array([card.number("points", range(-MOST_POINTS, MOST_POINTS + 1)) for card in cards], np.int8),
        "copies": np.array(copies, np.int8),
        "events": np.array([events[id].number("points", range(MOST_POINTS + 1)) for id in EVENTS], np.int8),
    }


def most_copies(card: int) -> int:
    """How many of it a city can hold apart."""
    return FEW_COPIES if card in HOSTS else MOST_COPIES


def read_cost(cost: Fields) -> list[int]:
    """R1: so many of each of the four resources."""
    cost.only(*RESOURCES)
    return [cost.number(name, range(MOST_COST + 1)) for name in RESOURCES]


EDITIONS, EDITION_IDS, TABLES = load("divukraj", OURS, read)
COST, POINTS, COPIES = TABLES["cost"], TABLES["points"], TABLES["copies"]  # [edition, card], COST with the resource
EVENT_POINTS = TABLES["events"]  # [edition, event]

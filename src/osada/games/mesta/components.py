"""Everything in the box (R1), as tables that the rules index by edition. No rules here."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.editions import Tables, expect, load, repeat
from osada.engine.errors import OsadaError
from osada.engine.fields import Fields, read_file
from osada.engine.game import comma_separated
from osada.engine.layout import as_rules_read
from osada.games.mesta.conditions import (
    CARD_TYPES,
    COLOURS,
    MILESTONE_TYPES,
    MOST_POINTS,
    TERRAINS,
    read_condition,
)
from osada.games.mesta.spaces import SIDE, TILE_BITS

OURS = Path(__file__).with_name("components.json")
RULEBOOK = read_file(OURS)


def ids(name: str) -> tuple[str, ...]:
    return tuple(item["id"] for item in RULEBOOK[name])


START_TILES, LAND_TILES = ids("start_tiles"), ids("city_tiles")
TILES = START_TILES + LAND_TILES
FEATURES, CARDS, MILESTONES = ids("features"), ids("scoring_cards"), ids("achievements")
CITIES = tuple(side for board in RULEBOOK["city_boards"] for side in board["sides"])
N_START, N_FEATURES, N_FEATURE_TILES = len(START_TILES), len(FEATURES), 48
N_COLOURS, COPIES_OF_PIECE = len(COLOURS), 25
N_MILESTONES, N_SLOTS, N_RINGS = 3, 4, 3  # of a metropolis; of a row; slots of a milestone

GROUNDS = tuple(RULEBOOK["space_codes"])  # the four colours of lots, park, water
PARK_GROUND, WATER_GROUND = GROUNDS.index("P"), GROUNDS.index("W")
GROUND_OF = np.array([PARK_GROUND, WATER_GROUND], np.int8)  # [PARK WATER]
KINDS_OF_TERRAIN = 4  # kinds of features of a terrain
FIRST_KIND = np.array([FEATURES.index(next(f for f in FEATURES if f.startswith(t))) for t in TERRAINS], np.int8)
STATUE_KIND, WILD_KIND = FEATURES.index("statue"), FEATURES.index("wild")
ON_LOTS = -1
BELONGS_ON = np.array(  # [kind of feature] the ground that it needs, or ON_LOTS
    [GROUND_OF[TERRAINS.index(f.split(":")[0])] if ":" in f else ON_LOTS for f in FEATURES], np.int8
)

QUARTER_TURNS = 4
ROTATIONS = tuple(str(90 * turn) for turn in range(QUARTER_TURNS))
ROWS = ("cards", "tiles", "features", "pieces")
CARD_ROW, TILE_ROW, FEATURE_ROW, PIECE_ROW = range(len(ROWS))
PRINTED_FOR_ALL = (
    ("scoring", "areas", "distinct_features_to_points"),
    ("scoring", "statue"),
    ("scoring", "building_max_height"),
)


def read(box: Fields) -> Tables:
    """R1.1 to R1.5: checks an edition and turns it into tables."""
    repeat(box, RULEBOOK, *PRINTED_FOR_ALL)
    tiles = box.by_id("start_tiles", START_TILES) | box.by_id("city_tiles", LAND_TILES)
    layouts = [read_layout(tiles[id]) for id in TILES]
    cards, found = box.by_id("scoring_cards", CARDS), box.by_id("achievements", MILESTONES)
    milestones = [found[id] for id in MILESTONES]
    return {
        "patterns": np.stack([patterns(layout) for layout in layouts]),
        "turns": np.array([distinct_turns(layout) for layout in layouts], np.int8),
        "features": read_features(box),
        "cards": np.stack([read_card(cards[id]) for id in CARDS]),
        "milestones": np.stack([read_condition(item.object("condition"), MILESTONE_TYPES) for item in milestones]),
        "slots": np.array([read_slots(item, "slots_1st_2nd_3rd") for item in milestones], np.int64),
        "of_city": read_cities(milestones),
    }


# --- R1.2 Tiles -------------------------------------------------------------

Layout = tuple[tuple[int, int], tuple[int, int]]  # the grounds of two rows


def read_layout(tile: Fields) -> Layout:
    rows = tile.get("layout")
    if not isinstance(rows, list) or len(rows) != SIDE or not all(is_row(row) for row in rows):
        raise OsadaError(
            "mesta-edition-layout", field=tile.at("layout"), found=str(rows), allowed=comma_separated(GROUNDS)
        )
    a, b, c, d = (GROUNDS.index(letter) for row in rows for letter in row)
    return (a, b), (c, d)


def is_row(row: Any) -> bool:
    return isinstance(row, list) and len(row) == SIDE and all(letter in GROUNDS for letter in row)


def turned(layout: Layout, quarters: int) -> Layout:
    """After so many quarter turns clockwise."""
    for _ in range(quarters):
        (a, b), (c, d) = layout
        layout = (c, a), (d, b)
    return layout


def distinct_turns(layout: Layout) -> int:
    """R5.2 How many turns look different."""
    return len({turned(layout, quarters) for quarters in range(QUARTER_TURNS)})


def patterns(layout: Layout) -> np.ndarray[Any, Any]:
    """[turns, upright or on its side, ground] the spaces of that ground, with the tile at the top left of the frame."""
    found = np.zeros((QUARTER_TURNS, 2, len(GROUNDS)), np.int64)
    for quarters in range(QUARTER_TURNS):
        (a, b), (c, d) = turned(layout, quarters)
        for space, upright, on_side in zip(TILE_BITS, (a, b, c, d), (a, c, b, d), strict=True):
            found[quarters, 0, upright] |= 1 << space
            found[quarters, 1, on_side] |= 1 << space
    return found


# --- R1.3 Features, R1.4 milestones, R1.5 cards -----------------------------


def read_features(box: Fields) -> np.ndarray[Any, Any]:
    found = box.by_id("features", FEATURES)
    counts = [found[id].number("count", range(N_FEATURE_TILES + 1)) for id in FEATURES]
    expect("features", sum(counts), N_FEATURE_TILES)
    return np.array(counts, np.int8)


def read_card(card: Fields) -> np.ndarray[Any, Any]:
    found = read_condition(card.object("condition"), CARD_TYPES)
    found["points"] = card.number("points", range(1, MOST_POINTS + 1))
    return found


def read_slots(milestone: Fields, name: str) -> list[int]:
    """R1.4 Falling worth."""
    slots = milestone.list(name, N_RINGS, N_RINGS, of=range(1, MOST_POINTS + 1))
    if sorted(set(slots), reverse=True) != slots:
        raise OsadaError("mesta-edition-slots", field=milestone.at(name), found=str(slots))
    return slots


def read_cities(milestones: list[Fields]) -> np.ndarray[Any, Any]:
    """R1.4 Three milestones a metropolis."""
    cities = [milestone.word("city", CITIES) for milestone in milestones]
    for city in CITIES:
        expect(f"achievements: {city}", cities.count(city), N_MILESTONES)
    return np.array([[index for index, own in enumerate(cities) if own == city] for city in CITIES], np.int8)


EDITIONS, EDITION_IDS, TABLES = load("mesta", OURS, read)

# fmt: off
# All by edition first.
PATTERNS = TABLES["patterns"]              # [tile, turns, upright or on its side, ground]  spaces, as bits
TURNS = TABLES["turns"]                    # [tile]           turns that look different: 1, 2 or 4
COPIES = TABLES["features"]                # [kind]           tiles of this kind
CARD = as_rules_read(TABLES["cards"])      # [card]           its condition
MILESTONE = as_rules_read(TABLES["milestones"])  # [milestone]  its condition
SLOT_POINTS = TABLES["slots"]              # [milestone, slot]
OF_CITY = TABLES["of_city"]                # [city, 0 1 2]    its milestones
# fmt: on

AREA_POINTS = np.array(list(RULEBOOK["scoring"]["areas"]["distinct_features_to_points"].values()), np.int64)
STATUE_POINTS = RULEBOOK["scoring"]["statue"]


# --- R3 What is laid out at the beginning of a round ------------------------


def deals() -> Iterator[tuple[int, int, int]]:
    """(row, slot, which of the slot) for everything that is turned up, in this order."""
    for row, printed in enumerate(RULEBOOK["draft_board"]["rows"]):
        for slot, holds in enumerate(printed["slots"]):
            yield from ((row, slot, which) for which in range(holds.get("face_up", holds.get("drawn", 0))))


DEALS = np.array(list(deals()), np.int8)  # [turn up, ROW SLOT WHICH]
N_DEALS, BLIND_PIECES, BLIND_SLOT = len(DEALS), 2, N_SLOTS - 1

# --- How long a match is (R10.1, R11.1) -------------------------------------

COUNTS = RULEBOOK["player_counts"]
SEATS = tuple(int(seats) for seats in COUNTS)
ROUNDS = np.array([COUNTS[str(seats)]["rounds"] if seats in SEATS else 0 for seats in range(5)], np.int8)
LONG_ROUNDS = COUNTS["2"]["variant"]["rounds"]

"""Reads a position back in words: the same ones that `positions` takes."""

from osada.engine.game import SPECTATOR
from osada.games.divukraj.components import (
    BASIC,
    CARDS,
    COVER_WORDS,
    EVENTS,
    FOREST,
    HOSTS,
    JOURNEY,
    KEEPER_WORDS,
    RESOURCES,
    SEASONS,
)
from osada.games.divukraj.state import GUESTS, NOTHING, OWNERS, RIVAL, RIVAL_WORD

ORDER = {word: at for at, word in enumerate((*RESOURCES, *CARDS, *BASIC, *FOREST))}
WAY_WORDS = ("cost", "house", "ever_tree", "crane", "innkeeper", "judge", "dungeon")
WAYS = {f"by {way}": at for at, way in enumerate(WAY_WORDS)}


def read(table, field):
    """One fact in words: `actors`, `stock 0`, `legal 1 take`, `meadow 3`, ..."""
    name, *words = field.split()
    return READERS[name](table, *words)


def owner_of(word):
    return RIVAL if word == RIVAL_WORD else int(word)


def listed(values):
    return " ".join(str(value) for value in values)


# --- Cards ------------------------------------------------------------------


def piles(counts):
    """`farm farm inn`, by the order of the box."""
    return listed(name for card, name in enumerate(CARDS) for _ in range(int(counts[card])))


def hand(table, seat):
    return piles(table.state["players"][int(seat)]["hand"])


def city(table, word):
    """`farm* farm chapel+2 dungeon{bard}`."""
    found = table.state["cities"][owner_of(word)]
    assert found["n_cards"] == sum(found["cards"]), "the number of cards is wrong"
    return listed(
        card_text(found, card, copy) for card in range(len(CARDS)) for copy in range(int(found["cards"][card]))
    )


def card_text(found, card, copy):
    name = CARDS[card]
    occupied = card < len(found["occupied"]) and found["occupied"][card] >> copy & 1
    return name + "*" * bool(occupied) + tokens_on(found, name) + inside(found, name, copy)


def tokens_on(found, name):
    tokens = {"chapel": found["chapel"], "clock_tower": found["clock"]}.get(name, 0)
    return f"+{tokens}" if tokens else ""


def inside(found, name, copy):
    if name == "storehouse":
        goods = amounts(found["goods"][copy])
        return f"{{{goods.replace(' ', ',')}}}" if goods else ""
    prisoners = [CARDS[card] for card in found["prisoners"] if card != NOTHING]
    return f"{{{','.join(prisoners)}}}" if name == "dungeon" and prisoners else ""


def amounts(counts):
    return listed(f"{count}{name}" for name, count in zip(RESOURCES, counts, strict=True) if count)


def meadow(table, slot=None):
    slots = ["-" if card == NOTHING else CARDS[card] for card in table.state["meadow"]]
    return slots[int(slot) - 1] if slot else listed(slots)


def deck(table, name=None):
    state = table.state
    assert state["deck_size"] == sum(state["deck"]), "the number of cards is wrong"
    return str(state["deck"][CARDS.index(name)] if name else state["deck_size"])


def pile(table):
    state = table.state
    assert state["pile_size"] == sum(state["pile"]), "the number of cards is wrong"
    return piles(state["pile"])


def cards(table, seat):
    """How many cards a hand has."""
    player = table.state["players"][int(seat)]
    assert player["hand_size"] == sum(player["hand"]), "the number of cards is wrong"
    return str(player["hand_size"])


def cards_in_all(table):
    """The cards of the box, wherever they are between two turns."""
    state = table.state
    places = [state["meadow"], state["beneath"], state["cities"]["prisoners"]]
    return int(
        sum((place != NOTHING).sum() for place in places)
        + sum(state[name].sum() for name in ("deck", "pile"))
        + state["players"]["hand"].sum()
        + state["cities"]["cards"].sum()
    )


# --- Workers and events -----------------------------------------------------


def at(table, seat):
    """Where the workers of a seat stand, by the alphabet."""
    player = table.state["players"][int(seat)]
    places = [name for place, name in enumerate(BASIC) for _ in range(int(player["at_basic"][place]))]
    places += [name for place, name in enumerate(FOREST) if player["at_forest"] >> place & 1]
    places += [name for place, name in enumerate(EVENTS) if player["at_events"] >> place & 1]
    places += [f"journey-{points}" for spot, points in enumerate(JOURNEY) for _ in range(player["at_journey"][spot])]
    places += ["haven"] * int(player["at_haven"]) + ["nowhere"] * int(player["nowhere"])
    return listed(sorted(places + on_cards(table, int(seat))))


def on_cards(table, seat):
    places = []
    for owner, word in enumerate(OWNERS):
        for host, copies in enumerate(table.state["cities"][owner]["guests"]):
            for guests in copies:
                if guests >= GUESTS and guests % GUESTS == seat:
                    name = CARDS[HOSTS[host]] + (f"@{word}" if owner != seat else "")
                    places += [name] * int(guests // GUESTS)
    return places


def events(table, word):
    """The events of a seat, with what lies on or beneath them."""
    state = table.state
    return listed(
        name + on_event(state, name)
        for event, name in enumerate(EVENTS)
        if state["event_owner"][event] == owner_of(word)
    )


def on_event(state, name):
    if name in KEEPER_WORDS:
        goods = amounts(state["stored"][KEEPER_WORDS.index(name)])
        return f"{{{goods.replace(' ', ',')}}}" if goods else ""
    if name in COVER_WORDS:
        beneath = [CARDS[card] for card in state["beneath"][COVER_WORDS.index(name)] if card != NOTHING]
        return f"{{{','.join(beneath)}}}" if beneath else ""
    return ""


# --- Choices ----------------------------------------------------------------


def legal(table, seat, kind=None):
    """All that a seat may do, by kind, `done` last: `play farm inn, done`; or what it may do of one kind."""
    kinds = {}
    for text in sorted(table.legal(int(seat)), key=in_order):
        found, _, words = text.partition(" ")
        kinds.setdefault(found, []).append(words)
    if kind:
        return listed(words or "yes" for words in kinds.get(kind, []))
    return ", ".join(f"{found} {listed(kinds[found])}".strip() for found in sorted(kinds, key=done_last))


def in_order(text):
    """Resources, cards and places as the box has them, ways to pay as the rules name them, the rest by the alphabet."""
    return WAYS.get(text, 0), [(ORDER.get(word, len(ORDER)), word) for word in text.split()]


def done_last(kind):
    return kind == "done", kind


def due(table):
    """What kind of outcome is due: `card`, `die`, or nothing."""
    return listed(sorted({text.split()[0] for text in table.outcomes()}))


def outcomes(table):
    """What can come, with weights: `farm 2, inn 1`."""
    found = {text.split()[1]: weight for text, weight in table.outcomes().items()}
    return ", ".join(f"{name} {found[name]}" for name in sorted(found, key=in_order))


# --- Points -----------------------------------------------------------------


def points(table, word):
    """The parts that are not 0: `cards 6, tokens 1`."""
    scores = table.scores()
    score = scores.rival if word == RIVAL_WORD else scores.seats[int(word)]
    return ", ".join(f"{name} {value}" for name, value in score.parts.items() if value)


# --- What is known ----------------------------------------------------------


def reader_of(word):
    """A seat, or `all`: somebody who watches."""
    return SPECTATOR if word == "all" else int(word)


def held(table, reader, seat):
    """The cards that a reader knows to be in another's hand."""
    return listed(table.view(reader_of(reader))["players"][int(seat)]["held"])


def seen_hand(table, reader, seat):
    """The hand as a reader sees it: its cards, or their number."""
    player = table.view(reader_of(reader))["players"][int(seat)]
    return listed(f"{count}{card}" for card, count in player["hand"].items()) or f"{player['hand_size']} cards"


def seen_pile(table, reader):
    """The cards that a reader knows to be in the discard pile."""
    return listed(f"{count}{card}" for card, count in table.view(reader_of(reader))["discards"].items())


def log(table, reader, count):
    """The last lines of the record as a reader sees them."""
    return ", ".join(table.lines(reader_of(reader))[-int(count) :])


def player_field(name):
    return lambda table, seat: str(table.state["players"][int(seat)][name])


READERS = {
    "actors": lambda table: listed(table.actors),
    "due": due,
    "outcomes": outcomes,
    "over": lambda table: "yes" if table.over else "no",
    "legal": legal,
    "hand": hand,
    "cards": cards,
    "city": city,
    "meadow": meadow,
    "deck": deck,
    "pile": pile,
    "stock": lambda table, seat: amounts(table.state["players"][int(seat)]["resources"]),
    "spaces": lambda table, seat: str(table.view()["players"][int(seat)]["spaces"]),
    "tokens": lambda table, word: str(table.state["cities"][owner_of(word)]["points"]),
    "at": at,
    "workers": player_field("workers"),
    "lost": player_field("lost"),
    "season": lambda table, seat: SEASONS[table.state["players"][int(seat)]["season"]],
    "events": events,
    "points": points,
    "held": held,
    "seen_hand": seen_hand,
    "seen_pile": seen_pile,
    "log": log,
    "totals": lambda table: listed(score.total for score in table.scores().seats),
    "places": lambda table: listed(score.place for score in table.scores().seats),
    "winners": lambda table: listed(table.scores().winners),
}

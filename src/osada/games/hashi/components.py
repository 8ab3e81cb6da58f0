"""Everything in the box (R1), as tables that the rules index by edition and side. No rules here."""

from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.editions import Tables, load, repeat
from osada.engine.errors import OsadaError
from osada.engine.fields import Fields, is_one_of, read_file

N_ISLANDS, N_RED, N_BLUE, N_CARDS = 18, 4, 3, 18
MOST_LINES = 36  # 18 islands with at most four lines each
SIDES = ("A", "B")
ISLANDS = tuple(str(island) for island in range(N_ISLANDS))
PAIRS = tuple(f"{one}-{other}" for one, other in combinations(range(N_ISLANDS), 2))
NUMERALS, BRIDGES = range(1, 7), range(1, 4)
CARDS = tuple(f"{numeral}x{bridges}" for numeral in NUMERALS for bridges in BRIDGES)
NO_FLAG, RED_FLAG, BLUE_FLAG = range(3)
FLAGS = {None: NO_FLAG, "red": RED_FLAG, "blue": BLUE_FLAG}
BONUSES = ("red", "blue", "six")
NO_LINE = -1
COORDINATES = range(-128, 128)  # of an island

OURS = Path(__file__).with_name("components.json")
PRINTED_FOR_ALL = (
    ("setup", "start_numbers"),
    *(("bonuses", bonus, when) for bonus in BONUSES for when in ("first", "later")),
    ("final_scoring", "points_per_finished_island"),
    ("solo", "full_deadlines"),
)
RULEBOOK = read_file(OURS)


def read(box: Fields) -> Tables:
    """R1.1 to R1.4: checks an edition and turns it into tables."""
    repeat(box, RULEBOOK, *PRINTED_FOR_ALL)
    sides = [Side(box.object("sides").object(name)).tables() for name in SIDES]
    tables = {name: np.stack([side[name] for side in sides]) for name in sides[0]}
    return {**tables, "copies": copies(box.object("deck"))}


def copies(deck: Fields) -> np.ndarray[Any, Any]:
    """R1.4: how many of the 18 cards are of each kind."""
    found = np.zeros(len(CARDS), np.int8)
    for card in deck.objects("cards", N_CARDS, N_CARDS):
        found[CARDS.index(f"{card.number('numeral', NUMERALS)}x{card.number('bridges', BRIDGES)}")] += 1
    return found


class Side:
    """One side of the board, read and checked. The crossings are computed, never believed."""

    def __init__(self, side: Fields) -> None:
        self.at: dict[int, tuple[int, int]] = {}
        self.flags = [NO_FLAG] * N_ISLANDS
        for number, island in side.by_id("islands", range(N_ISLANDS)).items():
            self.read_island(number, island)
        for name, expected in (("red", N_RED), ("blue", N_BLUE)):
            flags = {"count": self.flags.count(FLAGS[name]), "expected": expected}
            if flags["count"] != expected:
                raise OsadaError(f"hashi-edition-{name}-flags", field=side.at("islands"), **flags)
        self.lines: list[tuple[int, int]] = []
        for line in side.objects("lines", 0, MOST_LINES):
            self.read_line(line)

    def read_island(self, number: int, island: Fields) -> None:
        """R1.2"""
        place, flag = (island.number("x", COORDINATES), island.number("y", COORDINATES)), island.value.get("flag")
        if place in self.at.values():
            raise OsadaError("hashi-edition-island-place", field=island.path, place=str(list(place)))
        if flag is not None and not is_one_of(flag, FLAGS):
            island.refuse("flag", flag, "red, blue, null")
        self.at[number] = place
        self.flags[number] = FLAGS[flag]

    def read_line(self, line: Fields) -> None:
        """R1.3"""
        one, other = sorted(line.number(end, range(N_ISLANDS)) for end in ("a", "b"))
        facts = {"field": line.path, "line": f"{one}-{other}"}
        if one == other:
            raise OsadaError("hashi-edition-line-ends", **facts)
        if (one, other) in self.lines:
            raise OsadaError("hashi-edition-line-twice", **facts)
        if not is_straight(self.at[one], self.at[other]):
            raise OsadaError("hashi-edition-line-bent", **facts)
        for island, place in self.at.items():
            if lies_between(place, self.at[one], self.at[other]):
                raise OsadaError("hashi-edition-line-over", **facts, island=island)
        self.lines.append((one, other))

    def tables(self) -> Tables:
        ends = np.zeros((MOST_LINES, 2), np.int8)
        lines_at, crossing = np.zeros(N_ISLANDS, np.int64), np.zeros(MOST_LINES, np.int64)
        line_of_pair, pair_of_line = np.full(len(PAIRS), NO_LINE, np.int8), np.zeros(MOST_LINES, np.int16)
        for line, (one, other) in enumerate(self.lines):
            ends[line] = one, other
            lines_at[one] |= 1 << line
            lines_at[other] |= 1 << line
            pair_of_line[line] = PAIRS.index(f"{one}-{other}")
            line_of_pair[pair_of_line[line]] = line
            crossing[line] = sum(1 << rival for rival in range(len(self.lines)) if self.do_cross(line, rival))
        return {
            "flags": np.array(self.flags, np.int8),
            "places": np.array([self.at[island] for island in range(N_ISLANDS)], np.int8),
            "ends": ends,
            "lines_at": lines_at,
            "crossing": crossing,
            "line_of_pair": line_of_pair,
            "pair_of_line": pair_of_line,
        }

    def do_cross(self, line: int, rival: int) -> bool:
        """Two lines cross where one runs across the inside of the other."""
        (a, b), (c, d) = ((self.at[end] for end in self.lines[each]) for each in (line, rival))
        meeting = (a[0], c[1]) if a[0] == b[0] else (c[0], a[1])
        return lies_between(meeting, a, b) and lies_between(meeting, c, d)


def is_straight(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] == other[0] or one[1] == other[1]


def lies_between(place: tuple[int, int], one: tuple[int, int], other: tuple[int, int]) -> bool:
    """On the straight line between the two, not at its ends."""
    if place in (one, other):
        return False
    return all(min(one[axis], other[axis]) <= place[axis] <= max(one[axis], other[axis]) for axis in (0, 1))


EDITIONS, EDITION_IDS, TABLES = load("hashi", OURS, read)

# fmt: off
# All but COPIES: [edition, side, ...]; sets of lines are bits.
FLAG = TABLES["flags"]                  # [island]        NO_FLAG, RED_FLAG, BLUE_FLAG
PLACES = TABLES["places"]               # [island, x y]
ENDS = TABLES["ends"]                   # [line, 0 1]     its islands
LINES_AT = TABLES["lines_at"]           # [island]        the lines that end there
CROSSING = TABLES["crossing"]           # [line]          the lines that cross it
LINE_OF_PAIR = TABLES["line_of_pair"]   # [pair]          the line between two islands, or NO_LINE
PAIR_OF_LINE = TABLES["pair_of_line"]   # [line]          and back
COPIES = TABLES["copies"]               # [edition, card]
# fmt: on

START_NUMBERS = tuple(RULEBOOK["setup"]["start_numbers"])
N_ROUNDS = RULEBOOK["components"]["cards_played"]
MOST_ON_ISLAND = RULEBOOK["board_facts"]["max_bridges_per_island"]
ISLAND_POINTS = RULEBOOK["final_scoring"]["points_per_finished_island"]
BONUS_FIRST, BONUS_LATER = (
    np.array([RULEBOOK["bonuses"][name][when] for name in BONUSES], np.int8) for when in ("first", "later")
)
SOLO_DEADLINE = np.array([RULEBOOK["solo"]["full_deadlines"][name] for name in BONUSES], np.int8)
RANKS = RULEBOOK["solo"]["rating"]
RATINGS = tuple(rank["id"] for rank in RANKS)
RATING_FROM = np.array([rank["min"] for rank in RANKS], np.int8)  # the least total of each rank

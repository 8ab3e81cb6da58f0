"""Everything in the box (R1), as tables that the rules index by edition and side. No rules here."""

from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.editions import Components, Tables, load

N_ISLANDS, N_RED, N_BLUE, N_CARDS = 18, 4, 3, 18
MOST_LINES = 36  # 18 islands with at most four lines each
SIDES = ("A", "B")
ISLANDS = tuple(str(island) for island in range(N_ISLANDS))
PAIRS = tuple(f"{one}-{other}" for one, other in combinations(range(N_ISLANDS), 2))
CARDS = tuple(f"{numeral}x{bridges}" for numeral in range(1, 7) for bridges in range(1, 4))
NO_FLAG, RED_FLAG, BLUE_FLAG = range(3)
FLAGS = {None: NO_FLAG, "red": RED_FLAG, "blue": BLUE_FLAG}
BONUSES = ("red", "blue", "six")
NO_LINE = -1

OURS = Path(__file__).with_name("components.json")
PRINTED_FOR_ALL = (
    ("setup", "start_numbers"),
    *(("bonuses", bonus, when) for bonus in BONUSES for when in ("first", "later")),
    ("final_scoring", "points_per_finished_island"),
    ("solo", "full_deadlines"),
)
RULEBOOK = Components(OURS)


def read(box: Components) -> Tables:
    """R1.1 to R1.4: checks an edition and turns it into tables."""
    box.repeat(RULEBOOK, *PRINTED_FOR_ALL)
    sides = [Side(box, name).tables() for name in SIDES]
    tables = {name: np.stack([side[name] for side in sides]) for name in sides[0]}
    return {**tables, "copies": copies(box)}


def copies(box: Components) -> np.ndarray[Any, Any]:
    """R1.4: how many of the 18 cards are of each kind."""
    found = np.zeros(len(CARDS), np.int8)
    for index, card in enumerate(box.rows("deck", "cards", count=N_CARDS)):
        word = f"{card.get('numeral')}x{card.get('bridges')}" if isinstance(card, dict) else str(card)
        if word not in CARDS:
            box.refuse("hashi-edition-card", item=f"deck.cards[{index}]", card=word)
        found[CARDS.index(word)] += 1
    return found


class Side:
    """One side of the board, read and checked. The crossings are computed, never believed."""

    def __init__(self, box: Components, name: str) -> None:
        self.box, self.name = box, f"sides.{name}"
        self.at: dict[int, tuple[int, int]] = {}
        self.flags = [NO_FLAG] * N_ISLANDS
        self.read_islands(box.rows("sides", name, "islands", count=N_ISLANDS))
        self.lines: list[tuple[int, int]] = []
        for index, line in enumerate(box.part("sides", name, "lines", kind=list)):
            self.read_line(f"{self.name}.lines[{index}]", line)

    def read_islands(self, islands: list[Any]) -> None:
        """R1.2"""
        where = f"{self.name}.islands"
        for index, island in enumerate(islands):
            self.read_island(f"{where}[{index}]", island if isinstance(island, dict) else {})
        for name, count in (("red", N_RED), ("blue", N_BLUE)):
            if self.flags.count(FLAGS[name]) != count:
                self.box.refuse(
                    f"hashi-edition-{name}-flags", item=where, count=self.flags.count(FLAGS[name]), expected=count
                )

    def read_island(self, where: str, island: dict[str, Any]) -> None:
        number, place, flag = island.get("id"), (island.get("x"), island.get("y")), island.get("flag")
        if not isinstance(number, int) or not 0 <= number < N_ISLANDS or number in self.at:
            self.box.refuse("hashi-edition-island-id", item=where, id=str(number))
        if not all(isinstance(value, int) for value in place) or place in self.at.values():
            self.box.refuse("hashi-edition-island-place", item=where, place=str(list(place)))
        if flag not in FLAGS:
            self.box.refuse("hashi-edition-flag", item=where, flag=str(flag))
        self.at[number] = place  # type: ignore[assignment]  # both are integers: checked just above
        self.flags[number] = FLAGS[flag]

    def read_line(self, where: str, line: Any) -> None:
        """R1.3"""
        ends: tuple[Any, Any] = (line.get("a"), line.get("b")) if isinstance(line, dict) else (None, None)
        if not all(isinstance(end, int) and end in self.at for end in ends) or ends[0] == ends[1]:
            self.box.refuse("hashi-edition-line-ends", item=where, ends=f"{ends[0]}-{ends[1]}")
        one, other = sorted(ends)
        pair = f"{one}-{other}"
        if (one, other) in self.lines:
            self.box.refuse("hashi-edition-line-twice", item=where, line=pair)
        if not is_straight(self.at[one], self.at[other]):
            self.box.refuse("hashi-edition-line-bent", item=where, line=pair)
        for island, place in self.at.items():
            if island not in ends and lies_between(place, self.at[one], self.at[other]):
                self.box.refuse("hashi-edition-line-over", item=where, line=pair, island=island)
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

START_NUMBERS = tuple(RULEBOOK.part("setup", "start_numbers"))
N_ROUNDS = RULEBOOK.part("components", "cards_played")
MOST_ON_ISLAND = RULEBOOK.part("board_facts", "max_bridges_per_island")
ISLAND_POINTS = RULEBOOK.part("final_scoring", "points_per_finished_island")
BONUS_FIRST, BONUS_LATER = (
    np.array([RULEBOOK.part("bonuses", name, when) for name in BONUSES], np.int8) for when in ("first", "later")
)
SOLO_DEADLINE = np.array([RULEBOOK.part("solo", "full_deadlines", name) for name in BONUSES], np.int8)
RANKS = RULEBOOK.part("solo", "rating")
RATINGS = tuple(rank["id"] for rank in RANKS)
RATING_FROM = np.array([rank["min"] for rank in RANKS], np.int8)  # the least total of each rank

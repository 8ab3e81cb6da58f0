"""The rules of Hashi once more, slowly: words, dictionaries and sets, and everything is counted anew each time."""

from collections import Counter
from dataclasses import dataclass, field

MAPS = {
    "A": """
         0   1b  .   2   3
         .   4   5r  6   .
         7r  .   8   .   9r
        10b  .  11   .  12
        13  14r 15b 16  17
    """,
    "B": """
         0   .   .   .   1r  .
         .   2   3b  4   .   5b
         6   .   .   7r  .   8
         .   .   9   .   .  10
        11   .   .  12  13   .
        14  15r 16b  .  17r  .
    """,
}
POINTS = {"red": (9, 5), "blue": (7, 3), "six": (8, 4)}
DEADLINES = {"red": 12, "blue": 7, "six": 12}
CARDS = [f"{numeral}x{bridges}" for numeral in range(1, 7) for bridges in range(1, 4)]


def ends(line):
    """Of the line 2-3: the islands 2 and 3."""
    return tuple(int(end) for end in line.split("-"))


class Map:
    """One printed side: where the islands lie, their flags, the dotted lines and where they cross."""

    def __init__(self, side):
        self.at, self.flag = {}, {}
        for y, row in enumerate(MAPS[side].split("\n")[1:-1]):
            for x, word in enumerate(row.split()):
                if word != ".":
                    island = int(word.rstrip("rb"))
                    self.at[island] = (x, y)
                    self.flag[island] = {"r": "red", "b": "blue"}.get(word[-1])
        pairs = [f"{one}-{other}" for one in self.at for other in self.at if one < other]
        self.lines = [pair for pair in pairs if self.are_neighbours(*ends(pair))]
        self.rivals = {line: {rival for rival in self.lines if self.do_cross(line, rival)} for line in self.lines}

    def islands(self, flag):
        return {island for island in self.flag if self.flag[island] == flag}

    def inside(self, line):
        """The points of the raster that a line runs over, without its two islands."""
        (x1, y1), (x2, y2) = (self.at[end] for end in ends(line))
        box = {(x, y) for x in range(min(x1, x2), max(x1, x2) + 1) for y in range(min(y1, y2), max(y1, y2) + 1)}
        return box - {(x1, y1), (x2, y2)}

    def are_neighbours(self, one, other):
        (x1, y1), (x2, y2) = self.at[one], self.at[other]
        in_a_row = x1 == x2 or y1 == y2
        return in_a_row and not self.inside(f"{one}-{other}") & set(self.at.values())

    def do_cross(self, line, rival):
        return line != rival and bool(self.inside(line) & self.inside(rival))


@dataclass
class Board:
    """What one player has drawn: numbers by island, bridges by line."""

    map: Map
    numbers: dict = field(default_factory=dict)
    bridges: Counter = field(default_factory=Counter)

    def degree(self, island):
        return sum(count for line, count in self.bridges.items() if island in ends(line))

    def room(self, island):
        return self.numbers.get(island, 6) - self.degree(island)

    def against_writing(self, island, numeral):
        """Every reason why this numeral may not go there."""
        degree, reasons = self.degree(island), set()
        if island in self.numbers:
            reasons.add(f"has_number {island} {self.numbers[island]}")
        if self.map.flag[island] and degree == 0:
            reasons.add(f"flag_needs_bridge {island}")
        if numeral < degree:
            reasons.add(f"too_small {island} {degree}")
        return reasons

    def against_bridge(self, line):
        """Every reason why one bridge may not be drawn here, whatever becomes of the others."""
        if line not in self.map.lines:
            return {f"no_such_line {line}"}
        reasons = {f"crosses {line} {rival}" for rival in self.map.rivals[line] if self.bridges[rival]}
        reasons |= {f"island_full {end} {self.degree(end)}" for end in ends(line) if self.room(end) == 0}
        if not any(end in self.numbers for end in ends(line)):
            reasons.add(f"no_number {line}")
        if self.bridges[line] == 2:
            reasons.add(f"line_full {line}")
        return reasons

    def can_draw(self, owed):
        """Can so many bridges be drawn from here?"""
        return owed == 0 or any(self.can_begin(line, owed) for line in self.map.lines)

    def can_begin(self, line, owed):
        """Can so many bridges be drawn, this one first?"""
        if self.against_bridge(line):
            return False
        after = Board(self.map, self.numbers, self.bridges + Counter([line]))
        return after.can_draw(owed - 1)

    def legal_writes(self, numeral):
        return {island for island in self.map.at if not self.against_writing(island, numeral)}

    def legal_bridges(self, owed):
        return {line for line in self.map.lines if self.can_begin(line, owed)}

    def finished(self):
        return {island for island, number in self.numbers.items() if self.degree(island) == number}

    def network(self, island):
        """The finished islands that can be reached from this one over bridges and finished islands only."""
        reached, finished = set(), self.finished()
        waiting = {island} & finished
        while waiting:
            here = waiting.pop()
            reached.add(here)
            over = [ends(line) for line, count in self.bridges.items() if count and here in ends(line)]
            waiting |= {end for pair in over for end in pair if end in finished} - reached
        return reached

    def fulfilled(self):
        """The kinds of bonus whose condition holds now."""
        kinds = {flag for flag in ("red", "blue") if self.map.islands(flag) <= self.finished()}
        return kinds | {"six" for island in self.map.at if len(self.network(island)) >= 6}


class Match:
    """The boards of all seats and what was paid to them."""

    def __init__(self, seats, side):
        self.boards = [Board(Map(side)) for _ in range(seats)]
        self.paid = [{} for _ in range(seats)]
        self.rounds = 0

    def end_round(self):
        self.rounds += 1
        for kind, (high, low) in POINTS.items():
            points = high if self.is_in_time(kind) else low
            for board, paid in zip(self.boards, self.paid, strict=True):
                if kind in board.fulfilled() and kind not in paid:
                    paid[kind] = points

    def is_in_time(self, kind):
        """Alone against the piles, otherwise before all the others."""
        if len(self.boards) == 1:
            return self.rounds <= DEADLINES[kind]
        return not any(kind in paid for paid in self.paid)

    def totals(self):
        both = zip(self.boards, self.paid, strict=True)
        return [2 * len(board.finished()) + sum(paid.values()) for board, paid in both]

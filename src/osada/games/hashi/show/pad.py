"""The score pad: a finished real table as a file, turned into the position to score (DESIGN: score pad files).

Bonuses stand in the file as they were paid; islands are counted from numbers and bridges.
"""

from collections.abc import Mapping
from typing import Any

from osada.engine.bits import has
from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.engine.layout import States
from osada.engine.pad import ScoreFile, position
from osada.games.hashi.components import (
    BONUS_FIRST,
    BONUS_LATER,
    BONUSES,
    CROSSING,
    EDITION_IDS,
    ISLANDS,
    LINE_OF_PAIR,
    MOST_ON_ISLAND,
    N_ROUNDS,
    NO_LINE,
    PAIR_OF_LINE,
    PAIRS,
    SIDES,
)
from osada.games.hashi.state import MAX_SEATS, OVER, STATE
from osada.games.hashi.view import VIEW

MOST_ON_LINE = 2


def pad(data: Mapping[str, Any]) -> States:
    """R11.1 The position of a finished table."""
    file = ScoreFile(data, EDITION_IDS, ("side", "edition", "boards"), "boards", range(1, MAX_SEATS + 1))
    known = file.record(VIEW, OVER)
    known["side"], known["rounds"] = SIDES.index(file.fields.word("side", SIDES)), N_ROUNDS
    for seat, board in enumerate(file.players):
        _Sheet(known[0], board).fill(known[0]["boards"][seat])
    return position(known, STATE)


class _Sheet:
    """One board of the file, checked against the rules that a finished board must keep."""

    def __init__(self, known: Any, board: Fields) -> None:
        self.edition, self.side = int(known["edition"]), int(known["side"])
        self.fields = board.only("numbers", "bridges", "bonuses", "crossed_out")
        self.numbers = dict(board.object("numbers").numbers(ISLANDS, range(1, MOST_ON_ISLAND + 1)))
        bridges = board.object("bridges").numbers(self.lines, range(MOST_ON_LINE + 1))
        self.bridges = {pair: count for pair, count in bridges if count > 0}
        self.crossed_out = [str(island) for island in board.list("crossed_out", 0, len(ISLANDS), needed=False)]

    @property
    def lines(self) -> list[str]:
        """The pairs of islands that a line joins."""
        joined = LINE_OF_PAIR[self.edition, self.side]
        return [pair for pair, line in zip(PAIRS, joined, strict=True) if line != NO_LINE]

    def fill(self, board: Any) -> None:
        self.check()
        for island, number in self.numbers.items():
            if island not in self.crossed_out:
                board["numbers"][ISLANDS.index(island)] = number
        for pair, count in self.bridges.items():
            board["bridges"][PAIRS.index(pair)] = count
        paid = self.fields.object("bonuses", needed=False).only(*BONUSES)
        for bonus, name in enumerate(BONUSES):
            board["bonuses"][bonus] = paid.number(name, (0, int(BONUS_LATER[bonus]), int(BONUS_FIRST[bonus])), 0)

    def check(self) -> None:
        """R5.3, R5.5, R5.6; R11.1: a crossed out island may be wrong."""
        for island in self.crossed_out:
            if island not in ISLANDS:
                self.fields.refuse("crossed_out", island, f"{ISLANDS[0]} … {ISLANDS[-1]}")
        for pair in self.bridges:
            self.check_line(pair)
        for island in ISLANDS:
            count = sum(bridges for pair, bridges in self.bridges.items() if island in pair.split("-"))
            most = self.numbers.get(island, MOST_ON_ISLAND)
            if count > most and island not in self.crossed_out:
                raise OsadaError(
                    "hashi-pad-too-many", field=self.fields.at("bridges"), island=island, most=most, bridges=count
                )

    def check_line(self, pair: str) -> None:
        where = self.fields.at(f"bridges.{pair}")
        if not any(end in self.numbers or end in self.crossed_out for end in pair.split("-")):
            raise OsadaError("hashi-pad-no-number", field=where, line=pair)
        crossing = int(CROSSING[self.edition, self.side, LINE_OF_PAIR[self.edition, self.side, PAIRS.index(pair)]])
        for line in range(len(self.lines)):
            rival = PAIRS[PAIR_OF_LINE[self.edition, self.side, line]]
            if has(crossing, line) and rival in self.bridges:
                raise OsadaError("hashi-pad-crosses", field=where, line=pair, rival=rival)

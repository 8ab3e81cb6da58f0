"""The score pad: a finished real table as a file, turned into the position to score (DESIGN: score pad files).

What each closed area paid stands in the file; where the crossed hexes are given too, both must agree.
"""

from collections.abc import Mapping
from typing import Any

from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.engine.game import comma_separated
from osada.engine.layout import States
from osada.engine.pad import ScoreFile, position
from osada.games.border.components import AREAS, BORDER, EDITION_IDS, N_HEXES, N_LAYOUTS, VALUES, WHITE, bits
from osada.games.border.state import MAX_SEATS, NO_COLOUR, OVER, STATE
from osada.games.border.view import VIEW
from osada.locales import Noun


def pad(data: Mapping[str, Any]) -> States:
    """R8.2 The position of a finished table."""
    file = ScoreFile(data, EDITION_IDS, ("edition", "boards"), "boards", range(1, MAX_SEATS + 1))
    known = file.record(VIEW, OVER)
    known["dice"] = NO_COLOUR
    free = list(range(1, N_LAYOUTS + 1))
    for seat, board in enumerate(file.players):
        sheet = _Sheet(file.edition, board, free)
        free.remove(sheet.layout)
        sheet.fill(known[0]["boards"][seat])
    return position(known, STATE)


class _Sheet:
    """One board of the file, checked against the rules that a finished board must keep."""

    def __init__(self, edition: int, board: Fields, free: list[int]) -> None:
        self.edition = edition
        self.fields = board.only("layout", "crossed", "closed")
        self.layout = board.number("layout", free)
        self.closed = board.object("closed").only(*AREAS)
        self.crossed = self.read_crossed() if board.has("crossed") else self.trusted()

    def read_crossed(self) -> set[int]:
        """The white hexes have printed crosses (R1.3), listed or not."""
        hexes = self.fields.list("crossed", 0, N_HEXES, of=range(N_HEXES))
        return {*hexes, *members(WHITE[self.edition])}

    def trusted(self) -> set[int]:
        """Without a list, the borders of the closed areas count as crossed."""
        closed = [members(BORDER[self.edition, AREAS.index(motif)]) for motif in self.closed.value]
        return set(members(WHITE[self.edition])).union(*closed)

    def fill(self, board: Any) -> None:
        board["layout"] = self.layout
        board["crossed"] = bits(self.crossed)
        for area, motif in enumerate(AREAS):
            if self.closed.has(motif):
                board["paid"][area] = self.paid(area, motif)

    def paid(self, area: int, motif: str) -> int:
        """R7.1, R7.2 The whole border is crossed, and the points are the high or the low value."""
        missing = [hex for hex in members(BORDER[self.edition, area]) if hex not in self.crossed]
        if missing:
            where, name = self.closed.at(motif), Noun("border", motif)
            raise OsadaError(
                "border-pad-open", field=where, area=name, hexes=comma_separated(missing), count=len(missing)
            )
        return self.closed.number(motif, sorted(int(points) for points in VALUES[self.edition, area]))


def members(hexes: Any) -> list[int]:
    """The hexes of a set."""
    return [hex for hex in range(N_HEXES) if (bits([hex]) & hexes).any()]

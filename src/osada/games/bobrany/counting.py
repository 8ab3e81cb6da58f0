"""How the points of a seat come about (rulebook: scoring, appendix about the cards): a step for each tile or group.

Spaces are cells; for building tokens that are still in the reserve the kind of token stands in their place.
"""

from collections.abc import Iterator

from osada.engine.counting import Count, PartCount, Step
from osada.engine.layout import State, States
from osada.games.bobrany.components import (
    ALONE,
    BEAVERS,
    BUILDER_POINTS,
    CARDS,
    COLOUR_OF_CARD,
    COLOURS,
    EXTRA,
    GROUPS,
    IS_LINKED,
    LARGEST,
    MAJORITY,
    MANNER,
    NO_CARD,
    NUMBER,
    PAYS,
    PLACES,
    POINTS,
    PURPLE,
    REGION,
    SITES,
    TILES_SEEN,
    TOKENS,
    WATCHED,
    WORTH,
)
from osada.games.bobrany.possible import Possible
from osada.games.bobrany.reading import Town, group_of, groups_of, members, names, plain_borders_within
from osada.games.bobrany.state import OVER
from osada.games.bobrany.town import (
    BORDER_AT,
    BORDER_BIT,
    CELLS,
    EAST,
    IN_COLUMN,
    N_COLUMNS,
    N_SIDES,
    NEIGHBOUR,
    NO_CELL,
    WEST,
)

FIRST_COLUMN, LAST_COLUMN = (int(IN_COLUMN[column]) | 1 << column for column in (0, N_COLUMNS - 1))


def count(states: States, seat: int) -> Count:
    """R8.1 The cards in play in the order of RULES.md, and the builder beaver."""
    state = states[0]
    counting, possible = Counting(state, seat), Possible(state, seat)
    parts = [
        counted(state, CARDS[card], list(counting.steps(card)), possible.of_card(card))
        for card in sorted(state["cards"].tolist())
        if card != NO_CARD
    ]
    builder = [Step(BUILDER_POINTS)] if state["builder"] == seat else []
    return Count([*parts, counted(state, "builder", builder, possible.of_builder())])


def counted(state: State, part: str, steps: list[Step], possible: int) -> PartCount:
    now = sum(step.points for step in steps)
    return PartCount(part, now, now if state["phase"] == OVER else possible, steps)


class Counting:
    """The steps of each card for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.town, self.rival = Town.of(state, seat), Town.of(state, 1 - seat)
        self.edition, self.lone = int(state["edition"]), bool(state["lone"])

    def steps(self, card: int) -> Iterator[Step]:
        """R9.1 to R9.22 By the manner in which the card scores; what pays nothing is left out."""
        manner = MANNER[card]
        if manner == BEAVERS:
            return self.walks(card)
        if manner == SITES:
            return self.sites(card)
        if manner == MAJORITY:
            return self.majority(card)
        if manner == NUMBER:
            return self.number(card)
        if manner == GROUPS:
            return self.groups(card)
        return self.tiles(card)

    def own(self, card: int) -> int:
        return self.town.cells[int(COLOUR_OF_CARD[card])]

    def points(self, card: int) -> int:
        return int(POINTS[self.edition, card])

    # --- Cards that look at one tile after the other --------------------------

    def tiles(self, card: int) -> Iterator[Step]:
        for cell in members(self.own(card)):
            points, looked_at = self.tile(card, cell)
            if points:
                yield Step(points, [CELLS[cell]], names(looked_at))

    def tile(self, card: int, cell: int) -> tuple[int, int]:
        """What it pays, and the tiles that are counted for it."""
        manner, points = MANNER[card], self.points(card)
        if manner == PLACES:
            return int(WORTH[self.edition, card, cell]), 0
        if manner == LARGEST:
            group = self.largest_group_beside(cell)
            least = 1 if self.lone else int(EXTRA[self.edition, card])
            return (group.bit_count(), group) if group.bit_count() >= least else (0, 0)
        seen = self.town.of_colours(int(WATCHED[card])) & int(REGION[card, cell])
        if manner == ALONE:
            return (0, 0) if seen else (points, 0)
        found = seen if manner == TILES_SEEN else self.one_of_each_colour(seen)
        return points * found.bit_count(), found

    def largest_group_beside(self, cell: int) -> int:
        """R9.8 Klášter: of equal ones the first in the order of the sides."""
        beside = [int(other) for other in NEIGHBOUR[cell] if other != NO_CELL]
        colours = [self.town.cells[colour] for colour in range(len(COLOURS)) if colour != PURPLE]
        return max((group_of(other, cells) for other in beside for cells in colours), key=int.bit_count)

    def one_of_each_colour(self, cells: int) -> int:
        found = 0
        for tiles in self.town.cells:
            found |= tiles & cells & -(tiles & cells)
        return found

    # --- Cards that look at the whole town ------------------------------------

    def sites(self, card: int) -> Iterator[Step]:
        """R9.2 Dvůr: red tiles, and what is left in the reserve, kind by kind."""
        for cell in members(self.own(card)):
            yield Step(self.points(card), [CELLS[cell]])
        for token, left in zip(TOKENS, self.town.reserve, strict=True):
            if left:
                yield Step(int(EXTRA[self.edition, card]) * left, [token])

    def majority(self, card: int) -> Iterator[Step]:
        """R9.7 Svatyně: each tile, then more of them than the rival."""
        own, rival = self.own(card), self.rival.cells[COLOUR_OF_CARD[card]]
        for cell in members(own):
            yield Step(self.points(card), [CELLS[cell]])
        if own.bit_count() > rival.bit_count():
            yield Step(int(EXTRA[self.edition, card]), names(own))

    def number(self, card: int) -> Iterator[Step]:
        """R9.10 Pagoda: all tiles together."""
        own = self.own(card)
        points = int(PAYS[self.edition, card, own.bit_count()])
        if points:
            yield Step(points, names(own))

    def groups(self, card: int) -> Iterator[Step]:
        """R9.19 Chalupa, R9.20 Srub, R9.21 Bouda, R9.22 Salaš."""
        own = self.own(card)
        for group in groups_of(own, self.town.joined if IS_LINKED[card] else plain_borders_within(own)):
            points = int(PAYS[self.edition, card, group.bit_count()])
            if points:
                yield Step(points, names(group))

    # --- R9.1 Náměstí ---------------------------------------------------------

    def walks(self, card: int) -> Iterator[Step]:
        """The tiles of each beaver's walk in order, from the left edge to the right; one on a spur is walked twice."""
        for cell in members(self.town.beavers):
            come, go = self.way_out(cell, FIRST_COLUMN, WEST), self.way_out(cell, LAST_COLUMN, EAST)
            if come and go:
                yield Step(self.points(card), [CELLS[cell]], [CELLS[each] for each in (*reversed(come), *go[1:])])

    def way_out(self, start: int, column: int, side: int) -> list[int]:
        """The shortest way along connected tiles to one of this column that leads out of the town."""
        ways, seen = [[start]], 1 << start
        for way in ways:
            cell = way[-1]
            if column >> cell & 1 and self.town.walkways[cell] >> side & 1:
                return way
            for other in self.connected(cell):
                if not seen >> other & 1:
                    seen |= 1 << other
                    ways.append([*way, other])
        return []

    def connected(self, cell: int) -> Iterator[int]:
        """R6.4"""
        for side in range(N_SIDES):
            if NEIGHBOUR[cell, side] != NO_CELL and self.town.joined >> int(BORDER_BIT[BORDER_AT[cell, side]]) & 1:
                yield int(NEIGHBOUR[cell, side])

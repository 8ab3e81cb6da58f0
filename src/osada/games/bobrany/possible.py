"""The most that each card can still pay a seat, or a bound: nothing that may still happen makes it pay more.

What is proved from is what the seat may still lay (prospects.py). Cards that look at tiles of their own colour alone
are tried with all sets of cells that can get one; for the others each function says why it is a bound.
"""

from functools import cached_property

import numpy as np

from osada.engine.layout import State
from osada.games.bobrany.components import (
    ALONE,
    BEAVERS,
    BROWN,
    BUILDER_POINTS,
    COLOUR_OF,
    COLOUR_OF_CARD,
    COLOURS,
    EXTRA,
    GROUPS,
    IS_LINKED,
    LARGEST,
    MAJORITY,
    MANNER,
    MOST_POINTS,
    NUMBER,
    PLACES,
    POINTS,
    PURPLE,
    RED,
    REGION,
    SITES,
    TILES_SEEN,
    WATCHED,
)
from osada.games.bobrany.prospects import CROSS, Prospects
from osada.games.bobrany.reading import Town, group_of, members, plain_borders_within, plain_reached
from osada.games.bobrany.sets import (
    COLUMN_CELLS,
    EVERY_BORDER,
    Sets,
    best_joined,
    sizes_of_groups,
    worth_of_parted_sets,
    worth_of_sets,
)
from osada.games.bobrany.state import NOBODY, PAY
from osada.games.bobrany.town import (
    ALL_CELLS,
    BORDER_AT,
    BORDER_BIT,
    EAST,
    JOINS,
    N_CELLS,
    N_COLUMNS,
    NEIGHBOUR,
    NO_CELL,
    WEST,
)

NO_COLOUR = -1
AT_ONCE = 256  # sets of cells


class Possible:
    """For one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.edition = state, seat, int(state["edition"])
        self.ahead = Prospects(state, seat)
        self.town, self.rival = self.ahead.town, Town.of(state, 1 - seat)

    def of_card(self, card: int) -> int:
        manner = MANNER[card]
        if manner == BEAVERS:
            return self.beavers(card)
        if manner == SITES:
            return self.sites(card)
        if manner == MAJORITY:
            return self.majority(card)
        if manner == LARGEST:
            return self.largest(card)
        if WATCHED[card] >> COLOUR_OF_CARD[card] & 1 or manner in (PLACES, NUMBER, GROUPS):
            return self.own_tiles(card)
        return self.hermitage(card) if manner == ALONE else self.seen(card)

    def points(self, card: int, most: int) -> int:
        """For each of so many; none at all if an edition takes points away."""
        return max(0, int(POINTS[self.edition, card])) * most

    # --- Cards that look at their own colour alone ----------------------------

    def own_tiles(self, card: int) -> int:
        """R9.3 to R9.6, R9.10, R9.17, R9.19 to R9.22 Every set of cells that may get a tile is tried."""
        colour = int(COLOUR_OF_CARD[card])
        sets = self.ahead.sets(colour) | self.town.cells[colour]
        if IS_LINKED[card]:
            return self.linked(card, sets)
        return int(worth_of_sets(self.edition, card)[sets].max())

    def linked(self, card: int, sets: Sets) -> int:
        """R9.20 Srub: a bound, for all ends that may meet do, a token joins any two parts, and groups may be parted."""
        most = worth_of_parted_sets(self.edition, card)[sets]
        order, found = np.argsort(-most), -MOST_POINTS * N_CELLS
        for first in range(0, len(sets), AT_ONCE):  # those that promise most come first: mostly they are enough
            chosen = order[first : first + AT_ONCE]
            if most[chosen[0]] > found:
                found = max(found, int(np.minimum(most[chosen], self.joined_by_tokens(card, sets[chosen])).max()))
        return found

    def joined_by_tokens(self, card: int, sets: Sets) -> Sets:
        """R6.4 What the parts of each set pay that need no token, with as many joined as there may be tokens."""
        ahead, colour = self.ahead, int(COLOUR_OF_CARD[card])
        paid = ahead.hand_fee if ahead.is_in_hand(colour) else 0
        others = ahead.later + ahead.is_in_hand(colour)
        tokens = np.array([ahead.tokens(others - new) + paid for new in range(others + 1)])
        joins = tokens[np.bitwise_count(sets & ~self.town.cells[colour])]
        rows = np.column_stack([joins, sizes_of_groups(sets, self.open_borders)])
        kinds, which = np.unique(rows, axis=0, return_inverse=True)
        found = [best_joined(self.edition, card, tuple(sizes), joins) for joins, *sizes in kinds.tolist()]
        return np.array(found)[which]

    @cached_property
    def open_borders(self) -> int:
        """R6.4 The borders that are connected, or may still be without a token."""
        open_ones = [border for border, (cell, side) in enumerate(JOINS) if self.may_join(cell, side)]
        return sum(1 << int(BORDER_BIT[border]) for border in open_ones)

    def may_join(self, cell: int, side: int) -> bool:
        """R6.4 Without a token: both tiles have a walkway, or one is still to come and the other has."""
        town, other = self.town, int(NEIGHBOUR[cell, side])
        is_laid, is_other_laid = town.laid >> cell & 1, town.laid >> other & 1
        if is_laid and is_other_laid:
            return bool((town.joined | self.ahead.owed) >> int(BORDER_BIT[BORDER_AT[cell, side]]) & 1)
        leads_out = town.walkways[cell] >> side & 1 if is_laid else town.facing[cell] >> side & 1
        return bool(leads_out) or not (is_laid or is_other_laid)

    def majority(self, card: int) -> int:
        """R9.7 Svatyně: all tiles that may come, and the rival never has fewer than now."""
        own, rival = (town.cells[COLOUR_OF_CARD[card]].bit_count() for town in (self.town, self.rival))
        bonus = max(0, int(EXTRA[self.edition, card]))
        most = own + self.ahead.most_of(int(COLOUR_OF_CARD[card]))
        return self.points(card, most) + (bonus if most > rival else 0)

    def sites(self, card: int) -> int:
        """R9.2 Dvůr: a bound, for red tiles lie where they cost least, the last is not paid for, nothing else is."""
        ahead, town = self.ahead, self.town
        fees = sorted(ahead.fee(cell, CROSS) for cell in members(ahead.allowed[RED]))
        each, token = max(0, int(POINTS[self.edition, card])), max(0, int(EXTRA[self.edition, card]))
        found = [token * (town.tokens + ahead.raft_afloat)]
        for more in range(1, ahead.most_of(RED) + 1):
            later = more - ahead.is_in_hand(RED)
            dams = max(0, later - ahead.free)
            tokens = town.tokens + ahead.raft_afloat + later - dams - ahead.owed.bit_count() - sum(fees[: more - 1])
            found.append(each * more + token * tokens)
        return each * town.cells[RED].bit_count() + max(found)

    # --- Cards that look at other colours -------------------------------------

    def hermitage(self, card: int) -> int:
        """R9.9 Poustevna: the tiles that are alone stay so, and new ones go where nothing disturbs them."""
        shunned = self.town.of_colours(int(WATCHED[card]))
        quiet = sum(1 << cell for cell in range(N_CELLS) if not int(REGION[card, cell]) & shunned)
        colour = int(COLOUR_OF_CARD[card])
        alone = (self.town.cells[colour] & quiet).bit_count()
        return self.points(card, alone + self.ahead.most_of(colour, quiet))

    def seen(self, card: int) -> int:
        """R9.11 to R9.16, R9.18 A bound, for a new tile has the colour that each own one lacks, if any is left."""
        colour = int(COLOUR_OF_CARD[card])
        sets, own = self.ahead.sets(colour), self.town.cells[colour]
        left = self.ahead.most - np.bitwise_count(sets).astype(np.int32)
        now, more = np.zeros(len(sets), np.int32), np.zeros(len(sets), np.int32)
        for cell in members(own | self.ahead.allowed[colour]):
            seen, fill, most = self.around(card, cell)
            lies = 1 if own >> cell & 1 else sets >> cell & 1
            now += seen * lies
            more += np.minimum(np.bitwise_count(fill & ~sets), np.minimum(most, left)) * lies
        if (left < np.bitwise_count(self.fillable(colour) & ~sets)).any():
            more = np.minimum(more, self.shown_by(card, sets, left))
        return self.points(card, int((now + more).max()))

    def around(self, card: int, cell: int) -> tuple[int, int, int]:
        """What a tile sees now; the empty cells that may show it more; how much more."""
        region, watched = int(REGION[card, cell]), int(WATCHED[card])
        colours = [colour for colour in range(len(COLOURS)) if watched >> colour & 1]
        if MANNER[card] == TILES_SEEN:
            fill = self.fillable(int(COLOUR_OF_CARD[card])) & region
            return (self.town.of_colours(watched) & region).bit_count(), fill, N_CELLS
        missing = [colour for colour in colours if not self.town.cells[colour] & region]
        coming = [self.ahead.allowed[colour] & region for colour in missing if self.ahead.supply[colour]]
        fill = 0
        for cells in coming:
            fill |= cells
        return len(colours) - len(missing), fill, sum(cells != 0 for cells in coming)

    def fillable(self, colour: int) -> int:
        """The empty cells that can get a tile of another colour."""
        found = 0
        for other in range(len(COLOURS)):
            if other != colour and self.ahead.supply[other]:
                found |= self.ahead.allowed[other]
        return found

    def shown_by(self, card: int, sets: Sets, left: Sets) -> Sets:
        """With few tiles left: each shows itself to the own tiles around it, and those that show most are laid."""
        colour = int(COLOUR_OF_CARD[card])
        lying = sets | self.town.cells[colour]
        cells = list(members(self.fillable(colour)))
        shows = [np.bitwise_count(lying & int(REGION[card, cell])) * (~sets >> cell & 1) for cell in cells]
        ranked = -np.sort(-np.stack(shows).astype(np.int32), axis=0)
        found: Sets = (ranked * (np.arange(len(cells))[:, None] < left)).sum(axis=0)
        return found

    def largest(self, card: int) -> int:
        """R9.8 Klášter: a bound, for each tile has the largest group that may come to lie beside it for itself."""
        ahead, own = self.ahead, self.town.cells[PURPLE]
        least = 1 if self.state["lone"] else int(EXTRA[self.edition, card])
        lying = [self.groups_beside(cell) for cell in members(own)]
        coming = [self.groups_beside(cell) for cell in members(ahead.allowed[PURPLE])]
        found = []
        for more in range(ahead.most_of(PURPLE) + 1):
            sizes = [[largest_of(groups, ahead.most - more, least) for groups in each] for each in (lying, coming)]
            found.append(sum(sizes[0]) + sum(sorted(sizes[1], reverse=True)[:more]))
        return max(found)

    def groups_beside(self, cell: int) -> list[tuple[int, int, int]]:
        """Of the groups that may come to lie beside a cell: all cells, those laid already, tiles that are left."""
        found = set()
        for colour in range(len(COLOURS)):
            if colour != PURPLE:
                lying = self.town.cells[colour]
                cells = (lying | self.ahead.allowed[colour]) & ~(1 << cell)
                for other in NEIGHBOUR[cell]:
                    if other != NO_CELL and cells >> int(other) & 1:
                        group = group_of(int(other), cells)
                        found.add((group.bit_count(), (group & lying).bit_count(), self.ahead.supply[colour]))
        return list(found)

    # --- R9.1 Náměstí ---------------------------------------------------------

    def beavers(self, card: int) -> int:
        """A bound, for each beaver has all tiles and tokens for its own two ways to the edges."""
        reach = self.way_out(WEST) & self.way_out(EAST)
        lying = self.town.beavers
        if self.state["phase"] == PAY and self.state["turn"] == self.seat and COLOUR_OF[self.state["tile"]] == BROWN:
            lying |= 1 << int(self.state["cell"])
        return self.points(card, (lying & reach).bit_count() + self.ahead.most_of(BROWN, reach))

    def way_out(self, side: int) -> int:
        """The cells from which a way over this edge may come about."""
        town, empty = self.town, self.fillable(NO_COLOUR)
        column = COLUMN_CELLS[0 if side == WEST else N_COLUMNS - 1]
        leading = sum(1 << cell for cell in members(column & town.laid) if town.walkways[cell] >> side & 1)
        borders = EVERY_BORDER if self.ahead.tokens(N_CELLS) else self.open_borders | self.paid_borders
        return int(plain_reached(leading | column & empty, borders & plain_borders_within(town.laid | empty)))

    @property
    def paid_borders(self) -> int:
        """R5.6 Where a red tile may pay with its own token, or the tile in the hand with others."""
        paying = self.ahead.allowed[RED] | (self.ahead.hand_cells if self.town.tokens else 0)
        return EVERY_BORDER & ~int(plain_borders_within(ALL_CELLS & ~paying))

    # --- R5.8 The builder beaver ----------------------------------------------

    def of_builder(self) -> int:
        """Whoever fills the town first; the rival has, if it only has to pay."""
        if self.state["builder"] != NOBODY:
            return BUILDER_POINTS if self.state["builder"] == self.seat else 0
        if not self.town.empty:
            return BUILDER_POINTS if self.state["turn"] == self.seat else 0
        can_fill = self.ahead.most == self.town.empty.bit_count() and self.fillable(NO_COLOUR) == self.town.empty
        return BUILDER_POINTS if can_fill and self.rival.empty else 0


def largest_of(groups: list[tuple[int, int, int]], tiles: int, least: int) -> int:
    """The largest size that a group may come to with so many new tiles, or 0."""
    most = max((min(cells, laid + min(left, tiles)) for cells, laid, left in groups), default=0)
    return most if most >= least else 0

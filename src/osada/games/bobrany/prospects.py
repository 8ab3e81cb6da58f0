"""What a seat may still lay in its town: rather too much than too little, and never more than it was before.

Whatever the rival does and whichever tiles come: a seat lays no more tiles than `most`, no more of a colour than
`supply`, and each on a cell where one of those that are left can lie. From that the bounds are proved.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from osada.engine.layout import State
from osada.games.bobrany.components import (
    COLOUR_OF,
    COLOURS,
    CRANE,
    DAM,
    FITS,
    LEVELS,
    N_POSITIONS,
    N_SLOTS,
    N_SLOTS_EACH,
    NO_TILE,
    RED,
    ROUNDS_WITH_TILES,
    SHAPE_OF,
    SHAPES,
    TOKEN_OF,
)
from osada.games.bobrany.reading import Town, members
from osada.games.bobrany.sets import COLUMN_CELLS, Sets, sets_within
from osada.games.bobrany.state import N_RAFT_KINDS, N_SEATS, NO_RAFT, NOBODY, OVER, PAY, PLACE
from osada.games.bobrany.town import ALL_CELLS, BORDER_AT, BORDER_BIT, N_COLUMNS, N_SIDES

LAST_ROUND = ROUNDS_WITH_TILES + N_POSITIONS - 1  # R3.3
CROSS = SHAPES.index("cross")
FACE_DOWN = -1  # in place of a position in the river
COLOUR, SHAPE, TOKEN, FITTING = COLOUR_OF.tolist(), SHAPE_OF.tolist(), TOKEN_OF.tolist(), FITS.tolist()


class Source(NamedTuple):
    """Tiles of one kind that a seat may still get, and the first of the columns that they pass."""

    tile: int
    copies: int
    column: int
    position: int = FACE_DOWN


class Prospects:
    """All of it for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.town = state, seat, Town.of(state, seat)
        self.phase, self.turn = int(state["phase"]), int(state["turn"])
        self.acts = self.phase != OVER and (self.town.empty != 0 or self.turn == seat)
        self.river, self.rafts = state["river"].tolist(), state["rafts"].tolist()
        self.is_placing = self.phase == PLACE and self.turn == seat
        self.hand = int(state["tile"]) if self.is_placing else NO_TILE
        self.sources = list(self._sources()) if self.acts and self.town.empty else []
        self.dams, self.cranes = self._tokens_of(DAM), self._tokens_of(CRANE)
        self.turns = self._turns()
        own_rafts = [slot for slot in range(N_SLOTS) if self.rafts[slot] != NO_RAFT and self._reaches(slot)]
        self.rafted = [self.river[slot] for slot in own_rafts]
        self.free = self.turns + len(self.rafted)  # tiles that cost no dam
        self.later = min(self.town.empty.bit_count() - self.is_placing, self.free + self.dams)
        self.most = self.later + self.is_placing
        self.reds_later = self._later(RED)
        self.supply = [self._later(colour) + self.is_in_hand(colour) for colour in range(len(COLOURS))]
        self.allowed = [self._allowed(colour) for colour in range(len(COLOURS))]

    # --- Turns ----------------------------------------------------------------

    @cached_property
    def comes(self) -> bool:
        """R3.4 Has the seat a turn in this round, now or still to come?"""
        beginner = (int(self.state["starter"]) + int(self.state["rounds"]) - 1) % N_SEATS
        return self.turn in (self.seat, NOBODY) or self.turn == beginner

    def _turns(self) -> int:
        """R4.2, R4.3 Each main action takes a tile, or puts a raft onto one."""
        now = int(self.state["main_left"]) if self.turn == self.seat else int(self.comes)
        return now + int(LAST_ROUND) - int(self.state["rounds"])

    # --- Tiles ----------------------------------------------------------------

    def _sources(self) -> Iterator[Source]:
        for tile, copies in enumerate(self.state["unseen"].tolist()):
            if copies:
                yield Source(tile, copies, column=0)
        for slot in range(N_SLOTS):
            if self._reaches(slot):
                position = slot // N_SLOTS_EACH
                yield Source(self.river[slot], 1, position + (not self.comes), position)

    def _reaches(self, slot: int) -> bool:
        """R3.1, R4.3 A tile that is not under the rival's raft, and not gone before the seat's next turn."""
        is_open = self.rafts[slot] == NO_RAFT or self.rafts[slot] // N_RAFT_KINDS == self.seat
        is_here = self.comes or slot < N_SLOTS - N_SLOTS_EACH
        return self.river[slot] != NO_TILE and is_open and is_here

    def _of(self, colour: int) -> list[Source]:
        return [source for source in self.sources if COLOUR[source.tile] == colour]

    def is_in_hand(self, colour: int) -> int:
        """Is a tile of this colour to be placed now?"""
        return int(self.hand != NO_TILE and COLOUR[self.hand] == colour)

    def _later(self, colour: int) -> int:
        """R3.1 The other tiles of a colour: those in the river must be taken before they fall, in so many turns."""
        found, of_colour = 0, self._of(colour)
        rafted = sum(COLOUR[tile] == colour for tile in self.rafted)
        for position in reversed(range(N_POSITIONS)):
            too_late = LAST_ROUND - int(self.state["rounds"]) - (N_POSITIONS - 1 - position)
            found += sum(source.copies for source in of_colour if source.position == position)
            found = min(found, self.turns - max(0, too_late) + rafted + self.dams)
        found += sum(source.copies for source in of_colour if source.position == FACE_DOWN)
        most: int = min(found, self.later, self.turns + rafted + self.dams)
        return most

    # --- Tokens ---------------------------------------------------------------

    def _tokens_of(self, kind: int) -> int:
        """R5.3 In the reserve, or to be had with red tiles."""
        return self.town.reserve[kind] + sum(source.copies for source in self.sources if TOKEN[source.tile] == kind)

    @cached_property
    def raft_afloat(self) -> int:
        """R3.1, R4.5 Is the own one-colour raft in the river? It comes back."""
        return int(self.seat * N_RAFT_KINDS in self.rafts)

    @cached_property
    def owed(self) -> int:
        """R5.6 The borders on which a token must be put now."""
        sides = int(self.state["owed"]) if self.phase == PAY and self.turn == self.seat else 0
        cell = int(self.state["cell"])
        return sum(1 << int(BORDER_BIT[BORDER_AT[cell, side]]) for side in range(N_SIDES) if sides >> side & 1)

    def tokens(self, more: int) -> int:
        """R5.3, R5.6 The most that may be in the reserve after so many more tiles, the one in the hand paid for.

        A red tile brings a token, but only where it costs nothing itself the token is left."""
        gains = max(0, min(self.reds_later, self.gaining_cells, more))
        spent = self.owed.bit_count() + self.hand_fee
        return max(0, self.town.tokens + self.raft_afloat - spent + gains) if self.acts else 0

    @cached_property
    def gaining_cells(self) -> int:
        """R6.3 The cells in which a red tile costs nothing; the one in the hand takes one of them."""
        columns = sum(COLUMN_CELLS[min((source.column for source in self._of(RED)), default=N_COLUMNS) :])
        cells = sum(self.fee(cell, CROSS) == 0 for cell in members(self.town.empty & columns))
        return max(0, cells - (self.is_in_hand(RED) and self.hand_fee == 0))

    @cached_property
    def hand_fee(self) -> int:
        """R5.4, R5.6 The least that the tile in the hand costs, in tokens."""
        if self.hand == NO_TILE:
            return 0
        column = COLUMN_CELLS[int(self.state["column"])]
        cells = members(self.town.empty if self.town.reserve[CRANE] else self.town.empty & column)
        return min(self.fee(cell, SHAPE[self.hand]) + (not column >> cell & 1) for cell in cells)

    def fee(self, cell: int, shape: int) -> int:
        """R6.3 The tokens that this shape costs there."""
        fits = FITTING[self.town.beside[cell]][self.town.facing[cell]] >> shape * LEVELS
        return next(tokens for tokens in range(LEVELS) if fits >> tokens & 1)

    # --- Cells ----------------------------------------------------------------

    def _allowed(self, colour: int) -> int:
        """R5.4, R6.3 The empty cells that take one of the tiles, with all tokens that there may be by then."""
        tokens, found = self.tokens(self.later - 1) + (colour == RED), 0
        for shape, column in {(SHAPE[source.tile], source.column) for source in self._of(colour) if self.later}:
            found |= self._taking(shape, sum(COLUMN_CELLS[column:]), tokens)
        return found | (self.hand_cells if self.is_in_hand(colour) else 0)

    @cached_property
    def hand_cells(self) -> int:
        """R5.4 Where the tile in the hand may be placed."""
        if self.hand == NO_TILE:
            return 0
        return self._taking(SHAPE[self.hand], COLUMN_CELLS[int(self.state["column"])], self.town.tokens)

    def _taking(self, shape: int, columns: int, tokens: int) -> int:
        """The empty cells of these columns, and with a crane all others, that take a shape."""
        others = ALL_CELLS & ~columns if self.cranes else 0
        return self._fitting(shape, columns, tokens) | self._fitting(shape, others, tokens - 1)

    def _fitting(self, shape: int, cells: int, tokens: int) -> int:
        bit, town = shape * LEVELS + min(tokens, N_SIDES), self.town
        return sum(
            1 << cell
            for cell in members(cells & town.empty if tokens >= 0 else 0)
            if FITTING[town.beside[cell]][town.facing[cell]] >> bit & 1
        )

    # --- Sets of cells --------------------------------------------------------

    def sets(self, colour: int) -> Sets:
        """All sets of cells that can get tiles of this colour."""
        return sets_within(self.allowed[colour], self.supply[colour], self._reach(colour))

    def most_of(self, colour: int, within: int = ALL_CELLS) -> int:
        """The most tiles of this colour in these cells."""
        found, cells = 0, self.allowed[colour] & within
        for column, reach in zip(COLUMN_CELLS, self._reach(colour), strict=True):
            found = min(found + (cells & column).bit_count(), reach)
        return found

    def _reach(self, colour: int) -> tuple[int, ...]:
        """R5.4 How many can lie in the columns up to each: what has passed them cannot go back without a crane."""
        passing = [0] * N_COLUMNS
        for source in self._of(colour):
            passing[source.column] += source.copies
        if self.is_in_hand(colour):
            passing[int(self.state["column"])] += 1
        return tuple(min(self.supply[colour], self.cranes + reach) for reach in accumulate(passing))

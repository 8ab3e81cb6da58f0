"""What one seat may still get until the end (R3, R10.1): workers of each row, and what they can bring at the most.

A worker of this round takes what lies on a free slot, one of a later round what nobody has seen yet.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from osada.games.mesta.components import (
    BLIND_PIECES,
    BLIND_SLOT,
    DEALS,
    FEATURE_ROW,
    FIRST_KIND,
    GROUND_OF,
    KINDS_OF_TERRAIN,
    LAND_TILES,
    N_COLOURS,
    N_FEATURES,
    N_SLOTS,
    N_START,
    PATTERNS,
    PIECE_ROW,
    ROWS,
    TILE_ROW,
)
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.plain import Plain, areas
from osada.games.mesta.rules.board import FEATURE_DOWN, TILE_DOWN
from osada.games.mesta.state import (
    DRAW_PIECES,
    LAY_OUT,
    NOBODY,
    NOTHING,
    OVER,
    TAKE,
    TURN_UP_CARD,
    TURN_UP_FEATURE,
    TURN_UP_TILE,
)

PAIRS_OF_COLOURS = tuple(combinations(range(N_COLOURS), 2))
HIDDEN = {FEATURE_ROW: 1, PIECE_ROW: BLIND_PIECES}  # things on the last slot that nobody has seen
ON_SLOT: Mapping[int, list[int]] = {  # how many things there are on each slot of a new round
    row: [
        sum(deal[:2] == [row, slot] for deal in DEALS.tolist()) + (hidden if slot == BLIND_SLOT else 0)
        for slot in range(N_SLOTS)
    ]
    for row, hidden in HIDDEN.items()
}


@dataclass(frozen=True)
class Supply:
    """What a seat may still take of features or pieces, by kind."""

    hand: Sequence[int]  # taken and not placed yet
    slots: Sequence[tuple[Sequence[int], int]]  # free in this round: what lies open, how much is hidden
    workers: int  # for these slots
    later: int  # the most that comes besides, of what is not seen yet
    unseen: Sequence[int]

    def most(self, kinds: Collection[int]) -> int:
        """Of these kinds together: the best choice of slots, and all that is not seen yet, as far as there are any."""
        unseen = sum(self.unseen[kind] for kind in kinds)
        taken = (
            sum(open[kind] for open, _ in slots for kind in kinds)
            + min(unseen, self.later + sum(hidden for _, hidden in slots))
            for slots in combinations(self.slots, self.workers)
        )
        return sum(self.hand[kind] for kind in kinds) + max(taken)


@dataclass(frozen=True)
class Tiles:
    """The tiles that a district may still get."""

    edition: int
    hand: Sequence[int]  # one of them is placed in any case: what is in hand, or a starting tile
    open: Sequence[int]  # on free slots of this round
    hidden: int  # there, too
    workers: int  # for these
    later: int  # tiles that are not seen yet
    unseen: Sequence[int]

    @property
    def number(self) -> int:
        return (1 if self.hand else 0) + self.workers + self.later

    def most(self, worth: Callable[[int, int], int]) -> int:
        """The best choice, if each tile is worth this (by edition and tile), of open ones and of those not seen yet."""
        open = sorted((worth(self.edition, tile) for tile in self.open), reverse=True)
        unseen = sorted((worth(self.edition, tile) for tile in self.unseen), reverse=True)
        fewest = max(0, self.workers - self.hidden)
        best = max(
            sum(open[:chosen]) + sum(unseen[: self.workers + self.later - chosen])
            for chosen in range(fewest, self.workers + 1)
        )
        return best + max((worth(self.edition, tile) for tile in self.hand), default=0)


# --- Read from a position ---------------------------------------------------


@dataclass(frozen=True)
class Rest:
    """The most of everything that a seat may still get. Each number holds by itself; not all can come true together."""

    has_turns: bool
    tiles: int
    lots: Sequence[int]  # by colour, on these tiles
    lots_of_two: Mapping[tuple[int, int], int]
    all_lots: int
    spaces: Sequence[int]  # by terrain, on these tiles
    areas: Sequence[int]  # by terrain: areas within one of these tiles
    features: Sequence[int]  # by kind
    of_terrain: Sequence[int]  # features of park and water
    pieces: Sequence[int]  # by colour
    all_pieces: int


def rest_of(state: Plain, seat: int) -> Rest:
    tiles, features, pieces = tiles_of(state, seat), features_of(state, seat), pieces_of(state, seat)
    kinds = [range(first, first + KINDS_OF_TERRAIN) for first in FIRST_KIND.tolist()]
    return Rest(
        has_turns=has_turns(state, seat),
        tiles=tiles.number,
        lots=[tiles.most(spaces_of(1 << colour)) for colour in range(N_COLOURS)],
        lots_of_two={two: tiles.most(spaces_of(1 << two[0] | 1 << two[1])) for two in PAIRS_OF_COLOURS},
        all_lots=tiles.most(spaces_of((1 << N_COLOURS) - 1)),
        spaces=[tiles.most(spaces_of(1 << ground)) for ground in GROUND_OF.tolist()],
        areas=[tiles.most(areas_of(ground)) for ground in GROUND_OF.tolist()],
        features=[features.most([kind]) for kind in range(N_FEATURES)],
        of_terrain=[features.most(group) for group in kinds],
        pieces=[pieces.most([colour]) for colour in range(N_COLOURS)],
        all_pieces=pieces.most(range(N_COLOURS)),
    )


def is_laid_out(state: Plain) -> bool:
    return bool(TURN_UP_CARD <= state.phase <= DRAW_PIECES or TAKE <= state.phase < OVER)


def later_rounds(state: Plain) -> int:
    """One that is just being laid out is among them."""
    return 0 if state.phase == OVER else int(asked.rounds_of(state) - state.rounds + (state.phase == LAY_OUT))


def workers_left(state: Plain, seat: int, row: int) -> int:
    """R3.6 In this round."""
    return int(asked.workers_for_row(state) - state.workers[row].tolist().count(seat)) if is_laid_out(state) else 0


def has_turns(state: Plain, seat: int) -> bool:
    """One that was begun is among them."""
    is_within = is_laid_out(state) and state.seat == seat and state.phase != TAKE
    return is_within or later_rounds(state) > 0 or any(workers_left(state, seat, row) for row in range(len(ROWS)))


def free_slots(state: Plain, row: int) -> list[int]:
    return [slot for slot in range(N_SLOTS) if state.workers[row][slot] == NOBODY] if is_laid_out(state) else []


def later_things(state: Plain, row: int) -> int:
    """R3.3, R3.4 The fullest slots of every later round."""
    fullest = sorted(ON_SLOT[row], reverse=True)[: asked.workers_for_row(state)]
    return later_rounds(state) * sum(fullest)


def tiles_of(state: Plain, seat: int) -> Tiles:
    """R2.3, R3.2, R5.1"""
    own = state.seat == seat
    starts = [tile for tile in range(N_START) if state.start_tiles >> tile & 1]
    is_new = all(tile == NOTHING for tile in state.districts[seat].tiles)
    dealt = [tile for tile in state.row_tiles if tile not in (NOTHING, TILE_DOWN)]
    unseen = [tile + N_START for tile in range(len(LAND_TILES)) if state.unseen_tiles >> tile & 1]
    return Tiles(
        edition=state.edition,
        hand=starts if is_new else [state.tile] if own and state.tile != NOTHING else [],
        open=[tile for tile in dealt if is_laid_out(state)],
        hidden=state.row_tiles.count(TILE_DOWN),
        workers=workers_left(state, seat, TILE_ROW),
        later=later_rounds(state) * asked.workers_for_row(state) + (own and state.phase == TURN_UP_TILE),
        unseen=unseen if is_laid_out(state) else unseen + dealt,
    )


def features_of(state: Plain, seat: int) -> Supply:
    """R3.3"""
    own = state.seat == seat
    pairs = state.row_features.tolist()
    dealt = [] if is_laid_out(state) else [kind for pair in pairs for kind in pair]
    return Supply(
        hand=numbers(state.taken if own else [], N_FEATURES),
        slots=[
            (numbers(pairs[slot], N_FEATURES), pairs[slot].count(FEATURE_DOWN))
            for slot in free_slots(state, FEATURE_ROW)
        ],
        workers=workers_left(state, seat, FEATURE_ROW),
        later=later_things(state, FEATURE_ROW) + (own and state.phase == TURN_UP_FEATURE),
        unseen=added(state.unseen_features, numbers(dealt, N_FEATURES)),
    )


def pieces_of(state: Plain, seat: int) -> Supply:
    """R3.4, R7.1"""
    own = state.seat == seat
    hand = added(state.pieces, numbers([state.piece], N_COLOURS)) if own else [0] * N_COLOURS
    slots = state.row_pieces.tolist()
    dealt = [] if is_laid_out(state) else slots
    return Supply(
        hand=hand,
        slots=[(slots[slot], BLIND_PIECES if slot == BLIND_SLOT else 0) for slot in free_slots(state, PIECE_ROW)],
        workers=workers_left(state, seat, PIECE_ROW),
        later=later_things(state, PIECE_ROW)
        + (BLIND_PIECES - sum(state.pieces) if own and state.phase == DRAW_PIECES else 0),
        unseen=added(state.bag, *dealt),
    )


def numbers(things: Sequence[int], kinds: int) -> list[int]:
    """How often each kind is among them; what is hidden or missing is of none."""
    return [things.count(kind) for kind in range(kinds)]


def added(*counts: Sequence[int]) -> list[int]:
    return [sum(column) for column in zip(*counts, strict=True)]


# --- What is on a tile ------------------------------------------------------


def spaces_of(grounds: int) -> Callable[[int, int], int]:
    """How many spaces of these grounds."""
    return lambda edition, tile: _spaces_on(edition, tile, grounds)


def areas_of(ground: int) -> Callable[[int, int], int]:
    """R9.1 How many areas: two where they meet at a corner."""
    return lambda edition, tile: _areas_on(edition, tile, ground)


@cache
def _spaces_on(edition: int, tile: int, grounds: int) -> int:
    return sum(
        int(spaces).bit_count() for ground, spaces in enumerate(PATTERNS[edition, tile, 0, 0]) if grounds >> ground & 1
    )


@cache
def _areas_on(edition: int, tile: int, ground: int) -> int:
    return len(list(areas(PATTERNS[edition, tile, 0, 0, ground])))

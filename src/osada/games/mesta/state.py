"""The position (rulebook: set-up): one record, copied with one memcpy, readable by name."""

from collections.abc import Mapping

import numpy as np

from osada.engine.game import RANDOM, seat_words
from osada.engine.layout import State, States, empty, record
from osada.games.mesta.components import (
    CARDS,
    CITIES,
    COPIES,
    COPIES_OF_PIECE,
    EDITION_IDS,
    GROUNDS,
    LAND_TILES,
    N_COLOURS,
    N_FEATURES,
    N_MILESTONES,
    N_RINGS,
    N_SLOTS,
    N_START,
    ROWS,
)
from osada.games.mesta.conditions import MOST_STOREYS
from osada.games.mesta.spaces import N_PLACES

MAX_SEATS = 4
SEAT_WORDS = seat_words(MAX_SEATS)
NOBODY, NOTHING, COVERED = -1, -1, MAX_SEATS  # COVERED: a slot of a milestone that nobody can have
YES, NO = "yes", "no"
TWO_SEATS, MIDDLE = 2, 1
PAIR = 2  # features on one slot, at most

# phases: first those in which an outcome is due, then those in which a seat acts
WHO_STARTS, METROPOLIS, LAY_OUT, TURN_UP_CARD, TURN_UP_TILE, TURN_UP_FEATURE, DRAW_PIECES = range(7)
START, TAKE, TILE, PICK, FEATURE, PIECE, BUILD, OVER = range(7, 15)
PHASES = (
    *("who-starts", "metropolis", "lay-out", "turn-up-card", "turn-up-tile", "turn-up-feature", "draw-pieces"),
    *("start", "take", "tile", "pick", "feature", "piece", "build", "over"),
)

# fmt: off
DISTRICT = record(                         # what a player has; sets of spaces are bits of the frame
    ground=(np.int64, len(GROUNDS)),       # lots by colour, without those under a statue or a wild lot; park; water
    features=(np.int64, N_FEATURES),       # spaces with a feature, by kind
    buildings=(np.int64, N_COLOURS),       # spaces with a building, by colour
    storeys=(np.int64, MOST_STOREYS),      # spaces with at least 1, 2, 3, 4 storeys
    cards=np.int64,                        # scoring cards, as bits
    tiles=(np.int8, N_PLACES),             # the tile on each place, or NOTHING
    turns=(np.int8, N_PLACES),             # its quarter turns clockwise
    left=np.int8,                          # the outermost tiles, counted from the starting tile
    top=np.int8,
    right=np.int8,
    bottom=np.int8,
)
STATE = record(
    unseen_cards=np.int64,                 # not turned up yet, as bits; those that left the game unseen are among them
    unseen_tiles=np.int64,                 # land tiles, likewise
    unseen_features=(np.int8, N_FEATURES), # by kind, likewise
    bag=(np.int8, N_COLOURS),              # pieces in it, by colour
    edition=np.int8,
    seats=np.int8,
    long=np.int8,                          # R11.1: 1 or 0
    features_optional=np.int8,             # R6.5: 1 or 0
    phase=np.int8,
    rounds=np.int8,                        # rounds begun
    metropolis=np.int8,                    # or NOTHING before it is drawn
    first=np.int8,                         # the starting player of this round, or NOBODY before that is drawn
    seat=np.int8,                          # whose turn it is
    dealt=np.int8,                         # things turned up onto the board in this round
    workers_placed=np.int8,                # in this round
    start_tiles=np.int8,                   # starting tiles that nobody has, as bits
    workers=(np.int8, (len(ROWS), N_SLOTS)),         # the seat of the worker on each slot, or NOBODY
    row_cards=(np.int8, N_SLOTS),          # what lies on each slot, or NOTHING; DOWN: face down
    row_tiles=(np.int8, N_SLOTS),
    row_features=(np.int8, (N_SLOTS, PAIR)),
    row_pieces=(np.int8, (N_SLOTS, N_COLOURS)),      # pieces by colour
    rings=(np.int8, (N_MILESTONES, N_RINGS)),        # the seat on each slot, NOBODY, or COVERED
    tile=np.int8,                          # the tile that was taken and is to be placed, or NOTHING
    taken=(np.int8, PAIR),                 # kinds of the features to be placed, in this order, or NOTHING
    pieces=(np.int8, N_COLOURS),           # taken and not used yet, by colour
    piece=np.int8,                         # the colour of the piece that is to be used now, or NOTHING
    districts=(DISTRICT, MAX_SEATS),
)
# fmt: on


def new(seats: int, options: Mapping[str, str]) -> States:
    """R2.1, R2.2, R2.5: everything unseen, nothing laid out, no worker placed."""
    states = empty(STATE)
    state = states[0]
    state["edition"] = EDITION_IDS.index(options["edition"])
    state["seats"] = seats
    state["long"], state["features_optional"] = (options[name] == YES for name in ("long", "features_optional"))
    state["unseen_cards"], state["unseen_tiles"] = (1 << len(CARDS)) - 1, (1 << len(LAND_TILES)) - 1
    state["unseen_features"][:] = COPIES[state["edition"]]
    state["bag"][:] = COPIES_OF_PIECE
    state["start_tiles"] = (1 << N_START) - 1
    for name in ("workers", "row_cards", "row_tiles", "row_features", "rings", "tile", "taken", "piece"):
        state[name] = NOTHING
    state["districts"]["tiles"] = NOTHING
    if seats == TWO_SEATS:
        state["rings"][:, MIDDLE] = COVERED
    begin(state, options["first"], options["metropolis"])
    return states


def begin(state: State, first: str, metropolis: str) -> None:
    """R2.1, R2.2: what is not drawn is settled; R2.3: the first to choose sits to the right of the starting player."""
    state["first"] = NOBODY if first == RANDOM else int(first)
    state["metropolis"] = NOTHING if metropolis == RANDOM else CITIES.index(metropolis)
    state["seat"] = 0 if first == RANDOM else (int(first) - 1) % int(state["seats"])
    state["phase"] = WHO_STARTS if first == RANDOM else METROPOLIS if metropolis == RANDOM else START


def is_long(value: str, seats: int) -> bool:
    """R11.1 Only two can play the long game."""
    return value == NO or (value == YES and seats == TWO_SEATS)

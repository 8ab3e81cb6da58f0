"""The VIEW record (R12.1): all that exists lies open, under the names of the position's fields where it is the same."""

import numpy as np

from osada.engine.layout import SAME, Bits, Counts, Each, EachSeat, Shown, Word, record, view_of
from osada.games.mesta.components import (
    CARDS,
    CITIES,
    EDITION_IDS,
    FEATURES,
    LAND_TILES,
    MILESTONES,
    N_MILESTONES,
    N_RINGS,
    N_SLOTS,
    START_TILES,
    TILES,
)
from osada.games.mesta.conditions import COLOURS
from osada.games.mesta.rules.words import DUTIES, SLOTS
from osada.games.mesta.scoring import ALWAYS
from osada.games.mesta.spaces import N_PLACES, N_SPACES, PLACES, SPACES
from osada.games.mesta.state import MAX_SEATS, NO, PAIR, PHASES, SEAT_WORDS, STATE, YES

DOWN = "face-down"
CARD_SLOTS, TILE_SLOTS = SLOTS[:N_SLOTS], SLOTS[N_SLOTS : 2 * N_SLOTS]
FEATURE_SLOTS = tuple(f"3.{slot + 1}.{which + 1}" for slot in range(N_SLOTS) for which in range(PAIR))
PIECE_SLOTS = tuple(f"4.{slot + 1} {colour}" for slot in range(N_SLOTS) for colour in COLOURS)
RING_SLOTS = tuple(f"{milestone + 1}.{slot + 1}" for milestone in range(N_MILESTONES) for slot in range(N_RINGS))
DEGREES = 90  # of a quarter turn

# fmt: off
KNOWN_DISTRICT = record(
    tiles=(np.int8, N_PLACES),             # the tile on each place
    rotations=(np.int16, N_PLACES),        # in degrees
    features=(np.int8, N_SPACES),          # the feature on each space
    colours=(np.int8, N_SPACES),           # of the building on each space
    heights=(np.int8, N_SPACES),
    cards=np.int64,
    pays=(np.int16, len(CARDS)),           # what each card held would pay now
    points=(np.int16, len(ALWAYS)),        # what the rest would pay now
    duty=np.int8,
)
VIEW, copy_public = view_of(
    STATE,
    unseen_cards=SAME, unseen_tiles=SAME, unseen_features=SAME, bag=SAME,
    edition=SAME, seats=SAME, long=SAME, features_optional=SAME, phase=SAME, rounds=SAME, metropolis=SAME,
    milestones=(np.int8, N_MILESTONES),
    slot_points=(np.int8, len(RING_SLOTS)),
    rings=(np.int8, len(RING_SLOTS)),      # who has a ring there
    first=SAME, seat=SAME, dealt=SAME, workers_placed=SAME, start_tiles=SAME,
    workers=(np.int8, len(SLOTS)),
    row_cards=SAME, row_tiles=SAME,
    row_features=(np.int8, len(FEATURE_SLOTS)),
    row_pieces=(np.int8, len(PIECE_SLOTS)),
    tile=SAME, taken=SAME, pieces=SAME, piece=SAME,  # taken and not used yet
    districts=(KNOWN_DISTRICT, MAX_SEATS),
)
# fmt: on
SHOWN: Shown = {
    "unseen_cards": Bits(CARDS),
    "unseen_tiles": Bits(LAND_TILES),
    "unseen_features": Counts(FEATURES),
    "bag": Counts(COLOURS),
    "edition": Word(EDITION_IDS),
    "long": Word((NO, YES)),
    "features_optional": Word((NO, YES)),
    "phase": Word(PHASES),
    "metropolis": Word(CITIES),
    "milestones": Word(MILESTONES),
    "slot_points": Counts(RING_SLOTS),
    "rings": Each(RING_SLOTS, Word((*SEAT_WORDS, "covered"))),
    "start_tiles": Bits(START_TILES),
    "workers": Each(SLOTS, Word(SEAT_WORDS)),
    "row_cards": Each(CARD_SLOTS, Word((*CARDS, DOWN))),
    "row_tiles": Each(TILE_SLOTS, Word((*TILES, DOWN))),
    "row_features": Each(FEATURE_SLOTS, Word((*FEATURES, DOWN))),
    "row_pieces": Counts(PIECE_SLOTS),
    "tile": Word(TILES),
    "taken": Word(FEATURES),
    "pieces": Counts(COLOURS),
    "piece": Word(COLOURS),
    "districts": EachSeat(),
    "districts.tiles": Each(PLACES, Word(TILES)),
    "districts.rotations": Counts(PLACES),
    "districts.features": Each(SPACES, Word(FEATURES)),
    "districts.colours": Each(SPACES, Word(COLOURS)),
    "districts.heights": Counts(SPACES),
    "districts.cards": Bits(CARDS),
    "districts.pays": Counts(CARDS),
    "districts.points": Counts(ALWAYS, zeros=True),
    "districts.duty": Word(DUTIES),
}

"""The words of a record: what a seat can do, what can come, and why something is illegal."""

from enum import IntEnum

from osada.engine.actions import ActionSpace, Product
from osada.engine.game import OK, Reasons
from osada.games.mesta.components import (
    CARDS,
    CITIES,
    FEATURES,
    GROUNDS,
    LAND_TILES,
    N_SLOTS,
    ROTATIONS,
    ROWS,
    START_TILES,
    TILES,
)
from osada.games.mesta.conditions import COLOURS
from osada.games.mesta.spaces import PLACES, SPACES
from osada.games.mesta.state import PAIR, PHASES, SEAT_WORDS, START

ROW_NUMBERS, SLOT_NUMBERS = (tuple(str(number + 1) for number in range(count)) for count in (len(ROWS), N_SLOTS))
SLOTS_OF_ROWS = Product(ROW_NUMBERS, SLOT_NUMBERS, "{0}.{1}")
SLOTS = SLOTS_OF_ROWS.words
PICKS = tuple(str(which + 1) for which in range(PAIR))

ACTIONS = ActionSpace(
    start=START_TILES,
    take=SLOTS_OF_ROWS,
    tile=Product(PLACES, ROTATIONS),
    pick=PICKS,
    feature=SPACES,
    discard=("",),
    piece=COLOURS,
    build=SPACES,
)
FIRST_START, FIRST_TAKE, FIRST_TILE, FIRST_PICK, FIRST_FEATURE, DISCARD, FIRST_PIECE, FIRST_BUILD = (
    ACTIONS.first.values()
)
TAKE_PAIRS, TILE_PAIRS = ACTIONS.pairs["take"], ACTIONS.pairs["tile"]  # a row and a slot; a place and a turn
OUTCOMES = ActionSpace(  # the most frequent first
    piece=COLOURS, feature=FEATURES, card=CARDS, tile=LAND_TILES, metropolis=CITIES, first=SEAT_WORDS
)
PIECE_DRAWN, FEATURE_DRAWN, CARD_DRAWN, TILE_DRAWN, CITY_DRAWN, SEAT_DRAWN = OUTCOMES.first.values()

DUTIES = ("nothing", *PHASES[START:-1])  # what a seat has to do now
NO_DUTY = 0


class Why(IntEnum):
    """Why an action is illegal."""

    OK = OK
    NOT_NOW = 1
    START_TAKEN = 2
    SLOT_TAKEN = 3
    ROW_DONE = 4
    PLACE_TAKEN = 5
    NOT_BESIDE = 6
    TOO_LARGE = 7
    LOOKS_ALIKE = 8
    NO_TILE = 9
    FEATURE_THERE = 10
    BUILDING_THERE = 11
    WRONG_GROUND = 12
    MUST_PLACE = 13
    NO_PIECE = 14
    NO_LOT = 15
    LOT_COLOUR = 16
    BUILDING_COLOUR = 17
    FULL_HEIGHT = 18


REASONS = Reasons(
    Why,
    {
        Why.NOT_NOW: {"duty": DUTIES},
        Why.START_TAKEN: {"tile": TILES},
        Why.SLOT_TAKEN: {"slot": SLOTS, "player": ()},
        Why.ROW_DONE: {"row": ROWS, "workers": ()},
        Why.PLACE_TAKEN: {"place": PLACES, "tile": TILES},
        Why.NOT_BESIDE: {"place": PLACES},
        Why.TOO_LARGE: {"wide": (), "high": ()},
        Why.LOOKS_ALIKE: {"tile": TILES, "rotation": ROTATIONS},
        Why.NO_TILE: {"space": SPACES},
        Why.FEATURE_THERE: {"space": SPACES, "feature": FEATURES},
        Why.BUILDING_THERE: {"space": SPACES},
        Why.WRONG_GROUND: {"space": SPACES, "feature": FEATURES},
        Why.MUST_PLACE: {"feature": FEATURES},
        Why.NO_PIECE: {"colour": COLOURS},
        Why.NO_LOT: {"space": SPACES, "ground": GROUNDS},
        Why.LOT_COLOUR: {"space": SPACES, "colour": COLOURS},
        Why.BUILDING_COLOUR: {"space": SPACES, "colour": COLOURS},
        Why.FULL_HEIGHT: {"space": SPACES, "storeys": ()},
    },
)

"""The words of the rules: actions, outcomes, and the reasons why an action is illegal."""

from enum import IntEnum

from osada.engine.actions import ActionSpace, Product
from osada.engine.game import OK, Reasons
from osada.games.bobrany.components import CARDS, DEGREES, SLOTS, TILES, TOKENS
from osada.games.bobrany.state import SEAT_WORDS
from osada.games.bobrany.town import BORDERS, CELLS, COLUMN_NAMES

ACTIONS = ActionSpace(
    take=SLOTS,
    dam=SLOTS,
    claim=SLOTS,
    raft=SLOTS,
    raft2=SLOTS,
    place=Product(CELLS, DEGREES),
    pay=TOKENS,
    scuttle=Product(BORDERS, TOKENS),
    end=("",),
)
OUTCOMES = ActionSpace(first=SEAT_WORDS, card=CARDS, tile=TILES)
FIRST_TAKE, FIRST_DAM, FIRST_CLAIM, FIRST_RAFT, FIRST_RAFT2, FIRST_PLACE, FIRST_PAY, FIRST_SCUTTLE, END = (
    ACTIONS.first.values()
)
PLACE_PAIRS, SCUTTLE_PAIRS = ACTIONS.pairs["place"], ACTIONS.pairs["scuttle"]  # a cell and a turn; a border and a token
FIRST_SEAT, FIRST_CARD, FIRST_TILE = OUTCOMES.first.values()

NOTHING, DUE_TURN, DUE_PLACE, DUE_PAY = range(4)  # what a seat has to do now
DUTIES = ("nothing", "turn", "place", "pay")


class Why(IntEnum):
    """Why an action is illegal."""

    OK = OK
    NOT_NOW = 1
    MAIN_USED = 2
    NO_TILE = 3
    RIVALS_RAFT = 4
    OWN_RAFT = 5
    NO_RAFT = 6
    HAS_RAFT = 7
    NO_TOKEN = 8
    TOWN_FULL = 9
    NO_PLACE = 10
    CELL_TAKEN = 11
    NEEDS_CRANE = 12
    SAME_ROTATION = 13
    CANNOT_PAY = 14
    NOT_LAID = 15
    CONNECTED = 16


REASONS = Reasons(
    Why,
    {
        Why.NOT_NOW: {"duty": DUTIES},
        Why.NO_TILE: {"slot": SLOTS},
        Why.RIVALS_RAFT: {"slot": SLOTS},
        Why.OWN_RAFT: {"slot": SLOTS},
        Why.NO_RAFT: {"slot": SLOTS},
        Why.HAS_RAFT: {"slot": SLOTS},
        Why.NO_TOKEN: {"token": TOKENS},
        Why.NO_PLACE: {"tile": TILES, "column": COLUMN_NAMES},
        Why.CELL_TAKEN: {"cell": CELLS},
        Why.NEEDS_CRANE: {"cell": CELLS, "column": COLUMN_NAMES},
        Why.SAME_ROTATION: {"tile": TILES, "rotation": DEGREES},
        Why.CANNOT_PAY: {"mismatches": (), "tokens": ()},
        Why.NOT_LAID: {"border": BORDERS},
        Why.CONNECTED: {"border": BORDERS},
    },
)

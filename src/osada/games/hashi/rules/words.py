"""The words of the rules: actions, outcomes, and the reasons why an action is illegal."""

from enum import IntEnum

from osada.engine.actions import ActionSpace, Product
from osada.engine.compiled import rule
from osada.engine.game import OK, Reasons
from osada.games.hashi.components import CARDS, ISLANDS, PAIRS, START_NUMBERS
from osada.games.hashi.state import DUTIES

ACTIONS = ActionSpace(
    start=Product(ISLANDS, START_NUMBERS), write=ISLANDS, skip_write=("",), bridge=PAIRS, skip_bridges=("",)
)
OUTCOMES = ActionSpace(card=CARDS)
FIRST_START, FIRST_WRITE, SKIP_WRITE, FIRST_BRIDGE, SKIP_BRIDGES = ACTIONS.first.values()
START_PAIRS = ACTIONS.pairs["start"]  # an island and a number
BRIDGE_COUNTS = 3  # a card has 1, 2 or 3 bridges


class Why(IntEnum):
    """Why an action is illegal."""

    OK = OK
    NOT_NOW = 1
    FLAGGED = 2
    HAS_NUMBER = 3
    FLAG_NEEDS_BRIDGE = 4
    TOO_SMALL = 5
    NO_SUCH_LINE = 6
    NO_NUMBER = 7
    LINE_FULL = 8
    CROSSES = 9
    ISLAND_FULL = 10
    REST_DOES_NOT_FIT = 11
    BRIDGES_BEGUN = 12


REASONS = Reasons(
    Why,
    {
        Why.NOT_NOW: {"duty": DUTIES},
        Why.FLAGGED: {"island": ISLANDS},
        Why.HAS_NUMBER: {"island": ISLANDS, "number": ()},
        Why.FLAG_NEEDS_BRIDGE: {"island": ISLANDS},
        Why.TOO_SMALL: {"island": ISLANDS, "bridges": ()},
        Why.NO_SUCH_LINE: {"line": PAIRS},
        Why.NO_NUMBER: {"line": PAIRS},
        Why.LINE_FULL: {"line": PAIRS},
        Why.CROSSES: {"line": PAIRS, "rival": PAIRS},
        Why.ISLAND_FULL: {"island": ISLANDS, "bridges": ()},
        Why.REST_DOES_NOT_FIT: {"owed": ()},
        Why.BRIDGES_BEGUN: {"owed": ()},
    },
)


@rule
def numeral_of(card):
    return card // BRIDGE_COUNTS + 1


@rule
def bridges_of(card):
    return card % BRIDGE_COUNTS + 1

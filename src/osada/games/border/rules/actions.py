"""The words of a record: what a seat can do, what can come, and why something is illegal."""

from enum import IntEnum

from osada.engine.actions import ActionSpace
from osada.engine.game import OK, Reasons, seat_words
from osada.games.border.components import COLOURS, GROUPS, HEXES, N_DICE
from osada.games.border.state import MAX_SEATS

ALL_DICE = (1 << N_DICE) - 1
SUBSETS = tuple("".join(str(die + 1) for die in range(N_DICE) if dice >> die & 1) for dice in range(1, ALL_DICE + 1))

ACTIONS = ActionSpace(reroll=SUBSETS, stop=("",), group=GROUPS, done=("",), cross=HEXES)
OUTCOMES = ActionSpace(die=COLOURS, first=seat_words(MAX_SEATS))
FIRST_REROLL, STOP, FIRST_GROUP, DONE, FIRST_CROSS = ACTIONS.first.values()
FIRST_DIE, FIRST_SEAT = OUTCOMES.first.values()

NOTHING, DUE_CHOICE, DUE_FIRST, DUE_SECOND = range(4)  # what a seat has to do now
DUTIES = ("nothing", "choice", "first", "second")


class Why(IntEnum):
    """Why an action is illegal."""

    OK = OK
    NOT_NOW = 1
    GROUP_FULL = 2
    NO_DIE = 3
    TOO_FEW_DICE = 4
    CROSSED = 5
    ONE_HEX_ONLY = 6
    NOT_BESIDE = 7


REASONS = Reasons(
    Why,
    {
        Why.NOT_NOW: {"duty": DUTIES},
        Why.GROUP_FULL: {"group": GROUPS},
        Why.NO_DIE: {"colour": COLOURS},
        Why.TOO_FEW_DICE: {"missing": (), "dice": ()},
        Why.CROSSED: {"hex": HEXES},
        Why.NOT_BESIDE: {"hex": HEXES},
    },
)

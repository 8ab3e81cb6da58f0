"""What can stand on the agenda: the tasks by name, the numbers beside each, and what some of them are for.

A task waits for an outcome, or asks the seat whose turn it is, or is done by itself.
"""

from collections.abc import Iterable
from enum import IntEnum

import numpy as np

from osada.engine.layout import record

# fmt: off


class Task(IntEnum):
    """The numbers are those of stored positions; the names are read in views, as words."""

    # an outcome is due
    FIRST, FOREST, EVENT, DEAL, REFILL, DRAW, REVEAL, DIE = range(8)
    # a play: ways of paying and placing
    TURN, SLOT, NTH, BY, JAIL, JUDGE, SPARE, PAYEE, FOOL_CITY, REMOVE, TRIGGER = range(8, 19)
    # gains, gifts, discards
    TAKE, MEADOW, DISCARD, BURY, GIVE_CARDS, GIVE_ANY, GIVE_BERRIES, MARKET, TO_GOODS, TO_CARDS = range(19, 29)
    # production
    PRODUCE, SWEEP, COPY, OF, STORE, PAY, SWAP, TEACHER = range(29, 37)
    # places and events
    USE, LIFT, REVISIT, PILE, INN, QUEEN, CEMETERY, PIGEON, FOREST_PLAY = range(37, 46)
    STORE_EVENT, CAPTURE, GRADUATE, SCROLLS = range(46, 50)
    OVER = 50
    # done by themselves
    PAY_UP, LEAVE, PLACE, SEASON, RIVAL_SEASON, END_TURN = range(51, 57)


OF_CHANCE = (Task.FIRST, Task.FOREST, Task.EVENT, Task.DEAL, Task.REFILL, Task.DRAW, Task.REVEAL, Task.DIE)
BY_ITSELF = (Task.PAY_UP, Task.LEAVE, Task.PLACE, Task.SEASON, Task.RIVAL_SEASON, Task.END_TURN)
QUESTIONS = tuple(task for task in Task if task not in (*OF_CHANCE, Task.OVER, *BY_ITSELF))


def words(tasks: Iterable[Task]) -> tuple[str, ...]:
    return tuple(task.name.lower().replace("_", "-") for task in tasks)


TASKS = words(Task)  # [task]
PHASES = words([task for task in Task if task not in BY_ITSELF])  # [task] those for which a match can wait, and its end
DUTIES = ("nothing", *words(QUESTIONS))  # what a seat has to do now
NO_DUTY = 0
DUTY = np.array([QUESTIONS.index(task) + 1 if task in QUESTIONS else NO_DUTY for task in Task], np.int8)  # [task]
IS_OF_CHANCE, IS_BY_ITSELF = (np.array([task in tasks for task in Task], np.int8) for tasks in (OF_CHANCE, BY_ITSELF))

# --- The numbers beside a task ----------------------------------------------

TASK = record(task=np.int8, numbers=(np.int8, 3))  # the names of these: see `at`

# --- What a task is for: the card or place that asks ------------------------


class CopyFor(IntEnum):
    """NTH: which copy of a card."""

    VISIT, HOUSE, REMOVE, LIFT, ACTIVATE, STORE = range(6)


class SlotFor(IntEnum):
    """SLOT: which slot of the Meadow."""

    PLAY, TAKE, BURY = range(3)


class RemoveFor(IntEnum):
    """REMOVE: which card of a city."""

    RUINS, UNIVERSITY, CURE, FOOL = range(4)


class DiscardFor(IntEnum):
    """DISCARD: which cards of the hand."""

    HAVEN, UP_TO_3, DOUBLE, BARD, POST_OFFICE, JOURNEY = range(6)


class UseFor(IntEnum):
    """USE: which place."""

    LOOKOUT, COPY_BASIC, CLOCK_TOWER = range(3)


class LiftFor(IntEnum):
    """LIFT: which worker."""

    RANGER, WELL_RUN_CITY = range(2)


# fmt: on

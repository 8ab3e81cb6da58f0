"""What can stand on the agenda: the tasks by name, the numbers beside each, and what some of them are for.

A task waits for an outcome, or asks the seat whose turn it is, or is done by itself.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

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

NUMBERS = {  # their names, in the order in which they are pushed; a task that is not here has none
    (Task.FOREST, Task.EVENT, Task.DRAW): "count",           # how many are still to come
    (Task.DEAL,):    "count turn",                           # and to which seat, by turn order
    (Task.REVEAL,):  "count pile",                           # and from where
    (Task.SPARE, Task.BURY, Task.SWAP): "count",             # how many are still to be chosen
    (Task.GIVE_CARDS, Task.GIVE_ANY, Task.GIVE_BERRIES, Task.MARKET): "count",
    (Task.CAPTURE, Task.GRADUATE): "count",
    (Task.TAKE,):    "count offered",                        # resources, as bits
    (Task.MEADOW,):  "count may_stop may_play",              # may one take fewer; may one of them be played
    (Task.SLOT, Task.REMOVE, Task.USE, Task.LIFT): "purpose",
    (Task.NTH,):     "purpose card city",
    (Task.DISCARD,): "purpose discarded most",
    (Task.TRIGGER,): "waiting",                              # cards that will react, as bits
    (Task.COPY,):    "whose copier may_decline",             # the city and its MOLE or SWEEPER that is copied
    (Task.OF,):      "whose copier copied",                  # and the card that it copies
    (Task.STORE,):   "store",                                # the copy of the Storehouse
    (Task.PAY,):     "resource",
    (Task.STORE_EVENT,): "keeper room",                      # see KEEPERS; for how many more
}
MOST_NUMBERS = 3


def task_record() -> np.dtype[Any]:
    """A task and its numbers, which have a name for each of their meanings: one place in memory, several names."""
    places = {name: 1 + place for names in NUMBERS.values() for place, name in enumerate(names.split())}
    plain = record(task=np.int8, numbers=(np.int8, MOST_NUMBERS))
    names, offsets = [*(plain.names or ()), *places], [0, 1, *places.values()]
    formats = [np.dtype(np.int8), np.dtype((np.int8, MOST_NUMBERS)), *[np.dtype(np.int8)] * len(places)]
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": plain.itemsize})


TASK = task_record()

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

"""The tasks of the agenda: names, and the numbers beside them."""

import pytest

from osada.games.divukraj.rules.questions import OPEN_SORTS
from osada.games.divukraj.tasks import MOST_NUMBERS, NUMBERS, QUESTIONS, TASK, Task

PLACES = [(name, place) for names in NUMBERS.values() for place, name in enumerate(names.split())]


@pytest.mark.parametrize(("name", "place"), sorted(set(PLACES)))
def test_a_number_has_one_place(name, place):
    assert place < MOST_NUMBERS
    assert TASK.fields[name][1] == TASK.fields["numbers"][1] + place


def test_the_numbers_of_a_task_are_said_once():
    tasks = [task for tasks in NUMBERS for task in tasks]
    assert len(tasks) == len(set(tasks))


def test_every_question_says_what_it_is_answered_with():
    assert tuple(OPEN_SORTS) == QUESTIONS


def test_stored_positions_number_the_tasks():
    assert [*Task] == [*range(len(Task))]

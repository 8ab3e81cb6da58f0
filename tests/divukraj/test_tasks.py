"""The tasks of the agenda: their numbers in stored positions, and the kinds of action that answer them."""

from osada.games.divukraj import at
from osada.games.divukraj.rules.questions import OPEN_SORTS
from osada.games.divukraj.tasks import QUESTIONS, TASK, Task


def test_stored_positions_number_the_tasks():
    assert [*Task] == [*range(len(Task))]


def test_every_number_of_a_task_has_a_place():
    places = {value for name, value in vars(at).items() if name.isupper()}
    assert places == set(range(*TASK["numbers"].shape))


def test_every_question_says_what_it_is_answered_with():
    assert tuple(OPEN_SORTS) == QUESTIONS

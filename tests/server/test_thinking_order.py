"""Who is thought for next: players before advice, tables in turn, each at its own worker."""

import pytest

from osada.server.thinking.job import CHOOSE, SUGGEST, Job
from osada.server.thinking.waiting import Task, Waiting

PLENTY = 100


def task(name, wish=CHOOSE):
    table, _, seat = name.partition(".")
    return Task(Job(table, 1, int(seat or 0), "hard", b"", wish=wish))


def named(task):
    return f"{task.job.table}.{task.job.seat}"


def taken(waiting, worker=0):
    found = []
    while next_one := waiting.take(worker, lambda: False):
        found.append(named(next_one))
    return found


CASES = [
    # waiting, in the order of arrival; ? is a wish for advice    order
    ("a.0 b.0 c.0", "a.0 b.0 c.0"),
    ("a.0? b.0? c.0", "c.0 a.0 b.0"),
    ("a.0 a.1 a.2 b.0", "a.0 b.0 a.1 a.2"),
    ("a.0 a.1 b.0 b.1 c.0", "a.0 b.0 c.0 a.1 b.1"),
    ("a.0? a.1 b.1?", "a.1 b.1 a.0"),
]


@pytest.mark.parametrize("arriving, order", CASES)
def test_the_order(arriving, order):
    waiting = Waiting(1, PLENTY)
    for word in arriving.split():
        waiting.put(task(word.rstrip("?"), SUGGEST if word.endswith("?") else CHOOSE))
    assert taken(waiting) == order.split()


def test_a_table_that_just_had_its_turn_waits_for_the_others():
    waiting = Waiting(1, PLENTY)
    waiting.put(task("a.0"))
    assert taken(waiting) == ["a.0"]
    waiting.put(task("a.1"))
    waiting.put(task("b.0"))
    assert taken(waiting) == ["b.0", "a.1"]


def test_a_task_that_nobody_waits_for_is_left_out():
    waiting = Waiting(1, PLENTY)
    left, stays = task("a.0"), task("a.1")
    waiting.put(left)
    waiting.put(stays)
    left.answer.cancel()
    assert taken(waiting) == ["a.1"]


def test_those_that_are_too_many_are_marked():
    waiting = Waiting(1, 2)
    for seat in range(4):
        waiting.put(task(f"a.{seat}"))
    assert waiting.is_full
    assert [waiting.take(0, lambda: False).crowded for _ in range(4)] == [True, True, False, False]

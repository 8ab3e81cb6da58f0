"""How often one may do a thing."""

import pytest

from osada.server import limits
from osada.server.config import Settings
from osada.server.errors import Refused
from osada.server.limits import RATES, Limits


class Clock:
    """Stands still until it is moved."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def taken(limits, kind, key="10.0.0.1", most=10_000):
    """How many are given before one is refused, and what the refusal says."""
    for count in range(most):
        try:
            limits.take(kind, key)
        except Refused as refused:
            return count, refused
    return most, None


@pytest.mark.parametrize("kind", RATES)
def test_row_13_each_kind_has_its_bucket(clock, kind):
    limits = Limits(Settings(), clock)
    size, seconds = RATES[kind]
    count, refused = taken(limits, kind)
    assert (count, refused.status, refused.reason) == (size, 429, "server_slow_down")
    assert 0 < refused.retry <= seconds
    clock.now += refused.retry + 1e-6
    assert taken(limits, kind)[0] == 1
    clock.now += 1e9
    assert taken(limits, kind)[0] == size


def test_row_13_buckets_are_apart(clock):
    limits = Limits(Settings(), clock)
    taken(limits, "login", "10.0.0.1")
    assert taken(limits, "login", "10.0.0.2")[0] == RATES["login"][0]
    assert taken(limits, "chat", "10.0.0.1")[0] == RATES["chat"][0]


def test_row_13_several_are_given_together_or_not_at_all(clock):
    limits = Limits(Settings(), clock)
    size = RATES["action"][0]
    limits.take("action", "Eva", size - 10)
    with pytest.raises(Refused) as refused:
        limits.take("action", "Eva", 11)
    assert 0 < refused.value.retry <= RATES["action"][1]
    limits.take("action", "Eva", 10)


def test_row_13_memory_is_bounded(clock, monkeypatch):
    monkeypatch.setattr(limits, "MOST", 50)
    few = Limits(Settings(), clock)
    for number in range(500):
        few.take("login", f"10.0.0.{number}")
    assert len(few) == 50


def test_the_rates_can_be_raised_or_left_out(clock):
    assert taken(Limits(Settings(limits=3), clock), "login")[0] == 3 * RATES["login"][0]
    assert taken(Limits(Settings(limits=0), clock), "login") == (10_000, None)

"""One match: what comes of it, its record, and bots that do wrong."""

import json
import pickle
from contextlib import closing

import pytest

from osada.arena.match import KEPT, Played, play_match
from osada.arena.plan import Job, jobs_of
from osada.bots import players
from osada.engine.record import parse, replay, verify
from tests.arena.given import setting
from tests.bots.programs import answering, command
from tests.patience import PATIENCE


def job(*bots, rotation=0, **given):
    place = setting(seats=len(bots), **given)
    return next(job for job in jobs_of(place, [bots], range(1)) if job.rotation == rotation)


class Raising:
    """Raises at every move."""

    def __init__(self, game, seed=0): ...

    def choose(self, observation):
        raise RuntimeError("no\nidea")


class Cheating(Raising):
    """Answers with a number that is no action."""

    def choose(self, observation):
        return 99_999


@pytest.fixture
def wrong_bots(monkeypatch):
    monkeypatch.setitem(players.BOTS, "raising", Raising)
    monkeypatch.setitem(players.BOTS, "cheating", Cheating)


def test_a_match_is_repeatable_and_its_record_proves_it():
    found, record = play_match(job("greedy", "random"))
    assert (found, record) == play_match(job("greedy", "random"))
    assert (found.bots, found.seed, found.capped, found.faults) == (("greedy", "random"), "5.0", False, ())
    table = replay(parse(record))
    verify(parse(record), table)
    assert tuple(score.total for score in table.scores().seats) == found.totals
    assert table.names == {0: "greedy", 1: "random"}
    assert found.lines == len(table.log)


def test_a_rotated_match_has_the_same_dice():
    records = [parse(play_match(job("greedy", "random", rotation=rotation))[1]) for rotation in (0, 1)]
    assert records[0].header("commit") == records[1].header("commit")
    assert [record.each_seat("name")[0] for record in records] == ["greedy", "random"]


def test_a_job_and_a_result_travel():
    task = job("greedy", "random")
    assert pickle.loads(pickle.dumps(task)) == task
    found, _ = play_match(task)
    assert Played.from_json(json.loads(json.dumps(found.as_json()))) == found


@pytest.mark.parametrize("bot, told", [("raising", "RuntimeError: no idea"), ("cheating", "99999")])
def test_a_wrong_bot_loses_moves_and_not_the_match(wrong_bots, bot, told):
    found, record = play_match(job(bot, "random"))
    assert not found.capped
    assert found.n_faults[0] > 0 == found.n_faults[1]
    assert told in found.faults[0].problem
    assert {fault.seat for fault in found.faults} == {0}
    assert parse(record).lines[found.faults[0].line - 1].seat == 0
    assert Played.from_json(json.loads(json.dumps(found.as_json()))) == found


def test_the_complaints_about_a_guest_are_heard(tmp_path, monkeypatch):
    monkeypatch.setenv("OSADA_BOT_SECONDS", str(PATIENCE))
    name = f"cmd:{command(tmp_path, answering(repr('nonsense')))}"
    with closing(KEPT):
        found, _ = play_match(job("random", name))
        again, _ = play_match(job("random", name))
    assert found == again, "the complaints of one match are not those of the next"
    assert found.n_faults[0] == 0 < found.n_faults[1]
    assert found.faults[0].seat == 1
    assert "is no JSON" in found.faults[0].problem


def test_a_match_that_does_not_end_counts_as_it_stands():
    found, record = play_match(job("greedy", "random"), most_lines=50)
    assert (found.lines, found.capped) == (50, True)
    assert not replay(parse(record)).over


def test_an_unknown_bot_is_refused():
    with pytest.raises(ValueError, match="clever"):
        play_match(job("clever", "random"))


def test_a_job_is_made_of_plain_values():
    assert isinstance(job("greedy", "random"), Job)
    assert hash(job("greedy", "random"))

"""Bots think in processes of their own; whatever happens to those, every question gets an answer."""

import os
import signal
import subprocess
import sys
from contextlib import closing

import pytest

from osada.engine import snapshot
from osada.engine.dice import Dice
from osada.engine.table import Table
from osada.server.errors import Refused
from osada.server.thinking.job import SUGGEST, Job
from osada.server.thinking.pool import Pool
from tests.games import FERRY, HASHI
from tests.patience import PATIENCE, until

ODD = ("tests.server.odd_bots",)


def position(game=FERRY, acts=0):
    """After so many actions, each the first that is legal."""
    table = Table(game, 2, dice=Dice(seed=1))
    table.roll()
    for _ in range(acts):
        table.play(table.actors[0], table.legal(table.actors[0])[0])
        table.roll()
    return table


def job(level, table="t", seq=1, game=FERRY, acts=0, **more):
    given = position(game, acts)
    return Job(table, seq, given.actors[0], level, snapshot.write(given), **more)


def ready(pool, game=FERRY):
    pool.prepare(game.id)
    until(lambda: pool.is_ready(game.id))


def answered(future):
    return future.result(PATIENCE)


def refusal(future):
    with pytest.raises(Refused) as problem:
        answered(future)
    return problem.value


def pool_of(workers, queue=200, grace=PATIENCE, **more):
    """Its bots are waited for as long as a test needs."""
    return closing(Pool(workers, queue, modules=ODD, grace=grace, **more))


@pytest.fixture
def pool(notes):
    with pool_of(1) as pool:
        yield pool


def test_the_web_process_knows_no_search():
    """Nor the bots: it could not even think by mistake."""
    program = "import sys, osada.server.thinking.pool; print([name for name in sys.modules if 'osada.bots' in name])"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == "[]"


@pytest.mark.parametrize("game", [FERRY, HASHI], ids=["ferry", "hashi"])
def test_a_bot_chooses_and_suggests(game, pool):
    legal = position(game).legal(position(game).actors[0])
    for level in ("random", "greedy", "easy", "medium"):
        assert answered(pool.think(job(level, game=game))) in legal
    ready(pool, game)
    advice = answered(pool.think(job("medium", game=game, seconds=1.0, wish=SUGGEST)))
    assert advice["action"] in legal
    assert {row["action"] for row in advice["candidates"]} == set(legal)


def test_a_bot_that_does_not_exist_is_refused_and_no_program_is_run(pool, tmp_path):
    with pytest.raises(ValueError, match="cmd:touch"):
        answered(pool.think(job(f"cmd:touch {tmp_path}/ran")))
    assert not (tmp_path / "ran").exists()


def test_row_11_workers_step_back_for_those_who_serve_people(pool):
    answered(pool.think(job("random")))
    assert os.getpriority(os.PRIO_PROCESS, pool.keepers[0].pid) >= os.getpriority(os.PRIO_PROCESS, 0) + 10


def test_games_are_compiled_before_anybody_asks(notes):
    with pool_of(2, games=["ferry"]) as pool:
        until(lambda: pool.is_ready("ferry"))
        assert not pool.is_ready("hashi")


def test_nobody_waits_for_the_compiler_in_a_request(pool):
    with pytest.raises(Refused) as problem:
        pool.think(job("medium", wish=SUGGEST))
    assert (problem.value.status, problem.value.key) == (503, "thinking-not-ready")
    until(lambda: pool.is_ready("ferry"))  # but it is compiled from now on
    assert answered(pool.think(job("medium", seconds=1.0, wish=SUGGEST)))


# --- What a bot remembers ---------------------------------------------------


def test_a_bot_is_asked_again_about_its_match(notes):
    with pool_of(2) as pool:
        for table in ("a", "b", "c", "a", "b", "c"):
            answered(pool.think(job("first", table)))
    assert [asked for _, _, asked, _ in notes()] == ["1", "1", "1", "2", "2", "2"]
    assert len({seed for _, seed, _, _ in notes()}) == 3  # drawn, not counted


def test_another_worker_helps_out_while_the_own_one_is_busy(notes, gate):
    with pool_of(2) as pool:
        waiting = pool.think(job("patient", "a"))
        until(notes)
        answered(pool.think(job("first", "a")))
        gate()
        answered(waiting)
    assert len({process for process, *_ in notes()}) == 2


# --- When something goes wrong ----------------------------------------------


def test_a_worker_that_is_killed_costs_a_restart_and_nothing_else(pool, notes, gate):
    under_way = pool.think(job("patient"))
    behind = pool.think(job("first", "other"))
    until(notes)
    os.kill(pool.keepers[0].pid, signal.SIGKILL)
    until(lambda: len(notes()) == 2)  # the new one was asked the same
    gate()
    first = position().legal(position().actors[0])[0]
    assert (answered(under_way), answered(behind)) == (first, first)
    assert pool.restarts == 1


def test_row_11_who_takes_too_long_is_ended_and_any_legal_action_is_played(notes):
    with pool_of(1, grace=0.2) as pool:
        assert answered(pool.think(job("patient"))) in position().legal(position().actors[0])
        assert pool.restarts == 1  # it had a second chance
        assert answered(pool.think(job("random"))) in position().legal(position().actors[0])


@pytest.mark.parametrize("level, asked", [("deadly", 2), ("clumsy", 0)])
def test_a_bot_that_fails_does_not_stop_the_match(pool, notes, level, asked):
    assert answered(pool.think(job(level))) in position().legal(position().actors[0])
    assert len(notes()) == asked


def test_advice_that_fails_is_refused(pool):
    ready(pool)
    pool.keepers[0]._modules = ("tests.server.no_such_module",)
    os.kill(pool.keepers[0].pid, signal.SIGKILL)
    assert refusal(pool.think(job("medium", wish=SUGGEST))).key == "thinking-failed"


def test_a_worker_ends_with_the_server(pool, notes):
    """Even in the middle of a thought, and even if the server was killed: then its pipes are closed."""
    pool.think(job("patient"))
    until(notes)
    process = pool.keepers[0]._process._child
    process.stdin.close()
    assert process.wait(PATIENCE) == 0


# --- When too much is asked -------------------------------------------------


def test_row_11_where_too_many_wait_bots_play_at_first_sight_and_advice_is_refused(notes, gate):
    with pool_of(1, queue=1) as pool:
        ready(pool)
        held = pool.think(job("patient", "held"))
        until(notes)
        crowd = [pool.think(job("first", f"table {acts}", acts=acts)) for acts in (1, 2, 3)]
        with pytest.raises(Refused) as problem:
            pool.think(job("medium", wish=SUGGEST))
        assert (problem.value.status, problem.value.key) == (503, "thinking-busy")
        gate()
        for future in [held, *crowd]:
            answered(future)
    lines = [int(lines) for _, _, _, lines in notes()]
    last = len(position(acts=3).log)
    assert lines == [len(position().log), last]  # when the last one's turn came nobody waited; the others were greedy
    assert last > len(position(acts=2).log) > len(position(acts=1).log)


def test_row_11_what_rests_on_a_position_that_is_gone_is_dropped(pool, notes, gate):
    running = pool.think(job("patient", "a", seq=1))
    until(notes)
    stale, fresh = pool.think(job("first", "a", seq=1)), pool.think(job("first", "a", seq=2))
    other = pool.think(job("first", "b", seq=1))
    pool.forget("a", lambda seat, seq: seq < 2)
    assert refusal(running).key == refusal(stale).key == "thinking-moved-on"
    gate()
    assert answered(fresh) and answered(other)
    assert len(notes()) == 3


def test_what_waits_when_the_server_stops_is_told(notes):
    pool = Pool(1, 200, modules=ODD)
    futures = [pool.think(job("patient", "a")), pool.think(job("patient", "b"))]
    until(notes)
    pool.close()
    assert {refusal(future).key for future in futures} == {"thinking-closed"}

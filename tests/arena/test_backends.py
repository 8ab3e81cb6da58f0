"""Where work is done. Ray is played by a stand-in here, and by itself where it is installed."""

import multiprocessing
import os
import signal
import time
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import pytest

from osada.arena import Folder, backend_named
from osada.arena.backends import Here, OnRay, Processes
from osada.arena.bulk import PIECE, piece_of, simulate_on
from osada.bots import simulate
from osada.engine.errors import BadSetUp, OsadaError
from tests.arena.given import tournament
from tests.games import HASHI
from tests.patience import PATIENCE, until


class StandIn:
    """As much of Ray as is used: work is done when it is waited for, the last first."""

    def __init__(self):
        self.started, self.cancelled = {}, []

    def is_initialized(self):
        return bool(self.started)

    def init(self, **options):
        self.started = options

    def remote(self, work):
        return type("Remote", (), {"remote": staticmethod(lambda given: (work, given))})

    def wait(self, pending):
        return pending[-1:], pending[:-1]

    def get(self, done):
        return [work(given) for work, given in done]

    def cancel(self, task, force):
        self.cancelled.append(task[1])

    def shutdown(self):
        self.started = {}


def doubled(number):
    return 2 * number


def dies_once(marker):
    """Ends its process, but not the second time."""
    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(3)
    return "alive"


def dies(_):
    os._exit(3)


def test_every_backend_answers_everything():
    for backend in (Here(), Processes(2), OnRay(ray=StandIn())):
        with closing(backend):
            assert sorted(backend.run(doubled, [3, 1, 2])) == [2, 4, 6]
            assert list(backend.run(doubled, [])) == []


def test_a_worker_that_dies_is_replaced(tmp_path):
    with closing(Processes(1)) as backend:
        assert list(backend.run(dies_once, [str(tmp_path / "died")])) == ["alive"]


def test_workers_that_keep_dying_are_an_error():
    with closing(Processes(1)) as backend, pytest.raises(OsadaError, match="3 times"):
        list(backend.run(dies, [1]))


def says_who_it_is(folder):
    Path(folder, str(os.getpid())).touch()
    time.sleep(2 * PATIENCE)  # longer than it is looked for


def work_for_nobody(folder):
    list(Processes(2).run(says_who_it_is, [folder] * 2))


def test_workers_end_with_a_main_process_that_is_killed(tmp_path):
    main = multiprocessing.get_context("spawn").Process(target=work_for_nobody, args=(str(tmp_path),))
    main.start()
    until(lambda: len(list(tmp_path.iterdir())) == 2)
    os.kill(main.pid, signal.SIGKILL)
    main.join()
    for worker in tmp_path.iterdir():
        until(lambda: not Path("/proc", worker.name).exists())  # noqa: B023  # asked at once


def test_backends_by_name():
    assert isinstance(backend_named("local", 1), Here)
    assert backend_named("local", 3).workers == 3


def test_a_tournament_on_ray_is_the_same(tmp_path):
    found = []
    for name, backend in (("here", Here()), ("ray", OnRay(ray=StandIn()))):
        chosen = tournament()
        with Folder(tmp_path / name, chosen.setting).opened() as folder:
            found.append(chosen.play(folder, backend))
    assert found[0] == found[1]


def test_ray_is_started_once_and_ended(monkeypatch):
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    ray = StandIn()
    backend = OnRay(2, ray)
    assert (ray.started["address"], ray.started["num_cpus"]) == (None, 2)
    backend.close()
    assert ray.started == {}
    monkeypatch.setenv("RAY_ADDRESS", "ray://head:10001")
    OnRay(2, ray)
    assert ray.started["address"] == "ray://head:10001"
    assert "num_cpus" not in ray.started


def test_what_is_left_on_ray_is_cancelled():
    ray = StandIn()
    answers = OnRay(ray=ray).run(doubled, [1, 2, 3])
    assert next(answers) == 6
    answers.close()
    assert ray.cancelled == [1, 2]


def test_without_ray_there_is_a_message(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadSetUp, match="pip install"):
        backend_named("ray")


def test_a_simulation_in_pieces_is_the_same():
    games, told = 2 * PIECE + 30, []
    whole = simulate(HASHI, ["greedy", "random"], games, seed=4)
    options = HASHI.check(2, {})
    parts = simulate_on(OnRay(ray=StandIn()), piece_of(HASHI, ["greedy", "random"], games, options, 4), told.append)
    assert (parts.games, parts.wins) == (games, whole.wins)
    assert parts.mean_scores == pytest.approx(whole.mean_scores)
    assert told[-1] == games


if find_spec("ray"):  # an extra

    def test_ray_itself(tmp_path):
        chosen = tournament(games=2)
        with Folder(tmp_path / "ray", chosen.setting).opened() as folder, closing(OnRay(1)) as backend:
            there = chosen.play(folder, backend)
        with Folder(tmp_path / "here", chosen.setting).opened() as folder:
            assert chosen.play(folder, Here()) == there

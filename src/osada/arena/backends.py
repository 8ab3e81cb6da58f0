"""Where matches are played: in this process, in several, or on a Ray cluster. The function is the same everywhere.

Answers come in any order; whoever asks must not depend on it.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from osada.engine.cores import cores
from osada.engine.errors import BadSetUp, OsadaError

Given = TypeVar("Given")
Answer = TypeVar("Answer")
MOST_LOSSES = 3  # worker processes lost one after another without an answer between


class Backend(Protocol):
    """Does work and answers as it is done."""

    def run(self, work: Callable[[Given], Answer], given: Sequence[Given]) -> Iterator[Answer]: ...

    def close(self) -> None: ...


class Here:
    """One after another in this process."""

    def run(self, work: Callable[[Given], Answer], given: Sequence[Given]) -> Iterator[Answer]:
        return map(work, given)

    def close(self) -> None:
        """Nothing is held."""


class Processes:
    """Several processes of this machine. One that dies is replaced, and what it was doing is done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._is_idle = True
        self._others = set(multiprocessing.active_children())  # not ours to end

    def run(self, work: Callable[[Given], Answer], given: Sequence[Given]) -> Iterator[Answer]:
        waiting, losses, self._is_idle = dict(enumerate(given)), 0, False
        while waiting:
            try:
                for number, answer in self._answers(work, waiting):
                    del waiting[number]
                    losses = 0
                    yield answer
            except BrokenProcessPool:
                self.close()
                losses += 1
                if losses == MOST_LOSSES:
                    raise OsadaError("arena-workers-lost", times=losses) from None
        self._is_idle = True

    def _answers(self, work: Callable[[Given], Answer], waiting: dict[int, Given]) -> Iterator[tuple[int, Answer]]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # compiled code has threads, which do not survive a fork
            self._pool = ProcessPoolExecutor(self.workers, context, _end_with_parent)
        futures: dict[Future[Answer], int] = {}
        with _ctrl_c_ignored():  # workers inherit that: they end when the main process says so
            for number, each in waiting.items():
                futures[self._pool.submit(work, each)] = number
        for future in as_completed(futures):
            yield futures[future], future.result()

    def close(self) -> None:
        """Idle workers go by themselves and end what they hold; others are ended in the middle of what they do."""
        if self._pool is None:
            return
        self._pool.shutdown(wait=self._is_idle, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
            process.join()
        self._pool = None


def _end_with_parent() -> None:
    """In a worker: when the main process is killed, nobody is left who could end what it began."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():  # only that one is told of it
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class OnRay:
    """A Ray cluster: the one that RAY_ADDRESS names, or one that is started on this machine."""

    def __init__(self, workers: int | None = None, ray: Any = None) -> None:
        self._ray = ray or _ray()
        if not self._ray.is_initialized():
            address = os.environ.get("RAY_ADDRESS")
            size = {} if address else {"num_cpus": workers or cores(), "include_dashboard": False}
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", **size)

    def run(self, work: Callable[[Given], Answer], given: Sequence[Given]) -> Iterator[Answer]:
        remote = self._ray.remote(work)
        pending = [remote.remote(each) for each in given]
        try:
            while pending:
                done, pending = self._ray.wait(pending)
                yield from self._ray.get(done)
        finally:
            for each in pending:
                self._ray.cancel(each, force=True)

    def close(self) -> None:
        self._ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadSetUp("arena-no-ray") from None
    return ray


def backend_named(name: str, workers: int | None = None) -> Backend:
    """`local` or `ray`, with so many processes; without a number all cores."""
    if name == "ray":
        return OnRay(workers)
    count = workers or cores()
    return Processes(count) if count > 1 else Here()

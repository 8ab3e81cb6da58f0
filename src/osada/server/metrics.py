"""What the server counts about itself, as Prometheus reads it. No person, table or address is named."""

from collections.abc import Callable, Iterator
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from osada.server.context import Context
    from osada.server.tasks import Tasks

P = ParamSpec("P")
R = TypeVar("R")

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)  # seconds


class Metrics:
    """Of one server process."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.requests = Counter("osada_requests", "Answers given", ["method", "route", "status"], registry=own)
        self.request_seconds = Histogram(
            "osada_request_seconds", "Until an answer", ["route"], buckets=FAST, registry=own
        )
        self.actions = Counter("osada_actions", "Changes of tables that were kept", registry=own)
        self.move_seconds = Histogram("osada_move_seconds", "From a command to its commit", buckets=FAST, registry=own)
        self.sockets = Gauge("osada_sockets", "Sockets that are open", registry=own)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A figure that somebody else knows, asked for each time: tables in memory, bots that wait."""
        Gauge(f"osada_{name}", about, registry=self._registry).set_function(value)

    def watch_tasks(self, tasks: "Tasks") -> None:
        """Of each by its name: how long ago it last went well, and how often it failed."""
        self._registry.register(_Tasks(tasks))

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Tasks(Collector):
    def __init__(self, tasks: "Tasks") -> None:
        self._tasks = tasks

    def collect(self) -> Iterator[Metric]:
        ages = GaugeMetricFamily("osada_task_age_seconds", "Since it last went well", labels=["task"])
        failures = CounterMetricFamily("osada_task_failures", "Times that it failed", labels=["task"])
        for task in self._tasks.running:
            ages.add_metric([task.name], task.age)
            failures.add_metric([task.name], task.failures)
        yield from (ages, failures)


def timed(command: Callable[Concatenate["Context", P], R]) -> Callable[Concatenate["Context", P], R]:
    """Measures a command until it is kept, or refused."""

    @wraps(command)
    def measured(context: "Context", /, *arguments: P.args, **named: P.kwargs) -> R:
        with context.metrics.move_seconds.time():
            return command(context, *arguments, **named)

    return measured

"""What a bot is asked."""

import json
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, Protocol

CHOOSE: Final = "choose"
SUGGEST: Final = "suggest"
REVIEW: Final = "review"


@dataclass(frozen=True)
class Job:
    """One question about one position. A choice takes as long as its level does, all else so many seconds.

    A review asks about a step of a finished match: that never becomes stale.
    """

    table: str
    seq: int  # of the last entry of the log that the position knows
    seat: int
    level: str
    snapshot: bytes
    seconds: float = 0.0
    wish: Literal["choose", "suggest", "review"] = "choose"
    step: int | None = None  # of a finished match: how many lines stand before it

    @cached_property
    def game(self) -> str:
        return str(json.loads(self.snapshot.partition(b"\n")[0])["game"])


class Thinker(Protocol):
    """Whoever answers: workers of this server, or those of other machines."""

    def think(self, job: Job) -> Future[Any]: ...

    def forget(self, table: str, is_stale: Callable[[int, int], bool]) -> None: ...

"""What the server refuses: a status of HTTP, and a reason in the reader's language."""

from typing import Any

from osada.engine.errors import OsadaError

STATUS = {"not_your_turn": 409, "illegal_undo": 409}  # of what the rules refuse; the others are 422


class Refused(OsadaError):
    """A request that is not done. `retry` says after how many seconds it may be."""

    kind = "refused"

    def __init__(self, status: int, key: str, /, retry: float | None = None, **values: Any) -> None:
        super().__init__(key, **values)
        self.status, self.retry = status, retry


def away() -> Refused:
    """The database does not answer, or takes nothing more."""
    return Refused(503, "server-away", retry=3)


def status_of(problem: OsadaError) -> int:
    return problem.status if isinstance(problem, Refused) else STATUS.get(problem.kind, 422)


def as_json(problem: OsadaError, lang: str) -> dict[str, Any]:
    """The same fields as in a refusal of the engine protocol."""
    return {
        "kind": problem.kind,
        "reason": problem.reason,
        "args": [str(value) if not isinstance(value, int) else value for value in problem.arguments],
        "message": problem.message(lang),
    }

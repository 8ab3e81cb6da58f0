"""What asking brings, field by field."""

from typing import Any, Literal

from typing_extensions import TypedDict

from osada.server.tables.answers import ScoresTold


class RefusalTold(TypedDict):
    """Why an action is forbidden; all null where it is not."""

    kind: str | None
    reason: str | None
    args: list[Any]
    message: str | None


Stop = Literal["illegal", "hidden", "outcome", "others", "over"]


class Tried(TypedDict):
    """How many of the actions could be done, and what stops, if anything."""

    done: int
    stops: Stop | None


class TrialTold(Tried):
    """The position after the actions, through the eyes of the seat."""

    error: RefusalTold | None
    view: dict[str, Any]
    legal: list[str]
    scores: ScoresTold


class OutcomeTold(TypedDict):
    text: str
    chance: float


class OddsTold(Tried):
    """What may come. Not exact: a mean over what the seat cannot see."""

    exact: bool
    outcomes: list[OutcomeTold]


class PartTold(TypedDict):
    """A part of the score: none where it does not pay yet."""

    part: str
    now: int | None
    best: int | None
    most: int


class WorthTold(Tried):
    """`whole`: nothing that the seat can do before the next outcome pays more than `best`."""

    whole: bool
    parts: list[PartTold]

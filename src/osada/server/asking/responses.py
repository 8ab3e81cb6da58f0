"""What asking brings, field by field."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from osada.server.tables.responses import EstimateTold, ScoresTold


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
    """The position after the actions, as the seat sees it."""

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


class StepTold(TypedDict):
    """Some of the points of a part: the spaces that score, and those that are looked at for them."""

    points: int
    scoring: list[str]
    counted: list[str]


class PartCounted(TypedDict):
    """A part of the score: `now`, and what it can never exceed. Null where that is not known."""

    part: str
    now: int | None
    possible: int | None
    steps: list[StepTold]


class GoalTold(TypedDict):
    """Something to be reached: how far it is, how far it must be, and the spaces that count."""

    goal: str
    reached: int | None
    needed: int | None
    counted: list[str]


class SeatCounted(TypedDict):
    parts: list[PartCounted]
    goals: list[GoalTold]


class Counted(TypedDict):
    """How the points of every seat come about, as far as the reader knows."""

    seats: list[SeatCounted]


class CountTold(Tried, Counted):
    """The same after the actions."""


class GainTold(TypedDict):
    """A line that may follow, and by how much the total of each seat would then differ; null where the seat that asks
    cannot know it."""

    action: str
    totals: list[int | None]
    estimates: NotRequired[list[EstimateTold | None]]  # by seat, where something is null


class GainsTold(Tried):
    """Each line is finished in the best way for the seat. Lines that could not be finished are left out."""

    gains: list[GainTold]

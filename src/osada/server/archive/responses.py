"""What the archive tells, field by field."""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from osada.server.tables.responses import EntryTold, ScoresTold


class ListedSeat(TypedDict):
    """The name is empty where a bot sits, or somebody who asked to be forgotten."""

    seat: int
    name: str
    bot: str | None
    open: bool
    resigned: bool


class ListedResult(TypedDict):
    totals: list[int]
    places: list[int]
    winners: list[int]


class ListedTable(TypedDict):
    """A table in a list."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    status: str
    origin: str | None
    signed: bool  # whether its record bears the signature of this server: not if lines of it come from elsewhere
    pace: int
    rated: bool
    made: float
    changed: float
    seats: list[ListedSeat]
    result: ListedResult | None  # none: it runs, or was brought as a record without an end
    turn: NotRequired[list[int]]  # one's own seats that are to act
    invitation: NotRequired[str]  # in the lobby


class TableList(TypedDict):
    page: int
    tables: list[ListedTable]


class ProofTold(TypedDict):
    """The proof of a match. `weights` has a row for each `chance` line of `text`, in their order; in it stands a number
    for each of the `outcomes`: 0 is one that could not come. Without a promised seed there are no rows."""

    text: str  # of the record, as it is signed: without names, date and site
    signature: str | None  # `KEY SIGNATURE`; none: it does not bear the name of this server
    outcomes: list[str]
    weights: list[list[int]]


class MoveReviewed(TypedDict):
    """One decision: what the best move promised, what the one that was made did, and what it cost."""

    line: int
    seat: int
    action: str
    best: str
    better: str | None
    value_before: float | None
    value_after: float | None
    value_lost: float | None
    win_before: float | None
    win_after: float | None
    win_lost: float | None
    visits: int | None
    guess: bool


class SeatReviewed(TypedDict):
    """All decisions of a seat: how many, how many of them as good as the best, the lines of the worst; its curve."""

    seat: int
    moves: int
    found: int
    mean_value_lost: float | None
    mean_win_lost: float | None
    worst: list[int]
    curve: list[tuple[int, float]]  # line of the match, chance to win (without `wins` the value)


class ReviewTold(TypedDict):
    """A review as far as it is: `done` of so many `choices`."""

    table: str
    level: str
    complete: bool
    done: int
    choices: int
    wins: bool
    seats: list[SeatReviewed]
    moves: list[MoveReviewed]


class ReplayTold(TypedDict):
    """A step of a match as somebody sees it. With everything open `views` has what every seat saw."""

    table: str
    step: int
    steps: int
    seat: int | None
    actors: list[int]
    chance: bool
    over: bool
    lines: list[EntryTold]
    view: dict[str, Any]
    views: NotRequired[list[dict[str, Any]]]
    scores: ScoresTold

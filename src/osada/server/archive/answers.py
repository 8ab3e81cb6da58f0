"""What the archive tells, field by field."""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from osada.server.tables.answers import EntryTold


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
    pace: int
    made: float
    changed: float
    seats: list[ListedSeat]
    result: ListedResult | None  # none: it runs, or was brought as a record without an end
    turn: NotRequired[list[int]]  # one's own seats that are to act
    invitation: NotRequired[str]  # in the lobby


class TableList(TypedDict):
    page: int
    tables: list[ListedTable]


class ReplayTold(TypedDict):
    """A step of a match with somebody's eyes. With open eyes `views` has what every seat saw."""

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
    scores: dict[str, Any]

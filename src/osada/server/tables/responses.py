"""What the server tells, field by field: the schema of the API and the types of the page are made from this."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict


class EntryTold(TypedDict):
    """An entry of the log, as far as the reader may know it."""

    seq: int
    kind: str
    seat: int | None
    text: str
    at: float


class SeatTold(TypedDict):
    """Who sits where, and what they owe."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    open: bool
    resigned: bool
    deadline: float | None
    late: bool
    locked: bool


class SetUpTold(TypedDict):
    """What was agreed before the match. The commitment is published from the first moment."""

    game: str
    version: int
    options: dict[str, str]
    settings: dict[str, Any]
    commit: str
    origin: str | None
    made: float
    host: str | None  # who may, before the match, send guests away, fill seats with bots and change the settings
    finished_by: NotRequired[str]  # the release that could finish a stopped table


class UndoTold(TypedDict):
    """The lines that would be taken back, of one command; and who would have to agree."""

    lines: list[str]
    ask: list[int]


class AskedTold(TypedDict):
    """Who asks for consent, who has not answered yet, and what it is about."""

    seat: int
    waiting: list[int]
    about: Literal["undo", "bot", "settings"]
    bot_for: int | None  # the seat for which a bot would play
    settings: dict[str, Any] | None  # those that would change


class EstimateTold(TypedDict):
    """What something is worth in so many positions that fit what the reader sees: the mean, the least and the most."""

    mean: float
    low: int
    high: int
    worlds: int


class EstimatesTold(TypedDict):
    """Of what the reader cannot know. A part that is a title has none; nor has one that is missing in every world."""

    total: EstimateTold
    parts: dict[str, EstimateTold]


class ScoreTold(TypedDict):
    """The points of somebody, part by part; null is what the reader cannot know for sure."""

    total: int | None
    parts: dict[str, int | str | None]
    estimates: NotRequired[EstimatesTold]  # where something is null


class SeatScoreTold(ScoreTold):
    seat: int


class ScoresTold(TypedDict):
    """All scores of a table; `rival` is a solo opponent. No winners: that one won, or nobody has yet."""

    scores: list[SeatScoreTold]
    winners: list[int]
    rival: ScoreTold | None
    final: bool


class ResultTold(ScoresTold):
    """How a match ended; those who gave up have the last places."""

    places: list[int]


class PlayTold(TypedDict):
    """The match, as the reader sees it."""

    actors: list[int]
    view: dict[str, Any]
    hash: str
    legal: list[str]
    scores: ScoresTold
    undo: UndoTold | None
    asked: AskedTold | None


class EndTold(TypedDict):
    """How it ended, and the seed that had been promised."""

    result: ResultTold | None
    seed: str
    nonces: list[str]


class TableTold(TypedDict):
    """A table as its reader may know it, with the entries that are new to them."""

    table: str
    seq: int
    seat: int | None
    status: str
    set_up: SetUpTold
    seats: list[SeatTold]
    entries: list[EntryTold]
    play: PlayTold | None  # none: the match has not begun, or this release cannot play it
    end: EndTold | None


class Done(TypedDict):
    """The acknowledgement of a command: it is kept, under this number."""

    client: str | None
    seq: int

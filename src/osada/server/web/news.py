"""What a socket says: the messages of docs/live.md, field by field, for the schema and the types of the page."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict

from osada.server.tables.responses import TableTold
from osada.server.web.messages import Message

Since = TypedDict("Since", {"from": int})  # the entries after this number are in it


class StateNews(TableTold, Since):
    """The whole table."""

    type: Literal["state"]


class EventNews(TableTold, Since):
    """The table after something was added to its log."""

    type: Literal["event"]


class PresenceNews(TypedDict):
    """The seats whose people have a socket open here."""

    type: Literal["presence"]
    seats: list[int]


class DoneNews(TypedDict):
    """A command is kept: `seq` is the number of its entry."""

    type: Literal["done"]
    client: str | None
    seq: NotRequired[int]
    seat: NotRequired[int]


class ErrorTold(TypedDict):
    """Why something was refused: a word for programs, and a sentence in the language of the reader."""

    kind: str
    reason: str
    args: list[int | str]
    message: str


class RefusedNews(TypedDict):
    """Nothing was done."""

    type: Literal["refused"]
    client: str | None
    status: int
    error: ErrorTold


class Problem(TypedDict):
    """What every route answers when it refuses. Who came too late is told the table as it is."""

    error: ErrorTold
    state: NotRequired[TableTold]


News = StateNews | EventNews | PresenceNews | DoneNews | RefusedNews
SAID: dict[str, TypeAdapter[object]] = {
    "SocketNews": TypeAdapter(Annotated[News, Field(discriminator="type")]),
    "SocketMessage": TypeAdapter(Annotated[Message, Field(discriminator="do")]),
    "Problem": TypeAdapter(Problem),
}

"""What a socket may say: the schemas of the routes, each with the word for what it wants."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from osada.server.web.schemas import ActForm, AnswerForm, CallForm, CommandForm, Form, ProposeForm, SeatForm, TalkForm


class ActMessage(ActForm):
    do: Literal["act"]


class UndoMessage(CommandForm):
    do: Literal["undo"]


class AnswerMessage(AnswerForm):
    do: Literal["answer"]


class CallMessage(CallForm):
    do: Literal["call"]


class ProposeMessage(ProposeForm):
    do: Literal["propose"]


class ResignMessage(CommandForm):
    do: Literal["resign"]


class TalkMessage(TalkForm):
    do: Literal["chat"]


class LookMessage(SeatForm):
    do: Literal["look"]


class PlainMessage(Form):
    do: Literal["resync", "ping"]


Play = ActMessage | UndoMessage | AnswerMessage | CallMessage | ProposeMessage | ResignMessage
Message = Play | TalkMessage | LookMessage | PlainMessage
_MESSAGES: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="do")])


def read_message(text: str) -> Message:
    return _MESSAGES.validate_json(text)

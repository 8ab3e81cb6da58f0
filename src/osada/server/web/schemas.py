"""What may be sent to the server: every body of a request says what it may hold, and anything else is refused."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from osada.server.tables.pace import AWAY

Word = Annotated[str, Field(max_length=80)]
Client = Annotated[str, Field(min_length=8, max_length=36, pattern=r"^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Pin = Annotated[str, Field(min_length=1, max_length=12)]
Seal = Annotated[str, Field(max_length=255, pattern=r"^[A-Za-z0-9_.-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
MOST_LINES = 40  # of one command, and of one question
DAYS = 14 * 24 * 3600  # the longest time for a turn


class Form(BaseModel):
    """Nothing but its own fields, each of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ChairForm(Form):
    """A seat as the host means it."""

    who: Literal["me", "bot", "open"] = "open"
    level: Word = "medium"
    name: Word = ""
    pin: Pin | None = None
    nonce: Nonce = ""


class SettingsForm(Form):
    """How the table is run: seconds for a turn (0: any), what becomes of late seats, without a pace the seconds after
    which somebody is away, onlookers and how many lines they are behind, hints, the lobby; and whether it counts."""

    pace: Annotated[int, Field(ge=0, le=DAYS)] = 0
    late: Literal["offer", "bot"] = "offer"
    away: Annotated[int, Field(ge=600, le=DAYS)] = AWAY
    spectators: bool = True
    delay: Annotated[int, Field(ge=0, le=50)] = 0
    hints: bool = True
    listed: bool = False
    rated: bool = False


class TableForm(Form):
    """A new table."""

    game: Word
    seats: Annotated[list[ChairForm], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], Field(max_length=20)] = Field(default_factory=dict)
    settings: SettingsForm = Field(default_factory=SettingsForm)
    seal: Seal | None = None


class RematchForm(Form):
    """Offering a rematch, perhaps with a seal that was asked for; or accepting one, rated as it is."""

    nonce: Nonce = ""
    rated: bool = False
    seal: Seal | None = None


class InvitedForm(Form):
    """The word that lets people in."""

    invitation: Annotated[str, Field(max_length=64)]


class TakeForm(InvitedForm):
    """Taking a seat by invitation; whoever sits down at a rated table says that they accept it."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""
    rated: bool = False


class KeyForm(Form):
    """The secret of a seat's link; and the word that a rated match is accepted, where nobody sits there yet."""

    key: Annotated[str, Field(max_length=64)]
    rated: bool = False


class LockForm(Form):
    """The number of a hand, where it is locked."""

    pin: Pin | None = None


class SeatForm(LockForm):
    """One of my own seats, where I have several, and its number where it is locked."""

    seat: SeatNumber | None = None


class BotForm(LockForm):
    level: Word = "medium"


class MuteForm(Form):
    """Whether people may talk at the table."""

    open: bool


class CommandForm(SeatForm):
    """What a command knew, and a number of its own: a repeated one is not done again."""

    expected: Annotated[int, Field(ge=0, le=2**31 - 1)]
    client: Client


class ActForm(CommandForm):
    """The lines of one choice, in order: done whole or not at all."""

    actions: Annotated[list[Word], Field(min_length=1, max_length=MOST_LINES)]


class AnswerForm(CommandForm):
    agrees: bool


class CallForm(CommandForm):
    """The seat of somebody who is away."""

    bot_for: SeatNumber


class ProposeForm(CommandForm):
    """The settings that shall change, and no others."""

    settings: SettingsForm


class TalkForm(SeatForm):
    client: Client
    text: Annotated[str, Field(max_length=2000)]

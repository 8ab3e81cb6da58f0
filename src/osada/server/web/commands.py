"""The commands of a table, however they come: by HTTP or by a socket."""

from osada.server.asking.ahead import check_lines
from osada.server.context import Context
from osada.server.identity.sessions import Person
from osada.server.metrics import timed
from osada.server.tables import consent, play
from osada.server.tables.entries import By, Entry
from osada.server.tables.match import Seat
from osada.server.tables.responses import Done
from osada.server.tables.rights import seat_of
from osada.server.tables.talk import say
from osada.server.web.schemas import ActForm, AnswerForm, CallForm, CommandForm, ProposeForm, SeatForm, TalkForm


@timed
def do(context: Context, table: str, person: Person, word: str, body: CommandForm) -> Done:
    """The acknowledgement: it is kept, under this number. Whose seat acts follows from the person."""
    context.limits.take("action", person.id, len(body.actions) if isinstance(body, ActForm) else 1)
    seat = own_hand(context, table, person, body)
    command = play.Command(table, seat.seat, body.expected, By(person.id, body.client))
    match word, body:
        case "act", ActForm():
            entry = play.act(context.matches, command, body.actions, check_lines)
        case "answer", AnswerForm():
            entry = consent.answer(context.matches, command, agrees=body.agrees)
        case "call", CallForm():
            entry = consent.ask_for_bot(context.matches, command, body.bot_for)
        case "propose", ProposeForm():
            entry = consent.ask_for_settings(context.matches, command, body.settings.model_dump(exclude_unset=True))
        case "undo", _:
            entry = play.undo(context.matches, command)
        case _:
            entry = play.resign(context.matches, command)
    return _done(entry)


def talk(context: Context, table: str, person: Person, body: TalkForm) -> Done:
    context.limits.take("chat", person.id)
    own_hand(context, table, person, body)
    with context.matches.changing(table) as change:
        return _done(say(change, seat_of(change.match, person.id, body.seat), body.text, body.client))


def own_hand(context: Context, table: str, person: Person, body: SeatForm) -> Seat:
    """The person's seat, unless it is locked and its number is not the one given."""
    with context.matches.looking(table) as match:  # a number is tried before others wait for the database
        return context.pins.unlock(match, seat_of(match, person.id, body.seat), body.pin)


def _done(entry: Entry) -> Done:
    return {"client": entry.client, "seq": entry.seq}

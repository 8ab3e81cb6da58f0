"""The commands of a table, however they come: by HTTP or by a socket."""

from osada.server.asking.ahead import check_lines
from osada.server.context import Context
from osada.server.identity.sessions import Person
from osada.server.metrics import timed
from osada.server.tables import play
from osada.server.tables.entries import By, Entry
from osada.server.tables.responses import Done
from osada.server.tables.rights import seat_of
from osada.server.tables.talk import say
from osada.server.web.schemas import ActForm, AnswerForm, CommandForm, TalkForm


@timed
def do(context: Context, table: str, person: Person, word: str, body: CommandForm) -> Done:
    """The acknowledgement: it is kept, under this number. Whose seat acts follows from the person."""
    context.limits.take("action", person.id, len(body.actions) if isinstance(body, ActForm) else 1)
    with context.matches.looking(table) as match:
        seat = context.pins.unlock(match, seat_of(match, person.id, body.seat), body.pin)
    command = play.Command(table, seat.seat, body.expected, By(person.id, body.client))
    match word, body:
        case "act", ActForm():
            entry = play.act(context.matches, command, body.actions, check_lines)
        case "answer", AnswerForm():
            entry = play.answer(context.matches, command, agrees=body.agrees)
        case "undo", _:
            entry = play.undo(context.matches, command)
        case _:
            entry = play.resign(context.matches, command)
    return _done(entry)


def talk(context: Context, table: str, person: Person, body: TalkForm) -> Done:
    context.limits.take("chat", person.id)
    with context.matches.looking(table) as match:  # a number is tried before others wait for the database
        context.pins.unlock(match, seat_of(match, person.id, body.seat), body.pin)
    with context.matches.changing(table) as change:
        return _done(say(change, seat_of(change.match, person.id, body.seat), body.text, body.client))


def _done(entry: Entry) -> Done:
    return {"client": entry.client, "seq": entry.seq}

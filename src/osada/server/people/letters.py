"""What the server writes to people, in their language."""

from typing import NamedTuple

from osada.engine.contract import REGISTERED
from osada.locales import words
from osada.server.context import Context
from osada.server.identity.sessions import Person
from osada.server.people.mail import Letter
from osada.server.tokens import same, signed

OFF = "notices-off"


class TurnNotice(NamedTuple):
    """Whose turn it is, and where."""

    person: Person
    table: str
    game: str
    edition: str  # the hash of its components

    @property
    def game_name(self) -> str:
        rules = REGISTERED.get(self.game)
        folders = {edition.hash: edition.folder for edition in rules.editions} if rules else {}
        say = words(self.person.language, folders.get(self.edition))
        return say(f"{self.game}-name") if say.has(f"{self.game}-name") else self.game


def reset_letter(context: Context, person: Person, token: str) -> Letter:
    """The token stands in the fragment, which no browser sends and no server logs."""
    say, link = words(person.language), f"{context.settings.address}/#/reset/{token}"
    text = say("people-reset-text", name=person.name, link=link)
    return Letter(person.mailbox or "", say("people-reset-subject"), text)


def confirm_letter(context: Context, person: Person, token: str) -> Letter:
    """It may reach a stranger, so nothing in it was written by whoever named the address."""
    say, link = words(person.language), f"{context.settings.address}/#/confirm/{token}"
    text = say("people-confirm-text", link=link)
    return Letter(person.email or "", say("people-confirm-subject"), text)


def turn_letter(context: Context, notice: TurnNotice) -> Letter:
    person, say = notice.person, words(notice.person.language)
    off = off_link(context, person.id)
    text = say(
        "people-turn-text", name=person.name, game=notice.game_name, link=table_link(context, notice.table), off=off
    )
    return Letter(person.mailbox or "", say("people-turn-subject", game=notice.game_name), text, off)


def turn_message(context: Context, notice: TurnNotice) -> dict[str, str]:
    """The same for a browser that takes Web Push."""
    say, game = words(notice.person.language), notice.game_name
    title, body = say("people-turn-subject", game=game), say("people-turn-push", game=game)
    return {"title": title, "body": body, "link": table_link(context, notice.table), "table": notice.table}


def table_link(context: Context, table: str) -> str:
    return f"{context.settings.address}/#/table/{table}"


def off_link(context: Context, person: str) -> str:
    return f"{context.settings.address}/api/notices/off/{person}/{signed(context.secret, OFF, person)}"


def is_off_link(context: Context, person: str, signature: str) -> bool:
    return same(signed(context.secret, OFF, person), signature)

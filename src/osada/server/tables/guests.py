"""Coming and going: seats are taken by invitation, left, given to a bot and given back, and handed on by links."""

from typing import Any

from osada.server.errors import Refused
from osada.server.identity.names import folded
from osada.server.identity.sessions import Person
from osada.server.tables.asks import SETTINGS, settings_in_words
from osada.server.tables.change import Change
from osada.server.tables.entries import RESIGN, SEAT, TABLE, By
from osada.server.tables.match import PLAYING, WAITING, Match, Seat
from osada.server.tables.pace import STAND_IN
from osada.server.tables.rated import is_rated, must_accept, must_be_casual, must_be_ratable
from osada.server.tables.rights import (
    must_be_free_to_claim,
    must_be_host,
    must_be_late,
    must_have_no_seat,
    seat_named,
    seat_of,
)
from osada.server.tables.setup import USUAL, level_named
from osada.server.tokens import hashed, new_token


def take(
    change: Change, person: Person, wanted: int | None, nonce: str = "", *, rated: bool = False
) -> tuple[Seat, str]:
    """An open seat, the first unless another is wanted. With the last one the match begins."""
    match = change.match
    match.must_be(WAITING)
    must_accept(match, person, rated=rated)
    must_have_no_seat(match, person.id)
    match.must_be_open()
    free = [seat for seat in match.seats if seat.is_open and wanted in (None, seat.seat)]
    if not free:
        raise Refused(409, "table-no-seat")
    key = _sit(change, free[0], person, "sit")
    free[0].nonce = nonce
    start_if_full(change)
    return free[0], key


def start_if_full(change: Change) -> None:
    match = change.match
    if match.status == WAITING and not any(seat.is_open for seat in match.seats):
        change.start()


def _sit(change: Change, seat: Seat, person: Person, word: str) -> str:
    """Gives a seat to a person, and a link by which it can be had again on another device. Older links are dead."""
    others = [other for other in change.match.seats if other is not seat and other.person != person.id]
    if any(folded(other.name) == folded(person.name) for other in others if other.name):
        raise Refused(409, "table-name-taken")
    key = new_token()
    seat.person, seat.bot, seat.name, seat.key, seat.pin = person.id, None, person.name, hashed(key), None
    change.add(SEAT, seat.seat, word, By(person.id))
    return key


def claim(change: Change, person: Person, key: str, *, rated: bool = False) -> tuple[Seat, str]:
    """Whoever holds the link of a seat has the seat: another device of the same person, or somebody new. At a rated
    table it stays with who accepted it."""
    found = [seat for seat in change.match.seats if seat.key == hashed(key)]
    if not found:
        raise Refused(403, "table-seat-link-dead")
    if found[0].resigned:
        raise Refused(409, "table-resigned")
    must_be_free_to_claim(change.match, found[0], person.id)
    if found[0].person != person.id:
        must_accept(change.match, person, rated=rated)
        if found[0].person is not None:
            must_be_casual(change.match, "table-rated-seat")
    fresh = _sit(change, found[0], person, "claim" if found[0].person else "sit")
    start_if_full(change)
    return found[0], fresh


def leave(change: Change, person: Person, wanted: int | None) -> None:
    """Before the match the seat is free again; later a bot plays until the person is back. A rated match is lost."""
    seat = seat_of(change.match, person.id, wanted)
    if change.match.status == WAITING:
        _empty(seat)
        change.add(SEAT, seat.seat, "leave", By(person.id))
    elif is_rated(change.match):
        resign(change, seat)
    else:
        stand_in(change, person, seat.seat, STAND_IN, is_own=True)


def resign(change: Change, seat: Seat) -> None:
    """Whoever leaves a rated match gives up; once is enough."""
    change.match.must_be(PLAYING)
    if not seat.resigned:
        change.give_up([seat], RESIGN, By(seat.person))


def stand_in(change: Change, person: Person, number: int, level: str, *, is_own: bool) -> None:
    """A bot plays for a seat: of any level at its own wish, the usual one at anybody's here once the seat is late by
    the pace; without a pace the others have to agree (`consent.py`)."""
    seat = seat_named(change.match, number)
    change.match.must_be(PLAYING)
    must_be_casual(change.match, "table-rated-bots")
    if not is_own or seat.person != person.id:
        must_be_late(change.match, seat, person.id)
        if not change.match.settings["pace"]:
            raise Refused(403, "table-ask-first")
        level = STAND_IN
    if seat.bot != level_named(level):
        seat.bot = level
        change.add(SEAT, number, f"bot {level}", By(person.id))


def back(change: Change, person: Person, wanted: int | None) -> None:
    """The person plays again. Who has resigned cannot."""
    seat = seat_of(change.match, person.id, wanted)
    change.match.must_be(PLAYING)
    if seat.resigned:
        raise Refused(409, "table-resigned")
    if seat.bot:
        seat.bot = None
        change.add(SEAT, seat.seat, "back", By(person.id))


def remove(change: Change, host: Person, number: int) -> None:
    """Before the match the host may send a person away: the seat is open again."""
    must_be_host(change.match, host.id)
    change.match.must_be(WAITING)
    seat = seat_named(change.match, number)
    if seat.person is None or seat.person == host.id:
        raise Refused(409, "table-nobody-there")
    _empty(seat)
    change.add(SEAT, number, "remove", By(host.id))


def seat_to_link(match: Match, person: Person, number: int) -> Seat:
    """Its link is renewed by who sits there, and by the host where nobody does."""
    seat = seat_named(match, number)
    match.must_be(WAITING, PLAYING)
    if seat.person is None:
        must_be_host(match, person.id)
    elif seat.person != person.id:
        raise Refused(403, "table-not-your-seat")
    return seat


def renew_link(change: Change, person: Person, number: int) -> str:
    """A link opens the seat's hand. The older one is dead."""
    seat, key = seat_to_link(change.match, person, number), new_token()
    seat.key = hashed(key)
    change.add(SEAT, number, "link", By(person.id))
    return key


def renew_invitation(change: Change, person: Person) -> None:
    must_be_host(change.match, person.id)
    change.match.invite += 1
    change.add(TABLE, None, "invite", By(person.id))


def seat_bot(change: Change, host: Person, number: int, level: str) -> None:
    """Before the match the host may put a bot on an open seat."""
    must_be_host(change.match, host.id)
    change.match.must_be(WAITING)
    must_be_casual(change.match, "table-rated-bots")
    seat = seat_named(change.match, number)
    if seat.person is not None:
        raise Refused(409, "table-no-seat")
    seat.bot = level_named(level)
    change.add(SEAT, number, f"bot {level}", By(host.id))
    start_if_full(change)


def change_settings(change: Change, host: Person, settings: dict[str, Any]) -> None:
    """Before the match, while nobody else sits there: whoever has sat down has agreed to what was set. But a table may
    be listed, or no longer so, until it begins."""
    match = change.match
    must_be_host(match, host.id)
    match.must_be(WAITING)
    agreed = {**USUAL, **match.settings}
    other = {name: value for name, value in settings.items() if value != agreed[name]}
    if not other:
        return
    others = [seat for seat in match.seats if seat.person not in (None, host.id)]
    if others and other.keys() != {"listed"}:
        raise Refused(409, "table-settings-agreed")
    match.settings = {**agreed, **other}
    must_be_ratable(match.settings, match.seats, host)
    change.add(TABLE, None, f"{SETTINGS} {settings_in_words(other)}", By(host.id))


def _empty(seat: Seat) -> None:
    seat.person, seat.name, seat.nonce, seat.key, seat.pin, seat.bot = None, "", "", None, None, None

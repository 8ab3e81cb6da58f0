"""Tables at the door: set one up, come and go. What is played there is in `play.py`."""

from typing import Annotated, NotRequired

from fastapi import APIRouter, Path, Request
from typing_extensions import TypedDict

from osada.engine.record import game_named
from osada.server.errors import Refused
from osada.server.house import House
from osada.server.people.mutes import without_muted
from osada.server.people.sessions import Person
from osada.server.tables import guests
from osada.server.tables.answers import TableTold
from osada.server.tables.delay import as_seen_by
from osada.server.tables.entries import entries_of
from osada.server.tables.match import Match
from osada.server.tables.play import Stale
from osada.server.tables.rights import invitation, must_be_host, own_seats, reader_of, seat_of, unlock
from osada.server.tables.setup import Chair, SetUp, promise
from osada.server.tables.told import told
from osada.server.tokens import same
from osada.server.web.forms import BotForm, KeyForm, LockForm, SeatForm, SettingsForm, TableForm, TakeForm
from osada.server.web.visit import Anybody, Somebody, TheHouse, house_of, visitor

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableId = Annotated[str, Path(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Path(ge=0, le=7)]


class Made(TypedDict):
    """A new table; the links of one's own seats and the invitation stand in the answer that made it."""

    table: str
    keys: NotRequired[dict[int, str]]
    invitation: NotRequired[str]


class Seal(TypedDict):
    """The id that a new table may have, and the SHA-256 of the seed that it will have."""

    seal: str
    commit: str


class Seated(TypedDict):
    """The seat, and the secret of its link, which can be read only now."""

    seat: int
    key: str


class Invitation(TypedDict):
    invitation: str


@router.post("/seals", status_code=201)
def seal(person: Somebody, house: TheHouse) -> Seal:
    """A promise: whoever sets a table up with it knew the commitment before choosing the nonces of their seats."""
    house.limits.take("ask", person.id)
    id, commit = promise(house.secret)
    return {"seal": id, "commit": commit}


@router.post("", status_code=201)
def set_up(form: TableForm, person: Somebody, house: TheHouse) -> Made:
    house.limits.take("table", person.id)
    house.must_be_ready(game_named(form.game))
    chairs = tuple(Chair(**chair.model_dump()) for chair in form.seats)
    wanted = SetUp(form.game, chairs, form.options, form.settings.model_dump(), seal=form.seal)
    with house.matches.setting_up(house.secret, person, wanted) as (change, keys):
        guests.start_if_full(change)
        match = change.match
    return {"table": match.id, "keys": keys, "invitation": invitation(house.secret, match)}


@router.get("/{table}")
def look(table: TableId, person: Anybody, house: TheHouse) -> TableTold:
    """The table with one's own eyes."""
    with house.matches.looking(table) as match:
        reader = reader_of(match, person.id if person else None)
        with house.database.reading() as connection:
            seen = as_seen_by(connection, match, person.id if person else None)
        return _told(house, seen, reader, person)


@router.post("/{table}/look")
def look_from(table: TableId, form: SeatForm, person: Somebody, house: TheHouse) -> TableTold:
    """The table with the eyes of one of several own seats."""
    with house.matches.looking(table) as match:
        seat = unlock(house.secret, match, seat_of(match, person.id, form.seat), form.pin)
        return _told(house, match, seat.seat, person)


def fresh_look(request: Request, problem: Stale) -> TableTold:
    """What goes with the answer to a command that came too late: the position as its seat may see it."""
    house, person = house_of(request), visitor(request)
    with house.matches.looking(problem.table) as match:
        return _told(house, match, problem.seat, person)


def _told(house: House, match: Match, reader: int, person: Person | None) -> TableTold:
    with house.database.reading() as connection:
        entries = entries_of(connection, match.id, until=match.seq)
        return told(match, reader, without_muted(connection, person.id if person else None, entries))


@router.get("/{table}/invitation")
def invite(table: TableId, person: Somebody, house: TheHouse) -> Invitation:
    """The word for a link, for those who sit here."""
    with house.matches.looking(table) as match:
        if not own_seats(match, person.id):
            must_be_host(match, person.id)
        return {"invitation": invitation(house.secret, match)}


@router.post("/{table}/invitation")
def invite_anew(table: TableId, person: Somebody, house: TheHouse) -> Invitation:
    with house.matches.changing(table) as change:
        guests.renew_invitation(change, person)
        return {"invitation": invitation(house.secret, change.match)}


@router.post("/{table}/seats")
def take_seat(table: TableId, form: TakeForm, person: Somebody, house: TheHouse) -> Seated:
    with house.matches.changing(table) as change:
        if not same(form.invitation, invitation(house.secret, change.match)):
            raise Refused(403, "table-link-dead")
        seat, key = guests.take(change, person, form.seat, form.nonce)
    return {"seat": seat.seat, "key": key}


@router.post("/{table}/claim")
def claim_seat(table: TableId, form: KeyForm, person: Somebody, house: TheHouse) -> Seated:
    """Comes back on another device. The link that was used is worth nothing from now on; the answer has a new one."""
    with house.matches.changing(table) as change:
        seat, key = guests.claim(change, person, form.key)
    return {"seat": seat.seat, "key": key}


@router.post("/{table}/leave", status_code=204)
def leave(table: TableId, form: SeatForm, person: Somebody, house: TheHouse) -> None:
    with house.matches.changing(table) as change:
        guests.leave(change, person, form.seat)


@router.post("/{table}/back", status_code=204)
def come_back(table: TableId, form: SeatForm, person: Somebody, house: TheHouse) -> None:
    with house.matches.changing(table) as change:
        guests.back(change, person, form.seat)


@router.put("/{table}/seats/{number}/bot", status_code=204)
def call_bot(table: TableId, number: Number, form: BotForm, person: Somebody, house: TheHouse) -> None:
    """Before the match a bot for an open seat; in play one instead of oneself, or of somebody whose time has passed."""
    with house.matches.changing(table) as change:
        if change.match.status == "waiting":
            guests.seat_bot(change, person, number, form.level)
        else:
            guests.stand_in(change, person, number, form.level)


@router.delete("/{table}/seats/{number}", status_code=204)
def send_away(table: TableId, number: Number, person: Somebody, house: TheHouse) -> None:
    with house.matches.changing(table) as change:
        guests.remove(change, person, number)


@router.post("/{table}/seats/{number}/link")
def new_link(table: TableId, number: Number, form: LockForm, person: Somebody, house: TheHouse) -> Seated:
    """For who sits there; of a locked hand only with its number. Where nobody sits the host makes it."""
    with house.matches.changing(table) as change:
        key = guests.renew_link(change, person, number)
        unlock(house.secret, change.match, change.match.seats[number], form.pin)
    return {"seat": number, "key": key}


@router.put("/{table}/settings", status_code=204)
def change_settings(table: TableId, form: SettingsForm, person: Somebody, house: TheHouse) -> None:
    with house.matches.changing(table) as change:
        guests.change_settings(change, person, form.model_dump())

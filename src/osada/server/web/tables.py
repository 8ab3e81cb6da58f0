"""Routes of tables: set one up, come and go. What is played there is in `play.py`."""

from typing import Annotated, NotRequired

from fastapi import APIRouter, Path, Request
from typing_extensions import TypedDict

from osada.engine.record import game_named
from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.hashing import hash_slowly
from osada.server.identity.sessions import Person
from osada.server.people.mutes import without_muted
from osada.server.tables import guests, host
from osada.server.tables.as_json import set_up_as_json, table_as_json
from osada.server.tables.delay import as_seen_by
from osada.server.tables.entries import entries_of
from osada.server.tables.match import Match
from osada.server.tables.play import Stale
from osada.server.tables.promises import promise, promised
from osada.server.tables.responses import SetUpTold, TableTold
from osada.server.tables.rights import invitation, must_be_host, own_seats, reader_of, seat_named, seat_of
from osada.server.tables.setup import Chair, SetUp
from osada.server.tokens import same
from osada.server.web.commands import own_hand
from osada.server.web.schemas import (
    BotForm,
    InvitedForm,
    KeyForm,
    LockForm,
    MuteForm,
    SeatForm,
    SettingsForm,
    TableForm,
    TakeForm,
)
from osada.server.web.visit import Anybody, Mover, Somebody, TheContext, asker, context_of, visitor

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableId = Annotated[str, Path(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Path(ge=0, le=7)]


class Made(TypedDict):
    """A new table; the links of one's own seats and the invitation stand in the answer that made it."""

    table: str
    keys: NotRequired[dict[int, str]]
    invitation: NotRequired[str]


class Seal(TypedDict):
    """Fixes the id and the seed of one new table, for a day, and only the server can read it; and the SHA-256 of that
    seed."""

    seal: str
    commit: str


class Seated(TypedDict):
    """The seat, and the secret of its link, which can be read only now."""

    seat: int
    key: str


class Invitation(TypedDict):
    invitation: str


class Terms(TypedDict):
    """What whoever is invited is told before they sit down, also at a table without onlookers."""

    status: str
    set_up: SetUpTold


@router.post("/seals", status_code=201)
def seal(person: Somebody, context: TheContext) -> Seal:
    """A promise: whoever sets a table up with it knew the commitment before choosing the nonces of their seats."""
    context.limits.take("ask", person.id)
    token, commit = promise(context.sealer)
    return {"seal": token, "commit": commit}


@router.post("", status_code=201)
def set_up(body: TableForm, person: Somebody, context: TheContext) -> Made:
    context.limits.take("table", person.id)
    context.must_be_ready(game_named(body.game))
    chairs = tuple(Chair(**{**chair.model_dump(), "pin": chair.pin and hash_slowly(chair.pin)}) for chair in body.seats)
    deal = promised(context.sealer, body.seal) if body.seal else None
    wanted = SetUp(body.game, chairs, body.options, body.settings.model_dump(), deal=deal)
    with context.matches.setting_up(person, wanted) as (change, keys):
        guests.start_if_full(change)
        match = change.match
    return {"table": match.id, "keys": keys, "invitation": invitation(context.secret, match)}


@router.get("/{table}")
def look(table: TableId, person: Anybody, context: TheContext) -> TableTold:
    """The table as one sees it oneself."""
    with context.matches.looking(table) as match:
        reader = reader_of(match, person.id if person else None)
        with context.database.reading() as connection:
            seen = as_seen_by(connection, match, person.id if person else None)
        return _table_for(context, seen, reader, person)


@router.post("/{table}/look")
def look_from(table: TableId, body: SeatForm, person: Somebody, context: TheContext) -> TableTold:
    """The table as one of several own seats sees it."""
    with context.matches.looking(table) as match:
        seat = context.pins.unlock(match, seat_of(match, person.id, body.seat), body.pin)
        return _table_for(context, match, seat.seat, person)


def fresh_look(request: Request, problem: Stale) -> TableTold:
    """What goes with the response to a command that came too late: the position as its seat may see it."""
    context, person = context_of(request), visitor(request)
    with context.matches.looking(problem.table) as match:
        return _table_for(context, match, problem.seat, person)


def _table_for(context: Context, match: Match, reader: int, person: Person | None) -> TableTold:
    with context.database.reading() as connection:
        entries = entries_of(connection, match.id, until=match.seq)
        return table_as_json(match, reader, without_muted(connection, person.id if person else None, entries))


@router.get("/{table}/invitation")
def invite(table: TableId, person: Somebody, context: TheContext) -> Invitation:
    """The word for a link, for those who sit here."""
    with context.matches.looking(table) as match:
        if not own_seats(match, person.id):
            must_be_host(match, person.id)
        return {"invitation": invitation(context.secret, match)}


@router.post("/{table}/invitation")
def invite_anew(table: TableId, person: Mover, context: TheContext) -> Invitation:
    with context.matches.changing(table) as change:
        guests.renew_invitation(change, person)
        return {"invitation": invitation(context.secret, change.match)}


@router.post("/{table}/seats")
def take_seat(table: TableId, body: TakeForm, person: Mover, context: TheContext) -> Seated:
    with context.matches.looking(table) as match:
        _must_be_invited(context, match, body.invitation)  # whoever is not takes no lock and no place on the disk
    with context.matches.changing(table) as change:
        _must_be_invited(context, change.match, body.invitation)
        seat, key = guests.take(change, person, body.seat, body.nonce, rated=body.rated)
    return {"seat": seat.seat, "key": key}


@router.post("/{table}/terms")
def terms(table: TableId, body: InvitedForm, person: Anybody, request: Request, context: TheContext) -> Terms:
    """To know the commitment before one's own nonce, and what one sits down to."""
    context.limits.take("ask", asker(request, person))
    with context.matches.looking(table) as match:
        _must_be_invited(context, match, body.invitation)
        return {"status": match.status, "set_up": set_up_as_json(match)}


def _must_be_invited(context: Context, match: Match, word: str) -> None:
    if not same(word, invitation(context.secret, match)):
        raise Refused(403, "table-link-dead")


@router.post("/{table}/claim")
def claim_seat(table: TableId, body: KeyForm, person: Mover, context: TheContext) -> Seated:
    """Comes back on another device. The link that was used is worth nothing from now on; the answer has a new one."""
    with context.matches.changing(table) as change:
        seat, key = guests.claim(change, person, body.key, rated=body.rated)
    return {"seat": seat.seat, "key": key}


@router.post("/{table}/leave", status_code=204)
def leave(table: TableId, body: SeatForm, person: Mover, context: TheContext) -> None:
    own_hand(context, table, person, body)
    with context.matches.changing(table) as change:
        guests.leave(change, person, body.seat)


@router.post("/{table}/back", status_code=204)
def come_back(table: TableId, body: SeatForm, person: Mover, context: TheContext) -> None:
    own_hand(context, table, person, body)
    with context.matches.changing(table) as change:
        guests.back(change, person, body.seat)


@router.put("/{table}/seats/{number}/bot", status_code=204)
def call_bot(table: TableId, number: Number, body: BotForm, person: Mover, context: TheContext) -> None:
    """Before the match a bot for an open seat; in play one instead of oneself, or of somebody whose time has passed."""
    with context.matches.looking(table) as match:
        seat = seat_named(match, number)
        is_own = seat.person == person.id and not (seat.late and seat.pin and body.pin is None)
        if is_own:
            context.pins.unlock(match, seat, body.pin)
    with context.matches.changing(table) as change:
        if change.match.status == "waiting":
            guests.seat_bot(change, person, number, body.level)
        else:
            guests.stand_in(change, person, number, body.level, is_own=is_own)


@router.delete("/{table}/seats/{number}", status_code=204)
def send_away(table: TableId, number: Number, person: Mover, context: TheContext) -> None:
    with context.matches.changing(table) as change:
        guests.remove(change, person, number)


@router.post("/{table}/seats/{number}/link")
def new_link(table: TableId, number: Number, body: LockForm, person: Mover, context: TheContext) -> Seated:
    """For who sits there; of a locked hand only with its number. Where nobody sits the host makes it."""
    with context.matches.looking(table) as match:  # a number is tried before others wait for the database
        context.pins.unlock(match, guests.seat_to_link(match, person, number), body.pin)
    with context.matches.changing(table) as change:
        return {"seat": number, "key": guests.renew_link(change, person, number)}


@router.put("/{table}/settings", status_code=204)
def change_settings(table: TableId, body: SettingsForm, person: Mover, context: TheContext) -> None:
    with context.matches.changing(table) as change:
        guests.change_settings(change, person, body.model_dump())


@router.put("/{table}/chat", status_code=204)
def mute(table: TableId, body: MuteForm, person: Mover, context: TheContext) -> None:
    """The host silences the talk at the table, for all, or lets people talk again."""
    with context.matches.changing(table) as change:
        host.mute(change, person, is_open=body.open)


@router.post("/{table}/close", status_code=204)
def close(table: TableId, person: Mover, context: TheContext) -> None:
    """The host ends a table without a result: one that has not begun, or that nobody plays at any more."""
    with context.matches.changing(table) as change:
        host.close(change, person)

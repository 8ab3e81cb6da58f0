"""Routes of the archive: lists, replays, records, and playing on."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from osada.engine.table import Table
from osada.server.archive import copies, lists, replays
from osada.server.archive.proofs import proof_of
from osada.server.archive.responses import ProofTold, ReplayTold, TableList
from osada.server.archive.signatures import signed_record
from osada.server.asking import counting
from osada.server.asking.responses import Counted
from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.sessions import Person
from osada.server.tables.delay import as_seen_by
from osada.server.tables.match import FINISHED, Match
from osada.server.tables.rights import invitation, reader_of, seat_of
from osada.server.tables.setup import Chair
from osada.server.web.schemas import ChairForm, Form, SeatForm
from osada.server.web.tables import Made, TableId
from osada.server.web.visit import Anybody, Somebody, TheContext, asker


def limited(request: Request, person: Anybody, context: TheContext) -> None:
    """Whatever is looked up here counts as a question."""
    context.limits.take("ask", asker(request, person))


router = APIRouter(prefix="/api", tags=["archive"], dependencies=[Depends(limited)])
Page = Annotated[int, Query(ge=0, lt=lists.LAST)]
Sought = Annotated[str, Query(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Step = Annotated[int, Field(ge=0, le=2**31 - 1)]


class StepWish(BaseModel):
    """A step of a match, and as whom it is seen: a seat, a spectator, or with everything open."""

    model_config = ConfigDict(extra="forbid")

    step: Step
    eyes: Annotated[str | None, Field(pattern=r"^(open|spectator|[0-7])$")] = None


class Wish(StepWish):
    """The same, and the step after which its lines are wanted."""

    since: Step = 0


class StepForm(SeatForm):
    """A step of a match, as a locked seat of one's own sees it."""

    step: Step


class ReplayForm(StepForm):
    """The same, and the step after which its lines are wanted."""

    since: Step = 0


class RecordForm(Form):
    record: Annotated[str, Field(max_length=copies.LONGEST_RECORD)]


class PlayerForm(ChairForm):
    """A seat of a match that is played on: for somebody at this device, or for a bot."""

    who: Literal["me", "bot"] = "me"


class ForkForm(Form):
    """From which step on, and by whom."""

    step: Step
    seats: Annotated[list[PlayerForm], Field(min_length=1, max_length=8)]


# --- Lists ------------------------------------------------------------------


@router.get("/archive")
def finished(
    person: Anybody,
    context: TheContext,
    game: Sought = "",
    player: Sought = "",
    page: Page = 0,
) -> TableList:
    """Finished tables, the newest first: one's own, and those that were listed."""
    _check_page(person, page)
    with context.database.reading() as connection:
        wanted = {"game": game, "player": player}
        rows = lists.find_finished(connection, person.id if person else None, wanted, page)
        return {"page": page, "tables": lists.tables_as_json(connection, rows)}


@router.get("/my/tables")
def running(person: Somebody, context: TheContext) -> TableList:
    """One's own tables that are not over: those where it is one's turn first."""
    with context.database.reading() as connection:
        found = lists.tables_as_json(connection, lists.find_running(connection, person.id))
    for table in found:
        with context.matches.looking(table["table"]) as match:
            table["turn"] = [seat for seat in match.actors if match.seats[seat].person == person.id]
    return {"page": 0, "tables": sorted(found, key=lambda table: not table["turn"])}


@router.get("/lobby")
def lobby(person: Anybody, context: TheContext, page: Page = 0) -> TableList:
    """Listed tables with a free seat, and the word with which anybody may take it."""
    _check_page(person, page)
    with context.database.reading() as connection:
        found = lists.tables_as_json(connection, lists.find_open(connection, page))
    for table in found:
        with context.matches.looking(table["table"]) as match:
            table["invitation"] = invitation(context.secret, match)
    return {"page": page, "tables": found}


def _check_page(person: Person | None, page: int) -> None:
    if person is None and page >= lists.LAST_FOR_STRANGERS:
        raise Refused(401, "server-who-are-you")


# --- Replays ----------------------------------------------------------------


@router.get("/tables/{table}/replay")
def replay(table: TableId, wish: Annotated[Wish, Query()], person: Anybody, context: TheContext) -> ReplayTold:
    """The position after so many lines, and the lines after step `since` that led there."""
    with context.matches.looking(table) as match:
        seen, reader = _seen(context, match, person, wish.eyes)
        return _replayed(context, seen, reader, (wish.since, wish.step))


@router.post("/tables/{table}/replay")
def replay_locked(table: TableId, body: ReplayForm, person: Somebody, context: TheContext) -> ReplayTold:
    """The same for a seat of one's own that a number locks."""
    with context.matches.looking(table) as match:
        seat = context.pins.unlock(match, seat_of(match, person.id, body.seat), body.pin)
        return _replayed(context, match, seat.seat, (body.since, body.step))


@router.get("/tables/{table}/replay/count")
def count(table: TableId, wish: Annotated[StepWish, Query()], person: Anybody, context: TheContext) -> Counted:
    """How the points of every seat come about in the position after so many lines."""
    with context.matches.looking(table) as match:
        seen, reader = _seen(context, match, person, wish.eyes)
        position = replays.position(replays.match_of(seen), wish.step)
    return _counted(position, reader)


@router.post("/tables/{table}/replay/count")
def count_locked(table: TableId, body: StepForm, person: Somebody, context: TheContext) -> Counted:
    """The same for a seat of one's own that a number locks."""
    with context.matches.looking(table) as match:
        seat = context.pins.unlock(match, seat_of(match, person.id, body.seat), body.pin)
        position = replays.position(replays.match_of(match), body.step)
    return _counted(position, seat.seat)


def _seen(context: Context, match: Match, person: Person | None, eyes: str | None) -> tuple[Match, int]:
    """The match as far as this reader may know it, and as whom."""
    id = person.id if person else None
    reader = replays.eyes_for(match, id, eyes)
    with context.database.reading() as connection:
        return as_seen_by(connection, match, id), reader


def _counted(position: Table, reader: int) -> Counted:
    return counting.count_open(position) if reader == replays.OPEN else counting.count_seen(position, reader)


def _replayed(context: Context, match: Match, reader: int, steps: tuple[int, int]) -> ReplayTold:
    since, step = steps
    position = replays.position(replays.match_of(match), step)
    with context.database.reading() as connection:
        lines = replays.standing(connection, match)
    return replays.replay_as_json(match, lines[since:step], position, reader)


# --- Records ----------------------------------------------------------------


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
def record(table: TableId, person: Anybody, context: TheContext) -> PlainTextResponse:
    """The whole match as text, for `osada replay --verify` and for any other server."""
    with context.matches.looking(table) as match, context.database.reading() as connection:
        reader_of(match, person.id if person else None)
        match.must_be(FINISHED)
        text = signed_record(context, connection, match).text()
    name = f'attachment; filename="{table}.osada"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/tables/{table}/proof")
def proof(table: TableId, person: Anybody, context: TheContext) -> ProofTold:
    """The signed text of the record, its signature, and the weights of every outcome: all that a proof needs."""
    with context.matches.looking(table) as match, context.database.reading() as connection:
        reader_of(match, person.id if person else None)
        match.must_be(FINISHED)
        return proof_of(signed_record(context, connection, match), replays.match_of(match))


@router.post("/records", status_code=201)
def bring_record(body: RecordForm, person: Somebody, context: TheContext) -> Made:
    """Replays a record and puts it into one's own archive; nobody else finds it there."""
    context.limits.take("table", person.id)
    return {"table": copies.load(context, person, body.record)}


@router.post("/tables/{table}/fork", status_code=201)
def play_on(table: TableId, body: ForkForm, person: Somebody, context: TheContext) -> Made:
    """A new table that begins with the first lines of a finished one. The links of its seats can be read only here."""
    context.limits.take("table", person.id)
    chairs = tuple(Chair(**chair.model_dump()) for chair in body.seats)
    id, keys = copies.fork(context, person, copies.Fork(table, body.step, chairs))
    return {"table": id, "keys": keys}

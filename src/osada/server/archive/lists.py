"""Lists of tables: the archive, one's own, and the lobby.

Whoever may find a finished table: its own people always, others only if it was listed and took spectators.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, exists, or_, select

from osada.server.archive.records import signature_in, sources_of
from osada.server.archive.responses import ListedResult, ListedSeat, ListedTable
from osada.server.signing import key_of
from osada.server.storage.schema import log, seats, tables
from osada.server.storage.signing_keys import believed, public_keys
from osada.server.tables.entries import TABLE
from osada.server.tables.match import FINISHED, PLAYING, START, WAITING
from osada.server.tables.rated import RATED

PAGE = 20  # tables of one response
LAST, LAST_FOR_STRANGERS = 50, 10  # pages: nobody reads on further, but machines would
MOST_RUNNING = 100  # of one's own tables that are shown

FACTS = ("id", "game", "version", "options", "status", "host", "settings", "origin", "made", "changed", "result")
Rows = Sequence[Row[Any]]


def find_finished(connection: Connection, person: str | None, wanted: dict[str, str], page: int) -> Rows:
    """The newest first; `wanted` may name a game and a player. What was closed before it began is no match."""
    begun = exists().where(log.c.table == tables.c.id, log.c.kind == TABLE, log.c.text == START)
    found = _tables().where(tables.c.status == FINISHED, begun, _may_find(person))
    if wanted.get("game"):
        found = found.where(tables.c.game == wanted["game"])
    if wanted.get("player"):
        found = found.where(_seated(seats.c.name.icontains(wanted["player"], autoescape=True)))
    return connection.execute(found.limit(PAGE).offset(page * PAGE)).all()


def find_running(connection: Connection, person: str) -> Rows:
    """Where the person sits, or has invited others and waits for them."""
    mine = _tables().where(tables.c.status.in_((WAITING, PLAYING)), _own(person))
    return connection.execute(mine.limit(MOST_RUNNING)).all()


def find_open(connection: Connection, page: int) -> Rows:
    """Listed tables that wait for people and have a free seat."""
    is_free = _seated(seats.c.person.is_(None), seats.c.bot.is_(None))
    found = _tables().where(tables.c.status == WAITING, _is_set("listed"), is_free)
    return connection.execute(found.limit(PAGE).offset(page * PAGE)).all()


def tables_as_json(connection: Connection, rows: Rows) -> list[ListedTable]:
    """What a list says of each table: an allow-list."""
    wanted = select(seats).where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.seat)
    around = connection.execute(wanted).all()
    sources, keys = sources_of(connection, [row.id for row in rows]), believed(public_keys(connection))
    unsigned = {table for table, source in sources.items() if key_of(signature_in(source)) not in keys}
    return [
        _table_as_json(row, [seat for seat in around if seat.table == row.id], is_signed=row.id not in unsigned)
        for row in rows
    ]


# --- Helpers ----------------------------------------------------------------


def _tables() -> Select[Any]:
    return select(*(tables.c[name] for name in FACTS)).order_by(tables.c.changed.desc(), tables.c.id)


def _seated(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(seats.c.table == tables.c.id, *conditions)


def _own(person: str) -> ColumnElement[bool]:
    return or_(tables.c.host == person, _seated(seats.c.person == person))


def _is_set(name: str) -> ColumnElement[bool]:
    found: ColumnElement[bool] = tables.c.settings[name].as_boolean().is_(True)
    return found


def _may_find(person: str | None) -> ColumnElement[bool]:
    is_public = and_(_is_set("listed"), _is_set("spectators"))
    return or_(is_public, _own(person)) if person else is_public


def _table_as_json(row: Row[Any], around: list[Row[Any]], *, is_signed: bool) -> ListedTable:
    return {
        "table": row.id,
        "game": row.game,
        "version": row.version,
        "options": row.options,
        "status": row.status,
        "origin": row.origin,
        "signed": is_signed,
        "pace": row.settings["pace"],
        "rated": bool(row.settings.get(RATED)),
        "made": row.made,
        "changed": row.changed,
        "seats": [_seat_as_json(seat, row.status) for seat in around],
        "result": _result_as_json(row.result) if row.result else None,
    }


def _seat_as_json(seat: Row[Any], status: str) -> ListedSeat:
    is_open = status == WAITING and seat.person is None and seat.bot is None
    return {"seat": seat.seat, "name": seat.name, "bot": seat.bot, "open": is_open, "resigned": seat.resigned}


def _result_as_json(result: dict[str, Any]) -> ListedResult:
    totals = [score["total"] for score in result["scores"]]
    return {"totals": totals, "places": result["places"], "winners": result["winners"]}

"""The record of a finished table, as text: all that is needed to replay it elsewhere and to prove its outcomes."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection, select

from osada.engine.record import Record, Written
from osada.server.storage.schema import log
from osada.server.tables.entries import TABLE, Entry
from osada.server.tables.match import FINISHED, Match, Seat

NAMELESS = "Player"  # somebody who asked to be forgotten
FORKED, LOADED = "forked", "loaded"  # entries that say where the lines before them come from
PROVED = "proved"

Header = tuple[str, str]


def record_of(match: Match, lines: Sequence[Entry], source: str | None) -> Record:
    """Written from the log alone, so that a match of an older release can be taken along, too."""
    match.must_be(FINISHED)
    options = {name: value for name, value in match.options.items() if name != "edition"}
    day = ("date", time.strftime("%Y-%m-%d", time.gmtime(match.made)))
    return Record(
        match.game,
        match.version,
        len(match.seats),
        options,
        (match.options["edition"], match.edition),
        [*_people(match), day, *_origin(match, source), *_result(match)],
        [Written(number, entry.seat or 0, entry.text) for number, entry in enumerate(lines)],
    )


def source_of(connection: Connection, table: str) -> str | None:
    """What the log says of copied lines: `forked TABLE STEP`, `loaded`, `loaded proved`, `loaded proved KEY SIGNATURE`;
    none: all were played here."""
    return sources_of(connection, [table]).get(table)


def sources_of(connection: Connection, tables: Sequence[str]) -> dict[str, str]:
    """The same of several tables: of those with copied lines."""
    rows = (
        select(log.c.table, log.c.text).where(log.c.table.in_(tables), log.c.kind == TABLE).order_by(log.c.seq.desc())
    )
    return {table: text for table, text in connection.execute(rows) if text.split(" ")[0] in (FORKED, LOADED)}


def is_proved(source: str | None) -> bool:
    """Whether the seed of the match explains all outcomes in it."""
    return source is None or source.startswith(f"{LOADED} {PROVED}")


def signature_in(source: str) -> str:
    """The signature of this server with which a record was brought; empty where there was none."""
    return source.removeprefix(f"{LOADED} {PROVED}").strip() if is_proved(source) else ""


def name_in_record(seat: Seat) -> str | None:
    """None for a bot."""
    return seat.name or (None if seat.bot and not seat.person else NAMELESS)


def _people(match: Match) -> list[Header]:
    names = [("name", f"{seat.seat} {name_in_record(seat)}") for seat in match.seats if name_in_record(seat)]
    return names + [("bot", f"{seat.seat} {seat.bot}") for seat in match.seats if seat.bot]


def _origin(match: Match, source: str | None) -> list[Header]:
    """The promise and its key. Where outcomes were copied nothing can be promised about them: there is no commit."""
    if source is not None and not is_proved(source):
        word, _, rest = source.partition(" ")
        return [(word, rest)] if rest else []
    nonces = [("nonce", f"{seat.seat} {seat.nonce}") for seat in match.seats]
    return [("commit", match.commit), *nonces, ("seed", match.seed)]


def _result(match: Match) -> list[Header]:
    """The totals where the match was played to its end; else who gave up."""
    resigned = [("resigned", str(seat.seat)) for seat in match.seats if seat.resigned]
    if not match.result or not match.result["final"]:
        return resigned
    return [*resigned, ("result", " ".join(str(score["total"]) for score in match.result["scores"]))]

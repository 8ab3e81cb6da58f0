"""The record of a finished table, as text: all that is needed to replay it elsewhere and to prove its outcomes."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection, select

from osada.engine.record import OUR_EDITION, Record, Written
from osada.server.storage.schema import log
from osada.server.tables.entries import TABLE, Entry
from osada.server.tables.match import FINISHED, Match, Seat

NAMELESS = "Player"  # somebody who asked to be forgotten
FORKED, LOADED = "forked", "loaded"  # entries that say where the lines before them come from
PROVED = "proved"

Header = tuple[str, str]


def record_of(match: Match, lines: Sequence[Entry], source: str | None, site: str) -> Record:
    """Written from the log alone, so that a match of an older release can be taken along, too."""
    match.must_be(FINISHED)
    options = {name: value for name, value in match.options.items() if name != "edition"}
    id = match.options["edition"]
    headers = [*_people(match), ("date", time.strftime("%Y-%m-%d", time.gmtime(match.made)))]
    headers += [("site", f"{site}/#/table/{match.id}")] if site else []
    headers += _origin(match, source)
    return Record(
        match.game,
        match.version,
        len(match.seats),
        options,
        None if id == OUR_EDITION else (id, match.edition),
        [*headers, *_result(match)],
        [Written(number, entry.seat or 0, entry.text) for number, entry in enumerate(lines)],
    )


def source_of(connection: Connection, table: str) -> str | None:
    """What the log says of copied lines: `forked TABLE STEP`, `loaded`, `loaded proved`; none: all were played here."""
    rows = select(log.c.text).where(log.c.table == table, log.c.kind == TABLE).order_by(log.c.seq)
    marks = (text for text in connection.scalars(rows) if text.split(" ")[0] in (FORKED, LOADED))
    return next(marks, None)


def name_in_record(seat: Seat) -> str | None:
    """None for a bot."""
    return seat.name or (None if seat.bot and not seat.person else NAMELESS)


def _people(match: Match) -> list[Header]:
    names = [("name", f"{seat.seat} {name_in_record(seat)}") for seat in match.seats if name_in_record(seat)]
    return names + [("bot", f"{seat.seat} {seat.bot}") for seat in match.seats if seat.bot]


def _origin(match: Match, source: str | None) -> list[Header]:
    """The promise and its key. Where outcomes were copied nothing can be promised about them: there is no commit."""
    if source is not None and not source.endswith(PROVED):
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

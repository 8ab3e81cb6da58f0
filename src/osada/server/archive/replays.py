"""A match step by step. What was taken back is folded away: step n is the position after the first n lines that
stand."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection

from osada.engine.game import CHANCE, SPECTATOR
from osada.engine.table import Line, Table
from osada.server.archive.responses import ReplayTold
from osada.server.errors import Refused
from osada.server.tables.entries import ACT, CHANCE_FELL, UNDO, Entry, entries_of
from osada.server.tables.guess import all_scores, scores_seen
from osada.server.tables.match import FINISHED, STOPPED, Match, can_play
from osada.server.tables.rights import reader_of, seat_of

OPEN = -1  # everything is seen; only when a match is over


def standing(connection: Connection, match: Match) -> list[Entry]:
    """The entries of the lines that stand, in the order of the match."""
    return folded(entries_of(connection, match.id, until=match.seq))


def folded(entries: Iterable[Entry]) -> list[Entry]:
    """An undo says how many lines went: one, the seat's last; or that one and all after it."""
    stand: list[Entry] = []
    for entry in entries:
        if entry.kind in (ACT, CHANCE_FELL):
            stand.append(entry)
        elif entry.kind == UNDO:
            last = max(at for at, other in enumerate(stand) if other.seat == entry.seat)
            del stand[last : last + int(entry.text)]
    return stand


def match_of(match: Match) -> Table:
    """The match itself; refused where this release cannot play it."""
    if match.table is None and match.status in (FINISHED, STOPPED) and not can_play(match):
        raise Refused(409, "archive-release", release=match.release)
    return match.play


def eyes_for(match: Match, person: str | None, wanted: str | None) -> int:
    """As whom somebody may look: after the end as anybody, before it only as themselves."""
    own = reader_of(match, person)
    if wanted is None:
        return OPEN if match.status == FINISHED and own == SPECTATOR else own
    seat = int(wanted) if wanted.isdecimal() else None
    if match.status != FINISHED:
        return own if wanted == "spectator" and own == SPECTATOR else _own_seat(match, person, seat)
    if seat is not None and seat >= len(match.seats):
        raise Refused(422, "error-no-such-seat", seat=seat, last=len(match.seats) - 1)
    return seat if seat is not None else {"open": OPEN, "spectator": SPECTATOR}[wanted]


def _own_seat(match: Match, person: str | None, wanted: int | None) -> int:
    if wanted is None:
        raise Refused(409, "archive-running")
    seat = seat_of(match, person, wanted)
    if seat.pin is not None:
        raise Refused(403, "table-locked", seat=seat.seat)
    return seat.seat


def position(match: Table, step: int) -> Table:
    """The match after its first lines."""
    if not 0 <= step <= len(match.log):
        raise Refused(422, "archive-step", last=len(match.log))
    table = Table(match.game, match.seats, match.options)
    play_all(table, match.log[:step])
    return table


def play_all(table: Table, lines: Sequence[Line]) -> None:
    for line in lines:
        if line.seat == CHANCE:
            table.outcome(line.code)
        else:
            table.play(line.seat, line.code)


def replay_as_json(match: Match, lines: Sequence[Entry], table: Table, eyes: int) -> ReplayTold:
    """A position of the match as it is seen: an allow-list. `lines` are those that led there and are wanted."""
    reader = SPECTATOR if eyes == OPEN else eyes
    found: ReplayTold = {
        "table": match.id,
        "step": len(table.log),
        "steps": len(match.play.log),
        "seat": None if reader == SPECTATOR else reader,
        "actors": table.actors,
        "chance": table.chance_due,
        "over": table.over,
        "lines": [entry.as_json(reader) for entry in lines],
        "view": table.view(reader),
        "scores": all_scores(table.scores()) if eyes == OPEN else scores_seen(table, reader),
    }
    if eyes == OPEN:
        found["views"] = [table.view(seat) for seat in range(table.seats)]
        found["lines"] = [{**entry.as_json(reader), "text": entry.text} for entry in lines]
    return found

"""What a reader is told of a table: a seat its own view and its own choices, a spectator what lies open. An allow-list:
whatever is not written here does not leave the server."""

import json
from hashlib import blake2b
from typing import Any

from osada.engine.game import CHANCE, SPECTATOR
from osada.server.tables.entries import Entry
from osada.server.tables.guess import scores_seen
from osada.server.tables.match import FINISHED, STOPPED, Match, Seat
from osada.server.tables.play import consent_needed
from osada.server.tables.responses import AskedTold, EndTold, PlayTold, SeatTold, SetUpTold, TableTold, UndoTold


def table_as_json(match: Match, reader: int, entries: list[Entry]) -> TableTold:
    """The table as it stands, for a seat or SPECTATOR, with the entries that are new to it."""
    return {
        "table": match.id,
        "seq": match.seq,
        "seat": None if reader == SPECTATOR else reader,
        "status": match.status,
        "set_up": set_up_as_json(match),
        "seats": [seat_as_json(seat) for seat in match.seats],
        "entries": [entry.as_json(reader) for entry in entries],
        "play": _play_as_json(match, reader) if match.table else None,
        "end": _end_as_json(match) if match.status == FINISHED else None,
    }


def set_up_as_json(match: Match) -> SetUpTold:
    set_up: SetUpTold = {
        "game": match.game,
        "version": match.version,
        "options": match.options,
        "settings": match.settings,
        "commit": match.commit,
        "origin": match.origin,
        "made": match.made,
        "host": match.host,
    }
    if match.status == STOPPED:
        set_up["finished_by"] = match.release
    return set_up


def seat_as_json(seat: Seat) -> SeatTold:
    return {
        "seat": seat.seat,
        "name": seat.name,
        "person": seat.person,
        "bot": seat.bot,
        "open": seat.is_open,
        "resigned": seat.resigned,
        "deadline": seat.deadline,
        "late": seat.late,
        "locked": seat.pin is not None,
    }


def _play_as_json(match: Match, reader: int) -> PlayTold:
    view = match.play.view(reader)
    is_actor = reader in match.actors
    return {
        "actors": match.actors,
        "view": view,
        "hash": view_hash(view),
        "legal": match.play.legal(reader) if is_actor else [],
        "scores": scores_seen(match.play, reader),
        "undo": undo_as_json(match, reader),
        "asked": _asked_as_json(match),
    }


def view_hash(view: dict[str, Any]) -> str:
    """Of what the reader sees, so that both sides can compare."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def undo_as_json(match: Match, reader: int) -> UndoTold | None:
    """The truth about taking back: what would go, and who would have to agree. None: nothing can."""
    own = [line for line in match.play.since_outcome if line.seat == reader]
    if not own or match.status == FINISHED or reader in (SPECTATOR, CHANCE):
        return None
    lines = [match.play.words(line, reader) for line in own[-match.choices.size(reader) :]]
    return {"lines": lines, "ask": sorted(consent_needed(match, reader))}


def _asked_as_json(match: Match) -> AskedTold | None:
    asked = match.asked
    if asked is None:
        return None
    return {
        "seat": asked.seat,
        "waiting": sorted(asked.waiting),
        "about": asked.about,
        "bot_for": asked.bot_for,
        "settings": asked.settings,
    }


def _end_as_json(match: Match) -> EndTold:
    return {"result": match.result, "seed": match.seed, "nonces": [seat.nonce for seat in match.seats]}

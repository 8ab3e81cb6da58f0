"""A table as bytes, so that a long match opens at once instead of being played again."""

import json
from typing import Any

import numpy as np

from osada.engine.errors import BadFile, OsadaError
from osada.engine.layout import as_rules_read
from osada.engine.record import game_named
from osada.engine.table import Line, Table

FORMAT = "osada snapshot 1"


def write(table: Table) -> bytes:
    """A line of JSON, the log, the position. The dice are not in it: their owner keeps them."""
    head = {
        "format": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "seats": table.seats,
        "options": table.options,
        "edition": table.edition.hash,
        "lines": len(table.log),
        "hash": table.hash,
        "names": table.names,
    }
    log = np.array(table.log, np.int32).reshape(-1, len(Line._fields))
    return json.dumps(head).encode() + b"\n" + log.tobytes() + table.states.tobytes()


def read(data: bytes) -> Table:
    """The table again. One of another version, edition or with a wrong hash is refused."""
    head, _, body = data.partition(b"\n")
    try:
        facts: dict[str, Any] = json.loads(head)
        table = Table(game_named(facts["game"], facts["version"]), facts["seats"], facts["options"])
    except (ValueError, KeyError) as problem:
        raise _broken(str(problem)) from None
    log_size = facts["lines"] * len(Line._fields) * np.dtype(np.int32).itemsize
    if facts.get("format") != FORMAT or len(body) != log_size + table.game.state.itemsize:
        raise _broken(FORMAT)
    edition = table.state["edition"].item()
    states = np.frombuffer(body[log_size:], table.game.state).copy()
    states["edition"] = edition
    log = np.frombuffer(body[:log_size], np.int32).reshape(-1, len(Line._fields))
    table.restore(as_rules_read(states), [Line(*row) for row in log.tolist()])
    table.names = {int(seat): name for seat, name in facts["names"].items()}
    if table.hash != facts["hash"] or table.edition.hash != facts["edition"]:
        raise _broken(facts["hash"])
    return table


def _broken(problem: str) -> BadFile:
    return BadFile("snapshot", OsadaError("snapshot-broken", problem=problem))

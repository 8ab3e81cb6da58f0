"""A table as bytes, so that a long match opens at once instead of being played again."""

import json
from hashlib import blake2b
from itertools import chain
from typing import Any

import numpy as np

from osada.engine.errors import BadFile, OsadaError
from osada.engine.layout import as_rules_read
from osada.engine.record import game_named
from osada.engine.table import Line, Table

FORMAT = "osada snapshot 1"


def write(table: Table) -> bytes:
    """A line of JSON, the log, the position. The dice are not in it: their owner keeps them."""
    body = np.fromiter(chain.from_iterable(table.log), np.int32).tobytes() + table.states.tobytes()
    head = {
        "format": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "seats": table.seats,
        "options": table.options,
        "edition": table.edition.hash,
        "lines": len(table.log),
        "hash": table.hash,
        "body": _digest(body),
        "names": table.names,
    }
    return json.dumps(head).encode() + b"\n" + body


def read(data: bytes) -> Table:
    """The table again. One that is damaged, or of another version or edition, is refused."""
    head, _, body = data.partition(b"\n")
    try:
        return _table(json.loads(head), body)
    except (ValueError, LookupError, TypeError) as problem:
        raise BadFile("snapshot", OsadaError("snapshot-broken", problem=str(problem))) from None


def _table(facts: dict[str, Any], body: bytes) -> Table:
    if facts["format"] != FORMAT or facts["body"] != _digest(body):
        raise ValueError(FORMAT)
    table = Table(game_named(facts["game"], facts["version"]), facts["seats"], facts["options"])
    at = len(body) - table.game.state.itemsize
    log = np.frombuffer(body[:at], np.int32).reshape(facts["lines"], len(Line._fields))
    states = np.frombuffer(body[at:], table.game.state).copy()
    states["edition"] = table.state["edition"]
    table.restore(as_rules_read(states), [Line(*row) for row in log.tolist()])
    table.names = {int(seat): name for seat, name in facts["names"].items()}
    if table.hash != facts["hash"] or table.edition.hash != facts["edition"]:
        raise ValueError(facts["hash"])
    return table


def _digest(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()

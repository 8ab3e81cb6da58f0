"""Setting up a table: what is played, by how many, at which pace; and everything that is kept from then on."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from osada import __version__
from osada.bots.levels import LEVELS
from osada.engine.game import comma_separated
from osada.engine.record import game_named
from osada.server.errors import Refused
from osada.server.identity.names import clean_name, folded
from osada.server.identity.sessions import Person
from osada.server.sealing import Sealer
from osada.server.storage.schema import seats, tables
from osada.server.tables.match import WAITING, seats_of
from osada.server.tables.pace import AWAY
from osada.server.tables.promises import Deal, new_deal
from osada.server.tables.rated import must_be_ratable
from osada.server.tokens import hashed, new_token

BOTS = ("random", "greedy", *LEVELS)
USUAL = {
    "pace": 0,
    "late": "offer",
    "away": AWAY,
    "spectators": True,
    "delay": 0,
    "hints": True,
    "listed": False,
    "rated": False,
}


@dataclass(frozen=True)
class Chair:
    """How a seat is meant: for whoever sets up, for a bot of this level, or open."""

    who: str = "open"  # me, bot, open
    level: str = "medium"
    name: str = ""  # of another person at the same device
    pin: str | None = None  # hashed
    nonce: str = ""


@dataclass(frozen=True)
class SetUp:
    """What the host has chosen."""

    game: str
    chairs: tuple[Chair, ...]
    options: dict[str, str] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    origin: str | None = None
    deal: Deal | None = None  # that was promised


def create(connection: Connection, sealer: Sealer, host: Person, set_up: SetUp) -> tuple[str, dict[int, str]]:
    """The id of a new table, and the links of the host's own seats, which can be read only now."""
    (id, seed), now = set_up.deal or new_deal(), time.time()
    facts = {"id": id, "host": host.id, "seed": sealer.seal(id, seed), "made": now, "changed": now}
    agreed = _agreed(set_up)
    with _one_table(id):
        connection.execute(insert(tables).values(**facts, **agreed))
    keys = _seat_all(connection, id, host, set_up.chairs)
    must_be_ratable(agreed["settings"], seats_of(connection, id), host)
    return id, keys


@contextmanager
def _one_table(id: str) -> Iterator[None]:
    """A seal counts once: of a second table with the same seed the first one would tell the outcomes."""
    try:
        yield
    except IntegrityError:
        raise Refused(409, "table-seal-used", seal=id) from None


def _agreed(set_up: SetUp) -> dict[str, Any]:
    """What is played, under which rules. A game, seats or options that do not exist are refused by name."""
    game = game_named(set_up.game)
    options = game.check(len(set_up.chairs), set_up.options)
    return {
        "game": game.id,
        "version": game.version,
        "edition": game.edition(options["edition"]).hash,
        "release": __version__,
        "seats": len(set_up.chairs),
        "options": options,
        "status": WAITING,
        "seq": 0,
        "settings": {**USUAL, **set_up.settings},
        "origin": set_up.origin,
    }


def _seat_all(connection: Connection, table: str, host: Person, chairs: tuple[Chair, ...]) -> dict[int, str]:
    keys = {}
    _must_differ([chair.name or host.name for chair in chairs if chair.who == "me"])
    for number, chair in enumerate(chairs):
        row = {"table": table, "seat": number, "nonce": chair.nonce, **_taken(host, chair)}
        if chair.who == "me" and chair.pin:  # a link would open the hand, and the number is somebody else's
            row["pin"] = chair.pin
        elif chair.who == "me":
            keys[number] = new_token()
            row["key"] = hashed(keys[number])
        connection.execute(insert(seats).values(row))
    return keys


def _taken(host: Person, chair: Chair) -> dict[str, Any]:
    match chair.who:
        case "me":
            return {"person": host.id, "name": clean_name(chair.name) if chair.name else host.name}
        case "bot":
            return {"bot": level_named(chair.level), "name": ""}
    return {"name": ""}


def level_named(level: str) -> str:
    if level not in BOTS:
        raise Refused(422, "error-unknown-bot", bot=level, allowed=comma_separated(BOTS))
    return level


def _must_differ(names: list[str]) -> None:
    """Nobody may look like somebody else at the same table."""
    if len({folded(name) for name in names}) < len(names):
        raise Refused(422, "table-name-taken")

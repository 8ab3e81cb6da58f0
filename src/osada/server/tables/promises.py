"""What is promised before a match: the commitment of a seed that is drawn, for a table that is not there yet."""

import re
import secrets
import time
from hashlib import sha256
from typing import NamedTuple

from osada.engine.dice import Dice
from osada.server.errors import Refused
from osada.server.sealing import Sealer, Unopened
from osada.server.tokens import new_token

LASTS = 24 * 3600  # seconds
PROMISE = re.compile(r"([A-Za-z0-9_-]{22})\.([0-9]{1,12})\.(.+)")  # the table, when it was made, the sealed seed


class Deal(NamedTuple):
    """The id of a table and the seed from which its outcomes follow, drawn together."""

    table: str
    seed: str


def new_deal() -> Deal:
    return Deal(new_token(), secrets.token_hex(32))


def promise(sealer: Sealer) -> tuple[str, str]:
    """A seal, which holds a deal that only the server can read, and its commitment. Nothing of it is kept here."""
    deal, made = new_deal(), int(time.time())
    return f"{deal.table}.{made}.{sealer.seal(_bound_to(deal.table, made), deal.seed)}", Dice(deal.seed).commit


def promised(sealer: Sealer, seal: str) -> Deal:
    """The deal of a seal that this server has made, and not too long ago."""
    found = PROMISE.fullmatch(seal)
    if not found:
        raise Refused(422, "table-seal-unknown")
    table, made, sealed = found[1], int(found[2]), found[3]
    try:
        deal = Deal(table, sealer.open(_bound_to(table, made), sealed))
    except Unopened:
        raise Refused(422, "table-seal-unknown") from None
    if time.time() - made > LASTS:
        raise Refused(409, "table-seal-old", hours=LASTS // 3600)
    return deal


def _bound_to(table: str, made: int) -> str:
    """Something else than the table alone, so that a seed that was copied out of the database is no seal."""
    return f"promise {table} {made}"


def public_nonce(commit: str, seat: int) -> str:
    """Of a seat for which nobody chose one: whoever knows the commitment can compute it."""
    return sha256(f"{commit}\n{seat}".encode()).hexdigest()

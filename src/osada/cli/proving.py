"""`osada replay --verify`: what is proved of a record, in words. Keys are asked for only where somebody names them."""

import json
from datetime import UTC, datetime
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit
from urllib.request import urlopen

from osada.cli.speech import out, say
from osada.engine.errors import BadFile, OsadaError
from osada.engine.fields import text_of
from osada.engine.game import CHANCE
from osada.engine.record import Record, verify
from osada.engine.table import Table

PATIENCE = 20  # seconds for a server that is asked for its keys


class Proof(NamedTuple):
    """What was checked. A proof that fails is an error instead."""

    outcomes: int
    nonces: int  # seats that have one
    public: int  # of these: nobody chose them, they follow from the commitment
    key: str | None  # with which the record says that it is signed
    signed: bool | None  # none: nobody has checked


def prove(record: Record, table: Table, keys: str | None) -> Proof:
    """Seed, outcomes with their weights, and result; with `keys`, a file or an address, the signature, too."""
    from osada.server.signing import HEADER, key_of  # with cryptography, which other commands do not wait for
    from osada.server.tables.promises import public_nonce

    verify(record, table)
    signature = record.header(HEADER)
    if keys is not None:
        _check_signature(record, signature, keys)
    nonces, commit = record.each_seat("nonce"), str(record.header("commit"))
    return Proof(
        sum(line.seat == CHANCE for line in table.log),
        len(nonces),
        sum(nonce == public_nonce(commit, seat) for seat, nonce in nonces.items()),
        key_of(signature) if signature else None,
        None if keys is None else True,
    )


def show(proof: Proof) -> None:
    """Point by point, as the page does."""
    counted = {"outcomes": proof.outcomes, "nonces": proof.nonces, "public": proof.public}
    for point in ("seed", "nonces" if proof.nonces else "no-nonces", "outcomes", "result"):
        _tell(say()(f"verified-{point}", **counted), is_checked=True)
    if proof.key is None:
        _tell(say()("verified-unsigned"), is_checked=False)
    else:
        _tell(
            say()(f"verified-{'signed' if proof.signed else 'unchecked'}", id=proof.key), is_checked=bool(proof.signed)
        )


def _tell(words: str, *, is_checked: bool) -> None:
    """What stands in a record is no markup."""
    out().print(f"{'✓' if is_checked else '–'} {words}", style="green" if is_checked else "yellow", markup=False)


# --- Signatures -------------------------------------------------------------


class Published(NamedTuple):
    """A key as its server shows it; `lost` is a day, or empty."""

    id: str
    public: str
    lost: str


def _check_signature(record: Record, signature: str | None, keys: str) -> None:
    from osada.server.signing import HEADER, is_signed, key_of

    if signature is None:
        raise BadFile(record.where, OsadaError("verified-unsigned"))
    id = key_of(signature)
    key = next((key for key in _published(keys) if key.id == id), None)
    if key is None:
        raise BadFile(record.place(HEADER), OsadaError("verify-key-unknown", id=id, keys=keys))
    if key.lost:
        raise BadFile(record.place(HEADER), OsadaError("verify-key-lost", id=id, day=key.lost))
    if not is_signed(key.public, signature, record.signed_text()):
        raise BadFile(record.place(HEADER), OsadaError("verify-signature", id=id))


def _published(keys: str) -> list[Published]:
    """The document in which a server publishes its keys: a file, or an address, of which the host is enough."""
    text = _fetched(keys) if keys.startswith(("https://", "http://")) else text_of(Path(keys))
    try:
        rows = json.loads(text)["keys"]
        return [Published(str(row["id"]), str(row["public"]), _day(row.get("lost"))) for row in rows]
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        raise BadFile(keys, OsadaError("verify-no-keys")) from None


def _day(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at, UTC).date().isoformat()


def _fetched(address: str) -> str:
    from osada.server.signing import PUBLISHED

    try:
        whole = address if urlsplit(address).path.strip("/") else address.rstrip("/") + PUBLISHED
        with urlopen(whole, timeout=PATIENCE) as response:
            return str(response.read().decode())
    except (OSError, ValueError, HTTPException) as problem:
        raise BadFile(address, OsadaError("file-unreadable", problem=str(problem))) from None

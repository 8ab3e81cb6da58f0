"""`osada replay --verify`: what is proved of a record, in words. Keys are asked for only where somebody names them."""

import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

from osada.cli.speech import out, say
from osada.engine.errors import BadFile, OsadaError
from osada.engine.fields import text_of
from osada.engine.game import CHANCE
from osada.engine.record import Record, verify
from osada.engine.table import Table

PUBLISHED = "/.well-known/osada-keys.json"
PATIENCE = 20  # seconds for a server that is asked for its keys


@dataclass(frozen=True)
class Proof:
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


def as_json(proof: Proof) -> dict[str, Any]:
    return asdict(proof)


def show(proof: Proof) -> None:
    """Point by point, as the page does."""
    counted = {"outcomes": proof.outcomes, "nonces": proof.nonces, "public": proof.public}
    for point in ("seed", "nonces" if proof.nonces else "no-nonces", "outcomes", "result"):
        out().print(f"✓ {say()(f'verified-{point}', **counted)}", style="green")
    if proof.signed:
        out().print(f"✓ {say()('verified-signed', id=str(proof.key))}", style="green")
    elif proof.key:
        out().print(f"– {say()('verified-unchecked', id=proof.key)}", style="yellow")
    else:
        out().print(f"– {say()('verified-unsigned')}", style="yellow")


# --- Signatures -------------------------------------------------------------


def _check_signature(record: Record, signature: str | None, keys: str) -> None:
    from osada.server.signing import HEADER, is_signed, key_of

    if signature is None:
        raise BadFile(record.where, OsadaError("verified-unsigned"))
    id = key_of(signature)
    key = next((key for key in _published(keys) if key["id"] == id), None)
    if key is None:
        raise BadFile(record.place(HEADER), OsadaError("verify-key-unknown", id=id, keys=keys))
    if key["lost"]:
        day = datetime.fromtimestamp(key["lost"], UTC).date().isoformat()
        raise BadFile(record.place(HEADER), OsadaError("verify-key-lost", id=id, day=day))
    if not is_signed(key["public"], signature, record.signed_text()):
        raise BadFile(record.place(HEADER), OsadaError("verify-signature", id=id))


def _published(keys: str) -> list[dict[str, Any]]:
    """The document in which a server publishes its keys: a file, or an address, of which the host is enough."""
    text = _fetched(keys) if keys.startswith(("https://", "http://")) else text_of(Path(keys))
    try:
        return [
            {"lost": None, **key, "id": str(key["id"]), "public": str(key["public"])}
            for key in json.loads(text)["keys"]
        ]
    except (ValueError, KeyError, TypeError):
        raise BadFile(keys, OsadaError("verify-no-keys")) from None


def _fetched(address: str) -> str:
    whole = address if urlsplit(address).path.strip("/") else address.rstrip("/") + PUBLISHED
    try:
        with urlopen(whole, timeout=PATIENCE) as response:
            return str(response.read().decode())
    except (OSError, ValueError) as problem:
        raise BadFile(whole, OsadaError("file-unreadable", problem=str(problem))) from None

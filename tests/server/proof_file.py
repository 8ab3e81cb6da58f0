"""A proof as the server gives it, for the tests of the page: `python -m tests.server.proof_file` writes it anew."""

import json
from pathlib import Path

from osada.engine.dice import Dice
from osada.engine.record import record_of
from osada.engine.table import Table
from osada.server.archive.proofs import proof_of
from osada.server.signing import HEADER, Signer
from osada.server.tables.promises import public_nonce
from tests.games import FERRY

FILE = Path(__file__).parent.parent.parent / "web" / "tests" / "replay" / "proof.json"
SEED, NONCE = "5eed" * 16, "mine" * 8  # of the match, and of the person at seat 0; a bot sits at seat 1


def made():
    """The proof of a match, and the keys that a server with this one would publish."""
    dice = Dice(SEED, [NONCE, public_nonce(Dice(SEED).commit, 1)])
    table = Table(FERRY, 2, None, dice)
    while not table.over:
        table.roll()
        if table.actors:
            table.play(table.actors[0], table.legal(table.actors[0])[-1])
    record, signer = record_of(table), Signer([bytes(32)])
    ((key, public),) = signer.public.items()
    record.headers.append((HEADER, signer.sign(key, record.signed_text())))
    return {"proof": proof_of(record, table), "keys": {"keys": [{"id": key, "public": public, "since": 1.0}]}}


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=1) + "\n", encoding="utf-8")

"""Outcomes that can be proved: each follows from a seed that was fixed before the match and a nonce of every seat.

Outcome n is HMAC-SHA256 with the seed as its key over the nonces, n, and a counter k, joined by line feeds. The digest
is read as four 64-bit numbers; the first below the largest multiple of the total weight counts, modulo that total; if
none is, k rises.
"""

import hmac
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256

WORD = 2**64


class Dice:
    """A sealed source of outcomes. `commit` may be shown at once, `seed` when the match is over."""

    def __init__(self, seed: str | int | None = None, nonces: Sequence[str] = ()) -> None:
        self.seed = secrets.token_hex(32) if seed is None else str(seed)
        self.nonces = tuple(nonces)

    @property
    def commit(self) -> str:
        return sha256(self.seed.encode()).hexdigest()

    def choose(self, n: int, weights: Sequence[int]) -> int:
        """The n-th outcome of the match (counting outcomes only): an index into the weights."""
        total = sum(weights)
        if total <= 0:
            raise ValueError("no outcome has any weight")
        rest = next(word for word in self._words(n) if word < WORD - WORD % total) % total
        for outcome, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return outcome
        raise AssertionError("the rest is smaller than the sum of the weights")

    def _words(self, n: int) -> Iterator[int]:
        counter = 0
        while True:
            message = "\n".join([*self.nonces, str(n), str(counter)])
            digest = hmac.digest(self.seed.encode(), message.encode(), "sha256")
            yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, len(digest), 8))
            counter += 1

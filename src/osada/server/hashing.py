"""Argon2id for what people choose themselves: salted, and slow enough that trying all of them takes years."""

import unicodedata
from functools import cache
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from osada.server.tokens import new_token

AT_ONCE = 2  # each takes 64 MiB and a core for a moment: a crowd may not take them all
HASHER = PasswordHasher()
_room = BoundedSemaphore(AT_ONCE)


def hash_slowly(chosen: str) -> str:
    with _room:
        return HASHER.hash(_composed(chosen))


def is_same(kept: str | None, chosen: str) -> bool:
    """Whether it is the one that was kept. For nobody's it works as long and says no."""
    nobody = _nobody()
    try:
        with _room:
            HASHER.verify(kept or nobody, _composed(chosen))
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def is_outdated(kept: str) -> bool:
    """Whether it was hashed with less work than is asked for today."""
    return HASHER.check_needs_rehash(kept)


@cache
def _nobody() -> str:
    return HASHER.hash(new_token())


def _composed(chosen: str) -> str:
    """Keyboards differ in how they make one letter of two."""
    return unicodedata.normalize("NFC", chosen)

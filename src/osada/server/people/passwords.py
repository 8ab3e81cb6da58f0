"""Passwords: Argon2id. To look for one takes the same work whether or not there is anybody of that name."""

import unicodedata
from functools import cache
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from osada.server.errors import Refused
from osada.server.tokens import new_token

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200  # characters
AT_ONCE = 2  # each takes 64 MiB and a core for a moment: a crowd may not take them all
HASHER = PasswordHasher()
_room = BoundedSemaphore(AT_ONCE)


def hash_password(password: str) -> str:
    """As it is kept. Long enough is the only rule."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(422, "people-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    with _room:
        return HASHER.hash(_composed(password))


def is_password(kept: str | None, password: str) -> bool:
    """Whether it is the one that was kept. For nobody's it works as long and says no."""
    nobody = _nobody()
    try:
        with _room:
            HASHER.verify(kept or nobody, _composed(password))
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def is_outdated(kept: str) -> bool:
    """Whether it was hashed with less work than is asked for today."""
    return HASHER.check_needs_rehash(kept)


@cache
def _nobody() -> str:
    return HASHER.hash(new_token())


def _composed(password: str) -> str:
    """Keyboards differ in how they make one letter of two."""
    return unicodedata.normalize("NFC", password)

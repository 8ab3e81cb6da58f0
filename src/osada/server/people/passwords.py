"""Passwords of accounts. To look for one takes the same work whether or not there is anybody of that name."""

from osada.server.errors import Refused
from osada.server.hashing import hash_slowly

SHORTEST, LONGEST = 8, 200


def hash_password(password: str) -> str:
    """As it is kept. Long enough is the only rule."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(422, "people-password", least=SHORTEST, most=LONGEST)
    return hash_slowly(password)

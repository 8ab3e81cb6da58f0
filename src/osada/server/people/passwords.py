"""Passwords of accounts. To look for one takes the same work whether or not there is anybody of that name."""

from osada.server.errors import Refused
from osada.server.hashing import hash_slowly

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200  # characters


def hash_password(password: str) -> str:
    """As it is kept. Long enough is the only rule."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(422, "people-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return hash_slowly(password)

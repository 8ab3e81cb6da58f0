"""The numbers by which hands at a shared device are kept from each other: salted, slow, and tried only so often."""

import secrets

from osada.server.errors import Refused
from osada.server.hashing import is_same
from osada.server.limits import Limits
from osada.server.tables.match import Match, Seat
from osada.server.tokens import signed

MOST_REMEMBERED = 10_000


class Pins:
    """What was right is remembered, by a hash with a key of this process: not every turn waits for Argon2."""

    def __init__(self, limits: Limits) -> None:
        self._limits, self._key = limits, secrets.token_hex(32)
        self._right: set[str] = set()

    def unlock(self, match: Match, seat: Seat, pin: str | None) -> Seat:
        """The seat, unless it is locked and this is not its number."""
        if seat.pin is None:
            return seat
        tried = signed(self._key, seat.pin, pin or "")
        if tried not in self._right:
            self._limits.take("pin", f"{match.id} {seat.seat}")
            if not is_same(seat.pin, pin or ""):
                raise Refused(403, "table-locked", seat=seat.seat)
            self._remember(tried)
        return seat

    def _remember(self, tried: str) -> None:
        if len(self._right) >= MOST_REMEMBERED:
            self._right.clear()
        self._right.add(tried)

"""How often one person or one address may do a thing: a bucket of tokens for each, in memory.

The rates are generous: a whole school may sit behind one address.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from osada.server.config import Settings
from osada.server.errors import Refused

MOST = 100_000  # buckets that are remembered; beyond, those not asked for the longest go

# fmt: off
RATES = {
    # kind     at once   then one in so many seconds
    "login":   (20,  10.0),
    "sign_up": (60,  10.0),   # an account, or a guest
    "reset":   (5,   300.0),  # of a password: each one sends a mail
    "confirm": (20,  300.0),  # an address, by who asks and from where: each one sends a mail
    "confirm_to": (3, 24 * 3600.0),  # the same by the mailbox, whoever asks
    "table":   (30,  20.0),
    "seat":    (40,  30.0),   # to come, to go, to rearrange: each of it stays in the log of the table
    "change":  (200, 0.1),    # whatever else a person changes
    "address": (1000, 0.02),  # whatever all those behind one address change
    "chat":    (20,  1.5),
    "ask":     (100, 0.1),    # previews, reasons, odds: a hand that moves over the board asks often
    "hint":    (10,  5.0),
    "pin":     (10,  30.0),   # of one hand: who has forgotten it waits, who tries them all waits for ever
    "action":  (100, 0.1),
    "export":  (5,   60.0),
    "connect": (100, 0.5),    # new sockets: many come back at once when the server starts again
}
# fmt: on


class Limits:
    """May be asked from any thread."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._times, self._clock = settings.limits, clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens, and when
        self._lock = Lock()

    def take(self, kind: str, key: str, count: int = 1) -> None:
        """Tokens of this kind from the bucket of a person or an address: all of them, or none and a refusal."""
        size, seconds = RATES[kind]
        if not self._times:
            return
        size, seconds = size * self._times, seconds / self._times
        with self._lock:
            now = self._clock()
            tokens, before = self._buckets.pop((kind, key), (float(size), now))
            tokens = min(size, tokens + (now - before) / seconds)
            is_enough = tokens >= count
            self._buckets[kind, key] = (tokens - count if is_enough else tokens, now)
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        if not is_enough:
            raise Refused(429, "server-slow-down", retry=(count - tokens) * seconds)

    def __len__(self) -> int:
        return len(self._buckets)

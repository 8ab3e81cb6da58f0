"""How long tests wait. Only what never happens is waited for to the end: a busy machine costs time, and no test."""

import time

PATIENCE = 300  # seconds: a game may have to be compiled first


def until(happens):
    """Waits for it, and gives it; what never happens fails the test."""
    deadline = time.monotonic() + PATIENCE
    while not (found := happens()):
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)
    return found

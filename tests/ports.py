"""Ports that the system gives, and nobody else gets meanwhile."""

import socket
from contextlib import contextmanager


@contextmanager
def held_port():
    """A port of this machine where nobody listens unless we do, as often as we like."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]

"""Ferry is known to the engine in every test; and whoever asks a server waits longer than httpx would by itself."""

from httpx._config import DEFAULT_TIMEOUT_CONFIG

import tests.games  # noqa: F401  # registers it

PATIENCE = 60  # seconds: all cores are busy while tests run

for wait in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)

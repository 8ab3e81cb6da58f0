"""Ferry is known to the engine in every test."""

import tests.games  # noqa: F401  # registers it

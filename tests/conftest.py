"""Ferry is known to the engine in every test; and who asks a server waits longer than libraries do by themselves."""

from httpx._config import DEFAULT_TIMEOUT_CONFIG
from websockets.asyncio.client import connect as connect_in_a_loop
from websockets.sync.client import connect

import tests.games  # noqa: F401  # registers it
import tests.unhurried  # noqa: F401  # as bots are here
from tests.patience import PATIENCE

for wait in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)
for function in (connect, connect_in_a_loop.__init__):
    function.__kwdefaults__ |= dict.fromkeys(("open_timeout", "ping_timeout", "close_timeout"), PATIENCE)

"""Ferry is known to the engine in every test; who asks a server waits longer than libraries do by themselves; and what
servers put into the data folder of their user lies in one of the tests' own."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

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

DATA = TemporaryDirectory(prefix="osada-data-")
os.environ["XDG_DATA_HOME"] = DATA.name
KEY = Path(DATA.name, "osada", "seal.key")  # of all servers on PostgreSQL; one that has to make it warns
KEY.parent.mkdir()
KEY.write_text("5ea1" * 16)

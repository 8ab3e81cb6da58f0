"""Seeds of tables that are not finished: which keys open them; those that an older release left open are sealed."""

import logging
from collections import Counter

from sqlalchemy import Connection, select, update

from osada.server.sealing import FORM, Sealer, key_of
from osada.server.storage.database import Database, take_time
from osada.server.storage.schema import FINISHED, tables

LOG = logging.getLogger(__name__)

UNFINISHED = tables.c.status != FINISHED


def keys_needed(connection: Connection) -> Counter[str]:
    """The ids of the keys, and how many tables each of them opens."""
    seeds = connection.scalars(select(tables.c.seed).where(UNFINISHED, tables.c.seed.startswith(FORM)))
    return Counter(key for seed in seeds if (key := key_of(seed)))


def check_seeds(database: Database, sealer: Sealer) -> None:
    """At the start: every seed is sealed from now on, and the log says which other keys are needed."""
    with database.writing() as connection:
        take_time(connection)
        _seal_all(connection, sealer)
        needed = keys_needed(connection)
    for key, count in needed.items():
        if key not in sealer.keys:
            LOG.warning("%d tables cannot be played here without the key %s (docs/hosting.md)", count, key)
        elif key != sealer.keys[0]:
            LOG.info("%d tables still need the older key %s", count, key)


def _seal_all(connection: Connection, sealer: Sealer) -> None:
    is_plain = UNFINISHED & tables.c.seed.not_like(f"{FORM}%") & (tables.c.seed != "")
    rows = connection.execute(select(tables.c.id, tables.c.seed).where(is_plain).with_for_update()).all()
    for id, seed in rows:
        connection.execute(update(tables).where(tables.c.id == id).values(seed=sealer.seal(id, seed)))

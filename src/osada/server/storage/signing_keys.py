"""The public keys that this installation ever signed with: a record is checked by them when the key itself is gone."""

import json
import time
from collections.abc import Iterable
from typing import NotRequired

from sqlalchemy import Connection, select
from typing_extensions import TypedDict

from osada.server.signing import Signer
from osada.server.storage.database import Database
from osada.server.storage.schema import settings
from osada.server.storage.upsert import insert_new, insert_or_replace

PREFIX = "signing "  # of the rows of `settings`, one a key


class PublicKey(TypedDict):
    """Times are seconds since 1970. Without `since` it has not signed yet; a lost key proves nothing, whenever it
    signed."""

    id: str
    public: str
    since: NotRequired[float]
    until: NotRequired[float]
    lost: NotRequired[float]


def public_keys(connection: Connection, *, for_update: bool = False) -> list[PublicKey]:
    """The oldest first; those that have not signed yet are the last."""
    wanted = select(settings.c.value).where(settings.c.name.startswith(PREFIX))
    rows = connection.scalars(wanted.with_for_update() if for_update else wanted)
    return sorted((json.loads(row) for row in rows), key=lambda key: (key.get("since", float("inf")), key["id"]))


def remember(database: Database, signer: Signer) -> None:
    """At the start: the first key signs from now on, and no other one does."""
    now = time.time()
    with database.writing() as connection:
        for id, public in signer.public.items():
            insert_new(connection, settings, name=PREFIX + id, value=json.dumps({"id": id, "public": public}))
        first = next(iter(signer.public))
        for key in public_keys(connection, for_update=True):
            if key["id"] == first:
                key.setdefault("since", now)
                key.pop("until", None)
            elif "since" in key:
                key.setdefault("until", now)
            _write(connection, key)


def lose(connection: Connection, id: str) -> bool:
    """Whether there is such a key. From now on no signature of it is believed."""
    found = [key for key in public_keys(connection, for_update=True) if key["id"] == id]
    for key in found:
        key.setdefault("lost", time.time())
        _write(connection, key)
    return bool(found)


def believed(keys: Iterable[PublicKey]) -> dict[str, str]:
    """The public keys by their ids, without those that are lost."""
    return {key["id"]: key["public"] for key in keys if "lost" not in key}


def _write(connection: Connection, key: PublicKey) -> None:
    insert_or_replace(connection, settings, name=PREFIX + key["id"], value=json.dumps(key))

"""Web Push: browsers that want to be told, and the message to them, which only they can read."""

import json
import logging
import ssl
from collections.abc import Callable
from email.utils import parseaddr
from functools import cached_property
from http.client import HTTPException
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, Row, delete, func, select

from osada.server.config import Settings
from osada.server.errors import Refused
from osada.server.people.endpoints import Target, post, target_of
from osada.server.storage.database import Database
from osada.server.storage.schema import subscriptions
from osada.server.storage.upsert import insert_or_replace

LOG = logging.getLogger(__name__)

MOST = 10  # browsers of one person
DAY = 24 * 3600  # seconds that a message waits for its browser
GONE = (404, 410)  # the browser does not want any more


class Push:
    """Signs, encrypts and sends. The key pair is made once for an installation."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings, self._database = settings, database
        self.target: Callable[[str], Target] = target_of
        self.context = ssl.create_default_context()

    @cached_property
    def is_open(self) -> bool:
        """Whether the extra `push` is installed. It is loaded only when needed: it is large."""
        return find_spec("pywebpush") is not None

    def must_be_open(self) -> None:
        if not self.is_open:
            raise Refused(409, "people-no-push")

    @cached_property
    def _keys(self) -> Any:
        from py_vapid import Vapid02

        fresh = Vapid02()
        fresh.generate_keys()
        return Vapid02.from_pem(self._database.setting("vapid", fresh.private_pem().decode()).encode())

    @cached_property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        return str(self._signed("https://osada.invalid").rpartition("k=")[2])

    def send(self, person: str, message: dict[str, str]) -> None:
        """To every browser of the person. One that is gone is forgotten; no trouble with one stops the others."""
        with self._database.reading() as connection:
            browsers = connection.execute(select(subscriptions).where(subscriptions.c.person == person)).all()
        for browser in browsers:
            try:
                status = self._send(browser, message)
            except (OSError, ValueError, HTTPException) as problem:  # its text may hold the endpoint, which is a secret
                LOG.warning("a push to %s failed: %s", person, type(problem).__name__)
                continue
            if status in GONE:
                with self._database.writing() as connection:
                    unsubscribe(connection, person, browser.endpoint)
            elif status >= 300:
                LOG.warning("a push to %s was answered with %d", person, status)

    def _send(self, browser: Row[Any], message: dict[str, str]) -> int:
        from pywebpush import WebPusher

        target, parts = self.target(browser.endpoint), urlsplit(browser.endpoint)
        pusher = WebPusher({"endpoint": browser.endpoint, "keys": browser.keys})
        body = pusher.encode(json.dumps(message).encode(), "aes128gcm")["body"]
        headers = {
            "Authorization": self._signed(f"https://{parts.netloc}"),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": message["table"],  # a newer turn at the same table takes the place of an older one
        }
        return post(
            target, parts._replace(scheme="", netloc="", fragment="").geturl() or "/", body, headers, self.context
        )

    def _signed(self, audience: str) -> str:
        claims = {"sub": f"mailto:{parseaddr(self._settings.sent_by)[1]}", "aud": audience}
        return str(self._keys.sign(claims)["Authorization"])


# --- Browsers ---------------------------------------------------------------


def subscribe(connection: Connection, person: str, endpoint: str, keys: dict[str, str]) -> None:
    """A browser belongs to whoever used it last."""
    others = (subscriptions.c.person == person) & (subscriptions.c.endpoint != endpoint)
    if connection.scalars(select(func.count()).where(others)).one() >= MOST:
        raise Refused(409, "people-push-full", most=MOST)
    insert_or_replace(connection, subscriptions, endpoint=endpoint, person=person, keys=keys)


def unsubscribe(connection: Connection, person: str, endpoint: str) -> None:
    is_it = (subscriptions.c.person == person) & (subscriptions.c.endpoint == endpoint)
    connection.execute(delete(subscriptions).where(is_it))

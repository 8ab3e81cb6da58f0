"""A server that sends mail, the box into which all of it falls, and people with accounts."""

import email
import re
from contextlib import contextmanager, nullcontext
from email import policy
from itertools import count

from aiosmtpd.controller import Controller
from sqlalchemy import select

from osada.server.storage.schema import people
from tests.patience import PATIENCE, until
from tests.ports import held_port
from tests.server.given import Street

PASSWORD = "correct horse"
NUMBERS = count(1)


class Box:
    """Takes every letter, and remembers which."""

    def __init__(self):
        self.letters, self.url = [], ""

    async def handle_DATA(self, server, session, envelope):
        self.letters.append(email.message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    def to(self, address):
        return [letter for letter in self.letters if letter["To"] == address]

    def next_to(self, address):
        """Waits for a letter to this address and takes it out."""
        letter = until(lambda: self.to(address))[0]
        self.letters.remove(letter)
        return letter


@contextmanager
def mailbox(port=None, **options):
    with nullcontext(port) if port else held_port() as port:
        box = Box()
        controller = Controller(box, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE, **options)
        controller.start()
        box.url = f"smtp://127.0.0.1:{port}"
        try:
            yield box
        finally:
            controller.stop()


class Town(Street):
    """The street before a server, with its context and its mail."""

    def __init__(self, url, context, box):
        super().__init__(url)
        self.context, self.box = context, box

    def name(self, name="Eva"):
        """One that nobody else in this town has."""
        return f"{name} {''.join('qwertyuasd'[int(digit)] for digit in str(next(NUMBERS)))}"

    def account(self, name=None, **facts):
        """A browser whose owner has an account, by a name that nobody else has."""
        browser = self.stranger(**{"accept-language": facts.pop("language", "en")})
        body = {"name": name or self.name(), "password": PASSWORD, **facts}
        response = browser.post("/api/account", json=body)
        assert response.status_code == 201, response.text
        if body.get("email"):
            self.confirm(body["email"])
        return browser

    def confirm(self, address):
        """Whoever reads the mail to this address opens the link in it."""
        token = link_in(self.box.next_to(address)).partition("#/confirm/")[2]
        assert self.stranger().post("/api/email/confirm", json={"token": token}).status_code == 204

    def kept(self, browser):
        """The row of a person."""
        with self.context.database.reading() as connection:
            wanted = select(people).where(people.c.id == me(browser)["id"])
            return connection.execute(wanted).one()


def me(browser):
    return browser.get("/api/me").json()


def refused(response, status, key):
    """That it was refused for this reason."""
    assert (response.status_code, response.json()["error"]["reason"]) == (status, key.replace("-", "_")), response.text
    return True


def link_in(letter):
    return re.search(r"https?://\S+", letter.get_content())[0]

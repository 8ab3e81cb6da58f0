"""Mail: letters, and the post that takes them to the SMTP server of the settings."""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from osada.engine.errors import BadSetUp
from osada.server.config import Settings
from osada.server.errors import Refused

PORTS = {"smtp": 25, "starttls": 587, "smtps": 465}  # starttls insists on what smtp only takes where it is offered
TIMEOUT = 15  # seconds


@dataclass(frozen=True)
class Letter:
    """One mail to one person."""

    to: str
    subject: str
    text: str
    off: str | None = None  # the address at which one click ends such letters


class Post:
    """Sends letters, one connection each."""

    def __init__(self, settings: Settings, context: ssl.SSLContext | None = None) -> None:
        self._server = urlsplit(settings.mail)
        if settings.mail and (self._server.scheme not in PORTS or not self._server.hostname):
            raise BadSetUp("people-mail-url", schemes=", ".join(PORTS))
        self._domain = urlsplit(settings.address).hostname or "localhost"
        self._sender = settings.sent_by
        self._context = context or ssl.create_default_context()

    @property
    def is_open(self) -> bool:
        return bool(self._server.scheme)

    def must_be_open(self) -> None:
        if not self.is_open:
            raise Refused(409, "people-no-mail")

    def send(self, letter: Letter) -> None:
        with self._connected() as server:
            if self._server.username:
                server.login(unquote(self._server.username), unquote(self._server.password or ""))
            server.send_message(self._written(letter))

    def _connected(self) -> smtplib.SMTP:
        scheme, host = self._server.scheme, self._server.hostname or ""
        port = self._server.port or PORTS[scheme]
        if scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=self._context)
        server = smtplib.SMTP(host, port, timeout=TIMEOUT)
        try:
            server.ehlo()
            if scheme == "starttls" or server.has_extn("starttls"):
                server.starttls(context=self._context)
        except BaseException:
            server.close()
            raise
        return server

    def _written(self, letter: Letter) -> EmailMessage:
        """RFC 8058: a mail program may show a button that switches such letters off."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, letter.to, letter.subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self._domain)
        mail["Auto-Submitted"] = "auto-generated"
        if letter.off:
            mail["List-Unsubscribe"] = f"<{letter.off}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(letter.text)
        return mail

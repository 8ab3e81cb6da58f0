"""Seals the seeds of matches that are not over: who has the database, or a back-up of it, and no key, knows none.

A sealed text is `1.KEY.REST`: the form, the id of the key, and in base64 a nonce of 12 bytes with what AES-GCM made of
the text. Whatever it is bound to (a table) has to be named again to open it.
"""

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

FORM = "1."
UNKNOWN = "?"  # the key of what is not even sealed
KEY_BYTES, NONCE_BYTES = 32, 12
SEALED = re.compile(r"1\.([0-9a-f]{8})\.([A-Za-z0-9_-]{40,})")


class Unopened(ValueError):
    """No key here opens it. `key` is the id of the one that would; UNKNOWN where that cannot be read."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Sealer:
    """The first key seals, all of them open: that is how keys are changed."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._ciphers = {id_of(key): AESGCM(key) for key in keys}
        self.keys = tuple(self._ciphers)  # their ids

    def seal(self, bound_to: str, text: str) -> str:
        key, nonce = self.keys[0], secrets.token_bytes(NONCE_BYTES)
        hidden = self._ciphers[key].encrypt(nonce, text.encode(), bound_to.encode())
        return f"{FORM}{key}.{urlsafe_b64encode(nonce + hidden).decode().rstrip('=')}"

    def open(self, bound_to: str, sealed: str) -> str:
        found = SEALED.fullmatch(sealed)
        if not found:
            raise Unopened(UNKNOWN)
        key, rest = found.groups()
        try:
            data = urlsafe_b64decode(rest + "=" * (-len(rest) % 4))
            return self._ciphers[key].decrypt(data[:NONCE_BYTES], data[NONCE_BYTES:], bound_to.encode()).decode()
        except (KeyError, ValueError, InvalidTag):
            raise Unopened(key) from None


def id_of(key: bytes) -> str:
    """Tells keys apart, and tells nothing of them."""
    return sha256(key).hexdigest()[:8]


def key_of(sealed: str) -> str | None:
    """The id of the key with which a text was sealed; none: it is not sealed."""
    found = SEALED.fullmatch(sealed)
    return found[1] if found else None

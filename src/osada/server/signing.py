"""Signs records with Ed25519. The keys follow from those of the sealer: whoever has these needs no second file.

A signature is `KEY REST`: the id of the key and, in base64, what Ed25519 made of the record's signed text.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

PUBLISHED = "/.well-known/osada-keys.json"  # where a server shows its public keys
HEADER = "signed"  # of a record: the id of the key, and the signature
PURPOSE = b"osada: records are signed 1"  # from the key of the sealer nothing else follows by this
PRIVATE_BYTES = 32
SIGNATURE = re.compile(r"([0-9a-f]{16}) ([A-Za-z0-9_-]{86})")


class Signer:
    """The first key signs; the others did, or will."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        derived = [_derived(key) for key in keys]
        self._private = {id_of(public_of(key)): key for key in derived}
        self.public = {id: public_of(key) for id, key in self._private.items()}

    def sign(self, key: str, text: str) -> str:
        return f"{key} {_as_text(self._private[key].sign(text.encode()))}"


def is_signed(public: str, signature: str, text: str) -> bool:
    """Whether this public key proves the signature of this text."""
    found = SIGNATURE.fullmatch(signature)
    if not found or found[1] != id_of(public):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(_as_bytes(public)).verify(_as_bytes(found[2]), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True


def key_of(signature: str) -> str:
    """The id of the key that is said to have made it."""
    return signature.partition(" ")[0]


def id_of(public: str) -> str:
    """Tells public keys apart: 16 digits of the SHA-256 of the key."""
    return sha256(_as_bytes(public)).hexdigest()[:16]


def public_of(key: Ed25519PrivateKey) -> str:
    return _as_text(key.public_key().public_bytes_raw())


def _derived(key: bytes) -> Ed25519PrivateKey:
    derived = HKDF(SHA256(), PRIVATE_BYTES, salt=None, info=PURPOSE).derive(key)
    return Ed25519PrivateKey.from_private_bytes(derived)


def _as_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _as_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

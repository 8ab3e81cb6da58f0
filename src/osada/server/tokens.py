"""Secrets that people carry: 128 bits each, kept as hashes only."""

import hmac
import secrets
from hashlib import sha256


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def signed(secret: str, *parts: object) -> str:
    """A token that the server can make again: links of invitation, and those that switch mail off."""
    return hmac.new(secret.encode(), "\n".join(str(part) for part in parts).encode(), sha256).hexdigest()[:32]


def same(first: str, second: str) -> bool:
    return hmac.compare_digest(first.encode(), second.encode())

"""The address at which everybody finds the public keys of this server: with them its records are checked."""

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from osada.server.signing import PUBLISHED
from osada.server.storage.signing_keys import PublicKey, public_keys
from osada.server.web.visit import TheContext

FOR_MINUTES = "public, max-age=300"

router = APIRouter(tags=["archive"])


class KeysTold(TypedDict):
    keys: list[PublicKey]


@router.get(PUBLISHED)
def keys(response: Response, context: TheContext) -> KeysTold:
    """Every key that ever signed a record here, and those that will."""
    response.headers["Cache-Control"] = FOR_MINUTES
    with context.database.reading() as connection:
        return {"keys": public_keys(connection)}

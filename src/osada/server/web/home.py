"""Inviting others at home: the machine that plays listens on its network, too, after one confirmation."""

from fastapi import APIRouter, Request
from typing_extensions import TypedDict

from osada.server.errors import Refused
from osada.server.web.address import is_loopback
from osada.server.web.visit import TheContext

router = APIRouter(prefix="/api/house", tags=["house"])


class HouseTold(TypedDict):
    """`home`: this page may open the server to its network. `address`: what others at home type, once it is open."""

    home: bool
    open: bool
    address: str | None


@router.get("")
def house(request: Request, context: TheContext) -> HouseTold:
    """Whether others at home may come in, and by which address."""
    address = context.lan.address if context.lan else None
    return {"home": context.lan is not None and is_loopback(request.scope), "open": bool(address), "address": address}


@router.post("/open")
async def open_door(request: Request, context: TheContext) -> HouseTold:
    """Listens to the network, too. Only for `osada play`, and only who sits at that machine may say so."""
    if context.lan is None:
        raise Refused(403, "home-not-here")
    if not is_loopback(request.scope):
        raise Refused(403, "home-this-machine")
    return {"home": True, "open": True, "address": await context.lan.open()}

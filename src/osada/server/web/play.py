"""Routes of play: the same commands that a socket takes."""

from fastapi import APIRouter
from typing_extensions import TypedDict

from osada.server.tables.promises import promised
from osada.server.tables.rematch import Wish, offer_at, seats_before
from osada.server.tables.rematch import rematch as again
from osada.server.tables.responses import Done
from osada.server.tables.rights import own_seats
from osada.server.web.commands import do, talk
from osada.server.web.schemas import ActForm, AnswerForm, CallForm, CommandForm, ProposeForm, RematchForm, TalkForm
from osada.server.web.tables import Made, TableId
from osada.server.web.visit import Mover, Somebody, TheContext

router = APIRouter(prefix="/api/tables", tags=["play"])


@router.post("/{table}/act")
def act(table: TableId, body: ActForm, person: Somebody, context: TheContext) -> Done:
    return do(context, table, person, "act", body)


@router.post("/{table}/undo")
def undo(table: TableId, body: CommandForm, person: Somebody, context: TheContext) -> Done:
    """Takes back one's last command, whole; where others acted because of it they are asked first."""
    return do(context, table, person, "undo", body)


@router.post("/{table}/answer")
def answer(table: TableId, body: AnswerForm, person: Somebody, context: TheContext) -> Done:
    """Agrees, or does not, to what another seat asks for; who has asked withdraws it with a no."""
    return do(context, table, person, "answer", body)


@router.post("/{table}/call")
def call(table: TableId, body: CallForm, person: Somebody, context: TheContext) -> Done:
    """Without a pace: asks the others who are there for a bot in place of somebody who is away."""
    return do(context, table, person, "call", body)


@router.post("/{table}/propose")
def propose(table: TableId, body: ProposeForm, person: Somebody, context: TheContext) -> Done:
    """Asks all who play for other settings."""
    return do(context, table, person, "propose", body)


@router.post("/{table}/resign")
def resign(table: TableId, body: CommandForm, person: Somebody, context: TheContext) -> Done:
    return do(context, table, person, "resign", body)


@router.post("/{table}/chat")
def chat(table: TableId, body: TalkForm, person: Somebody, context: TheContext) -> Done:
    return talk(context, table, person, body)


class Offer(TypedDict):
    """A rematch: where, the SHA-256 of the seed that it will have, and whether one sits there already."""

    table: str
    commit: str
    accepted: bool


@router.get("/{table}/rematch")
def offer(table: TableId, person: Somebody, context: TheContext) -> Offer | None:
    """The rematch that is offered to who played here, if any: its commitment is known before a nonce is chosen."""
    with context.matches.looking(table) as match:
        seats_before(match, person.id)
        offered = offer_at(match)
    if offered is None:
        return None
    with context.matches.looking(offered) as match:
        return {"table": offered, "commit": match.commit, "accepted": bool(own_seats(match, person.id))}


@router.post("/{table}/rematch", status_code=201)
def rematch(table: TableId, body: RematchForm, person: Mover, context: TheContext) -> Made:
    """The same people and bots again: the first wish offers it, later ones accept. With the last one it begins."""
    deal = promised(context.sealer, body.seal) if body.seal else None
    return {"table": again(context.matches, table, person, Wish(body.nonce, body.rated, deal))}

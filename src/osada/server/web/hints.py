"""Routes of advice: what a bot would do in my place. The table is told that I asked."""

from fastapi import APIRouter
from fastapi.concurrency import run_in_threadpool

from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.sessions import Person
from osada.server.tables.rights import seat_of
from osada.server.tables.setup import level_named
from osada.server.thinking.hints import Advice
from osada.server.web.schemas import SeatForm, Word
from osada.server.web.tables import TableId
from osada.server.web.visit import Somebody, TheContext

router = APIRouter(prefix="/api/tables", tags=["play"])


class HintForm(SeatForm):
    """Whose advice: the level of a bot."""

    level: Word = "hard"


@router.post("/{table}/hint")
async def hint(table: TableId, body: HintForm, person: Somebody, context: TheContext) -> Advice:
    """An action for one's own seat, and how it and the others look. What the seat may not know plays no part in it."""
    level = level_named(body.level)
    seat = await run_in_threadpool(_own_seat, context, table, person, body)
    context.limits.take("hint", person.id)
    if context.thinking is None:
        raise Refused(503, "thinking-closed")
    return await context.thinking.hints.hint(table, seat, level)


def _own_seat(context: Context, table: str, person: Person, body: SeatForm) -> int:
    with context.matches.looking(table) as match:
        return context.pins.unlock(match, seat_of(match, person.id, body.seat), body.pin).seat

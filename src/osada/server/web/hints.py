"""Advice at the door: what a bot would do in my place. The table is told that I asked."""

from fastapi import APIRouter
from fastapi.concurrency import run_in_threadpool

from osada.server.errors import Refused
from osada.server.house import House
from osada.server.people.sessions import Person
from osada.server.tables.rights import seat_of, unlock
from osada.server.tables.setup import level_named
from osada.server.thinking.hints import Advice
from osada.server.web.forms import SeatForm, Word
from osada.server.web.tables import TableId
from osada.server.web.visit import Somebody, TheHouse

router = APIRouter(prefix="/api/tables", tags=["play"])


class HintForm(SeatForm):
    """Whose advice: the level of a bot."""

    level: Word = "hard"


@router.post("/{table}/hint")
async def hint(table: TableId, form: HintForm, person: Somebody, house: TheHouse) -> Advice:
    """An action for one's own seat, and how it and the others look. What the seat may not know plays no part in it."""
    level = level_named(form.level)
    seat = await run_in_threadpool(_own_seat, house, table, person, form)
    house.limits.take("hint", person.id)
    if house.thinking is None:
        raise Refused(503, "thinking-closed")
    return await house.thinking.hints.hint(table, seat, level)


def _own_seat(house: House, table: str, person: Person, form: SeatForm) -> int:
    with house.matches.looking(table) as match:
        return unlock(house.secret, match, seat_of(match, person.id, form.seat), form.pin).seat

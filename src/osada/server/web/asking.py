"""Asking at the door: try, why, odds, worth. Each answer is for one's own seat, from what that seat may know."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from osada.server.asking import odds as likely
from osada.server.asking import worth as paying
from osada.server.asking.answers import OddsTold, RefusalTold, TrialTold, WorthTold
from osada.server.asking.eyes import Eyes
from osada.server.asking.trial import Trial, refusal_told
from osada.server.house import House
from osada.server.people.sessions import Person
from osada.server.tables.match import PLAYING
from osada.server.tables.rights import seat_of, unlock
from osada.server.web.forms import MOST_LINES, SeatForm, Word
from osada.server.web.tables import TableId
from osada.server.web.visit import Somebody, TheHouse

router = APIRouter(prefix="/api/tables", tags=["asking"])
COST_OF_WORTH = 10  # questions: it plays many ends of the match


class TryForm(SeatForm):
    """Own actions, one after the other, that are only thought of."""

    actions: Annotated[list[Word], Field(max_length=MOST_LINES)] = Field(default_factory=list)


class WhyForm(TryForm):
    """An action that may be forbidden, after the others."""

    action: Word


@router.post("/{table}/try")
def try_actions(table: TableId, form: TryForm, person: Somebody, house: TheHouse) -> TrialTold:
    """What would be seen, what could be done and what would be scored after these actions. Nothing is kept."""
    return Trial(_eyes(house, table, person, form), form.actions).told(person.language)


@router.post("/{table}/why")
def why(table: TableId, form: WhyForm, person: Somebody, house: TheHouse) -> RefusalTold:
    """Why an action is forbidden; all null where it is not."""
    trial = Trial(_eyes(house, table, person, form), form.actions)
    return refusal_told(trial.refusal or trial.why_not(form.action), person.language)


@router.post("/{table}/odds")
def odds(table: TableId, form: TryForm, person: Somebody, house: TheHouse) -> OddsTold:
    """What may come after these actions, and how likely it is."""
    return likely.odds(Trial(_eyes(house, table, person, form), form.actions))


@router.post("/{table}/worth")
def worth(table: TableId, form: TryForm, person: Somebody, house: TheHouse) -> WorthTold:
    """What each part of one's own score pays now, and at most."""
    return paying.worth(Trial(_eyes(house, table, person, form, cost=COST_OF_WORTH), form.actions))


def _eyes(house: House, table: str, person: Person, form: SeatForm, cost: int = 1) -> Eyes:
    for _ in range(cost):
        house.limits.take("ask", person.id)
    with house.matches.looking(table) as match:
        seat = unlock(house.secret, match, seat_of(match, person.id, form.seat), form.pin)
        match.must_be(PLAYING)
        return Eyes.of(match.play, seat.seat)

"""Routes of questions: try, why, odds, worth, gains, count. Each answer is for one's own seat, from what that seat may
know; onlookers may ask how points come about."""

from typing import Annotated, NamedTuple

from fastapi import APIRouter, Request
from pydantic import Field

from osada.server.asking import counting
from osada.server.asking import gains as gaining
from osada.server.asking import odds as likely
from osada.server.asking import worth as paying
from osada.server.asking.perspective import Perspective
from osada.server.asking.responses import CountTold, GainsTold, OddsTold, RefusalTold, TrialTold, WorthTold
from osada.server.asking.trial import OVER, Trial, refusal_as_json
from osada.server.context import Context
from osada.server.identity.sessions import Person
from osada.server.tables.delay import as_seen_by
from osada.server.tables.match import FINISHED, PLAYING, Match
from osada.server.tables.rated import must_be_casual
from osada.server.tables.rights import reader_of, seat_of
from osada.server.web.schemas import MOST_LINES, SeatForm, Word
from osada.server.web.tables import TableId
from osada.server.web.visit import Anybody, Somebody, TheContext, asker

router = APIRouter(prefix="/api/tables", tags=["asking"])


class Question(NamedTuple):
    """How much of an asker's allowance it takes, and whether it is advice, which a rated match is played without."""

    cost: int = 1
    is_advice: bool = False


PLAIN = Question()
ODDS = Question(is_advice=True)
WORTH = Question(cost=10, is_advice=True)  # it plays many ends of the match
GAINS = Question(cost=3, is_advice=True)  # it tries many positions


class TryForm(SeatForm):
    """Own actions, one after the other, that are only thought of."""

    actions: Annotated[list[Word], Field(max_length=MOST_LINES)] = Field(default_factory=list)


class WhyForm(TryForm):
    """An action that may be forbidden, after the others."""

    action: Word


@router.post("/{table}/try")
def try_actions(table: TableId, body: TryForm, person: Somebody, context: TheContext) -> TrialTold:
    """What would be seen, what could be done and what would be scored after these actions. Nothing is kept."""
    return Trial(_perspective(context, table, person, body), body.actions).as_json(person.language)


@router.post("/{table}/why")
def why(table: TableId, body: WhyForm, person: Somebody, context: TheContext) -> RefusalTold:
    """Why an action is forbidden; all null where it is not."""
    trial = Trial(_perspective(context, table, person, body), body.actions)
    return refusal_as_json(trial.refusal or trial.why_not(body.action), person.language)


@router.post("/{table}/odds")
def odds(table: TableId, body: TryForm, person: Somebody, context: TheContext) -> OddsTold:
    """What may come after these actions, and how likely it is."""
    return likely.odds(Trial(_perspective(context, table, person, body, ODDS), body.actions))


@router.post("/{table}/worth")
def worth(table: TableId, body: TryForm, person: Somebody, context: TheContext) -> WorthTold:
    """What each part of one's own score pays now, and at most."""
    return paying.worth(Trial(_perspective(context, table, person, body, WORTH), body.actions))


@router.post("/{table}/gains")
def gains(table: TableId, body: TryForm, person: Somebody, context: TheContext) -> GainsTold:
    """For every line that may follow these actions: how it would change the totals, finished in the best way."""
    return gaining.gains(Trial(_perspective(context, table, person, body, GAINS), body.actions))


@router.post("/{table}/count")
def count(table: TableId, body: TryForm, request: Request, person: Anybody, context: TheContext) -> CountTold:
    """How the points of every seat come about after these actions. For the seat that is named, else
    for whom one looks at the table."""
    context.limits.take("ask", asker(request, person))
    with context.matches.looking(table) as match:
        match.must_be(PLAYING, FINISHED)
        reader = _reader(context, match, person.id if person else None, body)
        if match.status == FINISHED:
            return {"done": 0, "stops": OVER, **counting.count_open(match.play)}
        with context.database.reading() as connection:
            seen = as_seen_by(connection, match, person.id if person else None)
        perspective = Perspective.of(seen.play, reader)
    return counting.count(Trial(perspective, body.actions))


def _reader(context: Context, match: Match, person: str | None, body: SeatForm) -> int:
    if body.seat is None:
        return reader_of(match, person)
    return context.pins.unlock(match, seat_of(match, person, body.seat), body.pin).seat


def _perspective(
    context: Context, table: str, person: Person, body: SeatForm, question: Question = PLAIN
) -> Perspective:
    context.limits.take("ask", person.id, question.cost)
    with context.matches.looking(table) as match:
        seat = context.pins.unlock(match, seat_of(match, person.id, body.seat), body.pin)
        match.must_be(PLAYING)
        if question.is_advice:
            must_be_casual(match, "table-rated-advice")
        return Perspective.of(match.play, seat.seat)

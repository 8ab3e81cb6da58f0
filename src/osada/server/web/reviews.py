"""Routes of reviews: what each move of a finished match cost. Whoever may replay it may ask, again and again until it
is complete."""

from typing import Any, Literal

from fastapi import APIRouter, Response

from osada.bots.review import has_wins, points, summary
from osada.server.archive.responses import ReviewTold
from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.sessions import Person
from osada.server.tables.match import FINISHED
from osada.server.tables.rights import reader_of
from osada.server.thinking.reviews import PAUSE, Review
from osada.server.web.schemas import Form
from osada.server.web.tables import TableId
from osada.server.web.visit import Somebody, TheContext

router = APIRouter(prefix="/api/tables", tags=["archive"])


class ReviewForm(Form):
    """Who judges: greedy looks one step ahead and knows no chances to win."""

    level: Literal["greedy", "medium", "hard"] = "medium"


@router.post("/{table}/review", responses={202: {"model": ReviewTold}})
def review(table: TableId, body: ReviewForm, person: Somebody, context: TheContext, response: Response) -> ReviewTold:
    """Begins a review, or tells how far it is: 202 until it is complete."""
    found = _review_as_json(table, _asked(context, table, body.level, person))
    if not found["complete"]:
        response.status_code, response.headers["Retry-After"] = 202, str(round(PAUSE))
    return found


def _asked(context: Context, table: str, level: str, person: Person) -> Review:
    context.limits.take("ask", person.id)
    with context.matches.looking(table) as match:
        reader_of(match, person.id)
        match.must_be(FINISHED)
    if context.thinking is None:
        raise Refused(503, "thinking-closed")
    found = context.thinking.reviews.known(table, level)
    if found is None:
        context.limits.take("hint", person.id)
        found = context.thinking.reviews.begin(table, level)
    return found


def _review_as_json(table: str, found: Review) -> ReviewTold:
    """`complete` is read before the moves: another thread adds to them."""
    complete, moves = found.complete, list(found.moves)

    def seat_as_json(seat: int) -> Any:
        curve = points(found.table, moves, seat, complete=complete)
        return {**summary(moves, seat).as_json(), "curve": curve}

    each_move: list[Any] = [move.as_json() for move in moves]
    return {
        "table": table,
        "level": found.level,
        "complete": complete,
        "done": len(moves),
        "choices": found.choices,
        "wins": has_wins(moves),
        "seats": [seat_as_json(seat) for seat in found.seats],
        "moves": each_move,
    }

"""Ferry: a race of small ferries. Invented, so that laws and engine can be tried on secrets, turns and chance."""

from pathlib import Path

from osada.engine.game import Edition, Game, edition_option
from tests.ferry.counting import count
from tests.ferry.rules import ACTIONS, OUTCOMES, REASONS, actors, apply, candidates, chance, why_not
from tests.ferry.scoring import SCORE_PARTS, pad, scores
from tests.ferry.state import STATE, new
from tests.ferry.view import SHOWN, VIEW, draw, imagine, seen, view

EDITIONS = (Edition("osada", "-", Path(__file__).parent),)  # its words lie in this folder

GAME = Game(
    id="ferry",
    version=1,
    seats=(2, 3),
    options=(edition_option(EDITIONS),),
    editions=EDITIONS,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    parts=SCORE_PARTS,
    reasons=REASONS,
    state=STATE,
    known=VIEW,
    shown=SHOWN,
    new=new,
    actors=actors,
    candidates=candidates,
    why_not=why_not,
    apply=apply,
    chance=chance,
    view=view,
    seen=seen,
    imagine=imagine,
    scores=scores,
    pad=pad,
    draw=draw,
    count=count,
)

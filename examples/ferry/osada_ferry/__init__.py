"""Ferry: small ferries carry goods along a ring of harbours. Rules: RULES.md in this folder."""

from osada.engine.game import Game, edition_option
from osada_ferry.components import EDITIONS
from osada_ferry.counting import count
from osada_ferry.rules import ACTIONS, OUTCOMES, REASONS, actors, apply, candidates, chance, why_not
from osada_ferry.scoring import SCORE_PARTS, scores
from osada_ferry.show.drawing import draw
from osada_ferry.show.pad import pad
from osada_ferry.state import STATE, new
from osada_ferry.view import SHOWN, VIEW, imagine, seen, view

GAME = Game(
    id="ferry",
    package=__name__,
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

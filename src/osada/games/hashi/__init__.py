"""Hashi: number the islands, join them by bridges, all players at once. Rules: RULES.md in this folder."""

from osada.engine.game import Game, Option, edition_option
from osada.games.hashi.components import EDITIONS, SIDES
from osada.games.hashi.rules import ACTIONS, OUTCOMES, REASONS, actors, apply, candidates, chance, why_not
from osada.games.hashi.scoring import SCORE_PARTS, scores
from osada.games.hashi.show.drawing import draw
from osada.games.hashi.show.pad import pad
from osada.games.hashi.state import STATE, new
from osada.games.hashi.view import SHOWN, VIEW, imagine, seen, view

GAME = Game(
    id="hashi",
    package=__name__,
    version=1,
    seats=(1, 2, 3, 4),
    options=(Option("side", SIDES, "A"), edition_option(EDITIONS)),
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
)

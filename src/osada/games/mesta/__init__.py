"""Města (Cities): cards, tiles, features and pieces make a district. Rules: RULES.md in this folder."""

from osada.engine.game import RANDOM, Game, Option, edition_option, first_option
from osada.games.mesta.components import CITIES, EDITIONS, SEATS
from osada.games.mesta.explaining import count
from osada.games.mesta.known import SHOWN, VIEW
from osada.games.mesta.rules import ACTIONS, OUTCOMES, REASONS, actors, apply, candidates, chance, why_not
from osada.games.mesta.scoring import SCORE_PARTS, is_better, scores
from osada.games.mesta.show.drawing import draw
from osada.games.mesta.show.pad import pad
from osada.games.mesta.state import MAX_SEATS, NO, STATE, YES, is_long, new
from osada.games.mesta.view import imagine, seen, view

GAME = Game(
    id="mesta",
    package=__name__,
    version=1,
    seats=SEATS,
    options=(
        Option("metropolis", (*CITIES, RANDOM), RANDOM),
        Option("long", (NO, YES), NO, allows=is_long),
        Option("features_optional", (NO, YES), NO),
        first_option(MAX_SEATS),
        edition_option(EDITIONS),
    ),
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
    is_better=is_better,
    pad=pad,
    draw=draw,
    count=count,
)

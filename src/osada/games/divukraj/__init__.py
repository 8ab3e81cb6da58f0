"""Divukraj (Everdell): workers gather, cards become a city, in four seasons. Rules: RULES.md in this folder."""

from osada.engine.game import Game, Option, edition_option, first_option
from osada.games.divukraj.components import EDITIONS, YEARS
from osada.games.divukraj.explaining import count
from osada.games.divukraj.imagining import imagine
from osada.games.divukraj.known import SHOWN, VIEW
from osada.games.divukraj.rules import ACTIONS, OUTCOMES, REASONS, actors, apply, candidates, chance, why_not
from osada.games.divukraj.scoring import SCORE_PARTS, is_better, scores
from osada.games.divukraj.show.drawing import draw
from osada.games.divukraj.show.pad import pad
from osada.games.divukraj.state import MAX_SEATS, STATE, new
from osada.games.divukraj.view import seen, view

SOLO = 1

GAME = Game(
    id="divukraj",
    package=__name__,
    version=1,
    seats=tuple(range(SOLO, MAX_SEATS + 1)),
    options=(
        Option("year", YEARS, YEARS[0], seats=(SOLO,)),
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
    last_resort="pass",
    count=count,
)

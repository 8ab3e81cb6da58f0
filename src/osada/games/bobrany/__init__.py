"""Bobřany (Timber Town): tiles from the river, a town of walkways, seven scoring cards. Rules: RULES.md here."""

from osada.engine.game import RANDOM, Game, Option, edition_option, first_option
from osada.games.bobrany.components import EDITIONS
from osada.games.bobrany.counting import count
from osada.games.bobrany.rules import ACTIONS, OUTCOMES, REASONS, actors, apply, candidates, chance, why_not
from osada.games.bobrany.scoring import SCORE_PARTS, is_better, scores
from osada.games.bobrany.show.drawing import draw
from osada.games.bobrany.show.pad import pad
from osada.games.bobrany.state import FIRST, N_SEATS, NO, STATE, YES, are_cards, new
from osada.games.bobrany.view import SHOWN, VIEW, imagine, seen, view

EXAMPLE_CARDS = "namesti dvur hriste klaster kvetiny truhlarstvi srub"

GAME = Game(
    id="bobrany",
    package=__name__,
    version=1,
    seats=(N_SEATS,),
    options=(
        Option("cards", (FIRST, RANDOM, EXAMPLE_CARDS), FIRST, allows=are_cards),
        first_option(N_SEATS),
        Option("monastery_lone", (NO, YES), NO),
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
    turn_end="end",
    count=count,
)

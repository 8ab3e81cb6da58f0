"""The Border: cross the hexes around nine areas with coloured dice. Rules: RULES.md in this folder."""

from osada.engine.game import Game, Option, edition_option, first_option
from osada.games.border.components import EDITIONS, LAYOUTS
from osada.games.border.rules import ACTIONS, OUTCOMES, REASONS, actors, apply, candidates, chance, why_not
from osada.games.border.scoring import SCORE_PARTS, is_better, scores
from osada.games.border.show.drawing import draw
from osada.games.border.show.pad import pad
from osada.games.border.state import MAX_SEATS, STATE, are_layouts, new
from osada.games.border.view import SHOWN, VIEW, imagine, seen, view

EXAMPLES = ("1 2", "3 1", "1 2 3", "4 2 1", "1 2 3 4", "4 3 2 1")  # of layouts for two, three and four seats

GAME = Game(
    id="border",
    package=__name__,
    version=1,
    seats=(2, 3, 4),
    options=(
        Option("layouts", EXAMPLES, " ".join(LAYOUTS), allows=are_layouts, each_seat=True),
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
)

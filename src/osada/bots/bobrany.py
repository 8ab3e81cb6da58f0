"""What a bot knows of Bobřany: the lead in points, and that a tile is worth more than what it pays today.

Points count ten-fold, so that hopes can be finer than points.
"""

from osada.engine.bits import count_bits
from osada.engine.compiled import rule
from osada.engine.game import TOTAL
from osada.games.bobrany.scoring import scores
from osada.games.bobrany.state import PLACE

POINT = 10  # the unit
TILE = 30  # a laid tile: what later ones will earn beside it, and the builder beaver at the end
TOKEN = 6  # in the reserve, beside what the red card pays for it


@rule
def value(state, seat, sheet):
    """The lead, the tiles of the own town, the one in hand, and the tokens kept."""
    scores(state, sheet)
    town = state.towns[seat]
    worth = POINT * (sheet[seat, TOTAL] - sheet[1 - seat, TOTAL]) + TILE * count_bits(town.laid)
    if state.turn == seat and state.phase == PLACE:
        worth += TILE
    for kind in range(len(town.reserve)):
        worth += TOKEN * town.reserve[kind]
    return worth

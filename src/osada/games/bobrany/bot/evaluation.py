"""What a bot looks at in Bobřany: the points of both towns, and what tiles, tokens and cards may still bring."""

from osada.bots.evaluation import Evaluation, SearchProfile, Traits
from osada.engine.bits import count_bits
from osada.engine.compiled import rule
from osada.engine.game import TOTAL
from osada.games.bobrany.components import CARDS, COLOURS, N_SLOTS, NO_TILE, TOKENS
from osada.games.bobrany.components import COLOUR_OF as COLOUR_OF_TILE
from osada.games.bobrany.scoring import scores
from osada.games.bobrany.state import N_RAFT_KINDS, NO_RAFT, NOBODY, PHASES
from osada.games.bobrany.town import N_CELLS

_traits = Traits()
# fmt: off
ANY = _traits.add("any town")
OWN = _traits.add("points")
BUILDER = _traits.add("builder beaver free")
CARD = _traits.add("card", CARDS)                        # in play
TILES = _traits.add("tiles for", CARDS)                  # of the card's colour
TOKEN = _traits.add("token", TOKENS)                     # in the reserve
BEAVERS = _traits.add("beavers")
JOINED = _traits.add("joined borders")
BLANK = _traits.add("closed borders")
RESERVED = _traits.add("raft on", COLOURS)
AHEAD = _traits.add("tiles more than the rival")
NOW = _traits.add("turn", ("rival's", "own"), PHASES)
MAIN_LEFT = _traits.add("main action", ("of the rival", "own"))
TO_PLACE = _traits.add("tile to place", COLOURS)
ROUND = _traits.add("rounds")
# fmt: on
TRAITS = tuple(_traits)
STAGES = tuple(f"{tiles} tiles" for tiles in range(N_CELLS + 1))


@rule
def stage(state, seat):
    return int(count_bits(state.towns[seat].laid))


@rule
def look(state, seat, work):
    town, found = state.towns[seat], work.found
    scores(state, work.sheet)
    found[ANY] = 1
    found[OWN] = work.sheet[seat, TOTAL]
    found[BUILDER] = 1 if state.builder == NOBODY else 0
    found[ROUND] = int(state.rounds)
    found[AHEAD] = count_bits(town.laid) - count_bits(state.towns[1 - seat].laid)
    look_at_town(state, town, found)
    for slot in range(N_SLOTS):
        if state.rafts[slot] != NO_RAFT and state.rafts[slot] // N_RAFT_KINDS == seat:
            found[RESERVED + COLOUR_OF_TILE[state.river[slot]]] += 1
    own = 1 if state.turn == seat else 0
    found[NOW + own * len(PHASES) + int(state.phase)] = 1
    found[MAIN_LEFT + own] = int(state.main_left)
    if own and state.tile != NO_TILE:
        found[TO_PLACE + COLOUR_OF_TILE[state.tile]] = 1


@rule
def look_at_town(state, town, found):
    for colour in range(len(COLOURS)):
        card = int(state.cards[colour])
        if card >= 0:
            found[CARD + card] = 1
            found[TILES + card] = count_bits(town.cells[colour])
    for kind in range(len(TOKENS)):
        found[TOKEN + kind] = int(town.reserve[kind])
    found[BEAVERS] = count_bits(town.beavers)
    found[JOINED] = count_bits(town.joined)
    found[BLANK] = count_bits(town.blank)


GUESSES = {"points": 1, "tiles for": 3, "tile to place": 3, "token": 0.6}
EVALUATION = Evaluation(TRAITS, STAGES, look, stage, GUESSES, profile=SearchProfile(50, 2_500))

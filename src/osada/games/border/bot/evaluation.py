"""What a bot looks at in The Border: how near areas are to being closed, and what the dice may bring."""

from math import comb

import numpy as np

from osada.bots.evaluation import Evaluation, SearchParameters, SearchProfile, Traits, as_it_is
from osada.engine.bits import count_bits
from osada.engine.compiled import rule
from osada.games.border.bot.plans import new_plans
from osada.games.border.bot.turn import round_begins, search_value
from osada.games.border.components import (
    AREAS,
    AREAS_TO_END,
    BORDER,
    FIRST,
    GROUPED,
    GROUPS,
    LATER,
    N_COLOURS,
    N_DICE,
    N_HEXES,
    N_LAYOUTS,
    N_SIZES,
    SIZES,
    VALUES,
    WORDS,
)
from osada.games.border.rules.dice import ROLLS
from osada.games.border.rules.second_action import count_dice
from osada.games.border.scoring import closed_areas, is_unpaid
from osada.games.border.state import FIRST_ACTION, NO_COLOUR, PHASES, ROLL

FADING = 0.86  # each hex that a border still lacks leaves so much of the hope for its points
HOPE = np.array([FADING**missing for missing in range(N_HEXES)])
MISS = 1 - 1 / N_COLOURS
ONCE, TWICE = range(2)  # rolled dice fall once, or those that miss a colour fall again
COUNTS = range(N_DICE + 1)
N_MISSING = 16  # hexes of a border; more are all the same


def exactly(hits: int, dice: int, miss: float) -> float:
    """The chance that so many of the dice show a colour."""
    return comb(dice, hits) * (1 - miss) ** hits * miss ** (dice - hits)


CHANCES = np.array(  # [ONCE TWICE, dice that are rolled, how many of them show a colour]
    [[[exactly(hits, dice, miss) for hits in COUNTS] for dice in COUNTS] for miss in (MISS, MISS**2)]
)

_traits = Traits()
# fmt: off
ANY = _traits.add("any board")
PAID = _traits.add("points")
PRICE = _traits.add("price of", ("first", "later"), range(N_MISSING))  # of an open area that lacks so many hexes
MISSING = _traits.add("group of", SIZES, range(max(SIZES) + 1))        # that lacks so many hexes
CLOSED = _traits.add("closed", range(len(AREAS) + 1))
NOW = _traits.add("now", ("rival's", "own"), PHASES)
DICE = _traits.add("dice that lie")                                    # what they bring
ROLLED = _traits.add("dice of roll", range(2, ROLLS + 1))              # what they bring on the average
# fmt: on
TRAITS = tuple(_traits)
STAGES = tuple(f"{closed} closed" for closed in range(AREAS_TO_END + 1))  # by whoever has most


@rule
def stage(state, seat):
    most = 0
    for each in range(state.seats):
        most = max(most, closed_areas(state.boards[each]))
    return min(AREAS_TO_END, int(most))


@rule
def look(state, seat, work):
    board, found = state.boards[seat], work.found
    found[ANY] = 1
    for area in range(len(AREAS)):
        look_at_area(state, board, area, found)
    for group in range(len(GROUPS)):
        found[MISSING + group % N_SIZES * (max(SIZES) + 1) + int(board.missing[group])] += 1
    found[CLOSED + int(closed_areas(board))] = 1
    own = 1 if seat == state.active else 0
    found[NOW + own * len(PHASES) + int(state.phase)] = 1
    if own and state.phase == FIRST_ACTION:
        recall_best(state, board, work.scratch)
        found[DICE] = dice_value(state, 0, work.scratch.best)
    elif own and state.phase == ROLL and state.rolls > 1:  # a first roll is nobody's choice
        recall_best(state, board, work.scratch)
        found[ROLLED + int(state.rolls) - 2] = roll_value(state, work.scratch.best)


# --- Areas ------------------------------------------------------------------


@rule
def look_at_area(state, board, area, found):
    if board.paid[area] > 0:
        found[PAID] += int(board.paid[area])
        return
    when = FIRST if is_unpaid(state, area) else LATER
    missing = min(N_MISSING - 1, missing_at(state, board, area))
    found[PRICE + when * N_MISSING + missing] += int(VALUES[state.edition, area, when])


@rule
def missing_at(state, board, area):
    """The hexes of its border that are not crossed yet."""
    count = 0
    for word in range(WORDS):
        count += count_bits(BORDER[state.edition, area, word] & ~board.crossed[word])
    return count


# --- Dice -------------------------------------------------------------------


@rule
def recall_best(state, board, plans):
    """Fills the table below, unless it stands there from the last time: only crosses and prices change it."""
    prices, made_for = 0, plans.best_for
    for area in range(len(AREAS)):
        prices |= int(is_unpaid(state, area)) << area
    board_kind = int(state.edition) * N_LAYOUTS + int(board.layout)
    is_same = made_for[0] == board.crossed[0] and made_for[1] == board.crossed[1]
    if not is_same or made_for[2] != prices or made_for[3] != board_kind:
        fill_best(state, board, plans.best)
    made_for[0] = board.crossed[0]
    made_for[1] = board.crossed[1]
    made_for[2] = prices
    made_for[3] = board_kind


@rule
def fill_best(state, board, best):
    """[colour, dice] the most that so many dice of a colour bring: any of its groups, as long as the dice suffice."""
    best[: N_COLOURS * (N_DICE + 1)] = 0
    for colour in range(N_COLOURS):
        gains = (
            gain(state, board, colour * N_SIZES),
            gain(state, board, colour * N_SIZES + 1),
            gain(state, board, colour * N_SIZES + 2),
            gain(state, board, colour * N_SIZES + 3),
        )
        for chosen in range(1 << N_SIZES):
            spend_on(board, colour, chosen, gains, best)
        for dice in range(1, N_DICE + 1):
            at = colour * (N_DICE + 1) + dice
            best[at] = max(best[at], best[at - 1])


@rule
def spend_on(board, colour, chosen, gains, best):
    cost, worth = 0, 0.0
    for size in range(N_SIZES):
        if chosen >> size & 1:
            cost += int(board.missing[colour * N_SIZES + size])
            worth += gains[size]
    if cost <= N_DICE:
        at = colour * (N_DICE + 1) + cost
        best[at] = max(best[at], worth)


@rule
def gain(state, board, group):
    """How much better the areas look with this group completed."""
    worth = 0.0
    if board.missing[group] == 0 or board.missing[group] > N_DICE:
        return worth
    for area in range(len(AREAS)):
        filled = 0
        for word in range(WORDS):
            shared = GROUPED[state.edition, board.layout, group, word] & BORDER[state.edition, area, word]
            filled += count_bits(shared & ~board.crossed[word])
        if filled > 0:
            missing = missing_at(state, board, area)
            price = VALUES[state.edition, area, FIRST if is_unpaid(state, area) else LATER]
            worth += price * (HOPE[missing - filled] - HOPE[missing])
    return worth


@rule
def roll_value(state, best):
    """Before dice fall again. If that is not the last roll, those that miss one colour may be rolled once more."""
    rolled = 0
    for die in range(N_DICE):
        if state.dice[die] == NO_COLOUR:
            rolled += 1
    worth = dice_value(state, rolled, best)
    if state.rolls < ROLLS:
        kept = dice_value(state, 0, best)
        for colour in range(N_COLOURS):
            aimed = colour_value(state, colour, rolled, TWICE, best) - colour_value(state, colour, 0, ONCE, best)
            worth = max(worth, kept + aimed)
    return worth


@rule
def dice_value(state, rolled, best):
    """What the dice that lie there bring on the average, together with those that are rolled."""
    worth = 0.0
    for colour in range(N_COLOURS):
        worth += colour_value(state, colour, rolled, ONCE, best)
    return worth


@rule
def colour_value(state, colour, rolled, times, best):
    kept, worth = dice_of(state, colour), 0.0
    for hits in range(rolled + 1):
        worth += CHANCES[times, rolled, hits] * best[colour * (N_DICE + 1) + kept + hits]
    return worth


@rule
def dice_of(state, colour):
    """Dice of this colour that the active seat has: after its choice those not used, before it those that lie."""
    if state.phase == FIRST_ACTION:
        return int(state.unused[colour])
    return count_dice(state, colour)


GUESSES = {
    "points": 1,
    "dice": 1,
    **{f"price of {when} {n}": FADING**n for when in ("first", "later") for n in range(N_MISSING)},
}
PARAMETERS = SearchParameters(prior_temperature=1, past_chance=0)
EXPLORING = PARAMETERS._replace(c_puct=4, prior_temperature=3)  # looks at more than it can weigh
HASTY = PARAMETERS._replace(c_puct=3, fpu_reduction=0, prior_temperature=6)
EVALUATION = Evaluation(
    TRAITS,
    STAGES,
    look,
    stage,
    GUESSES,
    round_begins,
    SearchProfile(30, 300, PARAMETERS, easy=8, parameters_by_level=(("easy", HASTY), ("medium", EXPLORING))),
    search_value=search_value,
    margin=as_it_is,
    scratch=new_plans,
)

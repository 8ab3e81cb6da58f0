"""How the search sees The Border at first sight: the whole turn, and what it leaves to the others.

Dice that the active seat does not use are used by all others, so a turn is worth what it brings less what it leaves.
That is reckoned once a turn for all hands of dice; then what a roll is worth is exact.
"""

from osada.bots.border_hands import (
    AND_DIE,
    COUNTS,
    FIRST_PART,
    FULL,
    N_HANDS,
    NOTHING,
    PART,
    REST,
    SIZE,
    expect,
    hand_of,
    hand_that_lies,
    keep_best,
)
from osada.bots.border_hopes import NEARLY, hope_anew, hoped, lacking, lost_by_others, set_prices
from osada.bots.border_rests import is_same, note, weigh_rests
from osada.engine.compiled import large_rule, rule
from osada.games.border.components import (
    AREAS,
    FIRST,
    GROUPS,
    N_COLOURS,
    N_DICE,
    VALUES,
)
from osada.games.border.rules.dice import ROLLS
from osada.games.border.scoring import is_unpaid
from osada.games.border.state import CHOICE, NO_COLOUR, ROLL, SECOND_ACTION, colour_of

NEVER = -1e9


@rule
def round_begins(state):
    """No dice lie there, and no hopes for them that only one seat has."""
    return state.phase == ROLL and state.rolls == 1 and state.dice[0] == NO_COLOUR


@rule
def foresee(state, seat, notes):
    """The points that a seat can expect; during a round with what it takes from others, and what its dice bring."""
    return foreseen(state, seat, notes.scratch)


@large_rule
def foreseen(state, seat, plans):
    if round_begins(state):
        return settled(state, seat, plans)
    if seat != state.active:
        return settled(state, seat, plans) + taken(state, seat, plans)
    if state.phase == ROLL or state.phase == CHOICE:
        plan_turn(state, seat, plans)
        values = plans.middle if state.rolls < ROLLS else plans.last
        return plans.standing[0] + values[hand_that_lies(state)]
    weigh_rests(state, plans)
    standing = settled(state, seat, plans) + taken(state, seat, plans)
    if state.phase == SECOND_ACTION:
        return standing - left(hand_of(state.unused), hand_that_lies(state), plans)
    for colour in range(N_COLOURS):
        plans.limits[colour] = state.unused[colour]
    weigh_groups(state, seat, plans)
    return standing + best_use(hand_of(state.unused), hand_that_lies(state), plans)


@large_rule
def settled(state, seat, plans):
    """What was paid and what may be."""
    set_prices(state, seat, plans)
    hope_anew(state, state.boards[seat], 0, plans)
    return paid(state.boards[seat]) + hoped(0, plans)


@rule
def paid(board):
    total = 0.0
    for area in range(len(AREAS)):
        total += board.paid[area]
    return total


@large_rule
def taken(state, seat, plans):
    """What others lose by the areas that this seat closed first, or closes now."""
    total = 0.0
    for area in range(len(AREAS)):
        is_first = state.boards[seat].paid[area] == VALUES[state.edition, area, FIRST]
        if is_first or (is_unpaid(state, area) and plans.hopes[0, area] > NEARLY):
            total += lost_by_others(state, seat, area, plans)
    return total


@large_rule
def plan_turn(state, seat, plans):
    """Fills `last` and `middle`, unless they stand there from the last time."""
    note(state, True, plans)
    if is_same(plans.now, plans.turn_for):
        return
    plans.turn_for[:] = plans.now
    weigh_rests(state, plans)
    plans.standing[0] = settled(state, seat, plans) + taken(state, seat, plans)
    plans.limits[:] = N_DICE
    weigh_groups(state, seat, plans)
    for hand in range(FULL, N_HANDS):
        plans.last[hand] = best_use(hand, hand, plans)
    expect(plans.last)
    keep_best(plans.middle, plans.last)
    expect(plans.middle)


@rule
def best_use(hand, lying, plans):
    """The most that these dice bring, any of them used for groups and the others left."""
    best = NEVER
    for index in range(FIRST_PART[hand], FIRST_PART[hand + 1]):
        if plans.gains[PART[index]] > NEVER:
            best = max(best, plans.gains[PART[index]] - left(REST[index], lying, plans))
    return best


@rule
def left(rest, lying, plans):
    """What others make of the rest; after all dice were used, each of them has one of the five."""
    if rest != NOTHING:
        return plans.rests[rest]
    best = 0.0
    for colour in range(N_COLOURS):
        if COUNTS[lying, colour] > 0:
            best = max(best, plans.chains[colour, 1])
    return best


# --- Own groups -------------------------------------------------------------


@large_rule
def weigh_groups(state, seat, plans):
    """Fills `gains` for every set of groups that the dice may complete, by adding one group after another."""
    board = state.boards[seat]
    plans.gains[:] = NEVER
    plans.gains[NOTHING] = 0
    plans.hands[0] = NOTHING
    lift(state, board, plans)
    mark_firsts(state, seat, plans)
    start, step, group = hoped(0, plans), 0, 0
    while group < len(GROUPS) or step > 0:
        if group == len(GROUPS):
            step -= 1
            group = plans.chosen[step]
        elif can_add(board, group, plans.hands[step], plans):
            add_group(board, group, step, plans)
            step += 1
            hand = plans.hands[step]
            plans.gains[hand] = max(plans.gains[hand], hoped(step, plans) - start)
        group += 1


@rule
def mark_firsts(state, seat, plans):
    """Adds to the price of an area that may be closed now what others lose by it."""
    for area in range(len(AREAS)):
        if is_unpaid(state, area):
            plans.wholes[area] += lost_by_others(state, seat, area, plans)


@rule
def lift(state, board, plans):
    """How much more hope there is for each area with a group completed."""
    for group in range(len(GROUPS)):
        if can_add(board, group, NOTHING, plans):
            for area in range(len(AREAS)):
                lacks = lacking(state, board.layout, board, area, group)
                plans.lifts[group, area] = 1 / plans.ease[int(board.missing[group]), lacks]


@rule
def can_add(board, group, hand, plans):
    """Is there a die for every hex that it lacks, beside those of the hand?"""
    missing, colour = int(board.missing[group]), colour_of(group)
    return 0 < missing <= min(plans.limits[colour] - COUNTS[hand, colour], N_DICE - SIZE[hand])


@rule
def add_group(board, group, step, plans):
    hand = plans.hands[step]
    for _ in range(board.missing[group]):
        hand = AND_DIE[hand, colour_of(group)]
    plans.chosen[step] = group
    plans.hands[step + 1] = hand
    for area in range(len(AREAS)):
        plans.hopes[step + 1, area] = plans.hopes[step, area] * plans.lifts[group, area]

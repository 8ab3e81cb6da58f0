"""How the search sees The Border at first sight: the whole turn, and what it leaves to the others.

Dice that the active seat does not use are used by all others, so a turn is worth what it brings less what it leaves.
That is computed once a turn for all hands of dice; then what a roll is worth is exact.
"""

from osada.engine.compiled import large_rule, rule
from osada.games.border.bot.hands import (
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
from osada.games.border.bot.outlook import OWN, RIVALS, ended, margin, weigh_board
from osada.games.border.bot.plans import GROUPED, MINE, THEIRS
from osada.games.border.bot.rests import after_crosses, weigh_rests
from osada.games.border.components import AREAS, GROUPS, N_COLOURS, N_DICE
from osada.games.border.rules.dice import ROLLS
from osada.games.border.rules.first_action import complete
from osada.games.border.state import FIRST_ACTION, NO_COLOUR, OVER, ROLL, SECOND_ACTION, colour_of

NEVER = -1e9


@rule
def round_begins(state):
    """No dice lie there, and no hopes for them that only one seat has."""
    return state.phase == ROLL and state.rolls == 1 and state.dice[0] == NO_COLOUR


@rule
def search_value(state, seat, work):
    """How far a seat will be ahead of the others, on the average of them."""
    return foreseen(state, seat, work.scratch)


@large_rule
def foreseen(state, seat, plans):
    if state.phase == OVER:
        return won(state, seat)
    if seat != state.active or round_begins(state):
        meet(state, seat, plans)
        return ahead(state, seat, MINE, plans)
    unused = hand_of(state.unused)
    if state.phase == SECOND_ACTION or (state.phase == FIRST_ACTION and SIZE[unused] < N_DICE):
        meet(state, seat, plans)
        return finish(state, seat, unused, plans)
    plan_turn(state, seat, plans)
    values = plans.last if state.phase == FIRST_ACTION or state.rolls == ROLLS else plans.middle
    return plans.standing[0] + values[hand_that_lies(state)]


@rule
def won(state, seat):
    total = 0.0
    for rival in range(state.seats):
        if rival != seat:
            total += ended(float(paid(state.boards[seat]) - paid(state.boards[rival])))
    return total / (state.seats - 1)


@rule
def paid(board):
    total = 0
    for area in range(len(AREAS)):
        total += int(board.paid[area])
    return total


@large_rule
def meet(state, seat, plans):
    """Looks at all boards, as this seat sees them."""
    weigh_board(state, state.boards[seat], OWN, MINE, plans)
    for rival in range(state.seats):
        if rival != seat:
            weigh_board(state, state.boards[rival], RIVALS, THEIRS + rival, plans)


@rule
def ahead(state, seat, place, plans):
    begins = int(state.active) if round_begins(state) else (int(state.active) + 1) % int(state.seats)
    total = 0.0
    for rival in range(state.seats):
        if rival != seat:
            total += margin(state, place, THEIRS + rival, seat == begins, plans)
    return total / (state.seats - 1)


# --- Before the dice are known ----------------------------------------------


@large_rule
def plan_turn(state, seat, plans):
    """Fills `last` and `middle`, unless they stand there from the last time."""
    note(state, plans.now)
    if is_same(plans.now, plans.turn_for):
        return
    plans.turn_for[:] = plans.now
    meet(state, seat, plans)
    plans.standing[0] = ahead(state, seat, MINE, plans)
    weigh_rests(state, plans)
    plans.limits[:] = N_DICE
    weigh_groups(state, seat, plans)
    for hand in range(FULL, N_HANDS):
        plans.last[hand] = best_use(hand, plans)
    expect(plans.last)
    keep_best(plans.middle, plans.last)
    expect(plans.middle)


@rule
def best_use(hand, plans):
    """The most that five dice bring, any of them used for groups and the others left."""
    best = NEVER
    for index in range(FIRST_PART[hand], FIRST_PART[hand + 1]):
        if plans.gains[PART[index]] > NEVER:
            best = max(best, plans.gains[PART[index]] - left(REST[index], hand, plans))
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


@large_rule
def weigh_groups(state, seat, plans):
    """Fills `gains` for every set of groups that the dice may complete."""
    plans.gains[:] = NEVER
    begin_groups(state, seat, plans)
    step = 0
    while step >= 0:
        hand = plans.hands[step]
        weigh_board(state, plans.boards[step], OWN, GROUPED, plans)
        plans.gains[hand] = max(plans.gains[hand], ahead(state, seat, GROUPED, plans) - plans.standing[0])
        step = next_groups(state, step, plans)


# --- With the dice on the table ---------------------------------------------


@large_rule
def finish(state, seat, unused, plans):
    """The best end of a turn: more groups, or none, and then what the others make of the rest."""
    best, step, lying = NEVER, 0, hand_that_lies(state)
    for colour in range(N_COLOURS):
        plans.limits[colour] = state.unused[colour] if state.phase == FIRST_ACTION else 0
    begin_groups(state, seat, plans)
    while step >= 0:
        weigh_board(state, plans.boards[step], OWN, GROUPED, plans)
        best = max(best, after_crosses(state, GROUPED, rest_of(unused, plans.hands[step]), lying, plans))
        step = next_groups(state, step, plans)
    return best


@rule
def rest_of(hand, used):
    rest = NOTHING
    for colour in range(N_COLOURS):
        for _ in range(COUNTS[hand, colour] - COUNTS[used, colour]):
            rest = AND_DIE[rest, colour]
    return rest


# --- All sets of groups, one after the other --------------------------------


@rule
def begin_groups(state, seat, plans):
    """With the empty set."""
    plans.boards[0] = state.boards[seat]
    plans.hands[0] = NOTHING
    plans.chosen[0] = -1


@rule
def next_groups(state, step, plans):
    """One group more if there are dice for it, else others. Gives how many they are, or -1 after the last set."""
    group = plans.chosen[step] + 1
    while step >= 0:
        board = plans.boards[step]
        while group < len(GROUPS) and not can_add(board, group, plans.hands[step], plans):
            group += 1
        if group < len(GROUPS):
            add_group(state, board, group, step, plans)
            return step + 1
        group = plans.chosen[step] + 1
        step -= 1
    return step


@rule
def can_add(board, group, hand, plans):
    """Is there a die for every hex that it lacks, beside those of the hand?"""
    missing, colour = int(board.missing[group]), colour_of(group)
    return 0 < missing <= min(plans.limits[colour] - COUNTS[hand, colour], N_DICE - SIZE[hand])


@rule
def add_group(state, board, group, step, plans):
    hand = plans.hands[step]
    for _ in range(board.missing[group]):
        hand = AND_DIE[hand, colour_of(group)]
    plans.hands[step + 1] = hand
    plans.chosen[step + 1] = group
    plans.boards[step + 1] = board
    complete(state, plans.boards[step + 1], group)


# --- What a turn was computed for -------------------------------------------


@rule
def note(state, now):
    """Writes down what it depends on: all boards."""
    now[:] = 0
    now[0], now[1] = state.edition + 1, state.active
    for seat in range(state.seats):
        board, at = state.boards[seat], 2 + seat * 4
        now[at], now[at + 1], now[at + 2] = board.layout + 1, board.crossed[0], board.crossed[1]
        for area in range(len(AREAS)):
            now[at + 3] |= int(board.paid[area] > 0) << area


@rule
def is_same(facts, others):
    for index in range(len(facts)):
        if facts[index] != others[index]:
            return False
    return True

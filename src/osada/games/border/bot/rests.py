"""What others make of the dice that the active seat of The Border leaves."""

from osada.engine.bits import lowest
from osada.engine.compiled import large_rule, rule
from osada.games.border.bot.hands import COUNTS, N_HANDS, NOTHING
from osada.games.border.bot.outlook import NONE, RIVALS, margin, weigh_board
from osada.games.border.bot.plans import CROSSED, MINE, THEIRS, TRIED, WITH_ONE_MORE
from osada.games.border.components import GROUP_OF, N_COLOURS, N_DICE, WORD_BITS, WORDS
from osada.games.border.rules.second_action import cross_out, crossable
from osada.games.border.state import colour_of

MOST = 1e9


# --- For all hands at once, before the dice are known -----------------------


@large_rule
def weigh_rests(state, plans):
    """Fills `rests`: on the average of the others, each colour for itself."""
    plans.chains[:] = 0
    for seat in range(state.seats):
        if seat != state.active:
            for colour in range(N_COLOURS):
                cross_on(state, seat, colour, plans)
    for hand in range(N_HANDS):
        plans.rests[hand] = 0
        for colour in range(N_COLOURS):
            plans.rests[hand] += plans.chains[colour, COUNTS[hand, colour]]


@rule
def cross_on(state, seat, colour, plans):
    """One hex of the colour after the other, each time the best."""
    before, taken = margin(state, MINE, THEIRS + seat, False, plans), 0.0
    board = begin_crosses(state, seat, plans)
    board.dice[colour] = N_DICE
    for dice in range(1, N_DICE + 1):
        after = cross_best(state, MINE, plans)
        if after < MOST:
            taken = before - after
        plans.chains[colour, dice] += taken / (state.seats - 1)


# --- For the dice that are left ---------------------------------------------


@large_rule
def after_crosses(state, own, rest, lying, plans):
    """How far a board of the active seat is ahead when the others have used the rest, on the average of them."""
    hand, most = (rest, N_DICE) if rest != NOTHING else (lying, 1)  # R6.5 after all dice were used, one of the five
    total = 0.0
    for seat in range(state.seats):
        if seat != state.active:
            board = begin_crosses(state, seat, plans)
            for colour in range(N_COLOURS):
                board.dice[colour] = COUNTS[hand, colour]
            total += least_margin(state, own, seat, most, plans)
    return total / (state.seats - 1)


@rule
def least_margin(state, own, seat, most, plans):
    """After so many crosses of a rival, or fewer."""
    least, made = margin(state, own, THEIRS + seat, False, plans), 0
    while made < most:
        after = cross_best(state, own, plans)
        least = min(least, after)
        made = made + 1 if after < MOST else most
    return least


# --- Crosses ----------------------------------------------------------------


@rule
def begin_crosses(state, seat, plans):
    plans.boards[CROSSED] = state.boards[seat]
    plans.boards[CROSSED].dice[:] = 0
    return plans.boards[CROSSED]


@large_rule
def cross_best(state, own, plans):
    """The hex that costs the place `own` most, if there is a die for it. Gives its margin then, or MOST."""
    board, best, least = plans.boards[CROSSED], NONE, MOST
    for word in range(WORDS):
        hexes = crossable(state, board, word)
        while hexes:
            hex = word * WORD_BITS + lowest(hexes)
            hexes &= hexes - 1
            after = with_cross(state, own, hex, plans)
            if after < least:
                best, least = hex, after
    if best != NONE:
        board.dice[colour_of(GROUP_OF[state.edition, board.layout, best])] -= 1
        cross_out(state, board, best)
    return least


@rule
def with_cross(state, own, hex, plans):
    plans.boards[WITH_ONE_MORE] = plans.boards[CROSSED]
    cross_out(state, plans.boards[WITH_ONE_MORE], hex)
    weigh_board(state, plans.boards[WITH_ONE_MORE], RIVALS, TRIED, plans)
    return margin(state, own, TRIED, False, plans)

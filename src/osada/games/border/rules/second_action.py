"""Second action: all others cross single hexes, at the same time (R6)."""

from osada.engine.bits import lowest
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.border.components import BESIDE, COLOURED, GROUP_OF, N_COLOURS, N_DICE, WORD_BITS, WORDS
from osada.games.border.rules.actions import FIRST_CROSS, Why
from osada.games.border.state import SECOND_ACTION, colour_of, has


@rule
def begin_second_action(state):
    """R6.1, R6.6 Every other seat has all the dice that were not used; R6.5 after all five were, one of the five."""
    state.phase = SECOND_ACTION
    state.acting = ((1 << int(state.seats)) - 1) & ~(1 << int(state.active))
    all_used = are_none(state.unused)
    for seat in range(state.seats):
        if seat != state.active:
            for colour in range(N_COLOURS):
                state.boards[seat].dice[colour] = count_dice(state, colour) if all_used else state.unused[colour]


@rule
def are_none(dice):
    """Are there no dice of any colour?"""
    for colour in range(N_COLOURS):
        if dice[colour] > 0:
            return False
    return True


@rule
def count_dice(state, colour):
    count = 0
    for die in range(N_DICE):
        if state.dice[die] == colour:
            count += 1
    return count


@rule
def list_crosses(state, board, codes):
    count = 0
    for word in range(WORDS):
        hexes = crossable(state, board, word)
        while hexes:
            codes[count] = FIRST_CROSS + word * WORD_BITS + lowest(hexes)
            hexes &= hexes - 1
            count += 1
    return count


@rule
def crossable(state, board, word):
    """R6.2, R6.3 In this word of the set: hexes of a colour with a die left, beside a crossed one."""
    matching = 0
    for colour in range(N_COLOURS):
        if board.dice[colour] > 0:
            matching |= COLOURED[state.edition, board.layout, colour, word]
    return matching & board.beside[word] & ~board.crossed[word]


@rule
def why_not_cross(state, board, hex):
    """R6.2 to R6.5; R6.4: whatever group it is in"""
    if has(board.crossed, hex):
        return why(Why.CROSSED, hex)
    colour = colour_of(GROUP_OF[state.edition, board.layout, hex])
    if board.dice[colour] == 0:
        one_crossed = are_none(state.unused) and are_none(board.dice)
        return why(Why.ONE_HEX_ONLY) if one_crossed else why(Why.NO_DIE, colour)
    return OK if has(board.beside, hex) else why(Why.NOT_BESIDE, hex)


@rule
def cross(state, board, hex):
    """R6.2, R6.4"""
    spend(state, board, colour_of(GROUP_OF[state.edition, board.layout, hex]))
    cross_out(state, board, hex)


@rule
def cross_out(state, board, hex):
    """R6.4 The cross itself, whatever paid for it."""
    board.missing[GROUP_OF[state.edition, board.layout, hex]] -= 1
    board.crossed[hex // WORD_BITS] |= 1 << int(hex % WORD_BITS)
    for word in range(WORDS):
        board.beside[word] |= BESIDE[state.edition, hex, word]


@rule
def spend(state, board, colour):
    """R6.2 One die for one hex. R6.5 After all five were used, it was the only one."""
    if are_none(state.unused):
        for each in range(N_COLOURS):
            board.dice[each] = 0
    else:
        board.dice[colour] -= 1

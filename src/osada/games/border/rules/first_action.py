"""First action, second half: crossing whole groups (R5)."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.border.components import BESIDE_GROUP, GROUPED, N_COLOURS, N_SIZES, WORDS
from osada.games.border.rules.actions import FIRST_GROUP, Why
from osada.games.border.scoring import pay_areas
from osada.games.border.state import colour_of


@rule
def list_groups(state, board, codes):
    count = 0
    for colour in range(N_COLOURS):
        if state.unused[colour] > 0:
            for each in range(colour * N_SIZES, (colour + 1) * N_SIZES):
                if can_complete(state, board, each):
                    codes[count] = FIRST_GROUP + each
                    count += 1
    return count


@rule
def can_complete(state, board, group):
    """R5.1, R5.2 There is a die for every hex still missing; where the group lies does not matter (R5.4)."""
    return 0 < board.missing[group] <= state.unused[colour_of(group)]


@rule
def why_not_group(state, board, group):
    """R5.1 to R5.4"""
    if can_complete(state, board, group):
        return OK
    if board.missing[group] == 0:
        return why(Why.GROUP_FULL, group)
    dice = state.unused[colour_of(group)]
    return why(Why.TOO_FEW_DICE, board.missing[group], dice) if dice > 0 else why(Why.NO_DIE, colour_of(group))


@rule
def group(state, board, chosen):
    """R5.1, R5.3 Its dice are spent, the others are free for more groups. R7.3 Areas closed by it pay at once."""
    state.unused[colour_of(chosen)] -= board.missing[chosen]
    complete(state, board, chosen)
    pay_areas(state)


@rule
def complete(state, board, group):
    """R5.1 The crosses themselves, whatever paid for them."""
    board.missing[group] = 0
    for word in range(WORDS):
        board.crossed[word] |= GROUPED[state.edition, board.layout, group, word]
        board.beside[word] |= BESIDE_GROUP[state.edition, board.layout, group, word]

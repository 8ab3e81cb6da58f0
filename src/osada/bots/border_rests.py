"""What others make of the dice that the active seat of The Border leaves: for all hands, once a turn."""

from osada.bots.border_hands import COUNTS, N_HANDS
from osada.bots.border_hopes import (
    AREAS_AT,
    FACTS,
    NONE,
    hope_anew,
    hoped_for,
    lacking,
    set_prices,
)
from osada.engine.bits import has, lowest
from osada.engine.compiled import large_rule, rule
from osada.games.border.components import (
    AREAS,
    BORDER,
    COLOURED,
    GROUP_OF,
    GROUPS,
    N_COLOURS,
    N_DICE,
    WORD_BITS,
    WORDS,
)
from osada.games.border.rules.second_action import cross_out

BEGIN, NOW = range(2)  # rows of `hopes`: of the board as it is, and with the crosses tried


@large_rule
def weigh_rests(state, plans):
    """Fills `rests`, unless it stands there: on the average of the others, each colour for itself."""
    note(state, False, plans)
    if is_same(plans.now, plans.rests_for):
        return
    plans.rests_for[:] = plans.now
    plans.chains[:] = 0
    for seat in range(state.seats):
        if seat != state.active:
            set_prices(state, seat, plans)
            hope_anew(state, state.boards[seat], BEGIN, plans)
            for colour in range(N_COLOURS):
                cross_on(state, state.boards[seat], colour, plans)
    for hand in range(N_HANDS):
        plans.rests[hand] = 0
        for colour in range(N_COLOURS):
            plans.rests[hand] += plans.chains[colour, COUNTS[hand, colour]] / (state.seats - 1)


@rule
def cross_on(state, board, colour, plans):
    """One hex of the colour after the other, each time the best."""
    copy_board(board, plans)
    total = 0.0
    for dice in range(1, N_DICE + 1):
        hex = best_cross(state, board.layout, colour, plans)
        if hex != NONE:
            total += with_cross(state, board.layout, hex, plans)
            mark(state, board.layout, hex, plans)
        plans.chains[colour, dice] += total


@rule
def copy_board(board, plans):
    for word in range(WORDS):
        plans.crossed[word] = board.crossed[word]
        plans.beside[word] = board.beside[word]
    for group in range(len(GROUPS)):
        plans.missing[group] = board.missing[group]
    for area in range(len(AREAS)):
        plans.hopes[NOW, area] = plans.hopes[BEGIN, area]


@rule
def best_cross(state, layout, colour, plans):
    """The hex of this colour beside a crossed one that brings most, or NONE."""
    best, most = NONE, -1.0
    for word in range(WORDS):
        hexes = COLOURED[state.edition, layout, colour, word] & plans.beside[word] & ~plans.crossed[word]
        while hexes:
            hex = word * WORD_BITS + lowest(hexes)
            hexes &= hexes - 1
            gain = with_cross(state, layout, hex, plans)
            if gain > most:
                best, most = hex, gain
    return best


@large_rule
def with_cross(state, layout, hex, plans):
    """What a cross brings."""
    total, index, group = 0.0, 0, GROUP_OF[state.edition, layout, hex]
    area = AREAS_AT[state.edition, layout, group, index]
    while area != NONE:
        chance = plans.hopes[NOW, area]
        total += hoped_for(area, chance * lift_by_cross(state, layout, hex, area, plans), plans)
        total -= hoped_for(area, chance, plans)
        index += 1
        area = AREAS_AT[state.edition, layout, group, index]
    return total


@rule
def lift_by_cross(state, layout, hex, area, plans):
    """How many times as much hope there is for an area."""
    group = int(GROUP_OF[state.edition, layout, hex])
    missing, lacks = plans.missing[group], lacking(state, layout, plans, area, group)
    fewer = lacks - int(has(BORDER[state.edition, area, hex // WORD_BITS], hex % WORD_BITS))
    return plans.ease[missing - 1, fewer] / plans.ease[missing, lacks]


@rule
def mark(state, layout, hex, plans):
    group, index = GROUP_OF[state.edition, layout, hex], 0
    area = AREAS_AT[state.edition, layout, group, index]
    while area != NONE:
        plans.hopes[NOW, area] *= lift_by_cross(state, layout, hex, area, plans)
        index += 1
        area = AREAS_AT[state.edition, layout, group, index]
    cross_out(state, layout, plans, hex)


# --- What tables were made for ----------------------------------------------


@rule
def note(state, own, plans):
    """Writes down what a table depends on: the boards, that of the active seat only if it is told so."""
    now = plans.now
    now[:] = 0
    now[0], now[1] = state.edition + 1, state.active
    for seat in range(state.seats):
        board, at = state.boards[seat], 2 + seat * FACTS
        now[at] = board.layout + 1
        for area in range(len(AREAS)):
            now[at + 1] |= int(board.paid[area] > 0) << area
        if own or seat != state.active:
            now[at + 2], now[at + 3] = board.crossed[0], board.crossed[1]


@rule
def is_same(facts, others):
    for index in range(len(facts)):
        if facts[index] != others[index]:
            return False
    return True

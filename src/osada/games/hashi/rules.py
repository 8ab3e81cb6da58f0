"""Set-up, the round and its two actions (rulebook: preparation, course of the game, rules for building bridges).

Every action has two functions: `why_not_<action>` says what forbids it, `<action>` does it and trusts that.
"""

from enum import IntEnum

from osada.engine.actions import ActionSpace
from osada.engine.compiled import rule
from osada.engine.game import CHANCE, OK, Reasons, listed_range, why
from osada.games.hashi.components import (
    CARDS,
    CROSSING,
    ENDS,
    FLAG,
    ISLANDS,
    LINE_OF_PAIR,
    LINES_AT,
    MOST_LINES,
    MOST_ON_ISLAND,
    N_ROUNDS,
    NO_FLAG,
    NO_LINE,
    PAIR_OF_LINE,
    PAIRS,
    START_NUMBERS,
)
from osada.games.hashi.scoring import pay_bonuses
from osada.games.hashi.state import BRIDGES, DUTIES, NO_CARD, NOTHING, OVER, ROUND, START, TURN_UP, WRITE, has

STARTS = tuple(f"{island} {number}" for island in ISLANDS for number in START_NUMBERS)
ACTIONS = ActionSpace(start=STARTS, write=ISLANDS, skip_write=("",), bridge=PAIRS, skip_bridges=("",))
OUTCOMES = ActionSpace(card=CARDS)
FIRST_START, FIRST_WRITE, SKIP_WRITE, FIRST_BRIDGE, SKIP_BRIDGES = ACTIONS.first.values()
N_STARTS = len(START_NUMBERS)
BRIDGE_COUNTS = 3  # a card has 1, 2 or 3 bridges


class Why(IntEnum):
    """Why an action is illegal."""

    OK = OK
    NOT_NOW = 1
    FLAGGED = 2
    HAS_NUMBER = 3
    FLAG_NEEDS_BRIDGE = 4
    TOO_SMALL = 5
    NO_SUCH_LINE = 6
    NO_NUMBER = 7
    LINE_FULL = 8
    CROSSES = 9
    ISLAND_FULL = 10
    REST_DOES_NOT_FIT = 11
    BRIDGES_BEGUN = 12


REASONS = Reasons(
    Why,
    {
        Why.NOT_NOW: {"duty": DUTIES},
        Why.FLAGGED: {"island": ISLANDS},
        Why.HAS_NUMBER: {"island": ISLANDS, "number": ()},
        Why.FLAG_NEEDS_BRIDGE: {"island": ISLANDS},
        Why.TOO_SMALL: {"island": ISLANDS, "bridges": ()},
        Why.NO_SUCH_LINE: {"line": PAIRS},
        Why.NO_NUMBER: {"line": PAIRS},
        Why.LINE_FULL: {"line": PAIRS},
        Why.CROSSES: {"line": PAIRS, "rival": PAIRS},
        Why.ISLAND_FULL: {"island": ISLANDS, "bridges": ()},
        Why.REST_DOES_NOT_FIT: {"owed": ()},
        Why.BRIDGES_BEGUN: {"owed": ()},
    },
)


@rule
def numeral_of(card):
    return card // BRIDGE_COUNTS + 1


@rule
def bridges_of(card):
    return card % BRIDGE_COUNTS + 1


# --- R3 The round -----------------------------------------------------------


@rule
def actors(state):
    """R3.1 All seats that have something left to do, at the same time."""
    if state.phase == TURN_UP:
        return 1 << CHANCE
    acting = 0
    for seat in range(state.seats):
        if state.boards[seat].duty != NOTHING:
            acting |= 1 << seat
    return acting


@rule
def candidates(state, seat, codes):
    """R3.2 First a), then b)."""
    board = state.boards[seat]
    if board.duty == START:
        return listed_range(codes, 0, FIRST_START, FIRST_WRITE)
    if board.duty == WRITE:
        return listed_range(codes, 0, FIRST_WRITE, FIRST_BRIDGE)
    count = 0
    if board.duty == BRIDGES:
        lines = open_lines(board)
        for line in range(MOST_LINES):
            if has(lines, line):
                codes[count] = FIRST_BRIDGE + PAIR_OF_LINE[state.edition, state.side, line]
                count += 1
        codes[count] = SKIP_BRIDGES
        count += 1
    return count


@rule
def why_not(state, seat, code):
    board = state.boards[seat]
    if code < FIRST_WRITE:
        return why_not_start(state, board, (code - FIRST_START) // N_STARTS)
    if code < SKIP_WRITE:
        return why_not_write(state, board, code - FIRST_WRITE)
    if code == SKIP_WRITE:
        return OK if board.duty == WRITE else why(Why.NOT_NOW, board.duty)
    if code < SKIP_BRIDGES:
        return why_not_bridge(state, board, code - FIRST_BRIDGE)
    return why_not_skip_bridges(state, board)


@rule
def apply(state, seat, code):
    if seat == CHANCE:
        turn_up(state, code)
        return
    board = state.boards[seat]
    if code < FIRST_WRITE:
        start(state, seat, (code - FIRST_START) // N_STARTS, START_NUMBERS[0] + (code - FIRST_START) % N_STARTS)
    elif code < SKIP_WRITE:
        write(state, board, code - FIRST_WRITE)
    elif code == SKIP_WRITE:
        skip_write(state, board)
    elif code < SKIP_BRIDGES:
        bridge(state, board, code - FIRST_BRIDGE)
    else:
        skip_bridges(board)
    if actors(state) == 0:
        end_round(state)


@rule
def chance(state, weights):
    """R2.4 Every card not turned up is equally likely, the one put aside too."""
    for card in range(len(CARDS)):
        weights[card] = state.unseen[card]


@rule
def turn_up(state, card):
    """R3.1"""
    state.unseen[card] -= 1
    state.card = card
    state.rounds += 1
    state.phase = ROUND
    for seat in range(state.seats):
        state.boards[seat].duty = WRITE


@rule
def end_round(state):
    """R3.4, R8.1 Also the end of the set-up, which has no bonuses."""
    if state.phase == ROUND:
        pay_bonuses(state)
    state.card = NO_CARD
    state.phase = OVER if state.rounds == N_ROUNDS else TURN_UP


# --- R2 Set-up --------------------------------------------------------------


@rule
def why_not_start(state, board, island):
    if board.duty != START:
        return why(Why.NOT_NOW, board.duty)
    if FLAG[state.edition, state.side, island] != NO_FLAG:
        return why(Why.FLAGGED, island)
    return OK


@rule
def start(state, seat, island, number):
    """R2.2, R2.3 The board goes to the left neighbour; alone, it stays."""
    neighbour = (seat + 1) % state.seats
    put_number(state, state.boards[neighbour], island, number)
    state.boards[seat].duty = NOTHING


# --- R4 a) Writing the numeral ----------------------------------------------


@rule
def why_not_write(state, board, island):
    """R4.1 to R4.4"""
    if board.duty != WRITE:
        return why(Why.NOT_NOW, board.duty)
    if board.numbers[island] != 0:
        return why(Why.HAS_NUMBER, island, board.numbers[island])
    if FLAG[state.edition, state.side, island] != NO_FLAG and board.degree[island] == 0:
        return why(Why.FLAG_NEEDS_BRIDGE, island)
    if numeral_of(state.card) < board.degree[island]:
        return why(Why.TOO_SMALL, island, board.degree[island])
    return OK  # R4.2, R4.5: anything else, whether it can ever be finished or not


@rule
def write(state, board, island):
    """R4.1"""
    put_number(state, board, island, numeral_of(state.card))
    skip_write(state, board)


@rule
def skip_write(state, board):
    """R3.3 On to b)."""
    board.duty = BRIDGES
    board.owed = bridges_of(state.card)


@rule
def put_number(state, board, island, number):
    """R6.1 A number equal to the bridges already there finishes the island."""
    board.numbers[island] = number
    board.anchored |= LINES_AT[state.edition, state.side, island]
    if board.degree[island] == number:
        finish(state, board, island)


# --- R5 b) Drawing the bridges ----------------------------------------------


@rule
def why_not_bridge(state, board, pair):
    """R5.1 to R5.7"""
    if board.duty != BRIDGES:
        return why(Why.NOT_NOW, board.duty)
    line = LINE_OF_PAIR[state.edition, state.side, pair]
    if line == NO_LINE:
        return why(Why.NO_SUCH_LINE, pair)
    if not has(open_lines(board), line):
        return why_closed(state, board, line, pair)
    return OK if rest_fits(state, board, line) else why(Why.REST_DOES_NOT_FIT, board.owed)


@rule
def open_lines(board):
    """The lines on which one more bridge may be drawn."""
    return board.anchored & ~board.closed


@rule
def why_closed(state, board, line, pair):
    """R5.3 to R5.6: the first reason why this line takes no bridge."""
    if not has(board.anchored, line):
        return why(Why.NO_NUMBER, pair)
    if has(board.double, line):
        return why(Why.LINE_FULL, pair)
    for rival_pair in range(len(PAIRS)):
        rival = LINE_OF_PAIR[state.edition, state.side, rival_pair]
        if rival != NO_LINE and has(CROSSING[state.edition, state.side, line] & board.single, rival):
            return why(Why.CROSSES, pair, rival_pair)
    ends = ENDS[state.edition, state.side, line]
    full = ends[0] if room(board, ends[0]) == 0 else ends[1]
    return why(Why.ISLAND_FULL, full, board.degree[full])


@rule
def room(board, island):
    """R5.6 How many more bridges the island takes."""
    number = board.numbers[island]
    return (number if number > 0 else MOST_ON_ISLAND) - board.degree[island]


@rule
def rest_fits(state, board, line):
    """R5.1 Can the other bridges of the card still be drawn after one on this line? They are two at most."""
    after_first = open_lines(board) & ~closed_by(state, board, line, NO_LINE)
    if board.owed == 1:
        return True
    if board.owed == 2:
        return after_first != 0
    for second in range(MOST_LINES):
        if has(after_first, second) and after_first & ~closed_by(state, board, second, line) != 0:
            return True
    return False


@rule
def closed_by(state, board, line, earlier):
    """R5.4 to R5.6: the lines that one bridge on this line closes, when one was drawn on `earlier` just before."""
    closed = CROSSING[state.edition, state.side, line]
    if has(board.single, line) or line == earlier:
        closed |= 1 << int(line)
    for end in range(2):
        island = ENDS[state.edition, state.side, line, end]
        left = room(board, island) - 1
        if earlier != NO_LINE and has(LINES_AT[state.edition, state.side, island], earlier):
            left -= 1
        if left == 0:
            closed |= LINES_AT[state.edition, state.side, island]
    return closed


@rule
def bridge(state, board, pair):
    """R5.2"""
    line = LINE_OF_PAIR[state.edition, state.side, pair]
    build(state, board, line)
    board.owed -= 1
    if board.owed == 0:
        board.duty = NOTHING


@rule
def build(state, board, line):
    """One bridge, and what it closes and finishes."""
    board.closed |= closed_by(state, board, line, NO_LINE)
    if has(board.single, line):
        board.double |= 1 << int(line)
    board.single |= 1 << int(line)
    for end in range(2):
        island = ENDS[state.edition, state.side, line, end]
        board.degree[island] += 1
        if board.degree[island] == board.numbers[island]:
            finish(state, board, island)


@rule
def why_not_skip_bridges(state, board):
    """R5.1 All or none."""
    if board.duty != BRIDGES:
        return why(Why.NOT_NOW, board.duty)
    return OK if board.owed == bridges_of(state.card) else why(Why.BRIDGES_BEGUN, board.owed)


@rule
def skip_bridges(board):
    """R3.3"""
    board.owed = 0
    board.duty = NOTHING


# --- R6 Finished islands ----------------------------------------------------


@rule
def finish(state, board, island):
    """R6.1, R6.2"""
    board.finished |= 1 << int(island)
    board.closed |= LINES_AT[state.edition, state.side, island]

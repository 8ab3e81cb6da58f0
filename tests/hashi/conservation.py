"""What stays true on every board: cards, numbers and bridges add up (checked without the rules' own bit sets)."""

from osada.games.hashi.components import CARDS, COPIES, ENDS, FLAG, LINE_OF_PAIR, N_ISLANDS, NO_LINE, START_NUMBERS
from osada.games.hashi.state import NOTHING, SET_UP, START, WRITE

MOST_ON_ISLAND, MOST_BRIDGES_OF_A_CARD = 6, 3


def assert_conserved(state):
    copies = COPIES[state["edition"]]
    assert (state["unseen"] >= 0).all() and (state["unseen"] <= copies).all(), "a card was invented"
    assert state["unseen"].sum() + state["rounds"] == copies.sum(), "a card was lost"
    for seat in range(state["seats"]):
        assert_board(state, seat, state["boards"][seat])


def assert_board(state, seat, board):
    bridges = bridges_of(state, board)
    numbers = board["numbers"].tolist()
    degree = [sum(count for ends, count in bridges.items() if island in ends) for island in range(N_ISLANDS)]
    assert degree == board["degree"].tolist(), "the bridges of an island are counted wrong"
    for island, number in enumerate(numbers):
        assert degree[island] <= (number or MOST_ON_ISLAND), f"island {island} has too many bridges"
        assert bool(board["finished"] >> island & 1) == (number > 0 and degree[island] == number)
        assert not number or FLAG[state["edition"], state["side"], island] == 0 or degree[island] > 0
    assert all(numbers[one] or numbers[other] for one, other in bridges), "a bridge without a number"
    assert_within_what_was_dealt(state, seat, board, bridges)


def bridges_of(state, board):
    """The number of bridges by the islands they join."""
    lines = [line for line in LINE_OF_PAIR[state["edition"], state["side"]] if line != NO_LINE]
    ends = {line: tuple(ENDS[state["edition"], state["side"], line].tolist()) for line in lines}
    assert not board["double"] & ~board["single"], "two bridges without the first"
    counts = {ends[line]: int(board["single"] >> line & 1) + int(board["double"] >> line & 1) for line in lines}
    return {pair: count for pair, count in counts.items() if count}


def assert_within_what_was_dealt(state, seat, board, bridges):
    """At most one number and three bridges a round, and the start number."""
    given = state["boards"][(seat - 1) % state["seats"]]["duty"] != START
    written = sum(number > 0 for number in board["numbers"].tolist())
    assert written <= state["rounds"] + given - (board["duty"] == WRITE), "more numbers than rounds"
    assert given or written == 0
    assert state["phase"] != SET_UP or {number for number in board["numbers"].tolist() if number} <= set(START_NUMBERS)
    assert sum(bridges.values()) <= MOST_BRIDGES_OF_A_CARD * state["rounds"] - board["owed"]
    assert board["duty"] != NOTHING or board["owed"] == 0


def assert_drawn(state, outcomes):
    """The log turned up what is no longer unseen."""
    drawn = [outcomes.count(f"card {card}") for card in CARDS]
    assert (drawn + state["unseen"] == COPIES[state["edition"]]).all()
    assert sum(drawn) == state["rounds"]


def score_file(view):
    """The score pad's file of what lies open."""
    boards = [{name: board[name] for name in ("numbers", "bridges", "bonuses")} for board in view["boards"]]
    return {"side": view["side"], "edition": view["edition"], "boards": boards}

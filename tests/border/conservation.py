"""What stays true on every board: dice, crosses and points add up (checked without the rules' own bit sets)."""

from collections import Counter

from osada.games.border.components import AREAS, COLOURS, GROUPS, WORD_BITS
from osada.games.border.state import FIRST_ACTION, NO_COLOUR, OVER, ROLL, SECOND_ACTION, WHO_STARTS
from tests.border import reference
from tests.border.reference import AT, BESIDE, VALUES, WHITE, colour_of


def assert_conserved(state):
    boards = state["boards"][: state["seats"]]
    assert len({int(board["layout"]) for board in boards}) == len(boards), "two seats have the same board"
    for board in boards:
        assert_crosses(board)
        assert_paid(state, board)
    assert_first_paid(boards)
    assert_dice(state, boards)


def hexes_of(words):
    return {hex for hex in AT if int(words[hex // WORD_BITS]) >> hex % WORD_BITS & 1}


def assert_crosses(board):
    """The printed crosses stay, and what is kept beside the crosses follows from them."""
    crossed, groups = hexes_of(board["crossed"]), reference.GROUPS[board["layout"] + 1]
    assert crossed >= WHITE, "a printed cross is gone"
    beside = {hex for hex in AT if BESIDE[hex] & crossed}
    assert hexes_of(board["beside"]) == beside, "the neighbours of the crosses are others"
    missing = [len(groups[group] - crossed) for group in GROUPS]
    assert board["missing"].tolist() == missing, "the open hexes of a group are counted wrong"


def assert_paid(state, board):
    """Only closed areas were paid, for one of their values; a second action may still owe some."""
    closed = reference.closed(hexes_of(board["crossed"]))
    paid = {motif: int(points) for motif, points in zip(AREAS, board["paid"], strict=True) if points}
    assert set(paid) <= closed, "an open area was paid"
    assert state["phase"] == SECOND_ACTION or set(paid) == closed, "a closed area was not paid"
    assert all(points in VALUES[motif] for motif, points in paid.items()), "no such value"


def assert_first_paid(boards):
    """Who was later comes after somebody who was first."""
    for area, motif in enumerate(AREAS):
        first, later = VALUES[motif]
        paid = {int(board["paid"][area]) for board in boards}
        assert later not in paid or first in paid, f"nobody was the first at the {motif}"


def assert_dice(state, boards):
    """Nobody has a die that did not fall, and nobody has one when no action is under way."""
    lying = Counter(COLOURS[colour] for colour in state["dice"] if colour != NO_COLOUR)
    unused = counted(state["unused"])
    in_action = state["phase"] in (FIRST_ACTION, SECOND_ACTION)
    assert unused <= lying if in_action else not unused, "a die was invented"
    assert state["phase"] not in (WHO_STARTS, OVER) or not lying, "a die lies there before or after the match"
    assert state["phase"] != ROLL or lying.total() < len(state["dice"]), "all dice lie there, but one is to fall"
    given = (unused or lying) if state["phase"] == SECOND_ACTION else Counter()
    for seat, board in enumerate(boards):
        assert counted(board["dice"]) <= (Counter() if seat == state["active"] else given), "a die was used twice"


def counted(dice):
    return +Counter({colour: int(count) for colour, count in zip(COLOURS, dice, strict=True)})


def assert_drawn(state, outcomes):
    """Every cross had a die of its colour, and the first seat was drawn before any die, if at all."""
    fallen = Counter(words.partition(" ")[2] for words in outcomes if words.startswith("die "))
    assert fallen.total() + sum(words.startswith("first ") for words in outcomes[:1]) == len(outcomes)
    for board in state["boards"][: state["seats"]]:
        crossed = hexes_of(board["crossed"])
        used = Counter()
        for group, hexes in reference.GROUPS[board["layout"] + 1].items():
            used[colour_of(group)] += len(hexes & crossed)
        assert used <= fallen, "more hexes of a colour are crossed than dice of it have fallen"
        assert len(crossed) == used.total() + len(WHITE)


def score_file(view):
    """The score pad's file of what lies open."""
    return {"edition": view["edition"], "boards": [score_board(board) for board in view["boards"]]}


def score_board(board):
    closed = {motif: points for motif, points in board["paid"].items() if points}
    return {"layout": board["layout"], "crossed": [int(hex) for hex in board["crossed"]], "closed": closed}

"""What a bot looks at in Hashi: what is finished, what can be and how soon, and how near the bonuses are."""

from osada.bots.evaluation import NO_ROLLOUT, Evaluation, SearchProfile, Traits
from osada.engine.bits import count_bits, has
from osada.engine.compiled import rule
from osada.games.hashi.components import (
    BLUE_FLAG,
    BONUSES,
    ENDS,
    FLAG,
    LINES_AT,
    MOST_LINES,
    MOST_ON_ISLAND,
    N_ISLANDS,
    N_ROUNDS,
    RED_FLAG,
)
from osada.games.hashi.rules.bridges import room
from osada.games.hashi.scoring import ENOUGH, RED, SIX, grown, is_high
from osada.games.hashi.state import WRITE

FLAGS = ("plain", "red", "blue")
MISSING = range(1, MOST_ON_ISLAND + 1)
N_SPARE = 4  # 3 or more spare bridges are all the same
N_POSSIBLE = 5
MOST_NEEDED, IMPOSSIBLE = 9, 10  # bridges and numbers that a colour still needs
PRICES = ("low", "high")

_traits = Traits()
# fmt: off
ANY = _traits.add("any board")
FINISHED = _traits.add("finished", FLAGS)
HOPELESS = _traits.add("hopeless", FLAGS)                                            # a number that cannot be reached
OPEN = _traits.add("open", FLAGS, MISSING, range(N_SPARE))                           # missing bridges, spare ones
EMPTY = _traits.add("no number", FLAGS, range(MOST_ON_ISLAND + 1), range(N_POSSIBLE))  # bridges, possible ones
OWED = _traits.add("bridges owed", range(4))
TO_WRITE = _traits.add("number owed")
PAID = _traits.add("bonus points")
DONE = _traits.add("done for", PRICES, BONUSES, range(ENOUGH + 1))                   # islands that count for a bonus
NEEDED = _traits.add("needed for", PRICES, BONUSES[:SIX], range(IMPOSSIBLE + 1))
NETWORK = _traits.add("largest network")
# fmt: on
TRAITS = tuple(_traits)
STAGES = tuple(f"{company} {done}" for company in ("alone", "together") for done in range(N_ROUNDS + 1))


@rule
def stage(state, seat):
    return int(state.rounds) + (N_ROUNDS + 1 if state.seats > 1 else 0)


@rule
def look(state, seat, work):
    board, found = state.boards[seat], work.found
    found[ANY] = 1
    found[TO_WRITE if board.duty == WRITE else OWED + int(board.owed)] = 1
    for island in range(N_ISLANDS):
        look_at_island(state, board, island, found)
    found[NETWORK] = largest_network(state, board)
    for bonus in range(len(BONUSES)):
        look_at_bonus(state, board, bonus, found)


# --- Islands ----------------------------------------------------------------


@rule
def look_at_island(state, board, island, found):
    flag = int(FLAG[state.edition, state.side, island])
    if has(board.finished, island):
        found[FINISHED + flag] += 1
        return
    missing, possible = int(room(board, island)), reachable(state, board, island)
    if board.numbers[island] == 0:
        degree = int(board.degree[island])
        found[EMPTY + (flag * (MOST_ON_ISLAND + 1) + degree) * N_POSSIBLE + min(possible, N_POSSIBLE - 1)] += 1
    elif possible < missing:
        found[HOPELESS + flag] += 1
    else:
        found[OPEN + (flag * MOST_ON_ISLAND + missing - 1) * N_SPARE + min(possible - missing, N_SPARE - 1)] += 1


@rule
def reachable(state, board, island):
    """How many more bridges could lead to this island, seen alone."""
    lines = LINES_AT[state.edition, state.side, island] & ~board.closed
    count = 0
    for line in range(MOST_LINES):
        if has(lines, line):
            other = ENDS[state.edition, state.side, line, 0] + ENDS[state.edition, state.side, line, 1] - island
            count += min(1 if has(board.single, line) else 2, int(room(board, other)))
    return count


@rule
def largest_network(state, board):
    """How many finished islands are joined, at most."""
    largest, left = 0, board.finished
    while left != 0:
        network = grown(state, board, left & -left)
        largest = max(largest, count_bits(network))
        left &= ~network
    return int(largest)


# --- Bonuses ----------------------------------------------------------------


@rule
def look_at_bonus(state, board, bonus, found):
    if board.bonuses[bonus] > 0:
        found[PAID] += int(board.bonuses[bonus])
        return
    price = 1 if is_high(state, bonus) else 0
    done, needed = min(int(found[NETWORK]), ENOUGH), 0
    if bonus != SIX:
        done, needed = progress(state, board, RED_FLAG if bonus == RED else BLUE_FLAG)
        found[NEEDED + (price * SIX + bonus) * (IMPOSSIBLE + 1) + needed] = 1
    found[DONE + (price * len(BONUSES) + bonus) * (ENOUGH + 1) + done] = 1


@rule
def progress(state, board, flag):
    """Islands of a colour that are finished, and about how many bridges and numbers the others still need."""
    done, needed, possible = 0, 0, True
    for island in range(N_ISLANDS):
        if FLAG[state.edition, state.side, island] == flag:
            if has(board.finished, island):
                done += 1
            elif board.numbers[island] > 0:
                needed += int(room(board, island))
                possible = possible and reachable(state, board, island) >= room(board, island)
            else:
                needed += 1 if board.degree[island] > 0 else 2
                possible = possible and (board.degree[island] > 0 or reachable(state, board, island) > 0)
    return done, min(needed, MOST_NEEDED) if possible else IMPOSSIBLE


GUESSES = {
    **{"finished": 2, "finished red": 3.5, "finished blue": 3.5, "bonus points": 1, "largest network": 0.4},
    **{f"open {flag} {missing}": 1.5 - 0.2 * missing for flag in FLAGS for missing in MISSING},
}
EVALUATION = Evaluation(
    TRAITS, STAGES, look, stage, GUESSES, profile=SearchProfile(400, 20_000, NO_ROLLOUT), alone=SearchProfile(40, 2_000)
)

"""The engine and the slow reference play the same random matches and must agree at every step."""

import os
import random

import pytest

from tests.hashi.given import match, read, refusal
from tests.hashi.reference import Match, ends

MATCHES = int(os.environ.get("OSADA_MATCHES", "2"))  # for each number of seats and side
PAIRS = [f"{one}-{other}" for one in range(18) for other in range(one + 1, 18)]
SKIPS = 0.04                                         # how often a seat skips although it need not


class Both:
    """One match on the table and in the reference at once."""

    def __init__(self, seats, side, seed):
        self.rng = random.Random(f"{seats} {side} {seed}")
        self.table, self.reference = match(seats=seats, side=side), Match(seats, side)
        self.seats = range(seats)

    def play(self):
        for seat in self.rng.sample(self.seats, len(self.seats)):
            self.start(seat)
        while self.table.chance_due:
            self.agree()
            self.round()
        self.agree()

    def start(self, seat):
        neighbour = (seat + 1) % len(self.seats)
        board = self.reference.boards[neighbour]
        starts = {f"start {island} {number}" for island in board.map.islands(None) for number in (3, 4)}
        assert set(self.table.legal(seat)) == starts
        action = self.rng.choice(sorted(starts))
        _, island, number = action.split()
        board.numbers[int(island)] = int(number)
        self.table.play(seat, action)

    def round(self):
        card = self.rng.choice(sorted(self.table.outcomes()))
        numeral, bridges = (int(part) for part in card.removeprefix("card ").split("x"))
        self.table.outcome(card)
        for seat in self.rng.sample(self.seats, len(self.seats)):
            self.write(seat, numeral)
            self.draw(seat, bridges)
        self.reference.end_round()

    def write(self, seat, numeral):
        board = self.reference.boards[seat]
        islands = board.legal_writes(numeral)
        assert set(self.table.legal(seat)) == {f"write {island}" for island in islands} | {"skip-write"}
        for island in set(board.map.at) - islands:
            assert refusal(self.table, f"{seat} write {island}") in board.against_writing(island, numeral)
        degrees = {island: board.degree(island) for island in sorted(islands)}
        weights = {island: 40 if degree == numeral else 1 + 4 * degree for island, degree in degrees.items()}
        island = self.pick(weights)
        if island is None:
            self.table.play(seat, "skip-write")
        else:
            self.table.play(seat, f"write {island}")
            board.numbers[island] = numeral

    def draw(self, seat, bridges):
        board = self.reference.boards[seat]
        for owed in range(bridges, 0, -1):
            lines = board.legal_bridges(owed)
            skipping = {"skip-bridges"} if owed == bridges else set()
            assert set(self.table.legal(seat)) == {f"bridge {line}" for line in lines} | skipping
            self.agree_on_refusals(seat, lines, owed)
            weights = {line: self.interest(board, line) for line in sorted(lines, key=ends)}
            line = self.pick(weights, may_skip=bool(skipping))
            if line is None:
                self.table.play(seat, "skip-bridges")
                return
            self.table.play(seat, f"bridge {line}")
            board.bridges[line] += 1

    def agree_on_refusals(self, seat, lines, owed):
        board = self.reference.boards[seat]
        for pair in set(PAIRS) - lines:
            reasons = board.against_bridge(pair) or {f"rest_does_not_fit {owed}"}
            assert refusal(self.table, f"{seat} bridge {pair}") in reasons

    def interest(self, board, line):
        """Lines that finish an island, or that lead to a flag, are drawn more often: so bonuses occur."""
        finishing = sum(end in board.numbers and board.room(end) == 1 for end in ends(line))
        flagged = sum(board.map.flag[end] is not None for end in ends(line))
        return 1 + 12 * finishing + 3 * flagged

    def pick(self, weights, may_skip=True):
        if not weights or may_skip and self.rng.random() < SKIPS:
            return None
        return self.rng.choices(list(weights), list(weights.values()))[0]

    def agree(self):
        for seat, board, paid in zip(self.seats, self.reference.boards, self.reference.paid, strict=True):
            numbers = " ".join(f"{island}:{number}" for island, number in sorted(board.numbers.items()))
            bonuses = " ".join(f"{kind} {paid[kind]}" for kind in ("red", "blue", "six") if kind in paid)
            assert read(self.table, "numbers", seat) == numbers
            assert read(self.table, "bonuses", seat) == bonuses
            assert sorted(read(self.table, "bridges", seat).split()) == sorted(board.bridges.elements())
            assert read(self.table, "finished", seat) == " ".join(str(island) for island in sorted(board.finished()))
        totals = self.reference.totals()
        assert [read(self.table, "total", seat) for seat in self.seats] == totals
        assert self.table.scores().winners == [seat for seat, total in enumerate(totals) if total == max(totals)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seed", range(MATCHES))
def test_engine_and_reference_agree(seats, side, seed):
    both = Both(seats, side, seed)
    both.play()
    assert both.table.over
    assert both.reference.rounds == 17

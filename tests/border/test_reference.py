"""The compiled rules of The Border against the reference, over whole random matches."""

import os
import random
from collections import Counter

import pytest

import osada
from tests.border.reference import GROUPS, WHITE, Pads, closable, colour_of, crossable

MATCHES = int(os.environ.get("OSADA_MATCHES", "4"))
LAYOUTS = {2: "3 1", 3: "4 2 1", 4: "1 2 3 4"}
CASES = [(seats, eager, seed) for seats in LAYOUTS for eager in (False, True) for seed in range(MATCHES)]


class Follower:
    """Plays along with a table, line by line, in plain Python."""

    def __init__(self, table: osada.Table) -> None:
        self.table = table
        self.layouts = [int(number) for number in table.options["layouts"].split()]
        self.crossed = [set(WHITE) for _ in self.layouts]
        self.pads = Pads(table.seats)
        self.dice: list[Counter[str]] = [Counter() for _ in self.layouts]  # what each seat may use now
        self.all_used = False

    def begin_first(self, seat: int) -> None:
        self.dice[seat] = Counter(self.table.view()["dice"])

    def legal(self, seat: int) -> set[str]:
        """R5, R6: what this seat may do in its action."""
        layout, crossed, dice = self.layouts[seat], self.crossed[seat], self.dice[seat]
        if self.table.view()["phase"] == "first-action":
            return {"done"} | {f"group {group}" for group in closable(layout, crossed, dice)}
        return {"done"} | {f"cross {hex}" for hex in crossable(layout, crossed, dice)}

    def group(self, seat: int, name: str) -> None:
        hexes = GROUPS[self.layouts[seat]][name]
        self.dice[seat][colour_of(name)] -= len(hexes - self.crossed[seat])
        self.crossed[seat] |= hexes
        self.pads.pay(self.crossed)

    def cross(self, seat: int, hex: int) -> None:
        colour = next(colour_of(name) for name, hexes in GROUPS[self.layouts[seat]].items() if hex in hexes)
        self.crossed[seat].add(hex)
        self.dice[seat][colour] -= 1
        if self.all_used:
            self.dice[seat] = Counter()

    def end_first(self, seat: int) -> None:
        """R6.1, R6.5, R6.6"""
        left = +self.dice[seat]
        self.all_used = not left
        given = Counter(self.table.view()["dice"]) if self.all_used else left
        self.dice = [Counter() if each == seat else Counter(given) for each in range(len(self.dice))]


def check(follower: Follower) -> None:
    """Crosses and points are the same on both sides."""
    table = follower.table
    for seat, score in enumerate(table.scores().seats):
        assert {int(hex) for hex in table.view()["boards"][seat]["crossed"]} == follower.crossed[seat]
        assert {motif: points for motif, points in score.parts.items() if points} == follower.pads.paid[seat]
    assert table.scores().winners == follower.pads.winners


def act(follower: Follower, seat: int, eager: bool, rng: random.Random) -> None:
    """One line of the first or the second action."""
    table = follower.table
    phase, legal = table.view()["phase"], sorted(follower.legal(seat))
    assert sorted(table.legal(seat)) == legal
    action = rng.choice([each for each in legal if each != "done"] or legal) if eager else rng.choice(legal)
    kind, _, word = action.partition(" ")
    if kind == "group":
        follower.group(seat, word)
    elif kind == "cross":
        follower.cross(seat, int(word))
    elif phase == "first-action":
        follower.end_first(seat)
    elif table.actors == [seat]:
        follower.pads.pay(follower.crossed)
    table.play(seat, action)
    check(follower)


@pytest.mark.parametrize(("seats", "eager", "seed"), CASES)
def test_whole_matches(seats: int, eager: bool, seed: int) -> None:
    table = osada.new("border", seats, {"layouts": LAYOUTS[seats], "first": "random"}, seed)
    follower, rng = Follower(table), random.Random(seed)
    table.roll()
    while not table.over:
        seat = rng.choice(table.actors)
        if table.view()["phase"] == "choice":
            assert len(table.legal(seat)) == 2**5
            table.play(seat, rng.choice(table.legal(seat)))
            table.roll()
            if table.view()["phase"] == "first-action":
                follower.begin_first(seat)
            continue
        assert not follower.pads.over or table.view()["phase"] == "second-action" or seat == table.view()["active"]
        act(follower, seat, eager, rng)
        assert table.over == (follower.pads.over and table.view()["phase"] == "over")
        if not table.over:
            table.roll()
    assert follower.pads.over

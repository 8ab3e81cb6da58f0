"""R3 to R8, R12: what may be done in every turn of random matches is what slow judging from RULES.md allows.

`OSADA_LEGALITY` says how many matches of each number of seats. Rare choices are preferred, and most matches begin rich.
"""

import os
import random
from collections import Counter

import pytest

from osada.games.divukraj.components import CARDS
from osada.games.divukraj.state import OWNERS
from osada.games.divukraj.tasks import TASKS
from tests.divukraj import legality
from tests.divukraj.given import new_table
from tests.divukraj.legality import Seen

MATCHES = int(os.environ.get("OSADA_LEGALITY", "4"))
MOST_LINES = 3000
MOST_STOCK = 25
COPIERS = ("miner_mole", "chip_sweep")
ASKED = {
    "turn": legality.turn,
    "inn": legality.inn_plays,
    "queen": lambda seen: legality.queen_plays(seen) | {"done"},
}


class Judge:
    """Looks at every question of a match, and remembers what the later ones depend on."""

    def __init__(self):
        self.ways, self.jailed, self.chain, self.copied = set(), set(), (), ""

    def expected(self, seen, legal):
        """What should be legal now; None where this is not judged."""
        task = TASKS[seen.state["phase"]]
        if task in ASKED:
            return ASKED[task](seen)
        if task == "by":
            return {f"by {way}" for way in self.ways}
        if task == "jail":
            return {f"jail {card}" for card in self.jailed}
        if task == "copy":
            return self.copies(seen, legal)
        return {f"of {OWNERS[at]}" for card, at in self.links(seen) if card == self.copied} if task == "of" else None

    def copies(self, seen, legal):
        if "done" in legal:  # a chain begins
            own = [("miner_mole", seen.seat), ("chip_sweep", seen.seat)]
            named = [link for bit, link in enumerate(own) if seen.state["named"] >> (2 * seen.seat + bit) & 1]
            self.chain = "miner_mole", seen.seat, frozenset({own[0], *named})
        return {f"copy {card}" for card, _ in self.links(seen)} | ({"done"} & set(legal))

    def links(self, seen):
        return legality.copies(seen, *self.chain)

    def note(self, seen, words):
        """A seat is about to do this."""
        kind, *rest = words.split()
        task = TASKS[seen.state["phase"]]
        if task == "turn" and kind == "play":
            self.ways, self.jailed = legality.ways(seen, rest[0]), legality.prisoners(seen, rest[0])
        elif kind == "copy":
            self.copied = rest[0]
        elif task == "of" and self.copied in COPIERS:
            link = self.copied, OWNERS.index(rest[0])
            self.chain = *link, self.chain[2] | {link}


def begin(seats, seed, rng):
    """A table after its set-up; three of four matches begin rich."""
    table = new_table(seats, {"first": "random"} if seats > 1 else {"year": str(seed % 3 + 1)})
    while table.chance_due:
        roll(table, rng)
    for player in table.state["players"][:seats] if seed % 4 else []:
        player["resources"] = [rng.randrange(MOST_STOCK) for _ in range(4)]
    return table


def roll(table, rng):
    weights = table.outcomes()
    table.outcome(rng.choices(list(weights), list(weights.values()))[0])


def choose(legal, came, rng):
    """Rare words rather than common ones, a play rather than a pass."""
    likes = {"pass": 0.3, "play": 2}
    return rng.choices(legal, [likes.get(words.split()[0], 1) / (1 + came[words]) ** 0.7 for words in legal])[0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_may_be_done(seats):
    came = Counter()
    for seed in range(1, MATCHES + 1):
        play_match(seats, seed, came)
    assert {"visit haven", "by cost", "pass", "prepare"} <= came.keys()


def play_match(seats, seed, came):
    rng, judge = random.Random(f"{seats} {seed}"), Judge()
    table = begin(seats, seed, rng)
    while not table.over and len(table.log) < MOST_LINES:
        if table.chance_due:
            roll(table, rng)
            continue
        [seat] = table.actors
        seen, legal = Seen(table.state, seat), table.legal(seat)
        expected = judge.expected(seen, legal)
        assert expected in (None, set(legal)), f"{table.lines()[-9:]}: {expected ^ set(legal)}"
        words = choose(legal, came, rng)
        came[words] += 1
        judge.note(seen, words)
        table.play(seat, words)


def test_the_judge_can_find_a_mistake(monkeypatch):
    """A rule judged wrongly is noticed: here a city with one space less."""
    monkeypatch.setattr(legality, "FULL", 4)
    with pytest.raises(AssertionError, match="play"):
        play_match(2, 1, Counter())


def test_every_card_is_judged():
    assert set(legality.CARD) == set(CARDS)

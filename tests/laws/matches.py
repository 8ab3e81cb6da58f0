"""Random matches through the table, for the laws to look at."""

import os
import random
from typing import NamedTuple

from osada.engine.dice import Dice
from osada.engine.game import CHANCE, Game
from osada.engine.table import Table

MATCHES = int(os.environ.get("OSADA_MATCHES", "1"))  # for each game, number of seats and set of options
MOST_LINES = 5000                                    # a random match that is longer does not end
SETS = 4 if MATCHES == 1 else 99                     # of options for each number of seats, if they have so many
SOME = 20 if MATCHES == 1 else 40                    # positions of a match, where looking at all would take too long


class Case(NamedTuple):
    """One match: everything in it follows from these."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: int

    def __str__(self):
        return " ".join([self.game.id, str(self.seats), *self.options.values(), f"seed{self.seed}"])


def option_sets(game, seats):
    """Few sets of options, others for each number of seats: all of them have every value of every option."""
    options = [option for option in game.options if option.exists_for(seats)]
    allowed = {option.name: [value for value in option.values if option.has(value, seats)] for option in options}
    assert all(allowed.values()), f"{game.id}: an option has no example for {seats} seats"
    count = min(SETS, max(len(values) for values in allowed.values()))
    for index in range(count):
        at = count * game.seats.index(seats) + index
        yield {name: values[at % len(values)] for name, values in allowed.items()}


def cases(games, matches=MATCHES):
    return [
        Case(game, seats, options, seed)
        for game in games for seats in game.seats for options in option_sets(game, seats) for seed in range(matches)
    ]


def new_table(case):
    dice = Dice(case.seed, [f"nonce {seat}" for seat in range(case.seats)])
    return Table(case.game, case.seats, case.options, dice)


def step(table, rng):
    """One random line."""
    if table.chance_due:
        table.roll_once()
        return
    seat = rng.choice(table.actors)
    table.play(seat, rng.choice(table.game.for_random_play(table.legal_codes(seat))))


def walk(case):
    """The table in every position of a random match, from the first to the last."""
    table, rng = new_table(case), random.Random(case.seed)
    yield table
    while not table.over:
        assert len(table.log) < MOST_LINES, f"{case} does not end"
        step(table, rng)
        yield table


def finished(case):
    """The table at the end of a random match."""
    *_, table = walk(case)
    return table


def some_positions(case):
    """Copies of the table at some positions of a match, the first and the last among them, in order."""
    tables = [table.copy() for table in walk(case)]
    chosen = random.Random(case.seed).sample(range(len(tables)), min(SOME, len(tables)))
    return [tables[at] for at in sorted({0, len(tables) - 1, *chosen})]


def bytes_of(table):
    return table.states.tobytes()


def play_line(table, line):
    if line.seat == CHANCE:
        table.outcome(line.code)
    else:
        table.play(line.seat, line.code)

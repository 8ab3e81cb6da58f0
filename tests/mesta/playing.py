"""Matches at random and for points; and all that the last turn of a seat can come to, without any thought."""

from osada.engine.dice import Dice
from osada.engine.table import Table
from osada.games import GAMES

TRIED = 6  # lines that a seat looks at which plays for points
MOST_POSITIONS = 3000  # of a turn; one that has more is left alone


def table_of(seats, seed, **options):
    return Table(GAMES["mesta"], seats, options, Dice(seed, [f"nonce {seat}" for seat in range(seats)]))


def walk(table, choose):
    """The table in every position of a match."""
    yield table
    while not table.over:
        if table.chance_due:
            table.roll_once()
        else:
            [seat] = table.actors
            table.play(seat, choose(table, seat))
        yield table


def at_random(rng):
    return lambda table, seat: rng.choice(table.legal_codes(seat))


def for_points(rng):
    """Of a few lines the best one."""

    def choose(table, seat):
        legal = table.legal_codes(seat)
        tried = rng.sample(legal, min(TRIED, len(legal)))
        return max(tried, key=lambda code: after(table, seat, code).scores().seats[seat].total)

    return choose


def after(table, seat, code):
    copy = table.copy()
    copy.play(seat, code)
    return copy


# --- The last turn of a seat ------------------------------------------------


def last_turns(table, choose):
    """The table when a seat is about to place its last worker."""
    per_round = 2 if table.seats == 2 else 1
    rounds = {"no": {2: 4, 3: 8, 4: 8}, "yes": {2: 7}}[table.options["long"]][table.seats]
    turns = dict.fromkeys(range(table.seats), 4 * per_round * rounds)
    for position in walk(table, choose):
        for seat in position.actors:
            if position.legal(seat)[0].startswith("take"):
                turns[seat] -= 1
                if turns[seat] == 0:
                    yield position, seat


def ends_of_turn(table, seat):
    """Every position in which this turn may end, whatever comes; none if these are too many."""
    ends, within, known = [], [table], set()
    while within and len(known) < MOST_POSITIONS:
        for copy in nexts(within.pop(), seat):
            if copy.hash not in known:
                known.add(copy.hash)
                (within if copy.chance_due or seat in copy.actors else ends).append(copy)
    return [] if within else ends


def nexts(table, seat):
    if not table.chance_due:
        return [after(table, seat, code) for code in table.legal_codes(seat)]
    copies = [(table.copy(), outcome) for outcome in table.outcomes()]
    for copy, outcome in copies:
        copy.outcome(outcome)
    return [copy for copy, _ in copies]

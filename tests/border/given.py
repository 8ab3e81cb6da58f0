"""Builds positions by playing them, and reads them back in words.

A match in short: `3 1 | roll 3grey yellow blue; 0 stop; 0 group grey3` gives the layout of every seat, then the steps:
    roll 3grey yellow blue       outcomes, one a die
    0 stop · first 1             a line of the record, an outcome
    0 fills grey5 blue2          completes these groups in its own next rounds
    0 closes well but blue2      fills all groups that touch these areas, but those
    0 draws 80 79                crosses these hexes, in this order, in the next rounds of the others
    until 1                      goes on to the round of this seat
In the rounds that `fills`, `closes`, `draws` and `until` play, nobody does anything else.
"""

import re

import pytest

from osada.engine.scores import scores_of
from osada.engine.table import Table
from osada.games import GAMES
from tests.border.printed import AREAS, colour_of, colours_of, size_of, touching

N_DICE = 5
ANY = "grey"  # the colour of a die that does not matter


# --- The factory ------------------------------------------------------------


def new_table(seats, options):
    return Table(GAMES["border"], seats, options)


def pad_scores(data):
    """The scores of a finished real table."""
    game = GAMES["border"]
    return scores_of(game, game.pad(data), final=True)


# --- Playing ----------------------------------------------------------------


def match(short):
    """A table on which this was played: `3 1 first 1 | steps`."""
    head, _, steps = short.partition("|")
    layouts, _, first = head.partition("first")
    options = {"layouts": " ".join(layouts.split())} | ({"first": first.strip()} if first else {})
    table = new_table(len(layouts.split()), options)
    play(table, steps)
    return table


def play(table, steps):
    """Steps of the script, parted by semicolons."""
    for step in filter(None, (" ".join(step.split()) for step in steps.split(";"))):
        play_step(table, step)


def play_step(table, step):
    who, *words = step.split()
    if who == "roll":
        roll(table, dice(words))
    elif who == "until":
        wait_for(table, int(words[0]))
    elif who == "first":
        table.outcome(step)
    elif words[0] in MACROS:
        MACROS[words[0]](table, int(who), words[1:])
    else:
        table.play(int(who), " ".join(words))


def dice(words):
    """`3grey yellow` is grey, grey, grey, yellow."""
    parts = [re.fullmatch(r"(\d?)([a-z]+)", word).groups() for word in words]
    return [colour for count, colour in parts for _ in range(int(count or 1))]


def roll(table, colours):
    for colour in colours:
        table.outcome(f"die {colour}")


def roll_all(table, colours):
    """A first roll that shows these colours. Gives the active seat, which keeps them."""
    roll(table, [*colours, *[ANY] * (N_DICE - len(colours))])
    [active] = table.actors
    table.play(active, "stop")
    return active


def active_next(table):
    """Whose round begins now."""
    trial = table.copy()
    return roll_all(trial, [])


def finish_round(table):
    """All who are still to act are done."""
    while table.actors:
        table.play(table.actors[0], "done")


def wait_for(table, seat):
    while active_next(table) != seat:
        roll_all(table, [])
        finish_round(table)


def fill(table, seat, groups):
    for batch in batches(groups):
        wait_for(table, seat)
        roll_all(table, [colour_of(group) for group in batch for _ in range(size_of(group))])
        for group in batch:
            table.play(seat, f"group {group}")
        finish_round(table)


def batches(groups):
    """The groups round by round: as few rounds as five dice allow, large groups first."""
    rounds = []
    for group in sorted(groups, key=size_of, reverse=True):
        room = next((batch for batch in rounds if sum(map(size_of, batch)) + size_of(group) <= N_DICE), None)
        if room is None:
            rounds.append([group])
        else:
            room.append(group)
    return rounds


def close(table, seat, words):
    """`well villa but blue2`."""
    names, _, spared = " ".join(words).partition(" but ")
    wanted = touching(layout_of(table, seat), names.split())
    fill(table, seat, [group for group in wanted if group not in spared.split()])


def layout_of(table, seat):
    return table.options["layouts"].split()[seat]


def draw(table, seat, hexes):
    """Five hexes a round, each with a die that nobody used."""
    for start in range(0, len(hexes), N_DICE):
        some = [int(hex) for hex in hexes[start : start + N_DICE]]
        if active_next(table) == seat:
            wait_for(table, (seat + 1) % table.seats)
        table.play(roll_all(table, [colours_of(layout_of(table, seat))[hex] for hex in some]), "done")
        for hex in some:
            table.play(seat, f"cross {hex}")
        finish_round(table)


MACROS = {"fills": fill, "closes": close, "draws": draw}


# --- Reading ----------------------------------------------------------------


def read(table, field):
    """One fact in words: `actors`, `legal 1`, `paid 0`, ..."""
    name, *seats = field.split()
    return READERS[name](table, *map(int, seats))


def legal(table, seat):
    """All that a seat may do, by kind: `cross 1 9 71, done`."""
    kinds = {}
    for text in sorted(table.legal(seat), key=in_order):
        kind, _, word = text.partition(" ")
        kinds.setdefault(kind, []).append(word)
    return ", ".join(" ".join([kind, *words]).strip() for kind, words in kinds.items())


def in_order(text):
    kind, _, word = text.partition(" ")
    return kind, int(word) if word.isdigit() else 0, word


def paid(score):
    """The areas that paid, in the order of their values: `well 4, villa 9`."""
    return ", ".join(f"{area} {score.parts[area]}" for area in AREAS if score.parts[area])


def due(table):
    """What kind of outcome is due: `die`, `first`, or nothing."""
    return " ".join({text.split()[0] for text in table.outcomes()})


def listed(values):
    return " ".join(str(value) for value in values)


READERS = {
    "actors": lambda table: listed(table.actors),
    "chance": due,
    "over": lambda table: "yes" if table.over else "no",
    "legal": legal,
    "paid": lambda table, seat: paid(table.scores().seats[seat]),
    "totals": lambda table: listed(score.total for score in table.scores().seats),
    "places": lambda table: listed(score.place for score in table.scores().seats),
    "winners": lambda table: listed(table.scores().winners),
}


def check(table, then):
    """`actors: 1 2; legal 1: cross 9, done`."""
    for fact in then.split(";"):
        field, _, value = fact.partition(":")
        found = read(table, field.strip())
        assert found == value.strip(), f"{field.strip()} is {found!r}, not {value.strip()!r}"


# --- Tables of examples -----------------------------------------------------


def labels(cases):
    return [case[0] for case in cases]


def check_example(given, when, then):
    table = match(given)
    play(table, when)
    check(table, then)


def check_refused(given, when, error):
    """The line raises this error, `why_not` gives the same, and nothing changes."""
    table = match(given)
    seat, _, words = when.partition(" ")
    before = table.hash, table.lines()
    with pytest.raises(error):
        table.play(int(seat), words)
    with pytest.raises(error):
        raise table.why_not(int(seat), words)
    assert (table.hash, table.lines()) == before

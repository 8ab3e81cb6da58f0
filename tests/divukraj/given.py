"""Builds positions from words (see `positions`), plays lines on them, and checks facts (see `reading`).

Lines are those of the record; a seat's lines are parted by commas, turns by semicolons:
    0 play farm meadow, by cost, ? inn; 1 visit one_berry; chance die 3; all pass
`? inn bard` are two lines `chance card`. `all pass` lets everybody pass until the match is over.
"""

import pytest

from osada.engine.table import Table
from osada.games import GAMES
from tests.divukraj import positions
from tests.divukraj.reading import cards_in_all, read

N_IN_BOX = 128


def new_table(seats, options):
    return Table(GAMES["divukraj"], seats, options)


def position(given, when=""):
    """A table with this position, on which these lines were played."""
    said = positions.set_up_of(given)
    options = {name: said[name][0] for name in ("first", "year") if name in said}
    table = new_table(int(said.get("seats", ["2"])[0]), {"first": "0", **options})
    positions.deal(table, given, when)
    positions.write(table.state, given)
    play(table, when)
    return table


def play(table, steps):
    for step in filter(None, (" ".join(step.split()) for step in steps.split(";"))):
        who, _, lines = step.partition(" ")
        if step == "all pass":
            all_pass(table)
        else:
            for words in lines.split(", "):
                play_line(table, f"{who} {words}")


def play_line(table, line):
    """A line of the record, or `0 ? farm inn` for cards that come."""
    who, _, words = line.partition(" ")
    if words.startswith("? "):
        for card in words.split()[1:]:
            table.outcome(f"card {card}")
    elif who == "chance":
        table.outcome(words)
    else:
        table.play(int(who), words)


def all_pass(table):
    while not table.over:
        [seat] = table.actors
        table.play(seat, "pass")


# --- Tables of examples -----------------------------------------------------


def labels(cases):
    return [case[0] for case in cases]


def check(table, then):
    """`actors: 1; stock 0: 3twig; hand 0: `. Between two turns all cards of the box are somewhere."""
    assert table.state["depth"] or cards_in_all(table) == N_IN_BOX, "a card is lost or invented"
    for fact in then.split(";"):
        field, _, value = fact.partition(":")
        found = read(table, field.strip())
        assert found == value.strip(), f"{field.strip()} is {found!r}, not {value.strip()!r}"


def check_example(given, when, then):
    check(position(given, when), then)


def check_refused(table, line, error, reason=""):
    """The line raises this error, `why_not` gives the same, perhaps for this reason, and nothing changes."""
    before = table.hash, table.lines()
    with pytest.raises(error):
        play_line(table, line)
    if not line.startswith("chance"):
        seat, _, words = line.partition(" ")
        with pytest.raises(error) as raised:
            raise table.why_not(int(seat), words)
        assert reason in ("", reason_of(raised.value))
        assert int(seat) >= table.seats or words not in table.legal(int(seat))
    assert (table.hash, table.lines()) == before


def reason_of(error):
    """`taken three_twigs`: the reason's word, and of what it speaks."""
    return " ".join(str(word) for word in (error.reason, *error.arguments))

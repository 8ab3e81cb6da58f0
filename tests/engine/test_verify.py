"""Proofs: nobody chose an outcome."""

import random

import pytest

from osada.engine.dice import Dice
from osada.engine.errors import BadFile
from osada.engine.record import parse, record_of, replay, verify
from osada.engine.table import Table
from tests.games import FERRY


def finished():
    rng = random.Random(3)
    table = Table(FERRY, 2, dice=Dice("seed of the evening", ["a", "b"]))
    while not table.over:
        table.roll()
        if table.actors:
            seat = rng.choice(table.actors)
            table.play(seat, rng.choice(table.legal(seat)))
    return record_of(table).text()


def forged(text, row, changed):
    """The text with one row, found by how it begins, replaced or left out; and the number of that row."""
    rows = text.splitlines()
    at = next(index for index, each in enumerate(rows) if each.startswith(row))
    return "\n".join([*rows[:at], *changed, *rows[at + 1 :]]), at + 1


def complaint(text):
    record = parse(text)
    with pytest.raises(BadFile) as refusal:
        verify(record, replay(record))
    return refusal.value.message("en")


def test_a_fair_match_is_verified():
    record = parse(finished())
    verify(record, replay(record))


FORGERIES = [
    # row      becomes                 what is said
    ("seed",   ["seed another"],       "The seed is not the one that was promised"),
    ("result", ["result 99 1"],        "The result “99 1” is wrong; the match ended"),
    ("nonce",  ["nonce 0 c"],          "This outcome was not drawn"),
]


@pytest.mark.parametrize("row, changed, said", FORGERIES)
def test_a_forged_header_is_found(row, changed, said):
    text, number = forged(finished(), row, changed)
    message = complaint(text)
    assert said in message
    assert row == "nonce" or message.startswith(f"record:{number}: ")


@pytest.mark.parametrize("row", ["commit", "seed"])
def test_without_commit_or_seed_nothing_is_proved(row):
    text, _ = forged(finished(), row, [])
    assert complaint(text) == f"record: It cannot be verified: the header line “{row}” is missing."


def test_a_forged_outcome_is_found_in_its_line():
    text = finished()
    first = next(row for row in text.splitlines() if row.startswith("chance"))
    drawn = first.removeprefix("chance ")
    other = "card Cargo" if drawn != "card Cargo" else "card Tip"
    record = parse(text)
    line = record.lines[2]
    short = text[: text.index(first)]
    message = complaint(f"{short}chance {other}\n")
    said = f"This outcome was not drawn: “{other}” stands here, the seed gives “{drawn}”."
    assert message == f"record:{line.number}: {said}"

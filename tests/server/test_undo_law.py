"""Taking back at a table of the server: to any permitted point and on again gives the same positions; never across an
outcome, and across another player only with consent."""

import os
import random

import pytest

from osada.engine.errors import IllegalUndo
from osada.server.config import Settings
from osada.server.errors import Refused
from osada.server.house import open_house
from osada.server.tables.play import act, answer, consent_needed, undo
from tests.games import EVERY_GAME, FERRY
from tests.server.around import asks, guests, random_line, seated

MATCHES = int(os.environ.get("OSADA_MATCHES", "1"))
LINES = 50  # of each of them


@pytest.fixture
def house(tmp_path):
    opened = open_house(Settings(database=f"sqlite:///{tmp_path}/osada.db"))
    yield opened
    opened.close()


def position(house, table):
    with house.matches.looking(table) as match:
        return match.play.hash, list(match.play.log)


def needed(house, table, seat):
    """Who must agree; None where nothing can be taken back."""
    with house.matches.looking(table) as match:
        try:
            return consent_needed(match, seat)
        except IllegalUndo:
            return None


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_undo_and_redo_give_equal_positions(house, game):
    undone = sum(random_match(house, game.id, seed) for seed in range(MATCHES))
    more = iter(range(MATCHES, MATCHES + 500))  # an outcome may happen to follow every line of a match
    while not undone and game != FERRY:  # where hardly any two lines stand without an outcome between them
        undone = random_match(house, game.id, next(more))
    assert house.matches.check_all() == []


def random_match(house, game, seed):
    """The first lines of one, with ways back and on again. Gives how many lines were taken back."""
    rng, table, undone = random.Random(seed), seated(house, guests(house, 2), game), 0
    for _ in range(LINES):
        if not random_line(house, table, rng):
            break
        with house.matches.looking(table) as match:
            is_playing = match.status == "playing"
        if is_playing and rng.random() < 0.4:
            undone += back_and_on(house, table, rng.randrange(2))
    return undone


def back_and_on(house, table, seat):
    """Takes back as often as the seat may without asking, then plays the same lines again. Gives how many."""
    hashes, lines = [position(house, table)], []
    while needed(house, table, seat) == frozenset():
        before = position(house, table)[1]
        undo(house.matches, asks(house, table, seat))
        hashes.append(position(house, table))
        lines.append(gone(before, hashes[-1][1]))
        assert lines[-1].seat == seat, "somebody else's line is gone, too"
    assert_stuck(house, table, seat)
    for line in reversed(lines):
        with house.matches.looking(table) as match:
            words = match.rules.actions.text[line.code]
        act(house.matches, asks(house, table, seat), [words])
    assert position(house, table)[0] == hashes[0][0]
    return len(lines)


def gone(before, after):
    """The one line that is not there any more."""
    at = next((index for index, line in enumerate(after) if line != before[index]), len(after))
    assert before[:at] + before[at + 1 :] == after
    return before[at]


def assert_stuck(house, table, seat):
    """Nothing of the seat's is left since the last outcome, or others must agree: then they are only asked."""
    before = position(house, table)
    others = needed(house, table, seat)
    if others is None:
        with pytest.raises((IllegalUndo, Refused)):
            undo(house.matches, asks(house, table, seat))
    else:
        assert undo(house.matches, asks(house, table, seat)).kind == "ask"
        for other in sorted(others):
            answer(house.matches, asks(house, table, other), agrees=False)
            break
    assert position(house, table) == before


def test_row_07_undo_never_crosses_a_reveal(house):
    """Whoever has seen a new card cannot go back behind it, not even if everybody agrees to everything."""
    table, rng = seated(house, guests(house, 2)), random.Random(5)
    for _ in range(12):
        random_line(house, table, rng)
        with house.matches.looking(table) as match:
            settled = match.play.log[: len(match.play.log) - len(match.play.since_outcome)]
        for seat in range(2):
            while (others := needed(house, table, seat)) is not None:
                undo(house.matches, asks(house, table, seat))
                for other in others:
                    answer(house.matches, asks(house, table, other), agrees=True)
        assert position(house, table)[1] == settled

"""Taking back at a table of the server: to any permitted point and on again gives the same positions; never across an
outcome, and across another player only with consent."""

import os
import random

import pytest

from osada.engine.errors import IllegalUndo
from osada.server.config import Settings
from osada.server.context import open_context
from osada.server.errors import Refused
from osada.server.tables.consent import answer
from osada.server.tables.play import act, consent_needed, undo
from tests.games import EVERY_GAME, FERRY
from tests.server.around import command_of, guests, random_line, seated

MATCHES = int(os.environ.get("OSADA_MATCHES", "1"))
LINES = 50  # of each of them


@pytest.fixture
def context(tmp_path):
    opened = open_context(Settings(database=f"sqlite:///{tmp_path}/osada.db"))
    yield opened
    opened.close()


def position(context, table):
    with context.matches.looking(table) as match:
        return match.play.hash, list(match.play.log)


def needed(context, table, seat):
    """Who must agree; None where nothing can be taken back."""
    with context.matches.looking(table) as match:
        try:
            return consent_needed(match, seat)
        except IllegalUndo:
            return None


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_undo_and_redo_give_equal_positions(context, game):
    undone = sum(random_match(context, game.id, seed) for seed in range(MATCHES))
    more = iter(range(MATCHES, MATCHES + 500))  # an outcome may happen to follow every line of a match
    while not undone and game != FERRY:  # where hardly any two lines stand without an outcome between them
        undone = random_match(context, game.id, next(more))
    assert context.matches.check_all() == []


def random_match(context, game, seed):
    """The first lines of one, with ways back and on again. Gives how many lines were taken back."""
    rng, table, undone = random.Random(seed), seated(context, guests(context, 2), game), 0
    for _ in range(LINES):
        if not random_line(context, table, rng):
            break
        with context.matches.looking(table) as match:
            is_playing = match.status == "playing"
        if is_playing and rng.random() < 0.4:
            undone += back_and_on(context, table, rng.randrange(2))
    return undone


def back_and_on(context, table, seat):
    """Takes back as often as the seat may without asking, then plays the same lines again. Gives how many."""
    hashes, lines = [position(context, table)], []
    while needed(context, table, seat) == frozenset():
        before = position(context, table)[1]
        undo(context.matches, command_of(context, table, seat))
        hashes.append(position(context, table))
        lines.append(gone(before, hashes[-1][1]))
        assert lines[-1].seat == seat, "somebody else's line is gone, too"
    assert_stuck(context, table, seat)
    for line in reversed(lines):
        with context.matches.looking(table) as match:
            words = match.rules.actions.text[line.code]
        act(context.matches, command_of(context, table, seat), [words])
    assert position(context, table)[0] == hashes[0][0]
    return len(lines)


def gone(before, after):
    """The one line that is not there any more."""
    at = next((index for index, line in enumerate(after) if line != before[index]), len(after))
    assert before[:at] + before[at + 1 :] == after
    return before[at]


def assert_stuck(context, table, seat):
    """Nothing of the seat's is left since the last outcome, or others must agree: then they are only asked."""
    before = position(context, table)
    others = needed(context, table, seat)
    if others is None:
        with pytest.raises((IllegalUndo, Refused)):
            undo(context.matches, command_of(context, table, seat))
    else:
        assert undo(context.matches, command_of(context, table, seat)).kind == "ask"
        for other in sorted(others):
            answer(context.matches, command_of(context, table, other), agrees=False)
            break
    assert position(context, table) == before


def test_row_07_undo_never_crosses_a_reveal(context):
    """Whoever has seen a new card cannot go back behind it, not even if everybody agrees to everything."""
    table, rng = seated(context, guests(context, 2)), random.Random(5)
    for _ in range(12):
        random_line(context, table, rng)
        with context.matches.looking(table) as match:
            settled = match.play.log[: len(match.play.log) - len(match.play.since_outcome)]
        for seat in range(2):
            while (others := needed(context, table, seat)) is not None:
                undo(context.matches, command_of(context, table, seat))
                for other in others:
                    answer(context.matches, command_of(context, table, other), agrees=True)
        assert position(context, table)[1] == settled

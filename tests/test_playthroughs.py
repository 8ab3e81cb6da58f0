"""Stored matches, line by line. After a wanted change `python -m tests.test_playthroughs` rewrites them: read the diff.

A new one is a record of a match, put into `tests/<game>/playthroughs/` and rewritten once.
"""

import pytest

from osada.engine.game import CHANCE
from osada.engine.playthrough import facts, rewritten
from osada.engine.record import parse, replay
from tests.games import BORDER, EVERY_GAME, FERRY, HASHI, folder_of

FILES = [file for game in EVERY_GAME for file in sorted((folder_of(game) / "playthroughs").glob("*.txt"))]


def tables_of(game):
    files = sorted((folder_of(game) / "playthroughs").glob("*.txt"))
    return [replay(parse(file.read_text(encoding="utf-8"), str(file))) for file in files]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.name}")
def test_playthrough(file):
    text = file.read_text(encoding="utf-8")
    assert rewritten(text) == text


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_number_of_seats_is_played_to_the_end(game):
    tables = tables_of(game)
    assert all(table.over for table in tables)
    assert {table.seats for table in tables} == set(game.seats)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_kind_of_line_occurs(game):
    lines = [line for table in tables_of(game) for line in table.log]
    assert {game.actions.kind(line.code) for line in lines if line.seat != CHANCE} == set(game.actions.kinds)
    assert {game.outcomes.kind(line.code) for line in lines if line.seat == CHANCE} == set(game.outcomes.kinds)


def test_hashi_shows_both_sides_every_bonus_high_and_low_and_a_rating():
    tables = tables_of(HASHI)
    assert {table.options["side"] for table in tables} == {"A", "B"}
    parts = [score.parts for table in tables for score in table.scores().seats]
    paid = {(bonus, part[bonus]) for part in parts for bonus in ("red", "blue", "six") if part[bonus]}
    assert paid == {("red", 9), ("red", 5), ("blue", 7), ("blue", 3), ("six", 8), ("six", 4)}
    assert "project_manager" in {part.get("rating") for part in parts}


def test_border_shows_both_ways_to_end_high_and_low_values_and_more_than_six_areas():
    tables = tables_of(BORDER)
    assert {last_area_in(table) for table in tables} == {"group", "cross"}
    assert {table.options["first"] for table in tables} > {"random"}
    assert len({table.options["layouts"] for table in tables}) > 1
    paid = [part for table in tables for score in table.scores().seats for part in score.parts.items()]
    assert {("well", 4), ("well", 2), ("villa", 9), ("villa", 4), ("forest", 10), ("forest", 5)} <= set(paid)
    closed = [sum(points > 0 for points in score.parts.values()) for table in tables for score in table.scores().seats]
    assert max(closed) > 6


def last_area_in(match):
    """The kind of the line that closed the sixth area."""
    table = match.copy()
    while max(sum(not missing for missing in board["missing"].values()) for board in table.view()["boards"]) >= 6:
        last = table.log[-1]
        table.take_back()
    return table.game.actions.kind(last.code)


def test_the_facts_of_a_view_have_paths_and_sets_count_their_members():
    view = {"phase": "act", "boards": [{"finished": ["4", "7"], "numbers": {"4": 3}, "row": [1, None]}]}
    assert dict(facts(view, {"boards.finished": HASHI.shown["boards.finished"]})) == {
        "phase": "act", "boards.0.finished.4": 1, "boards.0.finished.7": 1, "boards.0.numbers.4": 3,
        "boards.0.row.0": 1, "boards.0.row.1": None,
    }


def test_what_only_one_seat_sees_is_marked():
    text = rewritten("osada 1\ngame ferry 1\nseats 2\n0 anchor Brac\n1 anchor Anse\nchance card Tip\n")
    assert text.splitlines()[3:] == [
        "0 anchor Brac           # players.0.harbour Anse→Brac, players.0.busy 1→0",
        "1 anchor Anse           # phase anchor→draw, players.1.busy 1→0",
        "chance card Tip         # phase draw→act, players.0.hand_size 0→1; seat 0: players.0.hand.Tip 0→1",
        "# seat 0: 4 points, place 1 (coins 3, cards 1, stowed 0)",
        "# seat 1: 3 points, place 2 (coins 3, cards 0, stowed 0)",
    ]
    assert rewritten(text) == text
    assert FERRY.id in text


if __name__ == "__main__":
    for file in FILES:
        file.write_text(rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")

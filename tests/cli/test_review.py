"""`osada review`: for people in both languages, for programs, as a picture, and when it is cut short."""

import json

import pytest

import osada as library
from osada.bots import Random
from osada.bots.review import Reviewed, decisions
from osada.cli import review as judging
from osada.engine.record import record_of
from tests.cli.run import osada, refusal


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A match of two random players, one of whom has a name that looks like markup."""
    table, file = library.new("hashi", seats=2, seed=7), tmp_path_factory.mktemp("records") / "match.txt"
    table.names, bot = {0: "Eva [bold]"}, Random(table.game, 7)
    while not table.over:
        table.roll()
        for seat in table.actors[:1]:
            table.play(seat, bot.choose(table.observe(seat)))
    file.write_text(record_of(table).text(), encoding="utf-8")
    return file


def test_people_see_moves_curves_and_the_worst(record):
    result = osada("review", record, "--level", "greedy")
    assert result.code == 0, result.err
    for words in ("better", "♟1 Eva [bold]", "Player 2: value of the position", "On average a move cost", "(cost "):
        assert words in result.out, words


def test_the_same_in_czech(record):
    result = osada("review", record, "--level", "greedy", "--seat", "1", lang="cs")
    for words in ("lepší", "Hráč 2: hodnota pozice", "Tah stál v průměru", "(ztráta "):
        assert words in result.out, words
    assert "Eva" not in result.out
    assert "Traceback" not in result.err


def test_programs_get_json(record):
    found = json.loads(osada("review", record, "--level", "greedy", "--json").out)
    assert list(found) == ["file", "game", "level", "complete", "seats", "moves"]
    assert (found["game"], found["level"], found["complete"]) == ("hashi", "greedy", True)
    for seat in found["seats"]:
        assert seat["moves"] == len([move for move in found["moves"] if move["seat"] == seat["seat"]])
        assert len(seat["worst"]) == 3
    assert set(found["moves"][0]) == {
        "line", "seat", "action", "best", "better", "value_before", "value_after", "value_lost",
        "win_before", "win_after", "win_lost", "visits", "guess",
    }


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_curves_as_a_picture(record, tmp_path, ending):
    file = tmp_path / f"curve.{ending}"
    assert osada("review", record, "--level", "greedy", "--json", "--chart", file).code == 0
    assert file.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")


WRONG_CALLS = [
    # the options                                          the message names
    (("--level", "clever"),                                ["clever", "greedy"]),
    (("--level", "random"),                                ["no values", "greedy"]),
    (("--seat", "2"),                                      ["2"]),
    (("--seat", "-1"),                                     ["-1"]),
    (("--level", "greedy", "--chart", "curve.gif"),        ["curve.gif", ".png, .svg"]),
    (("--level", "greedy", "--chart", "nowhere/c.png"),    ["c.png", "nowhere"]),
    (("--seconds", "0"),                                   ["seconds"]),
]


@pytest.mark.parametrize("options, named", WRONG_CALLS, ids=[" ".join(options) for options, _ in WRONG_CALLS])
def test_a_wrong_call_gets_one_line(record, options, named):
    message = refusal("review", record, *options)
    assert all(word in message for word in named), message


def test_files_that_are_no_finished_match(record, tmp_path):
    assert "nowhere.txt" in refusal("review", "nowhere.txt")
    cut = tmp_path / "cut.txt"
    cut.write_text("\n".join(record.read_text(encoding="utf-8").splitlines()[:20]), encoding="utf-8")
    assert "not over" in refusal("review", cut, "--level", "greedy")
    assert "neskončila" in refusal("review", cut, "--level", "greedy", lang="cs")


def test_help_teaches_it_in_both_languages():
    english, czech = (osada("review", "--help", lang=lang) for lang in ("en", "cs"))
    assert english.code == czech.code == 0
    assert english.out != czech.out


# --- With chances, and cut short --------------------------------------------


def thinking(stop=None):
    """In place of a search: chances for every choice; a person presses Ctrl-C after so many."""
    def review(table, seats, level, seconds):
        for number in range(decisions(table, seats)):
            if number == stop:
                raise KeyboardInterrupt
            wrong = number % 2
            yield Reviewed(number + 1, seats[0], "a", "ab"[wrong], 5.0, 5.0 - wrong, 0.5, 0.5 - wrong / 8, 9)
    return review


def told(record, monkeypatch, capsys, stop=None):
    monkeypatch.setattr(judging, "review", thinking(stop))
    found = judging.begin(record, 0, "hard", None)
    judging.run(found, 1.0)
    judging.tell(found, as_json=False, chart=None)
    return found, capsys.readouterr().out


def test_chances_are_shown_in_percent(record, monkeypatch, capsys):
    found, printed = told(record, monkeypatch, capsys)
    assert found.complete
    for words in ("50.0 %", "37.5 %", "≈12.5 %", "≈1.0", "chance to win", "100 %", "of the chance to win, and 0."):
        assert words in " ".join(printed.split()), words


def test_ctrl_c_shows_what_is_done(record, monkeypatch, capsys):
    found, printed = told(record, monkeypatch, capsys, stop=3)
    assert (found.complete, len(found.moves)) == (False, 3)
    assert found.as_json()["complete"] is False
    assert "interrupted" in printed


def test_ctrl_c_at_once_shows_that_there_is_nothing(record, monkeypatch, capsys):
    found, printed = told(record, monkeypatch, capsys, stop=0)
    assert found.moves == []
    assert "interrupted" in printed

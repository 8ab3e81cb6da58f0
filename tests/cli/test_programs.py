"""Other people's bots on the command line: they play, their mistakes are told, and no record makes them run."""

import sys
from pathlib import Path

import pytest

from tests.bots.programs import answering, command
from tests.cli.run import osada, refusal
from tests.patience import PATIENCE

EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"


@pytest.fixture(autouse=True)
def _patience(monkeypatch):
    monkeypatch.setenv("OSADA_BOT_SECONDS", str(PATIENCE))


@pytest.fixture
def nonsense(tmp_path):
    return f"cmd:{command(tmp_path, answering(repr('[red]nonsense[/]')))}"


def test_a_program_plays_in_the_terminal(tmp_path):
    result = osada("play", "hashi", "--bots", f"greedy,{EXAMPLE}", "--record", tmp_path / "match.txt", "--seed", "5")
    assert (result.code, result.err) == (0, "")
    assert "examples/bot.py writes on island" in result.out
    assert f"bot 1 {EXAMPLE}" in (tmp_path / "match.txt").read_text()


def test_its_mistakes_are_told_in_words(tmp_path, nonsense):
    call = ("play", "border", "--bots", f"greedy,{nonsense}", "--record", tmp_path / "match.txt", "--seed", "5")
    for lang, words in (("en", "“[red]nonsense[/]” is no JSON"), ("cs", "„[red]nonsense[/]“ není JSON")):
        result = osada(*call, lang=lang)
        assert result.code == 0
        assert words in result.err
        assert "Traceback" not in result.err


def test_a_record_alone_makes_no_program_run(tmp_path):
    left = tmp_path / "match.txt"
    osada("play", "hashi", "--bots", EXAMPLE, "--record", left, typed="0 3\nq\n")
    message = refusal("play", "--resume", left)
    assert "trust" in message
    assert f"me,{EXAMPLE}" in message
    result = osada("play", "--resume", left, "--bots", f"me,{EXAMPLE}", typed="q\n")
    assert result.code == 0


def test_programs_in_simulations(nonsense):
    call = ("sim", "hashi", "--games", "2", "--seed", "3")
    result = osada(*call, "--bots", f"{EXAMPLE},random")
    assert (result.code, result.err) == (0, "")
    assert "examples/bot.py" in result.out
    result = osada(*call, "--bots", f"random,{nonsense}", "--json")
    assert result.out.startswith('{"game": "hashi"')
    assert "is no JSON" in result.err
    assert "more mistakes of other people's bots" in result.err
    assert len(result.err.splitlines()) == 11


def test_a_program_that_is_not_there_is_refused():
    for call in (("play", "hashi"), ("sim", "hashi", "--seats", "2")):
        assert "./nobody" in refusal(*call, "--bots", "cmd:./nobody")


CLASS = "py:tests.bots.classes:InWords"


def test_a_class_plays_everywhere(tmp_path):
    calls = [
        ("play", "hashi", "--record", tmp_path / "match.txt", "--seed", "5"),
        ("sim", "hashi", "--games", "2"),
        ("arena", "hashi", "--games", "2", "--workers", "1", "--folder", tmp_path / "kept"),
    ]
    for call in calls:
        result = osada(*call, "--bots", f"random,{CLASS}")
        assert (result.code, result.err) == (0, ""), result
        assert "InWords" in result.out
    left = tmp_path / "match.txt"
    assert f"bot 1 {CLASS}" in left.read_text()
    assert "trust" in refusal("play", "--resume", left)


@pytest.mark.parametrize("call", [("sim", "hashi"), ("arena", "hashi", "--workers", "1")], ids=lambda call: call[0])
def test_who_gives_no_answer_ends_the_run_before_anything_is_played(tmp_path, monkeypatch, call):
    monkeypatch.chdir(tmp_path)
    for bot in (f"cmd:{command(tmp_path, 'raise SystemExit(3)')}", "py:tests.bots.classes:Raising"):
        message = refusal(*call, "--bots", f"random,{bot}")
        assert "Nothing was played" in message
        assert not list(tmp_path.rglob("matches.jsonl"))

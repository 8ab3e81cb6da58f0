"""Other people's bots: what they are sent, what they may do wrong, and what it costs them."""

import json
import os
import pickle
import sys
from pathlib import Path

import pytest

from osada.bots import bot_named
from osada.bots.program import Program, question
from osada.engine import loops
from osada.engine.dice import Dice
from osada.engine.errors import BadSetUp
from osada.engine.table import Table
from osada.games import GAMES
from osada.locales import LANGUAGES
from tests.bots.programs import FIRST, answering, command, complaints, is_running, match, play_on
from tests.games import FERRY
from tests.laws.matches import Case, walk
from tests.laws.secrets import imagined
from tests.patience import PATIENCE, until

HASHI = GAMES["hashi"]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
SHORT = 12  # lines of a match in which a mistake is made again and again


# --- Who plays well ---------------------------------------------------------


def test_a_program_plays_a_whole_match(tmp_path):
    table, bot = match(HASHI, command(tmp_path, FIRST))
    assert table.over
    assert bot.complaints == []
    mine = [line.code for line in table.log if line.seat == 0]
    assert HASHI.actions.text[mine[0]] == HASHI.actions.text[0]


@pytest.mark.parametrize("game", [HASHI, GAMES["border"], FERRY], ids=lambda game: game.id)
def test_the_example_plays_any_game(game):
    table, bot = match(game, f"{sys.executable} {EXAMPLE}")
    assert table.over
    assert bot.complaints == []


def test_it_is_found_by_its_name():
    bot = bot_named(f"cmd:{sys.executable} {EXAMPLE}", HASHI, 3)
    assert isinstance(bot, Program)
    assert bot.command == f"{sys.executable} {EXAMPLE}"


def test_what_is_written_to_standard_error_neither_blocks_nor_harms(tmp_path):
    loud = answering('json.dumps({"action": question["legal"][0]})', 'sys.stderr.write("x" * 1_000_000)')
    table, bot = match(HASHI, command(tmp_path, loud), most=SHORT)
    assert bot.complaints == []
    assert len(table.log) >= SHORT


def test_standard_error_can_be_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("OSADA_BOT_LOG", str(tmp_path / "log.txt"))
    telling = answering('json.dumps({"action": question["legal"][0]})', 'print("I think", file=sys.stderr)')
    match(HASHI, command(tmp_path, telling), most=SHORT)
    assert "I think" in (tmp_path / "log.txt").read_text()


# --- What it does wrong -----------------------------------------------------

MISTAKES = [
    # what it answers                                       the complaint
    ('"write 3"',                                           "program_no_json"),
    ('"["  * 100_000',                                      "program_no_json"),
    ('"\\x1b[2J"',                                          "program_no_json"),
    ("'[]'",                                                "program_no_action"),
    ("'{\"action\": 3}'",                                   "program_no_action"),
    ("'{\"move\": \"write 3\"}'",                           "program_no_action"),
    ("'{\"action\": \"castle\"}'",                          "unknown_action"),
    ("'{\"action\": \"start 1 3\"}'",                       "flagged"),
]


@pytest.mark.parametrize("answer, key", MISTAKES)
def test_a_wrong_answer_costs_the_move_and_not_the_match(tmp_path, answer, key):
    table, bot = match(HASHI, command(tmp_path, answering(answer)), most=SHORT)
    assert len(table.log) >= SHORT
    assert complaints(bot)[0] == key
    assert len(bot.complaints) > 1
    first = bot.complaints[0]
    assert (first.line, first.seat) == (1, 0)
    for lang in LANGUAGES:
        assert first.message(lang).isprintable()
    assert first.message("cs") != first.message("en")
    assert pickle.loads(pickle.dumps(first)).message("cs") == first.message("cs")


def test_a_slow_program_loses_the_move_and_its_late_answer_is_not_taken_for_another(tmp_path, monkeypatch):
    """It is late once, until a gate is opened; from then on each answer belongs to its question."""
    gate, table = tmp_path / "gate", Table(HASHI, 2, {}, Dice(7))
    slow = f"while not pathlib.Path({str(gate)!r}).exists(): time.sleep(0.01)"
    late = answering('json.dumps({"action": question["legal"][0]})', slow)
    monkeypatch.setattr("osada.bots.program.START", 0.0)
    with Program(command(tmp_path, "import pathlib, time" + late), HASHI, seed=7, seconds=0.1) as bot:
        play_on(table, bot, most=1)
        gate.touch()
        bot.seconds = PATIENCE
        play_on(table, bot, SHORT)
    assert complaints(bot) == ["program_late"]
    assert len(table.log) >= SHORT


def test_a_program_that_hangs_is_given_up_and_so_is_the_next_try(tmp_path, monkeypatch):
    monkeypatch.setattr("osada.bots.program.START", 0.0)
    _, bot = match(HASHI, command(tmp_path, "import time; time.sleep(1000)"), seconds=0.1)
    assert complaints(bot) == ["program_late", "program_late", "program_hangs"] * 2


def test_a_program_that_crashes_is_started_once_more(tmp_path):
    table, bot = match(HASHI, command(tmp_path, "raise SystemExit(3)"))
    assert table.over
    assert complaints(bot) == ["program_ended", "program_ended"]
    assert "exit code 3. It is started once more." in bot.complaints[0].message("en")
    assert "exit code 3. The rest of the match is random." in bot.complaints[1].message("en")


def test_a_program_that_crashed_once_plays_on(tmp_path):
    """It leaves a mark, so that it crashes the first time only."""
    crash = f"import pathlib, sys\nmark = pathlib.Path({str(tmp_path / 'mark')!r})\n"
    crash += "if not mark.exists():\n    mark.touch()\n    sys.exit(1)\n"
    table, bot = match(HASHI, command(tmp_path, crash + FIRST))
    assert table.over
    assert complaints(bot) == ["program_ended"]


def test_a_program_that_never_listens_or_never_stops_talking_is_borne(tmp_path):
    talking = "while True:\n    print('{\"action\": \"skip-write\"}', flush=True)"
    table, bot = match(HASHI, command(tmp_path, talking), most=SHORT)
    assert len(table.log) >= SHORT


def test_random_actions_in_its_place_follow_from_the_seed(tmp_path):
    called = command(tmp_path, "raise SystemExit")
    assert match(HASHI, called)[0].lines() == match(HASHI, called)[0].lines()


# --- What is left of it -----------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="process groups are of POSIX")
@pytest.mark.parametrize("stubborn", ["", "time.sleep(1000)"])
def test_the_program_and_all_it_started_end_with_the_match(tmp_path, stubborn):
    """It tells its process, and that of a program it started; a stubborn one stays when its input is closed."""
    pids = tmp_path / "pids"
    start = f"import os, pathlib, subprocess, time\nother = subprocess.Popen(['sleep', '{1000 if stubborn else 0}'])\n"
    start += f"pathlib.Path({str(pids)!r}).write_text(f'{{os.getpid()}} {{other.pid}}')\n"
    match(HASHI, command(tmp_path, start + FIRST + stubborn), most=SHORT)
    own, other = map(int, pids.read_text().split())
    assert not is_running(own)
    until(lambda: not is_running(other))


# --- What it is told --------------------------------------------------------


@pytest.mark.parametrize("game", [FERRY, HASHI], ids=lambda game: game.id)
def test_a_question_depends_on_nothing_that_the_seat_may_not_know(game):
    """Whatever is guessed about the rest: it is asked the same."""
    rng = loops.generator(1)
    for table in walk(Case(game, 2, {}, 5)):
        for seat in table.actors:
            assert question(table.observe(seat), 7, 1.0) == question(imagined(table, seat, rng).observe(seat), 7, 1.0)


def test_what_crosses_the_pipe(tmp_path):
    """Ferry: cards drawn and stowed by others are hidden in the lines, their hands in the view."""
    heard = tmp_path / "heard.txt"
    hearing = answering('json.dumps({"action": question["legal"][-1]})', f"open({str(heard)!r}, 'a').write(line)")
    table, bot = match(FERRY, command(tmp_path, hearing), seats=3)
    assert bot.complaints == []
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    names = ["do", "match", "game", "options", "seat", "view", "lines", "legal", "seconds"]
    assert all(list(asked) == names for asked in questions)
    last = questions[-1]
    assert last["lines"] == table.lines(0)[: len(last["lines"])]
    assert {"chance card ?", "0 rest"} <= set(last["lines"])
    assert all(not player["hand"] for player in last["view"]["players"][1:])


def test_a_forced_action_is_not_asked_for(tmp_path):
    heard = tmp_path / "heard.txt"
    hearing = answering('json.dumps({"action": question["legal"][0]})', f"open({str(heard)!r}, 'a').write(line)")
    match(HASHI, command(tmp_path, hearing))
    assert all(len(json.loads(line)["legal"]) > 1 for line in heard.read_text().splitlines())


# --- Bad input --------------------------------------------------------------

REFUSED = [
    ("cmd:", "program-empty"),
    ("cmd:./no-such-bot", "program-missing"),
    ("cmd:'half", "program-quotes"),
]


@pytest.mark.parametrize("name, key", REFUSED)
def test_a_program_that_cannot_be_run_is_refused_at_once(name, key):
    with pytest.raises(BadSetUp) as refusal:
        bot_named(name, HASHI)
    assert refusal.value.key == key
    assert refusal.value.message("cs") != refusal.value.message("en")


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "nan", "inf"])
def test_a_wrong_time_is_refused(monkeypatch, seconds):
    monkeypatch.setenv("OSADA_BOT_SECONDS", seconds)
    with pytest.raises(BadSetUp, match="OSADA_BOT_SECONDS"):
        bot_named(f"cmd:{sys.executable}", HASHI)


def test_a_program_that_is_no_program_costs_moves_only(tmp_path):
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF nonsense")
    broken.chmod(0o755)
    table, bot = match(HASHI, str(broken))
    assert table.over
    assert complaints(bot) == ["program_not_started", "program_not_started"]


# --- The page ---------------------------------------------------------------


def test_the_question_in_the_documentation_is_a_real_one():
    page = (EXAMPLE.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    asked = json.loads(page.split("```json\n")[1].split("```")[0])
    table = Table(HASHI, 2)
    table.play(0, "start 4 3")
    table.play(1, "start 8 4")
    table.outcome("card 6x1")
    assert question(table.observe(0), 2850312, 1.0) == asked

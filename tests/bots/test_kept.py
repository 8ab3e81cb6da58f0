"""Other people's programs over several matches, and before the first."""

import pickle

import pytest

from osada.bots.guest import GuestRefused
from osada.bots.kept import KeptBots, check_guests
from osada.engine.dice import Dice
from osada.engine.table import Table
from tests.bots.programs import answering, command, complaints, is_running, play_on
from tests.games import HASHI
from tests.patience import PATIENCE

SHORT = 12  # lines of a match


def kept_matches(kept, name, numbers, most=SHORT):
    """A match of each number, of this guest against random play. Gives the guest after each."""
    for number in numbers:
        table = Table(HASHI, 2, {}, Dice(number))
        bots = kept.seated(table, [name, "random"], [1, 2], number)
        play_on(table, bots[0], most)
        yield bots[0]


COUNTING = answering(
    'json.dumps({"action": question["legal"][0]})', "open(HEARD, 'a').write(f\"{os.getpid()} {question['match']}\\n\")"
)


@pytest.fixture
def counting(tmp_path, monkeypatch):
    """A program that writes down its process and the match at each question; and what it wrote, but for the check."""
    monkeypatch.setenv("OSADA_BOT_SECONDS", str(PATIENCE))
    heard = tmp_path / "heard.txt"
    called = command(tmp_path, f"import os\nHEARD = {str(heard)!r}{COUNTING}")
    return f"cmd:{called}", lambda: [tuple(map(int, line.split())) for line in heard.read_text().splitlines()][1:]


def test_one_start_serves_all_matches_and_each_has_a_number_of_its_own(counting):
    name, heard = counting
    kept = KeptBots()
    assert [guest.complaints for guest in kept_matches(kept, name, [31, 32, 33])] == [[], [], []]
    kept.close()
    processes, matches = zip(*heard(), strict=True)
    assert len(set(processes)) == 1
    assert not is_running(processes[0])
    assert list(dict.fromkeys(matches)) == [31, 32, 33]


def test_one_name_on_two_seats_is_two_programs(counting):
    name, heard = counting
    kept = KeptBots()
    table = Table(HASHI, 2, {}, Dice(1))
    bots = kept.seated(table, [name, name], [5, 6], 1)
    assert bots[0] is not bots[1]
    for seat, bot in enumerate(bots):
        bot.choose(table.observe(seat))
    kept.close()
    assert len({process for process, _ in heard()}) == 2


def test_a_program_that_was_given_up_may_play_the_next_match(tmp_path, monkeypatch):
    """It crashes whenever it is asked for the match 1."""
    monkeypatch.setenv("OSADA_BOT_SECONDS", str(PATIENCE))
    crash = answering('json.dumps({"action": question["legal"][0]})', "question['match'] == 1 and sys.exit(3)")
    kept = KeptBots()
    found = [complaints(guest) for guest in kept_matches(kept, f"cmd:{command(tmp_path, crash)}", [0, 1, 2])]
    kept.close()
    assert found == [[], ["program_ended", "program_ended"], []]


# --- Before anything is played ----------------------------------------------

SILENT = [
    # what it does                   the reason
    ("import time; time.sleep(99)",  "program_late"),
    ("raise SystemExit(2)",          "program_ended"),
]


@pytest.mark.parametrize("source, reason", SILENT)
def test_a_program_that_does_not_answer_is_not_let_in(tmp_path, monkeypatch, source, reason):
    monkeypatch.setattr("osada.bots.program.START", 0.0)
    monkeypatch.setenv("OSADA_BOT_SECONDS", "0.2" if reason == "program_late" else str(PATIENCE))
    name = f"cmd:{command(tmp_path, source)}"
    for check in (check_guests, lambda *given: KeptBots().seated(Table(HASHI, 2), [name, "random"], [1, 2], 1)):
        with pytest.raises(GuestRefused) as refusal:
            check(HASHI, {}, [name, "random"], 2)
        assert refusal.value.problem.reason == reason
        assert "Nothing was played" in refusal.value.message("en")
        assert pickle.loads(pickle.dumps(refusal.value)).message("cs") == refusal.value.message("cs")
        assert "random" not in refusal.value.message("en")


def test_a_program_that_answers_wrongly_is_let_in(tmp_path, monkeypatch):
    monkeypatch.setenv("OSADA_BOT_SECONDS", str(PATIENCE))
    check_guests(HASHI, {}, [f"cmd:{command(tmp_path, answering(repr('nonsense')))}"], 2)

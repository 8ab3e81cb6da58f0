"""Whole tournaments: the report depends on the seed alone, whatever was played before, where and in which order."""

import os
import sys
from contextlib import chdir, closing

import pytest

from osada.arena import Folder, backend_named
from osada.arena.backends import Here, Processes
from osada.arena.tournament import STEP
from osada.engine.errors import BadSetUp
from tests.arena.given import tournament
from tests.bots.programs import FIRST, command, is_running
from tests.patience import PATIENCE, until


class Backwards(Here):
    """Answers in the opposite order, and counts."""

    asked = 0

    def run(self, work, given):
        self.asked += len(given)
        return map(work, given[::-1])


class Interrupted(Here):
    """Somebody presses Ctrl-C after some matches."""

    def __init__(self, after):
        self.after = after

    def run(self, work, given):
        yield from map(work, given[: self.after])
        raise KeyboardInterrupt


def play(chosen, path, backend):
    with Folder(path, chosen.setting).opened() as folder, closing(backend):
        return chosen.play(folder, backend)


class Elsewhere(Here):
    """Matches are played where the files of this folder are not, as on another machine."""

    def __init__(self, folder):
        self.folder = folder

    def run(self, work, given):
        with chdir(self.folder):
            yield from map(work, given)


def test_a_program_that_is_not_where_matches_are_played_ends_the_run_before_it_begins(tmp_path, monkeypatch):
    """`./bot` is here, and not there."""
    monkeypatch.setenv("OSADA_BOT_SECONDS", str(PATIENCE))
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    bot = tmp_path / "here" / "bot"
    bot.write_text(f"#!{sys.executable}\n{FIRST}")
    bot.chmod(0o755)
    monkeypatch.chdir(tmp_path / "here")
    chosen = tournament("cmd:./bot,random", games=2)
    with Folder(tmp_path / "kept", chosen.setting).opened() as folder:
        with pytest.raises(BadSetUp, match=r"\./bot"):
            chosen.play(folder, Elsewhere(tmp_path / "there"))
        assert folder.played == {}
        assert chosen.play(folder, Here()).games == 2


@pytest.mark.skipif(os.name == "nt", reason="process groups are of POSIX")
def test_workers_start_a_program_once_and_end_it_with_them(tmp_path, monkeypatch):
    """It writes down its process, and stays when its input is closed."""
    monkeypatch.setenv("OSADA_BOT_SECONDS", str(PATIENCE))
    started = tmp_path / "started"
    telling = f"import os, time\nopen({str(started)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    name = f"cmd:{command(tmp_path, telling + FIRST + 'time.sleep(1000)')}"
    found = play(tournament(f"{name},random", games=8), tmp_path / "kept", Processes(2))
    assert (found.games, [bot.faults for bot in found.bots]) == (8, [0, 0])
    programs = [int(line) for line in started.read_text().splitlines()]
    assert 1 <= len(programs) <= 2, "one for each worker"
    for program in programs:
        until(lambda: not is_running(program))  # noqa: B023  # asked at once


def files_of(path):
    return {file.relative_to(path): file.read_text() for file in path.rglob("*.txt")}


def test_one_and_two_workers_play_the_same(tmp_path):
    first, second = tmp_path / "1", tmp_path / "2"
    reports = [play(tournament(), first, backend_named("local", 1)), play(tournament(), second, Processes(2))]
    assert reports[0] == reports[1]
    assert files_of(first) == files_of(second) != {}


def test_the_order_of_the_answers_does_not_matter(tmp_path):
    assert play(tournament(), tmp_path / "1", Here()) == play(tournament(), tmp_path / "2", Backwards())


def test_an_interrupted_tournament_goes_on(tmp_path):
    chosen, folder = tournament(games=6), tmp_path / "cut"
    with pytest.raises(KeyboardInterrupt):
        play(chosen, folder, Interrupted(after=3))
    with Folder(folder, chosen.setting).opened() as kept:
        so_far = chosen.report(kept)
    assert (so_far.games, so_far.pairs[0].games) == (3, 2)
    rest = Backwards()
    assert play(chosen, folder, rest) == play(chosen, tmp_path / "whole", Here())
    assert rest.asked == 3


def test_a_tournament_after_a_cut_file_ends_the_same(tmp_path):
    whole = play(tournament(), tmp_path, Here())
    file = tmp_path / "matches.jsonl"
    file.write_bytes(file.read_bytes()[:-30])
    again = Backwards()
    assert play(tournament(), tmp_path, again) == whole
    assert again.asked == 1


def test_more_matches_and_more_bots_use_what_was_played(tmp_path):
    play(tournament(games=2), tmp_path, Here())
    more = Backwards()
    play(tournament(games=4), tmp_path, more)
    assert more.asked == 2
    fewer = Backwards()
    assert play(tournament(games=2), tmp_path, fewer).games == 2
    assert fewer.asked == 0


UNTIL = [
    # bots             mark   verdict   matches
    ("greedy,random",  0.75,  "above",  2 * STEP),
    ("random,greedy",  0.25,  "below",  2 * STEP),
    ("greedy,random",  0.99,  "",       2 * STEP + 2),
]


@pytest.mark.parametrize("bots, mark, verdict, matches", UNTIL)
def test_until_the_interval_leaves_the_mark(tmp_path, bots, mark, verdict, matches):
    chosen = tournament(bots, games=2 * STEP + 2, until=mark)
    found = play(chosen, tmp_path, Here())
    assert (chosen.verdict(found), found.games) == (verdict, matches)
    again = Backwards()
    assert play(chosen, tmp_path, again) == found
    assert again.asked == 0


def test_with_three_seats_the_mark_is_about_all_matches_of_the_first(tmp_path):
    chosen = tournament("greedy,random,random", games=3 * STEP, until=0.5, seats=3)
    found = play(chosen, tmp_path, Here())
    assert chosen.verdict(found) == "above"
    assert chosen.watched(found) == next(bot.wins for bot in found.bots if bot.bot == "greedy")

"""Small programs that play well, badly or not at all, and matches with them."""

import shlex
import subprocess
import sys

from osada.bots import Random
from osada.bots.program import Program
from osada.engine.dice import Dice
from osada.engine.table import Table
from tests.patience import PATIENCE

ANSWERS = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    {work}
    print({answer}, flush=True)
"""


def answering(answer, work="pass"):
    """A program that answers every question so; `work` is what it does before."""
    return ANSWERS.format(answer=answer, work=work)


FIRST = answering('json.dumps({"action": question["legal"][0]})')


def command(folder, source, name="bot"):
    """Writes the program and says how it is called."""
    file = folder / f"{name}.py"
    file.write_text(source, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def match(game, called, *, seconds=PATIENCE, most=10_000, seats=2):
    """A match of the program on seat 0 against random play. Gives the table and the bot, which is closed by then."""
    table = Table(game, seats, {}, Dice(7))
    with Program(called, game, seed=7, seconds=seconds) as bot:
        play_on(table, bot, most)
    return table, bot


def play_on(table, bot, most):
    rival = Random(table.game, 7)
    while not table.over and len(table.log) < most:
        table.roll()
        for seat in table.actors[:1]:
            table.play(seat, (rival if seat else bot).choose(table.observe(seat)))


def complaints(bot):
    return [complaint.problem.reason for complaint in bot.complaints]


def is_running(pid):
    """A process that has ended, but is not yet taken note of by its parent, does not run."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, encoding="utf-8", check=False)
    return shown.stdout.strip()[:1] not in ("", "Z")

"""Bots that make trouble. Workers import this, and with it the games of the tests.

A bot that is asked writes a line to the file NOTES; a patient one waits until the file GATE is there.
"""

import os
import time
from pathlib import Path

import tests.games  # noqa: F401  # makes Ferry known
import tests.unhurried  # noqa: F401  # and how long bots think
from osada.bots.players import BOTS

NOTES, GATE = "OSADA_TEST_NOTES", "OSADA_TEST_GATE"


class First:
    """Plays the first legal action, and says which process and which bot it is, and how often it was asked."""

    def __init__(self, game, seed):
        self._seed, self._asked = seed, 0

    def choose(self, table, seat):
        self._asked += 1
        with Path(os.environ[NOTES]).open("a") as notes:
            notes.write(f"{os.getpid()} {self._seed} {self._asked} {table.names.get(seat, '')}\n")
        return table.legal_codes(seat)[0]


class Patient(First):
    def choose(self, table, seat):
        chosen = super().choose(table, seat)
        while not Path(os.environ[GATE]).exists():
            time.sleep(0.01)
        return chosen


class Deadly(First):
    def choose(self, table, seat):
        super().choose(table, seat)
        os._exit(9)


class Clumsy(First):
    def choose(self, table, seat):
        raise ZeroDivisionError


BOTS.update(first=First, patient=Patient, deadly=Deadly, clumsy=Clumsy)

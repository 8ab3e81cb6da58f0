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
    """Plays the first legal action; says which process and bot it is, how often it was asked, after how many lines."""

    def __init__(self, game, seed):
        self._seed, self._asked = seed, 0

    def choose(self, observation):
        self._asked += 1
        with Path(os.environ[NOTES]).open("a") as notes:
            notes.write(f"{os.getpid()} {self._seed} {self._asked} {len(observation.lines)}\n")
        return observation.legal_codes[0]


class Patient(First):
    def choose(self, observation):
        chosen = super().choose(observation)
        while not Path(os.environ[GATE]).exists():
            time.sleep(0.01)
        return chosen


class Deadly(First):
    def choose(self, observation):
        super().choose(observation)
        os._exit(9)


class Clumsy(First):
    def choose(self, observation):
        raise ZeroDivisionError


BOTS.update(first=First, patient=Patient, deadly=Deadly, clumsy=Clumsy)

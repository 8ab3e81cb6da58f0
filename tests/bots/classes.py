"""Small bots as Python classes: good ones, and ones that make every mistake."""

import numpy as np


class InWords:
    def __init__(self, game, seed):
        self.game, self.seed = game, seed

    def choose(self, observation):
        return observation.legal[0]


class ByCode(InWords):
    def choose(self, observation):
        return observation.legal_codes[-1]


class ByNumpyCode(InWords):
    def choose(self, observation):
        return np.int16(observation.legal_codes[-1])


class Remembering(InWords):
    """Keeps what it was told."""

    made = []

    def __init__(self, game, seed):
        super().__init__(game, seed)
        self.matches, self.asked = [], []
        Remembering.made.append(self)

    def new_match(self, number):
        self.matches.append(number)
        self.asked.clear()

    def choose(self, observation):
        self.asked.append(observation)
        return super().choose(observation)


class Raising(InWords):
    def choose(self, observation):
        raise RuntimeError("no\nidea")


class RaisingFirst(InWords):
    def new_match(self, number):
        raise RuntimeError("no\x1bplace")


class Silent(InWords):
    def choose(self, observation):
        return None


class Truthful(InWords):
    def choose(self, observation):
        return True


class Castling(InWords):
    def choose(self, observation):
        return "castle"


class Numbering(InWords):
    def choose(self, observation):
        return 99_999


class Illegal(InWords):
    """Start numbers 3 and 4 stand on flagged islands only."""

    def choose(self, observation):
        return "start 1 3"


class Unmade(InWords):
    def __init__(self, game, seed):
        raise RuntimeError("no place")


class Mute:
    def __init__(self, game, seed):
        """It cannot choose."""

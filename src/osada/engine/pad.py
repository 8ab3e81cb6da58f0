"""The head of a score file, a real table as JSON: its edition, and a row for each player. The rest is the game's."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from osada.engine.fields import Fields
from osada.engine.game import SPECTATOR
from osada.engine.layout import States, empty
from osada.engine.loops import fill_state, generator


class ScoreFile:
    """`ScoreFile(data, EDITION_IDS, ("side", "edition", "boards"), "boards", range(1, 5))`: no other fields."""

    def __init__(
        self, data: Any, editions: Sequence[str], fields: Sequence[str], players: str, seats: Sequence[int]
    ) -> None:
        self.fields = Fields(data).only(*fields)
        self.edition = editions.index(self.fields.word("edition", editions, editions[0]))
        self._name, self._seats = players, seats

    @cached_property
    def players(self) -> list[Fields]:
        return self.fields.objects(self._name, min(self._seats), max(self._seats))

    def record(self, dtype: np.dtype[Any], over: int) -> States:
        """A VIEW, or a STATE, with the field `phase`, of a match that is over: what the head says, and nothing else."""
        found = empty(dtype)
        found["edition"], found["seats"], found["phase"] = self.edition, len(self.players), over
        return found


def position(known: States, dtype: np.dtype[Any]) -> States:
    """The position that an onlooker sees so."""
    states = empty(dtype)
    fill_state(known, SPECTATOR, generator(0), states)
    return states

"""How likely each outcome is that comes next, as far as a seat can know."""

from collections import defaultdict
from typing import Any

import numpy as np

from osada.engine import loops
from osada.engine.layout import States
from osada.server.asking.perspective import Perspective
from osada.server.asking.responses import OddsTold, OutcomeTold
from osada.server.asking.trial import OUTCOME, Trial

WORLDS = 200  # that are averaged where the weights hang on something hidden
DIGITS = 4


def odds(trial: Trial) -> OddsTold:
    """The outcomes as the seat will read them: those that it may not tell apart count together.

    Exact where the seat knows all weights; else the mean of many positions that fit what it knows.
    """
    exact, chances = _chances(trial.perspective.looking(trial.states)) if trial.stops == OUTCOME else (True, {})
    found: list[OutcomeTold] = [{"text": text, "chance": round(chance, DIGITS)} for text, chance in chances.items()]
    return {"done": trial.done, "stops": trial.stops, "exact": exact, "outcomes": found}


def _chances(perspective: Perspective) -> tuple[bool, dict[str, float]]:
    worlds = perspective.worlds(WORLDS)
    weights = np.zeros((WORLDS, len(perspective.game.outcomes)), np.int32)
    for index in range(WORLDS):
        loops.list_chance(worlds, index, weights[index])
    shares: defaultdict[str, Any] = defaultdict(lambda: np.zeros(WORLDS))
    for code in np.flatnonzero(weights.any(axis=0)).tolist():
        first = int(np.flatnonzero(weights[:, code])[0])
        shares[_text(perspective, worlds[first : first + 1], code)] += weights[:, code] / weights.sum(axis=1)
    exact = all(np.allclose(each, each[0]) for each in shares.values())
    return exact, {text: float(each.mean()) for text, each in shares.items()}


def _text(perspective: Perspective, world: States, code: int) -> str:
    """The words of an outcome as the seat will read them; it can come in this world."""
    table = perspective.table(world)
    table.outcome(code)
    return table.words(table.log[-1], perspective.seat)

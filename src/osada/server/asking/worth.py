"""For each part of a seat's score: what it pays now, what it can be made to pay before anything new comes, and the most
that was found for the rest of the match."""

from collections import deque
from collections.abc import Iterator

import numpy as np

from osada.engine import loops
from osada.engine.layout import States
from osada.engine.scores import scores_of
from osada.server.asking.perspective import Perspective
from osada.server.asking.responses import PartTold, WorthTold
from osada.server.asking.trial import Trial

MOST_TRIED = 400  # positions that own actions lead to
ENDS = 96  # random ends of the match
BATCH = 2  # of them at once: between two batches others have their turn
MOST_LINES = 5000  # of such an end

Points = dict[str, int]


def worth(trial: Trial) -> WorthTold:
    """`now`; `best`: the most that own actions make of it up to the next outcome; `most`: the same, or more where a
    random end of the match had more. `whole`: all ways of acting were tried, so that nothing beats `best`."""
    perspective = trial.perspective.looking(trial.states)
    now = _points(perspective, trial.states)
    best, tried = now, 0
    for states in _reachable(trial):
        best, tried = _larger(best, _points(perspective, states)), tried + 1
    most = dict(best)
    for states in _ends(perspective):
        most = _larger(most, _points(perspective, states))
    names = [part.name for part in perspective.game.parts if part.name in most]
    rows: list[PartTold] = [
        {"part": name, "now": now.get(name), "best": best.get(name), "most": most[name]} for name in names
    ]
    return {"done": trial.done, "stops": trial.stops, "whole": tried < MOST_TRIED, "parts": rows}


def _points(perspective: Perspective, states: States) -> Points:
    """Of the seat, in the first of these positions; titles are no points."""
    parts = scores_of(perspective.game, states[:1], final=False).seats[perspective.seat].parts
    return {name: value for name, value in parts.items() if isinstance(value, int)}


def _larger(first: Points, second: Points) -> Points:
    return {name: max(each.get(name, -(2**31)) for each in (first, second)) for name in {**first, **second}}


def _reachable(trial: Trial) -> Iterator[States]:
    """The positions that own actions lead to, nearest first, each once."""
    perspective, codes = trial.perspective, np.zeros(len(trial.perspective.game.actions), np.int16)
    waiting, known = deque([trial.states]), {trial.states.tobytes()}
    yielded = 0
    while waiting and yielded < MOST_TRIED:
        states = waiting.popleft()
        yielded += 1
        yield states
        count = loops.list_legal(states, 0, perspective.seat, codes)
        for code in codes[:count].tolist() if len(waiting) < MOST_TRIED else ():
            later = perspective.after(states, code)
            if later is not None and later.tobytes() not in known:
                known.add(later.tobytes())
                waiting.append(later)


def _ends(perspective: Perspective) -> Iterator[States]:
    """Ends of the match, played at random from positions that fit what the seat knows."""
    worlds, rng = perspective.worlds(ENDS), loops.generator(ENDS)
    codes, weights = (
        np.zeros(len(perspective.game.actions), np.int16),
        np.zeros(len(perspective.game.outcomes), np.int32),
    )
    for first in range(0, ENDS, BATCH):
        loops.playouts(worlds[first : first + BATCH], rng, codes, weights, MOST_LINES)
    for index in range(ENDS):
        yield worlds[index : index + 1]

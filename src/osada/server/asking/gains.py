"""For every line that may follow: how the totals would change if the choice were finished in the best way.

A choice is finished where the seat need not go on: somebody else or chance must act, the match is over, the next line
would show something hidden, or the line that ends the turn is legal.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from osada.engine import loops
from osada.engine.game import NO_ACTION, OK, TOTAL
from osada.engine.layout import States, joined
from osada.server.asking.perspective import Perspective
from osada.server.asking.responses import GainsTold, GainTold
from osada.server.asking.trial import Trial
from osada.server.tables.guess import estimate

MOST_TRIED = 3000  # positions for one answer, in all imagined worlds together

Change = np.ndarray[Any, Any]  # of the totals: [world, seat]


def gains(trial: Trial, most: int = MOST_TRIED) -> GainsTold:
    """Against the totals before the actions. Lines that cannot be finished within so many positions are left out."""
    found = Finishing(trial, most).gains() if trial.stops is None else {}
    known = [_is_known(trial.perspective, seat) for seat in range(trial.perspective.seats)]
    texts = trial.perspective.game.actions.text
    rows = [_told(texts[code], found[code], known) for code in sorted(found)]
    return {"done": trial.done, "stops": trial.stops, "gains": rows}


def _is_known(perspective: Perspective, seat: int) -> bool:
    """Whether the total of a seat can be known: the game says so, agreeing worlds would prove nothing."""
    return all(part.words or part.is_known(is_own=seat == perspective.seat) for part in perspective.game.parts)


def _told(action: str, change: Change, known: list[bool]) -> GainTold:
    totals = [int(change[0, seat]) if sure else None for seat, sure in enumerate(known)]
    if all(known):
        return {"action": action, "totals": totals}
    estimates = [None if sure else estimate(change[:, seat].tolist()) for seat, sure in enumerate(known)]
    return {"action": action, "totals": totals, "estimates": estimates}


class Finishing:
    """All ways to finish a choice, as far as they can be tried."""

    def __init__(self, trial: Trial, most: int) -> None:
        self.perspective, self.states, self.left = trial.perspective, trial.states, most
        self.codes, self.end = np.zeros(len(trial.perspective.game.actions), np.int16), trial.perspective.game.end_code
        self.before = self._totals([trial.settled])

    def gains(self) -> dict[int, Change]:
        """By line. Most are finished at once; the others share what may still be tried."""
        after = {code: states for code, states in self._lines(self.states) if states is not None}
        short = [code for code, states in after.items() if self._may_stop(states)]
        longer = [code for code in after if code not in short]
        found = dict(zip(short, self._changes([after[code] for code in short]), strict=True))
        for index, code in enumerate(longer):
            best = self._best(after[code], self.left // (len(longer) - index))
            if best is not None:
                found[code] = best
        return found

    def _best(self, states: States, most: int) -> Change | None:
        """Of all ways to finish; none where there are too many."""
        ends, waiting, known = [], [states], {states.tobytes()}
        least = self.left - most
        while waiting and self.left >= least:
            now = waiting.pop()
            later = [] if self._may_stop(now) else [states for _, states in self._lines(now)]
            looks = {states.tobytes(): states for states in later if states is not None}
            waiting += [states for look, states in looks.items() if look not in known]
            known |= looks.keys()
            if len(later) == 0 or any(states is None for states in later):
                ends.append(now)
        return None if waiting else max(self._changes(ends), key=self._rank, default=None)

    def _rank(self, change: Change) -> tuple[float, float]:
        """Own points first; of equal ways the one that gives others least. In the mean of the worlds."""
        means = change.mean(axis=0)
        own = means[self.perspective.seat]
        return own, own - means.sum()

    def _may_stop(self, states: States) -> bool:
        seat = self.perspective.seat
        if not loops.list_actors(states, 0) >> seat & 1:
            return True
        return bool(self.end != NO_ACTION and loops.ask_why_not(states, 0, seat, self.end) == OK)

    def _lines(self, states: States) -> list[tuple[int, States | None]]:
        """The legal lines and what they lead to; none where that would show something hidden."""
        count = loops.list_legal(states, 0, self.perspective.seat, self.codes)
        self.left -= count * len(states)
        return [(code, self.perspective.after(states, code)) for code in self.codes[:count].tolist()]

    def _changes(self, ends: Sequence[States]) -> list[Change]:
        """Each end has the same worlds as the beginning, in the same order."""
        return list(self._totals(ends) - self.before) if ends else []

    def _totals(self, many: Sequence[States]) -> np.ndarray[Any, Any]:
        """[position, world, seat]"""
        states, sheet = joined(many), self.perspective.game.sheet()
        sheets = np.repeat(sheet[None], len(states), axis=0)
        loops.score_all(states, sheets)
        return sheets[:, : self.perspective.seats, TOTAL].reshape(len(many), -1, self.perspective.seats)

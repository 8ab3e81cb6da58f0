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
from osada.server.asking.responses import GainsTold, GainTold
from osada.server.asking.trial import Trial

MOST_TRIED = 3000  # positions for one answer, in all imagined worlds together

Change = Sequence[int | None]  # of the total of each seat; none where the worlds differ


def gains(trial: Trial, most: int = MOST_TRIED) -> GainsTold:
    """Against the totals before the actions. Lines that cannot be finished within so many positions are left out."""
    found = Finishing(trial, most).gains() if trial.stops is None else {}
    texts = trial.perspective.game.actions.text
    rows: list[GainTold] = [{"action": texts[code], "totals": list(found[code])} for code in sorted(found)]
    return {"done": trial.done, "stops": trial.stops, "gains": rows}


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
        return {code: change for code, change in found.items() if change[self.perspective.seat] is not None}

    def _best(self, states: States, most: int) -> Change | None:
        """Of all ways to finish; none where there are too many, or where the seat cannot know what one of them pays."""
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
        changes = [] if waiting else self._changes(ends)
        if not changes or any(change[self.perspective.seat] is None for change in changes):
            return None
        return max(changes, key=self._rank)

    def _rank(self, change: Change) -> tuple[int, int]:
        """Own points first; of equal ways the one that gives others least."""
        own = change[self.perspective.seat] or 0
        return own, own - sum(each or 0 for each in change)

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
        if not ends:
            return []
        changes = self._totals(ends) - self.before
        agreed = (changes == changes[:, :1]).all(axis=1)
        rows = zip(changes[:, 0].tolist(), agreed.tolist(), strict=True)
        return [[each if known else None for each, known in zip(*row, strict=True)] for row in rows]

    def _totals(self, many: Sequence[States]) -> np.ndarray[Any, Any]:
        """[position, world, seat]"""
        states, sheet = joined(many), self.perspective.game.sheet()
        sheets = np.repeat(sheet[None], len(states), axis=0)
        loops.score_all(states, sheets)
        return sheets[:, : self.perspective.seats, TOTAL].reshape(len(many), -1, self.perspective.seats)

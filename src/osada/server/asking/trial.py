"""Own actions on a copy, up to the next outcome: what a seat would see, might do and would have."""

from collections.abc import Sequence
from typing import Final

from osada.engine import loops
from osada.engine.errors import PlayError, UnknownWords
from osada.engine.game import CHANCE
from osada.engine.table import Table
from osada.server.asking.perspective import Perspective
from osada.server.asking.responses import RefusalTold, Stop, TrialTold
from osada.server.errors import as_json
from osada.server.tables.guess import scores_seen

WORLDS = 8  # in which everything is tried at once; where they part, something hidden would be shown
ILLEGAL: Final = "illegal"
HIDDEN: Final = "hidden"
OUTCOME: Final = "outcome"
OTHERS: Final = "others"
OVER: Final = "over"


class Trial:
    """A seat acts in some imagined positions at once that all look the same to it.

    `stops` says why it cannot go on: the next action is illegal or would show something hidden, an outcome is due,
    others must act, or the match is over. An action that shows something hidden is not done: what it would show here
    is made up.
    """

    def __init__(self, perspective: Perspective, actions: Sequence[str] = ()) -> None:
        self.perspective = perspective
        self.settled = self.states = perspective.different_worlds(WORLDS)  # before the actions, and after them
        self.done, self.refusal = 0, None
        self.stops: Stop | None = self._barrier()
        for action in actions:
            if self.stops is None:
                self._play(action)

    refusal: PlayError | None

    @property
    def table(self) -> Table:
        """The position as far as it was tried."""
        return self.perspective.table(self.states)

    def why_not(self, action: str) -> PlayError | None:
        try:
            return self.table.why_not(self.perspective.seat, action)
        except UnknownWords as problem:
            return problem

    def as_json(self, lang: str) -> TrialTold:
        table, seat = self.table, self.perspective.seat
        return {
            "done": self.done,
            "stops": self.stops,
            "error": refusal_as_json(self.refusal, lang) if self.refusal else None,
            "view": table.view(seat),
            "legal": table.legal(seat) if seat in table.actors else [],
            "scores": scores_seen(table, seat),
        }

    def _play(self, action: str) -> None:
        self.refusal = self.why_not(action)
        if self.refusal:
            self.stops = ILLEGAL
            return
        later = self.perspective.after(self.states, self.perspective.game.actions.parse(action))
        if later is None:
            self.stops = HIDDEN
            return
        self.states, self.done = later, self.done + 1
        self.stops = self._barrier()

    def _barrier(self) -> Stop | None:
        acting = loops.list_actors(self.states, 0)
        if acting >> self.perspective.seat & 1:
            return None
        if acting == 0:
            return OVER
        return OUTCOME if acting == 1 << CHANCE else OTHERS


def refusal_as_json(refusal: PlayError | None, lang: str) -> RefusalTold:
    if refusal is None:
        return {"kind": None, "reason": None, "args": [], "message": None}
    return {**as_json(refusal, lang)}  # type: ignore[typeddict-item]  # the same fields

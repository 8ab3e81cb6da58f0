"""What an answer may rest on: the view of one seat, and nothing else.

Whatever is asked is tried in positions that are imagined from that view, never in the real one. So an answer tells
nothing that the seat could not have found out alone, whichever rules a game has.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from osada.engine import loops
from osada.engine.game import OK, Game
from osada.engine.layout import States, as_rules_read, empty, joined
from osada.engine.table import Table

SEED = 20_262  # the same view is imagined in the same way every time: asking again tells nothing more


@dataclass(frozen=True, eq=False)
class Perspective:
    """A seat and what it knows."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seat: int
    known: States

    @classmethod
    def of(cls, table: Table, seat: int) -> "Perspective":
        return cls(table.game, table.seats, table.options, seat, table.known(seat))

    def worlds(self, count: int) -> States:
        """Positions that fit the view."""
        found, rng = empty(self.game.state, count), loops.generator(SEED)
        for index in range(count):
            loops.fill_state(self.known, self.seat, rng, found[index : index + 1])
        return found

    def different_worlds(self, count: int) -> States:
        """The same, but each once: where all lies open there is one."""
        worlds = self.worlds(count)
        first_of = {worlds[index].tobytes(): index for index in reversed(range(count))}
        return as_rules_read(worlds[sorted(first_of.values())])

    def table(self, states: States) -> Table:
        """The first of these positions, to be asked like any other match."""
        table = Table(self.game, self.seats, self.options)
        table.restore(states[:1].copy(), [])
        return table

    def looking(self, states: States) -> "Perspective":
        """The same seat, in the first of these positions."""
        return replace(self, known=self._known(states, 0))

    def after(self, states: States, code: int) -> States | None:
        """The positions after a legal action of the seat; none if it would see which of them is the real one."""
        later = joined([states])
        for index in range(len(later)):
            reason, _ = loops.try_apply(later, index, self.seat, code)
            if reason != OK:
                return None
        if len(later) == 1:
            return later
        looks = {self._known(later, index).tobytes() for index in range(len(later))}
        return later if len(looks) == 1 else None

    def _known(self, states: States, index: int) -> States:
        known = empty(self.game.known)
        loops.fill_view(states, index, self.seat, known)
        return known

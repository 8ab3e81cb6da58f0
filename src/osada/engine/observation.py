"""What a bot is given: all that one seat may know of a match, and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from osada.engine.game import CHANCE, NO_ACTION, Game
from osada.engine.layout import States, as_json


class SeenLine(NamedTuple):
    """A line of the log as the seat may read it."""

    seat: int  # or CHANCE
    words: str  # `write 11`, or `card ?` where the rest is hidden
    code: int  # NO_ACTION where it is hidden

    @property
    def text(self) -> str:
        """As in a record, with who acted."""
        return f"chance {self.words}" if self.seat == CHANCE else f"{self.seat} {self.words}"

    @property
    def is_hidden(self) -> bool:
        return self.code == NO_ACTION


@dataclass(frozen=True, eq=False)
class Observation:
    """A seat's knowledge. The table makes it (`Table.observe`); two that tell the same are equal."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seat: int
    known: States  # the VIEW record
    lines: tuple[SeenLine, ...]  # the match so far
    legal_codes: tuple[int, ...]  # what the seat may do now, in rising order

    @property
    def view(self) -> dict[str, Any]:
        """The VIEW record as plain JSON values."""
        return as_json(self.known[0], self.game.shown)

    @property
    def legal(self) -> list[str]:
        """The words of every action that the seat may do now."""
        return [self.game.actions.text[code] for code in self.legal_codes]

    @property
    def texts(self) -> list[str]:
        """The lines of the match in the words of the record; `?` stands for what the seat may not know."""
        return [line.text for line in self.lines]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.game.id, self.seat, self.lines, self.legal_codes))

    def _facts(self) -> tuple[Any, ...]:
        set_up = self.game, self.seats, dict(self.options), self.seat
        return *set_up, self.known.tobytes(), self.lines, self.legal_codes

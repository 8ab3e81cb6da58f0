"""Who meets whom, on which seats and with which seeds: all of it follows from the names of the bots and one seed.

A line-up is the bots of one table. It plays a deal (one seed of the dice) once in each rotation of its seats, and all
line-ups play the same deals.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, permutations

from osada.engine.errors import BadSetUp
from osada.engine.game import Game

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Setting:
    """What all matches of a tournament share."""

    game: Game
    seats: int
    options: Mapping[str, str]  # all of them
    seed: int


@dataclass(frozen=True)
class Job:
    """One match to play, in plain values: it may travel to another process or machine."""

    game: str
    options: tuple[tuple[str, str], ...]
    line_up: LineUp
    deal: int
    rotation: int
    seed: int  # of the tournament

    @property
    def key(self) -> tuple[LineUp, int, int]:
        return self.line_up, self.deal, self.rotation

    @property
    def bots(self) -> LineUp:
        """The bot on each seat."""
        return rotated(self.line_up, self.rotation)

    @property
    def dice_seed(self) -> str:
        """The same for every line-up and rotation of a deal."""
        return f"{self.seed}.{self.deal}"

    def bot_seed(self, seat: int) -> int:
        """For a bot's own randomness: another one for each seat of each match."""
        return _number(self.seed, self.deal, *self.line_up, self.rotation, seat)

    @property
    def number(self) -> int:
        """Tells matches apart, and tells nothing of the seed: other people's bots may know it."""
        return _number(self.deal, *self.line_up, self.rotation)


def _number(*words: object) -> int:
    return int.from_bytes(blake2b(" ".join(map(str, words)).encode(), digest_size=4).digest(), "big")


def rotated(line_up: LineUp, by: int) -> LineUp:
    return line_up[-by:] + line_up[:-by] if by else line_up


def rotations(line_up: LineUp) -> list[int]:
    """Those that seat the bots differently: `a b b` has three, `a b a b` two."""
    first: dict[LineUp, int] = {}
    for by in range(len(line_up)):
        first.setdefault(rotated(line_up, by), by)
    return sorted(first.values())


def line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """The tables that bots play at: see docs/arena.md."""
    different = list(dict.fromkeys(bots))
    if seats > 1 and len(different) < 2:
        raise BadSetUp("arena-one-bot", bot=different[0])
    if len(bots) == seats:
        return [tuple(bots)]
    if len(different) < len(bots):
        raise BadSetUp("arena-repeats", bots=len(bots), seats=seats)
    if len(bots) > seats:
        return list(combinations(bots, seats))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]


def seats_for(bots: Sequence[str], seats: int | None) -> int:
    """Without a number of seats: as many as bots where one is named twice, else two."""
    if seats is not None:
        return seats
    return len(bots) if len(set(bots)) < len(bots) else 2


def deals_for(games: int, tables: Sequence[LineUp]) -> int:
    """So many deals give every line-up at least this many matches."""
    fewest = min(len(rotations(table)) for table in tables)
    return -(-games // fewest)


def jobs_of(setting: Setting, tables: Sequence[LineUp], deals: range) -> Iterator[Job]:
    """Every match of these deals, deal by deal."""
    options = tuple(setting.options.items())
    for deal in deals:
        for table in tables:
            for rotation in rotations(table):
                yield Job(setting.game.id, options, table, deal, rotation, setting.seed)

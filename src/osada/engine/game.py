"""The one contract between a game and everything else: a frozen value of functions, no base class."""

import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal

import numpy as np

from osada.engine.actions import ActionSpace
from osada.engine.cache import Cache
from osada.engine.compiled import rule
from osada.engine.counting import Count
from osada.engine.errors import BadSetUp
from osada.engine.layout import Shown, State, States
from osada.locales import Words

SPECTATOR, CHANCE = 6, 7  # seat numbers beside the players' own, which begin with 0
EVERYBODY = (1 << CHANCE) - 1  # readers of a line, as bits: all seats there can be, and the spectator
OK = 0  # what `why_not` answers when an action is legal
NO_ACTION = -1  # in place of a code
ABSENT = -(2**31)  # in a score sheet: this seat has no such part
RANDOM = "random"  # as the value of an option: it is drawn

TOTAL, PLACE, PARTS = range(3)  # columns of a score sheet: the total, the place, then the parts
ALL: Final = "all"  # who knows a part of a score while the match is on: whoever looks,
OWNER: Final = "owner"  # or the seat that has it,
NONE: Final = "none"  # or nobody for sure


@rule
def why(reason, first=0, second=0):
    """A reason and up to two small numbers (each below 4096), packed into one integer."""
    return reason | int(first) << 8 | int(second) << 20


@rule
def listed_range(codes, count, first, end):
    """Adds the codes from `first` to before `end` to a list of candidates. Gives the new count."""
    for code in range(first, end):
        codes[count] = code
        count += 1
    return count


@rule
def has_more_points(state, sheet, row, other):
    """By the totals alone."""
    return sheet[row, TOTAL] > sheet[other, TOTAL]


@dataclass(frozen=True)
class Option:
    """A choice at set-up. `values` lists what it may be; where no list can, they are examples and `allows` decides."""

    name: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()  # the numbers of seats that have it; empty: all
    allows: Callable[[str, int], bool] | None = None  # (value, seats)
    each_seat: bool = False  # one word a seat; so of the default, too

    def default_for(self, seats: int) -> str:
        return " ".join(self.default.split()[:seats]) if self.each_seat else self.default

    def exists_for(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def has(self, value: str, seats: int) -> bool:
        return self.allows(value, seats) if self.allows else value in self.values


@dataclass(frozen=True)
class Edition:
    """One set of printed components: ours, or an owner's own."""

    id: str
    hash: str
    folder: Path | None = None  # where an owner's files lie
    file: Path | None = None  # what is printed, as it was read; none where a game has it in its sources


@dataclass(frozen=True)
class Part:
    """A part of the score. One with `words` is a title, not points, and does not count.

    Whoever knows it must find all that it depends on in their view, in every position.
    """

    name: str
    words: tuple[str, ...] = ()
    known_to: Literal["all", "owner", "none"] = NONE

    def is_known(self, *, is_own: bool) -> bool:
        """Does a reader know it, of their own seat or of another?"""
        return self.known_to == ALL or (self.known_to == OWNER and is_own)


@dataclass(frozen=True)
class Reasons:
    """Why an action is illegal: an enum whose members the rules return, and what the numbers beside each mean."""

    enum: type[IntEnum]
    arguments: Mapping[IntEnum, Mapping[str, tuple[str, ...]]]  # by reason and name: its words, () for a plain number

    def unpack(self, packed: int) -> tuple[str, dict[str, Any]]:
        reason = self.enum(packed & 0xFF)
        numbers = (packed >> 8 & 0xFFF, packed >> 20 & 0xFFF)
        named = zip(self.arguments.get(reason, {}).items(), numbers, strict=False)
        return reason.name.lower(), {name: names[number] if names else number for (name, names), number in named}


@dataclass(frozen=True, eq=False)
class Game:
    """A game. Functions marked `rule` are compiled; a seat may be CHANCE or SPECTATOR where that makes sense."""

    # fmt: off
    id: str
    package: str                   # `__name__` of the package that has all of it: rules, `bot`, `show`
    version: int                   # raised whenever a stored log would replay differently
    seats: tuple[int, ...]         # the numbers of seats it can be played with
    options: tuple[Option, ...]
    editions: tuple[Edition, ...]
    actions: ActionSpace
    outcomes: ActionSpace
    parts: tuple[Part, ...]
    reasons: Reasons
    state: np.dtype[Any]
    known: np.dtype[Any]           # the VIEW record
    shown: Shown                   # how its fields read as JSON

    new: Callable[[int, Mapping[str, str]], States]  # (seats, all options) -> one position
    actors: Callable[[State], int]                   # rule: bits of the seats that may act; 1 << CHANCE; 0 when over
    candidates: Callable[[State, int, Any], int]     # rule: lists codes that may be legal, none twice; their number
    why_not: Callable[[State, int, int], int]        # rule: OK, or why this seat may not do this action
    apply: Callable[[State, int, int], None]         # rule: does it; with CHANCE an outcome
    chance: Callable[[State, Any], None]             # rule: fills the weight of every outcome
    view: Callable[[State, int, Any], None]          # rule: fills an empty VIEW with what a seat may know
    seen: Callable[[State, int, int, int], bool]     # rule: (state before, actor, code, seat): may it read the line?
    imagine: Callable[[Any, int, Any, State], None]  # rule: (view, seat, rng, state): a state that fits the view
    scores: Callable[[State, Any], None]             # rule: fills a sheet[seat, TOTAL parts]; last row: rival

    pad: Callable[[Any], States]                     # a real table's score file -> the position to score
    draw: Callable[[Mapping[str, Any], int, Words, Collection[str]], str]  # view as JSON, seat, words, legal actions
    is_better: Callable[[State, Any, int, int], bool] = has_more_points  # rule: (state, sheet, row, other), of places
    last_resort: str = ""                            # an action that random play takes only if there is no other
    turn_end: str = ""                               # the action that ends a turn in which one may go on or stop
    count: Callable[[States, int], Count] | None = None  # (one position, seat): how its points come about
    # fmt: on

    @property
    def folder(self) -> Path:
        return Path(str(sys.modules[self.package].__file__)).parent

    @cached_property
    def cache(self) -> Cache:
        """Where its compiled code is kept."""
        return Cache(self.id, self.folder)

    @property
    def max_seats(self) -> int:
        return max(self.seats)

    def sheet(self) -> np.ndarray[Any, Any]:
        """An empty score sheet: a row a seat, and one for a solo opponent."""
        return np.full((self.max_seats + 1, PARTS + len(self.parts)), ABSENT, np.int32)

    @property
    def last_code(self) -> int:
        """The code of the last resort, or NO_ACTION."""
        return self.actions.parse(self.last_resort) if self.last_resort else NO_ACTION

    @property
    def end_code(self) -> int:
        """The code of the action that ends a turn, or NO_ACTION."""
        return self.actions.parse(self.turn_end) if self.turn_end else NO_ACTION

    def for_random_play(self, codes: Sequence[int]) -> Sequence[int]:
        """Of these legal actions all but the last resort, unless it is the only one."""
        return [code for code in codes if code != self.last_code] or codes

    def edition(self, id: str) -> Edition:
        return next(edition for edition in self.editions if edition.id == id)

    def check(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, or an error that says what would be right."""
        if seats not in self.seats:
            raise BadSetUp("error-seats", game=self.id, seats=str(seats), allowed=comma_separated(self.seats))
        known = {option.name: option for option in self.options if option.exists_for(seats)}
        for name, value in options.items():
            if name not in known:
                raise BadSetUp(
                    "error-unknown-option",
                    game=self.id,
                    option=name,
                    seats=seats,
                    allowed=comma_separated(sorted(known)),
                )
            if not isinstance(value, str) or not known[name].has(value, seats):
                fitting = [each for each in known[name].values if known[name].has(each, seats)]
                raise BadSetUp("error-option-value", option=name, value=str(value), allowed=comma_separated(fitting))
        return {name: options.get(name, option.default_for(seats)) for name, option in known.items()}


def first_option(most: int) -> Option:
    """Which seat begins: one of at most so many, or a random one."""
    return Option("first", (*seat_words(most), RANDOM), "0", allows=_is_first)


def _is_first(value: str, seats: int) -> bool:
    return value == RANDOM or value in seat_words(seats)


def seat_words(seats: int) -> tuple[str, ...]:
    """Seats as they are called in options and lines."""
    return tuple(str(seat) for seat in range(seats))


def edition_option(editions: Sequence[Edition]) -> Option:
    return Option("edition", tuple(edition.id for edition in editions), editions[0].id)


def comma_separated(values: Iterable[Any]) -> str:
    return ", ".join(str(value) for value in values)

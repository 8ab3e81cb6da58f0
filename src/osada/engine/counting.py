"""How a seat's points come about, part by part: what is counted, what it pays now, and what it can still pay."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """Some of the points of a part: the spaces that score, and those that are looked at for them, by their words."""

    points: int
    scoring: Sequence[str] = ()
    counted: Sequence[str] = ()


@dataclass(frozen=True)
class PartCount:
    """A part of the score of one seat. The points of its steps add up to `now`.

    Nothing that may still happen makes the part pay more than `possible`: it is the most, or a bound that is proved;
    None where no bound worth telling is known. At the end it is `now`.
    """

    part: str
    now: int
    possible: int | None
    steps: Sequence[Step] = ()


@dataclass(frozen=True)
class Goal:
    """Something to be reached, by one seat: how far it is, how far it must be, and the spaces that count."""

    goal: str
    reached: int
    needed: int
    counted: Sequence[str] = ()


@dataclass(frozen=True)
class Count:
    """All of one seat: the parts of its score in the order of the game, and its goals."""

    parts: Sequence[PartCount]
    goals: Sequence[Goal] = ()

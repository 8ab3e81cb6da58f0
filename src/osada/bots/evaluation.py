"""What a game tells its bots: the traits of a position that matter, and what they were found to be worth.

A trait is a number, such as how many islands are finished. Its weight says how many points one of it will have brought
by the end; it depends on the stage of the match. Weights that were learnt lie in weights.csv beside it:
see bots/learning.py.
"""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from osada.engine.compiled import rule
from osada.engine.game import Game

DIGITS = 3  # of a weight, after the point
SCRATCH = 64


class Workspace(NamedTuple):
    """The weights and the buffers of an evaluation."""

    weights: Any  # [stage, trait] points for each
    found: Any  # [trait] how much of it there is
    sheet: Any  # for scores
    scratch: Any  # for sums, as the game wants it


@rule
def never(state):
    return False


@rule
def against_the_best(state, seat, values):
    """Values are points. Alone, a value says already how far the seat is ahead."""
    if state.seats == 1:
        return values[seat]
    best = values[0] if seat > 0 else values[1]
    for rival in range(state.seats):
        if rival != seat:
            best = max(best, values[rival])
    return values[seat] - best


@rule
def as_it_is(state, seat, values):
    """Values are leads."""
    return values[seat]


class SearchParameters(NamedTuple):
    """How the search goes about a game (PUCT); tuning/parameters.py finds which numbers win more."""

    c_puct: float = 0.3  # how much priors and few visits weigh against what was found
    prior_temperature: float = 1.5  # points that make the prior of an action 2.7 times as large
    fpu_reduction: float = 0.1  # first-play urgency: how much worse an untried action is thought; 1 is all
    win_temperature: float = 8.0  # points ahead that make a win 2.7 times as likely as a loss, before the end
    win_points: float = 10.0  # what winning is worth beside the points
    rollout_limit: float = 1000.0  # decisions of a rollout, in which each seat takes the action of the best value
    past_chance: float = 1.0  # does the tree go on after an outcome? 0 if too many can fall: then a rollout begins


NO_ROLLOUT = SearchParameters(rollout_limit=0.0)  # evaluates a new place at once: more iterations, each less true


class SearchProfile(NamedTuple):
    """How many iterations the levels have in a game, and how they search."""

    medium: int = 20  # enough to win well over greedy, few enough to lose to `hard`
    hard: int = 1_000  # what one core does in half a second or less
    parameters: SearchParameters = SearchParameters()
    easy: int = 16
    parameters_by_level: tuple[tuple[str, SearchParameters], ...] = ()  # of levels that would else be too strong

    @property
    def max(self) -> int:
        return 5 * self.hard

    def parameters_of(self, level: str) -> SearchParameters:
        return dict(self.parameters_by_level).get(level, self.parameters)


@dataclass(frozen=True)
class Evaluation:
    """`look(state, seat, work)` adds to `work.found`, which is all zeros; `stage(state, seat)` gives a row."""

    traits: tuple[str, ...]
    stages: tuple[str, ...]
    look: Callable[..., Any]
    stage: Callable[..., Any]
    guesses: Mapping[str, float]  # weights to begin with, by trait or family; 0 for the others
    quiet: Callable[..., Any] = never  # (state) -> can it be evaluated as it stands, without playing on?
    profile: SearchProfile = SearchProfile()
    search_value: Callable[..., Any] | None = None  # (state, seat, work) -> what the search sees instead of the value
    margin: Callable[..., Any] = against_the_best  # (state, seat, values of all seats) -> points ahead
    scratch: Callable[[], Any] = partial(np.zeros, SCRATCH)
    alone: SearchProfile | None = None  # where it differs

    def profile_for(self, seats: int) -> SearchProfile:
        return self.alone if seats == 1 and self.alone else self.profile

    def first_weights(self) -> np.ndarray[Any, Any]:
        """The guesses, the same for all stages."""
        weights = np.zeros((len(self.stages), len(self.traits)))
        for name, guess in self.guesses.items():
            of_family = [number for number, trait in enumerate(self.traits) if f"{trait} ".startswith(f"{name} ")]
            weights[:, of_family] = guess
        return weights

    def workspace(self, game: Game, weights: np.ndarray[Any, Any]) -> Workspace:
        return Workspace(weights, np.zeros(len(self.traits)), game.sheet(), self.scratch())


class Traits:
    """Numbers traits and names them: `add` gives the number of the first of a family."""

    def __init__(self) -> None:
        self._names: list[str] = []

    def add(self, name: str, *families: Iterable[Any]) -> int:
        first = len(self._names)
        self._names += (" ".join((name, *map(str, words))) for words in product(*families))
        return first

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)


def read_weights(evaluation: Evaluation, path: Path) -> np.ndarray[Any, Any]:
    """A table of traits by stages. One that names others than the game's is refused."""
    with path.open(encoding="utf-8", newline="") as file:
        (_, *stages), *rows = csv.reader(file)
    if tuple(stages) != evaluation.stages or tuple(row[0] for row in rows) != evaluation.traits:
        raise ValueError(f"{path} does not name the traits and stages of its game: train it again")
    return np.array([[float(number) for number in row[1:]] for row in rows]).T.copy()


def write_weights(evaluation: Evaluation, weights: np.ndarray[Any, Any], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(("trait", *evaluation.stages))
        for trait, row in zip(evaluation.traits, weights.T, strict=True):
            table.writerow((trait, *(f"{round(number, DIGITS) + 0.0:g}" for number in row)))

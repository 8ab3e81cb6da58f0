"""Learning by playing: what each trait of a position is worth is found from how matches end.

A seat takes the action after which the position looks best, and now and then any other. When the match is over, every
position that it left behind is compared with what came of it, and the weights of the traits seen there are moved a
little towards that: temporal differences, TD(lambda), with a linear value.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from osada.bots.evaluation import Workspace
from osada.bots.loops import GUESS, try_each
from osada.bots.values import evaluation_of, look, result, stage, worth
from osada.engine.compiled import rule
from osada.engine.contract import actors, apply, last_resort
from osada.engine.game import CHANCE, Game
from osada.engine.layout import empty
from osada.engine.loops import any_actor, below, draw, generator, legal

MOST_STEPS = 400  # decisions of a seat that are remembered
MOST_LINES = 5_000  # of a match; some ways to play never end
CERTAIN = 1_000_000  # a chance of 1
USUAL_FIRST = 0.02  # of the matches


class Memory(NamedTuple):
    """What a match leaves to learn from, and buffers to play it on."""

    rng: Any
    trials: Any
    codes: Any
    values: Any  # of the actions
    outcome_weights: Any
    work: Workspace
    found: Any  # [seat, step, trait]
    stages: Any  # [seat, step]
    steps: Any  # [seat] how many
    squares: Any  # [trait] sums of the squares of what was found, so that each is weighed on its own scale


def new_memory(game: Game, weights: np.ndarray[Any, Any], seed: int) -> Memory:
    evaluation = evaluation_of(game)
    return Memory(
        rng=generator(seed),
        trials=empty(game.state, 2),
        codes=np.zeros(len(game.actions), np.int16),
        values=np.zeros(len(game.actions)),
        outcome_weights=np.zeros(len(game.outcomes), np.int32),
        work=evaluation.workspace(game, weights),
        found=np.zeros((game.max_seats, MOST_STEPS, len(evaluation.traits))),
        stages=np.zeros((game.max_seats, MOST_STEPS), np.int64),
        steps=np.zeros(game.max_seats, np.int64),
        squares=np.full(len(evaluation.traits), 1e-6),
    )


# --- Playing ----------------------------------------------------------------


@rule
def play_to_learn(states, exploration, most, memory):
    """A whole match; what each seat left behind with a choice is remembered."""
    state = states[0]
    memory.steps[:] = 0
    acting, lines = actors(state), 0
    while acting != 0 and lines < most:
        lines += 1
        if acting == 1 << CHANCE:
            apply(state, CHANCE, draw(state, memory.rng, memory.outcome_weights))
        else:
            decide(state, any_actor(acting, memory.rng), exploration, memory)
        acting = actors(state)


@rule
def decide(state, seat, exploration, memory):
    count = without_last_resort(state, memory.codes, legal(state, seat, memory.codes))
    chosen = 0
    if count > 1 and below(memory.rng, CERTAIN) < CERTAIN * exploration:
        chosen = below(memory.rng, count)
    elif count > 1:
        chosen = best_looking(state, seat, count, memory)
    apply(state, seat, int(memory.codes[chosen]))
    if count > 1:
        remember(state, seat, memory)


@rule
def without_last_resort(state, codes, count):
    """Takes it off the list, unless it is the only action: else a match may be given up before anything is learnt."""
    for index in range(count if count > 1 else 0):
        if codes[index] == last_resort(state):
            codes[index] = codes[count - 1]
            return count - 1
    return count


@rule
def best_looking(state, seat, count, memory):
    memory.trials[GUESS] = state
    try_each(memory.trials, seat, count, memory.codes, memory.values, memory.work)
    chosen = 0
    for index in range(1, count):
        if memory.values[index] > memory.values[chosen]:
            chosen = index
    return chosen


@rule
def remember(state, seat, memory):
    step = memory.steps[seat]
    if step < len(memory.stages[seat]) and actors(state) != 0:
        memory.work.found[:] = 0
        look(state, seat, memory.work)
        memory.found[seat, step] = memory.work.found
        memory.stages[seat, step] = stage(state, seat)
        memory.steps[seat] += 1


# --- Learning ---------------------------------------------------------------


@rule
def learn(states, learning_rate, trace_decay, first, memory):
    """From the last position of each seat back to its first; `trace_decay` is how far ahead the end is believed.

    At first only the weight that every position has is learnt, so that the others start from what is usual.
    """
    for seat in range(states[0].seats):
        goal = float(result(states[0], seat, memory.work))
        for step in range(memory.steps[seat] - 1, -1, -1):
            found, weights = memory.found[seat, step], memory.work.weights[memory.stages[seat, step]]
            looked = worth(found, weights)
            if first:
                weights[0] += learning_rate * (goal - looked)
            else:
                move(found, weights, learning_rate * (goal - looked), memory.squares)
            goal = trace_decay * goal + (1 - trace_decay) * looked


@rule
def move(found, weights, distance, squares):
    """Changes the weights so that the position looks so much better; rare and small traits move as far as others."""
    length = 1e-9
    for trait in range(len(found)):
        if found[trait] != 0:
            squares[trait] += found[trait] * found[trait]
            length += found[trait] * found[trait] / squares[trait]
    for trait in range(len(found)):
        if found[trait] != 0:
            weights[trait] += distance * found[trait] / (squares[trait] * length)


class TrainingParameters(NamedTuple):
    """How it learns; exploration and learning rate sink to nothing as it goes on."""

    exploration: float = 0.03  # how often any action is taken
    learning_rate: float = 0.1  # how much of a surprise is believed
    trace_decay: float = 0.95  # lambda


SetUps = Sequence[tuple[int, Mapping[str, str]]]  # seats and options, played in turn


class Training(NamedTuple):
    """How the weights of a game were learnt: `bot/training.py` in its folder."""

    set_ups: SetUps
    matches: int
    parameters: TrainingParameters


def train(  # noqa: PLR0913  # all but four are keywords with a default
    game: Game,
    weights: np.ndarray[Any, Any],
    set_ups: SetUps,
    matches: int,
    *,
    parameters: TrainingParameters = TrainingParameters(),  # noqa: B008  # a constant
    seed: int = 0,
    progress: Callable[[int, float], None] = lambda done, mean: None,
) -> None:
    """Changes the weights by so many matches, over the set-ups (seats and options) in turn."""
    memory = new_memory(game, weights, seed)
    begun = [game.new(seats, game.check(seats, options)) for seats, options in set_ups]
    for match in range(matches):
        left = 1 - match / matches
        states = begun[match % len(begun)].copy()
        play_to_learn(states, parameters.exploration * left, MOST_LINES, memory)
        is_first = match < matches * USUAL_FIRST
        learn(states, parameters.learning_rate * left, parameters.trace_decay, is_first, memory)
        progress(match + 1, float(result(states[0], 0, memory.work)))

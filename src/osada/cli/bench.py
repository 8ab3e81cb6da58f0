"""Our speed, measured per CPU-second on one core, beside the peers that are installed, in the same run."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
from rich.table import Table as Grid

from osada.bots.search import Budget, Search
from osada.cli.progress import bar, prepare
from osada.cli.speech import out, say
from osada.engine import loops
from osada.engine.dice import Dice
from osada.engine.game import Game
from osada.engine.playouts import MOST_LINES
from osada.engine.table import Table

BATCH = 2_000  # matches in one compiled call
SAMPLE = 200  # matches of a peer whose length is counted
SEARCHED = 500  # iterations of one search
ROLLOUTS = 100  # of a peer in one call
PEERS = ("backgammon", "gin_rummy")  # OpenSpiel's games with dice and with cards


def measure(games: Sequence[Game], seconds: float) -> dict[str, Any]:
    """What `osada bench --json` prints."""
    jobs: list[Callable[[], dict[str, Any]]] = []
    for game in games:
        prepare(game, search=True)
        jobs += [partial(_ours, game, seats, seconds) for seats in game.seats]
    peers = list(_peers(seconds))
    found: list[dict[str, Any]] = []
    with bar(say()("cli-measuring"), len(jobs) + len(peers)) as done:
        for number, job in enumerate([*jobs, *peers]):
            found.append(job())
            done(number + 1)
    return {"games": found[: len(jobs)], "peers": found[len(jobs) :]}


def _ours(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    start = game.new(seats, game.check(seats, {}))
    codes, weights = np.zeros(len(game.actions), np.int16), np.zeros(len(game.outcomes), np.int32)
    rng, lines, matches, spent = loops.generator(1), 0, 0, 0.0
    while spent < seconds:
        states = np.repeat(start, BATCH)
        before = time.process_time()
        lines += loops.playouts(states, rng, codes, weights, MOST_LINES)
        spent, matches = spent + time.process_time() - before, matches + BATCH
    cold, cached = _start_times(game.id) if seats == game.seats[0] else (None, None)
    return {
        "game": game.id,
        "seats": seats,
        "steps_per_s": lines / spent,
        "games_per_s": matches / spent,
        "search_per_s": _search_speed(game, seats, seconds),
        "state_bytes": game.state.itemsize,
        "cold_s": cold,
        "cached_s": cached,
    }


def _search_speed(game: Game, seats: int, seconds: float) -> float:
    """Iterations of the search from the first decision of a match."""
    table = Table(game, seats, dice=Dice(1, ["bench"] * seats))
    table.roll()
    search, observation, spent, made = Search(game), table.observe(table.actors[0]), 0.0, 0
    while spent < seconds:
        before = time.process_time()
        search.candidates(observation, Budget(SEARCHED))
        spent, made = spent + time.process_time() - before, made + SEARCHED
    return made / spent


def _start_times(game: str) -> tuple[float, float]:
    """From nothing to a random match: in a fresh process with an empty cache, then with a full one."""
    program = f"import osada; osada.playouts({game!r}, 1, seats=osada.GAMES[{game!r}].seats[0])"
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(2):
            before = time.perf_counter()
            subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "OSADA_CACHE": folder})
            times.append(time.perf_counter() - before)
    return times[0], times[1]


def _peers(seconds: float) -> Iterator[Callable[[], dict[str, Any]]]:
    try:
        import pyspiel
    except ImportError:
        return
    for name in PEERS:
        yield partial(_open_spiel, pyspiel, name, seconds)


def _open_spiel(pyspiel: Any, name: str, seconds: float) -> dict[str, Any]:
    """Random rollouts inside its C++: a search of one simulation is its evaluator's rollouts and next to nothing else.

    It does not count their steps, so the mean length comes from matches stepped here, from the same kind of position.
    """
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 64, False, 1, False)
    matches, spent = 0, 0.0
    while spent < seconds:
        state, before = _opening(game, rng), time.process_time()
        bot.mcts_search(state)
        spent += time.process_time() - before
        matches += ROLLOUTS
    steps = float(np.mean([_length(_opening(game, rng), rng) for _ in range(SAMPLE)]))
    return {
        "name": "OpenSpiel",
        "game": name,
        "steps_per_s": steps * matches / spent,
        "games_per_s": matches / spent,
        "search_per_s": _peer_search_speed(pyspiel, game, rng, seconds),
    }


def _peer_search_speed(pyspiel: Any, game: Any, rng: np.random.Generator, seconds: float) -> float:
    """Its own search, one random rollout an iteration; where hands are hidden its information-set one, as ours is."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, SEARCHED, 64, False, 1, False)
    else:
        most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SEARCHED, -1, most_visited, True, True)
    made, spent = 0, 0.0
    while spent < seconds:
        state, before = _opening(game, rng), time.process_time()
        bot.step(state)
        spent, made = spent + time.process_time() - before, made + SEARCHED
    return made / spent


def _opening(game: Any, rng: np.random.Generator) -> Any:
    """The first position in which a player is to act."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, rng)
    return state


def _draw(state: Any, rng: np.random.Generator) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choice(outcomes, p=np.array(weights) / sum(weights)))


def _length(state: Any, rng: np.random.Generator) -> int:
    """The steps of a random match, draws included."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


MEASURED = ("steps_per_s", "games_per_s", "search_per_s")
SPEEDS = ("cli-game", "cli-seats", "cli-steps", "cli-matches", "cli-searches")


def show(found: dict[str, Any]) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in (*SPEEDS, "cli-bytes", "cli-cold", "cli-cached"):
        grid.add_column(say()(heading), justify="right")
    for row in found["games"]:
        speeds = [f"{row[name]:,.0f}" for name in MEASURED]
        times = [f"{row[name]:.2f}" if row[name] else "" for name in ("cold_s", "cached_s")]
        grid.add_row(row["game"], str(row["seats"]), *speeds, str(row["state_bytes"]), *times)
    out().print(grid)
    for row in found["peers"]:
        best = max(game["steps_per_s"] for game in found["games"] if game["seats"] == 2)
        figures = zip(MEASURED, SPEEDS[2:], strict=True)
        speed = ", ".join(f"{row[name]:,.0f} {say()(heading)}" for name, heading in figures)
        out().print(f"{row['name']} {row['game']}: {speed} ({best / row['steps_per_s']:.0f}×)")

"""How good a position looks to a seat, by what its game tells; without that, the live score counts."""

from functools import cache
from importlib import import_module

from numba.extending import overload

from osada.bots.evaluation import Evaluation, SearchProfile, Workspace, read_weights
from osada.engine.compiled import FOR_RULES, rule
from osada.engine.contract import actors, game_of, game_of_type, scores
from osada.engine.game import ABSENT, TOTAL, Game

# --- Without knowledge ------------------------------------------------------


@rule
def look_at_scores(state, seat, work):
    work.found[0] = result(state, seat, work)


@rule
def any_time(state, seat):
    return 0


WEIGHTS = "bot/weights.csv"  # in the folder of a game
UNKNOWN = Evaluation(("points",), ("always",), look_at_scores, any_time, {"points": 1})


@cache
def evaluation_of(game: Game) -> Evaluation:
    """What its folder `bot` has."""
    if not (game.folder / "bot").is_dir():
        return UNKNOWN
    found: Evaluation = import_module(f"{game.package}.bot.evaluation").EVALUATION
    return found


def profile_of(game: Game, seats: int) -> SearchProfile:
    return evaluation_of(game).profile_for(seats)


def workspace_for(game: Game) -> Workspace:
    """With the weights that were learnt; without such a file with the guesses."""
    evaluation, path = evaluation_of(game), game.folder / WEIGHTS
    return evaluation.workspace(game, read_weights(evaluation, path) if path.exists() else evaluation.first_weights())


# --- Inside compiled code ---------------------------------------------------


def look(state, seat, work):
    """Writes down the traits of a position."""
    return evaluation_of(game_of(state)).look(state, seat, work)


@overload(look, jit_options=FOR_RULES)
def _look(state, seat, work):
    game = game_of_type(state)
    return evaluation_of(game).look.py_func if game else None  # type: ignore[attr-defined]  # compiled


def stage(state, seat):
    """How far the match is, for this seat."""
    return evaluation_of(game_of(state)).stage(state, seat)


@overload(stage, jit_options=FOR_RULES)
def _stage(state, seat):
    game = game_of_type(state)
    return evaluation_of(game).stage.py_func if game else None  # type: ignore[attr-defined]  # compiled


def is_quiet(state):
    """Can a position be evaluated as it stands?"""
    return evaluation_of(game_of(state)).quiet(state)


@overload(is_quiet, jit_options=FOR_RULES)
def _is_quiet(state):
    game = game_of_type(state)
    return evaluation_of(game).quiet.py_func if game else None  # type: ignore[attr-defined]  # compiled


@rule
def value(state, seat, work):
    """The points that a seat can expect in the end, or has; alone, how far it is ahead."""
    if actors(state) == 0:
        return float(result(state, seat, work))
    work.found[:] = 0
    look(state, seat, work)
    return worth(work.found, work.weights[stage(state, seat)])


def search_value(state, seat, work):
    """How good a position looks to the search, where a game knows more than its traits tell; else the value."""
    return (evaluation_of(game_of(state)).search_value or value)(state, seat, work)


@overload(search_value, jit_options=FOR_RULES)
def _search_value(state, seat, work):
    game = game_of_type(state)
    chosen = evaluation_of(game).search_value or value if game else None
    return chosen.py_func if chosen else None  # type: ignore[attr-defined]  # compiled


def margin(state, seat, values):
    """How far a seat is ahead, by what was foreseen for each."""
    return evaluation_of(game_of(state)).margin(state, seat, values)


@overload(margin, jit_options=FOR_RULES)
def _margin(state, seat, values):
    game = game_of_type(state)
    return evaluation_of(game).margin.py_func if game else None  # type: ignore[attr-defined]  # compiled


@rule
def result(state, seat, work):
    sheet = work.sheet
    scores(state, sheet)
    return sheet[seat, TOTAL] - (best_rival(state, seat, sheet) if state.seats == 1 else 0)


@rule
def best_rival(state, seat, sheet):
    """The most points that another has; alone, those of the solo opponent, or 0 where there is none."""
    if state.seats == 1:
        return max(0, sheet[len(sheet) - 1, TOTAL])  # ABSENT is far below
    best = ABSENT
    for rival in range(state.seats):
        if rival != seat:
            best = max(best, sheet[rival, TOTAL])
    return best


@rule
def worth(found, weights):
    total = 0.0
    for trait in range(len(found)):
        if found[trait] != 0:
            total += found[trait] * weights[trait]
    return total

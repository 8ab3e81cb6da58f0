"""What a game adds for its bots: how good a position looks to a seat. Without it the live score counts."""

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from osada.bots import bobrany, border, divukraj, divukraj_worth, hashi, mesta
from osada.engine.compiled import COMPILER, rule
from osada.engine.contract import game_of, game_of_type, scores
from osada.engine.game import TOTAL, Game


@rule
def score_lead(state, seat, sheet):
    """The seat's points less those of its best rival."""
    scores(state, sheet)
    best = 0
    for rival in range(state.seats):
        if rival != seat:
            best = max(best, sheet[rival, TOTAL])
    return sheet[seat, TOTAL] - best


VALUES: dict[str, Callable[..., Any]] = {  # by game id: (state, seat, sheet) -> an integer, more is better
    "bobrany": bobrany.value,
    "border": border.value,
    "divukraj": divukraj.value,
    "hashi": hashi.value,
    "mesta": mesta.value,
}


UNITS: dict[str, int] = {
    "bobrany": bobrany.POINT,
    "border": border.POINT,
    "divukraj": divukraj_worth.POINT,
    "hashi": hashi.POINT,
    "mesta": mesta.POINT,
}


def value(state, seat, sheet):
    """How good the position looks to this seat, by the knowledge of its game."""
    return VALUES.get(game_of(state).id, score_lead)(state, seat, sheet)


@overload(value, jit_options=COMPILER)
def _value(state, seat, sheet):
    game = game_of_type(state)
    return VALUES.get(game.id, score_lead).py_func if game else None  # type: ignore[attr-defined]  # compiled


def unit(state):
    """How many of `value` are one point."""
    return UNITS.get(game_of(state).id, 1)


@overload(unit, jit_options=COMPILER)
def _unit(state):
    game = game_of_type(state)
    if game is None:
        return None
    number = UNITS.get(game.id, 1)
    return lambda state: number


USUAL_STYLE = (0.15, 1.5, 0.1, 8.0, 10.0, 0.0)  # how the search behaves: see bots/judging.py
STYLES: dict[str, tuple[float, ...]] = {  # by game id, where matches against greedy showed that another is better
    "border": (0.3, 1.0, 0.1, 8.0, 10.0, 16.0),  # hopes of a roll end with the turn: play it out
}


def style_of(game: Game) -> tuple[float, ...]:
    return STYLES.get(game.id, USUAL_STYLE)

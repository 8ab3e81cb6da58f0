"""What is counted of a position, as plain numbers: rules that run as Python are quickest on them."""

from types import SimpleNamespace
from typing import Any

from osada.engine.layout import State
from osada.games.divukraj.state import ONLOOKER

Plain = Any  # a record with Python's integers and lists

MATCH = ("edition", "seats", "year", "phase", "event_owner", "stored", "beneath", "n_revealed", "rival_season")
CITY = ("points", "cards", "n_cards", "guests", "chapel", "clock", "prisoners")
PLAYER = ("resources", "hand_size", "season", "lost", "passed", "at_journey")
TASK = ("task", "numbers")


def plain(state: State) -> Plain:
    """Nothing hidden is here: of the hands only what everybody knows."""
    found = _fields(state, MATCH)
    found.cities = [_fields(city, CITY) for city in state["cities"]]
    found.players = [_fields(player, PLAYER) for player in state["players"][: found.seats]]
    found.agenda = [_fields(task, TASK) for task in state["agenda"][: state["depth"]]]
    found.held_openly = state["known"][ONLOOKER].tolist()
    return found


def _fields(record: Any, names: tuple[str, ...]) -> Plain:
    return SimpleNamespace(**{name: _value(record[name]) for name in names})


def _value(value: Any) -> Any:
    """Rules read a table with two numbers at once, which a list of lists does not understand."""
    return value.tolist() if value.ndim < 2 else value

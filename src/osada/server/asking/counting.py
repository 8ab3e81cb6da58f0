"""How the points of every seat come about, as far as a reader knows: what all imagined positions agree on."""

from collections.abc import Sequence
from typing import Any

from osada.engine.counting import Goal, PartCount, Step
from osada.engine.game import Game
from osada.engine.layout import States
from osada.engine.scores import scores_of
from osada.engine.table import Table
from osada.server.asking.perspective import Perspective
from osada.server.asking.responses import Counted, CountTold, GoalTold, PartCounted, SeatCounted, StepTold
from osada.server.asking.trial import WORLDS, Trial


def count(trial: Trial) -> CountTold:
    """After the actions."""
    return {"done": trial.done, "stops": trial.stops, **_counted(trial.perspective.game, trial.states)}


def count_seen(table: Table, reader: int) -> Counted:
    """In the position as it is. When the match is over everything is open."""
    if table.over:
        return count_open(table)
    return _counted(table.game, Perspective.of(table, reader).different_worlds(WORLDS))


def count_open(table: Table) -> Counted:
    """Nothing is hidden."""
    return _counted(table.game, table.states)


def _counted(game: Game, worlds: States) -> Counted:
    each = [worlds[index : index + 1] for index in range(len(worlds))]
    seats = range(int(worlds[0]["seats"]))
    return {"seats": [_agreed([_seat_as_json(game, world, seat) for world in each]) for seat in seats]}


# --- One position -----------------------------------------------------------


def _seat_as_json(game: Game, world: States, seat: int) -> SeatCounted:
    """A game that does not count tells the parts of its score alone; titles are no points."""
    if game.count:
        found = game.count(world, seat)
        return {
            "parts": [_part_as_json(part) for part in found.parts],
            "goals": [_goal_as_json(goal) for goal in found.goals],
        }
    parts = scores_of(game, world, final=False).seats[seat].parts
    points = {name: value for name, value in parts.items() if isinstance(value, int)}
    return {
        "parts": [{"part": name, "now": now, "possible": None, "steps": []} for name, now in points.items()],
        "goals": [],
    }


def _part_as_json(part: PartCount) -> PartCounted:
    steps = [_step_as_json(step) for step in part.steps]
    return {"part": part.part, "now": part.now, "possible": part.possible, "steps": steps}


def _step_as_json(step: Step) -> StepTold:
    return {"points": step.points, "scoring": list(step.scoring), "counted": list(step.counted)}


def _goal_as_json(goal: Goal) -> GoalTold:
    return {"goal": goal.goal, "reached": goal.reached, "needed": goal.needed, "counted": list(goal.counted)}


# --- Several positions ------------------------------------------------------


def _agreed(worlds: Sequence[SeatCounted]) -> SeatCounted:
    if len(worlds) == 1:
        return worlds[0]
    parts = _each_agreed([{part["part"]: part for part in world["parts"]} for world in worlds])
    goals = _each_agreed([{goal["goal"]: goal for goal in world["goals"]} for world in worlds])
    return {"parts": parts, "goals": goals}


def _each_agreed(worlds: Sequence[dict[str, Any]]) -> list[Any]:
    """The parts, or the goals, that all worlds have; null, or an empty list, where these differ."""
    names = [name for name in worlds[0] if all(name in world for world in worlds)]
    return [{field: _same([world[name][field] for world in worlds]) for field in worlds[0][name]} for name in names]


def _same(values: list[Any]) -> Any:
    if all(value == values[0] for value in values):
        return values[0]
    return [] if isinstance(values[0], list) else None

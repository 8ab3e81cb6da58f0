"""What is explained, in words: `2: 0,0 | 1,0; 2: 2,0 | 1,0` are two steps, with what scores and what was looked at."""

from osada.games import GAMES
from tests.mesta.districts import pad_file

GAME = GAMES["mesta"]


def explained(district, metropolis="New York"):
    """The count of a district as it lies on a real table."""
    return GAME.count(GAME.pad(pad_file(district, metropolis=metropolis)), 0)


def explained_at(table, seat=0):
    return GAME.count(table.states, seat)


def part_of(count, name):
    [part] = [part for part in count.parts if part.part == name]
    return part


def goal_of(count, name):
    [goal] = [goal for goal in count.goals if goal.goal == name]
    return goal


def steps_in_words(part):
    return "; ".join(" ".join(step_words(step)) for step in part.steps)


def step_words(step):
    return [f"{step.points}:", *step.scoring, *(["|", *step.counted] if step.counted else [])]


def goal_in_words(goal):
    """`3 of 4: 0,0 1,0`."""
    return f"{goal.reached} of {goal.needed}: {' '.join(goal.counted)}".removesuffix(": ")

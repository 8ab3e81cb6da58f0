"""What is explained, in words: `2: inn; 3: king | grand_tour, tax_relief` are steps, with what was looked at."""

from osada.games import GAMES

GAME = GAMES["divukraj"]


def explained(table, seat=0):
    return GAME.count(table.states, seat)


def part_of(table, name, seat=0):
    [part] = [part for part in explained(table, seat).parts if part.part == name]
    return part


def steps_in_words(part):
    return "; ".join(step_in_words(step) for step in part.steps)


def step_in_words(step):
    words = f"{step.points}: {', '.join(step.scoring)}"
    return f"{words} | {', '.join(step.counted)}" if step.counted else words


def goals_of(table, seat=0):
    """By event: `1 of 2: inn`."""
    return {goal.goal: goal_in_words(goal) for goal in explained(table, seat).goals}


def goal_in_words(goal):
    return f"{goal.reached} of {goal.needed}: {', '.join(goal.counted)}".removesuffix(": ")

"""How the points of a seat come about (R6, R11): what is counted, what it pays, and what it may still pay."""

from osada.engine.counting import Count, PartCount
from osada.engine.layout import States
from osada.games.divukraj.explaining.goals import goals
from osada.games.divukraj.explaining.most import most
from osada.games.divukraj.explaining.plain import plain
from osada.games.divukraj.explaining.prospects import Prospects
from osada.games.divukraj.explaining.steps import (
    card_steps,
    event_steps,
    journey_steps,
    prosperity_steps,
    token_steps,
)
from osada.games.divukraj.scoring import SCORED

STEPS = dict(zip(SCORED, (card_steps, token_steps, prosperity_steps, journey_steps, event_steps), strict=True))


def count(states: States, seat: int) -> Count:
    """Of one seat, as everybody may know it (R13.1)."""
    state = plain(states[0])
    ahead, parts = Prospects(state, seat), []
    for part, steps_of in STEPS.items():
        steps = list(steps_of(state, seat))
        now = sum(step.points for step in steps)
        parts.append(PartCount(part, now, most(ahead, part, now), steps))
    return Count(parts, list(goals(state, seat)))

"""Milestones of the metropolis (R8)."""

from osada.engine.compiled import rule
from osada.games.mesta.components import MILESTONE, N_MILESTONES, N_RINGS, OF_CITY
from osada.games.mesta.counting import is_met
from osada.games.mesta.state import NOBODY


@rule
def claim_milestones(state, seat):
    """R8.1, R8.3, R8.4 All that are met now; those of the other seats cannot have changed."""
    for milestone in range(N_MILESTONES):
        slot = free_slot(state, milestone, seat)
        if slot < N_RINGS:
            condition = MILESTONE[state.edition, OF_CITY[state.edition, state.metropolis, milestone]]
            if is_met(state.districts[seat], condition):
                state.rings[milestone, slot] = seat


@rule
def free_slot(state, milestone, seat):
    """R8.2 The slot of the highest worth that is free, or N_RINGS; R8.3 none for who has a ring there already."""
    free = N_RINGS
    for slot in range(N_RINGS):
        if state.rings[milestone, slot] == seat:
            return N_RINGS
        if state.rings[milestone, slot] == NOBODY:
            free = min(free, slot)
    return free

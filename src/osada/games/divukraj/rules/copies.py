"""Which copy of a card is meant, where copies differ (R5.7). Whoever needs to know has put them into `state.copies`."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.rules.agenda import pop, top
from osada.games.divukraj.rules.city import first_alike
from osada.games.divukraj.rules.houses import occupy
from osada.games.divukraj.rules.lifting import lift_copy
from osada.games.divukraj.rules.removing import remove_copy
from osada.games.divukraj.rules.storehouse import open_store
from osada.games.divukraj.rules.visiting import visit_copy
from osada.games.divukraj.rules.words import NTH_COPY, Why
from osada.games.divukraj.tasks import CopyFor


@rule
def why_not_nth(state, code):
    """R5.7"""
    copy = code - NTH_COPY
    if not has(state.copies, copy):
        return why(Why.NO_SUCH_COPY, copy + 1)
    city, card = state.cities[top(state).numbers[at.CITY]], top(state).numbers[at.CARD]
    first = first_alike(city, card, state.copies, copy)
    return OK if first == copy else why(Why.EQUAL_COPY, first + 1)


@rule
def nth(state, code):
    purpose, card, owner = (
        int(top(state).numbers[at.PURPOSE]),
        int(top(state).numbers[at.CARD]),
        int(top(state).numbers[at.CITY]),
    )
    copy = code - NTH_COPY
    pop(state)
    if purpose == CopyFor.VISIT:
        visit_copy(state, card, owner, copy)
    elif purpose == CopyFor.HOUSE:
        occupy(state, state.cities[owner], card, copy)
    elif purpose == CopyFor.REMOVE:
        remove_copy(state, card, copy)
    elif purpose == CopyFor.LIFT:
        lift_copy(state, copy)
    else:
        open_store(state, copy, purpose)

"""Resources given to others (R9.7, R9.9, R9.10): Monastery, Monk, A Brilliant Marketing Plan."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, listed_range, why
from osada.games.divukraj import at
from osada.games.divukraj.components import BERRY, N_RESOURCES, printed
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.lists import with_done
from osada.games.divukraj.rules.words import DONE, GIVE_ONE, TO_SEAT, Why
from osada.games.divukraj.tasks import Task

MONASTERY_GIFT = printed("monastery", "give_to_opponent")
MONASTERY_POINTS = printed("monastery", "gain_point_tokens")
MONK_BERRIES, POINTS_A_BERRY = (printed("monk", "give_to_opponent", name) for name in ("max", "points_each"))
PLANNED, POINTS_A_PLAN = (
    printed("a_brilliant_marketing_plan", "give_resources_to_opponents", name)
    for name in ("max_total", "point_tokens_each")
)


@rule
def count_resources(player):
    count = 0
    for resource in range(N_RESOURCES):
        count += player.resources[resource]
    return count


@rule
def why_not_own(state, resource):
    """One has to have it."""
    return OK if state.players[state.seat].resources[resource] > 0 else why(Why.HAVE_NONE, resource)


@rule
def set_aside(state, resource):
    """One more of what is being given."""
    state.players[state.seat].resources[resource] -= 1
    state.gift[resource] += 1
    top(state).numbers[at.LEFT] -= 1


# --- Monastery: exactly so many ---------------------------------------------


@rule
def why_not_monastery(state):
    """R8.15"""
    more = MONASTERY_GIFT - count_resources(state.players[state.seat])
    return why(Why.TOO_FEW_RESOURCES, more) if more > 0 else OK


@rule
def visit_monastery(state, city):
    """R8.15"""
    city.points += MONASTERY_POINTS
    push(state, Task.TO_GOODS)
    push(state, Task.GIVE_ANY, MONASTERY_GIFT)


@rule
def list_gifts(state, codes):
    """`done`, too, though it is refused: random matches of equal seeds stay equal."""
    return with_done(codes, listed_range(codes, 0, GIVE_ONE, GIVE_ONE + N_RESOURCES))


@rule
def why_not_give(state, code):
    return why_not_own(state, code - GIVE_ONE)


@rule
def give(state, code):
    set_aside(state, code - GIVE_ONE)


# --- Monk: berries ----------------------------------------------------------


@rule
def produce_monk(state):
    """R8.37"""
    push(state, Task.TO_GOODS)
    push(state, Task.GIVE_BERRIES, MONK_BERRIES)


@rule
def are_berries_asked(state):
    return top(state).numbers[at.LEFT] > 0 and state.players[state.seat].resources[BERRY] > 0


@rule
def why_not_give_berry(state, code):
    """R8.37"""
    if code == DONE:
        return OK
    resource = code - GIVE_ONE
    return why_not_own(state, resource) if resource == BERRY else why(Why.NOT_OFFERED, resource)


@rule
def give_berry(state):
    """R8.37, R9.10"""
    set_aside(state, BERRY)
    state.cities[state.seat].points += POINTS_A_BERRY


# --- A Brilliant Marketing Plan: each to whom one likes ---------------------


@rule
def plan_marketing(state):
    """R6.10"""
    push(state, Task.MARKET, PLANNED)


@rule
def is_market_asked(state):
    return top(state).numbers[at.LEFT] > 0 and count_resources(state.players[state.seat]) > 0


@rule
def why_not_market(state, code):
    return OK if code == DONE else why_not_own(state, code - GIVE_ONE)


@rule
def give_to_market(state, code):
    """R6.10"""
    set_aside(state, code - GIVE_ONE)
    state.cities[state.seat].points += POINTS_A_PLAN
    push(state, Task.TO_GOODS)


# --- To whom ----------------------------------------------------------------


@rule
def goods_receivers(state):
    """R9.9 Opponents who have not passed, as bits; R12.10 nobody in the solo game."""
    found = 0
    for seat in range(state.seats):
        if seat != state.seat and not state.players[seat].passed:
            found |= 1 << seat
    return found


@rule
def why_not_receiver(state, seat, receivers):
    if has(receivers, seat):
        return OK
    if seat >= state.seats:
        return why(Why.NO_SUCH_SEAT, seat + 1)
    if seat == state.seat:
        return why(Why.TO_YOURSELF)
    return why(Why.HAS_PASSED if state.players[seat].passed else Why.HAND_FULL_OF, seat + 1)


@rule
def is_gift_on_its_way(state):
    """R9.9 Something is given, and somebody can receive it."""
    given = 0
    for resource in range(N_RESOURCES):
        given += state.gift[resource]
    return given > 0 and goods_receivers(state) != 0


@rule
def why_not_to_goods(state, code):
    return why_not_receiver(state, code - TO_SEAT, goods_receivers(state))


@rule
def hand_over_goods(state, code):
    player = state.players[code - TO_SEAT]
    for resource in range(N_RESOURCES):
        player.resources[resource] += state.gift[resource]
    gift_to_supply(state)


@rule
def gift_to_supply(state):
    """R9.9"""
    pop(state)
    for resource in range(N_RESOURCES):
        state.gift[resource] = 0

"""The most that events can come to (R11.7): those a seat has, and those it may still achieve."""

from osada.games.divukraj import at
from osada.games.divukraj.components import (
    BERRY,
    CAPTURE,
    CELLS,
    CEMETERY,
    CHAPEL,
    CHAPEL_CEILING,
    DUNGEON,
    EVENT_POINTS,
    FIREWORKS,
    FLYING_DOCTOR,
    GRADUATION,
    HUSBAND,
    KEEPERS,
    MINISTERING,
    MONASTERY,
    MONK,
    N_CONSTRUCTIONS,
    N_EVENTS,
    NEW_MANAGEMENT,
    PEBBLE,
    PERFORMER,
    PILGRIMS,
    RANGER,
    REMEMBERING,
    RESIN,
    SCROLLS,
    TWIG,
    UNDERTAKER,
    WIFE,
)
from osada.games.divukraj.explaining import asked
from osada.games.divukraj.explaining.plain import Plain
from osada.games.divukraj.explaining.prospects import Prospects
from osada.games.divukraj.explaining.steps import prisoners, workers_on
from osada.games.divukraj.rules.beneath import CAPTURED, GRADUATES, SCROLL_CARDS
from osada.games.divukraj.rules.storing import KEPT
from osada.games.divukraj.tasks import Task
from osada.games.divukraj.worth import (
    PER_BERRY,
    PER_FALLEN,
    PER_FINE_GOOD,
    PER_GOOD,
    PER_PAIR,
    PER_PILGRIM,
    PER_PRISONER,
    PER_SCHOLAR,
    PER_SCROLL,
    PER_THIEF,
    PER_TWIG,
)

MOST_LAID = {  # what can lie on an event, or beneath, in points
    FIREWORKS: KEPT[FIREWORKS] * PER_TWIG,
    PERFORMER: KEPT[PERFORMER] * PER_BERRY,
    NEW_MANAGEMENT: KEPT[NEW_MANAGEMENT] * PER_FINE_GOOD,
    SCROLLS: SCROLL_CARDS * PER_SCROLL,
    CAPTURE: CAPTURED * PER_THIEF,
    GRADUATION: GRADUATES * PER_SCHOLAR,
}
SECOND_SPACE = {MONASTERY: MONK, CEMETERY: UNDERTAKER}  # R5.4 and who opens it


def most_event_points(ahead: Prospects) -> int | None:
    """R2.3 None before all are laid out, and while the tokens of a Chapel count, which nothing limits."""
    if any(task.task == Task.EVENT for task in ahead.state.agenda):
        return None
    total = 0
    for event in range(N_EVENTS):
        points = most_of_event(ahead, event)
        if points is None:
            return None
        total += points
    return total


def most_of_event(ahead: Prospects, event: int) -> int | None:
    is_own = ahead.state.event_owner[event] == ahead.seat
    if not is_own and event not in ahead.achievable:
        return 0
    counted = most_counted(ahead, event, is_own)
    return None if counted is None else int(EVENT_POINTS[ahead.state.edition, event]) + counted


def most_counted(ahead: Prospects, event: int, is_own: bool) -> int | None:
    """R6.3"""
    if event in MOST_LAID and not is_own:
        return MOST_LAID[event]
    now = int(asked.counted_points(ahead.state, ahead.seat, event))
    if event in MOST_LAID:
        return now + still_to_lay(ahead, event)
    if event == FLYING_DOCTOR:
        return PER_PAIR * most_pairs(ahead)
    if not ahead.has_turns:
        return now
    if event == CHAPEL_CEILING:
        return None if ahead.cards[CHAPEL] and ahead.workers else now
    return most_in_city(ahead, event)


# --- In cities --------------------------------------------------------------


def most_pairs(ahead: Prospects) -> int:
    """R6.16 In all cities: those of players who have passed stay as they are, the others may get all that is left."""
    state = ahead.state
    closed = [state.cities[seat] for seat, player in enumerate(state.players) if player.passed]
    return sum(int(asked.pairs(city)) for city in closed) + min(ahead.cards[HUSBAND], ahead.cards[WIFE])


def most_in_city(ahead: Prospects, event: int) -> int:
    if event == MINISTERING:
        return PER_PRISONER * most_prisoners(ahead)
    if event == PILGRIMS:
        return PER_PILGRIM * most_workers_on(ahead, MONASTERY)
    return PER_FALLEN * most_workers_on(ahead, CEMETERY) if event == REMEMBERING else 0


def most_prisoners(ahead: Prospects) -> int:
    """R8.7 A second one only with a Ranger."""
    cells = (CELLS if ahead.cards[RANGER] else 1) if ahead.cards[DUNGEON] else 0
    return max(cells, prisoners(ahead.city))


def most_workers_on(ahead: Prospects, card: int) -> int:
    """R5.3 to R5.5 Who stands there stays; a second one only with a Monk, or an Undertaker."""
    standing = len(workers_on(ahead.city, card))
    spaces = (2 if ahead.cards[SECOND_SPACE[card]] else 1) if ahead.cards[card] else 0
    return max(standing, min(spaces, standing + ahead.workers))


# --- On events and beneath --------------------------------------------------


def still_to_lay(ahead: Prospects, event: int) -> int:
    """R6.4 Only while it is being achieved."""
    for task in ahead.state.agenda:
        if task.task == Task.STORE_EVENT and event == KEEPERS[task.numbers[at.KEEPER]]:
            return best_goods(ahead.player.resources, event, task.numbers[at.ROOM])
        if task.task == Task.SCROLLS and event == SCROLLS:
            return PER_SCROLL * scrolls_left(ahead.state)
        if task.task == Task.CAPTURE and event == CAPTURE:
            return PER_THIEF * min(int(task.numbers[at.LEFT]), int(sum(ahead.city.cards[N_CONSTRUCTIONS:])))
        if task.task == Task.GRADUATE and event == GRADUATION:
            return PER_SCHOLAR * min(int(task.numbers[at.LEFT]), int(ahead.player.hand_size))
    return 0


def best_goods(resources: list[int], event: int, room: int) -> int:
    """R6.12, R6.20, R6.25 The best that are in stock."""
    if event != NEW_MANAGEMENT:
        resource, each = (TWIG, PER_TWIG) if event == FIREWORKS else (BERRY, PER_BERRY)
        return each * min(room, resources[resource])
    fine = min(room, resources[RESIN] + resources[PEBBLE])
    return PER_FINE_GOOD * fine + PER_GOOD * min(room - fine, resources[TWIG] + resources[BERRY])


def scrolls_left(state: Plain) -> int:
    """R6.13 Those revealed, or all before that is done."""
    return SCROLL_CARDS if any(task.task == Task.REVEAL for task in state.agenda) else int(state.n_revealed)

"""The most that each part of the score can come to, or a bound: nothing that may still happen makes it pay more.

Each function says why. Of point tokens there is None while somebody plays on: a card that gives them can be removed and
played again, a worker lifted and placed again, so that no number worth telling can be proved.
"""

from functools import lru_cache
from itertools import combinations

from osada.games.divukraj.components import (
    ARCHITECT,
    CITY_SPACES,
    FOOL,
    HUSBAND,
    IS_UNIQUE,
    JOURNEY,
    KING,
    N_BASIC_EVENTS,
    N_CARDS,
    N_JOURNEY,
    N_SPECIAL,
    N_SPECIAL_EVENTS,
    OPEN_CARDS,
    POINTS,
    RIVAL_SPOT,
    SHARED_JOURNEY,
    WANDERER,
    WIFE,
)
from osada.games.divukraj.explaining import asked
from osada.games.divukraj.explaining.most_events import most_event_points
from osada.games.divukraj.explaining.prospects import Prospects, free_workers, others
from osada.games.divukraj.explaining.steps import COUNTED_BY, events_of
from osada.games.divukraj.prosperity import KING_BASIC, KING_SPECIAL, MOST_FROM_ARCHITECT, PAIR_BONUS
from osada.games.divukraj.state import NOT_IN_GAME

PAYERS = (*COUNTED_BY, ARCHITECT, KING)
FAMILY = (HUSBAND, WIFE, WANDERER)  # R7.12 those that do not take a space each
Cards = tuple[int, ...]  # how many of each


def most(ahead: Prospects, part: str, now: int) -> int | None:
    """R11.2 At the end what there is."""
    if ahead.is_over:
        return now
    if part == "events":
        return most_event_points(ahead)
    return most_while_playing(ahead, part, now) if ahead.has_turns else most_after_pass(ahead, part, now)


def most_while_playing(ahead: Prospects, part: str, now: int) -> int | None:
    if part == "cards":
        return most_card_points(ahead)
    if part == "prosperity":
        return most_prosperity(ahead.cards, most_from_king(ahead))
    return now + most_more_journey(ahead) if part == "journey" else None


def most_after_pass(ahead: Prospects, part: str, now: int) -> int | None:
    """R11.1 What there is, and what the others may still bring."""
    if part == "prosperity":
        return now + most_for_fool(ahead)
    return None if part == "tokens" and may_be_visited(ahead) else now


# --- Cities -----------------------------------------------------------------


def best_city(cards: Cards, worths: Cards, couple: int = 0, built: Cards = ()) -> int:
    """R7.12 The best city of these cards where each has a worth, and a couple some more. `built` stand in it."""
    husbands, wives = cards[HUSBAND], cards[WIFE]
    more = worths[HUSBAND] if husbands > wives else worths[WIFE]
    spaces = [worths[HUSBAND] + worths[WIFE] + couple] * min(husbands, wives) + [more] * abs(husbands - wives)
    for card in range(N_CARDS):
        if card not in FAMILY and card not in built:
            spaces += [worths[card]] * (min(1, cards[card]) if IS_UNIQUE[card] else cards[card])
    best = sorted(spaces, reverse=True)[: CITY_SPACES - len(built)]
    return sum(best) + sum(worths[card] for card in built) + worths[WANDERER] * cards[WANDERER]


def most_card_points(ahead: Prospects) -> int:
    """R11.3 All cards of the city may still be others."""
    return most_printed(ahead.cards, tuple(max(0, points) for points in POINTS[ahead.state.edition].tolist()))


@lru_cache(maxsize=64)
def most_printed(cards: Cards, worths: Cards) -> int:
    return best_city(cards, worths)


@lru_cache(maxsize=64)
def most_prosperity(cards: Cards, king: int) -> int:
    """R11.5 Any of the purple cards that pay stand there, and the rest of the city is what these count."""
    within_reach = [card for card in PAYERS if cards[card]]
    chosen = [built for number in range(len(within_reach) + 1) for built in combinations(within_reach, number)]
    return max(prosperity_with(cards, built, king) for built in chosen)


def prosperity_with(cards: Cards, built: Cards, king: int) -> int:
    worths = [0] * N_CARDS
    for payer in built:
        for card in COUNTED_BY.get(payer, ()):
            worths[card] += 1
    points = best_city(cards, tuple(worths), PAIR_BONUS, built)
    return points + (MOST_FROM_ARCHITECT if ARCHITECT in built else 0) + (king if KING in built else 0)


def most_from_king(ahead: Prospects) -> int:
    """R8.35 With all events that may still be achieved, and those that are still to be laid out."""
    state = ahead.state
    mine = [*events_of(state, ahead.seat), *ahead.achievable]
    to_come = state.event_owner[N_BASIC_EVENTS:].count(NOT_IN_GAME) - (N_SPECIAL_EVENTS - N_SPECIAL)
    return KING_SPECIAL * int(to_come) + sum(KING_BASIC if event < N_BASIC_EVENTS else KING_SPECIAL for event in mine)


def most_for_fool(ahead: Prospects) -> int:
    """R8.30, R11.1 A Fool comes into the city of one who has passed, too, and the Theater counts it."""
    if not ahead.cards[FOOL] or not asked.takes_fool(ahead.state, ahead.seat):
        return 0
    return sum(FOOL in counted for payer, counted in COUNTED_BY.items() if ahead.city.cards[payer])


# --- Others -----------------------------------------------------------------


def may_be_visited(ahead: Prospects) -> bool:
    """R5.2 Whoever visits an open card pays its owner a point, also after a pass."""
    has_open_card = any(ahead.city.cards[card] for card in OPEN_CARDS)
    return has_open_card and any(free_workers(ahead.state, other) > 0 for other in others(ahead.state, ahead.seat))


def most_more_journey(ahead: Prospects) -> int:
    """R4.24 Every worker that is not bound goes to the best spot that is free; R12.7 Rugwort has been there first."""
    taken = {spot for spot in range(N_JOURNEY) if any(player.at_journey[spot] for player in ahead.state.players)}
    if ahead.state.year:
        taken.add(int(RIVAL_SPOT[ahead.state.year - 1]))
    spots = [int(JOURNEY[spot]) for spot in range(SHARED_JOURNEY) if spot not in taken]
    spots += [int(JOURNEY[SHARED_JOURNEY])] * ahead.workers
    return sum(sorted(spots, reverse=True)[: ahead.workers])

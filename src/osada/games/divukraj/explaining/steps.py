"""What each part of the score is paid for (R11), step by step. A card that stands there twice is named twice."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from osada.engine.counting import Step
from osada.games.divukraj.components import (
    ARCHITECT,
    CARDS,
    CASTLE,
    CEMETERY,
    CHAPEL,
    CHAPEL_CEILING,
    CLOCK_TOWER,
    COLOUR,
    COVERS,
    DUNGEON,
    EVENTS,
    EVER_TREE,
    FEW_COPIES,
    FLYING_DOCTOR,
    HOST,
    HUSBAND,
    IS_CRITTER,
    IS_UNIQUE,
    JOURNEY,
    KEEPERS,
    KING,
    MINISTERING,
    MONASTERY,
    N_CARDS,
    N_EVENTS,
    N_RESOURCES,
    PALACE,
    PEBBLE,
    PILGRIMS,
    POINTS,
    PURPLE,
    REMEMBERING,
    RESIN,
    RESOURCES,
    SCHOOL,
    THEATER,
    WIFE,
)
from osada.games.divukraj.explaining import asked
from osada.games.divukraj.explaining.plain import Plain
from osada.games.divukraj.known import BENEATH_WORDS, GUEST_WORDS, STORED_WORDS
from osada.games.divukraj.rules.words import JOURNEY_WORDS
from osada.games.divukraj.state import GUESTS, MOST_REVEALED, NOTHING

STOCK = "points"  # the tokens that lie on no card, as the view calls them


def words(card: int, copies: int = 1) -> list[str]:
    return [CARDS[card]] * copies


def in_city(city: Plain, cards: Sequence[int]) -> list[str]:
    return [word for card in cards for word in words(card, city.cards[card])]


def of_sort(is_critter: int, is_unique: int) -> tuple[int, ...]:
    return tuple(card for card in range(N_CARDS) if (IS_CRITTER[card], IS_UNIQUE[card]) == (is_critter, is_unique))


# --- Cards, tokens, journey -------------------------------------------------


def card_steps(state: Plain, seat: int) -> Iterator[Step]:
    """R11.3 Kind by kind."""
    for card, copies in enumerate(state.cities[seat].cards):
        points = int(POINTS[state.edition, card]) * copies
        if points:
            yield Step(points, words(card, copies))


def token_steps(state: Plain, seat: int) -> Iterator[Step]:
    """R11.4"""
    city = state.cities[seat]
    for tokens, where in ((city.points, STOCK), (city.chapel, CARDS[CHAPEL]), (city.clock, CARDS[CLOCK_TOWER])):
        if tokens:
            yield Step(tokens, [where])


def journey_steps(state: Plain, seat: int) -> Iterator[Step]:
    """R11.6"""
    for spot, workers in enumerate(state.players[seat].at_journey):
        if workers:
            yield Step(int(JOURNEY[spot]) * workers, [JOURNEY_WORDS[spot]] * workers)


# --- Prosperity -------------------------------------------------------------

COUNTED_BY: Mapping[int, tuple[int, ...]] = {  # a purple card, and those that it pays a point for
    CASTLE: of_sort(is_critter=0, is_unique=0),
    EVER_TREE: tuple(card for card in range(N_CARDS) if COLOUR[card] == PURPLE),
    PALACE: of_sort(is_critter=0, is_unique=1),
    SCHOOL: of_sort(is_critter=1, is_unique=0),
    THEATER: of_sort(is_critter=1, is_unique=1),
}
PAYS: Mapping[int, Callable[[Plain], int]] = {
    CASTLE: asked.castle,
    EVER_TREE: asked.ever_tree,
    PALACE: asked.palace,
    SCHOOL: asked.school,
    THEATER: asked.theater,
}


def prosperity_steps(state: Plain, seat: int) -> Iterator[Step]:
    """R11.5 Purple card by purple card; one that pays nothing is left out."""
    return (step for step in all_prosperity_steps(state, seat) if step.points)


def all_prosperity_steps(state: Plain, seat: int) -> Iterator[Step]:
    city, player = state.cities[seat], state.players[seat]
    for card, cards in COUNTED_BY.items():
        if city.cards[card]:
            yield Step(PAYS[card](city), words(card), in_city(city, cards))
    if city.cards[ARCHITECT]:
        points = asked.architect(player)
        fine = [RESOURCES[resource] for resource in (RESIN, PEBBLE) for _ in range(player.resources[resource])]
        yield Step(points, words(ARCHITECT), fine[:points])
    if city.cards[KING]:
        yield Step(asked.king(state, seat), words(KING), [EVENTS[event] for event in events_of(state, seat)])
    pairs = asked.pairs(city)
    yield Step(asked.wives(city), words(WIFE, pairs), words(HUSBAND, pairs))


# --- Events -----------------------------------------------------------------


def events_of(state: Plain, seat: int) -> list[int]:
    return [event for event in range(N_EVENTS) if state.event_owner[event] == seat]


def event_steps(state: Plain, seat: int) -> Iterator[Step]:
    """R11.7 One worth nothing is left out."""
    for event in events_of(state, seat):
        points = asked.event_worth(state, seat, event)
        if points:
            yield Step(points, [EVENTS[event]], counted_for(state, seat, event))


def counted_for(state: Plain, seat: int, event: int) -> list[str]:
    """R6.12 to R6.23, R6.25 What lies on the event or beneath, or what is looked at in the cities."""
    if event in KEEPERS:
        return stored_on(state, KEEPERS.index(event))
    if event in COVERS:
        first = COVERS.index(event) * MOST_REVEALED
        cards = state.beneath[COVERS.index(event)]
        return [BENEATH_WORDS[first + index] for index in range(MOST_REVEALED) if cards[index] != NOTHING]
    if event == FLYING_DOCTOR:
        return [CARDS[HUSBAND], CARDS[WIFE]] * sum(asked.pairs(city) for city in state.cities)
    return counted_in_city(state.cities[seat], event)


def stored_on(state: Plain, keeper: int) -> list[str]:
    stored = state.stored[keeper].tolist()
    return [STORED_WORDS[keeper * N_RESOURCES + kind] for kind in range(N_RESOURCES) for _ in range(stored[kind])]


def counted_in_city(city: Plain, event: int) -> list[str]:
    """R6.18, R6.19, R6.21, R6.22 The card once for each prisoner or token; for each worker where it stands."""
    if event == MINISTERING:
        return words(DUNGEON, prisoners(city))
    if event == CHAPEL_CEILING:
        return words(CHAPEL, city.chapel)
    if event in (PILGRIMS, REMEMBERING):
        return workers_on(city, MONASTERY if event == PILGRIMS else CEMETERY)
    return []


def prisoners(city: Plain) -> int:
    return sum(card != NOTHING for card in city.prisoners)


def workers_on(city: Plain, card: int) -> list[str]:
    host = int(HOST[card])
    guests = city.guests[host].tolist()
    return [GUEST_WORDS[host * FEW_COPIES + copy] for copy in range(FEW_COPIES) for _ in range(guests[copy] // GUESTS)]

"""What a position and a view of it hold alike: copied from one to the other, in either direction."""

from osada.engine.compiled import rule
from osada.games.divukraj.components import (
    CELLS,
    N_BASIC,
    N_CARDS,
    N_CONSTRUCTIONS,
    N_GREENS,
    N_JOURNEY,
    N_MEADOW,
    N_RESOURCES,
)
from osada.games.divukraj.state import MOST_FORESTS


@rule
def copy_match(source, target):
    target.edition = source.edition
    target.seats = source.seats
    target.year = source.year
    target.phase = source.phase
    target.first = source.first
    target.seat = source.seat
    target.deck_size = source.deck_size
    target.pile_size = source.pile_size
    target.vacant = source.vacant
    target.short = source.short
    target.rival_season = source.rival_season
    for slot in range(N_MEADOW):
        target.meadow[slot] = source.meadow[slot]
    for index in range(MOST_FORESTS):
        target.forest[index] = source.forest[index]


@rule
def copy_play(source, target):
    """A card that is being played."""
    target.card = source.card
    target.origin = source.origin
    target.slot = source.slot
    target.target = source.target
    for resource in range(N_RESOURCES):
        target.due[resource] = source.due[resource]


@rule
def copy_question(source, target):
    """A question in several lines."""
    target.copies = source.copies
    target.asked = source.asked
    target.n_revealed = source.n_revealed
    target.private = source.private
    target.stores_left = source.stores_left
    target.husbands = source.husbands
    target.named = source.named
    target.lifted = source.lifted
    target.lifted_copy = source.lifted_copy
    target.depth = source.depth
    for resource in range(N_RESOURCES):
        target.gift[resource] = source.gift[resource]
    for which in range(len(source.drawn)):
        target.drawn[which] = source.drawn[which]
    for green in range(N_GREENS):
        target.to_activate[green] = source.to_activate[green]


@rule
def copy_player(source, target):
    """All but the hand."""
    target.at_events = source.at_events
    target.at_forest = source.at_forest
    target.hand_size = source.hand_size
    target.season = source.season
    target.workers = source.workers
    target.lost = source.lost
    target.nowhere = source.nowhere
    target.at_haven = source.at_haven
    target.passed = source.passed
    for resource in range(N_RESOURCES):
        target.resources[resource] = source.resources[resource]
    for place in range(N_BASIC):
        target.at_basic[place] = source.at_basic[place]
    for spot in range(N_JOURNEY):
        target.at_journey[spot] = source.at_journey[spot]


@rule
def copy_city(source, target):
    """All but the workers and goods on its cards."""
    target.points = source.points
    target.n_cards = source.n_cards
    target.chapel = source.chapel
    target.clock = source.clock
    for card in range(N_CARDS):
        target.cards[card] = source.cards[card]
    for card in range(N_CONSTRUCTIONS):
        target.occupied[card] = source.occupied[card]
    for cell in range(CELLS):
        target.prisoners[cell] = source.prisoners[cell]


@rule
def copy_cards(source, target):
    """A number for each card."""
    for card in range(N_CARDS):
        target[card] = source[card]

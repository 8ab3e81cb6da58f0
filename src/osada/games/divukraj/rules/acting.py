"""What a card does when it arrives (R7.5) and at every production (R8.49): the cards in the order of the table.

Those that are not named here do nothing by themselves: red ones wait for workers, blue ones for cards, purple ones for
the end. What a green card simply gives stands in the components.
"""

from osada.engine.compiled import large_rule, rule
from osada.games.divukraj import components as box
from osada.games.divukraj.components import printed
from osada.games.divukraj.rules.agenda import push
from osada.games.divukraj.rules.city import copies_of, pairs
from osada.games.divukraj.rules.deck import draw_cards
from osada.games.divukraj.rules.discarding import sing
from osada.games.divukraj.rules.giving import produce_monk
from osada.games.divukraj.rules.meadow import undertake
from osada.games.divukraj.rules.peddler import peddle
from osada.games.divukraj.rules.plays import send_pigeon
from osada.games.divukraj.rules.shepherd import tend
from osada.games.divukraj.rules.storehouse import choose_store
from osada.games.divukraj.rules.taking import take_any
from osada.games.divukraj.rules.teacher import teach
from osada.games.divukraj.tasks import CopyFor, LiftFor, Task

CLOCK_TOKENS = printed("clock_tower", "put_point_token_on_self")
RUINS_CARDS, WANDERER_CARDS = printed("ruins", "draw"), printed("wanderer", "draw")
FROM_STORE_WITH_FARM, TWIGS_A_FARM = printed("general_store", "gain_if"), printed("barge_toad", "gain", "each")
FROM_HUSBAND = printed("husband", "gain_any")
MOLE, SWEEPER = 0, 1  # the two sorts of card in a chain of copies


@large_rule
def act(state, card, copy):  # noqa: C901  # one branch for each card
    """R7.5 The copy that has just come. What R8.4, R8.19 and R8.46 bring stands here."""
    city = state.cities[state.seat]
    if box.COLOUR[card] == box.GREEN:
        act_green(state, city, card, copy)
    elif card == box.CLOCK_TOWER:
        city.clock = CLOCK_TOKENS
    elif card == box.RUINS:
        draw_cards(state, RUINS_CARDS)
    elif card == box.BARD:
        sing(state)
    elif card == box.POSTAL_PIGEON:
        send_pigeon(state)
    elif card == box.RANGER:
        push(state, Task.LIFT, LiftFor.RANGER)
    elif card == box.SHEPHERD:
        tend(state, city)
    elif card == box.UNDERTAKER:
        undertake(state)
    elif card == box.WANDERER:
        draw_cards(state, WANDERER_CARDS)


@rule
def act_green(state, city, card, copy):
    """R8.49, R8.53 A Husband who makes a new pair gives."""
    state.named = 0
    if card == box.STOREHOUSE:
        push(state, Task.STORE, copy)
    else:
        produce(state, card, state.seat, city.cards[box.HUSBAND] <= city.cards[box.WIFE])


@large_rule
def produce(state, card, owner, is_paired):  # noqa: C901  # one branch for each card
    """R8.36 What a green card of this city does for the seat whose turn it is; R8.52 that may be nothing.

    R8.11, R8.27, R8.32 stand here; Storehouses have a way of their own, `choose_store`.
    """
    city, player = state.cities[owner], state.players[state.seat]
    for resource in range(box.N_RESOURCES):
        player.resources[resource] += box.PRODUCED[card, resource]
    draw_cards(state, box.PRODUCED[card, box.CARD_GAIN])
    if card == box.GENERAL_STORE and city.cards[box.FARM] > 0:
        player.resources[box.BERRY] += FROM_STORE_WITH_FARM
    elif card == box.BARGE_TOAD:
        player.resources[box.TWIG] += TWIGS_A_FARM * city.cards[box.FARM]
    elif card == box.CHIP_SWEEP:
        push(state, Task.SWEEP)
    elif card == box.DOCTOR:
        push(state, Task.PAY, box.BERRY)
    elif card == box.HUSBAND and is_paired and city.cards[box.FARM] > 0:
        take_any(state, FROM_HUSBAND)
    elif card == box.MINER_MOLE:
        state.named |= 1 << 2 * int(owner) + MOLE
        push(state, Task.COPY, owner, MOLE, 1)
    elif card == box.MONK:
        produce_monk(state)
    elif card == box.PEDDLER:
        peddle(state)
    elif card == box.TEACHER:
        teach(state)
    elif card == box.WOODCARVER:
        push(state, Task.PAY, box.TWIG)


@rule
def produce_again(state, card, owner):
    """R8.28, R8.36, R8.53 One copy of this card, a paired Husband if there is one."""
    if card == box.STOREHOUSE:
        choose_store(state, copies_of(state.cities[owner], card), CopyFor.STORE)
    else:
        produce(state, card, owner, pairs(state.cities[owner]) > 0)

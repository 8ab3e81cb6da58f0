"""The words of a record: what a seat can do, what can come, and why something is illegal."""

from enum import IntEnum

import numpy as np

from osada.engine.actions import ActionSpace, Product
from osada.engine.game import OK, Reasons
from osada.games.divukraj.components import (
    BASIC,
    CARDS,
    COLOURS,
    CRITTERS,
    EVENTS,
    FOREST,
    GREEN_WORDS,
    JOURNEY,
    MOST_COPIES,
    N_BASIC,
    N_EVENTS,
    N_FOREST,
    N_JOURNEY,
    N_MEADOW,
    OPEN_CARDS,
    OWN_CARDS,
    PERMANENT_CARDS,
    RESOURCES,
    SPECIAL_EVENTS,
    printed,
)
from osada.games.divukraj.state import OWNERS, SEAT_WORDS
from osada.games.divukraj.tasks import DUTIES

# --- Places -----------------------------------------------------------------


def named(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in cards)


LIFT_CARDS = tuple(card for card in OWN_CARDS if card not in PERMANENT_CARDS)
OPEN_OF = tuple(f"{CARDS[card]}@{owner}" for card in OPEN_CARDS for owner in OWNERS)
RUINS_OF = tuple(f"ruins@{seat}" for seat in SEAT_WORDS)
LOCATIONS = BASIC + FOREST  # what `use` can name
HAVEN_WORD, NOWHERE_WORD = "haven", "nowhere"
JOURNEY_WORDS = tuple(f"journey-{points}" for points in JOURNEY)
PLACES = (*LOCATIONS, HAVEN_WORD, *JOURNEY_WORDS, *EVENTS, *named(OWN_CARDS), *OPEN_OF)
LIFTS = (*LOCATIONS, HAVEN_WORD, *EVENTS, *named(LIFT_CARDS), *OPEN_OF, "ruins", *RUINS_OF, NOWHERE_WORD)

# where each sort begins in PLACES
AT_FOREST = N_BASIC
AT_HAVEN = AT_FOREST + N_FOREST
AT_JOURNEY = AT_HAVEN + 1
AT_EVENT = AT_JOURNEY + N_JOURNEY
AT_OWN = AT_EVENT + N_EVENTS
AT_OPEN = AT_OWN + len(OWN_CARDS)
N_PLACES = len(PLACES)
# and in LIFTS
OFF_EVENT = AT_HAVEN + 1
OFF_OWN = OFF_EVENT + N_EVENTS
OFF_OPEN = OFF_OWN + len(LIFT_CARDS)
OFF_RUINS = OFF_OPEN + len(OPEN_OF)
OFF_RUINS_OF = OFF_RUINS + 1
NOWHERE = OFF_RUINS_OF + len(RUINS_OF)
N_LIFTS = len(LIFTS)
N_LOCATIONS = len(LOCATIONS)
OWN_CARD, LIFT_CARD = np.array(OWN_CARDS, np.int8), np.array(LIFT_CARDS, np.int8)  # [which of these places] its card

# --- Actions and outcomes ---------------------------------------------------

WAYS = ("cost", "house", "ever_tree", "crane", "innkeeper", "judge", "dungeon")
BY_COST, BY_HOUSE, BY_EVER_TREE, BY_CRANE, BY_INNKEEPER, BY_JUDGE, BY_DUNGEON = range(len(WAYS))
N_WAYS = len(WAYS)
PILES = ("deck", "discard")
FROM_DECK, FROM_PILE = range(len(PILES))
TRIGGERS = ("courthouse", "historian", "shopkeeper")
MOST_PAID = max(printed(card, "pay_for_points", "max") for card in ("doctor", "woodcarver"))
SWAPS = tuple((given, gained) for given in range(len(RESOURCES)) for gained in range(len(RESOURCES)) if given != gained)
SWAP_WORDS = tuple(f"{RESOURCES[given]} {RESOURCES[gained]}" for given, gained in SWAPS)
SWAP_GIVEN, SWAP_GAINED = (np.array(column, np.int8) for column in zip(*SWAPS, strict=True))  # [swap] resources
N_SWAPS = len(SWAPS)

ACTIONS = ActionSpace(
    visit=PLACES,
    play=Product(("", "meadow"), CARDS, "{1} {0}"),
    prepare=("",),
    **{"pass": ("",)},
    done=("",),
    by=WAYS,
    jail=CRITTERS,
    swap=SWAP_WORDS,
    spare=RESOURCES,
    to=SEAT_WORDS,
    take=(*RESOURCES, *CARDS),
    discard=CARDS,
    give=(*RESOURCES, *CARDS),
    pay=tuple(str(paid) for paid in range(MOST_PAID + 1)),
    store=RESOURCES,
    remove=CARDS,
    beneath=CARDS,
    pile=PILES,
    use=LOCATIONS,
    lift=LIFTS,
    activate=GREEN_WORDS,
    copy=GREEN_WORDS,
    of=OWNERS,
    nth=tuple(str(copy + 1) for copy in range(MOST_COPIES)),
    slot=tuple(str(slot + 1) for slot in range(N_MEADOW)),
    trigger=TRIGGERS,
)
# fmt: off
(
    VISIT, PLAY, PREPARE, PASS, DONE, BY_WAY, JAIL_CARD, SWAP_FOR, SPARE_ONE, TO_SEAT, TAKE_ONE, DISCARD_CARD, GIVE_ONE,
    PAY_SOME, STORE_ONE, REMOVE_CARD, BENEATH_CARD, PILE_OF, USE_PLACE, LIFT_FROM, ACTIVATE, COPY_CARD, OF_OWNER,
    NTH_COPY, SLOT_NO, TRIGGER_CARD,
) = ACTIONS.first.values()
# fmt: on
PLAY_PAIRS = ACTIONS.pairs["play"]  # whether from the Meadow, and a card
PLAY_MEADOW = PLAY + len(CARDS)
TAKE_CARD, GIVE_CARD = TAKE_ONE + len(RESOURCES), GIVE_ONE + len(RESOURCES)

OUTCOMES = ActionSpace(  # the most frequent first
    card=CARDS,
    die=tuple(str(slot + 1) for slot in range(N_MEADOW)),
    forest=FOREST,
    event=SPECIAL_EVENTS,
    first=SEAT_WORDS,
)
CARD_DRAWN, DIE_ROLLED, FOREST_LAID, EVENT_LAID, SEAT_DRAWN = OUTCOMES.first.values()


class Why(IntEnum):
    """Why an action is illegal."""

    OK = OK
    NOT_NOW = 1
    # places
    NO_WORKER = 2
    TAKEN = 3
    OWN_WORKER_THERE = 4
    NOT_IN_GAME = 5
    NOT_AUTUMN = 6
    TOO_FEW_CARDS = 7
    TOO_FEW_RESOURCES = 8
    NOT_IN_CITY = 9
    NOT_IN_CITY_OF = 10
    EVENT_DONE = 11
    EVENT_NEEDS_CARD = 12
    EVENT_NEEDS_COLOUR = 13
    NOTHING_TO_PLAY = 14
    NO_CARDS_LEFT = 15
    NO_OTHER_CARD = 16
    SAME_PLACE = 17
    NO_WORKER_THERE = 18
    # playing a card
    NOT_IN_HAND = 19
    NOT_IN_MEADOW = 20
    LOCKED = 21
    CITY_FULL = 22
    ALREADY_IN_CITY = 23
    NO_CONSTRUCTION = 24
    NO_CITY_FOR_FOOL = 25
    TOO_VALUABLE = 26
    NEEDS = 27
    NEEDS_ANY = 28
    ONLY_CONSTRUCTIONS = 29
    ONLY_CRITTERS = 30
    HOUSE_OCCUPIED = 31
    NO_FREE_CELL = 32
    RANGER_NOT_SECOND = 33
    NO_PRISONER = 34
    NOT_IN_COST = 35
    # seasons
    WORKERS_LEFT = 36
    LAST_SEASON = 37
    # others
    TO_YOURSELF = 38
    NO_SUCH_SEAT = 39
    HAS_PASSED = 40
    HAND_FULL_OF = 41
    FOOL_THERE = 42
    CITY_FULL_OF = 43
    # choices
    NOT_OFFERED = 44
    HAND_FULL = 45
    NOT_REVEALED = 46
    PILE_EMPTY = 47
    HAVE_NONE = 48
    ACTIVATED = 49
    NOTHING_TO_COPY = 50
    NO_SUCH_COPY = 51
    EQUAL_COPY = 52
    NOT_THIS_SLOT = 53
    NOT_WAITING = 54
    MUST_CHOOSE = 55
    NOT_ITSELF = 56
    ONLY_CRITTER_CARDS = 57
    ONLY_CONSTRUCTION_CARDS = 58
    COSTS_NOTHING = 59


REASONS = Reasons(
    Why,
    {
        Why.NOT_NOW: {"duty": DUTIES},
        Why.TAKEN: {"place": PLACES},
        Why.OWN_WORKER_THERE: {"place": PLACES},
        Why.NOT_IN_GAME: {"place": PLACES},
        Why.TOO_FEW_CARDS: {"more": ()},
        Why.TOO_FEW_RESOURCES: {"more": ()},
        Why.NOT_IN_CITY: {"card": CARDS},
        Why.NOT_IN_CITY_OF: {"card": CARDS, "owner": OWNERS},
        Why.EVENT_DONE: {"event": EVENTS, "owner": OWNERS},
        Why.EVENT_NEEDS_CARD: {"card": CARDS},
        Why.EVENT_NEEDS_COLOUR: {"colour": COLOURS, "more": ()},
        Why.SAME_PLACE: {"place": PLACES},
        Why.NO_WORKER_THERE: {"place": LIFTS},
        Why.NOT_IN_HAND: {"card": CARDS},
        Why.NOT_IN_MEADOW: {"card": CARDS},
        Why.LOCKED: {"card": CARDS},
        Why.ALREADY_IN_CITY: {"card": CARDS},
        Why.TOO_VALUABLE: {"card": CARDS, "points": ()},
        Why.NEEDS: {"resource": RESOURCES, "more": ()},
        Why.NEEDS_ANY: {"more": ()},
        Why.ONLY_CONSTRUCTIONS: {"way": WAYS},
        Why.ONLY_CRITTERS: {"way": WAYS},
        Why.HOUSE_OCCUPIED: {"card": CARDS},
        Why.NOT_IN_COST: {"resource": RESOURCES},
        Why.WORKERS_LEFT: {"workers": ()},
        Why.NO_SUCH_SEAT: {"player": ()},
        Why.HAS_PASSED: {"player": ()},
        Why.HAND_FULL_OF: {"player": ()},
        Why.FOOL_THERE: {"player": ()},
        Why.CITY_FULL_OF: {"player": ()},
        Why.NOT_OFFERED: {"resource": RESOURCES},
        Why.NOT_REVEALED: {"card": CARDS},
        Why.PILE_EMPTY: {"pile": PILES},
        Why.HAVE_NONE: {"resource": RESOURCES},
        Why.ACTIVATED: {"card": CARDS},
        Why.NOTHING_TO_COPY: {"card": CARDS},
        Why.NO_SUCH_COPY: {"number": ()},
        Why.EQUAL_COPY: {"number": ()},
        Why.NOT_THIS_SLOT: {"slot": ()},
        Why.NOT_WAITING: {"card": TRIGGERS},
        Why.MUST_CHOOSE: {"duty": DUTIES},
        Why.NOT_ITSELF: {"card": CARDS},
        Why.ONLY_CRITTER_CARDS: {"card": CARDS},
        Why.ONLY_CONSTRUCTION_CARDS: {"card": CARDS},
        Why.COSTS_NOTHING: {"card": CARDS},
    },
)

"""What a bot names in a position of Divukraj: traits, and the stages of a match."""

from osada.bots.evaluation import Traits
from osada.games.divukraj.components import (
    CARDS,
    CITY_SPACES,
    COLOURS,
    CONSTRUCTIONS,
    EVENTS,
    GREEN_WORDS,
    HAND_LIMIT,
    RESOURCES,
    SEASONS,
)
from osada.games.divukraj.tasks import TASKS

COUNTED = ("first", "second and third", "fourth to sixth", "more")  # goods of one kind
NEAR = ("nowhere", "in the meadow", "in hand", "in the city")  # cards that an event asks for
NOWHERE, IN_MEADOW, IN_HAND, IN_CITY = range(len(NEAR))
WHERE = ("hand", "meadow")
N_WORKERS = 3  # 2 or more are all the same

_traits = Traits()
# fmt: off
ANY = _traits.add("any position")
OWN = _traits.add("points")
RIVALS = _traits.add("Rugwort's points")
HOPES = _traits.add("hopes")                            # hopes.py
TARGETS = _traits.add("promise of cards")
CITY = _traits.add("city", CARDS)
HAND = _traits.add("hand", CARDS)
HOUSES = _traits.add("free house", CONSTRUCTIONS)
GOODS = _traits.add("goods", RESOURCES, COUNTED)
HAND_SIZE = _traits.add("cards in hand", range(HAND_LIMIT + 1))
SPACES = _traits.add("spaces used", range(CITY_SPACES + 1))
BEGUN = _traits.add("event begun", EVENTS)              # by the part of its cards
READY = _traits.add("event ready", EVENTS)
PAIRS = _traits.add("cards of an event", NEAR, NEAR)    # the nearer first
BEST = _traits.add("best card that can be played from", WHERE)
PLAYABLE = _traits.add("cards that can be played from", WHERE)
GUESTS = _traits.add("critters with a house in", WHERE)
COLOUR = _traits.add("colour", COLOURS)
TASK = _traits.add("to do", TASKS)
TO_DRAW = _traits.add("cards to draw")
TO_ACTIVATE = _traits.add("to activate", GREEN_WORDS)
OUTLOOK = _traits.add("outlook")                        # outlook.py
# fmt: on
TRAITS = tuple(_traits)
PASSED = len(SEASONS) * N_WORKERS
N_STAGES = PASSED + 1
STAGES = tuple(
    f"{company} {when}"
    for company in ("year 1", "else")
    for when in (*(f"{season} {workers}" for season in SEASONS for workers in range(N_WORKERS)), "passed")
)
EASY_YEAR = 1  # few cards suffice to beat Rugwort, and so it was learnt; in harder years they do not

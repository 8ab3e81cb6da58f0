"""The VIEW record (R13.1): what one reader may know, under the names of the position's fields where it is the same.

All public things are here, so that a whole position can be imagined from it. Secret are the deck, the discard pile but
for what the reader remembers, the hands of the others, and cards on their way from hand to hand.
"""

import numpy as np

from osada.engine.layout import SAME, Bits, Counts, Each, EachSeat, Shown, Word, view_of
from osada.games.divukraj.components import (
    BASIC,
    CARDS,
    CONSTRUCTIONS,
    COVER_WORDS,
    EDITION_IDS,
    EVENTS,
    FEW_COPIES,
    FOREST,
    GREEN_WORDS,
    HOSTS,
    KEEPER_WORDS,
    MOST_COPIES,
    N_CARDS,
    N_EVENTS,
    N_MEADOW,
    RESOURCES,
    SEASONS,
)
from osada.games.divukraj.rules.words import AT_EVENT, JOURNEY_WORDS, LIFTS, PLACES
from osada.games.divukraj.scoring import SCORED
from osada.games.divukraj.state import (
    CITY,
    MAX_SEATS,
    MOST_REVEALED,
    MOST_TASKS,
    ORIGINS,
    OWNERS,
    PLAYER,
    SEAT_WORDS,
    STATE,
)
from osada.games.divukraj.tasks import DUTIES, PHASES, TASKS

NTH_WORDS = tuple(str(copy + 1) for copy in range(MOST_COPIES))
SLOT_WORDS = tuple(str(slot + 1) for slot in range(N_MEADOW))
TASK_WORDS = tuple(str(depth + 1) for depth in range(MOST_TASKS))
GUEST_WORDS = tuple(f"{CARDS[card]} {copy + 1}" for card in HOSTS for copy in range(FEW_COPIES))
GOODS_WORDS = tuple(f"{copy + 1} {resource}" for copy in range(FEW_COPIES) for resource in RESOURCES)
STORED_WORDS = tuple(f"{event} {resource}" for event in KEEPER_WORDS for resource in RESOURCES)
BENEATH_WORDS = tuple(f"{event} {index + 1}" for event in COVER_WORDS for index in range(MOST_REVEALED))
NAMED_WORDS = tuple(f"{card}@{owner}" for owner in OWNERS for card in ("miner_mole", "chip_sweep"))
RIVAL_PLACES = PLACES[:AT_EVENT]  # where his workers can stand, beside the Meadow

# fmt: off
KNOWN_CITY, copy_city = view_of(
    CITY,
    points=SAME, occupied=SAME, cards=SAME, n_cards=SAME,
    guests=(np.int8, len(GUEST_WORDS)),    # the seat whose workers stand on that copy, or NOBODY
    n_guests=(np.int8, len(GUEST_WORDS)),  # how many
    goods=(np.int8, len(GOODS_WORDS)),
    chapel=SAME, clock=SAME, prisoners=SAME,
)
KNOWN_PLAYER, copy_player = view_of(
    PLAYER,
    held=np.int64,                         # cards that the reader knows to be in this hand
    held_openly=np.int64,                  # cards that everybody knows to be there
    at_events=SAME, resources=SAME, at_forest=SAME,
    scores=(np.int16, len(SCORED)),        # what each part of the score would be now
    hand=(np.int8, N_CARDS),               # the reader's own
    hand_size=SAME, season=SAME, workers=SAME, lost=SAME, nowhere=SAME, at_haven=SAME, passed=SAME,
    spaces=np.int8,                        # of the city, in use
    at_basic=SAME, at_journey=SAME,
    duty=np.int8,
)
VIEW, copy_public = view_of(
    STATE,
    edition=SAME, seats=SAME, year=SAME, phase=SAME, first=SAME, seat=SAME, deck_size=SAME, pile_size=SAME,
    discards=(np.int8, N_CARDS),           # what the reader knows to be in the discard pile
    open_discards=(np.int8, N_CARDS),      # what everybody knows to be there
    meadow=SAME, vacant=SAME, short=SAME,
    locked=np.int16,                       # slots with Rugwort's workers
    forest=SAME,
    events=np.int32,                       # those in the game
    event_owner=(np.int8, N_EVENTS),
    stored=(np.int8, len(STORED_WORDS)),
    beneath=(np.int8, len(BENEATH_WORDS)),
    rival_season=SAME,
    rival_at=np.int32,                     # where his other workers stand
    rival_scores=(np.int16, len(SCORED)),
    rival=KNOWN_CITY,
    cities=(KNOWN_CITY, MAX_SEATS),
    players=(KNOWN_PLAYER, MAX_SEATS),
    card=SAME, origin=SAME, slot=SAME, due=SAME, target=SAME,  # a card that is being played
    moving=np.int8,                        # the seat whose workers move onto Ruins, or NOBODY
    n_moving=np.int8,                      # how many
    copies=SAME, asked=SAME, gift=SAME,    # a question in several lines, like what follows
    revealed=(np.int8, MOST_REVEALED),
    n_revealed=SAME, private=SAME, drawn=SAME, to_activate=SAME, stores_left=SAME, husbands=SAME, named=SAME,
    lifted=SAME, lifted_copy=SAME,
    depth=SAME,
    tasks=(np.int8, MOST_TASKS),           # the agenda, from the last to the next, and the numbers of each task
    task_a=(np.int8, MOST_TASKS),
    task_b=(np.int8, MOST_TASKS),
    task_c=(np.int8, MOST_TASKS),
)
# fmt: on
CITY_SHOWN: Shown = {
    "occupied": Each(CONSTRUCTIONS, Bits(NTH_WORDS)),
    "cards": Counts(CARDS),
    "guests": Each(GUEST_WORDS, Word(SEAT_WORDS)),
    "n_guests": Counts(GUEST_WORDS),
    "goods": Counts(GOODS_WORDS),
    "prisoners": Word(CARDS),
}
PLAYER_SHOWN: Shown = {
    "held": Bits(CARDS),
    "held_openly": Bits(CARDS),
    "at_events": Bits(EVENTS),
    "resources": Counts(RESOURCES, zeros=True),
    "at_forest": Bits(FOREST),
    "scores": Counts(SCORED, zeros=True),
    "hand": Counts(CARDS),
    "season": Word(SEASONS),
    "at_basic": Counts(BASIC),
    "at_journey": Counts(JOURNEY_WORDS),
    "duty": Word(DUTIES),
}
SHOWN: Shown = {
    "edition": Word(EDITION_IDS),
    "phase": Word(PHASES),
    "discards": Counts(CARDS),
    "open_discards": Counts(CARDS),
    "meadow": Word(CARDS),
    "vacant": Bits(SLOT_WORDS),
    "short": Bits(SLOT_WORDS),
    "locked": Bits(SLOT_WORDS),
    "forest": Word(FOREST),
    "events": Bits(EVENTS),
    "event_owner": Each(EVENTS, Word(OWNERS)),
    "stored": Counts(STORED_WORDS),
    "beneath": Each(BENEATH_WORDS, Word(CARDS)),
    "rival_season": Word(SEASONS),
    "rival_at": Bits(RIVAL_PLACES),
    "rival_scores": Counts(SCORED),
    **{f"rival.{field}": how for field, how in CITY_SHOWN.items()},
    "cities": EachSeat(),
    **{f"cities.{field}": how for field, how in CITY_SHOWN.items()},
    "players": EachSeat(),
    **{f"players.{field}": how for field, how in PLAYER_SHOWN.items()},
    "card": Word(CARDS),
    "origin": Word(ORIGINS),
    "slot": Word(SLOT_WORDS),
    "due": Counts(RESOURCES),
    "target": Word(OWNERS),
    "moving": Word(SEAT_WORDS),
    "copies": Bits(NTH_WORDS),
    "asked": Word(CARDS),
    "gift": Counts(RESOURCES),
    "revealed": Word(CARDS),
    "drawn": Word(CARDS),
    "to_activate": Counts(GREEN_WORDS),
    "stores_left": Bits(NTH_WORDS),
    "named": Bits(NAMED_WORDS),
    "lifted": Word(LIFTS),
    "tasks": Each(TASK_WORDS, Word(TASKS)),
    "task_a": Counts(TASK_WORDS),
    "task_b": Counts(TASK_WORDS),
    "task_c": Counts(TASK_WORDS),
}

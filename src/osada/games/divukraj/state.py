"""The position (R2): one record, copied with one memcpy, readable by name.

What is still to be done stands on the agenda, a stack of small tasks; the topmost is the next. A task asks the seat
whose turn it is, or asks for an outcome, or is done by itself. With nothing on the agenda a turn begins.
"""

from collections.abc import Mapping

import numpy as np

from osada.engine.game import RANDOM, seat_words
from osada.engine.layout import States, empty, record
from osada.games.divukraj import at
from osada.games.divukraj.components import (
    CELLS,
    COPIES,
    COVERS,
    DEALT,
    EDITION_IDS,
    FEW_COPIES,
    FORESTS,
    KEEPERS,
    N_BASIC,
    N_CARDS,
    N_CONSTRUCTIONS,
    N_EVENTS,
    N_GREENS,
    N_HOSTS,
    N_JOURNEY,
    N_MEADOW,
    N_RESOURCES,
    N_SPECIAL,
    N_SPECIAL_EVENTS,
    START_WORKERS,
    WINTER,
    YEARS,
)
from osada.games.divukraj.tasks import TASK, Task

MAX_SEATS = 4
SEAT_WORDS = seat_words(MAX_SEATS)
RIVAL, RIVAL_WORD = MAX_SEATS, "rugwort"  # the solo opponent, after the seats
OWNERS = (*SEAT_WORDS, RIVAL_WORD)
ONLOOKER = MAX_SEATS  # what somebody who watches remembers, after the seats
NOBODY, NOTHING = -1, -1
MOST_FORESTS = int(max(FORESTS))
MOST_REVEALED = 5
MOST_TASKS = 48
ALL_SLOTS = (1 << N_MEADOW) - 1
GUESTS = 8  # workers on a card: the seat that they belong to + GUESTS * their number; 0 without any

# fmt: off
CITY = record(                              # of a seat, or of Rugwort
    points=np.int16,                        # point tokens
    occupied=(np.int16, N_CONSTRUCTIONS),   # copies with an occupied token, as bits; copies by order of arrival
    cards=(np.int8, N_CARDS),               # how many of each
    n_cards=np.int8,                        # cards in all
    guests=(np.int8, (N_HOSTS, FEW_COPIES)),         # workers on each copy: see GUESTS
    goods=(np.int8, (FEW_COPIES, N_RESOURCES)),      # on each Storehouse
    chapel=np.int8,                         # point tokens on the Chapel
    clock=np.int8,                          # and on the Clock Tower
    prisoners=(np.int8, CELLS),             # cards in the Dungeon, or NOTHING
)
PLAYER = record(
    at_events=np.int32,                     # events on which a worker stands, as bits
    resources=(np.int16, N_RESOURCES),
    at_forest=np.int16,                     # forest cards on which a worker stands, as bits
    hand=(np.int8, N_CARDS),                # how many of each
    hand_size=np.int8,
    season=np.int8,
    workers=np.int8,                        # not placed
    lost=np.int8,                           # out of the game
    nowhere=np.int8,                        # placed on a card that has left the city
    at_haven=np.int8,
    passed=np.int8,                         # 1 or 0
    at_basic=(np.int8, N_BASIC),            # how many workers stand there
    at_journey=(np.int8, N_JOURNEY),
)
STATE = record(
    known=(np.int64, (MAX_SEATS + 1, MAX_SEATS)),    # [who, whose hand] cards that it surely holds, as bits
    edition=np.int8,
    seats=np.int8,
    year=np.int8,                           # 1, 2 or 3, solo; else 0
    phase=np.int8,                          # the Task that is next: TURN without any; OVER
    first=np.int8,                          # the starting player, or NOBODY before that is drawn
    seat=np.int8,                           # whose turn it is
    deck=(np.int8, N_CARDS),                # how many of each
    pile=(np.int8, N_CARDS),                # the discard pile, likewise
    deck_size=np.int16,
    pile_size=np.int16,
    seen=(np.int8, (MAX_SEATS + 1, N_CARDS)),        # [who] cards that are surely in the discard pile, how many of each
    meadow=(np.int8, N_MEADOW),             # the card on each slot, or NOTHING
    vacant=np.int16,                        # slots to be filled now, as bits
    short=np.int16,                         # slots for which there was no card, as bits
    forest=(np.int8, MOST_FORESTS),         # forest cards in the game, or NOTHING
    event_owner=(np.int8, N_EVENTS),        # a seat, RIVAL, NOBODY, or NOT_IN_GAME
    stored=(np.int8, (len(KEEPERS), N_RESOURCES)),   # goods on an event: see KEEPERS
    beneath=(np.int8, (len(COVERS), MOST_REVEALED)), # cards beneath an event, or NOTHING: see COVERS
    rival_season=np.int8,                   # Rugwort's season, solo
    cities=(CITY, MAX_SEATS + 1),           # the last one is Rugwort's
    players=(PLAYER, MAX_SEATS),
    # a card that is being played
    card=np.int8,                           # or NOTHING
    origin=np.int8,                         # FROM_HAND, FROM_MEADOW, FROM_REVEALED
    slot=np.int8,                           # of the Meadow, or NOTHING while it is not chosen
    due=(np.int8, N_RESOURCES),             # what is to be paid for it
    target=np.int8,                         # the city for a Fool
    moving=np.int8,                         # workers that move onto Ruins: see GUESTS
    # a question in several lines
    copies=np.int16,                        # which copies `nth` may name, as bits
    asked=np.int8,                          # the card or place that `nth`, `slot`, `of` speak of
    gift=(np.int8, N_RESOURCES),            # resources on their way to another player
    revealed=(np.int8, MOST_REVEALED),      # cards turned up or on their way, or NOTHING
    n_revealed=np.int8,
    private=np.int8,                        # 1: only the seat whose turn it is sees them
    drawn=(np.int8, 2),                     # cards taken at the forest card that lets one of them be played, or NOTHING
    to_activate=(np.int8, N_GREENS),        # green cards that are still to be activated
    stores_left=np.int8,                    # Storehouses that are still to be activated, as bits
    husbands=np.int8,                       # Husbands activated in this production
    named=np.int16,                         # Moles and Sweeps named in a chain of copies, as bits: 2 * city + is Sweep
    lifted=np.int8,                         # the place from which a worker was lifted (its `lift` word), or NOTHING
    lifted_copy=np.int8,
    depth=np.int8,                          # tasks on the agenda
    agenda=(TASK, MOST_TASKS),
)
# fmt: on
NOT_IN_GAME = -2
FROM_HAND, FROM_MEADOW, FROM_REVEALED = range(3)
ORIGINS = ("hand", "meadow", "revealed")


def new(seats: int, options: Mapping[str, str]) -> States:
    """R2.6 All cards in the deck; what is dealt comes as outcomes. R12.1 Only the solo game has a year."""
    states = empty(STATE)
    state = states[0]
    state["edition"] = EDITION_IDS.index(options["edition"])
    state["seats"] = seats
    state["year"] = YEARS.index(options["year"]) + 1 if seats == 1 else 0
    state["deck"][:] = COPIES[state["edition"]]
    state["deck_size"] = COPIES[state["edition"]].sum()
    for name in ("meadow", "forest", "card", "slot", "revealed", "drawn", "beneath", "lifted", "target", "asked"):
        state[name] = NOTHING
    state["event_owner"][:] = NOT_IN_GAME
    state["event_owner"][: N_EVENTS - N_SPECIAL_EVENTS] = NOBODY
    state["cities"]["prisoners"] = NOTHING
    state["players"]["season"], state["rival_season"] = WINTER, WINTER
    state["players"]["workers"][:seats] = START_WORKERS
    state["vacant"] = ALL_SLOTS
    begin(states, options["first"])
    return states


def begin(states: States, first: str) -> None:
    """R2.1 to R2.5 Forest, events, Meadow, then a hand for each seat, the starting player's first."""
    state = states[0]
    seats = int(state["seats"])
    state["first"] = NOBODY if first == RANDOM else int(first)
    state["seat"] = 0 if first == RANDOM else int(first)
    tasks = [(Task.FIRST, 0, 0)] if first == RANDOM else []
    tasks += [(Task.FOREST, FORESTS[seats], 0), (Task.EVENT, N_SPECIAL, 0), (Task.REFILL, 0, 0)]
    tasks += [(Task.DEAL, DEALT[turn], turn) for turn in range(seats)]
    for index, (task, count, turn) in enumerate(reversed(tasks)):
        row = state["agenda"][index]
        row["task"], row["numbers"][at.LEFT], row["numbers"][at.TURN] = task, count, turn
    state["depth"], state["phase"] = len(tasks), tasks[0][0]

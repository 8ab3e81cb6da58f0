"""The position (rulebook: set-up): one record, copied with one memcpy, readable by name."""

from collections.abc import Mapping

import numpy as np

from osada.engine.compiled import rule
from osada.engine.game import RANDOM, seat_words
from osada.engine.layout import States, empty, record
from osada.games.bobrany.components import (
    CARDS,
    COLOUR_OF_CARD,
    COLOURS,
    COPIES,
    EDITION_IDS,
    FIRST_GAME,
    FITS,
    N_SLOTS,
    NO_CARD,
    NO_TILE,
    NO_TOKEN,
    RAFT,
    TILES,
    TOKENS,
)
from osada.games.bobrany.town import CELLS, N_BORDERS, N_CELLS, N_COLUMNS

N_SEATS = 2
SEAT_WORDS = seat_words(N_SEATS)
NOBODY = -1
FIRST = "first"
NO, YES = "no", "yes"

WHO_STARTS, DEAL, TURN_UP, TURN, PLACE, PAY, OVER = range(7)  # phases, in rulebook order
PHASES = ("who-starts", "deal", "turn-up", "turn", "place", "pay", "over")
RAFTS = tuple(f"{kind} of {seat}" for seat in SEAT_WORDS for kind in ("raft", "raft2"))  # those that lie on river tiles
N_RAFT_KINDS, NO_RAFT = 2, -1

# fmt: off
TOWN = record(                             # what a player has before them
    cells=(np.int32, len(COLOURS)),        # with a tile of each colour, as bits
    laid=np.int32,                         # with any tile, as bits
    beavers=np.int32,                      # with a beaver, as bits
    joined=np.int32,                       # borders between connected tiles, as bits
    blank=np.int32,                        # borders between tiles that are not connected, as bits
    fits=(np.int32, N_COLUMNS),            # shapes that an empty cell of the column takes, as bits of FITS
    tiles=(np.int8, N_CELLS),              # by kind, or NO_TILE
    walkways=(np.int8, N_CELLS),           # sides, as bits
    beside=(np.int8, N_CELLS),             # sides on which a tile lies, as bits
    facing=(np.int8, N_CELLS),             # sides from which a walkway leads here, as bits
    tokens=(np.int8, N_BORDERS),           # disassembled there, or NO_TOKEN
    reserve=(np.int8, len(TOKENS)),        # building tokens not used yet, by kind
)
STATE = record(
    edition=np.int8,
    seats=np.int8,
    phase=np.int8,
    lone=np.int8,                          # option monastery_lone: does a lone tile count as a group?
    cards=(np.int8, len(COLOURS)),         # in play, by colour, or NO_CARD before it is dealt
    starter=np.int8,                       # the seat that begins round 1, or NOBODY before that is drawn
    rounds=np.int8,                        # begun
    turn=np.int8,                          # the seat whose turn it is, or NOBODY between rounds
    main_left=np.int8,                     # is its main action still to come?
    tile=np.int8,                          # acquired and not placed yet, or NO_TILE
    column=np.int8,                        # where that tile belongs, counted from 0
    cell=np.int8,                          # where a tile was placed that is being paid for
    owed=np.int8,                          # its sides that are still to be paid for, as bits
    builder=np.int8,                       # the seat that has the builder beaver, or NOBODY
    river=(np.int8, N_SLOTS),              # the tile on each slot, or NO_TILE
    rafts=(np.int8, N_SLOTS),              # the raft on that tile, an index of RAFTS, or NO_RAFT
    unseen=(np.int8, len(TILES)),          # face-down tiles, by kind
    towns=(TOWN, N_SEATS),
)
# fmt: on


def new(seats: int, options: Mapping[str, str]) -> States:
    """R2.1 to R2.4: empty towns, a one-colour raft each, all tiles face down, the cards chosen or still to be dealt."""
    states = empty(STATE)
    state = states[0]
    state["edition"] = EDITION_IDS.index(options["edition"])
    state["seats"] = seats
    state["lone"] = options["monastery_lone"] == YES
    state["cards"][:] = dealt(options["cards"], int(state["edition"]))
    state["starter"] = NOBODY if options["first"] == RANDOM else int(options["first"])
    state["turn"] = state["builder"] = NOBODY
    state["tile"], state["river"], state["rafts"] = NO_TILE, NO_TILE, NO_RAFT
    state["unseen"][:] = COPIES
    for town in state["towns"]:
        town["tiles"], town["tokens"], town["fits"] = NO_TILE, NO_TOKEN, FITS[0, 0]
        town["reserve"][RAFT] = 1
    known = NO_CARD not in state["cards"]
    state["phase"] = WHO_STARTS if state["starter"] == NOBODY else TURN_UP if known else DEAL
    state["rounds"] = state["phase"] == TURN_UP
    return states


def dealt(value: str, edition: int) -> list[int]:
    """R2.4 The card of each colour. Where they are random, red and brown are still known: there is one of each."""
    if value == FIRST:
        return [int(card) for card in FIRST_GAME[edition]]
    chosen = [CARDS.index(card) for card in value.split()] if value != RANDOM else only_cards()
    colours = [int(COLOUR_OF_CARD[card]) for card in chosen]
    return [chosen[colours.index(colour)] if colour in colours else NO_CARD for colour in range(len(COLOURS))]


def only_cards() -> list[int]:
    """R1.5 The cards whose colour has no other."""
    colours = COLOUR_OF_CARD.tolist()
    return [card for card, colour in enumerate(colours) if colours.count(colour) == 1]


def are_cards(value: str, seats: int) -> bool:
    """R1.5, R2.4 `first`, `random`, or one card of each colour."""
    if value in (FIRST, RANDOM):
        return True
    cards = value.split(" ")
    if not all(card in CARDS for card in cards):
        return False
    return sorted(int(COLOUR_OF_CARD[CARDS.index(card)]) for card in cards) == list(range(len(COLOURS)))


@rule
def owner_of(raft):
    """The seat whose raft this is, NOBODY for none."""
    return raft // N_RAFT_KINDS


@rule
def has_two_colours(raft):
    return raft % N_RAFT_KINDS == 1


@rule
def reserve_of(town):
    """The number of building tokens in the reserve."""
    count = 0
    for kind in range(len(TOKENS)):
        count += town.reserve[kind]
    return count


@rule
def is_full(town):
    """R7.1"""
    return town.laid == (1 << len(CELLS)) - 1

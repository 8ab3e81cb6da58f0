"""What a seat may know: all that is open (R10.1). The face-down tiles are counted; their order is not decided yet."""

import numpy as np

from osada.engine.compiled import rule
from osada.engine.layout import SAME, Bits, Counts, Each, EachSeat, Shown, Word, view_of
from osada.games.bobrany.components import (
    CARDS,
    COLOURS,
    EDITION_IDS,
    FITS,
    NO_CARD,
    NO_TILE,
    NO_TOKEN,
    SLOTS,
    TILES,
    TOKENS,
)
from osada.games.bobrany.rules.ending import is_done
from osada.games.bobrany.rules.walkways import join, lay
from osada.games.bobrany.scoring import points_of
from osada.games.bobrany.state import N_SEATS, PHASES, RAFTS, STATE, TOWN
from osada.games.bobrany.town import BORDERS, CELLS, N_BORDERS, N_CELLS, N_COLUMNS, SIDE_SETS, SIDES

# fmt: off
KNOWN_TOWN, copy_town = view_of(
    TOWN,
    tiles=SAME, walkways=SAME, tokens=SAME,
    beavers=np.int32,
    reserve=SAME,
    points=(np.int16, len(COLOURS)),       # what the card of each colour pays as the town stands
    done=np.int8,                          # can this seat never place a tile again?
)
VIEW, copy_public = view_of(
    STATE,
    edition=SAME, seats=SAME, phase=SAME, lone=SAME, cards=SAME, starter=SAME, rounds=SAME, turn=SAME, main_left=SAME,
    tile=SAME,                             # that waits to be placed or paid for
    column=np.int8,                        # of that tile, counted from 1; 0: none
    cell=np.int8,                          # where that tile lies already; -1: nowhere yet
    owed=SAME, builder=SAME, river=SAME, rafts=SAME, unseen=SAME,
    towns=(KNOWN_TOWN, N_SEATS),
)
# fmt: on
SHOWN: Shown = {
    "edition": Word(EDITION_IDS),
    "phase": Word(PHASES),
    "cards": Each(COLOURS, Word(CARDS)),
    "tile": Word(TILES),
    "cell": Word(CELLS),
    "owed": Bits(tuple(SIDES)),
    "river": Each(SLOTS, Word(TILES)),
    "rafts": Each(SLOTS, Word(RAFTS)),
    "unseen": Counts(TILES),
    "towns": EachSeat(),
    "towns.tiles": Each(CELLS, Word(TILES)),
    "towns.walkways": Each(CELLS, Word(SIDE_SETS)),
    "towns.tokens": Each(BORDERS, Word(TOKENS)),
    "towns.beavers": Bits(CELLS),
    "towns.reserve": Counts(TOKENS, zeros=True),
    "towns.points": Counts(COLOURS, zeros=True),
}
NOWHERE = -1


@rule
def view(state, seat, known):
    """R10.1 The same for every seat and for spectators. An allow-list: what is not copied here stays secret."""
    copy_public(state, known)
    known.column = state.column + 1 if state.tile != NO_TILE else 0
    known.cell = state.cell if state.owed else NOWHERE
    for each in range(N_SEATS):
        shown = known.towns[each]
        copy_town(state.towns[each], shown)
        shown.beavers = state.towns[each].beavers
        shown.done = is_done(state, each) and not (each == state.turn and state.tile != NO_TILE)
        for colour in range(len(COLOURS)):
            card = state.cards[colour]
            shown.points[colour] = points_of(state, each, card) if card != NO_CARD else 0


@rule
def seen(state, actor, code, seat):
    """R10.1 Every line is open."""
    return True


@rule
def imagine(known, seat, rng, state):
    """R10.1 Nothing is decided that is hidden: the towns are rebuilt from what they show."""
    copy_public(known, state)
    state.column = max(0, known.column - 1)
    state.cell = max(0, known.cell)
    for each in range(N_SEATS):
        town, shown = state.towns[each], known.towns[each]
        clear(town)
        for cell in range(N_CELLS):
            if shown.tiles[cell] != NO_TILE:
                lay(town, cell, shown.tiles[cell], shown.walkways[cell])
        for border in range(N_BORDERS):
            if shown.tokens[border] != NO_TOKEN:
                join(town, border, shown.tokens[border])
        copy_town(shown, town)
        town.beavers = shown.beavers


@rule
def clear(town):
    """An empty town; what `copy_town` fills is left out."""
    town.laid = 0
    town.beavers = 0
    town.joined = 0
    town.blank = 0
    for colour in range(len(COLOURS)):
        town.cells[colour] = 0
    for column in range(N_COLUMNS):
        town.fits[column] = FITS[0, 0]
    for cell in range(N_CELLS):
        town.beside[cell] = 0
        town.facing[cell] = 0

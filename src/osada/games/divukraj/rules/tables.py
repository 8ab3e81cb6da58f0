"""Tables of words that compiled rules index: which phase allows which kind of action, and what codes mean."""

import numpy as np

from osada.games.divukraj.components import CARDS
from osada.games.divukraj.rules.words import ACTIONS, GIVE_CARD, LIFT_CARDS, OWN_CARDS, SWAPS, TAKE_CARD
from osada.games.divukraj.state import (
    BURY,
    BY,
    CAPTURE_BENEATH,
    CEMETERY_PLAY,
    COPY,
    DISCARD,
    FOOL_CITY,
    FOREST_PLAY,
    GIVE_ANY,
    GIVE_BERRIES,
    GIVE_CARDS,
    GRADUATE,
    INN_PLAY,
    JAIL,
    JUDGE_SWAP,
    LIFT,
    MARKET,
    MEADOW,
    NTH,
    OF,
    PAY,
    PAYEE,
    PHASES,
    PIGEON_PLAY,
    PILE,
    PRODUCE,
    QUEEN_PLAY,
    REMOVE,
    REVISIT,
    SCROLL,
    SLOT,
    SPARE,
    STORE,
    STORE_EVENT,
    SWAP,
    SWEEP,
    TAKE,
    TEACH,
    TO_CARDS,
    TO_GOODS,
    TRIGGER,
    TURN,
    USE,
)

SORTS = (*ACTIONS.kinds, "take-card", "give-card")  # kinds of actions; those of a resource or a card apart


def sort_of(code: int) -> str:
    is_card = code in range(TAKE_CARD, TAKE_CARD + len(CARDS)) or code in range(GIVE_CARD, GIVE_CARD + len(CARDS))
    return f"{ACTIONS.kind(code)}-card" if is_card else ACTIONS.kind(code)


SORT_OF = np.array([SORTS.index(sort_of(code)) for code in range(len(ACTIONS))], np.int8)  # [code]
OPEN_SORTS = {
    TURN: "visit play prepare pass",
    SLOT: "slot",
    NTH: "nth",
    BY: "by",
    JAIL: "jail",
    JUDGE_SWAP: "swap",
    SPARE: "spare",
    PAYEE: "to",
    FOOL_CITY: "to",
    REMOVE: "remove",
    TRIGGER: "trigger",
    TAKE: "take",
    MEADOW: "take-card done",
    DISCARD: "discard done",
    BURY: "discard",
    GIVE_CARDS: "give-card",
    GIVE_ANY: "give",
    GIVE_BERRIES: "give done",
    MARKET: "give done",
    TO_GOODS: "to",
    TO_CARDS: "to",
    PRODUCE: "activate",
    SWEEP: "activate",
    COPY: "copy done",
    OF: "of",
    STORE: "store done",
    PAY: "pay",
    SWAP: "swap done",
    TEACH: "take-card",
    USE: "use done",
    LIFT: "lift",
    REVISIT: "visit",
    PILE: "pile",
    INN_PLAY: "play",
    QUEEN_PLAY: "play done",
    CEMETERY_PLAY: "play",
    PIGEON_PLAY: "play done",
    FOREST_PLAY: "play done",
    STORE_EVENT: "store done",
    CAPTURE_BENEATH: "beneath done",
    GRADUATE: "beneath done",
    SCROLL: "take-card beneath",
}
IS_OPEN = np.zeros((len(PHASES), len(SORTS)), np.int8)  # [phase, sort of action]
for _phase, _sorts in OPEN_SORTS.items():
    for _sort in _sorts.split():
        IS_OPEN[_phase, SORTS.index(_sort)] = 1

SWAP_GIVEN, SWAP_GAINED = (np.array(column, np.int8) for column in zip(*SWAPS, strict=True))  # [swap] resources
N_SWAPS = len(SWAPS)
OWN_CARD = np.array([CARDS.index(card) for card in OWN_CARDS], np.int8)  # [which of the own places] its card
LIFT_CARD = np.array([CARDS.index(card) for card in LIFT_CARDS], np.int8)

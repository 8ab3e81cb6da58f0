"""What a small network adds to the value of a position alone against Rugwort, from year 2 on.

It sees all traits together, where the value counts each for itself, and the Meadow. Its weights lie in
outlook.csv: see outlook_training.py and docs/thinking.md.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from osada.bots.network import read_net
from osada.engine.compiled import large_rule, rule
from osada.games.divukraj.bot.traits import N_STAGES, OUTLOOK, STAGES, TRAITS
from osada.games.divukraj.components import CARDS, N_MEADOW, YEARS
from osada.games.divukraj.state import NOTHING

FILE = Path(__file__).with_name("outlook.csv")
UNITS = 32
N_FOUND = OUTLOOK  # traits that it sees: all before its own
ROWS = (
    *TRAITS[:N_FOUND],
    *(f"meadow {card}" for card in CARDS),
    *STAGES[N_STAGES:],
    "workers",
    "last year",
    "always",
    "worth",
)
MEADOW = N_FOUND
WHEN = MEADOW + len(CARDS)
WORKERS, LAST_YEAR, ALWAYS, WORTH = range(WHEN + N_STAGES, len(ROWS))
HARDEST = int(YEARS[-1])


class Outlook(NamedTuple):
    """The network, and buffers for it."""

    net: Any  # [row, unit]
    seen: Any  # [row] how much of it there is
    sums: Any  # [unit]


def new_outlook() -> Outlook:
    return Outlook(read_net(FILE, ROWS), np.zeros(WORTH), np.zeros(UNITS))


@rule
def see(state, seat, stage, found, seen):
    """Fills `seen`."""
    seen[:] = 0
    seen[:N_FOUND] = found[:N_FOUND]
    for slot in range(N_MEADOW):
        if state.meadow[slot] != NOTHING:
            seen[MEADOW + int(state.meadow[slot])] += 1
    seen[WHEN + stage - N_STAGES] = 1
    seen[WORKERS] = int(state.players[seat].workers)
    seen[LAST_YEAR] = 1 if state.year == HARDEST else 0
    seen[ALWAYS] = 1


@large_rule
def outlook(state, seat, stage, found, buffers):
    """In points."""
    net, sums, seen = buffers.net, buffers.sums, buffers.seen
    see(state, seat, stage, found, seen)
    sums[:] = 0
    for row in range(WORTH):
        if seen[row] != 0:
            for unit in range(UNITS):
                sums[unit] += seen[row] * net[row, unit]
    total = 0.0
    for unit in range(UNITS):
        total += max(0.0, sums[unit]) * net[WORTH, unit]
    return total

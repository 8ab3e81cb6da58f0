"""Disassembling a token between two laid tiles (rulebook: free actions)."""

from osada.engine.actions import code_of
from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.bobrany.components import TOKENS
from osada.games.bobrany.rules.walkways import join
from osada.games.bobrany.rules.words import SCUTTLE_PAIRS, Why
from osada.games.bobrany.town import BORDER_BIT, N_BORDERS


@rule
def list_scuttles(town, codes, count):
    """R6.5 Every border that is not connected, with every kind of token in the reserve (R4.9)."""
    if town.blank == 0:
        return count
    for kind in range(len(TOKENS)):
        if town.reserve[kind] > 0:
            for border in range(N_BORDERS):
                if has(town.blank, BORDER_BIT[border]):
                    codes[count] = code_of(SCUTTLE_PAIRS, border, kind)
                    count += 1
    return count


@rule
def why_not_scuttle(town, border, kind):
    """R4.8, R6.5"""
    if town.reserve[kind] == 0:
        return why(Why.NO_TOKEN, kind)
    if has(town.blank, BORDER_BIT[border]):
        return OK
    return why(Why.CONNECTED if has(town.joined, BORDER_BIT[border]) else Why.NOT_LAID, border)


@rule
def scuttle(town, border, kind):
    """R4.8"""
    town.reserve[kind] -= 1
    join(town, border, kind)

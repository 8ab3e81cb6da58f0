"""Areas of lots of one colour (R9.13), with the empty wild lots as they are best (R9.14), and the lots that make them.

The rule answers whether there are enough; here the best colouring itself is wanted.
"""

from collections.abc import Iterator, Sequence

from osada.games.mesta.components import N_COLOURS, WILD_KIND
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.plain import Plain, areas, each


def best_lot_areas(district: Plain, size: int, least: int) -> tuple[int, int, int]:
    """How many areas there are, up to `least`; `least`; and their lots."""
    wild = district.features[WILD_KIND] & ~district.storeys[0]
    lots = [district.ground[colour] | district.buildings[colour] for colour in range(N_COLOURS)]
    best = max_colouring(lots, list(open_choices(lots, wild)), size, least)
    found = [area for colour in best for area in areas(colour) if area.bit_count() >= size]
    return min(least, number_of(best, size)), least, sum(found)


def open_choices(lots: Sequence[int], wild: int) -> Iterator[tuple[int, list[int]]]:
    """Every wild lot with the colours beside those that hang together with it.

    Another colour is never better: where it made an area, one of these makes the same area, or a larger one.
    """
    for group in areas(wild):
        colours = [colour for colour in range(N_COLOURS) if lots[colour] & asked.beside(group)] or [0]
        yield from ((lot, colours) for lot in each(group))


def max_colouring(lots: list[int], choices: list[tuple[int, list[int]]], size: int, least: int) -> list[int]:
    """The lots of each colour; branches that cannot beat the best are left out, with enough areas it is over."""
    best, most = lots, -1
    branches = [(lots, 0)]
    while branches and most < least:
        coloured, done = branches.pop()
        if done == len(choices):
            if number_of(coloured, size) > most:
                best, most = coloured, number_of(coloured, size)
        elif number_of(hoped(coloured, choices[done:]), size) > most:
            lot, colours = choices[done]
            branches += [(with_lot(coloured, colour, lot), done + 1) for colour in reversed(colours)]
    return best


def number_of(lots: Sequence[int], size: int) -> int:
    """R9.13"""
    return int(sum(asked.full_areas(spaces, size) for spaces in lots))


def with_lot(lots: list[int], colour: int, lot: int) -> list[int]:
    return [spaces | lot if each == colour else spaces for each, spaces in enumerate(lots)]


def hoped(lots: list[int], choices: list[tuple[int, list[int]]]) -> list[int]:
    """As if the wild lots that are left had all their colours at once."""
    for lot, colours in choices:
        lots = [spaces | lot if colour in colours else spaces for colour, spaces in enumerate(lots)]
    return lots

"""How many buildings of a kind there may be (R9.3): every one costs pieces, and the cheapest ones are the bound."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate
from operator import or_

from osada.games.mesta.components import N_COLOURS
from osada.games.mesta.conditions import ANY, STATUE
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain, around, each

EVERYWHERE, SIDES = -1, 4  # a set of all spaces; neighbours of a space
ALL_COLOURS = range(N_COLOURS)


def most_buildings(outlook: Outlook, filter: Plain) -> int:
    """No more than its pieces pay for, the cheapest first: of each colour, and of all together."""
    of_colours = [
        affordable(costs(outlook, filter, [colour]), outlook.rest.pieces[colour]) for colour in colours_of(filter)
    ]
    if filter.colour != ANY:
        return sum(of_colours)
    return min(sum(of_colours), affordable(costs(outlook, filter, ALL_COLOURS), outlook.rest.all_pieces))


def colours_of(filter: Plain) -> Sequence[int]:
    return ALL_COLOURS if filter.colour == ANY else [filter.colour]


def affordable(costs: Sequence[int], pieces: int) -> int:
    """How many of the cheapest these pieces pay for."""
    return sum(total <= pieces for total in accumulate(costs))


def costs(outlook: Outlook, filter: Plain, colours: Sequence[int]) -> list[int]:
    """The pieces that each building of this colour, or of all, still needs to match, the cheapest first.

    Where there is no such thing beside it yet, one has to come to a place that serves all spaces around it.
    """
    now, places, things = near(outlook, filter.beside)
    new = outlook.new_lots(colours[0]) if len(colours) == 1 else outlook.rest.all_lots
    room = outlook.open | (outlook.free if outlook.new_wild and len(colours) == 1 else 0)
    served_by = [around(place) & ~now for place in each(places)]
    later = reduce(or_, served_by, 0)
    sites = room | reduce(or_, (outlook.buildings[colour] | outlook.lots(colour) for colour in colours))
    served = sum(sorted(((spaces & sites).bit_count() for spaces in served_by), reverse=True)[:things])
    new_now = min(new, (room & now).bit_count())
    new_later = min(new - new_now, (room & later).bit_count())
    first = [*costs_there(outlook, filter, colours, now), *[filter.low] * new_now]
    second = [*costs_there(outlook, filter, colours, later), *[filter.low] * new_later]
    return sorted(first + sorted(second)[:served])


def near(outlook: Outlook, what: int) -> tuple[int, int, int]:
    """R9.3 The spaces beside this now; the places where it may still come to; and how many of it come."""
    if what == ANY:
        return EVERYWHERE, 0, 0
    now = asked.beside(asked.surroundings(outlook, what))
    if what == STATUE:
        return now, outlook.free | outlook.open, outlook.new_statues
    return now, outlook.open, outlook.rest.spaces[what]


def costs_there(outlook: Outlook, filter: Plain, colours: Sequence[int], spaces: int) -> Iterator[int]:
    """On the tiles that are there: buildings that are not too high, and lots."""
    buildings, lots = 0, 0
    for colour in colours:
        buildings, lots = buildings | outlook.buildings[colour], lots | outlook.lots(colour)
    for height in range(filter.high):
        there = buildings & asked.of_height(outlook, height) & spaces
        yield from [max(0, filter.low - height - 1)] * there.bit_count()
    yield from [filter.low] * (lots & spaces).bit_count()

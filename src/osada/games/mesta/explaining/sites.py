"""How many buildings of a kind there may be (R9.3): every one costs pieces, and the cheapest ones are the bound."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from osada.games.mesta.components import N_COLOURS
from osada.games.mesta.conditions import ANY, STATUE
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain

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
    """The pieces that each building of these colours still needs to match, the cheapest first.

    A space that does not lie beside the right thing yet needs one to come there, which serves four spaces at most.
    """
    now, later, things = near(outlook, filter.beside)
    later &= ~now
    new = new_lots(outlook, colours)
    room = outlook.open | (outlook.free if outlook.new_wild and len(colours) < N_COLOURS else 0)
    new_now = min(new, (room & now).bit_count())
    new_later = min(new - new_now, (room & later).bit_count())
    first = [*costs_there(outlook, filter, colours, now), *[filter.low] * new_now]
    second = [*costs_there(outlook, filter, colours, later), *[filter.low] * new_later]
    return sorted(first + sorted(second)[: SIDES * things])


def near(outlook: Outlook, what: int) -> tuple[int, int, int]:
    """R9.3 The spaces beside this now; those where it may come to lie beside; and how many of it come."""
    if what == ANY:
        return EVERYWHERE, 0, 0
    now = asked.beside(asked.surroundings(outlook, what))
    if what == STATUE:
        return now, asked.beside(outlook.free | outlook.open), outlook.new_statues
    return now, asked.beside(outlook.open), outlook.rest.spaces[what]


def new_lots(outlook: Outlook, colours: Sequence[int]) -> int:
    """On tiles to come; and wild lots to come, which may take the place of a lot of another colour."""
    if len(colours) == N_COLOURS:
        return outlook.rest.all_lots
    return sum(outlook.rest.lots[colour] for colour in colours) + outlook.new_wild


def costs_there(outlook: Outlook, filter: Plain, colours: Sequence[int], spaces: int) -> Iterator[int]:
    """On the tiles that are there: buildings that are not too high, and lots."""
    buildings, lots = 0, 0
    for colour in colours:
        buildings, lots = buildings | outlook.buildings[colour], lots | outlook.lots(colour)
    for height in range(filter.high):
        there = buildings & asked.of_height(outlook, height) & spaces
        yield from [max(0, filter.low - height - 1)] * there.bit_count()
    yield from [filter.low] * (lots & spaces).bit_count()

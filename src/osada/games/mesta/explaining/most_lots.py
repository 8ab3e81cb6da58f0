"""The most that areas of lots of one colour may still come to (R9.13, R9.14)."""

from osada.games.mesta.components import N_COLOURS
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain, areas, around, each


def lot_areas(outlook: Outlook, condition: Plain) -> int:
    """What there is; what the lots to come make of the lots left over; the wild lots each in one colour, the best.

    And no lot belongs to two areas.
    """
    wild = outlook.wild.bit_count() + outlook.new_wild
    best = [0] * (wild + 1)
    for colour in range(N_COLOURS):
        lots = Lots(outlook, colour, condition.extent)
        of_colour = [lots.most(number) for number in range(wild + 1)]
        best = [max(best[used] + of_colour[left - used] for used in range(left + 1)) for left in range(wild + 1)]
    every = (outlook.built | outlook.all_lots).bit_count() + outlook.rest.all_lots
    return int(min(best[wild], every // condition.extent))


class Lots:
    """The lots of one colour, built or not."""

    def __init__(self, outlook: Outlook, colour: int, size: int) -> None:
        self.size, self.coming = size, outlook.rest.lots[colour]
        found = list(areas(outlook.ground[colour] | outlook.buildings[colour]))
        left = {area: area.bit_count() % size for area in found}
        self.there = sum(area.bit_count() // size for area in found)
        self.left = sum(left.values())
        reached = places(outlook) & asked.beside(sum(found))
        self.beside = sorted((beside(place, left) for place in each(reached)), reverse=True)

    def most(self, wild: int) -> int:
        """With so many wild lots. An area that gets new lots joins those beside them, and all their lots left over."""
        new = self.coming + wild
        return self.there + (min(self.left, sum(self.beside[:new])) + new) // self.size


def places(outlook: Outlook) -> int:
    """Where a lot may become one of any colour."""
    return outlook.open | outlook.wild | (outlook.free if outlook.new_wild else 0)


def beside(place: int, left: dict[int, int]) -> int:
    """The lots left over of all areas beside a place."""
    return sum(number for area, number in left.items() if area & around(place))

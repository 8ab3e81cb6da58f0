"""The most that areas of lots of one colour may still come to (R9.13, R9.14)."""

from osada.games.mesta.components import N_COLOURS
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain, areas


def lot_areas(outlook: Outlook, condition: Plain) -> int:
    """What there is, what new lots make of the lots left over, and the wild lots each in one colour, the best.

    And no lot belongs to two areas.
    """
    wild = outlook.wild.bit_count() + outlook.new_wild
    best = [0] * (wild + 1)
    for colour in range(N_COLOURS):
        of_colour = Lots(outlook, colour, condition.extent)
        best = [max(best[left - used] + of_colour.most(used) for used in range(left + 1)) for left in range(wild + 1)]
    every = (outlook.built | outlook.all_lots).bit_count() + outlook.rest.all_lots
    return int(min(best[wild], every // condition.extent))


class Lots:
    """The lots of one colour, built or not: full areas, and what is left over where a new lot may come beside it."""

    def __init__(self, outlook: Outlook, colour: int, size: int) -> None:
        self.size, self.coming = size, outlook.rest.lots[colour]
        found = list(areas(outlook.ground[colour] | outlook.buildings[colour]))
        reached = asked.beside(places(outlook))
        self.full = sum(area.bit_count() // size for area in found)
        self.left = sum(area.bit_count() % size for area in found if area & reached)

    def most(self, wild: int) -> int:
        """With so many wild lots. An area that gets a new lot may join all others, and what is left over of them."""
        new = self.coming + wild
        return self.full + (self.left + new) // self.size if new else self.full


def places(outlook: Outlook) -> int:
    """Where a lot may become one of any colour."""
    return outlook.open | outlook.wild | (outlook.free if outlook.new_wild else 0)

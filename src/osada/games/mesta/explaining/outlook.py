"""How a district may still lie and grow: one outlook for every way in which it may come to lie among its tiles (R5.3).

In each of them it is known which spaces are still open, that is, may get any ground; all others keep theirs.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial, reduce
from operator import or_

from osada.games.mesta.components import GROUND_OF, N_COLOURS, STATUE_KIND, WILD_KIND
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.plain import Plain, areas
from osada.games.mesta.explaining.rest import Rest
from osada.games.mesta.explaining.steps import covered
from osada.games.mesta.spaces import COLUMNS, FIRST_ROW, LONG, SHORT, SIDE


@dataclass(frozen=True)
class Outlook:
    """A district as it would lie at the end, and all that may come to it. Sets of spaces are bits of the frame."""

    ground: list[int]
    features: list[int]
    buildings: list[int]
    storeys: list[int]
    open: int
    longest: int  # spaces along the longer side
    rest: Rest

    @property
    def built(self) -> int:
        return self.storeys[0]

    @cached_property
    def areas(self) -> list[list[int]]:
        """R9.1 Of park and of water."""
        return [list(areas(self.ground[ground])) for ground in GROUND_OF.tolist()]

    @cached_property
    def wild(self) -> int:
        """R7.4 Wild lots on which nothing is built: of any colour."""
        return self.features[WILD_KIND] & ~self.built

    @cached_property
    def free(self) -> int:
        """R6.1 Lots for statues and wild lots to come."""
        return int(asked.free_lots(self))

    def lots(self, colour: int) -> int:
        """R7.3, R7.4 Where a building of this colour may begin, on the tiles that are there."""
        return self.ground[colour] & self.free | self.wild

    @cached_property
    def all_lots(self) -> int:
        return self.free | self.wild

    @cached_property
    def buildable(self) -> int:
        """Where buildings stand or may still stand: lots for which no piece can come are not among them."""
        if not self.rest.all_pieces:
            return self.built
        coming = [self.lots(colour) for colour in range(N_COLOURS) if self.rest.pieces[colour]]
        return reduce(or_, coming, self.built | self.open | (self.free if self.new_wild else 0))

    @cached_property
    def new_buildings(self) -> int:
        """One piece each, on lots that are there or come; of each colour, and in all."""
        lots = self.all_lots.bit_count() + self.rest.all_lots
        return min(self.rest.all_pieces, lots, sum(self.new_of(colour) for colour in range(N_COLOURS)))

    def new_of(self, colour: int) -> int:
        """New buildings of this colour."""
        return min(self.rest.pieces[colour], self.lots(colour).bit_count() + self.new_lots(colour))

    def new_lots(self, colour: int) -> int:
        """On tiles to come; and wild lots to come, which may take the place of a lot of another colour."""
        return self.rest.lots[colour] + self.new_wild

    @cached_property
    def new_wild(self) -> int:
        """R6.7 Wild lots to come: each makes a lot fit for any colour."""
        return self.rest.features[WILD_KIND]

    @cached_property
    def new_statues(self) -> int:
        """R6.1"""
        return min(self.rest.features[STATUE_KIND], self.free.bit_count() + self.rest.all_lots)


def outlooks(state: Plain, seat: int, rest: Rest) -> Iterator[Outlook]:
    district = state.districts[seat]
    longest = max(high for high in range(SHORT, LONG + 1) if asked.fits(state, SHORT, high))
    whole = sum(FIRST_ROW << row * COLUMNS for row in range(SIDE * longest))
    for steps, turns_over in ways_to_lie(district, longest) if rest.tiles else [(0, False)]:
        move = partial(asked.moved, steps=steps, turns_over=turns_over)
        sets = {name: [int(move(spaces)) for spaces in getattr(district, name)] for name in SETS}
        open = whole & ~int(move(covered(district))) if rest.tiles else 0
        yield Outlook(**sets, open=open, longest=SIDE * longest, rest=rest)


SETS = ("ground", "features", "buildings", "storeys")


def ways_to_lie(district: Plain, longest: int) -> Iterator[tuple[int, bool]]:
    """R5.3, R11.1 How far it may still move in its frame, and whether rows may become columns.

    Where both sides are equally long, that would only mirror all that is counted.
    """
    wide, high = district.right - district.left + 1, district.bottom - district.top + 1
    across, down = (high, wide) if asked.lies_on_side(district) else (wide, high)
    for turns_over in (False, True) if longest > SHORT else (False,):
        columns, rows = (down, across) if turns_over else (across, down)
        for column in range(SHORT - columns + 1):
            for row in range(longest - rows + 1):
                yield SIDE * (row * COLUMNS + column), turns_over

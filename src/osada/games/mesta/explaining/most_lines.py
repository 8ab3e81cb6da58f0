"""The most that rows and columns may still come to (R9.8, R9.12). A space that is still open may become anything."""

from collections.abc import Iterator, Sequence

from osada.games.mesta.components import GROUND_OF, N_COLOURS
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain, each
from osada.games.mesta.explaining.sites import affordable
from osada.games.mesta.spaces import ALL_COLUMNS, ALL_ROWS, LINES_OF_FRAME


def lines(outlook: Outlook, condition: Plain) -> int:
    """A new building helps one row and one column: those that lack the fewest come first, rows and columns apart."""
    return sum(full_lines(outlook, condition.extent, lines) for lines in (ALL_ROWS, ALL_COLUMNS))


def full_lines(outlook: Outlook, least: int, lines: Sequence[int]) -> int:
    lacking = [(line, max(0, least - (outlook.built & line).bit_count())) for line in lines]
    able = sorted(missing for line, missing in lacking if missing <= new_in(outlook, line))
    return affordable(able, outlook.new_buildings)


def new_in(outlook: Outlook, line: int) -> int:
    """New buildings in one line: on its lots as far as there are pieces of their colour, on others of any."""
    fixed = 0 if outlook.new_wild else outlook.free
    of_colours = [
        min(pieces, (outlook.ground[colour] & fixed & line).bit_count())
        for colour, pieces in enumerate(outlook.rest.pieces)
    ]
    return sum(of_colours) + ((outlook.buildable & ~outlook.built & ~fixed) & line).bit_count()


def colourful(outlook: Outlook, condition: Plain) -> int:
    """Each colour that a line lacks needs a lot there, and a piece."""
    return sum(can_be_colourful(outlook, line) for line in LINES_OF_FRAME.tolist())


def can_be_colourful(outlook: Outlook, line: int) -> bool:
    missing = [colour for colour in range(N_COLOURS) if not outlook.buildings[colour] & line]
    anywhere = outlook.open | (outlook.free if outlook.new_wild else 0)
    return len(missing) <= outlook.new_buildings and all(
        outlook.rest.pieces[colour] > 0 and (outlook.lots(colour) | anywhere) & line for colour in missing
    )


# --- Runs -------------------------------------------------------------------


def building_run(outlook: Outlook, condition: Plain) -> int:
    """Every gap needs a new building."""
    return run(outlook.built, outlook.buildable, outlook.new_buildings)


def ground_run(outlook: Outlook, condition: Plain) -> int:
    """Every gap needs a new space of this ground."""
    ground = outlook.ground[GROUND_OF[condition.terrain]]
    return run(ground, ground | outlook.open, outlook.rest.spaces[condition.terrain])


def run(there: int, able: int, coming: int) -> int:
    """The longest run of spaces that are able, of which no more than so many are not there yet."""
    for length in range(asked.longest_run(able), 0, -1):
        if any((run & ~there).bit_count() <= coming for run in runs(able, length)):
            return length
    return 0


def runs(spaces: int, length: int) -> Iterator[int]:
    """R9.8 All parts of lines that are so long, overlapping ones, too."""
    for forth, back in ((asked.right, asked.left), (asked.down, asked.up)):
        ends = spaces
        for _ in range(length - 1):
            ends &= forth(ends)
        for end in each(ends):
            found = end
            for _ in range(length - 1):
                found |= back(found)
            yield found

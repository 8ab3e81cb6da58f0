"""The most that single places may still come to (R9.11, R9.12): bridges, blocks, statues and towers."""

from osada.games.mesta.components import N_COLOURS, STATUE_KIND, WATER_GROUND
from osada.games.mesta.conditions import NEIGHBOURS, TOWERS, WATER
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain, around, each
from osada.games.mesta.explaining.sites import SIDES, affordable
from osada.games.mesta.spaces import N_BITS


def bridges(outlook: Outlook, condition: Plain) -> int:
    """A missing end needs a building, which is an end for four water spaces at most; new water needs a place."""
    lacking = sorted(missing_ends(outlook, space) for space in each(outlook.ground[WATER_GROUND]))
    possible = [missing for missing in lacking if missing <= BOTH_ENDS]
    new = sum(missing_ends(outlook, space) <= BOTH_ENDS for space in each(outlook.open))
    return affordable(possible, SIDES * outlook.new_buildings) + min(outlook.rest.spaces[WATER], new)


BOTH_ENDS = 2


def missing_ends(outlook: Outlook, space: int) -> int:
    """Buildings that a bridge here still lacks; more than two where there can be none."""
    ways = (asked.left(space) | asked.right(space), asked.up(space) | asked.down(space))
    able = [ends for ends in ways if can_be_ends(outlook, ends)]
    return min(((ends & ~outlook.built).bit_count() for ends in able), default=N_BITS)


def can_be_ends(outlook: Outlook, ends: int) -> bool:
    return ends.bit_count() == BOTH_ENDS and not ends & ~outlook.buildable


def blocks(outlook: Outlook, condition: Plain) -> int:
    """Every square that can be paid for."""
    able = outlook.buildable
    across = able & asked.left(able)
    return sum(can_be_block(outlook, corner, condition.filters[0].low) for corner in each(across & asked.up(across)))


def can_be_block(outlook: Outlook, corner: int, low: int) -> bool:
    across = corner | asked.right(corner)
    square, needed, total = across | asked.down(across), [0] * N_COLOURS, 0
    for space in each(square):
        pieces, colours = max(0, low - height_of(outlook, space)), colours_at(outlook, space)
        total += pieces
        if len(colours) == 1:
            needed[colours[0]] += pieces
    return total <= outlook.rest.all_pieces and all(
        pieces <= most for pieces, most in zip(needed, outlook.rest.pieces, strict=True)
    )


def height_of(outlook: Outlook, space: int) -> int:
    return sum(bool(spaces & space) for spaces in outlook.storeys)


def colours_at(outlook: Outlook, space: int) -> list[int]:
    """That a building here has or may have."""
    standing = [colour for colour in range(N_COLOURS) if outlook.buildings[colour] & space]
    if standing:
        return standing
    is_any = (outlook.open | outlook.wild | (outlook.free if outlook.new_wild else 0)) & space
    return [colour for colour in range(N_COLOURS) if is_any or outlook.ground[colour] & space]


def at_statue(outlook: Outlook, condition: Plain) -> int:
    """Beside one that stands or may still come: the buildings there, and all that can be built."""
    places = outlook.features[STATUE_KIND] | ((outlook.free | outlook.open) if outlook.new_statues else 0)
    return max(
        (built_beside(outlook, space, outlook.built, outlook.new_buildings) for space in each(places)), default=0
    )


def built_beside(outlook: Outlook, space: int, counted: int, pieces: int) -> int:
    """Those that count already, and the lots, as far as there are pieces."""
    empty = around(space) & outlook.buildable & ~outlook.built
    return (around(space) & counted).bit_count() + min(pieces, empty.bit_count())


def at_tower(outlook: Outlook, condition: Plain) -> int:
    """The tower has to be paid for first; low buildings beside it stand or cost a piece each."""
    low = asked.matching(outlook, condition.filters[NEIGHBOURS])
    most = 0
    for space in each(outlook.buildable):
        cost = max(0, condition.filters[TOWERS].low - height_of(outlook, space))
        if cost <= max(outlook.rest.pieces[colour] for colour in colours_at(outlook, space)):
            most = max(most, built_beside(outlook, space, low, outlook.rest.all_pieces - cost))
    return most

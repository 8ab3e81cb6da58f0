"""The printed boards: every hex has its colour and its neighbours, every group its size."""

from collections import Counter

import pytest

from tests.border.given import N_DICE, finish_round, legal, match, play, roll_all
from tests.border.printed import AREAS, areas, colours_of, groups_of, neighbours, size_of

WHITE = (0, 81)
COLOURS = ("grey", "red", "yellow", "blue", "orange", "green")
LENGTHS = [9, 12, 13, 14, 15, 16, 18, 20, 21]  # of the borders, in the order of their values
SHARED = {1: 41, 2: 38, 3: 7}                  # so many hexes lie at the border of one, two, three areas


def outward():
    """All hexes, the whites first, each beside an earlier one."""
    order = list(WHITE)
    for hex in order:
        order += [other for other in neighbours()[hex] if other not in order]
    return order[len(WHITE) :]


def allowed(layout, crossed, left):
    """What a second action allows, told slowly: hexes of these colours beside crossed ones."""
    fitting = [hex for hex, colour in colours_of(layout).items() if colour in left and hex not in crossed]
    hexes = sorted(hex for hex in fitting if crossed & set(neighbours()[hex]))
    return " ".join(["cross", *map(str, hexes)]) + ", done" if hexes else "done"


def walk_round(table, layout, crossed, hexes):
    """Seat 1 crosses these hexes with dice that seat 0 leaves."""
    left = [colours_of(layout)[hex] for hex in hexes]
    play(table, "until 0")
    roll_all(table, left)
    table.play(0, "done")
    left += ["grey"] * (N_DICE - len(left))
    for hex in hexes:
        assert legal(table, 1) == allowed(layout, crossed, left)
        table.play(1, f"cross {hex}")
        crossed.add(hex)
        left.remove(colours_of(layout)[hex])
    finish_round(table)


@pytest.mark.parametrize("layout, other", ["12", "23", "34", "41"])
def test_hex_by_hex(layout, other):
    """R6.3 From the white hexes outward, until the sixth area ends the match."""
    table, crossed, order = match(f"{other} {layout} |"), set(WHITE), outward()
    while order and not table.over:
        walk_round(table, layout, crossed, order[:N_DICE])
        order = order[N_DICE:]
    assert table.over
    assert len(crossed) > len(neighbours()) / 2


@pytest.mark.parametrize("layout, other", ["12", "23", "34", "41"])
@pytest.mark.parametrize("colour", COLOURS)
def test_groups_by_size(layout, other, colour):
    """R5.1 So many dice of a colour allow the groups up to that size."""
    for count in range(1, N_DICE + 1):
        filler = [other for other in COLOURS if other != colour][: N_DICE - count]
        table = match(f"{layout} {other} |")
        roll_all(table, [colour] * count + filler)
        groups = " ".join(f"{colour}{size}" for size in range(2, count + 1))
        assert legal(table, 0) == (f"done, group {groups}" if groups else "done")


@pytest.mark.parametrize("layout", "1234")
def test_printed_groups(layout):
    """R1.5 Each colour has a group of 2, 3, 4 and 5 hexes; with the two white ones they make up the board."""
    groups = groups_of(layout)
    assert sorted(groups) == sorted(f"{colour}{size}" for colour in COLOURS for size in (2, 3, 4, 5))
    assert all(len(hexes) == size_of(group) for group, hexes in groups.items())
    assert sorted([*colours_of(layout), *WHITE]) == sorted(neighbours())


def test_the_map():
    """R1.3, R1.4 Nine areas, 86 hexes, each at the border of one, two or three areas."""
    borders = [border for border, *_ in sorted(areas().values(), key=lambda area: area[1])]
    assert [len(border) for border in borders] == LENGTHS
    assert Counter(sum(hex in border for border in borders) for hex in neighbours()) == SHARED
    assert len(neighbours()) == 86


@pytest.mark.parametrize("area", AREAS)
def test_a_border_is_a_closed_ring(area):
    """R1.4 Whichever hex of it is taken out, the others still hang together, and each lies between two."""
    border = set(areas()[area][0])
    for hex in border:
        assert len(border & set(neighbours()[hex])) >= 2
        assert is_joined(border - {hex})


def is_joined(hexes):
    found = [min(hexes)]
    for hex in found:
        found += [other for other in neighbours()[hex] if other in hexes and other not in found]
    return len(found) == len(hexes)

"""What is printed in the box of The Border, read from its components and computed slowly."""

import json
from functools import cache
from pathlib import Path

import osada.games

COMPONENTS = Path(osada.games.__path__[0]) / "border" / "components.json"
AREAS = ("well", "sailboat", "eagle", "wind_turbine", "lighthouse", "villa", "forest", "castle", "mountain")


@cache
def printed():
    return json.loads(COMPONENTS.read_text(encoding="utf-8"))


@cache
def groups_of(layout):
    """Group -> its hexes, of the layout with this number."""
    entry = next(entry for entry in printed()["layouts"] if str(entry["id"]) == layout)
    return {group["id"]: group["hexes"] for group in entry["groups"]}


@cache
def colours_of(layout):
    """Hex -> its colour."""
    return {hex: colour_of(group) for group, hexes in groups_of(layout).items() for hex in hexes}


@cache
def areas():
    """Area -> its border hexes, the higher and the lower value."""
    values = printed()["values"]["first_later"]
    return {area["motif"]: (border_of(area), *values[area["motif"]]) for area in printed()["map"]["areas"]}


def border_of(area):
    """The hexes that share an edge with a cell inside."""
    inside = {tuple(cell) for cell in area["interior_cells_axial"]}
    return [hex for hex, cell in cells().items() if inside & set(beside(cell))]


@cache
def neighbours():
    return {hex: [other for other, place in cells().items() if place in beside(cell)] for hex, cell in cells().items()}


@cache
def cells():
    """Hex -> its place, by two axes that meet at 60 degrees."""
    return {hex["id"]: (hex["q"], hex["r"]) for hex in printed()["map"]["hexes"]}


def beside(cell):
    q, r = cell
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


def colour_of(group):
    return group[:-1]


def size_of(group):
    return int(group[-1])


def touching(layout, names):
    """The groups that have a hex at the border of one of these areas."""
    borders = {hex for name in names for hex in areas()[name][0]}
    return [group for group, hexes in groups_of(layout).items() if borders & set(hexes)]

"""The language in which cards and milestones say what they count (R9): one row of numbers for each condition.

It is read and checked here; `counting.py` is the one place that knows what a row means.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.engine.layout import record

COLOURS = ("R", "B", "G", "Y")
PARK, WATER, STATUE = range(3)  # what a building may stand beside, and the groups of features
SURROUNDINGS = ("park", "water", "statue")
TERRAINS = SURROUNDINGS[:STATUE]
ANY = -1  # colour, or nothing beside
MOST_STOREYS, MOST_MEMBERS, MOST_SPACES, MOST_POINTS = 4, 4, 60, 99

# What is counted. Those of one kind stand together: buildings, areas, lines, neighbours.
BUILDINGS, PAIRS, SETS, HEIGHTS, COLOURS_AND_HEIGHTS = range(5)
AREAS, LARGEST_AREA, REACH, DIFFERENT_FEATURES, AT_AREA = range(5, 10)
LINES, COLOURFUL_LINES, BUILDING_RUN, GROUND_RUN = range(10, 14)
SPACES, FEATURES, BRIDGES, BLOCKS, LOT_AREAS, AT_STATUE, AT_TOWER = range(14, 21)

# fmt: off
FILTER = record(                           # which buildings
    colour=np.int8,                        # or ANY
    low=np.int8,                           # the least and the most storeys
    high=np.int8,
    beside=np.int8,                        # PARK, WATER, STATUE, or ANY
)
CONDITION = record(
    measure=np.int8,                       # what is counted
    terrain=np.int8,                       # of which areas, spaces or features
    extent=np.int8,                        # the least spaces of an area, lots of an area, buildings of a line
    features=np.int8,                      # the least features of an area
    least=np.int8,                         # milestones: how many are needed
    each=np.int8,                          # cards: how many pay
    points=np.int8,                        # cards: how much
    members=np.int8,                       # filters used
    filters=(FILTER, MOST_MEMBERS),
)
# fmt: on

Types = Mapping[
    str, tuple[int, tuple[str, ...], tuple[str, ...]]
]  # what it counts, fields it needs, fields it may have
CARD_TYPES: Types = {
    "per_building": (BUILDINGS, ("filter",), ("units_per",)),
    "per_adjacent_pair": (PAIRS, ("colors",), ("units_per",)),
    "per_set": (SETS, ("members",), ("units_per",)),
    "per_area": (AREAS, ("terrain",), ("size_min", "features_min", "units_per")),
    "per_feature": (FEATURES, ("group",), ("units_per",)),
    "per_line": (LINES, ("buildings_min",), ("units_per",)),
}
MILESTONE_TYPES: Types = {
    "building_count": (BUILDINGS, ("min",), ("filter",)),
    "area_size": (LARGEST_AREA, ("terrain", "min"), ()),
    "area_count": (AREAS, ("terrain", "min"), ("size_min",)),
    "terrain_total": (SPACES, ("terrain", "min"), ()),
    "line_of_buildings": (BUILDING_RUN, ("min",), ()),
    "line_of_terrain": (GROUND_RUN, ("terrain", "min"), ()),
    "all_heights": (HEIGHTS, (), ("filter",)),
    "colors_and_heights_all_different": (COLOURS_AND_HEIGHTS, (), ()),
    "area_span": (REACH, ("terrain", "min"), ()),
    "area_distinct_features": (DIFFERENT_FEATURES, ("terrain", "min"), ()),
    "bridges": (BRIDGES, ("min",), ()),
    "block_2x2": (BLOCKS, ("height_min",), ()),
    "same_color_lot_areas": (LOT_AREAS, ("size", "min"), ()),
    "line_with_all_colors": (COLOURFUL_LINES, (), ()),
    "feature_count": (FEATURES, ("group", "min"), ()),
    "statue_with_buildings": (AT_STATUE, ("min",), ()),
    "tower_with_low_neighbors": (AT_TOWER, ("tower_min", "neighbor_max", "neighbors"), ()),
    "buildings_at_one_area": (AT_AREA, ("terrain", "min"), ()),
}
STOREYS, COUNTS = range(1, MOST_STOREYS + 1), range(1, MOST_SPACES + 1)
NUMBERS: Mapping[str, tuple[str, range]] = {  # field of the file: where it goes, what it may be
    "units_per": ("each", COUNTS),
    "size_min": ("extent", COUNTS),
    "size": ("extent", COUNTS),
    "buildings_min": ("extent", COUNTS),
    "features_min": ("features", range(MOST_SPACES + 1)),
    "min": ("least", COUNTS),
    "neighbors": ("least", range(1, 5)),
}
TOWERS, NEIGHBOURS = range(2)  # filters of AT_TOWER
HEIGHT_FIELDS = {"height_min": (TOWERS, "low"), "tower_min": (TOWERS, "low"), "neighbor_max": (NEIGHBOURS, "high")}


def read_condition(condition: Fields, types: Types) -> np.ndarray[Any, Any]:
    """One condition of the file as a row, or a complaint about it."""
    return _Reader(condition).row(types)


class _Reader:
    """What the fields of one condition mean in its row."""

    def __init__(self, condition: Fields) -> None:
        self.condition = condition
        self.found = np.zeros((), CONDITION)
        self.found["extent"] = self.found["least"] = self.found["each"] = self.found["members"] = 1
        self.found["filters"]["colour"] = self.found["filters"]["beside"] = ANY
        self.found["filters"]["low"], self.found["filters"]["high"] = 1, MOST_STOREYS

    def row(self, types: Types) -> np.ndarray[Any, Any]:
        measure, needed, optional = types[self.condition.word("type", types)]
        self.found["measure"] = measure
        if measure == HEIGHTS:
            self.found["least"] = MOST_STOREYS
        self.condition.only("type", *needed, *optional)
        for name in (*needed, *filter(self.condition.has, optional)):
            self.read(name)
        return self.found

    def read(self, name: str) -> None:
        readers: Mapping[str, Callable[[], None]] = {
            "filter": lambda: self.read_members([self.condition.object("filter")]),
            "members": lambda: self.read_members(self.condition.objects("members", 1, MOST_MEMBERS)),
            "colors": self.read_colours,
            "terrain": lambda: self.read_terrain("terrain", TERRAINS),
            "group": lambda: self.read_terrain("group", SURROUNDINGS),
        }
        if name in readers:
            readers[name]()
        elif name in NUMBERS:
            field, allowed = NUMBERS[name]
            self.found[field] = self.condition.number(name, allowed)
        else:
            member, field = HEIGHT_FIELDS[name]
            self.found["filters"][member][field] = self.condition.number(name, STOREYS)

    def read_terrain(self, name: str, allowed: Sequence[str]) -> None:
        self.found["terrain"] = allowed.index(self.condition.word(name, allowed))

    def read_colours(self) -> None:
        """R9.6 Of a pair."""
        for member, colour in enumerate(self.condition.list("colors", 2, 2, of=COLOURS)):
            self.found["filters"][member]["colour"] = COLOURS.index(colour)

    def read_members(self, members: list[Fields]) -> None:
        """R9.3, R9.5 Which buildings; those of a set must be different ones, whatever stands in the district."""
        self.found["members"] = len(members)
        for index, member in enumerate(members):
            read_filter(self.found["filters"][index], member)
            for other in range(index):
                if not are_disjoint(self.found["filters"][index], self.found["filters"][other]):
                    raise OsadaError("mesta-edition-members", field=self.condition.path, one=other + 1, other=index + 1)


def read_filter(found: Any, member: Fields) -> None:
    member.only("color", "height_min", "height_max", "adjacent_to")
    if member.has("color"):
        found["colour"] = COLOURS.index(member.word("color", COLOURS))
    if member.has("adjacent_to"):
        found["beside"] = SURROUNDINGS.index(member.word("adjacent_to", SURROUNDINGS))
    found["low"] = member.number("height_min", STOREYS, 1)
    found["high"] = member.number("height_max", STOREYS, MOST_STOREYS)


def are_disjoint(one: Any, other: Any) -> bool:
    """Can no building match both filters?"""
    colours = {int(one["colour"]), int(other["colour"])}
    return (len(colours) == 2 and ANY not in colours) or one["low"] > other["high"] or other["low"] > one["high"]

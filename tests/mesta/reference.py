"""Cards, milestones and areas counted slowly, from plain dicts, straight from what is printed.

A district is {"ground": {(x, y): "R"}, "features": {(x, y): "statue"}, "buildings": {(x, y): ("R", 3)}}.
"""

import json
from itertools import permutations, product
from pathlib import Path

import osada.games.mesta

BOX = json.loads(Path(osada.games.mesta.__file__).with_name("components.json").read_text(encoding="utf-8"))
CARDS = {card["id"]: card for card in BOX["scoring_cards"]}
MILESTONES = {milestone["id"]: milestone for milestone in BOX["achievements"]}
TILES = {tile["id"]: tile["layout"] for tile in (*BOX["start_tiles"], *BOX["city_tiles"])}
AREA_POINTS = (0, 1, 3, 6, 10)
LETTER = {"park": "P", "water": "W"}
COLOURS = "RBGY"


def turned(layout, rotation):
    """The layout of a tile after so many degrees clockwise."""
    for _ in range(rotation // 90):
        layout = [list(row) for row in zip(*layout[::-1], strict=True)]
    return layout


def around(at):
    return {(at[0] + 1, at[1]), (at[0] - 1, at[1]), (at[0], at[1] + 1), (at[0], at[1] - 1)}


def areas(spaces):
    """Sets of spaces that hang together."""
    left, found = set(spaces), []
    while left:
        area, edge = set(), {left.pop()}
        while edge:
            area |= edge
            edge = {other for at in edge for other in around(at)} & left
            left -= edge
        found.append(area)
    return found


def spaces_of(district, terrain):
    return {at for at, ground in district["ground"].items() if ground == LETTER[terrain]}


def features_of(district, group):
    return [at for at, feature in district["features"].items() if feature.split(":")[0] == group]


def matching(district, which):
    """The buildings that a filter lets through."""
    near = which.get("adjacent_to")
    spots = set(features_of(district, "statue")) if near == "statue" else spaces_of(district, near) if near else set()
    return {
        at
        for at, (colour, height) in district["buildings"].items()
        if which.get("color", colour) == colour
        and which.get("height_min", 1) <= height <= which.get("height_max", 4)
        and (not near or around(at) & spots)
    }


def lines(district):
    """Rows and columns that have any space: the spaces of each, in order."""
    every = sorted(district["ground"])
    rows = [[at for at in every if at[1] == y] for y in {at[1] for at in every}]
    columns = [[at for at in every if at[0] == x] for x in {at[0] for at in every}]
    return rows + columns


def longest_run(spaces):
    """Of spaces in a row or a column."""
    best = 0
    for x, y in spaces:
        for dx, dy in ((1, 0), (0, 1)):
            length = 0
            while (x + length * dx, y + length * dy) in spaces:
                length += 1
            best = max(best, length)
    return best


# --- Cards ------------------------------------------------------------------


def per_area(district, rule):
    fit = 0
    for area in areas(spaces_of(district, rule["terrain"])):
        tiles = [at for at in features_of(district, rule["terrain"]) if at in area]
        fit += len(area) >= rule.get("size_min", 1) and len(tiles) >= rule.get("features_min", 0)
    return fit


def per_pair(district, rule):
    ones, others = (matching(district, {"color": colour}) for colour in rule["colors"])
    return len({frozenset((one, other)) for one in ones for other in around(one) & others})


def per_line(district, rule):
    return sum(len(set(line) & set(district["buildings"])) >= rule["buildings_min"] for line in lines(district))


UNITS = {
    "per_building": lambda district, rule: len(matching(district, rule["filter"])),
    "per_adjacent_pair": per_pair,
    "per_set": lambda district, rule: min(len(matching(district, member)) for member in rule["members"]),
    "per_area": per_area,
    "per_feature": lambda district, rule: len(features_of(district, rule["group"])),
    "per_line": per_line,
}


def card_points(district, card):
    rule = CARDS[card]["condition"]
    return UNITS[rule["type"]](district, rule) // rule.get("units_per", 1) * CARDS[card]["points"]


# --- Milestones -------------------------------------------------------------


def is_reaching(area, least):
    return any(max(at[axis] for at in area) - min(at[axis] for at in area) + 1 >= least for axis in (0, 1))


def different_in(district, area):
    return len({feature for at, feature in district["features"].items() if at in area})


def all_heights(district, rule):
    return {district["buildings"][at][1] for at in matching(district, rule.get("filter", {}))} == {1, 2, 3, 4}


def all_different(district, rule):
    found = set(district["buildings"].values())
    return any(set(zip(COLOURS, heights, strict=True)) <= found for heights in permutations((1, 2, 3, 4)))


def bridges(district, rule):
    built = district["buildings"]
    found = [
        (x, y)
        for x, y in spaces_of(district, "water")
        if ((x - 1, y) in built and (x + 1, y) in built) or ((x, y - 1) in built and (x, y + 1) in built)
    ]
    return len(found) >= rule["min"]


def block(district, rule):
    high = matching(district, {"height_min": rule["height_min"]})
    return any({(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} <= high for x, y in high)


def lot_areas(district, rule):
    """All colourings of the empty wild lots are tried."""
    wild = [at for at in features_of(district, "wild") if at not in district["buildings"]]
    covered = set(features_of(district, "wild")) | set(features_of(district, "statue"))
    lots = {at: ground for at, ground in district["ground"].items() if ground in COLOURS and at not in covered}
    lots |= {at: colour for at, (colour, _) in district["buildings"].items()}
    return any(
        full_areas(lots | dict(zip(wild, colouring, strict=True)), rule["size"]) >= rule["min"]
        for colouring in product(COLOURS, repeat=len(wild))
    )


def full_areas(lots, size):
    own = ({at for at, other in lots.items() if other == colour} for colour in COLOURS)
    return sum(len(area) // size for spaces in own for area in areas(spaces))


def all_colours(district, rule):
    built = district["buildings"]
    return any({built[at][0] for at in line if at in built} == set(COLOURS) for line in lines(district))


def tower(district, rule):
    low = matching(district, {"height_max": rule["neighbor_max"]})
    high = matching(district, {"height_min": rule["tower_min"]})
    return any(len(around(at) & low) >= rule["neighbors"] for at in high)


def at_one_area(district, rule):
    built = set(district["buildings"])
    return any(
        len({spot for at in area for spot in around(at)} & built) >= rule["min"]
        for area in areas(spaces_of(district, rule["terrain"]))
    )


def some_area(test):
    return lambda district, rule: any(
        test(district, area, rule["min"]) for area in areas(spaces_of(district, rule["terrain"]))
    )


MET = {
    "building_count": lambda district, rule: len(matching(district, rule.get("filter", {}))) >= rule["min"],
    "area_size": some_area(lambda district, area, least: len(area) >= least),
    "area_count": lambda district, rule: per_area(district, rule) >= rule["min"],
    "terrain_total": lambda district, rule: len(spaces_of(district, rule["terrain"])) >= rule["min"],
    "line_of_buildings": lambda district, rule: longest_run(set(district["buildings"])) >= rule["min"],
    "line_of_terrain": lambda district, rule: longest_run(spaces_of(district, rule["terrain"])) >= rule["min"],
    "all_heights": all_heights,
    "colors_and_heights_all_different": all_different,
    "area_span": some_area(lambda district, area, least: is_reaching(area, least)),
    "area_distinct_features": some_area(lambda district, area, least: different_in(district, area) >= least),
    "bridges": bridges,
    "block_2x2": block,
    "same_color_lot_areas": lot_areas,
    "line_with_all_colors": all_colours,
    "feature_count": lambda district, rule: len(features_of(district, rule["group"])) >= rule["min"],
    "statue_with_buildings": lambda district, rule: any(
        len(around(at) & set(district["buildings"])) >= rule["min"] for at in features_of(district, "statue")
    ),
    "tower_with_low_neighbors": tower,
    "buildings_at_one_area": at_one_area,
}


def is_met(district, milestone):
    rule = MILESTONES[milestone]["condition"]
    return bool(MET[rule["type"]](district, rule))


# --- The rest of the score --------------------------------------------------


def area_points(district, terrain):
    return sum(AREA_POINTS[different_in(district, area)] for area in areas(spaces_of(district, terrain)))


def statue_points(district):
    return 2 * len(features_of(district, "statue"))


def district_of(known):
    """From a district of a view."""
    ground = {}
    for place, tile in known["tiles"].items():
        x, y = (int(number) for number in place.split(","))
        for dy, row in enumerate(turned(TILES[tile], known["rotations"].get(place, 0))):
            for dx, letter in enumerate(row):
                ground[2 * x + dx, 2 * y + dy] = letter
    features = {at_of(space): feature for space, feature in known["features"].items()}
    buildings = {at_of(space): (colour, known["heights"][space]) for space, colour in known["colours"].items()}
    return {"ground": ground, "features": features, "buildings": buildings}


def at_of(space):
    return tuple(int(number) for number in space.split(","))

"""The cards of Bobřany once more, slowly: a dictionary of tiles, and everything is looked for anew each time."""

from dataclasses import dataclass

ROWS, COLUMNS = "ABCD", "1234"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
PAGODA = {0: 0, 1: -9, 2: 8, 3: -6, 4: 20, 5: -3, 6: 36}
LODGES = {1: 0, 2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30}
EIGHT_OR_MORE = 40


@dataclass
class Town:
    """cell -> (colour, walkways such as `NE`); borders with a token such as `A1-A2`; cells with a beaver."""

    tiles: dict[str, tuple[str, str]]
    links: set[str]
    beavers: list[str]
    reserve: int

    def colour(self, cell):
        return self.tiles[cell][0] if cell in self.tiles else None

    def of(self, colour):
        return [cell for cell in self.tiles if self.colour(cell) == colour]


def at(row, column):
    """The name of a place, or nothing outside the town."""
    return ROWS[row] + COLUMNS[column] if 0 <= row < 4 and 0 <= column < 4 else None


def place(cell):
    return ROWS.index(cell[0]), COLUMNS.index(cell[1])


def beside(cell, side):
    row, column = place(cell)
    return at(row + STEPS[side][0], column + STEPS[side][1])


def sides(cell):
    return [other for side in STEPS if (other := beside(cell, side))]


def corners(cell):
    row, column = place(cell)
    return [other for down in (-1, 1) for right in (-1, 1) if (other := at(row + down, column + right))]


def in_column(cell):
    return [row + cell[1] for row in ROWS if row != cell[0]]


def in_row(cell):
    return [cell[0] + column for column in COLUMNS if column != cell[1]]


def diagonals(cell):
    row, column = place(cell)
    steps = [(down * far, right * far) for far in (1, 2, 3) for down in (-1, 1) for right in (-1, 1)]
    return [other for down, right in steps if (other := at(row + down, column + right))]


def group(town, cell):
    """The tiles of one colour that hang together with this one, by their sides."""
    return spread(cell, lambda one, other: town.colour(one) == town.colour(other))


def spread(cell, may_go):
    """All cells that can be reached from a cell, from neighbour to neighbour."""
    found, waiting = {cell}, [cell]
    while waiting:
        one = waiting.pop()
        for other in sides(one):
            if other not in found and may_go(one, other):
                found.add(other)
                waiting.append(other)
    return found


def connected(town, one, other):
    """Both have a walkway on their border, or a token lies on it."""
    if one not in town.tiles or other not in town.tiles:
        return False
    side = next(side for side in STEPS if beside(one, side) == other)
    both = side in town.tiles[one][1] and OPPOSITE[side] in town.tiles[other][1]
    return both or f"{one}-{other}" in town.links or f"{other}-{one}" in town.links


def others(town, cells, own):
    """The colours of the tiles on these cells, but the own one, as often as they occur."""
    return [town.colour(cell) for cell in cells if town.colour(cell) not in (None, own)]


def can_walk(town, beaver):
    tiles = spread(beaver, lambda one, other: connected(town, one, other))
    comes_in = any("W" in town.tiles[cell][1] for cell in tiles if cell[1] == "1")
    goes_out = any("E" in town.tiles[cell][1] for cell in tiles if cell[1] == "4")
    return comes_in and goes_out


def lodges(size):
    return LODGES.get(size, EIGHT_OR_MORE)


def largest_beside(town, cell, lone):
    """Of the groups of another colour beside a purple tile; one tile alone is no group."""
    sizes = [len(group(town, other)) for other in sides(cell) if town.colour(other) not in (None, "purple")]
    return max([size for size in sizes if size >= 2 or lone], default=0)


def namesti(town, rival, lone):
    return sum(5 for beaver in town.beavers if can_walk(town, beaver))


def dvur(town, rival, lone):
    return 2 * len(town.of("red")) + town.reserve


def zahrada(town, rival, lone):
    return sum(5 for cell in town.of("green") if cell in ("A1", "A4", "D1", "D4"))


def hriste(town, rival, lone):
    return sum(5 for cell in town.of("green") if cell in ("B2", "B3", "C2", "C3"))


def statek(town, rival, lone):
    return sum({"1": 2, "2": 3, "3": 4, "4": 5}[cell[1]] for cell in town.of("green"))


def lesopark(town, rival, lone):
    lines = [[town.colour(other) for other in in_row(cell) + in_column(cell)] for cell in town.of("green")]
    return sum(5 for line in lines if "green" not in line)


def svatyne(town, rival, lone):
    own, theirs = len(town.of("purple")), len(rival.of("purple"))
    return 4 * own + (6 if own > theirs else 0)


def klaster(town, rival, lone):
    return sum(largest_beside(town, cell, lone) for cell in town.of("purple"))


def poustevna(town, rival, lone):
    near = [[town.colour(other) for other in sides(cell)] for cell in town.of("purple")]
    return sum(5 for colours in near if not {"blue", "orange", "red"} & set(colours))


def pagoda(town, rival, lone):
    return PAGODA[min(len(town.of("purple")), 6)]


def jidlo(town, rival, lone):
    return sum(2 * len(others(town, sides(cell), "orange")) for cell in town.of("orange"))


def kvetiny(town, rival, lone):
    return sum(2 * len(set(others(town, sides(cell), "orange"))) for cell in town.of("orange"))


def latky(town, rival, lone):
    return sum(2 * len(others(town, corners(cell), "orange")) for cell in town.of("orange"))


def sperky(town, rival, lone):
    return sum(2 * len(set(others(town, corners(cell), "orange"))) for cell in town.of("orange"))


def bednarstvi(town, rival, lone):
    return sum(2 * len(set(others(town, in_column(cell), "blue"))) for cell in town.of("blue"))


def truhlarstvi(town, rival, lone):
    return sum(2 * len(set(others(town, in_row(cell), "blue"))) for cell in town.of("blue"))


def krejcovstvi(town, rival, lone):
    lines = [other for cell in town.of("blue") for other in in_row(cell) + in_column(cell)]
    return sum(2 for cell in lines if town.colour(cell) == "blue")


def kovarstvi(town, rival, lone):
    return sum(2 * len(set(others(town, diagonals(cell), "blue"))) for cell in town.of("blue"))


def chalupa(town, rival, lone):
    return sum(5 for cell in town.of("yellow") if len(group(town, cell)) == 2)


def srub(town, rival, lone):
    def linked(one, other):
        return town.colour(other) == "yellow" and connected(town, one, other)

    return sum(lodges(len(tiles)) for tiles in {frozenset(spread(cell, linked)) for cell in town.of("yellow")})


def bouda(town, rival, lone):
    return sum(5 for cell in town.of("yellow") if len(group(town, cell)) == 3)


def salas(town, rival, lone):
    return sum(lodges(len(tiles)) for tiles in {frozenset(group(town, cell)) for cell in town.of("yellow")})


BY_CARD = {
    function.__name__: function
    for function in (
        namesti, dvur, zahrada, hriste, statek, lesopark, svatyne, klaster, poustevna, pagoda, jidlo, kvetiny, latky,
        sperky, bednarstvi, truhlarstvi, krejcovstvi, kovarstvi, chalupa, srub, bouda, salas,
    )
}


def score(card, town, rival, *, lone=False):
    """What a card pays a town, seen beside its rival's."""
    return BY_CARD[card](town, rival, lone)

"""One district of a score file, checked against the rules that a district must keep."""

from collections.abc import Iterator
from typing import Any

from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.games.mesta.components import (
    BELONGS_ON,
    FEATURES,
    GROUNDS,
    ON_LOTS,
    PARK_GROUND,
    PATTERNS,
    QUARTER_TURNS,
    START_TILES,
    TILES,
)
from osada.games.mesta.conditions import COLOURS, MOST_STOREYS
from osada.games.mesta.known import DEGREES
from osada.games.mesta.spaces import AROUND, AT, LONG, SHORT, SIDE, SPACE_OF, TILE_BITS
from osada.locales import Noun

At = tuple[int, int]
STATUE, WILD = "statue", "wild"


class Sheet:
    """The district of one player. Its fields count from the top left corner, ours from the starting tile."""

    def __init__(self, fields: Fields, edition: int, *, is_long: bool) -> None:
        self.fields = fields.only("tiles", "features", "buildings", "cards", "rings")
        self.edition, self.longest = edition, LONG if is_long else SHORT
        self.tiles: dict[At, tuple[str, int]] = {}
        self.ground: dict[At, str] = {}
        self.features: dict[At, str] = {}
        self.buildings: dict[At, tuple[str, int]] = {}
        self.tile_fields: list[tuple[str, str]] = []
        self.feature_fields: list[tuple[str, str]] = []
        self.building_fields: list[tuple[str, str, int]] = []
        self.read_tiles()
        self.read_features()
        self.read_buildings()

    def all(self, name: str, most: int) -> Iterator[Fields]:
        if self.fields.has(name):
            yield from self.fields.objects(name, 0, most)

    def fill(self, district: Any) -> None:
        """Writes the district into a view."""
        start = next(at for at, (tile, _) in self.tiles.items() if tile in START_TILES)
        for (x, y), (tile, turns) in self.tiles.items():
            place = AT.index(((x - start[0]) // SIDE, (y - start[1]) // SIDE))
            district["tiles"][place], district["rotations"][place] = TILES.index(tile), DEGREES * turns
        for (x, y), feature in self.features.items():
            district["features"][SPACE_OF.index((x - start[0], y - start[1]))] = FEATURES.index(feature)
        for (x, y), (colour, height) in self.buildings.items():
            space = SPACE_OF.index((x - start[0], y - start[1]))
            district["colours"][space], district["heights"][space] = COLOURS.index(colour), height

    # --- R5 Tiles ---

    def read_tiles(self) -> None:
        for fields in self.fields.objects("tiles", 1, SHORT * self.longest):
            fields.only("tile", "x", "y", "rotation")
            at = self.corner(fields)
            tile, turns = fields.word("tile", TILES), fields.number("rotation", range(QUARTER_TURNS), 0)
            self.tiles[at] = tile, turns
            self.tile_fields.append((fields.at("tile"), tile))
            self.read_ground(at, tile, turns)
        self.check_tiles()

    def corner(self, fields: Fields) -> At:
        """R5.1 Tiles lie on even spaces, one on each place."""
        even = range(0, SIDE * self.longest, SIDE)
        at = fields.number("x", even), fields.number("y", even)
        if at in self.tiles:
            raise OsadaError("mesta-pad-tile-over", field=fields.path, x=at[0], y=at[1], tile=self.tiles[at][0])
        return at

    def read_ground(self, at: At, tile: str, turns: int) -> None:
        upright = PATTERNS[self.edition, TILES.index(tile), turns, 0]
        for index, bit in enumerate(TILE_BITS):
            ground = next(name for name, spaces in zip(GROUNDS, upright, strict=True) if int(spaces) >> bit & 1)
            self.ground[at[0] + index % SIDE, at[1] + index // SIDE] = ground

    def check_tiles(self) -> None:
        """R2.3, R5.1, R5.3"""
        where = self.fields.at("tiles")
        starts = [tile for tile, _ in self.tiles.values() if tile in START_TILES]
        if len(starts) != 1:
            raise OsadaError("mesta-pad-start", field=where, count=len(starts))
        wide, high = (max(at[axis] for at in self.tiles) // SIDE + 1 for axis in (0, 1))
        if min(wide, high) > SHORT:
            raise OsadaError("mesta-pad-large", field=where, wide=wide, high=high)
        joined, left = {next(iter(self.tiles))}, set(self.tiles)
        while near := {at for at in left - joined if any(step in joined for step in steps_from(at))}:
            joined |= near
        if apart := sorted(left - joined):
            x, y = apart[0]
            raise OsadaError("mesta-pad-apart", field=where, tile=self.tiles[x, y][0], x=x, y=y)

    # --- R6 Features, R7 buildings ---

    def space(self, fields: Fields) -> At:
        """R6.1, R7.3 On a tile."""
        every = range(SIDE * self.longest)
        at = fields.number("x", every), fields.number("y", every)
        if at not in self.ground:
            raise OsadaError("mesta-pad-no-tile", field=fields.path, x=at[0], y=at[1])
        return at

    def read_features(self) -> None:
        for fields in self.all("features", len(self.ground)):
            fields.only("feature", "x", "y")
            feature, at = fields.word("feature", FEATURES), self.space(fields)
            needed = int(BELONGS_ON[FEATURES.index(feature)])
            ground = GROUNDS.index(self.ground[at])
            if at in self.features:
                self.complain("mesta-pad-feature-there", fields, at, other=Noun("mesta", self.features[at]))
            if ground >= PARK_GROUND if needed == ON_LOTS else ground != needed:
                self.complain("mesta-pad-ground", fields, at, feature=Noun("mesta", feature))
            self.features[at] = feature
            self.feature_fields.append((fields.at("feature"), feature))

    def read_buildings(self) -> None:
        """R7.3, R7.4 On a lot of its colour or on a wild lot, never on a statue (R6.6)."""
        for fields in self.all("buildings", len(self.ground)):
            fields.only("x", "y", "colour", "height")
            at, colour = self.space(fields), fields.word("colour", COLOURS)
            height = fields.number("height", range(1, MOST_STOREYS + 1))
            is_wild, is_free = self.features.get(at) == WILD, at not in self.features
            if at in self.buildings:
                self.complain("mesta-pad-building-there", fields, at)
            if not is_wild and not (is_free and self.ground[at] == colour):
                below = self.features.get(at, self.ground[at])
                self.complain("mesta-pad-lot", fields, at, colour=Noun("mesta", colour), ground=Noun("mesta", below))
            self.buildings[at] = colour, height
            self.building_fields.append((fields.path, colour, height))

    def complain(self, key: str, fields: Fields, at: At, **values: Any) -> None:
        raise OsadaError(key, field=fields.path, x=at[0], y=at[1], **values)


def steps_from(at: At) -> Iterator[At]:
    """The places of the tiles around."""
    return ((at[0] + SIDE * dx, at[1] + SIDE * dy) for dx, dy in AROUND)

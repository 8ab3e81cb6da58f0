"""The score pad: a real table as a file, turned into the position to score (DESIGN: score pad files).

Districts may be unfinished. Rings stand in the file with their points; all else is counted from what lies there.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.engine.layout import States
from osada.engine.pad import ScoreFile, position
from osada.games.mesta.components import (
    CARDS,
    CITIES,
    COPIES,
    COPIES_OF_PIECE,
    EDITION_IDS,
    FEATURES,
    MILESTONES,
    N_MILESTONES,
    N_RINGS,
    OF_CITY,
    SLOT_POINTS,
)
from osada.games.mesta.conditions import COLOURS
from osada.games.mesta.known import VIEW
from osada.games.mesta.show.sheet import Sheet
from osada.games.mesta.state import COVERED, MAX_SEATS, MIDDLE, NOBODY, NOTHING, OVER, STATE, TWO_SEATS


def pad(data: Mapping[str, Any]) -> States:
    """R10.2 to R10.5 The position of a table, finished or not."""
    fields = ("metropolis", "edition", "districts")
    file = ScoreFile(data, EDITION_IDS, fields, "districts", range(1, MAX_SEATS + 1))
    known = file.record(VIEW, OVER)
    known["metropolis"] = CITIES.index(file.fields.word("metropolis", CITIES))
    known["long"] = len(file.players) <= TWO_SEATS
    for name in ("workers", "row_cards", "row_tiles", "row_features", "tile", "taken", "piece", "rings"):
        known[name] = NOTHING
    for name in ("tiles", "features", "colours"):
        known["districts"][name] = NOTHING
    box = _Box(known[0])
    for seat, district in enumerate(file.players):
        box.add(seat, Sheet(district, file.edition, is_long=bool(known["long"][0])))
    return position(known, STATE)


class _Box:
    """All districts together: nothing lies on the table that is not in the box, or more often."""

    def __init__(self, known: Any) -> None:
        self.known = known
        self.edition = int(known["edition"])
        self.owners: dict[str, str] = {}  # of things that exist once: where they lie
        self.left = Counter({name: int(copies) for name, copies in zip(FEATURES, COPIES[self.edition], strict=True)})
        self.left.update(dict.fromkeys(COLOURS, COPIES_OF_PIECE))
        if known["seats"] == TWO_SEATS:
            known["rings"].reshape(N_MILESTONES, N_RINGS)[:, MIDDLE] = COVERED

    def add(self, seat: int, sheet: Sheet) -> None:
        sheet.fill(self.known["districts"][seat])
        for where, tile in sheet.tile_fields:
            self.once(where, tile)
        for where, feature in sheet.feature_fields:
            self.spend(where, feature, 1)
        for where, colour, height in sheet.building_fields:
            self.spend(where, colour, height)
        self.add_cards(seat, sheet.fields)
        self.add_rings(seat, sheet.fields.object("rings", needed=False))

    def once(self, where: str, thing: str) -> None:
        """R1.1 Every card and every tile exists once."""
        if thing in self.owners:
            raise OsadaError("mesta-pad-twice", field=where, thing=thing, other=self.owners[thing])
        self.owners[thing] = where

    def spend(self, where: str, thing: str, count: int) -> None:
        """R1.1 Features and pieces run out."""
        self.left[thing] -= count
        if self.left[thing] < 0:
            copies = COPIES_OF_PIECE if thing in COLOURS else int(COPIES[self.edition, FEATURES.index(thing)])
            raise OsadaError("mesta-pad-too-many", field=where, thing=thing, copies=copies)

    def add_cards(self, seat: int, fields: Fields) -> None:
        for index, card in enumerate(fields.list("cards", 0, len(CARDS), of=CARDS, needed=False)):
            self.once(fields.at(f"cards[{index}]"), card)
            self.known["districts"][seat]["cards"] |= 1 << CARDS.index(card)

    def add_rings(self, seat: int, rings: Fields) -> None:
        """R8.2 A ring lies on a slot that nobody else has; R2.1 with two players not on the middle one."""
        own = [int(milestone) for milestone in OF_CITY[self.edition, self.known["metropolis"]]]
        rings.only(*(MILESTONES[milestone] for milestone in own))
        slots = self.known["rings"].reshape(N_MILESTONES, N_RINGS)
        for index, milestone in enumerate(own):
            if rings.has(MILESTONES[milestone]):
                points = [int(worth) for worth in SLOT_POINTS[self.edition, milestone]]
                free = [worth for slot, worth in enumerate(points) if slots[index, slot] == NOBODY]
                slots[index, points.index(rings.number(MILESTONES[milestone], free))] = seat

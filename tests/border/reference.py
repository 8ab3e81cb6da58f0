"""The hard questions of The Border answered slowly, with plain sets, straight from what is printed."""

import json
from collections import Counter
from pathlib import Path

import osada.games.border

BOX = json.loads(Path(osada.games.border.__file__).with_name("components.json").read_text(encoding="utf-8"))
AT = {hex["id"]: (hex["q"], hex["r"]) for hex in BOX["map"]["hexes"]}
WHITE = set(BOX["map"]["white_hexes"])
GROUPS = {layout["id"]: {group["id"]: set(group["hexes"]) for group in layout["groups"]} for layout in BOX["layouts"]}
INSIDE = {area["motif"]: {tuple(cell) for cell in area["interior_cells_axial"]} for area in BOX["map"]["areas"]}
VALUES = BOX["values"]["first_later"]


def touches(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Do two cells share an edge?"""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


BESIDE = {hex: {other for other in AT if touches(AT[hex], AT[other])} for hex in AT}


def border(motif: str) -> set[int]:
    return {hex for hex, place in AT.items() if any(touches(place, cell) for cell in INSIDE[motif])}


BORDERS = {motif: border(motif) for motif in INSIDE}


def colour_of(group: str) -> str:
    return group[:-1]


def closable(layout: int, crossed: set[int], dice: Counter[str]) -> set[str]:
    """R5.1 to R5.4: the groups that these dice can complete."""
    missing = {group: len(hexes - crossed) for group, hexes in GROUPS[layout].items()}
    return {group for group, count in missing.items() if 0 < count <= dice[colour_of(group)]}


def crossable(layout: int, crossed: set[int], dice: Counter[str]) -> set[int]:
    """R6.2, R6.3: the open hexes of these colours that lie beside a crossed one."""
    coloured = {hex for group, hexes in GROUPS[layout].items() if dice[colour_of(group)] for hex in hexes}
    return {hex for hex in coloured - crossed if BESIDE[hex] & crossed}


def closed(crossed: set[int]) -> set[str]:
    """R7.1: the areas whose whole border is crossed."""
    return {motif for motif, hexes in BORDERS.items() if hexes <= crossed}


class Pads:
    """What every board was paid, area by area."""

    def __init__(self, seats: int) -> None:
        self.paid: list[dict[str, int]] = [{} for _ in range(seats)]

    def pay(self, crossed: list[set[int]]) -> None:
        """R7.2 to R7.5: all areas closed in this action, by whomever."""
        taken = {motif for paid in self.paid for motif in paid}
        for paid, hexes in zip(self.paid, crossed, strict=True):
            for motif in closed(hexes) - set(paid):
                paid[motif] = VALUES[motif][motif in taken]

    @property
    def over(self) -> bool:
        """R8.1"""
        return any(len(paid) >= BOX["end"]["closed_areas_to_end"] for paid in self.paid)

    @property
    def winners(self) -> list[int]:
        """R8.3"""
        worth = [(sum(paid.values()), max(paid.values(), default=0)) for paid in self.paid]
        return [seat for seat, own in enumerate(worth) if own == max(worth)]

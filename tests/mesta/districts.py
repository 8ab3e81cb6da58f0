"""Whole districts in words, as a file for the score pad, and as a match in which seat 0 builds just that.

`S1, T06 1,0/90, statue@1,1, R4@0,0, C12`: the starting tile, tiles, features, buildings (colour and height), cards.
Tiles and spaces are counted from the starting tile, as in the lines of a record.
"""

import re
from itertools import product

from tests.mesta.given import match, play

PIECES_OF_A_ROUND, FEATURES_OF_A_ROUND, TILES_OF_A_ROUND = 7, 3, 2
SHAPES = {
    "start": r"(S\d)",
    "tiles": r"(T\d\d) (-?\d+),(-?\d+)/(\d+)",
    "features": r"(wild|statue|\w+:\w+)@(-?\d+),(-?\d+)",
    "buildings": r"([RBGY])([1-4])@(-?\d+),(-?\d+)",
    "cards": r"(C\d\d)",
}


def parsed(words):
    """Shape -> the groups of every word of this shape."""
    found = {shape: [] for shape in SHAPES}
    for word in filter(None, (word.strip() for word in words.replace("\n", ",").split(", "))):
        [(shape, groups)] = [
            (shape, match.groups()) for shape, pattern in SHAPES.items() if (match := re.fullmatch(pattern, word))
        ]
        found[shape].append(groups)
    return found


# --- For the score pad ------------------------------------------------------


def pad_district(words, **rings):
    """The same as an entry of a score pad file: counted from its top left, turned by quarters."""
    found = parsed(words)
    tiles = [(found["start"][0][0], 0, 0, 0), *((name, int(x), int(y), int(r)) for name, x, y, r in found["tiles"])]
    left, top = min(tile[1] for tile in tiles), min(tile[2] for tile in tiles)

    def at(x, y):
        return {"x": int(x) - 2 * left, "y": int(y) - 2 * top}

    return {
        "tiles": [{"tile": name, **at(2 * x, 2 * y), "rotation": turn // 90} for name, x, y, turn in tiles],
        "features": [{"feature": name, **at(x, y)} for name, x, y in found["features"]],
        "buildings": [{"colour": name, "height": int(high), **at(x, y)} for name, high, x, y in found["buildings"]],
        "cards": [name for (name,) in found["cards"]],
        "rings": rings,
    }


def pad_file(*districts, metropolis="New York"):
    return {"metropolis": metropolis, "districts": [pad_district(words) for words in districts]}


# --- In a match -------------------------------------------------------------


def built(words, metropolis="New York", **options):
    """A match of two in which seat 0 has this district; what it need not place is thrown away."""
    found = parsed(words)
    [(start,)] = found["start"]
    other = "S2" if start != "S2" else "S1"
    table = match("", 2, metropolis, starts=(start, other), features_optional="yes", **options)
    wish = Wish(found)
    while wish.is_left():
        steps = wish.next_round()
        play(table, f"{steps}; idle round" if wish.is_left() else steps, kept=words)
    return table


class Wish:
    """What a district still needs, round by round: tiles first, then features, then pieces."""

    def __init__(self, found):
        self.tiles, self.features = list(found["tiles"]), list(found["features"])
        self.pieces = [(colour, x, y) for colour, high, x, y in found["buildings"] for _ in range(int(high))]
        self.cards = [name for (name,) in found["cards"]]
        self.ground = set(product((0, 1), (0, 1)))

    def is_left(self):
        return bool(self.tiles or self.features or self.pieces or self.cards)

    def next_round(self):
        """The steps of a round. Every round but the last has to bring two of the tiles."""
        tiles, self.tiles = self.tiles[:TILES_OF_A_ROUND], self.tiles[TILES_OF_A_ROUND:]
        for _, x, y, _ in tiles:
            self.ground |= {(2 * int(x) + dx, 2 * int(y) + dy) for dx, dy in product((0, 1), (0, 1))}
        self.features, features = self.share(self.features, FEATURES_OF_A_ROUND)
        self.pieces, pieces = self.share(self.pieces, PIECES_OF_A_ROUND)
        cards, self.cards = self.cards[:2], self.cards[2:]
        assert not self.is_left() or len(tiles) == TILES_OF_A_ROUND, "too few tiles for so many rounds"
        rows = [steps(*part) for part in ((cards, card_turns), (tiles, tile_turns))]
        rows += [feature_steps(features), piece_steps(pieces)]
        deals = " | ".join(dealt for dealt, _ in rows)
        return "; ".join([f"deal {deals}", *(turn for _, turns in [*rows[1:], rows[0]] for turn in turns)])

    def share(self, things, most):
        """Those that stay for later, and those that come now: on ground that is there, but not too many."""
        now = [thing for thing in things if (int(thing[1]), int(thing[2])) in self.ground][:most]
        rest = list(things)
        for thing in now:
            rest.remove(thing)
        return rest, now


def steps(things, turns):
    """What is dealt in a row, and the turns that take it."""
    return " ".join(thing if isinstance(thing, str) else thing[0] for thing in things), turns(things)


def card_turns(cards):
    return [f"0 1.{slot}" for slot, _ in enumerate(cards, 1)]


def tile_turns(tiles):
    return [f"0 2.{slot} {x},{y}/{degrees}" for slot, (_, x, y, degrees) in enumerate(tiles, 1)]


def feature_steps(features):
    """Two of them come on slot 1, the odd one on slot 2."""
    pairs, odd = (features[:2], features[2:]) if len(features) > 1 else ([], features)
    names = [name for name, _, _ in pairs] or ["-", "-"]
    turns = ["0 3.1 pick1 " + " ".join(f"@{x},{y}" for _, x, y in pairs)] if pairs else []
    turns += [f"0 3.2 @{x},{y}" for _, x, y in odd]
    return " ".join([*names, *(name for name, _, _ in odd)]), turns


def piece_steps(pieces):
    """Four on slot 1, three on slot 2; red ones that are thrown away fill them up."""
    dealt, turns = "", []
    for slot, size, share in ((1, 4, pieces[:4]), (2, 3, pieces[4:])):
        fill = size - len(share)
        dealt += "".join(colour for colour, _, _ in share) + "R" * fill
        words = [f"{colour}@{x},{y}" for colour, x, y in share] + ["R@-"] * fill
        turns += [f"0 4.{slot} " + " ".join(words)] if share else []
    return dealt, turns


def worth(score, words):
    """What these words pay, without milestones and without cards that nobody asked for: `C01 2, water 1`."""
    names = [name for (name,) in parsed(words)["cards"]] + ["water", "park", "statues"]
    return ", ".join(f"{name} {score.parts[name]}" for name in names if score.parts[name])

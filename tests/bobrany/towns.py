"""Towns from words, whether or not the box holds such tiles: rows of colour letters, and of walkways as hex digits."""

from osada.engine.game import SPECTATOR
from osada.engine.layout import empty
from osada.engine.loops import fill_state, generator
from osada.games.bobrany.components import CARDS, COLOUR_OF, COLOURS, NO_TILE, NO_TOKEN, RAFT, TILES
from osada.games.bobrany.scoring import points_of
from osada.games.bobrany.state import NO_RAFT, NOBODY, STATE
from osada.games.bobrany.town import BORDERS, CELLS, SIDE_SETS
from osada.games.bobrany.view import VIEW
from tests.bobrany.reference import Town

LETTERS = {"g": "green", "n": "brown", "r": "red", "p": "purple", "o": "orange", "b": "blue", "y": "yellow"}


def town(colours, walkways=None, links=(), beavers=None, reserve=0):
    """A town as the reference knows it: `town(["g...", ...], ["6...", ...])`; beavers left out lie on all brown."""
    letters = dict(zip(CELLS, "".join(colours), strict=True))
    digits = dict(zip(CELLS, "".join(walkways or ["0000"] * 4), strict=True))
    tiles = {cell: (LETTERS[letter], SIDE_SETS[int(digits[cell], 16)])
             for cell, letter in letters.items() if letter != "."}
    brown = [cell for cell, (colour, _) in tiles.items() if colour == "brown"]
    return Town(tiles, set(links), brown if beavers is None else list(beavers), reserve)


EMPTY = town(["...."] * 4)


def position(own, rival=EMPTY, *, lone=False):
    """The compiled rules' position with these two towns."""
    known = empty(VIEW)
    known["seats"], known["lone"] = 2, lone
    known["turn"] = known["builder"] = NOBODY
    known["tile"], known["river"], known["rafts"], known["cards"] = NO_TILE, NO_TILE, NO_RAFT, -1
    for shown, given in zip(known[0]["towns"], (own, rival), strict=True):
        shown["tiles"], shown["tokens"] = NO_TILE, NO_TOKEN
        for cell, (colour, walkways) in given.tiles.items():
            shown["tiles"][CELLS.index(cell)] = COLOUR_OF.tolist().index(COLOURS.index(colour))
            shown["walkways"][CELLS.index(cell)] = SIDE_SETS.index(walkways)
        for border in given.links:
            shown["tokens"][BORDERS.index(border)] = RAFT
        shown["beavers"] = sum(1 << CELLS.index(cell) for cell in given.beavers)
        shown["reserve"][RAFT] = given.reserve
    states = empty(STATE)
    fill_state(known, SPECTATOR, generator(0), states)
    return states[0]


def points(card, own, rival=EMPTY, *, lone=False):
    """What the compiled rules pay the first of two towns for a card."""
    return int(points_of(position(own, rival, lone=lone), 0, CARDS.index(card)))


def towns_of(view):
    """Both towns of a table's view."""
    return [
        Town({cell: (tile.split()[0], town["walkways"][cell]) for cell, tile in town["tiles"].items()},
             set(town["tokens"]), town["beavers"], sum(town["reserve"].values()))
        for town in view["towns"]
    ]


def random_town(rng):
    """Any tiles in any rotation, a token on some borders: more than the rules allow."""
    cells = [cell for cell in CELLS if rng.random() < rng.choice([0.5, 0.9, 1])]
    favoured = rng.choice(TILES)
    kinds = [rng.choice([favoured, *TILES]) if rng.random() < 0.6 else favoured for _ in cells]
    tiles = {cell: (kind.split()[0], rng.choice(SIDE_SETS[1:])) for cell, kind in zip(cells, kinds, strict=True)}
    inner = [border for border in BORDERS if all(cell in tiles for cell in border.split("-"))]
    links = {border for border in inner if rng.random() < 0.2}
    brown = [cell for cell, (colour, _) in tiles.items() if colour == "brown"]
    return Town(tiles, links, brown, rng.randrange(6))

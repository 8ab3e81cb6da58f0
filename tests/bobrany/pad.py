"""Score pad files in short: a town is colours and walkways as in `given.py`, with `r` for every red tile."""

from tests.bobrany.given import COLOURS, COLUMNS, ROWS, pad_scores

CARDS = {
    "brown": ("namesti",),
    "red": ("dvur",),
    "green": ("zahrada", "hriste", "statek", "lesopark"),
    "purple": ("svatyne", "klaster", "poustevna", "pagoda"),
    "orange": ("jidlo", "kvetiny", "latky", "sperky"),
    "blue": ("bednarstvi", "truhlarstvi", "krejcovstvi", "kovarstvi"),
    "yellow": ("chalupa", "srub", "bouda", "salas"),
}
FIRST_GAME = [cards[0] for cards in CARDS.values()]
SIDES = {"N": 1, "E": 2, "S": 4, "W": 8}


def town(short="", **fields):
    """`g.../.n.. 6.../.f..`, or the colours alone."""
    colours, _, walkways = short.partition(" ")
    tiles = {cell: {"colour": COLOURS[letter]} for cell, letter in letters(colours)}
    for cell, digit in letters(walkways):
        tiles[cell]["walkways"] = "".join(side for side, bit in SIDES.items() if int(digit, 16) & bit)
    return {"tiles": tiles, **fields}


def letters(grid):
    """(cell, letter) of all that is not empty."""
    rows = zip(ROWS, grid.split("/"), strict=False)
    return [(row + column, letter) for row, line in rows for column, letter in zip(COLUMNS, line, strict=False)
            if letter != "."]  # fmt: skip


def cards_with(card):
    """Those of the first game, but this one for its colour."""
    return [card if card in cards else cards[0] for cards in CARDS.values()]


def sheet(*towns, card=FIRST_GAME[0], **fields):
    """A whole file; the second town is empty unless given."""
    return {"cards": cards_with(card), "towns": [*towns, town()][:2], **fields}


def points(card, short, rival="", **fields):
    """What this card brings the owner of the town."""
    return pad_scores(sheet(town(short), town(rival), card=card, **fields)).seats[0].parts[card]

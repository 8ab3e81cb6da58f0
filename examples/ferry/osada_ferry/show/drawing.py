"""The table in a terminal: a line for each player, and the hand."""

from osada.engine.drawing import escaped, styled
from osada.locales import Noun


def draw(view, seat, words, legal):
    rows = [row_of(words, number, player) for number, player in enumerate(view["players"], 1)]
    hand = view["players"][seat]["hand"] if seat < view["seats"] else {}
    held = ", ".join(f"{escaped(words.name(Noun('ferry', card)))} {count}×" for card, count in hand.items())
    return "\n".join([styled(words("ferry-name"), "bold"), *rows, held or words("ferry-draw-no-cards")])


def row_of(words, number, player):
    told = {name: player[name] for name in ("harbour", "coins", "goods")}
    return words("ferry-draw-player", number=number, **told)

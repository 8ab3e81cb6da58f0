"""Final scores (rulebook chapter 5)."""

from osada.engine.compiled import rule
from osada.engine.game import ALL, OWNER, PARTS, TOTAL, Part
from osada_ferry.components import CARDS, POINTS
from osada_ferry.state import NO_CARD

SCORE_PARTS = (Part("coins", known_to=ALL), Part("cards", known_to=OWNER), Part("stowed", known_to=OWNER))
COINS_COLUMN, CARDS_COLUMN, STOWED_COLUMN = range(PARTS, PARTS + len(SCORE_PARTS))


@rule
def scores(state, sheet):
    """R5.2; R5.3 the total alone decides, so nothing is said about places."""
    for seat in range(state.seats):
        player = state.players[seat]
        sheet[seat, COINS_COLUMN] = player.coins
        sheet[seat, CARDS_COLUMN] = 0
        for card in range(len(CARDS)):
            sheet[seat, CARDS_COLUMN] += player.hand[card] * POINTS[card]
        sheet[seat, STOWED_COLUMN] = 0 if player.stowed == NO_CARD else 2 * POINTS[player.stowed]
        sheet[seat, TOTAL] = sheet[seat, COINS_COLUMN] + sheet[seat, CARDS_COLUMN] + sheet[seat, STOWED_COLUMN]

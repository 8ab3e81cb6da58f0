"""The score file of a real table: `{"players": [{"coins": 4, "hand": {"Tip": 1}, "stowed": "Tip"}, …]}`."""

from osada.engine.pad import ScoreFile
from osada_ferry.components import CARD_NAMES, COPIES, EDITION_IDS
from osada_ferry.state import MAX_SEATS, NO_CARD, OVER, STATE

MOST_COINS = 1000


def pad(data):
    file = ScoreFile(data, EDITION_IDS, ("edition", "players"), "players", range(1, MAX_SEATS + 1))
    states = file.record(STATE, OVER)
    for record, fields in zip(states[0]["players"], file.players, strict=False):
        fields.only("coins", "hand", "stowed")
        record["coins"] = fields.number("coins", range(MOST_COINS + 1))
        for name, count in fields.object("hand").numbers(CARD_NAMES, range(max(COPIES) + 1)):
            record["hand"][CARD_NAMES.index(name)] = count
        stowed = fields.value.get("stowed")
        record["stowed"] = CARD_NAMES.index(fields.word("stowed", CARD_NAMES)) if stowed else NO_CARD
    return states

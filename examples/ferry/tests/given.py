"""Builds and reads positions in words, so that tests need no indices."""

from osada.engine.table import Table
from osada_ferry import GAME as FERRY
from osada_ferry.components import CARD_NAMES, HARBOURS
from osada_ferry.state import NO_CARD, PHASES


def position(*, phase="act", hand="", rivals_goods=(0, 0), rivals_harbour="Anse", deck="Cargo", **numbers):
    """A table of three; seat 0 lies in Anse and is to act."""
    table = Table(FERRY, 3)
    states = table.states
    state = states[0]
    state["phase"] = PHASES.index(phase)
    state["deck"][:] = [deck.split().count(name) for name in CARD_NAMES]
    for seat, player in enumerate(state["players"]):
        player["busy"] = phase in ("anchor", "stow")
        player["harbour"] = HARBOURS.index(rivals_harbour if seat else "Anse")
        player["goods"] = rivals_goods[seat - 1] if seat else 0
    mine = state["players"][0]
    mine["hand"][:] = [hand.split().count(name) for name in CARD_NAMES]
    for field, value in numbers.items():
        mine[field] = value
    table.restore(states, [])
    return table


def read(table, field):
    """What the test looks at, in words."""
    player = table.state["players"][0]
    match field:
        case "hand":
            return " ".join(name for name, count in zip(CARD_NAMES, player["hand"], strict=True) for _ in range(count))
        case "harbour":
            return HARBOURS[player["harbour"]]
        case "stowed":
            return "" if player["stowed"] == NO_CARD else CARD_NAMES[player["stowed"]]
        case "rivals_goods":
            return tuple(int(rival["goods"]) for rival in table.state["players"][1:])
        case "phase":
            return PHASES[table.state["phase"]]
        case "total":
            return table.scores().seats[0].total
        case "winners":
            return table.scores().winners
    return int(player[field])

"""What stays true on every board: tiles, tokens and beavers add up (checked without the rules' own bit sets)."""

from collections import Counter

from osada.games.bobrany.components import COLOUR_OF, COPIES, TILES, TOKEN_OF, TOKENS
from osada.games.bobrany.state import DEAL, OVER, PAY, PLACE, RAFTS, TURN_UP, WHO_STARTS
from osada.games.bobrany.town import BORDERS, CELLS, NEIGHBOUR

IN_THE_BOX = {"crane": 3, "dam": 3, "raft": 2, "raft2": 3}
ROUNDS_WITH_TILES, TILES_EACH_ROUND, LAST_ROUND = 16, 3, 19
FULL = 16


def assert_conserved(state):
    assert_tiles(state)
    assert_tokens(state)
    for seat in range(state["seats"]):
        assert_town(state, seat, state["towns"][seat])
    assert_turn(state)


def laid(town):
    """cell -> (tile, walkways)"""
    pairs = zip(town["tiles"].tolist(), town["walkways"].tolist(), strict=True)
    return {CELLS[cell]: pair for cell, pair in enumerate(pairs) if pair[0] >= 0}


def found_tiles(state):
    """Tiles that are anywhere but out of the game; one that is being paid for is laid already."""
    found = Counter(tile for town in state["towns"] for tile, _ in laid(town).values())
    found.update(tile for tile in state["river"].tolist() if tile >= 0)
    found.update([int(state["tile"])] if state["phase"] == PLACE else [])
    return found


def assert_tiles(state):
    """48 in all, none invented; those that are missing fell over the edge, three a round at most."""
    found, unseen = found_tiles(state), state["unseen"].tolist()
    for tile in range(len(TILES)):
        assert unseen[tile] >= 0 and unseen[tile] + found[tile] <= COPIES[tile], f"{TILES[tile]} was invented"
    turned_up = sum(COPIES) - sum(unseen)
    if state["phase"] in (WHO_STARTS, DEAL):
        assert turned_up == 0
    elif state["phase"] == TURN_UP:
        waiting = sum(tile < 0 for tile in state["river"].tolist()[:TILES_EACH_ROUND])
        assert turned_up == TILES_EACH_ROUND * state["rounds"] - waiting
    elif state["phase"] != OVER:
        assert turned_up == TILES_EACH_ROUND * min(state["rounds"], ROUNDS_WITH_TILES)
    fallen = turned_up - sum(found.values())
    assert 0 <= fallen <= TILES_EACH_ROUND * max(0, state["rounds"] - 3), "a tile was lost"


def assert_tokens(state):
    """As many of each kind as the box has, and no more than the laid red tiles and the own rafts gave."""
    held = Counter()
    for town in state["towns"]:
        held.update({kind: int(count) for kind, count in zip(TOKENS, town["reserve"], strict=True)})
        held.update(TOKENS[kind] for kind in town["tokens"] if kind >= 0)
    held.update(RAFTS[raft].split()[0] for raft in state["rafts"] if raft >= 0)
    assert all(0 <= held[kind] <= IN_THE_BOX[kind] for kind in TOKENS), "a token was invented"
    assert held["raft"] == IN_THE_BOX["raft"], "a one-colour raft was lost"
    assert all(tile >= 0 for tile, raft in zip(state["river"], state["rafts"], strict=True) if raft >= 0)
    for kind in ("crane", "dam", "raft2"):
        given = [tile for town in state["towns"] for tile, _ in laid(town).values()]
        given += [state["tile"]] if state["phase"] == PLACE else []
        assert held[kind] <= sum(TOKEN_OF[tile] == TOKENS.index(kind) for tile in given), f"a {kind} was invented"


def assert_town(state, seat, town):
    """Borders fit or hold a token, beavers lie on brown tiles, and the bit sets say the same as the cells."""
    tiles = laid(town)
    sets = {CELLS[cell]: colour for colour, bits in enumerate(town["cells"].tolist())
            for cell in range(len(CELLS)) if bits >> cell & 1}
    assert sets == {cell: COLOUR_OF[tile] for cell, (tile, _) in tiles.items()}
    beavers = [cell for at, cell in enumerate(CELLS) if town["beavers"] >> at & 1]
    brown = [cell for cell, (tile, _) in tiles.items() if TILES[tile] == "brown"]
    being_paid = [CELLS[state["cell"]]] if state["phase"] == PAY and state["turn"] == seat else []
    assert [cell for cell in brown if cell not in being_paid] == [cell for cell in beavers if cell not in being_paid]
    assert state["builder"] != seat or len(tiles) == FULL
    for border, name in enumerate(BORDERS):
        assert_border(town, tiles, border, being_paid and any(cell in name for cell in being_paid))


def assert_border(town, tiles, border, being_paid):
    one, other = BORDERS[border].split("-")
    token = town["tokens"][border] >= 0
    if one not in tiles or other not in tiles:
        assert not token, "a token beside an empty cell"
        return
    side = NEIGHBOUR[CELLS.index(one)].tolist().index(CELLS.index(other))
    walkways = [bool(tiles[one][1] >> side & 1), bool(tiles[other][1] >> (side + 2) % 4 & 1)]
    assert walkways[0] == walkways[1] or token or being_paid, f"{BORDERS[border]} is mismatched"
    assert not (all(walkways) and token), f"a token was wasted on {BORDERS[border]}"


def assert_turn(state):
    assert state["rounds"] <= LAST_ROUND
    if state["phase"] == OVER:
        assert state["turn"] < 0 and state["tile"] < 0 and state["owed"] == 0
    full = [len(laid(town)) == FULL for town in state["towns"]]
    assert (state["builder"] >= 0) == any(full) or state["phase"] == PAY


def assert_drawn(state, outcomes):
    """The log turned up what is no longer face down, and dealt at most five cards."""
    drawn = [outcomes.count(f"tile {tile}") for tile in TILES]
    assert (drawn + state["unseen"] == COPIES).all()
    assert sum(outcome.startswith("card ") for outcome in outcomes) in (0, 5)


def score_file(view):
    """The score pad's file of what lies open."""
    options = {"monastery_lone": "yes" if view["lone"] else "no"}
    towns = [town_file(town, view["builder"] == seat) for seat, town in enumerate(view["towns"])]
    return {"edition": view["edition"], "cards": list(view["cards"].values()), "options": options, "towns": towns}


def town_file(town, has_builder):
    tiles = {cell: {"colour": tile.split()[0], "walkways": town["walkways"][cell]}
             for cell, tile in town["tiles"].items()}
    return {"tiles": tiles, "links": list(town["tokens"]), "beavers": town["beavers"],
            "reserve": sum(town["reserve"].values()), "builder": has_builder}

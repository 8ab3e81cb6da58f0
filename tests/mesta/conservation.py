"""What stays true on every table: nothing of the box is lost or invented, and supplies run out as they must."""

from collections import Counter

from osada.engine.game import SPECTATOR
from osada.engine.layout import as_json, empty
from osada.engine.loops import fill_view
from osada.games.mesta.known import SHOWN, VIEW
from tests.mesta import reference
from tests.mesta.reference import BOX

COPIES = {feature["id"]: feature["count"] for feature in BOX["features"]}
PIECES = 25
ROUNDS = {2: 4, 3: 8, 4: 8}
TAKEN = {(2, "no"): ((8, 16), (20, 28)), (2, "yes"): ((14, 28), (35, 49))}  # features and pieces of a seat in a match
TAKEN |= {(seats, "no"): ((8, 16), (16, 32)) for seats in (3, 4)}
TURNING_UP = ("turn-up-card", "turn-up-tile", "turn-up-feature", "draw-pieces")


def seen_by_all(state):
    states, known = empty(state.dtype), empty(VIEW)
    states[0] = state
    fill_view(states, 0, SPECTATOR, known)
    return as_json(known[0], SHOWN)


def rounds_of(view):
    return 7 if view["long"] == "yes" else ROUNDS[view["seats"]]


def assert_conserved(state):
    view = seen_by_all(state)
    assert_cards(view)
    assert_tiles(view)
    assert_features(view)
    assert_pieces(view)
    assert_workers(view)
    assert_rings(view)
    for district in view["districts"]:
        assert_district(view, district)
    if view["phase"] == "over":
        assert_run_out(view)


def face_up(things):
    return [thing for thing in things.values() if thing != "face-down"]


def are_gone(view):
    """May things have left the game after a round? Then some are nowhere."""
    return view["seats"] == 3 and (view["rounds"] > 1 or view["phase"] == "over")


def assert_all(view, where, everything):
    assert len(where) == len(set(where)), "something lies in two places"
    assert set(where) <= set(everything)
    assert are_gone(view) or set(where) == set(everything), "something is lost"


def assert_cards(view):
    held = [card for district in view["districts"] for card in district["cards"]]
    assert_all(view, [*view["unseen_cards"], *face_up(view["row_cards"]), *held], reference.CARDS)


def assert_tiles(view):
    laid = [tile for district in view["districts"] for tile in district["tiles"].values()]
    taken = [view["tile"]] if view["tile"] else []
    starts = view["start_tiles"]
    everything = [*view["unseen_tiles"], *face_up(view["row_tiles"]), *laid, *taken, *starts]
    assert_all(view, everything, reference.TILES)


def assert_features(view):
    known = Counter(view["unseen_features"]) + Counter(face_up(view["row_features"]))
    known += Counter(kind for kind in view["taken"] if kind)
    for district in view["districts"]:
        known += Counter(district["features"].values())
    assert all(count <= COPIES[kind] for kind, count in known.items()), "a feature was invented"


def pieces_of(district):
    built = Counter()
    for space, colour in district["colours"].items():
        built[colour] += district["heights"][space]
    return built


def assert_pieces(view):
    known = Counter(view["bag"]) + Counter(view["pieces"]) + Counter([view["piece"]] if view["piece"] else [])
    for slot, count in view["row_pieces"].items():
        known[slot[-1]] += count
    for district in view["districts"]:
        known += pieces_of(district)
    assert all(count <= PIECES for count in known.values()), "a piece was invented"


def assert_workers(view):
    """R3.6, R3.7: as many as were placed, no more in a row than a seat has for it."""
    assert len(view["workers"]) == (0 if view["phase"] == "over" else view["workers_placed"])
    in_rows = Counter((slot[0], seat) for slot, seat in view["workers"].items())
    assert all(count <= (2 if view["seats"] == 2 else 1) for count in in_rows.values())
    emptied = {slot for slot in view["workers"] if slot[0] != "4"}
    lying = {*view["row_cards"], *view["row_tiles"], *(slot[:3] for slot in view["row_features"])}
    assert not emptied & lying, "a worker stands where something lies"


def assert_rings(view):
    """R8.2, R8.3: one ring a seat and milestone, highest slots first."""
    for milestone in "123":
        slots = [view["rings"].get(f"{milestone}.{slot}") for slot in "123"]
        rings = [ring for ring in slots if ring and ring != "covered"]
        assert len(rings) == len(set(rings)), "two rings of one seat on one milestone"
        assert (slots[1] == "covered") == (view["seats"] == 2)
        free = [slot for slot in slots if slot != "covered"]
        assert free[: len(rings)] == rings, "a ring does not lie on the highest free slot"


def assert_district(view, district):
    """R5.3, R6, R7: tiles within their box, features on their ground, buildings on lots."""
    plain = reference.district_of(district)
    places = [reference.at_of(place) for place in district["tiles"]]
    wide, high = (max((p[a] for p in places), default=0) - min((p[a] for p in places), default=0) + 1 for a in (0, 1))
    assert min(wide, high) <= 3 and max(wide, high) <= (5 if view["long"] == "yes" else 3), "a district is too large"
    for at, feature in plain["features"].items():
        wanted = {"park": "P", "water": "W"}.get(feature.split(":")[0], "RBGY")
        assert plain["ground"][at] in wanted, "a feature lies on the wrong ground"
    for at, (colour, height) in plain["buildings"].items():
        below = plain["features"].get(at, plain["ground"][at])
        assert below in (colour, "wild") and 1 <= height <= 4, "a building stands on the wrong ground"
    for card in district["cards"]:
        assert district["pays"].get(card, 0) == reference.card_points(plain, card), f"{card} pays wrong"


def assert_run_out(view):
    """At the end: tiles and cards for everybody, and the counts of the box."""
    rounds = rounds_of(view)
    each = 2 * rounds if view["seats"] == 2 else rounds
    for district in view["districts"]:
        assert (len(district["tiles"]), len(district["cards"])) == (each + 1, each)
    unseen = len(view["unseen_cards"]), len(view["unseen_tiles"]), sum(view["unseen_features"].values())
    if view["seats"] == 3:
        assert all(count <= rounds for count in unseen), "more was removed unseen than lay face down"
    else:
        assert unseen == (32 - 4 * rounds, 32 - 4 * rounds, 48 - 6 * rounds)
        assert sum(view["bag"].values()) == 100 - 12 * rounds


def assert_drawn(state, outcomes):
    """Everything turned up came once for every copy at most; all of it was laid out, or taken face down."""
    view = seen_by_all(state)
    came = Counter(outcomes)
    limits = {f"piece {colour}": PIECES for colour in "RBGY"} | {f"feature {id}": n for id, n in COPIES.items()}
    assert all(count <= limits.get(words, 1) for words, count in came.items())
    rounds, seats = rounds_of(view), view["seats"]
    kinds = Counter(words.split()[0] for words in outcomes)
    for kind, up, down in (("card", 3, 1), ("tile", 3, 1), ("feature", 5, 1), ("piece", 10, 2)):
        most = rounds * (up + down)
        assert kinds[kind] == most if seats != 3 else rounds * up <= kinds[kind] <= most, f"wrong number: {kind}"
    assert_used(view)


def assert_used(view):
    """No seat has more features or pieces than it can have taken."""
    (_, most_features), (_, most_pieces) = TAKEN[view["seats"], view["long"]]
    for district in view["districts"]:
        assert len(district["features"]) <= most_features
        assert pieces_of(district).total() <= most_pieces


# --- The score pad ----------------------------------------------------------


def score_file(view):
    """The score pad's file of what lies open."""
    districts = [score_district(district) for district in view["districts"]]
    for slot, seat in view["rings"].items():
        if seat != "covered":
            milestone = view["milestones"][int(slot[0]) - 1]
            districts[int(seat)]["rings"][milestone] = view["slot_points"][slot]
    return {"edition": view["edition"], "metropolis": view["metropolis"], "districts": districts}


def score_district(district):
    places = {place: reference.at_of(place) for place in district["tiles"]}
    left, top = (2 * min(at[axis] for at in places.values()) for axis in (0, 1))

    def spot(at, scale=1):
        return {"x": scale * at[0] - left, "y": scale * at[1] - top}

    turns = {at: district["rotations"].get(at, 0) // 90 for at in places}
    tiles = [{"tile": tile, **spot(places[at], 2), "rotation": turns[at]} for at, tile in district["tiles"].items()]
    features = [{"feature": id, **spot(reference.at_of(space))} for space, id in district["features"].items()]
    buildings = [
        {**spot(reference.at_of(space)), "colour": colour, "height": district["heights"][space]}
        for space, colour in district["colours"].items()
    ]
    return {"tiles": tiles, "features": features, "buildings": buildings, "cards": district["cards"], "rings": {}}

"""How points come about: asked at a table, of a step of a replay, and by onlookers."""

import pytest

from osada.engine.table import Table
from osada.server.asking import counting
from osada.server.asking.counting import count_seen
from tests.games import HASHI
from tests.server.asked import anchored, ask, eva_holds
from tests.server.tables import Player, play_on, set_up


@pytest.fixture(name="anchored")
def _anchored(street):
    return anchored(street)


def part(told, seat, name):
    return next(row for row in told["seats"][seat]["parts"] if row["part"] == name)


# --- Count ------------------------------------------------------------------


def test_every_part_tells_what_it_pays_what_it_can_pay_and_how():
    told = count_seen(eva_holds("Tip"), 0)
    # coins: 3, and 2 for the Tips in reach; 9 goods, 2 coins each
    assert part(told, 0, "coins") == {
        "part": "coins", "now": 3, "possible": 3 + 3 * 2 + 9 * 2,
        "steps": [{"points": 3, "scoring": [], "counted": []}],
    }
    assert part(told, 0, "cards") == {
        "part": "cards", "now": 1, "possible": 3 * 1 + 2 * 4,
        "steps": [{"points": 1, "scoring": ["Tip"], "counted": []}],
    }
    assert part(told, 0, "stowed") == {"part": "stowed", "now": 0, "possible": 8, "steps": []}
    assert told["seats"][0]["goals"] == [{"goal": "lighthouses", "reached": 0, "needed": 2, "counted": []}]


def test_what_a_reader_cannot_know_is_not_told():
    """Jan does not see Eva's card; what it may be at most he knows."""
    told = count_seen(eva_holds("Tip"), 1)
    assert part(told, 0, "cards") == {"part": "cards", "now": None, "possible": 11, "steps": []}
    assert told["seats"][0]["goals"] == [{"goal": "lighthouses", "reached": None, "needed": 2, "counted": []}]
    assert part(told, 1, "cards")["now"] == 0


def test_actions_are_thought_of_first(anchored):
    eva, _ = anchored
    before, after = ask(eva, "count"), ask(eva, "count", actions=["sail Brac"])
    assert (before["done"], before["stops"]) == (0, None) and (after["done"], after["stops"]) == (1, "outcome")
    assert (part(before, 0, "coins")["now"], part(after, 0, "coins")["now"]) == (3, 2)
    assert ask(eva, "count", actions=["sail Cres"]) == {**before, "stops": "illegal"}


def test_a_game_that_does_not_count_tells_its_score():
    table = Table(HASHI, 2)
    told, scores = count_seen(table, 0), table.scores().seats
    assert [{row["part"]: row["now"] for row in seat["parts"]} for seat in told["seats"]] == [
        {name: points for name, points in score.parts.items() if isinstance(points, int)} for score in scores
    ]
    rows = [row for seat in told["seats"] for row in seat["parts"]]
    assert rows and all(row["possible"] is None and row["steps"] == [] for row in rows)


def test_onlookers_may_ask_where_they_are_welcome(anchored, street):
    eva, _ = anchored
    path = f"/api/tables/{eva.table}/count"
    for onlooker in (street.guest("Ota"), street.stranger()):
        told = onlooker.post(path, json={"actions": ["rest"]}).json()
        assert (told["done"], told["stops"]) == (0, "others")
        assert part(told, 0, "coins")["now"] == 3 and part(told, 0, "cards")["now"] is None
        assert onlooker.post(path, json={"seat": 0}).status_code == 403
    private, _ = set_up(street, "Ida", "Ola", settings={"spectators": False})
    assert street.guest("Ota").post(f"/api/tables/{private.table}/count", json={}).status_code == 403


def test_onlookers_who_are_behind_are_told_what_was(street):
    eva, jan = set_up(street, "Eva", "Jan", settings={"delay": 2})
    for player, action in ((eva, "anchor Anse"), (jan, "anchor Anse"), (eva, "sail Brac")):
        player.act(action)
    ota = Player(street.guest("Ota"), eva.table)
    assert [part(ask(each, "count"), 0, "coins")["now"] for each in (eva, ota)] == [2, 3]


def test_a_locked_seat_is_counted_with_its_number(street):
    browser = street.guest("Eva")
    chairs = [{"who": "me", "pin": "1234"}, {"who": "me", "name": "Jan", "pin": "4321"}]
    table = browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"]
    player = Player(browser, table)
    for seat, pin in ((0, "1234"), (1, "4321")):
        player.act("anchor Anse", seat=seat, pin=pin)
    assert player.request("POST", "/count", seat=0).status_code == 403
    assert part(ask(player, "count", seat=0, pin="1234"), 0, "cards")["now"] is not None
    assert part(ask(player, "count"), 0, "cards")["now"] is None


def test_at_the_end_all_is_open_and_no_more_is_possible(anchored, street):
    play_on(anchored)
    told = ask(Player(street.guest("Ota"), anchored[0].table), "count", actions=["rest"])
    assert (told["done"], told["stops"]) == (0, "over")
    rows = [row for seat in told["seats"] for row in seat["parts"]]
    assert all(row["now"] is not None and row["now"] == row["possible"] for row in rows)


def test_before_the_match_there_is_nothing_to_count(street):
    body = {"game": "ferry", "seats": [{"who": "me"}, {"who": "open"}]}
    eva = Player(street.guest("Eva"))
    eva = eva.at(eva.browser.post("/api/tables", json=body).json()["table"])
    assert eva.request("POST", "/count").status_code == eva.request("POST", "/gains").status_code == 409


@pytest.mark.parametrize("word", ["count", "gains"])
@pytest.mark.parametrize("body", [{"actions": ["rest"] * 41}, {"actions": "rest"}, {"actions": ["x" * 81]}, {"do": 1}])
def test_bodies_are_strict(anchored, word, body):
    assert anchored[0].request("POST", f"/{word}", **body).status_code == 422


# --- Replays ----------------------------------------------------------------


def counted(player, **query):
    return player.browser.get(f"/api/tables/{player.table}/replay/count", params=query)


def test_a_step_is_counted_with_the_eyes_of_the_replay(anchored, street):
    eva, jan = anchored
    play_on([eva, jan])
    stranger = Player(street.stranger(), eva.table)
    mine, theirs, both = (counted(stranger, step=3, eyes=eyes).json() for eyes in ("0", "1", "open"))
    assert part(theirs, 0, "cards")["now"] is None
    assert part(mine, 0, "cards")["now"] == part(both, 0, "cards")["now"] is not None
    assert part(mine, 0, "coins")["now"] == 3
    assert counted(stranger, step=10_000).status_code == 422
    assert counted(stranger, step=3, eyes="me").status_code == 422
    assert counted(stranger, step=3, eyes="2").status_code == 422


def test_the_last_step_is_the_table_itself(anchored):
    eva, jan = anchored
    play_on([eva, jan])
    steps = eva.request("GET", "/replay?step=0").json()["steps"]
    assert counted(eva, step=steps).json() == {"seats": ask(eva, "count")["seats"]}


def test_a_running_match_is_counted_with_ones_own_eyes_only(anchored, street):
    eva, jan = anchored
    onlooker = Player(street.guest("Ota"), eva.table)
    assert part(counted(eva, step=3, eyes="0").json(), 0, "cards")["now"] is not None
    assert part(counted(onlooker, step=3).json(), 0, "cards")["now"] is None
    assert [counted(each, step=3, eyes="0").status_code for each in (jan, onlooker)] == [403, 403]
    assert [counted(each, step=3, eyes="open").status_code for each in (eva, onlooker)] == [409, 409]


def test_nor_can_the_replay_count_sooner_than_an_onlooker_sees(street):
    eva, jan = set_up(street, "Eva", "Jan", settings={"delay": 2})
    eva.act("anchor Brac")
    jan.act("anchor Cres")
    ota = Player(street.guest("Ota"), eva.table)
    assert [counted(ota, step=step).status_code for step in (1, 2)] == [200, 422]


def test_a_step_is_counted_with_the_number_of_a_locked_seat(street):
    browser = street.guest("Eva")
    chairs = [{"who": "me"}, {"who": "me", "name": "Jan", "pin": "1234"}]
    player = Player(browser, browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"])
    assert counted(player, step=0, eyes="1").status_code == 403
    assert player.request("POST", "/replay/count", step=0, seat=1).status_code == 403
    assert player.request("POST", "/replay/count", step=0, seat=1, pin="1234").json()["seats"]


# --- Limits -----------------------------------------------------------------


@pytest.mark.usefixtures("no_refill")
def test_gains_cost_three_questions_and_a_count_one(street):
    eva, jan = set_up(street, "Eva", "Jan")
    refused = [[player.request("POST", f"/{word}").status_code for _ in range(60)].count(429)
               for player, word in ((eva, "gains"), (jan, "count"))]
    assert refused[0] > 0 == refused[1]


@pytest.mark.usefixtures("no_refill")
def test_strangers_are_limited_by_their_address(served, street):
    eva, _ = set_up(street, "Eva", "Jan")
    stranger = street.stranger()
    assert 429 in [stranger.post(f"/api/tables/{eva.table}/count", json={}).status_code for _ in range(300)]


# --- Known, or only agreed upon ---------------------------------------------


def test_what_the_game_hides_is_not_known_because_imagined_worlds_agree(monkeypatch):
    """With one world that is imagined there is nothing to differ."""
    monkeypatch.setattr(counting, "WORLDS", 1)
    told = count_seen(eva_holds("Tip"), 1)
    assert part(told, 0, "cards")["now"] is None and part(told, 0, "coins")["now"] == 3
    assert part(told, 1, "cards")["now"] is not None

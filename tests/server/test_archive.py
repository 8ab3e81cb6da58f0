"""Finding tables again, and replaying them step by step."""

import pytest

from tests.server.given import server
from tests.server.tables import Player, play_on, set_up

LISTED = {"settings": {"listed": True}}


def ids(browser, path="/api/archive", **query):
    response = browser.get(path, params=query)
    assert response.status_code == 200, response.text
    return [table["table"] for table in response.json()["tables"]]


def replay(player, **query):
    response = player.browser.get(f"/api/tables/{player.table}/replay", params=query)
    assert response.status_code == 200, response.text
    return response.json()


# --- Lists ------------------------------------------------------------------


def test_a_listed_table_is_found_by_all_a_private_one_by_its_own_people(street):
    eva, jan = set_up(street, "Eva", "Jan", **LISTED)
    kept, other = set_up(street, "Ida", "Ola")
    play_on([eva, jan])
    play_on([kept, other])
    for browser in (eva.browser, street.stranger()):
        assert eva.table in ids(browser) and kept.table not in ids(browser)
    assert kept.table in ids(kept.browser) and kept.table in ids(other.browser)


def test_a_listed_table_without_spectators_is_not_found_by_others(street):
    eva, jan = set_up(street, "Eva", "Jan", settings={"listed": True, "spectators": False})
    play_on([eva, jan])
    assert eva.table not in ids(street.stranger()) and eva.table in ids(jan.browser)


def test_search_by_game_and_player(street):
    eva, jan = set_up(street, "Zuzana", "Jan", **LISTED)
    play_on([eva, jan])
    stranger = street.stranger()
    assert ids(stranger, player="zuz") == [eva.table]
    assert ids(stranger, player="zuz", game="ferry") == [eva.table]
    assert ids(stranger, player="zuz", game="chess") == []
    assert ids(stranger, player="z%a") == ids(stranger, player="z_z") == []
    found = stranger.get("/api/archive", params={"player": "zuz"}).json()["tables"][0]
    assert [seat["name"] for seat in found["seats"]] == ["Zuzana", "Jan"]
    assert sorted(found["result"]["places"])[0] == 1


def test_both_databases_find_the_same(database_url, street_of):
    with server(database=database_url) as (url, _):
        street = street_of(url)
        eva, jan = set_up(street, "Zuzana", "Jan", **LISTED)
        ida, ola = set_up(street, "Ida", "Ola")
        for player in (jan, ola):
            assert player.command("resign").status_code == 200
        assert ids(street.stranger(), player="ZUZ") == ids(street.stranger()) == [eva.table]
        assert ids(ida.browser) == [ida.table, eva.table]
        assert ids(ida.browser, "/api/lobby") == []


def test_pages_end(street):
    stranger = street.stranger()
    assert stranger.get("/api/archive?page=9").status_code == 200
    assert stranger.get("/api/archive?page=10").status_code == 401
    assert stranger.get("/api/archive?player=%00").status_code == 422
    assert street.guest("Eva").get("/api/archive?page=50").status_code == 422


@pytest.mark.usefixtures("no_refill")
def test_looking_up_is_limited(street_of, tmp_path):
    with server(database=f"sqlite:///{tmp_path}/osada.db") as (url, _):
        street = street_of(url)
        stranger, eva = street.stranger(), street.guest("Eva")
        assert 429 in [stranger.get("/api/lobby").status_code for _ in range(300)]
        assert eva.get("/api/lobby").status_code == 200


def test_running_tables_are_not_in_the_archive_but_among_ones_own(street):
    eva, jan = set_up(street, "Eva", "Jan", **LISTED)
    again, ola = (player.browser for player in (eva, jan))
    assert eva.table not in ids(again) and ids(again, "/api/my/tables") == ids(ola, "/api/my/tables") == [eva.table]


def test_where_it_is_my_turn_comes_first(street):
    eva, jan = set_up(street, "Eva", "Jan")
    body = {"game": "ferry", "seats": [{"who": "me"}, {"who": "open"}]}
    waiting = eva.browser.post("/api/tables", json=body).json()["table"]
    assert ids(eva.browser, "/api/my/tables") == [eva.table, waiting]
    eva.act("anchor Anse")
    tables = jan.browser.get("/api/my/tables").json()["tables"]
    assert [table["turn"] for table in tables] == [[1]]


def test_the_lobby_has_listed_tables_with_a_free_seat(street):
    host, guest = street.guest("Eva"), street.guest("Jan")
    body = {"game": "ferry", "seats": [{"who": "me"}, {"who": "open"}]}
    private = host.post("/api/tables", json=body).json()["table"]
    listed = host.post("/api/tables", json={**body, **LISTED}).json()["table"]
    found = guest.get("/api/lobby").json()["tables"]
    assert private not in [table["table"] for table in found]
    word = next(table["invitation"] for table in found if table["table"] == listed)
    assert Player(guest, listed).request("POST", "/seats", invitation=word).status_code == 200
    assert listed not in ids(guest, "/api/lobby")


# --- Replays ----------------------------------------------------------------


@pytest.fixture
def finished(street):
    eva, jan = set_up(street, "Eva", "Jan")
    eva.act("anchor Anse")
    eva.command("undo")
    eva.act("anchor Brac")
    play_on([eva, jan])
    return eva, jan


def test_what_was_taken_back_is_folded(finished):
    eva, _ = finished
    start, first = replay(eva, step=0), replay(eva, step=1)
    assert start["lines"] == [] and start["steps"] == replay(eva, step=start["steps"])["step"]
    assert [line["text"] for line in first["lines"]] == ["anchor Brac"]
    assert first["view"]["players"][0]["harbour"] == "Brac"


def test_every_step_is_the_position_of_that_step(finished):
    eva, _ = finished
    steps = replay(eva, step=0)["steps"]
    end = replay(eva, step=steps, eyes="open")
    assert end["over"] and end["scores"]["final"]
    assert len(end["lines"]) == steps
    assert end["scores"]["scores"] == eva.look()["end"]["result"]["scores"]
    assert [len(replay(eva, step=4, since=since)["lines"]) for since in (0, 3, 4)] == [4, 1, 0]
    assert eva.browser.get(f"/api/tables/{eva.table}/replay?step={steps + 1}").status_code == 422


def test_a_finished_table_is_seen_with_any_eyes(finished, street):
    eva, jan = finished
    stranger = Player(street.stranger(), eva.table)
    mine, theirs, both = (replay(stranger, step=4, eyes=eyes) for eyes in ("0", "1", "open"))
    assert (mine["seat"], theirs["seat"], both["seat"]) == (0, 1, None)
    assert mine["view"] != theirs["view"] and both["views"] == [mine["view"], theirs["view"]]
    drawn = [line["text"] for line in both["lines"] if line["kind"] == "chance"]
    assert drawn and "card ?" not in drawn
    assert "card ?" in [line["text"] for line in theirs["lines"]]
    assert replay(eva, step=4)["seat"] == 0 and replay(stranger, step=4)["seat"] is None
    assert stranger.browser.get(f"/api/tables/{eva.table}/replay?step=4&eyes=2").status_code == 422


def test_a_running_one_only_with_ones_own_eyes(street):
    eva, jan = set_up(street, "Eva", "Jan")
    for player in (eva, jan, eva):
        player.any_act()
    onlooker = Player(street.guest("Ota"), eva.table)
    for player, eyes in ((eva, "1"), (jan, "0"), (onlooker, "0"), (onlooker, "1")):
        assert player.browser.get(f"/api/tables/{eva.table}/replay?step=1&eyes={eyes}").status_code == 403
    for player in (eva, jan, onlooker):
        assert player.browser.get(f"/api/tables/{eva.table}/replay?step=1&eyes=open").status_code == 409
    seen = replay(eva, step=replay(eva, step=0)["steps"], eyes="0")
    assert seen["view"] == eva.look()["play"]["view"] and seen["scores"] == eva.look()["play"]["scores"]
    assert replay(onlooker, step=1, eyes="spectator")["seat"] is None


def test_a_locked_seat_is_replayed_with_its_number(street):
    browser = street.guest("Eva")
    chairs = [{"who": "me"}, {"who": "me", "name": "Jan", "pin": "1234"}]
    table = browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"]
    player = Player(browser, table)
    assert browser.get(f"/api/tables/{table}/replay?step=0&eyes=1").status_code == 403
    assert player.request("POST", "/replay", step=0, seat=1).status_code == 403
    assert player.request("POST", "/replay", step=0, seat=1, pin="1234").json()["seat"] == 1


def test_a_table_without_spectators_is_replayed_by_its_own_people_only(street):
    eva, jan = set_up(street, "Eva", "Jan", settings={"spectators": False})
    play_on([eva, jan])
    path = f"/api/tables/{eva.table}/replay?step=0"
    assert jan.browser.get(path).status_code == 200 and street.stranger().get(path).status_code == 403
    assert street.stranger().get(f"/api/tables/{eva.table}/record").status_code == 403

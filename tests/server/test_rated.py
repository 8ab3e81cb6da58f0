"""Rated tables: what they need, who may sit there, what is refused in play. What they make of ratings is in
`test_people_ratings.py`. On both databases."""

import pytest

from osada.server.errors import Refused
from osada.server.identity.sessions import person_named
from osada.server.tables.setup import Chair, SetUp, create
from tests.patience import until
from tests.server.tables import RATED, Player, play_on, set_up, set_up_rated
from tests.server.town import PASSWORD, me, refused

CASUAL = {"rated": False}
pytestmark = pytest.mark.usefixtures("quick_passwords")


@pytest.fixture
def town(each_town):
    return each_town


def make(browser, *seats, **settings):
    chairs = [{"who": "me"}, *(seats or [{"who": "open"}])]
    return browser.post("/api/tables", json={"game": "ferry", "seats": chairs, "settings": {**RATED, **settings}})


def take(player, host, **body):
    invitation = host.request("GET", "/invitation").json()["invitation"]
    return player.at(host.table).request("POST", "/seats", invitation=invitation, **body)


def newcomer(town, come=None):
    return Player((come or town.account)(town.name()))


# --- Set up -----------------------------------------------------------------

UNFIT = [
    # chairs beside the host's            settings          reason
    ([{"who": "open"}], {"pace": 0}, "table-rated-pace"),
    ([{"who": "open"}], {"hints": True}, "table-rated-hints"),
    ([{"who": "bot"}], {}, "table-rated-bots"),
    ([{"who": "bot"}, {"who": "open"}], {}, "table-rated-bots"),
    ([{"who": "me", "name": "Jan"}, {"who": "open"}], {}, "table-rated-hands"),
]


@pytest.mark.parametrize("chairs, settings, reason", UNFIT)
def test_a_table_is_rated_only_as_it_should_be(town, chairs, settings, reason):
    assert refused(make(town.account(), *chairs, **settings), 422, reason)


def test_nobody_is_rated_alone(town):
    """Set up without a request, which would wait until the game is compiled."""
    account = me(town.account())["id"]
    with town.context.database.writing() as connection:
        host = person_named(connection, account)
        with pytest.raises(Refused, match="at least two"):
            create(connection, town.context.sealer, host, SetUp("hashi", (Chair("me"),), {}, RATED))


@pytest.mark.parametrize("mask", [{"pin": "1234"}, {"name": "Jan"}])
def test_everybody_plays_under_their_own_name_and_with_an_open_hand(town, mask):
    body = {"game": "ferry", "seats": [{"who": "me", **mask}, {}], "settings": RATED}
    assert refused(town.account().post("/api/tables", json=body), 422, "table-rated-hands")


def test_its_host_has_an_account(town):
    guest = town.guest(town.name())
    assert refused(make(guest), 403, "table-rated-account")
    assert make(guest, rated=False).status_code == 201


def test_a_casual_table_becomes_rated_only_if_it_may(town):
    host = newcomer(town)
    body = {"game": "ferry", "seats": [{"who": "me"}, {"who": "bot"}, {}]}
    mixed = host.at(host.browser.post("/api/tables", json=body).json()["table"])
    assert refused(mixed.request("PUT", "/settings", **RATED), 422, "table-rated-bots")
    (alone,) = set_up(town, town.name(), come=town.account, spare=1)
    assert refused(alone.request("PUT", "/settings", rated=True), 422, "table-rated-pace")
    assert alone.request("PUT", "/settings", **RATED).status_code == 204
    assert refused(alone.request("PUT", "/seats/1/bot"), 403, "table-rated-bots")
    assert alone.look()["seats"][1]["open"]


def test_it_stays_rated_once_somebody_has_accepted(town):
    host, guest = set_up_rated(town, spare=1)
    assert refused(host.request("PUT", "/settings", **{**RATED, "rated": False}), 409, "table-settings-agreed")
    assert refused(host.request("PUT", "/settings", **{**RATED, "pace": 1}), 409, "table-settings-agreed")
    assert guest.look()["set_up"]["settings"].items() >= RATED.items()


# --- Sitting down -----------------------------------------------------------


def test_nobody_sits_down_without_saying_what_they_accept(town):
    (rated,) = set_up_rated(town, 1, spare=1)
    (casual,) = set_up(town, town.name(), come=town.account, spare=1)
    jan = newcomer(town)
    assert refused(take(jan, rated), 409, "table-is-rated")
    assert refused(take(jan, rated, rated=False), 409, "table-is-rated")
    assert refused(take(jan, casual, rated=True), 409, "table-is-casual")
    assert [table.look()["seats"][1]["open"] for table in (rated, casual)] == [True, True]
    assert take(jan, rated, rated=True).status_code == 200


def test_only_who_has_an_account_sits_down_and_only_once(town):
    (host,) = set_up_rated(town, 1, spare=2)
    assert refused(take(newcomer(town, town.guest), host, rated=True), 403, "table-rated-account")
    jan = newcomer(town)
    assert take(jan, host, rated=True).status_code == 200
    for player in (host, jan):
        assert refused(take(player, host, rated=True), 409, "table-seated-already")


def test_the_link_of_an_empty_seat_is_accepted_like_an_invitation(town):
    (host,) = set_up_rated(town, 1, spare=2)
    key = host.request("POST", "/seats/1/link").json()["key"]
    jan, guest = newcomer(town).at(host.table), newcomer(town, town.guest).at(host.table)
    assert refused(jan.request("POST", "/claim", key=key), 409, "table-is-rated")
    assert refused(guest.request("POST", "/claim", key=key, rated=True), 403, "table-rated-account")
    assert refused(host.request("POST", "/claim", key=key, rated=True), 409, "table-seated-already")
    assert jan.request("POST", "/claim", key=key, rated=True).status_code == 200


def test_a_seat_stays_with_who_accepted(town):
    """Its link is for other devices of the same account, and for nobody else."""
    eva, jan = set_up_rated(town)
    key = jan.request("POST", "/seats/1/link").json()["key"]
    assert refused(newcomer(town).at(jan.table).request("POST", "/claim", key=key, rated=True), 403, "table-rated-seat")
    name = jan.browser.get("/api/me").json()["name"]
    phone = Player(town.stranger(), jan.table)
    assert phone.browser.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 200
    assert phone.request("POST", "/claim", key=key).status_code == 200
    assert phone.look()["seat"] == 1


# --- In play ----------------------------------------------------------------


def test_there_is_no_advice(town):
    for player in set_up_rated(town):
        for path in ("/hint", "/odds", "/worth", "/gains"):
            assert refused(player.request("POST", path), 403, "table-rated-advice")
        legal = player.look()["play"]["legal"]
        assert player.request("POST", "/try", actions=legal[:1]).status_code == 200
        assert player.request("POST", "/why", action=legal[0]).status_code == 200
        assert player.request("POST", "/count").status_code == 200
        assert not [entry for entry in player.look()["entries"] if entry["text"] == "hint"]


def test_no_bot_plays_for_anybody(town):
    eva, jan = set_up_rated(town)
    before = eva.look()
    for player in (eva, jan):
        assert refused(player.request("PUT", "/seats/1/bot", level="easy"), 403, "table-rated-bots")
    assert eva.look() == before


def lost(player, seat, *texts):
    """That this seat of a match of two has lost, as these entries say."""
    told = player.look()
    said = [entry["text"] for entry in told["entries"] if entry["kind"] == "seat" and entry["seat"] == seat]
    places = [2 if number == seat else 1 for number in range(2)]
    return (told["status"], told["end"]["result"]["places"], said[-len(texts) :]) == ("finished", places, list(texts))


def test_who_leaves_has_lost(town):
    eva, jan = set_up_rated(town)
    assert jan.request("POST", "/leave").status_code == 204
    assert lost(eva, 1, "resign")


def test_who_is_late_has_lost_and_does_not_come_back(town):
    eva, jan, iva = set_up_rated(town, 3, settings={"pace": 2})
    eva.any_act()
    iva.any_act()
    until(lambda: eva.look()["seats"][1]["resigned"])
    told = eva.look()
    assert told["status"] == "playing" and told["seats"][1]["bot"] == "medium"
    assert [entry["seat"] for entry in told["entries"] if entry["text"] == "lost"] == [1]
    assert refused(jan.request("POST", "/back"), 409, "table-resigned")
    assert jan.request("POST", "/leave").status_code == 204
    assert sum(entry["text"] == "resign" for entry in eva.look()["entries"]) == 0


def test_all_who_are_late_at_once_share_the_place(town):
    eva, jan = set_up_rated(town, settings={"pace": 1})
    told = until(lambda: (found := eva.look())["status"] == "finished" and found)
    assert [entry["seat"] for entry in told["entries"] if entry["text"] == "lost"] == [0, 1]
    assert told["end"]["result"]["places"] == [1, 1]


def test_who_asks_to_be_forgotten_has_lost(town):
    eva, jan = set_up_rated(town)
    assert jan.browser.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert lost(eva, 1, "resign", "forget")
    assert eva.look()["seats"][1]["name"] == ""


# --- Afterwards -------------------------------------------------------------


def test_a_rematch_is_rated_too_for_those_who_say_so(town):
    eva, jan = set_up_rated(town)
    play_on([eva, jan])
    assert refused(eva.request("POST", "/rematch"), 409, "table-is-rated")
    assert jan.request("GET", "/rematch").json() is None
    again = eva.at(eva.request("POST", "/rematch", rated=True).json()["table"])
    assert refused(jan.request("POST", "/rematch"), 409, "table-is-rated")
    assert again.look()["status"] == "waiting"
    assert jan.request("POST", "/rematch", rated=True).status_code == 201
    assert again.look()["status"] == "playing" and again.look()["set_up"]["settings"]["rated"]


def test_a_rematch_that_was_made_rated_is_not_accepted_unawares(town):
    eva, jan = set_up(town, town.name(), town.name(), come=town.account)
    play_on([eva, jan])
    again = eva.at(eva.request("POST", "/rematch").json()["table"])
    assert again.request("PUT", "/settings", **RATED).status_code == 204
    assert refused(jan.request("POST", "/rematch"), 409, "table-is-rated")
    assert jan.request("POST", "/rematch", rated=True).status_code == 201


def test_two_hands_at_one_device_are_no_rated_rematch(town):
    eva, jan = newcomer(town), newcomer(town)
    chairs = [{"who": "me"}, {"who": "me", "name": town.name()}, {}]
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()
    eva, jan = eva.at(made["table"]), jan.at(made["table"])
    assert jan.request("POST", "/seats", invitation=made["invitation"]).status_code == 200
    for seat in (0, 1):
        assert eva.command("resign", seat=seat).status_code == 200
    again = jan.at(jan.request("POST", "/rematch").json()["table"])
    assert again.request("PUT", "/settings", **RATED).status_code == 204
    assert refused(eva.request("POST", "/rematch", rated=True), 403, "table-rated-hands")


def test_lists_say_what_is_rated(town):
    for settings in (RATED, CASUAL):
        (host,) = set_up(town, town.name(), come=town.account, spare=1, settings={**settings, "listed": True})
        listed = town.stranger().get("/api/lobby").json()["tables"]
        assert [table["rated"] for table in listed if table["table"] == host.table] == [settings["rated"]]

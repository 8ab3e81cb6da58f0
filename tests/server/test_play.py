"""Taking back, giving up, playing again, keeping the pace, talking."""

import time

from sqlalchemy import update

from osada.server.storage.schema import seats
from osada.server.tables.clock import Clock
from tests.server.tables import Player, play_on, set_up
from tests.server.town import refused


def entries(player):
    return [(entry["kind"], entry["seat"], entry["text"]) for entry in player.look()["entries"]]


# --- Taking back ------------------------------------------------------------


def test_a_line_is_taken_back_while_nothing_was_drawn(street):
    eva, jan = set_up(street, "Eva", "Jan")
    eva.act("anchor Anse")
    assert eva.look()["play"]["undo"] == {"lines": ["anchor Anse"], "ask": []}
    assert eva.command("undo").status_code == 200
    assert entries(eva)[-1] == ("undo", 0, "1") and eva.look()["play"]["undo"] is None
    eva.act("anchor Brac")


def test_nothing_is_taken_back_across_an_outcome(street):
    eva, jan = set_up(street, "Eva", "Jan")
    eva.act("anchor Anse")
    jan.act("anchor Brac")
    response = eva.command("undo")
    assert response.status_code == 409 and response.json()["error"]["reason"] == "undo_outcome"


def consenting(street):
    """The Border, where the second seat has acted because of the first one's last line."""
    eva, jan = set_up(street, "Eva", "Jan", game="border")
    for _ in range(200):
        told = eva.look()
        player = (eva, jan)[told["play"]["actors"][0]]
        player.act(player.look()["play"]["legal"][-1])
        for asks, agrees in ((eva, jan), (jan, eva)):
            undo = asks.look()["play"]["undo"]
            if undo and undo["ask"]:
                return asks, agrees
    raise AssertionError("nobody ever had to be asked")


def test_others_who_acted_because_of_it_are_asked(street):
    asks, agrees = consenting(street)
    before, undo = asks.look(), asks.look()["play"]["undo"]
    assert asks.command("undo").status_code == 200
    asked = asks.look()["play"]
    assert asked["asked"]["waiting"] == undo["ask"] and asked["view"] == before["play"]["view"]
    assert asks.command("answer", agrees=True).status_code == 409
    assert agrees.command("answer", agrees=True).status_code == 200
    assert asks.look()["play"]["asked"] is None and entries(asks)[-1][0] == "undo"


def test_who_does_not_agree_ends_the_question(street):
    asks, agrees = consenting(street)
    before = asks.look()["play"]["view"]
    asks.command("undo")
    agrees.command("answer", agrees=False)
    assert asks.look()["play"]["asked"] is None and asks.look()["play"]["view"] == before


# --- Giving up and playing again --------------------------------------------


def test_of_two_the_other_wins_when_one_gives_up(street):
    eva, jan = set_up(street, "Eva", "Jan")
    assert eva.command("resign").status_code == 200
    end = jan.look()
    assert end["status"] == "finished" and end["end"]["result"]["winners"] == [1] and end["end"]["seed"]


def test_of_three_a_bot_plays_on_and_who_gave_up_is_last(street):
    players = set_up(street, "Eva", "Jan", "Ida")
    assert players[0].command("resign").status_code == 200
    assert players[1].look()["status"] == "playing" and players[1].look()["seats"][0]["bot"]
    assert players[0].request("POST", "/back").status_code == 409
    assert players[1].command("resign").status_code == 200
    assert players[2].look()["end"]["result"]["places"] == [2, 2, 1]


def test_a_rematch_is_one_table_for_all_with_the_seats_moved_on(street):
    eva, jan = set_up(street, "Eva", "Jan")
    assert eva.request("POST", "/rematch").status_code == 409
    play_on([eva, jan])
    again = eva.request("POST", "/rematch").json()["table"]
    for _ in range(2):  # to accept twice is to accept
        assert jan.request("POST", "/rematch").json()["table"] == again
    assert [seat["name"] for seat in jan.at(again).look()["seats"]] == ["Jan", "Eva"]
    assert jan.at(again).look()["seat"] == 0 and jan.at(again).look()["status"] == "playing"


def test_nobody_plays_a_rematch_who_has_not_accepted_it(street):
    """However often it is wished for, the seat of who is away stays open."""
    eva, jan = set_up(street, "Eva", "Jan", settings={"pace": 1, "late": "bot"})
    play_on([eva, jan])
    for _ in range(3):
        again = eva.request("POST", "/rematch").json()["table"]
    told = eva.at(again).look()
    assert (told["status"], [seat["open"] for seat in told["seats"]]) == ("waiting", [True, False])
    assert refused(jan.at(again).request("POST", "/leave"), 403, "table-not-your-seat")


def test_a_rematch_is_offered_to_those_who_played(street):
    """With its commitment, so that it is known before anybody chooses a nonce."""
    eva, jan = set_up(street, "Eva", "Jan")
    assert refused(jan.request("GET", "/rematch"), 409, "table-status")
    play_on([eva, jan])
    zita = Player(street.guest("Zita"), eva.table)
    assert jan.request("GET", "/rematch").json() is None
    seal = eva.browser.post("/api/tables/seals").json()
    again = eva.request("POST", "/rematch", seal=seal["seal"], nonce="of-eva").json()["table"]
    offered = {"table": again, "commit": seal["commit"]}
    assert jan.request("GET", "/rematch").json() == {**offered, "accepted": False}
    assert eva.request("GET", "/rematch").json() == {**offered, "accepted": True}
    for method in ("GET", "POST"):
        assert refused(zita.request(method, "/rematch"), 403, "table-not-your-seat")
    jan.request("POST", "/rematch", nonce="of-jan")
    assert eva.at(again).command("resign").status_code == 200
    assert eva.at(again).look()["end"]["nonces"] == ["of-jan", "of-eva"]


def test_a_rematch_whose_seat_went_to_somebody_else_is_refused(street):
    eva, jan = set_up(street, "Eva", "Jan")
    play_on([eva, jan])
    again = eva.at(eva.request("POST", "/rematch").json()["table"])
    assert again.request("PUT", "/seats/0/bot").status_code == 204
    assert refused(jan.request("POST", "/rematch"), 409, "table-status")


def test_bots_accept_every_rematch(street):
    eva = Player(street.guest("Eva"))
    chairs = [{"who": "me"}, {"who": "bot", "level": "random"}]
    eva = eva.at(eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"])
    assert eva.command("resign").status_code == 200
    told = eva.at(eva.request("POST", "/rematch").json()["table"]).look()
    assert (told["status"], [seat["bot"] for seat in told["seats"]]) == ("playing", ["random", None])


# --- Pace -------------------------------------------------------------------


def late(context, street, **settings):
    """A table at which everybody's time has passed."""
    players = set_up(street, "Eva", "Jan", settings={"pace": 60, **settings})
    assert all(seat["deadline"] > time.time() + 50 for seat in players[0].look()["seats"])
    with context.database.writing() as connection:
        second = (seats.c.table == players[0].table) & (seats.c.seat == 1)
        connection.execute(update(seats).where(second).values(deadline=time.time() - 1))
    context.matches._open.clear()
    clock = Clock(context.database, context.matches)
    clock.look()
    clock.look()
    return players


def test_a_late_seat_is_offered_once_and_anybody_may_call_a_bot(served, street):
    eva, jan = late(served[1], street)
    assert entries(jan).count(("seat", 1, "late")) == 1
    assert eva.look()["seats"][1]["late"] and not eva.look()["seats"][0]["late"]
    assert eva.request("PUT", "/seats/1/bot", level="easy").status_code == 204
    assert jan.request("POST", "/back").status_code == 204


def test_a_late_seat_is_given_to_a_bot_where_the_host_wants_so(served, street):
    eva, jan = late(served[1], street, late="bot")
    assert entries(eva).count(("seat", 1, "late medium")) == 1
    assert eva.look()["seats"][1]["bot"] == "medium"


# --- Talk -------------------------------------------------------------------


def test_talk_is_for_those_who_sit_here(street):
    eva, jan = set_up(street, "Eva", "Jan")
    assert eva.request("POST", "/chat", client="hello-there", text=" Ahoj!\u202e ").status_code == 200
    assert entries(jan)[-1] == ("chat", 0, "Ahoj!")
    stranger = Player(street.guest("Zita"), eva.table)
    assert entries(stranger)[-1] == ("chat", 0, "?")
    assert stranger.request("POST", "/chat", client="hello-from-me", text="Ahoj").status_code == 403
    assert eva.request("POST", "/chat", client="nothing-said", text=" \u200b ").status_code == 422

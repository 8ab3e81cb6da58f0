"""Questions and answers however they come: by HTTP or a socket, repeated, read from the log again, at one device."""

import json

from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.server.around import fresh
from tests.server.tables import Player
from tests.server.test_consent import FAST, away, words
from tests.server.town import refused


def test_a_repeated_command_is_done_once(each_town):
    eva, jan, ota = away(each_town)
    first, again = (eva.command("call", bot_for=2, client="the-same-call") for _ in range(2))
    assert first.json() == again.json()
    first, again = (eva.command("propose", client="the-same-proposal", **FAST) for _ in range(2))
    assert first.json() == again.json()
    assert [text for kind, _, text in words(each_town, eva.table, "ask")] == ["1 bot 2", '1 2 settings {"pace":60}']


def test_a_socket_asks_and_answers(each_town):
    eva, jan, ota = away(each_town)
    for player, message in (
        (eva, {"do": "call", "bot_for": 2}),
        (jan, {"do": "answer", "agrees": True}),
        (jan, {"do": "propose", **FAST}),
    ):
        assert said(each_town, player, {**message, "client": fresh(), "expected": eva.look()["seq"]})["type"] == "done"
    told = eva.look()
    assert told["seats"][2]["bot"] == "medium" and told["play"]["asked"]["waiting"] == [0]


def said(town, player, message):
    """What a socket answers."""
    cookie = f"osada={player.browser.cookies['osada']}"
    headers = {"Cookie": cookie, "Origin": town.url}
    address = f"{town.url.replace('http', 'ws')}/api/tables/{player.table}/live"
    with connect(address, additional_headers=headers) as socket:
        socket.send(json.dumps(message))
        while True:
            heard = json.loads(socket.recv(PATIENCE))
            if heard.get("client") == message["client"]:
                return heard


def test_questions_are_read_from_the_log_again(each_town):
    eva, jan, ota = away(each_town)
    for ask in ({"word": "call", "bot_for": 2}, {"word": "propose", **FAST}):
        eva.command(**ask)
        asked = eva.look()["play"]["asked"]
        each_town.context.matches._forget(eva.table)
        assert asked and eva.look()["play"]["asked"] == asked


def test_hands_at_one_device_answer_once_and_locked_ones_for_themselves(each_town):
    jan = Player(each_town.guest(each_town.name()))
    chairs = [{"who": "me"}, {"who": "me", "name": "Ida"}, {"who": "me", "name": "Ola", "pin": "1234"}, {}]
    made = jan.browser.post("/api/tables", json={"game": "hashi", "seats": chairs}).json()
    jan, eva = jan.at(made["table"]), Player(each_town.guest(each_town.name()), made["table"])
    assert eva.request("POST", "/seats", invitation=made["invitation"]).status_code == 200
    eva.command("propose", **FAST)
    assert eva.look()["play"]["asked"]["waiting"] == [0, 2]
    jan.command("answer", seat=0, agrees=True)
    assert refused(jan.request("POST", "/answer", seat=2, agrees=True, expected=9, client=fresh()), 403, "table-locked")
    jan.command("answer", seat=2, pin="1234", agrees=True)
    assert eva.look()["set_up"]["settings"]["pace"] == 60
    jan.command("propose", seat=1, settings={"pace": 600})
    assert eva.look()["play"]["asked"]["waiting"] == [2, 3]

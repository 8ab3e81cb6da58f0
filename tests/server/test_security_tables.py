"""The security list, as far as it is about tables; each test has the number of its row. Rows 5 to 7 have files of their
own: `test_secrets.py`, `test_two_worlds.py`, `test_undo_law.py`; row 14: `test_sockets_end.py`."""

import json
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select
from websockets.sync.client import connect

from osada.server.storage.schema import seats, sessions
from osada.server.tokens import hashed
from tests.patience import PATIENCE, until
from tests.server.around import fresh, log_of
from tests.server.tables import Player, play_on, set_up

LIMITS = 0


def status(response):
    return response.status_code


def unchanged(context, player, *requests):
    """Sends the requests, and gives the statuses of the responses; nothing was added to the log."""
    before = log_of(context, player.table)
    responses = [send() for send in requests]
    assert log_of(context, player.table) == before
    return [status(response) for response in responses]


# --- 3 seat hijack ----------------------------------------------------------


def test_row_03_tokens_are_kept_as_hashes_only(served, street):
    eva = Player(street.guest("Eva"))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {"who": "open"}]}).json()
    key, cookie = made["keys"]["0"], eva.browser.cookies["osada"]
    assert len(key) >= 22 and len(cookie) >= 22  # 128 bits
    with served[1].database.reading() as connection:
        kept = connection.scalars(select(seats.c.key).where(seats.c.table == made["table"])).all()
        known = connection.scalars(select(sessions.c.hash)).all()
    assert hashed(key) in kept and key not in kept
    assert hashed(cookie) in known and cookie not in known


def test_row_03_a_link_is_worth_nothing_once_the_seat_has_changed_hands(served, street):
    eva, jan = set_up(street, "Eva", "Jan")
    key = jan.request("POST", "/seats/1/link").json()["key"]
    phone, thief = Player(street.guest("Petr"), eva.table), Player(street.guest("Zlo"), eva.table)
    taken = phone.request("POST", "/claim", key=key).json()
    assert taken["seat"] == 1 and taken["key"] != key
    late = lambda: jan.command("act", actions=["anchor Anse"])  # noqa: E731  # one of several askings
    assert unchanged(served[1], eva, lambda: thief.request("POST", "/claim", key=key), late) == [403, 403]


def test_row_03_an_old_invitation_lets_nobody_in(served, street):
    eva, jan = Player(street.guest("Eva")), Player(street.guest("Jan"))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {"who": "open"}]}).json()
    eva, jan = eva.at(made["table"]), jan.at(made["table"])
    newer = eva.request("POST", "/invitation").json()["invitation"]
    for word in (made["invitation"], "", "x" * 32, "ž"):
        assert unchanged(served[1], eva, lambda word=word: jan.request("POST", "/seats", invitation=word)) == [403]
    assert status(jan.request("POST", "/seats", invitation=newer)) == 200


# --- 4 acting for another ---------------------------------------------------


def test_row_04_the_seat_follows_from_the_person(served, street):
    eva, jan = set_up(street, "Eva", "Jan")
    tries = [
        lambda: jan.request("POST", "/act", actions=["anchor Anse"], seat=0, expected=2, client=fresh()),
        lambda: jan.request("POST", "/act", actions=["anchor Anse"], person="somebody", expected=2, client=fresh()),
        lambda: jan.request("POST", "/look", seat=0),
        lambda: jan.request("POST", "/undo", seat=0, expected=2, client=fresh()),
        lambda: jan.request("POST", "/resign", seat=0, expected=2, client=fresh()),
        lambda: jan.request("POST", "/leave", seat=0),
        lambda: jan.request("POST", "/back", seat=0),
        lambda: jan.request("POST", "/try", seat=0),
        lambda: jan.request("GET", "/replay?step=0&eyes=0"),
        lambda: jan.request("PUT", "/seats/0/bot"),
        lambda: jan.request("DELETE", "/seats/0"),
        lambda: jan.request("POST", "/seats/0/link"),
        lambda: jan.request("PUT", "/settings", pace=60),
        lambda: jan.request("POST", "/invitation"),
    ]
    assert unchanged(served[1], eva, *tries) == [403, 422, *[403] * 12]


def test_row_04_whoever_has_given_up_or_was_sent_away_cannot_act(served, street):
    eva, petr = set_up(street, "Eva", "Petr", spare=1)
    eva.request("DELETE", "/seats/1")
    jan, word = Player(street.guest("Jan"), eva.table), eva.request("GET", "/invitation").json()["invitation"]
    jan.request("POST", "/seats", invitation=word)
    eva.request("PUT", "/seats/2/bot", level="greedy")
    assert status(jan.command("resign")) == 200
    until(lambda: eva.look()["play"]["actors"] == [0])  # bots have played for the two others
    act = {"actions": ["anchor Anse"], "expected": eva.look()["seq"]}
    refused = unchanged(
        served[1],
        eva,
        lambda: jan.command("act", **act),
        lambda: jan.command("undo"),
        lambda: jan.request("POST", "/back"),
        lambda: petr.command("act", **act),
        lambda: petr.request("POST", "/back"),
    )
    assert refused == [409, 409, 409, 403, 403]


# --- 8 stale, repeated, doubled ---------------------------------------------


def test_row_08_a_stale_command_gets_the_fresh_position(served, street):
    eva, jan = set_up(street, "Eva", "Jan")
    old = eva.look()["seq"]
    eva.act("anchor Anse")
    jan.act("anchor Brac")
    for expected in (0, old, 10_000):
        before = log_of(served[1], eva.table)
        response = eva.command("act", actions=["rest"], expected=expected)
        assert status(response) == 409 and response.json()["state"] == eva.look()
        assert log_of(served[1], eva.table) == before
    play_on([eva, jan])
    response = eva.command("act", actions=["rest"], expected=old)
    assert status(response) == 409 and response.json()["state"] == eva.look(), "too late, and now it is over"


def test_row_08_a_repeated_command_is_done_once(served, street):
    eva, jan = set_up(street, "Eva", "Jan")
    body = {"actions": ["anchor Anse"], "expected": eva.look()["seq"], "client": fresh()}
    responses = [eva.request("POST", "/act", **body).json() for _ in range(3)]
    jan.act("anchor Brac")
    responses.append(eva.request("POST", "/act", **body).json())
    assert responses == [responses[0]] * 4
    assert [entry.client for entry in log_of(served[1], eva.table)].count(body["client"]) == 1


def test_row_08_nobody_can_use_up_the_number_of_another(served, street):
    """An acknowledgement is always one of the command that was sent."""
    eva, jan = set_up(street, "Eva", "Jan")
    number = fresh()
    assert status(eva.command("act", actions=["anchor Anse"], client=number)) == 200
    refused = unchanged(
        served[1],
        eva,
        lambda: jan.command("act", actions=["anchor Brac"], client=number),
        lambda: jan.request("POST", "/chat", text="mine", client=number),
        lambda: eva.request("POST", "/chat", text="mine", client=number),
        lambda: jan.command("resign", client=number),
    )
    assert refused == [409, 409, 409, 409]
    jan.act("anchor Brac")


def test_row_08_seats_that_act_at_once_do_not_make_each_other_stale(served, street):
    eva, jan = set_up(street, "Eva", "Jan")
    seq = eva.look()["seq"]
    assert [status(player.command("act", actions=["anchor Anse"], expected=seq)) for player in (eva, jan)] == [200, 200]


# --- 9 crafted JSON ---------------------------------------------------------

DEEP = "[" * 50_000 + "]" * 50_000
CRAFTED = [
    '{"actions": ["anchor Anse"], "expected": EXPECTED, "client": "CLIENT", "seat": 0, "admin": true}',
    '{"actions": ["anchor Anse"], "expected": "EXPECTED", "client": "CLIENT"}',
    '{"actions": ["anchor Anse"], "expected": EXPECTED.0, "client": "CLIENT"}',
    '{"actions": ["anchor Anse"], "expected": true, "client": "CLIENT"}',
    '{"actions": ["anchor Anse"], "expected": -1, "client": "CLIENT"}',
    '{"actions": ["anchor Anse"], "expected": 1e400, "client": "CLIENT"}',
    '{"actions": ["anchor Anse"], "expected": NaN, "client": "CLIENT"}',
    '{"actions": ["anchor Anse"], "expected": 99999999999999999999, "client": "CLIENT"}',
    '{"actions": ["anchor Anse"], "expected": EXPECTED, "client": "short"}',
    '{"actions": ["anchor Anse"], "expected": EXPECTED, "client": "CLIENT\\u0000"}',
    '{"actions": [["anchor Anse"]], "expected": EXPECTED, "client": "CLIENT"}',
    '{"actions": "anchor Anse", "expected": EXPECTED, "client": "CLIENT"}',
    '{"actions": [], "expected": EXPECTED, "client": "CLIENT"}',
    '{"actions": [' + ", ".join(['"anchor Anse"'] * 41) + '], "expected": EXPECTED, "client": "CLIENT"}',
    '{"actions": 0, "expected": EXPECTED, "client": "CLIENT"}',
    '{"actions": ["chance card Tip"], "expected": EXPECTED, "client": "CLIENT"}',
    '{"actions": ["anchor Аnse"], "expected": EXPECTED, "client": "CLIENT"}',  # a Cyrillic letter
    '{"actions": ["anchor Anse\\u0000"], "expected": EXPECTED, "client": "CLIENT"}',
    '{"actions": ["\\ud800"], "expected": EXPECTED, "client": "CLIENT"}',
    '{"\\ud800": 1, "actions": ["anchor Anse"], "expected": EXPECTED, "client": "CLIENT"}',
    '{"actions": ["' + "x" * 100_000 + '"], "expected": EXPECTED, "client": "CLIENT"}',
    f'{{"actions": {DEEP}, "expected": EXPECTED, "client": "CLIENT"}}',
    DEEP,
    *("null", "[]", '"act"', "{", "\u0000", ""),
]


@pytest.mark.parametrize("body", CRAFTED, ids=range(len(CRAFTED)))
def test_row_09_crafted_json_changes_nothing(served, street, body):
    eva, _ = set_up(street, "Eva", "Jan")
    text = body.replace("EXPECTED", str(eva.look()["seq"])).replace("CLIENT", fresh())
    kinds = ("application/json", "text/plain")
    requests = [lambda kind=kind: post(eva, "/act", text, kind) for kind in kinds]
    assert all(400 <= code < 500 for code in unchanged(served[1], eva, *requests))


def post(player, path, text, kind):
    headers = {"content-type": kind}
    return player.browser.post(f"/api/tables/{player.table}{path}", content=text.encode(), headers=headers)


def test_row_09_crafted_messages_get_an_answer_and_change_nothing(served, street):
    eva, _ = set_up(street, "Eva", "Jan")
    before = log_of(served[1], eva.table)
    with live(eva, served[0]) as socket:
        for body in CRAFTED:
            text = body.replace("EXPECTED", "2").replace("CLIENT", fresh())
            if len(text) < 10_000:
                socket.send(text.replace("{", '{"do": "act", ', 1))
                assert heard(socket, "refused")["status"] in (409, 422)
    assert log_of(served[1], eva.table) == before


def live(player, url):
    headers = {"cookie": f"osada={player.browser.cookies.get('osada')}"}
    address = f"{url.replace('http', 'ws')}/api/tables/{player.table}/live"
    return connect(address, additional_headers=headers, origin=url)


def heard(socket, kind):
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message


@pytest.mark.parametrize("text", ["start", "finish", "resign", "yes", "2", "undo", "\u202eevil\x00", "0 anchor Brac"])
def test_row_09_talk_is_only_talk(served, street, text):
    """Whatever is said, the match goes on as if it had not been."""
    eva, jan = set_up(street, "Eva", "Jan")
    eva.act("anchor Anse")
    assert status(jan.request("POST", "/chat", client=fresh(), text=text)) == 200
    served[1].matches._forget(eva.table)
    jan.act("anchor Brac")
    assert play_on([eva, jan])["status"] == "finished"
    assert served[1].matches.check_all() == []


# --- 10 lost update ---------------------------------------------------------


def test_row_10_many_hands_at_one_table_lose_nothing(served, street):
    """Both players press every button at once, from several devices each; the log is one line of acknowledged acts."""
    players = set_up(street, "Eva", "Jan")
    kept, problems = [], []

    def press(player, seed):
        rng = random.Random(seed)
        while (seen := player.look())["status"] == "playing":
            if not seen["play"]["legal"]:
                continue
            response = player.command("act", actions=[rng.choice(seen["play"]["legal"])], expected=seen["seq"])
            (kept if status(response) == 200 else problems).append(response)

    with ThreadPoolExecutor(6) as hands:
        list(hands.map(press, players * 3, range(6)))
    log = log_of(served[1], players[0].table)
    assert sorted(response.json()["seq"] for response in kept) == [entry.seq for entry in log if entry.kind == "act"]
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert {status(response) for response in problems} <= {409}


# --- 18 spectators and chat -------------------------------------------------


def test_row_18_spectators_neither_act_nor_hear(served, street):
    eva, jan = set_up(street, "Eva", "Jan")
    zita, stranger = Player(street.guest("Zita"), eva.table), Player(street.stranger(), eva.table)
    eva.request("POST", "/chat", client=fresh(), text="between us")
    for onlooker in (zita, stranger):
        assert "between us" not in json.dumps(onlooker.look())
        with live(onlooker, served[0]) as socket:
            assert "between us" not in json.dumps(heard(socket, "state"))
            eva.request("POST", "/chat", client=fresh(), text="between us again")
            assert heard(socket, "event")["entries"][-1]["text"] == "?"
    assert "between us" in json.dumps(jan.look())
    commands = [("act", {"actions": ["anchor Anse"]}), ("undo", {}), ("resign", {}), ("answer", {"agrees": True})]
    tries = [lambda word=word, body=body: zita.command(word, **body) for word, body in commands]
    tries += [lambda: zita.request("POST", "/chat", client=fresh(), text="me, too")]
    tries += [lambda: zita.request("POST", "/rematch")]
    tries += [lambda word=word: zita.request("POST", f"/{word}", action="rest") for word in ("why",)]
    tries += [lambda: stranger.command("act", actions=["anchor Anse"])]
    assert unchanged(served[1], eva, *tries) == [403, 403, 403, 403, 403, 409, 403, 401]


def test_row_18_a_private_table_shows_itself_to_nobody_else(served, street):
    eva, _ = set_up(street, "Eva", "Jan", settings={"spectators": False})
    zita = Player(street.guest("Zita"), eva.table)
    tries = [zita.request("GET", path) for path in ("", "/record", "/replay?step=0", "/invitation")]
    assert [status(response) for response in tries] == [403, 403, 403, 403]

"""Sockets that nobody may, or can, write to any more are closed; none of them keeps others from the database."""

import json
import socket as wires
import struct
import threading
import time
from contextlib import ExitStack
from itertools import count

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from osada.server.limits import RATES
from osada.server.storage.database import POOL
from osada.server.tables.talk import say
from osada.server.web import sockets
from tests.patience import PATIENCE
from tests.patience import until as happens
from tests.server.around import fresh, guests, seated
from tests.server.given import server
from tests.server.tables import Player, set_up

LIMITS = 0
AT_ONCE = struct.pack("ii", 1, 0)  # the other side is told that the wire is cut, not closed


def wire(player, url, stack):
    """A plain socket; its first message is the state."""
    cookie = f"osada={player.browser.cookies.get('osada')}"
    address = f"{url.replace('http', 'ws')}/api/tables/{player.table}/live"
    socket = stack.enter_context(connect(address, additional_headers={"cookie": cookie}, origin=url))
    return socket, until(socket, "state")


def until(socket, kind):
    """The next message of this kind."""
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message


def close_code(socket):
    with pytest.raises(ConnectionClosedError) as closed:
        while True:
            socket.recv(timeout=PATIENCE)
    return closed.value.rcvd.code


def connect_and_leave(url, table, is_heard):
    host, port = url.removeprefix("http://").split(":")
    handshake = (
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host}:{port}",
        f"Origin: {url}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    with wires.create_connection((host, int(port))) as wire:
        wire.setsockopt(wires.SOL_SOCKET, wires.SO_LINGER, AT_ONCE)
        wire.sendall(("\r\n".join(handshake) + "\r\n\r\n").encode())
        happens(is_heard)


def test_whoever_connects_and_leaves_is_no_accident(served, street, monkeypatch, caplog):
    """Neither at a table that may be looked at nor at one that is not there."""
    asked, seen, gone, may_look = [], [], threading.Event(), sockets._may_look

    def slowly(*question):
        asked.append(question)
        gone.wait(PATIENCE)
        time.sleep(0.05)  # the server has noticed
        seen.append(may_look(*question))
        return seen[-1]

    monkeypatch.setattr(sockets, "_may_look", slowly)
    eva, _ = set_up(street, "Eva", "Jan")
    for number, table in enumerate((eva.table, eva.table[::-1]) * 3, start=1):
        gone.clear()
        connect_and_leave(served[0], table, lambda number=number: len(asked) == number)
        gone.set()
        happens(lambda number=number: len(seen) == number)
    assert sorted(seen) == [False] * 3 + [True] * 3
    street.guest("Zita")  # is answered after them
    assert "an accident" not in caplog.text


def test_who_may_not_look_any_more_is_let_go(served, street):
    (eva,) = set_up(street, "Eva", spare=1)
    onlooker = Player(street.guest("Zita"), eva.table)
    with ExitStack() as stack:
        socket, _ = wire(onlooker, served[0], stack)
        eva.request("PUT", "/settings", spectators=False)
        assert close_code(socket) == 1008


def test_who_was_sent_away_is_told_what_a_spectator_is(served, street):
    eva, jan = set_up(street, "Eva", "Jan", spare=1)
    with ExitStack() as stack:
        socket, state = wire(jan, served[0], stack)
        assert state["seat"] == 1
        eva.request("DELETE", "/seats/1")
        state = until(socket, "state")
        assert (state["seat"], state["from"]) == (None, 0)
        command = {"do": "act", "actions": ["anchor Anse"], "expected": state["seq"], "client": fresh()}
        socket.send(json.dumps(command))
        assert until(socket, "refused")["status"] == 403


def test_bytes_are_answered_like_any_message_that_cannot_be_read(served, street):
    eva, _ = set_up(street, "Eva", "Jan")
    with ExitStack() as stack:
        socket, _ = wire(eva, served[0], stack)
        socket.send(b"\x00\xff")
        assert until(socket, "refused")["status"] == 422
        socket.send(json.dumps({"do": "ping"}))
        assert until(socket, "done")


def test_who_chose_another_language_is_answered_in_it(served, street):
    eva, _ = set_up(street, "Eva", "Jan")
    with ExitStack() as stack:
        socket, _ = wire(eva, served[0], stack)
        for language, word in (("cs", "zprávě"), ("en", "message")):
            assert eva.browser.patch("/api/me", json={"language": language}).status_code == 200
            socket.send(json.dumps({"do": "ping"}))
            until(socket, "done")
            socket.send("{}")
            assert word in until(socket, "refused")["error"]["message"]


def test_a_wish_for_everything_is_never_lost(served, street):
    """Whatever else is being written at that moment, a state follows every `resync`."""
    eva, jan = set_up(street, "Eva", "Jan")
    stop = threading.Event()

    def talk():
        for number in count():
            if stop.is_set():
                return
            jan.request("POST", "/chat", client=fresh(), text=f"word {number}")

    talker = threading.Thread(target=talk)
    talker.start()
    with ExitStack() as stack:
        stack.callback(talker.join)
        stack.callback(stop.set)
        socket, _ = wire(eva, served[0], stack)
        for _ in range(60):
            socket.send(json.dumps({"do": "resync"}))
            until(socket, "state")


def test_who_was_slow_to_read_knows_everything_in_the_end(served, street):
    """Hundreds of entries that nobody reads meanwhile: then those that were waiting, and what there is by then."""
    eva, jan = set_up(street, "Eva", "Jan")
    words = ("word " * 80).strip()
    with ExitStack() as stack:
        socket, state = wire(jan, served[0], stack)
        for _ in range(300):  # not by requests: on a busy machine they take longer than a silent socket is kept
            with served[1].matches.changing(eva.table) as change:
                say(change, change.match.seats[0], words, fresh())
        while state["seq"] < eva.look()["seq"]:
            state = until(socket, "event")
        assert state["entries"][-1]["text"] == words


def test_row_14_readers_who_have_a_connection_wait_for_no_second_one(served):
    """More tables are read at once than there are connections, and each reader asks for its log, too."""
    context = served[1]
    people = guests(context, 2)
    tables, failed = [seated(context, people) for _ in range(3 * POOL)], []

    def read(table):
        try:
            with context.matches.looking(table):
                time.sleep(0.02)
                with context.database.reading() as connection:
                    connection.exec_driver_sql("SELECT 1")
        except Exception as problem:  # noqa: BLE001  # whatever it is, the test fails with it
            failed.append(problem)

    threads = [threading.Thread(target=read, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


def test_row_14_idle_sockets_hold_no_connection(served, street):
    """200 sockets at ten tables, and requests are answered; nothing is checked out of the pool."""
    players = [player for number in range(10) for player in set_up(street, f"Eva {number}", f"Jan {number}")]
    with ExitStack() as stack:
        for _ in range(10):
            for player in players:
                wire(player, served[0], stack)
        for player in players[::2]:
            player.act("anchor Anse")
        happens(lambda: served[1].database.engine.pool.checkedout() == 0)


@pytest.mark.usefixtures("no_refill")
def test_row_12_and_13_who_asks_too_often_has_to_wait(tmp_path, street_of):
    """By a socket or by a route: acting, talking, asking for everything, setting up tables."""
    with server(database=f"sqlite:///{tmp_path}/osada.db", workers=1) as (url, _), ExitStack() as stack:
        eva, jan = set_up(street_of(url), "Eva", "Jan")
        socket, _ = wire(eva, url, stack)
        for _ in range(RATES["action"][0] + 50):
            socket.send(json.dumps({"do": "ping"}))
        assert {until(socket, "refused")["status"] for _ in range(50)} == {429}  # who leaves some unread cannot close
        table = {"game": "ferry", "seats": [{"who": "me"}, {"who": "open"}]}
        for kind, send in (
            ("action", lambda: jan.request("POST", "/act", actions=["fly"], expected=0, client=fresh())),
            ("chat", lambda: jan.request("POST", "/chat", text="so", client=fresh())),
            ("table", lambda: jan.browser.post("/api/tables", json=table)),
        ):
            assert 429 in {send().status_code for _ in range(3 * RATES[kind][0])}, kind

"""Live play by sockets: numbered news, acknowledgements, fresh positions, and only what one may know."""

import asyncio
import json
from contextlib import ExitStack
from types import SimpleNamespace

import pytest
from fastapi import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from osada.engine.game import SPECTATOR
from osada.server.hub import Hub
from osada.server.tables.as_json import table_as_json
from osada.server.web import broadcast
from osada.server.web.broadcast import MOST_UNREAD, Channel, Channels, Subscriber
from osada.server.web.sockets import Live
from tests.patience import PATIENCE, until
from tests.server.tables import CLIENTS, Player, set_up


class Wire:
    """A socket at a table, in the words of a test."""

    def __init__(self, player, url, stack):
        cookie = f"osada={player.browser.cookies.get('osada')}"
        address = f"{url.replace('http', 'ws')}/api/tables/{player.table}/live"
        self._socket = stack.enter_context(connect(address, additional_headers={"cookie": cookie}, origin=url))
        self.told = self.next("state")

    def next(self, kind):
        """The next message of this kind; others before it are passed over."""
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message["type"] == kind:
                return message

    def close(self):
        self._socket.close()

    def say(self, do, **fields):
        self._socket.send(json.dumps({"do": do, **fields}))

    def command(self, do, **fields):
        self.say(do, **{"expected": self.told["seq"], "client": f"socket-{next(CLIENTS)}", **fields})

    def act(self, *actions, **fields):
        """Acknowledgement and news come in either order; the news are the whole table where that was asked for."""
        self.command("act", actions=actions, **fields)
        done = None
        while done is None or self.told["seq"] < done["seq"]:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            assert message["type"] != "refused", message
            done = message if message["type"] == "done" and message["client"] else done
            self.told = message if message["type"] in ("state", "event") else self.told
        return done


@pytest.fixture
def wires(served, street):
    with ExitStack() as stack:
        yield lambda player: Wire(player, served[0], stack)


def test_news_have_the_numbers_of_the_log(street, wires):
    eva, jan = set_up(street, "Eva", "Jan")
    mine, his = wires(eva), wires(jan)
    assert mine.told["from"] == 0 and [entry["seq"] for entry in mine.told["entries"]] == [1, 2]
    assert mine.act("anchor Anse")["seq"] == 3
    news = his.next("event")
    assert (news["from"], news["seq"]) == (2, 3)
    assert [entry["text"] for entry in news["entries"]] == ["anchor Anse"]
    assert {**news, "type": "state", "from": 0, "entries": []} == {
        **jan.look(),
        "type": "state",
        "from": 0,
        "entries": [],
    }


def test_who_comes_too_late_is_told_everything_anew(street, wires):
    eva, jan = set_up(street, "Eva", "Jan")
    mine = wires(eva)
    eva.act("anchor Anse")
    jan.act("anchor Brac")
    mine.command("act", actions=["anchor Cres"])
    refused = mine.next("refused")
    assert refused["status"] == 409 and refused["error"]["kind"] == "stale"
    assert mine.next("state")["play"]["view"] == eva.look()["play"]["view"]


class Spoken:
    """A socket whose messages are kept. Its client says one thing; after the last message it is gone."""

    def __init__(self, most):
        self.sent, self._most, self.hears = [], most, asyncio.Event()

    async def send_text(self, text):
        self.sent.append(json.loads(text)["type"])
        if len(self.sent) == self._most:
            raise WebSocketDisconnect

    async def receive(self):
        await self.hears.wait()
        self.hears.clear()
        return {"type": "websocket.receive", "text": "a command"}

    async def close(self, code):
        pass


class Answered(Live):
    """Its client's command is done, or refused because the client came too late."""

    def __init__(self, socket, answer):
        super().__init__(None, socket, "table", Subscriber(None, None))
        self._said = answer

    def _answer(self, text):
        self._wish = self._said == "refused"
        return {"type": self._said}


def said(monkeypatch, most, answer, is_heard):
    """The messages of a socket whose client says something while its first news are made; these wait for `is_heard`."""

    async def speak():
        loop, socket = asyncio.get_running_loop(), Spoken(most)
        live = Answered(socket, answer)
        live._mine.wants_all = False

        def make(channel, wishes):
            if not socket.hears.is_set() and not socket.sent:
                loop.call_soon_threadsafe(socket.hears.set)
                until(lambda: is_heard(live, socket))
            return [(one, [json.dumps({"type": "state" if wants else "event"})]) for one, wants in wishes.items()]

        monkeypatch.setattr(Channel, "_make", make)
        await live.run(Channels(SimpleNamespace(hub=Hub())))
        return socket.sent

    return asyncio.run(speak())


def test_an_answer_comes_before_what_it_announces(monkeypatch):
    """The news that were being made when the command was refused are older than the refusal; the state follows it."""
    heard = said(monkeypatch, 3, "refused", lambda live, _: live._mine.wants_all)
    assert heard == ["refused", "event", "state"]


def test_an_answer_does_not_wait_for_the_news(monkeypatch):
    assert said(monkeypatch, 2, "done", lambda _, socket: socket.sent) == ["done", "event"]


class Noted(Channel):
    """Notes for whom it made news."""

    def __init__(self):
        super().__init__(Channels(None), "table", asyncio.Event())
        self.made = []

    def _make(self, wishes):
        self.made.append(set(wishes))
        return [(one, ["news"] * MOST_UNREAD) for one in wishes]


def test_a_channel_does_not_pile_up_news_for_who_does_not_read():
    async def watch():
        channel, quick, slow = Noted(), Subscriber(None, None), Subscriber(None, None)
        channel.join(quick)
        channel.join(slow)
        await until_loop(lambda: len(channel.made) == 1)
        while not quick.outbox.empty():
            quick.outbox.get_nowait()
        channel.ring()
        await until_loop(lambda: len(channel.made) == 2)
        channel.leave(quick)
        channel.leave(slow)
        return channel.made == [{quick, slow}, {quick}] and slow.has_missed and not quick.has_missed

    assert asyncio.run(watch())


async def until_loop(holds):
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_resync_gives_the_whole_table(street, wires):
    eva, jan = set_up(street, "Eva", "Jan")
    mine = wires(eva)
    mine.say("resync")
    again = mine.next("state")
    assert again == mine.told
    mine.say("ping")
    assert mine.next("done")["seq"] == again["seq"]


def test_who_is_here_is_seen(street, wires):
    eva, jan = set_up(street, "Eva", "Jan")
    mine = wires(eva)
    assert mine.next("presence")["seats"] == [0]
    wires(jan)
    assert mine.next("presence")["seats"] == [0, 1]


def test_on_a_shared_device_eyes_change_with_the_seat(street, wires):
    eva = Player(street.guest("Eva"))
    chairs = [{"who": "me", "pin": "12"}, {"who": "me", "name": "Jan", "pin": "34"}]
    table = eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"]
    wire = wires(eva.at(table))
    assert wire.told["seat"] is None  # both hands are locked
    wire.say("look", seat=0, pin="34")
    assert wire.next("refused")["status"] == 403
    for seat, pin in enumerate(("12", "34")):
        wire.say("look", seat=seat, pin=pin)
        wire.told = wire.next("state")
        assert wire.told["seat"] == seat
        wire.act(wire.told["play"]["legal"][0])


def test_the_table_is_told_once_for_all_who_have_the_same_eyes(street, wires, monkeypatch):
    eva, jan = set_up(street, "Eva", "Jan")
    sockets = [wires(Player(street.guest(f"Onlooker {number}"), eva.table)) for number in range(5)]
    mine, readers = wires(eva), []

    def noted(match, reader, entries):
        readers.append(reader)
        return table_as_json(match, reader, entries)

    monkeypatch.setattr(broadcast, "table_as_json", noted)
    mine.act("anchor Anse")
    heard = [socket.next("event") for socket in sockets]
    assert all(news == heard[0] for news in heard) and sorted(readers) == [0, SPECTATOR]


def test_a_spectator_sees_and_cannot_act(street, wires):
    eva, jan = set_up(street, "Eva", "Jan")
    watching = wires(Player(street.guest("Zita"), eva.table))
    assert watching.told["seat"] is None and watching.told["play"]["legal"] == []
    watching.command("act", actions=["anchor Anse"])
    assert watching.next("refused")["status"] == 403


@pytest.mark.parametrize("said", ["", "{", "[]", '{"do": "fly"}', '{"do": "act"}', '{"do": "ping", "more": 1}'])
def test_what_cannot_be_read_gets_an_answer(street, wires, said):
    mine = wires(set_up(street, "Eva", "Jan")[0])
    mine._socket.send(said)
    assert mine.next("refused")["status"] == 422
    mine.say("ping")
    assert mine.next("done")


def test_who_may_not_look_is_not_let_in(street, wires):
    eva, jan = set_up(street, "Eva", "Jan", settings={"spectators": False})
    with pytest.raises(InvalidStatus):
        wires(Player(street.guest("Zita"), eva.table))
    with pytest.raises(InvalidStatus):
        wires(eva.at("no-such-table"))


def test_the_talk_of_the_muted_is_not_heard(street, wires):
    eva, jan = set_up(street, "Eva", "Jan")
    assert eva.browser.put(f"/api/me/mutes/{eva.look()['seats'][1]['person']}").status_code < 300
    mine, his = wires(eva), wires(jan)
    his.say("chat", client="words-of-jan", text="Ahoj")
    assert mine.next("event")["entries"][0] | {"at": 0} == {"seq": 3, "kind": "chat", "seat": 1, "text": "?", "at": 0}
    assert his.next("event")["entries"][0]["text"] == "Ahoj"
    assert eva.look()["entries"][-1]["text"] == "?"


def test_a_device_that_was_sent_away_has_no_open_socket(street, wires):
    eva, jan = set_up(street, "Eva", "Jan")
    mine = wires(eva)
    mine.next("presence")
    eva.browser.post("/api/leave")
    mine.command("act", actions=["anchor Anse"])
    with pytest.raises(ConnectionClosed):
        while True:
            assert json.loads(mine._socket.recv(timeout=PATIENCE))["type"] == "refused"
    assert [entry["kind"] for entry in jan.look()["entries"]] == ["seat", "table"]

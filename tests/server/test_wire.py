"""The wire fails at every message of a match, in every way: both clients know in the end what the server would tell
them, byte for byte, and nothing was done twice."""

import asyncio
import json
import os
import random
from itertools import count

import pytest

from tests.patience import PATIENCE
from tests.server.around import log_of
from tests.server.client import Client
from tests.server.tables import set_up
from tests.server.wire import FAULTS, wired

EVERYTHING = bool(os.environ.get("OSADA_WIRES"))  # each kind of fault at each message; else one kind at each
LIMITS = 0


class Playing:
    """Plays at random, one command at a time, and says a word now and then without waiting for an answer."""

    def __init__(self, seed):
        self._rng, self._said = random.Random(seed), count(1)

    async def news(self, client):
        legal = client.told["play"]["legal"] if client.told else []
        if not legal or client.waiting:
            return
        await client.command("act", actions=[self._rng.choice(legal)], expected=client.seq)
        number = next(self._said)
        if number % 3 == 0:
            await client.command("chat", text=f"word {number}")


async def match_over(wire, address, context, players, fault):
    """A whole match over a wire with this fault; gives the clients."""
    table = players[0].table
    wire.fails(*fault)
    clients = [client_of(address, player) for player in players]
    tasks = [asyncio.create_task(client.run(Playing(seat).news)) for seat, client in enumerate(clients)]
    async with asyncio.timeout(PATIENCE):
        while not all(is_over(client, context, table) for client in clients):
            await asyncio.sleep(0.005)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return clients


def client_of(address, player):
    cookie = f"osada={player.browser.cookies.get('osada')}"
    return Client(f"{address}/api/tables/{player.table}/live", additional_headers={"cookie": cookie})


def is_over(client, context, table):
    """It knows that the match is over, every command is answered, and it has heard of the last entry."""
    ended = client.told and client.told["status"] == "finished" and not client.waiting
    return ended and client.seq == log_of(context, table)[-1].seq


def compare(context, players, clients):
    log = log_of(context, players[0].table)
    for player, client in zip(players, clients, strict=True):
        person = person_of(player)
        assert json.dumps(client.known(), sort_keys=True) == json.dumps(player.look(), sort_keys=True)
        done = {entry.client: entry.seq for entry in log if entry.client and entry.person == person}
        assert done == client.done, "what was acknowledged is what was done"
    assert len({entry.client for entry in log if entry.client}) == sum(1 for entry in log if entry.client)


def person_of(player):
    return player.browser.get("/api/me").json()["id"]


@pytest.fixture
def play(served, street):
    """Plays a match over a failing wire; gives how many messages it took."""
    numbers = count()

    async def one(wire, address, fault):
        number = next(numbers)
        players = await asyncio.to_thread(set_up, street, f"Eva {number}", f"Jan {number}")
        clients = await match_over(wire, address, served[1], players, fault)
        await asyncio.to_thread(compare, served[1], players, clients)
        return wire.count

    async def every(faults):
        async with wired(served[0]) as (address, wire):
            return [await one(wire, address, fault) for fault in faults]

    return lambda faults: asyncio.run(every(faults))


def test_both_clients_end_with_what_the_server_would_tell_them(play):
    messages = play([(None, None)])[0]
    faults = [(kind, at) for at in range(messages) for kind in FAULTS]
    if not EVERYTHING:
        faults = [(FAULTS[(at * 3 + at // len(FAULTS)) % len(FAULTS)], at) for at in range(messages)]
    assert min(play(faults)) > messages // 2

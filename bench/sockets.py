"""How a server feels: the moves of 500 sockets without and with bots that think, a long table opened, durable commits.

`python -m bench.sockets` (`make bench-server`) starts real servers on this machine, writes bench/server.json and prints
it. Players and server share the cores: the figures are those of both together.
"""

import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

import osada.games  # noqa: F401  # registers them
from osada.server.config import Settings
from osada.server.context import open_context
from osada.server.tables.as_json import table_as_json
from tests.server.around import guests, log_of, random_line, seated

GAME, BOT = "border", "hard"  # a random match of two has some 800 lines
TABLES, WATCHERS = 125, 2  # two players and so many onlookers at each
BOT_TABLES = 16
RATE, SECONDS = 40, 60  # moves a second at all tables together; how long
LONG, OPENED, COMMITS = 1000, 30, 1000
OUT = Path(__file__).parent / "server.json"


# --- A server ---------------------------------------------------------------


@contextmanager
def running(folder):
    """The address of a server in a process of its own, and that process."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = {
        "DATABASE": f"sqlite:///{folder}/bench.db",
        "PORT": port,
        "LIMITS": 0,
        "SOCKETS": 10_000,
        "BOT_PAUSE": 0,
        "COMPILED": "none",  # only what is played
        "LOG": "warning",
    }
    environment = {**os.environ, **{f"OSADA_{name}": str(value) for name, value in settings.items()}}
    command = [sys.executable, "-c", "from osada.cli import main; main()", "serve"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        yield url, process.pid
    finally:
        process.terminate()
        process.wait()


def wait_for(url):
    for _ in range(1200):
        try:
            return httpx.get(f"{url}/health").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
    raise TimeoutError(url)


# --- Players ----------------------------------------------------------------


class Player:
    """A socket that knows its table; its seat acts when it is told to."""

    def __init__(self, url, browser, table):
        self._address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        self._headers, self._origin = {"cookie": f"osada={browser.cookies['osada']}"}, url
        self.told, self._sent = None, {}
        self.took = []  # seconds from a move to its acknowledgement

    async def run(self):
        async with connect(self._address, additional_headers=self._headers, origin=self._origin) as self._socket:
            async for text in self._socket:
                self._hear(json.loads(text))

    def _hear(self, message):
        if message["type"] in ("state", "event"):
            self.told = message
        elif message["type"] in ("done", "refused") and message["client"] in self._sent:
            began = self._sent.pop(message["client"])
            if message["type"] == "done":
                self.took.append(time.perf_counter() - began)

    async def act(self, rng):
        """One random legal move, unless another is on its way."""
        legal = self.told["play"]["legal"] if self.told and self.told["play"] else []
        if not legal or self._sent:
            return False
        number = f"{rng.getrandbits(64):016x}"
        command = {"do": "act", "actions": [rng.choice(legal)], "expected": self.told["seq"], "client": number}
        self._sent[number] = time.perf_counter()
        await self._socket.send(json.dumps(command))
        return True


async def guest(url, name):
    browser = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60)
    (await browser.post("/api/guests", json={"name": name})).raise_for_status()
    return browser


async def new_table(url, number):
    """Two people, and those who look on: the people themselves on other devices."""
    host, other = await guest(url, f"Host {number}"), await guest(url, f"Guest {number}")
    chairs = [{"who": "me"}, {"who": "open"}]
    made = (await host.post("/api/tables", json={"game": GAME, "seats": chairs})).raise_for_status().json()
    body = {"invitation": made["invitation"]}
    (await other.post(f"/api/tables/{made['table']}/seats", json=body)).raise_for_status()
    onlooker = await guest(url, f"Onlooker {number}")
    found = [Player(url, browser, made["table"]) for browser in (host, other, *[onlooker] * WATCHERS)]
    for browser in (host, other, onlooker):
        await browser.aclose()
    return found


async def bots_at_play(url, count):
    """Tables of bots alone. When this returns they have made their first moves."""
    browser, made = await guest(url, "Somebody"), []
    for _ in range(count):
        chairs = [{"who": "bot", "level": BOT}, {"who": "bot", "level": BOT}]
        response = await browser.post("/api/tables", json={"game": GAME, "seats": chairs})
        made.append(response.raise_for_status().json()["table"])
    for table in made:
        while (await browser.get(f"/api/tables/{table}")).json()["seq"] < 10:
            await asyncio.sleep(0.2)
    await browser.aclose()


async def load(url, process, bot_tables):
    """Moves at random tables for a while; gives how long each took, and what the server's process used meanwhile."""
    tables = [await new_table(url, number) for number in range(TABLES)]
    sockets = [asyncio.create_task(player.run()) for table in tables for player in table]
    while not all(player.told for table in tables for player in table):
        await asyncio.sleep(0.1)
    await bots_at_play(url, bot_tables)
    rng, end, before = random.Random(1), time.monotonic() + SECONDS, cpu_seconds(process)
    while time.monotonic() < end:
        for player in rng.choice(tables)[:2]:
            if await player.act(rng):
                break
        await asyncio.sleep(rng.expovariate(RATE))
    await asyncio.sleep(2)
    spent = cpu_seconds(process) - before
    for task in sockets:
        task.cancel()
    await asyncio.gather(*sockets, return_exceptions=True)
    return [seconds for table in tables for player in table for seconds in player.took], spent


def moves(bot_tables):
    with tempfile.TemporaryDirectory() as folder, running(folder) as (url, process):
        took, spent = asyncio.run(load(url, process, bot_tables))
    found = {"bot_tables": bot_tables, "sockets": TABLES * (2 + WATCHERS), "moves": len(took), **in_ms(took)}
    return found if bot_tables else {**found, "cpu_ms_per_move": round(1000 * spent / len(took), 2)}


def cpu_seconds(process):
    """What a process has used so far, apart from those that it started."""
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def in_ms(took):
    cuts = statistics.quantiles(took, n=100)
    return {"p50_ms": round(1000 * cuts[49], 1), "p99_ms": round(1000 * cuts[98], 1)}


# --- In one process ---------------------------------------------------------


def long_table():
    """A table is opened that nobody has in memory: from the database to what one seat is told."""
    with tempfile.TemporaryDirectory() as folder:
        context = open_context(Settings(database=f"sqlite:///{folder}/bench.db"))
        table, took = long_match(context), []
        for _ in range(OPENED):
            context.matches._forget(table)
            began = time.perf_counter()
            with context.matches.looking(table) as match:
                json.dumps(table_as_json(match, 0, log_of(context, table)))
            took.append(time.perf_counter() - began)
        entries = len(log_of(context, table))
        context.close()
    return {"entries": entries, **in_ms(took)}


def long_match(context):
    """The first of some tables whose match is long enough."""
    for seed in range(50):
        table, rng = seated(context, guests(context, 2), GAME), random.Random(seed)
        while random_line(context, table, rng):
            if len(log_of(context, table)) >= LONG:
                return table
    raise AssertionError("no match is so long")


def commits():
    """Moves of one writer, each on the disk before the next."""
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:  # a real disk, where /tmp may be memory
        context = open_context(Settings(database=f"sqlite:///{folder}/bench.db"))
        table, rng, began = seated(context, guests(context, 2), GAME), random.Random(3), time.perf_counter()
        for _ in range(COMMITS):
            if not random_line(context, table, rng):
                table = seated(context, guests(context, 2), GAME)
        seconds = time.perf_counter() - began
        context.close()
    return {"moves_per_s": round(COMMITS / seconds)}


if __name__ == "__main__":
    found = {"moves": [moves(0), moves(BOT_TABLES)], "opening": long_table(), "commits": commits()}
    OUT.write_text(json.dumps(found, indent=1) + "\n")
    print(OUT.read_text())

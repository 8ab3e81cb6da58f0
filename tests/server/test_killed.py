"""The server is killed at random moments of play: whatever it acknowledged is there, once, and no table is broken."""

import os
import random
import threading
import time

import httpx
import pytest

from osada.server.config import Settings
from osada.server.context import open_context
from osada.server.tables.match import proved, row_of, unplayed
from tests.patience import until
from tests.server.around import fresh, log_of
from tests.server.mortal import mother_of_servers

KILLS = int(os.environ.get("OSADA_KILLS", "10"))
PLAYERS = 3
LONGEST_LIFE = 0.08  # seconds that the server plays between two kills, at most


class Stubborn:
    """Plays match after match on its own device, for both seats, and repeats a command until it is answered."""

    def __init__(self, url, number):
        self._browser = httpx.Client(base_url=url, headers={"origin": url})
        self._rng, self._name = random.Random(number), f"Player {number}"
        self.acknowledged, self.stop, self.problem = {}, False, None

    def run(self):
        try:
            with self._browser:
                self._post("/api/guests", name=self._name)
                while not self.stop:
                    self._play()
        except Exception as problem:  # noqa: BLE001  # the test shows it
            self.problem = problem

    def _post(self, path, **body):
        while True:
            try:
                return self._browser.post(path, json=body).raise_for_status().json()
            except httpx.TransportError:
                continue

    def _play(self):
        chairs = [{"who": "me"}, {"who": "me", "name": f"{self._name} b"}]
        table = self._post("/api/tables", game=self._rng.choice(["ferry", "bobrany"]), seats=chairs)["table"]
        seen = self._post(f"/api/tables/{table}/look", seat=0)
        while seen["status"] == "playing" and not self.stop:
            seat = self._rng.choice(seen["play"]["actors"])
            seen = self._post(f"/api/tables/{table}/look", seat=seat)
            self._act(table, seat, seen)
            seen = self._post(f"/api/tables/{table}/look", seat=seat)

    def _act(self, table, seat, seen):
        actions, client = self._choice(table, seat, seen["play"]["legal"]), fresh()
        body = {"seat": seat, "actions": actions, "expected": seen["seq"], "client": client}
        response = self._post(f"/api/tables/{table}/act", **body)
        assert response["client"] == client
        self.acknowledged[table, client] = (response["seq"], seat, actions)

    def _choice(self, table, seat, legal):
        """Some lines that may be decided upon at once: until something new would come, or somebody had enough."""
        actions, goes_on = [self._rng.choice(legal)], True
        while goes_on and self._rng.random() < 0.9:
            tried = self._post(f"/api/tables/{table}/try", seat=seat, actions=actions)
            goes_on = tried["stops"] is None
            actions += [self._rng.choice(tried["legal"])] if goes_on else []
        return actions


@pytest.fixture(scope="module")
def mother():
    with mother_of_servers() as running:
        yield running


def test_nothing_acknowledged_is_lost_nothing_is_done_twice(mother, database_url):
    mother.serve(database_url)
    players = [Stubborn(mother.url, number) for number in range(PLAYERS)]
    threads = [threading.Thread(target=player.run) for player in players]
    for thread in threads:
        thread.start()
    try:
        kill_at_random(mother, database_url, players)
    finally:
        for player in players:
            player.stop = True
        for thread in threads:
            thread.join()
    assert [player.problem for player in players] == [None] * PLAYERS
    kept = {key: done for player in players for key, done in player.acknowledged.items()}
    look_at_everything(database_url, kept)


def kill_at_random(mother, database_url, players):
    """Each new server lives until it has acknowledged something, and then for a random while."""
    rng = random.Random(20_26)
    for _ in range(KILLS):
        wait_for_more(players)
        time.sleep(rng.uniform(0, LONGEST_LIFE))
        mother.serve(database_url)


def wait_for_more(players):
    before = done(players)
    until(lambda: done(players) > before or any(player.problem for player in players))


def done(players):
    return sum(len(player.acknowledged) for player in players)


def look_at_everything(database_url, kept):
    """Every entry of every table: those acknowledged, no others, and all of them lead to the kept positions."""
    context = open_context(Settings(database=database_url))
    try:
        acts = {}
        for table in {table for table, _ in kept}:
            log = log_of(context, table)
            acts |= {(table, client): done for client, done in commands(log)}
            assert_whole(context, table, log)
        assert len(kept) >= KILLS and acts == kept
        assert context.matches.check_all() == []
    finally:
        context.close()


def commands(log):
    """The number and the lines of each command: the last line carries the number."""
    lines = []
    for entry in log:
        lines += [entry.text] if entry.kind == "act" else []
        if entry.kind == "act" and entry.client:
            yield entry.client, (entry.seq, entry.seat, lines)
            lines = []
    assert lines == [], "half a command"


def assert_whole(context, table, log):
    with context.database.reading() as connection:
        row = row_of(connection, table)
        match = unplayed(connection, row, context.sealer)
    assert proved(match, log) and match.seq == row["seq"]
    with context.matches.looking(table) as opened:
        assert opened.play.hash == match.play.hash

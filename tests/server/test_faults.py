"""What fails around a server, and what it does about it: one table, one session or one address takes nobody along."""

import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from urllib.parse import urlsplit

import psycopg
import pytest
from sqlalchemy import event, select, text, update
from sqlalchemy.exc import OperationalError

from osada.server.hub import Hub
from osada.server.storage import database as storage
from osada.server.storage.database import AWAY, Database
from osada.server.storage.schema import log, seats, settings, tables
from osada.server.tables.clock import ALIVE, GAP, Clock
from osada.server.tables.matches import MOST_WAITING
from osada.server.tasks import LATE, Task
from osada.server.thinking.notify import MOST_TOLD, Listener
from osada.server.web import connections
from tests.patience import PATIENCE, until
from tests.server.given import Street, server
from tests.server.postgres import Postgres
from tests.server.tables import Player, set_up
from tests.server.test_live import Wire


@contextmanager
def at(url, **facts):
    with server(database=url, workers=1, **facts) as (address, context), closing(Street(address)) as street:
        yield street, context


# --- A table that somebody else keeps ---------------------------------------


@contextmanager
def kept(url, table):
    """As by another server that stands still in the middle of a move."""
    with psycopg.connect(url) as connection:
        connection.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", [table])
        yield
        connection.rollback()


def test_a_busy_table_says_so_and_the_others_do_not_notice(postgres_url):
    with at(postgres_url, limits=0) as (street, _):
        eva, jan = set_up(street, "Eva", "Jan")
        iva, _ = set_up(street, "Iva", "Petr")
        known = {"expected": eva.look()["seq"], "actions": ["anchor Anse"]}
        with kept(postgres_url, eva.table), ThreadPoolExecutor(40) as threads:
            asked = [
                threads.submit(eva.request, "POST", "/act", client=f"repeated-{number}", **known)
                for number in range(40)
            ]
            iva.act("anchor Anse")
            assert iva.browser.get("/health").status_code == 200
            answers = [each.result(PATIENCE) for each in asked]
        assert {answer.status_code for answer in answers} == {503}
        assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
        eva.act("anchor Anse")
        assert jan.look()["seq"] == eva.look()["seq"]


def test_more_than_a_few_do_not_even_wait(postgres_url):
    """Else they would take the threads of those who play elsewhere."""
    with at(postgres_url) as (street, context):
        eva, _ = set_up(street, "Eva", "Jan")
        with ExitStack() as stack, ThreadPoolExecutor(MOST_WAITING) as threads:
            stack.enter_context(context.matches.looking(eva.table))
            waiting = [threads.submit(eva.look) for _ in range(MOST_WAITING)]
            until(lambda: context.matches._waiting[eva.table] == MOST_WAITING)
            assert eva.request("GET", "").status_code == 503
            stack.close()
            assert all(each.result(PATIENCE)["table"] == eva.table for each in waiting)


def test_a_session_that_stands_still_loses_its_locks(postgres_url, monkeypatch):
    monkeypatch.setitem(storage.TIMEOUTS, "idle_in_transaction_session_timeout", 200)
    still, other = Database(postgres_url), Database(postgres_url)
    with closing(still), closing(other):
        with still.writing() as connection:
            connection.execute(text("CREATE TABLE facts (id integer)"))
            connection.execute(text("INSERT INTO facts VALUES (1)"))
        with pytest.raises(AWAY), still.writing() as connection:
            connection.execute(text("UPDATE facts SET id = 2"))
            with other.writing() as quicker:
                quicker.execute(text("UPDATE facts SET id = 3"))
            connection.execute(text("UPDATE facts SET id = 4"))
        with other.reading() as connection:
            assert connection.scalar(text("SELECT id FROM facts")) == 3


# --- A database that is away, or full ---------------------------------------


def test_while_the_database_is_away_sockets_stay_and_everything_says_when_to_come_back():
    with closing(Postgres()) as postgres, at(postgres.new_database()) as (street, _), ExitStack() as stack:
        eva, jan = set_up(street, "Eva", "Jan")
        wire = Wire(eva, street.url, stack)
        postgres.stop()
        answer = eva.request("GET", "")
        assert (answer.status_code, answer.json()["error"]["kind"]) == (503, "refused")
        assert int(answer.headers["retry-after"]) > 0
        wire.command("act", actions=["anchor Anse"])
        assert wire.next("refused")["status"] == 503
        postgres.start()
        until(lambda: jan.request("GET", "").status_code == 200)
        jan.act("anchor Brac")
        assert until(lambda: wire.next("event"))["seq"] == jan.look()["seq"]


def test_a_full_disk_is_told_with_a_time_to_come_back(tmp_path):
    with at(f"sqlite:///{tmp_path}/osada.db") as (street, context):
        eva, _ = set_up(street, "Eva", "Jan")
        context.database.engine.dispose()
        event.listen(context.database.engine, "connect", lambda raw, _: raw.execute("PRAGMA max_page_count = 1"))
        answers = [eva.browser.post("/api/tables", json=NEW) for _ in range(200)]
        full = next(answer for answer in answers if answer.status_code != 201)
        assert (full.status_code, "retry-after" in full.headers) == (503, True)
        assert eva.look()["status"] == "playing"


NEW = {"game": "ferry", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]}


def test_health_tries_to_write(tmp_path, monkeypatch):
    with at(f"sqlite:///{tmp_path}/osada.db") as (street, context):
        monkeypatch.setattr("osada.server.watch.LASTS", 0.0)
        assert street.stranger().get("/health").status_code == 200

        @contextmanager
        def full():
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
            yield

        monkeypatch.setattr(context.database, "writing", full)
        answer = street.stranger().get("/health")
        assert (answer.status_code, answer.json()["parts"]["disk"]) == (503, False)


# --- What the server does by itself -----------------------------------------


def test_a_task_that_fails_is_done_again_and_counted():
    done = []

    def work():
        done.append(len(done))
        if len(done) < 4:
            raise OSError("not now")

    with closing(Task("work", 0.01, work)) as task:
        until(lambda: len(done) > 5)
        assert (task.failures, task.is_well) == (3, True)


def test_a_task_that_has_not_gone_well_for_long_is_seen(tmp_path):
    with at(f"sqlite:///{tmp_path}/osada.db") as (street, context):
        tasks = {task.name: task for task in context.tasks.running}
        assert set(tasks) == {"clock", "notices", "checks", "sweeps"}
        task = context.tasks.start("broken", 3600.0, lambda: 1 / 0)
        task._done -= 3600.0 + LATE
        answer = street.stranger().get("/health")
        assert (answer.status_code, answer.json()["parts"]["tasks"]) == (503, False)
        until(lambda: 'osada_task_failures_total{task="broken"} 1.0' in street.stranger().get("/metrics").text)
        context.tasks.stop(task)
        assert street.stranger().get("/health").status_code == 200


def test_a_match_that_comes_out_otherwise_is_stopped_while_the_server_runs(tmp_path):
    url = f"sqlite:///{tmp_path}/osada.db"
    with at(url) as (street, context):
        broken, sound = (set_up(street, name, "Jan")[0] for name in ("Eva", "Iva"))
        broken.act("anchor Anse")
        with context.database.writing() as connection:
            mine = (log.c.table == broken.table) & (log.c.kind == "act")
            connection.execute(update(log).where(mine).values(text="sell"))
    with at(url) as (street, context):
        until(lambda: _status(context, broken.table) == "stopped")
        assert _status(context, sound.table) == "playing"


def _status(context, table):
    with context.database.reading() as connection:
        return connection.scalar(select(tables.c.status).where(tables.c.id == table))


# --- Time that nobody could use ---------------------------------------------


def test_time_without_a_server_is_given_back(database_url):
    with at(database_url) as (street, context):
        eva, _ = set_up(street, "Eva", "Jan", settings={"pace": 60, "late": "bot"})
        cookie = eva.browser.cookies["osada"]
        until(lambda: _alive(context))
    away, database = 3600.0, Database(database_url)
    with closing(database), database.writing() as connection:  # as if all had happened an hour ago
        connection.execute(update(settings).where(settings.c.name == ALIVE).values(value=str(time.time() - away)))
        connection.execute(update(seats).where(seats.c.deadline.is_not(None)).values(deadline=time.time() - away + 50))
    with at(database_url) as (street, _):
        again = Player(street.stranger(cookie=f"osada={cookie}"), eva.table)
        until(lambda: again.look()["entries"][-1]["text"].startswith("pause"))
        assert all(seat["bot"] is None and not seat["late"] for seat in again.look()["seats"])
        assert all(seat["deadline"] > time.time() for seat in again.look()["seats"])


def _alive(context):
    with context.database.reading() as connection:
        return connection.scalar(select(settings.c.value).where(settings.c.name == ALIVE))


def test_a_short_pause_is_nobodys(tmp_path):
    with at(f"sqlite:///{tmp_path}/osada.db") as (street, context):
        eva, _ = set_up(street, "Eva", "Jan", settings={"pace": 60})
        before = eva.look()
        with context.database.writing() as connection:
            recently = str(time.time() - GAP / 2)
            connection.execute(update(settings).where(settings.c.name == ALIVE).values(value=recently))
        Clock(context.database, context.matches).tick()
        assert eva.look()["seats"] == before["seats"]


def test_time_is_given_back_once_also_where_a_table_fails(database_url, monkeypatch):
    with at(database_url) as (street, context):
        tables = [set_up(street, name, "Jan", settings={"pace": 600})[0] for name in ("Eva", "Iva")]
        before = {each.table: each.look()["seats"][0]["deadline"] for each in tables}
        broken, sound = tables
        give = Clock._give_back
        monkeypatch.setattr(Clock, "_give_back", lambda *facts: 1 / 0 if facts[1] == broken.table else give(*facts))
        with context.database.writing() as connection:
            long_ago = update(settings).where(settings.c.name == ALIVE).values(value=str(time.time() - 300))
            connection.execute(long_ago)
        for _ in range(2):
            Clock(context.database, context.matches).tick()
        until(lambda: sound.look()["seats"][0]["deadline"] > before[sound.table])
        assert 299 < sound.look()["seats"][0]["deadline"] - before[sound.table] < 599
        assert broken.look()["seats"][0]["deadline"] == before[broken.table]


# --- Many at once -----------------------------------------------------------


def test_two_thousand_people_at_a_table_are_present_at_the_other_server(postgres_url):
    here, there = Hub(), Hub()
    people = {f"{number:022d}" for number in range(2000)}
    url = Database(postgres_url).url
    with ExitStack() as stack:
        for person in people:
            stack.enter_context(here.watching("table", person))
        listeners = [stack.enter_context(closing(Listener(url, hub))) for hub in (here, there)]
        until(lambda: there.present("table") == people)
        assert len(listeners) == 2 and len(people) > MOST_TOLD


@pytest.fixture
def half_open():
    with ExitStack() as stack:

        def open_many(url, number):
            address = urlsplit(url)
            found = [socket.create_connection((address.hostname, address.port), PATIENCE) for _ in range(number)]
            for each in found:
                stack.enter_context(each)
                each.sendall(b"GET / HTTP/1.1\r\nhost: ")
            return found

        yield open_many


def test_thousands_who_say_nothing_keep_nobody_out(tmp_path, half_open):
    with at(f"sqlite:///{tmp_path}/osada.db") as (street, _):
        eva, jan = set_up(street, "Eva", "Jan")
        silent = half_open(street.url, 3000)
        eva.act("anchor Anse")
        assert jan.look()["seq"] == eva.look()["seq"]
        assert _is_closed(silent[0])


def test_a_head_that_does_not_come_is_not_waited_for(tmp_path, half_open, monkeypatch):
    monkeypatch.setattr(connections, "PATIENCE", 0.2)
    with at(f"sqlite:///{tmp_path}/osada.db") as (street, _):
        assert _is_closed(half_open(street.url, 1)[0])
        [polite] = half_open(street.url, 1)
        polite.sendall(b"localhost\r\ncontent-length: 0\r\n\r\nGET / HTTP/1.1\r\nhost: ")
        polite.settimeout(PATIENCE)
        assert polite.recv(9) == b"HTTP/1.1 "
        until(lambda: not polite.recv(65536))  # also not after a first request


def _is_closed(connection):
    connection.settimeout(PATIENCE)
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True

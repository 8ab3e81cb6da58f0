"""Bots that think on other machines: `osada worker` beside a server that thinks nothing itself."""

import os
import signal
import subprocess
import sys
from contextlib import ExitStack, closing, contextmanager

import psycopg
import pytest

from osada.server.storage.database import Database
from osada.server.thinking.queue import Queue
from tests.patience import PATIENCE, until
from tests.server.given import Street, server
from tests.server.tables import play_on, set_up
from tests.server.test_thinking_seats import give, play_to_the_end, table_of

SETTINGS = {"OSADA_MODULES": "tests.server.odd_bots", "OSADA_COMPILED": "none", "OSADA_BOT_PAUSE": "0"}
COMMAND = [sys.executable, "-c", "from osada.cli import main; main()", "worker"]


@contextmanager
def worker(url):
    command = [*COMMAND, "--database", url, "--workers", "1"]
    with subprocess.Popen(command, env={**os.environ, **SETTINGS}) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def context(postgres_url, notes):
    with server(database=postgres_url, thinking="workers") as (url, context), closing(Street(url)) as street:
        context.street = street
        yield context


def waiting(url):
    with psycopg.connect(url) as connection:
        return connection.execute("SELECT status, args FROM procrastinate_jobs ORDER BY id").fetchall()


def test_bots_play_to_the_end_by_a_worker(context, postgres_url):
    table = table_of(context, "greedy", "easy", people=0)
    assert context.thinking.pool is None  # nobody thinks here
    assert [job[1] for job in waiting(postgres_url)] == [{"table": table.table, "seat": seat} for seat in (0, 1)]
    with worker(postgres_url) as process:
        play_to_the_end(table)
        until(lambda: not waiting(postgres_url))
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_a_bot_waits_once_however_often_its_table_changes(context, postgres_url):
    table = table_of(context, "greedy", "easy", people=0)
    for word in ("Hello", "Anybody?"):
        with context.matches.changing(table.table) as change:
            change.add("chat", None, word)
    assert len(waiting(postgres_url)) == 2


def test_advice_comes_from_a_worker(context, postgres_url):
    eva, jan = set_up(context.street, "Eva", "Jan")
    with worker(postgres_url):
        responses = []

        def has_advice():
            responses.append(eva.request("POST", "/hint", level="greedy"))
            return responses[-1].status_code == 200

        until(has_advice)
        assert {response.status_code for response in responses[:-1]} <= {503, 429}  # it may have had to compile first
        assert responses[-1].json()["action"] in eva.look()["play"]["legal"]
        assert [entry["text"] for entry in jan.look()["entries"]].count("hint") == 1


def test_what_a_dead_worker_had_taken_is_taken_by_another(context, postgres_url, notes, gate):
    eva = table_of(context, "random")
    with ExitStack() as stack:
        first = stack.enter_context(worker(postgres_url))
        give(context, eva, 0, "patient")
        until(notes)
        first.send_signal(signal.SIGKILL)
        first.wait()
        gate()
        stack.enter_context(worker(postgres_url))
        until(lambda: eva.look()["status"] == "finished")


def test_a_worker_lives_on_when_its_connections_are_cut(context, postgres_url):
    with worker(postgres_url) as process:
        play_to_the_end(table_of(context, "greedy", "random", people=0))
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        play_to_the_end(table_of(context, "greedy", "random", people=0))
        assert process.poll() is None


def test_the_queue_is_made_once(postgres_url):
    with closing(Database(postgres_url)) as database, closing(Queue(database, 1)), closing(Queue(database, 1)):
        assert not waiting(postgres_url)


def test_where_too_much_waits_advice_is_refused(postgres_url, notes):
    settings = {"database": postgres_url, "thinking": "workers", "queue": 1}
    with server(**settings) as (url, context), closing(Street(url)) as context.street:
        table_of(context, "greedy", "greedy", people=0)
        iva, _ = set_up(context.street, "Iva", "Jan")
        response = iva.request("POST", "/hint", level="greedy")
    assert (response.status_code, response.json()["error"]["reason"]) == (503, "thinking_busy")


def test_without_postgresql_there_are_no_workers(tmp_path):
    """One line that says what would be right."""
    with pytest.raises(ValueError, match="(?i)postgresql"):
        server(database=f"sqlite:///{tmp_path}/osada.db", thinking="workers").__enter__()
    result = subprocess.run(
        [*COMMAND, "--database", f"sqlite:///{tmp_path}/osada.db"], capture_output=True, text=True, check=False
    )
    assert result.returncode == 2 and "postgresql://" in result.stderr and result.stderr.count("\n") == 1


def reviewed(player):
    response = player.request("POST", "/review", level="greedy")
    return response.json() if response.status_code == 200 else None


def test_a_worker_reviews_a_finished_table(context, postgres_url):
    eva, jan = set_up(context.street, "Eva", "Jan")
    play_on([eva, jan])
    with worker(postgres_url):
        found = until(lambda: reviewed(eva))
    assert found["done"] == found["choices"] > 0

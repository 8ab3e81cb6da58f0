"""A server on a database of its own for each test file, and the street before it."""

import os
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from osada.server import hashing
from osada.server.limits import RATES
from tests.server import postgres
from tests.server.given import Street, server
from tests.server.odd_bots import GATE, NOTES
from tests.server.town import Town, mailbox


@pytest.fixture(scope="module")
def served(request, tmp_path_factory):
    """The address and the context of a running server. A file with more requests than people make sets LIMITS = 0."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server')}/osada.db"
    with server(database=database, workers=1, limits=getattr(request.module, "LIMITS", 1)) as running:
        yield running


@pytest.fixture
def street(served):
    street = Street(served[0])
    yield street
    street.close()


@pytest.fixture
def street_of():
    """A street before a server of the test's own."""
    streets = []

    def lay(url):
        streets.append(Street(url))
        return streets[-1]

    yield lay
    for street in streets:
        street.close()


@pytest.fixture
def postgres_url():
    """A PostgreSQL database in which nothing stands yet."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request, tmp_path):
    """An empty database of each kind: a test that takes it runs on both."""
    return f"sqlite:///{tmp_path}/osada.db" if request.param == "sqlite" else postgres.new_database()


@pytest.fixture
def no_refill(monkeypatch):
    """Buckets of tokens that do not fill again: emptied they are, too, by a machine that takes its time."""
    for kind, (size, _) in RATES.items():
        monkeypatch.setitem(RATES, kind, (size, 1e9))


@pytest.fixture
def notes(tmp_path, monkeypatch):
    """What the odd bots write down: process, seed, how often they were asked, lines of the match."""
    path = tmp_path / "notes"
    path.touch()
    monkeypatch.setenv(NOTES, str(path))
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    return lambda: [line.split() for line in path.read_text().splitlines()]


@pytest.fixture
def gate(notes):
    return lambda: Path(os.environ[GATE]).touch()


@pytest.fixture
def hasty(database_url, no_refill):
    """People at a server with the usual limits, on each kind of database; what is used up stays so."""
    with server(database=database_url, workers=1) as (address, context):
        town = Town(address, context, None)
        yield town
        town.close()


@pytest.fixture(scope="module", params=os.environ.get("OSADA_TOWNS_ON", "sqlite").split())
def town(request, tmp_path_factory):
    """A server that sends mail, and all who live around it; in the soak on each kind of database."""
    with founded(request.param, tmp_path_factory) as town:
        yield town


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def each_town(request, tmp_path_factory):
    """The same, on each kind of database always."""
    with founded(request.param, tmp_path_factory) as town:
        yield town


@contextmanager
def founded(kind, tmp_path_factory):
    folder = tmp_path_factory.mktemp("town")
    url = f"sqlite:///{folder}/osada.db" if kind == "sqlite" else postgres.new_database()
    settings = {"database": url, "workers": 1, "notice_after": 0, "limits": 0}
    with mailbox() as box, server(mail=box.url, **settings) as (address, context):
        town = Town(address, context, box)
        yield town
        town.close()


@pytest.fixture
def quick_passwords(monkeypatch):
    """For files that make many accounts; how much work a hash is at a real server is tried with the accounts."""
    monkeypatch.setattr(hashing, "HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    monkeypatch.setattr(hashing, "_nobody", cache(hashing._nobody.__wrapped__))  # it remembers a hash

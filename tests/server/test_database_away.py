"""The database is away for a while, as when it is upgraded: what the server does by itself goes on when it is back."""

import time
from contextlib import closing

import pytest

from tests.patience import until
from tests.server.given import Street, server
from tests.server.postgres import Postgres
from tests.server.tables import set_up

PACE = 15  # seconds for a turn, which passes while the database is away


@pytest.fixture
def postgres():
    """One that no other test needs."""
    with closing(Postgres()) as own:
        yield own


@pytest.fixture
def street(postgres):
    with server(database=postgres.new_database(), workers=1) as (url, _), closing(Street(url)) as street:
        yield street


def test_time_is_called_once_the_database_is_back(postgres, street):
    eva, _ = set_up(street, "Eva", "Jan", settings={"pace": PACE})
    deadline = eva.look()["seats"][1]["deadline"]
    postgres.stop()
    assert street.stranger().get("/health").status_code == 503
    until(lambda: time.time() > deadline)
    postgres.start()
    until(lambda: eva.look()["seats"][1]["late"])

"""Several servers on one PostgreSQL: what happens at one is seen at all, even after the wire between them was cut."""

from contextlib import ExitStack, closing

import psycopg
import pytest

from osada.server.hub import Hub
from osada.server.thinking import notify
from osada.server.thinking.notify import NAME
from tests.patience import PATIENCE, until
from tests.server.given import Street, server
from tests.server.tables import Player, set_up
from tests.server.test_live import Wire


@pytest.fixture
def two(postgres_url):
    """Two servers, each with its address and its context."""
    with server(database=postgres_url, workers=1) as first, server(database=postgres_url, workers=1) as second:
        yield first, second


@pytest.fixture
def meeting(two):
    """Eva at one server, Jan at the other, and the wire on which each hears of the other."""
    (first, _), (second, _) = two
    with ExitStack() as stack:
        street = stack.enter_context(closing(Street(first)))
        eva, jan = set_up(street, "Eva", "Jan")
        other = stack.enter_context(closing(Street(second))).stranger()
        other.cookies.set("osada", jan.browser.cookies["osada"])
        jan = Player(other, eva.table)
        yield eva, jan, Wire(eva, first, stack), Wire(jan, second, stack)


def listeners(url):
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT pid FROM pg_stat_activity WHERE application_name = %s", [NAME]).fetchall()
        return {pid for (pid,) in found}


def cut(url):
    """As if the machine with the database had forgotten all who listen."""
    before = listeners(url)
    with psycopg.connect(url, autocommit=True) as connection:
        for pid in before:
            connection.execute("SELECT pg_terminate_backend(%s)", [pid])
    return before


def test_what_happens_at_one_server_is_told_at_the_other(meeting):
    eva, jan, at_first, at_second = meeting
    eva.act("anchor Anse")
    assert at_second.next("event")["entries"][-1]["text"].startswith("anchor")
    jan.act("anchor Brac")
    until(lambda: at_first.next("event")["seq"] == jan.look()["seq"])


def present(wire, seats):
    """Waits until the wire says that these seats are present, and no others."""
    while wire.next("presence")["seats"] != seats:
        pass


def test_who_looks_through_another_server_is_present(meeting, two):
    eva, jan, at_first, at_second = meeting
    present(at_first, [0, 1])
    present(at_second, [0, 1])
    for _, context in two:
        assert len(context.hub.present(eva.table)) == 2
    at_second.close()
    present(at_first, [0])


def test_who_has_come_before_a_server_listens_is_told_at_the_next_heartbeat(meeting, two, monkeypatch):
    eva, _, at_first, _ = meeting
    monkeypatch.setattr(notify, "HEARTBEAT", 0.2)
    present(at_first, [0, 1])
    (_, context), _ = two
    (other,) = context.hub._elsewhere[eva.table]
    context.hub.hear(other, eva.table, people=(), seconds=0)  # as if it had never been told
    present(at_first, [0])
    present(at_first, [0, 1])


def test_servers_that_fall_silent_are_forgotten():
    hub = Hub()
    hub.hear("other", "table", ["jan"], seconds=60)
    hub.hear("third", "table", ["ota"], seconds=-1)
    assert hub.present("table") == {"jan", "ota"}
    hub.forget_silent()
    assert hub.present("table") == {"jan"}


def test_a_lost_wire_is_noticed_and_nothing_is_missed(meeting, postgres_url):
    eva, jan, _, at_second = meeting
    until(lambda: len(listeners(postgres_url)) == 2)
    before = cut(postgres_url)
    eva.act("anchor Anse")
    assert at_second.next("event")["entries"][-1]["text"].startswith("anchor")
    until(lambda: len(listeners(postgres_url) - before) == 2)
    jan.act("anchor Brac")


def test_a_change_that_is_not_kept_is_not_announced(two, postgres_url):
    (_, context), _ = two
    with closing(psycopg.connect(postgres_url, autocommit=True)) as ear:
        ear.execute("LISTEN osada")
        street = Street(two[0][0])
        eva, _ = set_up(street, "Eva", "Jan")
        street.close()
        news = (notice.payload.split() for notice in ear.notifies(timeout=PATIENCE))
        assert [eva.table, "2"] in news
        with pytest.raises(ZeroDivisionError), context.matches.changing(eva.table) as change:
            change.add("chat", 0, "never said")
            raise ZeroDivisionError
        with context.matches.changing(eva.table) as change:
            change.add("chat", 0, "said")
        assert next(news) == [eva.table, "3"]

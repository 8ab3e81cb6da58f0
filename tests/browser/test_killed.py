"""The server is killed in the middle of a move: the page goes on by itself, and the move is there once."""

import re
import signal

import pytest
from playwright.sync_api import expect

from tests.browser.hands import confirm, expect_log
from tests.ports import held_port
from tests.server.given import Street
from tests.server.process import process
from tests.server.tables import set_up

SERVED = {"OSADA_MODULES": "", "OSADA_LIMITS": "0"}


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path}/osada.db"


@pytest.fixture
def port():
    """The same for one server after the other."""
    with held_port() as port:
        yield port


def die_in_mid_move(page, server):
    """It hears nothing more when the move is sent, and is killed with the move on its way."""
    page.get_by_role("button", name=re.compile("^Island 4,")).click()
    page.get_by_role("group", name=re.compile("^Start number")).get_by_role("button", name="3").click()
    expect(confirm(page)).to_be_enabled()
    server.send(signal.SIGSTOP)
    confirm(page).click()
    expect(page.get_by_text("Saving …")).to_be_visible()
    server.end(signal.SIGKILL)
    expect(page.get_by_text("Reconnecting … your last move is not yet saved.")).to_be_visible()


def test_page_goes_on_after_kill(person, database, port):
    serve = ("--database", database, "--port", str(port))
    with process(*serve, **SERVED) as first:
        street = Street(first.url)
        eva, jan = set_up(street, "Eva", "Jan", game="hashi")
        page = person(f"/#/table/{eva.table}", at=first.url, cookies=dict(eva.browser.cookies))
        die_in_mid_move(page, first)
    with process(*serve, **SERVED):
        expect(page.get_by_text("Reconnecting")).to_have_count(0)
        expect(page.get_by_text("Done. Waiting for Jan.")).to_be_visible()
        acts = [entry["text"] for entry in eva.look()["entries"] if entry["kind"] == "act"]
        assert acts == ["start 4 3"]
        expect_log(page, eva.table)
        jan.any_act()  # and both go on
        expect(page.get_by_text("Round 1 of")).to_be_visible()
        street.close()

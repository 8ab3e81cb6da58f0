"""People in front of real browsers, at a server that hands out the built page."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import patience
from tests.browser import chromium
from tests.browser.hands import board
from tests.browser.rooms import Rooms, made
from tests.server.given import Street, server

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "src" / "osada" / "page" / "index.html"
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = patience.PATIENCE * 1000  # in milliseconds
AGAINST = {"who": "bot", "level": "random"}
LOCALES = {"en": "en-GB", "cs": "cs-CZ"}

expect.set_options(timeout=PATIENCE)
browser = pytest.fixture(scope="session")(chromium.browsers)


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """The address and the context of a server with all games, whose bots think in processes of their own."""
    assert BUILT.exists(), "the page is not built: make page"
    database = f"sqlite:///{tmp_path_factory.mktemp('browser')}/osada.db"
    with server(database=database, limits=0, workers=1, modules="tests.browser.quick_bots") as found:
        yield found


@pytest.fixture(scope="session")
def address(house):
    return house[0]


@pytest.fixture
def street(address):
    """People without a browser, who talk to the server themselves: to be quick."""
    street = Street(address)
    yield street
    street.close()


@pytest.fixture(scope="session")
def rooms(address):
    """Every room, with something in it."""
    street = Street(address)
    yield Rooms(street)
    street.close()


@pytest.fixture
def person(browser, address):
    """Makes a page in a browser of somebody's own. Mistakes of scripts fail.

    `kept` is what the page remembers on the device, `cookies` are those of somebody whom the server knows already;
    `first` is called with the page before it goes anywhere.
    """
    contexts, mistakes = [], []

    def enter(path="/", *, lang="en", at=address, kept=None, cookies=None, first=None, **settings):
        usual = {"viewport": DESKTOP, "locale": LOCALES[lang], "reduced_motion": "reduce"}
        context = browser.new_context(base_url=at, storage_state=stored(at, kept or {}), **(usual | settings))
        contexts.append(context)
        context.add_cookies([{"name": name, "value": value, "url": at} for name, value in (cookies or {}).items()])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda mistake: mistakes.append(str(mistake)))
        if first:
            first(page)
        page.goto(path)
        return page

    yield enter
    for context in contexts:
        context.close()
    assert not mistakes


@pytest.fixture
def match(street, person):
    """Makes a page in front of a new match against a bot that acts at random."""

    def sit(game, **settings):
        eva = street.guest("Eva")
        path = f"/#/table/{made(eva, game, AGAINST)['table']}"
        page = person(path, cookies=dict(eva.cookies), **settings)
        board(page).wait_for()
        return page

    return sit


@pytest.fixture
def at_table(person):
    """Somebody's page of their table, and the commands that it sends."""

    def enter(player, **more):
        sent = []
        given = {"cookies": dict(player.browser.cookies), "first": lambda page: listen(page, sent)}
        page = person(f"/#/table/{player.table}", **given, **more)
        board(page).wait_for()
        return page, sent

    return enter


def listen(page, sent):
    def hear(text):
        message = json.loads(text)
        if message["do"] == "act":
            sent.append(message["actions"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))


def stored(origin, kept):
    entries = [{"name": f"osada.{name}", "value": json.dumps(value)} for name, value in kept.items()]
    return {"cookies": [], "origins": [{"origin": origin, "localStorage": entries}]}

"""People in front of real browsers, at a server that hands out the built page."""

from pathlib import Path

import pytest

from tests.browser import chromium
from tests.server.given import server

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "src" / "osada" / "page" / "index.html"
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

browser = pytest.fixture(scope="session")(chromium.browsers)


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """The address of a server with all games, whose bots think in processes of their own."""
    assert BUILT.exists(), "the page is not built: make page"
    database = f"sqlite:///{tmp_path_factory.mktemp('browser')}/osada.db"
    with server(database=database, limits=0, workers=1, modules="") as (url, _):
        yield url


@pytest.fixture
def person(browser, house):
    """Makes a page in a browser of somebody's own: `person(lang="cs", viewport=PHONE)`. Mistakes of scripts fail."""
    contexts, mistakes = [], []

    def enter(path="/", *, lang="en", at=house, **settings):
        usual = {"viewport": DESKTOP, "locale": {"en": "en-GB", "cs": "cs-CZ"}[lang], "reduced_motion": "reduce"}
        context = browser.new_context(base_url=at, **(usual | settings))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda mistake: mistakes.append(str(mistake)))
        page.goto(path)
        return page

    yield enter
    for context in contexts:
        context.close()
    assert not mistakes

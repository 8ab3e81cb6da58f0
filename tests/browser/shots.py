"""The pictures in docs/boards, made anew: `python -m tests.browser.shots [game …]`. One function a game."""

import random
import re
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser import chromium
from tests.browser.conftest import DESKTOP, LOCALES, PHONE
from tests.browser.rooms import settled
from tests.server.given import Street, server
from tests.server.tables import Player, set_up

QUICK = {"workers": 1, "modules": "tests.browser.quick_bots"}
PICTURES = Path(__file__).parents[2] / "docs" / "boards"
QUALITY = 60  # of a picture: letters stay sharp, and a file small
MOST_LINES = 2_000
RAFTS = 0.12  # how often somebody reserves a tile instead of taking one
SENSIBLE, PAUSE = "greedy", 0.3  # bots whose cities look like those of people, and time to stop them, in seconds
QUIET = 1_500  # milliseconds until everything that was asked for is drawn


def wait_for(happened):
    """Looks again and again, for as long as a slow machine needs."""
    while not happened():
        time.sleep(PAUSE / 3)


class Studio:
    """A server with tables on it, and a browser that looks at them."""

    def __init__(self, url, browser):
        self._street, self._browser, self._url = Street(url), browser, url

    def table(self, names, turns, *, kinds, better=None, **setting):
        """A match of these people after so many of the lines that begin a turn; the first of them is to act."""
        players, rng, begun = set_up(self._street, *names, **setting), random.Random(turns), 0
        for _ in range(MOST_LINES):
            told = players[0].look()
            if told["status"] != "playing":
                break
            actor = told["play"]["actors"][0]
            legal = players[actor].look()["play"]["legal"]
            begins = legal[0].startswith(kinds)
            if begun >= turns and actor == 0 and begins:
                break
            begun += begins
            players[actor].act(better(players[actor], actor, legal, rng) if better else rng.choice(legal))
        return players[0]

    def lived(self, seats, is_ready, **setting):
        """A match that bots have played, one of them for me, until my own record is like this; then I am to act."""
        me = Player(self._street.guest("Eva"))
        chairs = [{"who": "me"}, *[{"who": "bot", "level": SENSIBLE}] * (seats - 1)]
        me = me.at(me.browser.post("/api/tables", json={"seats": chairs, **setting}).json()["table"])
        if not is_ready(me.look()["play"]["view"]["players"][0]):
            me.request("PUT", "/seats/0/bot", level=SENSIBLE).raise_for_status()
            wait_for(lambda: is_ready(me.look()["play"]["view"]["players"][0]))
            me.request("POST", "/back").raise_for_status()
        wait_for(lambda: me.look()["play"]["actors"] == [0])
        while "pass" not in me.look()["play"]["legal"]:  # in the middle of a choice: a turn is to begin
            me.any_act()
            wait_for(lambda: me.look()["play"]["actors"] == [0])
        return me

    @contextmanager
    def looking(self, player, *, lang="en", theme="light", room="table", step="", **screen):
        """The table in a browser of this player; or another room of it."""
        settings = {"viewport": DESKTOP, "color_scheme": theme, "locale": LOCALES[lang], "reduced_motion": "reduce"}
        context = self._browser.new_context(base_url=self._url, **(settings | screen))
        cookies = dict(player.browser.cookies).items()
        context.add_cookies([{"name": name, "value": value, "url": self._url} for name, value in cookies])
        page = context.new_page()
        settled(page, f"/#/{room}/{player.table}{step}")
        page.wait_for_timeout(QUIET)
        yield page
        context.close()

    def shoot(self, player, name, *clicks, **screen):
        """A picture after clicks on what is named like this."""
        with self.looking(player, **screen) as page:
            for click in clicks:
                page.get_by_role("button", name=re.compile(click)).first.click()
                page.wait_for_timeout(QUIET)
            PICTURES.mkdir(exist_ok=True)
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def built(player, actor, legal, rng):
    """Builds, and places tiles where they pay most, so that districts look like those of people."""
    if legal[0].startswith("tile"):
        gains = player.request("POST", "/gains", actions=[]).json()["gains"]
        return max(gains, key=lambda gain: gain["totals"][actor])["action"]
    return rng.choice([line for line in legal if line.startswith("build")] or legal)


def mesta(studio):
    """Start, middle and end; a tile in the hand, pieces in the hand; four seats; light, dark, a phone."""

    setting = {"kinds": ("take", "start"), "better": built, "game": "mesta", "options": {"metropolis": "New York"}}
    middle = studio.table(("Eva", "Ota"), 36, **setting)
    studio.shoot(studio.table(("Eva", "Ota"), 0, **setting), "mesta-start")
    studio.shoot(middle, "mesta-desktop-light", r"^Tiles, slot [123], .*; free")
    studio.shoot(middle, "mesta-desktop-dark", r"^Pieces, slot [123], .*; free", theme="dark")
    phone = {"viewport": PHONE, "has_touch": True, "lang": "cs"}
    studio.shoot(middle, "mesta-phone", r"^Destičky, pole [123], .*; volné", **phone)
    studio.shoot(studio.table(("Eva", "Ota", "Jan", "Iva"), 84, **setting), "mesta-four")
    studio.shoot(studio.table(("Eva", "Ota"), 99, **setting), "mesta-end", room="replay", step=f"/{MOST_LINES}")


def paid(player, actor, legal, rng):
    """What pays most; now and then a raft, so that some lie on the river."""
    if not legal[0].startswith(("take", "place", "pay")):
        return next((line for line in legal if line.startswith("claim")), "end")
    rafts = [line for line in legal if line.startswith("raft")]
    if rafts and rng.random() < RAFTS:
        return rng.choice(rafts)
    gains = player.request("POST", "/gains", actions=[]).json()["gains"]
    fit = [gain for gain in gains if gain["action"].startswith(("take", "place", "pay"))]
    return max(fit, key=lambda gain: gain["totals"][actor] - gain["totals"][1 - actor] / 2)["action"]


def bobrany(studio):
    """Start, middle and end; a tile in the hand; a card that is counted; light, dark, a phone."""

    setting = {"kinds": ("take",), "better": paid, "game": "bobrany", "options": {"first": "0"}}
    middle, late = (studio.table(("Eva", "Ota"), turns, **setting) for turns in (20, 27))
    studio.shoot(studio.table(("Eva", "Ota"), 0, **setting), "bobrany-start")
    studio.shoot(middle, "bobrany-desktop-light", r"^Position \d, slot \d: .*Column .*Best")
    studio.shoot(late, "bobrany-desktop-dark", r"^Position \d, slot \d: .*Column .*Best", theme="dark")
    studio.shoot(middle, "bobrany-counting", "^Food: ")
    phone = {"viewport": PHONE, "has_touch": True, "lang": "cs"}
    studio.shoot(middle, "bobrany-phone", r"^Pozice \d, místo \d: .*Sloupec .*Nejvíc", **phone)
    over = studio.table(("Eva", "Ota"), 99, **setting)
    studio.shoot(over, "bobrany-end", room="replay", step=f"/{MOST_LINES}")


def divukraj(studio):
    """Start, a payment, a full city of four seats, alone against Rugwort; light, dark, a phone."""

    early = studio.lived(2, lambda me: me["season"] == "summer" and me["resources"]["berry"] > 2, game="divukraj")
    late = studio.lived(2, lambda me: me["season"] == "autumn" and me["spaces"] > 11, game="divukraj")
    four = studio.lived(4, lambda me: me["season"] == "autumn" and me["spaces"] > 11, game="divukraj")
    studio.shoot(studio.lived(2, lambda me: True, game="divukraj"), "divukraj-start")
    studio.shoot(early, "divukraj-desktop-light", "you can play it")
    studio.shoot(late, "divukraj-desktop-dark", theme="dark")
    studio.shoot(four, "divukraj-four")
    studio.shoot(studio.lived(1, lambda me: me["season"] == "summer", game="divukraj"), "divukraj-rugwort")
    phone = {"viewport": PHONE, "has_touch": True, "lang": "cs"}
    studio.shoot(late, "divukraj-phone", "^Moje$", **phone)


SCENES = {"bobrany": bobrany, "divukraj": divukraj, "mesta": mesta}


def main(*names):
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/osada.db"
        with server(database=database, limits=0, bot_pause=PAUSE, **QUICK) as (url, _):
            for browser in chromium.browsers():
                studio = Studio(url, browser)
                for name in names or SCENES:
                    SCENES[name](studio)


if __name__ == "__main__":
    main(*sys.argv[1:])

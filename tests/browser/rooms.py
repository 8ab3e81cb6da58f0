"""Every room of the house, with something in it: tables in all stages, made by the API."""

from pathlib import Path

from osada import GAMES
from tests.server.given import Street
from tests.server.tables import Player, play_on

AXE = (Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
QUICK = {"who": "bot", "level": "random"}


class Visitor:
    """Somebody with tables: one in each game, one that waits for a friend, one that is over."""

    def __init__(self, url):
        self._street = Street(url)
        self.browser = self._street.guest("Jana")
        self.tables = {game: self._table(game, QUICK) for game in GAMES}
        self.waiting = self._table("hashi", {"who": "open"})
        self.finished = self._table("hashi")
        play_on([Player(self.browser, self.finished)])

    def _table(self, game, *others):
        made = self.browser.post("/api/tables", json={"game": game, "seats": [{"who": "me"}, *others]})
        assert made.status_code == 201, made.text
        return made.json()["table"]

    @property
    def cookies(self):
        return dict(self.browser.cookies)

    def rooms(self):
        """name -> address"""
        plain = ("", "lobby", "archive", "account", "settings", "nowhere")
        of_games = ("new", "score", "help")
        return {
            **{room or "home": f"/#/{room}" for room in plain},
            **{f"{room} {game}": f"/#/{room}/{game}" for room in of_games for game in GAMES},
            **{f"table {game}": f"/#/table/{table}" for game, table in self.tables.items()},
            "waiting": f"/#/table/{self.waiting}",
            "end": f"/#/table/{self.finished}",
            "replay": f"/#/replay/{self.finished}",
            "no such table": f"/#/table/{'A' * 22}",
        }

    def close(self):
        self._street.close()


def go(page, address):
    """To another room, until it is shown."""
    page.goto(address)
    page.locator(f"html[data-room='{address.lstrip('/')}']").wait_for(state="attached")
    page.locator("h1, h2, [role=alert], main").first.wait_for()


def violations(page):
    """What axe has to say about the page as it stands."""
    found = page.evaluate("(source) => { if (!window.axe) (0, eval)(source); return window.axe.run(); }", AXE)
    return [(each["id"], each["nodes"][0]["html"][:200]) for each in found["violations"]]

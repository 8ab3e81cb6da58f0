"""Every room of the page, with something in it: tables in play, one that waits, one that is over."""

from itertools import count

from osada.games import GAMES
from tests.server.tables import RATED, set_up
from tests.server.town import PASSWORD

NAMES = count(1)
LOOK, CALM = 20, 3  # milliseconds between two looks, and looks without any question to the server


PLAIN = {
    "home": "/",
    **{room: f"/#/{room}" for room in ("lobby", "archive", "account", "settings", "fair")},
    "confirm": "/#/confirm/somekey",
    **{room: f"/#/{room}/hashi" for room in ("new", "guide", "ladder")},
    **{f"{room} of {game}": f"/#/{room}/{game}" for room in ("score", "help") for game in GAMES},
}
AFTER = {"end": "table", "replay": "replay", "review": "review", "proof": "fair"}
ROOMS = (*PLAIN, *(f"table of {game}" for game in GAMES), "wait", "join", "person", *AFTER)


class Rooms:
    """The rooms of somebody who sits at many tables: `paths` are their addresses by name."""

    def __init__(self, street):
        eva, against = street.guest(f"Eva {next(NAMES)}"), {"who": "bot", "level": "random"}
        tables = {f"table of {game}": f"/#/table/{made(eva, game, against)['table']}" for game in GAMES}
        waiting = f"/#/wait/{made(eva, 'hashi', {'who': 'open'})['table']}"
        other = made(street.guest(f"Jan {next(NAMES)}"), "hashi", {"who": "open"})
        over = finished(street)[0].table
        self.paths = PLAIN | tables | {"wait": waiting, "join": f"/#/join/{other['table']}/{other['invitation']}"}
        self.paths |= {"person": f"/#/person/{rated(street)['id']}"}
        self.paths |= {name: f"/#/{room}/{over}" for name, room in AFTER.items()}
        self.cookies = dict(eva.cookies)


def account(street, name):
    """A browser whose owner has an account."""
    browser = street.stranger()
    response = browser.post("/api/account", json={"name": f"{name} {next(NAMES)}", "password": PASSWORD})
    assert response.status_code == 201, response.text
    return browser


def rated(street):
    """Somebody who has won a rated match of Hashi."""
    names, settings = ("Iva", "Leo"), {"game": "hashi", "settings": RATED}
    winner, loser = set_up(street, *names, come=lambda name: account(street, name), **settings)
    assert loser.command("resign").status_code == 200
    return winner.browser.get("/api/me").json()


def made(browser, game, other):
    response = browser.post("/api/tables", json={"game": game, "seats": [{"who": "me"}, other]})
    assert response.status_code == 201, response.text
    return response.json()


def finished(street, lines=8):
    """A short match of Hashi that is over: its players did the first best things, and the second one resigned."""
    names = f"Jan {next(NAMES)}", f"Ota {next(NAMES)}"
    players = set_up(street, *names, game="hashi")
    for _ in range(lines):
        players[players[0].look()["play"]["actors"][0]].any_act()
    assert players[1].command("resign").status_code == 200
    assert players[0].look()["status"] == "finished"
    return players


def settled(page, path):
    """Goes to a room and waits until everything that it asked for is there, and drawn."""
    asked = set()
    heard = {"request": lambda each: asked.add(each)}
    heard |= dict.fromkeys(("requestfinished", "requestfailed"), lambda each: asked.discard(each))
    for event, hear in heard.items():
        page.on(event, hear)
    page.goto("about:blank")
    page.goto(path)
    page.locator("main, section.end").first.wait_for()
    calm = 0
    while calm < CALM:
        page.wait_for_timeout(LOOK)
        calm = 0 if asked else calm + 1
    for event, hear in heard.items():
        page.remove_listener(event, hear)

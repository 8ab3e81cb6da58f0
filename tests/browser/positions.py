"""Tables that stand as a test needs them, and pages in front of them."""

from osada.engine.dice import Dice
from osada.engine.record import record_of
from osada.engine.table import Table
from osada.games import GAMES
from tests.browser.hands import board
from tests.server.tables import Player


def ready(street, game, choose, is_ready, *, seed, seats=2):
    """Ema, who is to act at a table as a test needs it, bots at the other seats.

    It is played here with the outcomes of a seed and with the lines that `choose` picks, brought to the server, and
    played on there.
    """
    table = Table(GAMES[game], seats, dice=Dice(seed))
    table.roll()
    while not (table.actors == [0] and is_ready(table)):
        assert not table.over, "another seed: the match was over before the table was ready"
        table.play(table.actors[0], choose(table.legal(table.actors[0])))
        table.roll()
    ema = Player(street.guest("Ema"))
    brought = ema.browser.post("/api/records", json={"record": record_of(table).text()}).json()["table"]
    chairs = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * (seats - 1)]
    made = ema.at(brought).request("POST", "/fork", step=len(table.log), seats=chairs)
    assert made.status_code == 201, made.text
    return ema.at(made.json()["table"])


def looking(person, player, **settings):
    """A page in front of somebody's table."""
    page = person(f"/#/table/{player.table}", cookies=dict(player.browser.cookies), **settings)
    board(page).wait_for()
    return page

"""Ferry in the middle of a match, for those who ask about it."""

from osada.engine.table import Table
from tests.games import FERRY
from tests.server.tables import set_up


def anchored(street):
    """Eva and Jan; both have anchored in Anse, and Eva has drawn her first card."""
    eva, jan = set_up(street, "Eva", "Jan")
    eva.act("anchor Anse")
    jan.act("anchor Anse")
    return eva, jan


def ask(player, word, **body):
    response = player.request("POST", f"/{word}", **body)
    assert response.status_code == 200, response.text
    return response.json()


def ferry(*lines):
    """A match of two, and what was played."""
    table = Table(FERRY, 2)
    for line in lines:
        seat, _, words = line.partition(" ")
        table.outcome(words) if seat == "chance" else table.play(int(seat), words)
    return table


def eva_holds(card, *more):
    return ferry("0 anchor Anse", "1 anchor Anse", f"chance card {card}", *more)


def at_the_last_stowing(street):
    """Jan has stowed a card; what Eva does ends the match and lays all hands open."""
    eva, jan = set_up(street, "Eva", "Jan")
    for _ in range(100):
        told = eva.look()
        if told["play"]["view"]["phase"] == "stow" and told["play"]["actors"] == [0]:
            return eva
        player = (eva, jan)[told["play"]["actors"][-1]]
        player.act("rest" if "rest" in player.look()["play"]["legal"] else player.look()["play"]["legal"][0])
    raise AssertionError("nobody stows")

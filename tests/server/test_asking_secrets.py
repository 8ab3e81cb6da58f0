"""Two worlds that a seat cannot tell apart give the same answers, byte for byte, whatever is asked."""

from contextlib import contextmanager

from osada.engine import loops
from tests.laws.secrets import imagined
from tests.server.given import server
from tests.server.tables import set_up


@contextmanager
def another_world(context, table, seat, seed):
    """Meanwhile all that this seat does not know is otherwise."""
    with context.matches.looking(table) as match:
        real, match.table = match.table, imagined(match.table, seat, loops.generator(seed))
        differs = match.table.hash != real.hash
    try:
        yield differs
    finally:
        with context.matches.looking(table) as match:
            match.table = real


def answers(player):
    """Everything that can be asked, as bytes."""
    legal = player.look()["play"]["legal"]
    questions = [("try", {"actions": [action]}) for action in legal]
    questions += [("odds", {"actions": [action]}) for action in legal]
    questions += [(word, {"actions": [action]}) for word in ("count", "gains") for action in legal]
    questions += [("count", {}), ("gains", {})]
    questions += [("why", {"action": action}) for action in ("rest", "play Smuggler", "stow Tip", "sail Cres")]
    questions += [("try", {}), ("try", {"actions": [*legal[:1], "rest"]}), ("worth", {})]
    return [player.request("POST", f"/{word}", **body).content for word, body in questions]


def same_in_other_worlds(context, street, asked, enough=6):
    """What these people are told stays the same in worlds that really are others, over as many matches as it takes."""
    differed = 0
    for match in range(10):
        players = set_up(street, "Eva", "Jan")
        for step in range(100):
            told = players[0].look()
            if told["status"] != "playing":
                break
            seat = told["play"]["actors"][0]
            before = asked(players[seat])
            with another_world(context, players[seat].table, seat, 100 * match + step) as differs:
                assert asked(players[seat]) == before
            differed += differs
            legal = players[seat].look()["play"]["legal"]
            players[seat].act("rest" if "rest" in legal else legal[0])
        if differed >= enough:
            return
    raise AssertionError("the other worlds were the same")


def test_answers_do_not_depend_on_what_is_hidden(tmp_path, street_of):
    with server(database=f"sqlite:///{tmp_path}/osada.db", limits=0) as (url, context):
        same_in_other_worlds(context, street_of(url), answers)

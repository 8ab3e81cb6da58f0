"""What if, why not, how likely, worth how much: asked from one's own seat, and nothing is kept."""

import pytest

from osada.engine.table import Table
from osada.server.asking.odds import odds
from osada.server.asking.perspective import Perspective
from osada.server.asking.trial import Trial
from tests.games import FERRY
from tests.server.asked import anchored, ask, at_the_last_stowing
from tests.server.tables import play_on, set_up


@pytest.fixture(name="anchored")
def _anchored(street):
    return anchored(street)


def card_of(player):
    """The one card in the hand of the player's seat."""
    told = player.look()
    (card,) = told["play"]["view"]["players"][told["seat"]]["hand"]
    return card


# --- Try --------------------------------------------------------------------


def test_own_actions_are_tried_and_not_kept(anchored):
    eva, _ = anchored
    before = eva.look()
    tried = ask(eva, "try", actions=["sail Brac"])
    assert (tried["done"], tried["stops"], tried["error"]) == (1, "outcome", None)
    assert tried["view"]["players"][0]["harbour"] == "Brac"
    assert tried["scores"]["scores"][0]["parts"]["coins"] == 2
    assert tried["legal"] == []
    assert eva.look() == before


def test_without_actions_it_is_the_position_itself(anchored):
    eva, _ = anchored
    play, tried = eva.look()["play"], ask(eva, "try")
    assert {name: play[name] for name in ("view", "legal", "scores")} == {
        name: tried[name] for name in ("view", "legal", "scores")
    }
    assert tried["stops"] is None


def test_the_first_illegal_action_stops_and_says_why(anchored):
    eva, _ = anchored
    tried = ask(eva, "try", actions=["sail Cres"])
    assert (tried["done"], tried["stops"]) == (0, "illegal")
    assert tried["error"]["reason"] == "not_a_neighbour"
    assert ask(eva, "try", actions=["fly away"])["error"]["kind"] == "unknown_action"


def test_nothing_is_tried_beyond_an_outcome(anchored):
    eva, _ = anchored
    tried = ask(eva, "try", actions=["rest", "rest"])
    assert (tried["done"], tried["stops"]) == (1, "outcome")


def test_while_others_act_nothing_can_be_tried(anchored):
    _, jan = anchored
    assert ask(jan, "try", actions=["rest"])["stops"] == "others"


def test_what_would_show_something_hidden_is_not_made_up(street):
    """The last card that is stowed ends the match and lays all hands open."""
    eva = at_the_last_stowing(street)
    tried = ask(eva, "try", actions=eva.look()["play"]["legal"][:1])
    assert (tried["done"], tried["stops"]) == (0, "hidden")


def test_only_for_a_seat_of_ones_own_while_the_match_runs(anchored, street):
    eva, jan = anchored
    assert eva.request("POST", "/try", seat=1).status_code == 403
    onlooker = street.guest("Ota")
    assert onlooker.post(f"/api/tables/{eva.table}/try", json={}).status_code == 403
    assert street.stranger().post(f"/api/tables/{eva.table}/try", json={}).status_code == 401
    play_on([eva, jan])
    assert eva.request("POST", "/try").status_code == 409


def test_a_locked_seat_is_asked_with_its_number(street):
    browser = street.guest("Eva")
    chairs = [{"who": "me"}, {"who": "me", "name": "Jan", "pin": "1234"}]
    table = browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"]
    path = f"/api/tables/{table}/try"
    assert browser.post(path, json={"seat": 1}).status_code == 403
    assert browser.post(path, json={"seat": 1, "pin": "1234"}).json()["legal"]


@pytest.mark.parametrize("body", [{"actions": ["rest"] * 41}, {"actions": "rest"}, {"actions": ["x" * 81]}, {"do": 1}])
def test_bodies_are_strict(anchored, body):
    assert anchored[0].request("POST", "/try", **body).status_code == 422


# --- Why --------------------------------------------------------------------


def test_why_in_the_language_of_the_person(street):
    eva = street.guest("Eva", **{"accept-language": "cs"})
    chairs = [{"who": "me"}, {"who": "me", "name": "Jan"}]
    table = eva.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"]
    why = eva.post(f"/api/tables/{table}/why", json={"seat": 0, "action": "sail Brac"}).json()
    assert why["reason"] == "not_now"
    english = street.guest("Eve", **{"accept-language": "en"})
    other = english.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"]
    again = english.post(f"/api/tables/{other}/why", json={"seat": 0, "action": "sail Brac"}).json()
    assert (again["reason"], again["args"]) == (why["reason"], why["args"])
    assert again["message"] != why["message"]


def test_nothing_forbids_what_is_legal(anchored):
    eva, jan = anchored
    assert ask(eva, "why", action="rest") == {"kind": None, "reason": None, "args": [], "message": None}
    assert ask(jan, "why", action="rest")["kind"] == "not_your_turn"
    assert ask(eva, "why", actions=["sail Brac"], action="rest")["kind"] == "not_your_turn"


# --- Odds -------------------------------------------------------------------


def test_outcomes_that_are_hidden_from_the_seat_count_together(anchored):
    eva, _ = anchored
    told = ask(eva, "odds", actions=["rest"])
    assert (told["stops"], told["exact"]) == ("outcome", True)
    assert told["outcomes"] == [{"text": "card ?", "chance": 1.0}]


def test_open_outcomes_are_told_one_by_one(street):
    """Hashi alone: all cards are known, so the odds of the next one are exact; and it is one of those."""
    (eva,) = set_up(street, "Eva", game="hashi")
    for _ in range(20):
        action = eva.look()["play"]["legal"][-1]
        told = ask(eva, "odds", actions=[action])
        eva.act(action)
        if told["stops"] == "outcome":
            break
    assert told["exact"] and len(told["outcomes"]) > 5
    assert sum(outcome["chance"] for outcome in told["outcomes"]) == pytest.approx(1, abs=0.01)
    came = next(entry["text"] for entry in reversed(eva.look()["entries"]) if entry["kind"] == "chance")
    assert came in [outcome["text"] for outcome in told["outcomes"]]


def test_what_is_not_known_is_averaged():
    """Eva is to draw; Jan holds one of the nine cards that she has not seen."""
    table = Table(FERRY, 2)
    for seat in (0, 1):
        table.play(seat, "anchor Anse")
    for seat, card in enumerate(("card Tip", "card Smuggler")):
        table.outcome(card)
        table.play(seat, "rest")
    told = odds(Trial(Perspective.of(table, 0)))
    assert not told["exact"]
    chances = {outcome["text"]: outcome["chance"] for outcome in told["outcomes"]}
    for card, unseen in {"card Cargo": 4, "card Tip": 2, "card Lighthouse": 2, "card Smuggler": 1}.items():
        assert chances[card] == pytest.approx(unseen / 9, abs=0.05)


def test_no_outcome_is_due_before_one_has_acted(anchored):
    assert ask(anchored[0], "odds") == {"done": 0, "stops": None, "exact": True, "outcomes": []}


# --- Worth ------------------------------------------------------------------


def test_each_part_pays_now_and_at_most(anchored):
    eva, _ = anchored
    told = ask(eva, "worth")
    coins = next(row for row in told["parts"] if row["part"] == "coins")
    assert told["whole"]
    assert coins["now"] == 3
    assert coins["best"] == (5 if card_of(eva) == "Tip" else 3)
    assert coins["most"] >= coins["best"]
    assert {row["part"] for row in told["parts"]} == {"coins", "cards", "stowed"}


@pytest.mark.usefixtures("no_refill")
def test_questions_are_limited(served, street):
    """A bucket of its own for each person."""
    eva, jan = set_up(street, "Eva", "Jan")
    responses = [eva.request("POST", "/worth").status_code for _ in range(30)]
    assert set(responses) == {200, 429}
    assert jan.request("POST", "/worth").status_code == 200

"""Ratings: of account holders only, when a table finishes. On both databases."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from osada.server.people.ratings import rate
from osada.server.storage.schema import ratings
from osada.server.tables.play import note_hint
from tests.server.tables import play_on, set_up
from tests.server.town import PASSWORD, me

GAME = "ferry"
pytestmark = pytest.mark.usefixtures("quick_passwords")


def kept(town, *people):
    """mu by person, of those who have a rating."""
    with town.context.database.reading() as connection:
        rows = connection.execute(select(ratings).where(ratings.c.person.in_(people))).all()
    return {row.person: (row.mu, row.sigma, row.matches) for row in rows}


def rated(town, seats, places):
    with town.context.database.writing() as connection:
        rate(connection, GAME, dict(enumerate(seats)), places)
    return kept(town, *(person for person in seats if person))


def test_the_better_one_gains_as_openskill_says(town):
    first, second, third = (me(town.account())["id"] for _ in range(3))
    found = rated(town, [first, second, third], [2, 1, 2])
    model = PlackettLuce()
    teams = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 1, 2])
    expected = [(team[0].mu, team[0].sigma, 1) for team in teams]
    assert [found[person] for person in (first, second, third)] == [pytest.approx(each) for each in expected]
    again = rated(town, [first, second, third], [1, 2, 3])
    assert again[first][0] > found[first][0]
    assert again[first][2] == 2


def test_guests_bots_and_those_with_two_seats_are_left_out(town):
    eva, jan, guest = me(town.account())["id"], me(town.account())["id"], me(town.guest(town.name()))["id"]
    assert rated(town, [eva, guest], [1, 2]) == {}
    assert rated(town, [eva, None], [1, 2]) == {}
    assert rated(town, [eva, jan, jan], [1, 2, 3]) == {}
    assert set(rated(town, [eva, guest, jan, None], [4, 1, 3, 2])) == {eva, jan}
    assert kept(town, jan)[jan][0] > kept(town, eva)[eva][0]


def test_tables_that_finish_at_once_all_count(town):
    eva, jan = (me(town.account())["id"] for _ in range(2))
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda turn: rated(town, [eva, jan][:: 1 if turn % 2 else -1], [1, 2]), range(16)))
    assert (kept(town, eva)[eva][2], kept(town, jan)[jan][2]) == (16, 16)


def with_accounts(town, players):
    for player in players:
        player.browser.post("/api/account", json={"name": town.name(), "password": PASSWORD})
    return [me(player.browser)["id"] for player in players]


def test_a_finished_table_is_rated_and_shown(town):
    players = set_up(town, town.name(), town.name())
    seated = with_accounts(town, players)
    end = play_on(players)
    places = end["end"]["result"]["places"]
    mu = {person: facts[0] for person, facts in kept(town, *seated).items()}
    if places[0] != places[1]:
        winner = seated[places.index(1)]
        assert mu[winner] == max(mu.values()) > min(mu.values())
    profile = town.stranger().get(f"/api/people/{seated[0]}").json()
    assert [(each["game"], each["matches"]) for each in profile["ratings"]] == [(GAME, 1)]
    assert set(profile) == {"id", "name", "guest", "since", "ratings"}


def test_whoever_lets_a_bot_finish_has_lost(town):
    players = set_up(town, town.name(), town.name())
    eva, jan = with_accounts(town, players)
    players[0].request("POST", "/leave")
    players[1].command("resign")
    assert players[1].look()["status"] == "finished"
    mu = {person: facts[0] for person, facts in kept(town, eva, jan).items()}
    assert mu[eva] == mu[jan]


def test_row_13_the_ladder_is_read_page_by_page_and_not_forever(town):
    ladder = town.stranger().get(f"/api/ratings/{GAME}").json()
    worth = [each["mu"] - 3 * each["sigma"] for each in ladder]
    assert len(ladder) >= 2
    assert worth == sorted(worth, reverse=True)
    assert town.stranger().get(f"/api/ratings/{GAME}", params={"offset": len(ladder)}).json() == []
    for offset in (-1, 1001, "x"):
        assert town.stranger().get(f"/api/ratings/{GAME}", params={"offset": offset}).status_code == 422
    assert town.stranger().get("/api/ratings/nothing").status_code == 404


def test_a_match_that_is_played_on_from_a_won_position_is_not_rated(town):
    """Even if another account takes a seat of it."""
    players = set_up(town, town.name(), town.name())
    play_on(players)
    eva, jan = with_accounts(town, players)
    made = players[0].request("POST", "/fork", step=4, seats=[{"who": "me"}, {"who": "me", "name": "Jan"}]).json()
    fork = [player.at(made["table"]) for player in players]
    key = fork[0].request("POST", "/seats/1/link").json()["key"]
    assert fork[1].request("POST", "/claim", key=key).status_code == 200
    assert play_on(fork)["status"] == "finished"
    assert kept(town, eva, jan) == {}


def test_row_23_a_match_with_advice_is_not_rated_and_all_know_of_it(town):
    """Where hints are off nobody gets one: test_thinking_hints."""
    players = set_up(town, town.name(), town.name())
    eva, jan = with_accounts(town, players)
    note_hint(town.context.matches, players[0].table, 0)
    end = play_on(players)
    assert end["status"] == "finished"
    assert [entry["seat"] for entry in players[1].look()["entries"] if entry["text"] == "hint"] == [0]
    assert kept(town, eva, jan) == {}

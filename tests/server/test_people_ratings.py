"""Ratings: of rated matches only, whatever happened there. On both databases."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, select

from osada.server.people import ratings as rating
from osada.server.people.ratings import Finished, rate, weight_of
from osada.server.storage.schema import rated_matches, ratings, tables
from osada.server.tokens import new_token
from tests.patience import until
from tests.server.tables import play_on, set_up, set_up_rated
from tests.server.town import PASSWORD, me

GAME = "ferry"
DAY = 24 * 3600
pytestmark = pytest.mark.usefixtures("quick_passwords")


@pytest.fixture
def town(each_town):
    return each_town


def kept(town, *people):
    """mu, sigma and matches by person, of those who have a rating."""
    with town.context.database.reading() as connection:
        rows = connection.execute(select(ratings).where(ratings.c.person.in_(people))).all()
    return {row.person: (row.mu, row.sigma, row.matches) for row in rows}


def rated(town, people, places, at=None):
    """As if these people had finished a table."""
    table = new_token()
    facts = {"id": table, "game": GAME, "version": 1, "edition": "", "release": "", "seats": len(people), "options": {}}
    more = {"status": "finished", "seq": 0, "settings": {}, "seed": "", "made": 0, "changed": 0}
    with town.context.database.writing() as connection:
        connection.execute(insert(tables).values(**facts, **more))
        rate(connection, Finished(table, GAME, at or time.time()), dict(zip(people, places, strict=True)))
    return kept(town, *people)


def ids(players):
    return [me(player.browser)["id"] for player in players]


def people_of(town, count):
    return [me(town.account())["id"] for _ in range(count)]


# --- What a match is worth --------------------------------------------------


def test_the_better_one_gains_as_openskill_says(town):
    first, second, third = people_of(town, 3)
    found = rated(town, [first, second, third], [2, 1, 2])
    model = PlackettLuce()
    teams = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 1, 2])
    expected = [(team[0].mu, team[0].sigma, 1) for team in teams]
    assert [found[person] for person in (first, second, third)] == [pytest.approx(each) for each in expected]
    again = rated(town, [first, second, third], [1, 2, 3])
    assert again[first][0] > found[first][0]
    assert again[first][2] == 2


def test_who_has_no_account_any_more_is_left_out(town):
    eva, jan = people_of(town, 2)
    guest = me(town.guest(town.name()))["id"]
    assert rated(town, [eva, guest], [1, 2]) == {}
    assert set(rated(town, [eva, guest, jan], [3, 1, 2])) == {eva, jan}
    assert kept(town, jan)[jan][0] > kept(town, eva)[eva][0]


def test_tables_that_finish_at_once_all_count(town):
    eva, jan = people_of(town, 2)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda turn: rated(town, [eva, jan][:: 1 if turn % 2 else -1], [1, 2]), range(16)))
    assert (kept(town, eva)[eva][2], kept(town, jan)[jan][2]) == (16, 16)


def weights(town, person):
    with town.context.database.reading() as connection:
        wanted = select(rated_matches.c.weight).where(rated_matches.c.person == person)
        return list(connection.scalars(wanted.order_by(rated_matches.c.at)))


def test_the_same_two_again_and_again_count_less_and_less(town):
    eva, jan, iva = people_of(town, 3)
    for turn in range(6):
        rated(town, [eva, jan], [1, 2], at=100 * DAY + turn)
    assert weights(town, eva) == weights(town, jan) == [1, 1, 1, 0.5, 0.25, 0.125]
    rated(town, [eva, jan, iva], [1, 2, 3], at=101 * DAY)
    assert [weights(town, person)[-1] for person in (eva, jan, iva)] == [(1 + 1 / 16) / 2, (1 + 1 / 16) / 2, 1]
    rated(town, [eva, jan], [1, 2], at=131 * DAY - 1)  # the six are older than a month, the seventh is not
    rated(town, [eva, jan], [1, 2], at=161 * DAY)
    assert weights(town, eva)[-2:] == [1, 1]
    assert [weight_of(meeting) for meeting in (1, 3, 4, 6)] == [1, 1, 0.5, 0.125]


def test_a_match_that_counts_half_moves_half_the_way(town, monkeypatch):
    whole, half = people_of(town, 2), people_of(town, 2)
    full = rated(town, whole, [1, 2])
    monkeypatch.setattr(rating, "weight_of", lambda meeting: 0.5)
    part = rated(town, half, [1, 2])
    start = PlackettLuce().rating()
    for one, other in zip(whole, half, strict=True):
        assert part[other][0] - start.mu == pytest.approx((full[one][0] - start.mu) / 2)
        assert part[other][1] ** 2 - start.sigma**2 == pytest.approx((full[one][1] ** 2 - start.sigma**2) / 2)


def test_another_game_is_another_ladder(town):
    eva, jan = people_of(town, 2)
    for _ in range(4):
        rated(town, [eva, jan], [1, 2])
    with town.context.database.writing() as connection:
        table = connection.scalar(select(rated_matches.c.table).where(rated_matches.c.person == eva).limit(1))
        assert rating._meetings(connection, Finished(table, GAME, time.time()), [eva, jan])[eva, jan] == 4
        assert rating._meetings(connection, Finished(table, "hashi", time.time()), [eva, jan])[eva, jan] == 0


# --- What counts ------------------------------------------------------------


def test_a_rated_match_is_rated_and_shown(town):
    players = set_up_rated(town)
    seated = ids(players)
    places = play_on(players)["end"]["result"]["places"]
    mu = {person: facts[0] for person, facts in kept(town, *seated).items()}
    if places[0] != places[1]:
        winner = seated[places.index(1)]
        assert mu[winner] == max(mu.values()) > min(mu.values())
    profile = town.stranger().get(f"/api/people/{seated[0]}").json()
    assert [(each["game"], each["matches"]) for each in profile["ratings"]] == [(GAME, 1)]
    assert set(profile) == {"id", "name", "guest", "since", "ratings"}


def resigns(player):
    assert player.command("resign").status_code == 200


def leaves(player):
    assert player.request("POST", "/leave").status_code == 204


def is_late(player):
    """The others act, this one does not."""
    until(lambda: player.look()["status"] == "finished")


def forgets(player):
    assert player.browser.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204


@pytest.mark.parametrize("loses", [resigns, leaves, is_late, forgets])
def test_it_counts_however_it_ends(town, loses):
    eva, jan = set_up_rated(town, settings={"pace": 2 if loses is is_late else 600})
    winner, loser = ids((eva, jan))
    if loses is is_late:
        eva.any_act()
    loses(jan)
    found = kept(town, winner, loser)
    assert eva.look()["end"]["result"]["winners"] == [0]
    assert found[winner][0] > PlackettLuce().rating().mu
    if loses is forgets:
        assert set(found) == {winner} and weights(town, loser) == []
    else:
        assert found[loser][0] < PlackettLuce().rating().mu


def test_who_gave_up_is_last_whatever_the_bot_makes_of_it(town):
    players = set_up_rated(town, 3)
    seated = ids(players)
    resigns(players[0])
    until(lambda: not move_on(players))
    mu = {person: facts[0] for person, facts in kept(town, *seated).items()}
    assert mu[seated[0]] == min(mu.values())


def move_on(players):
    """Whether the match goes on; people act at once, the bot in its own time."""
    told = players[1].look()
    for seat in told["play"]["actors"]:
        if told["seats"][seat]["bot"] is None:
            players[seat].any_act()
            break
    return players[1].look()["status"] == "playing"


@pytest.mark.parametrize("settings", [{}, {"hints": False, "pace": 600}])
def test_a_casual_match_counts_never(town, settings):
    players = set_up(town, town.name(), town.name(), come=town.account, settings=settings)
    assert play_on(players)["status"] == "finished"
    assert kept(town, *ids(players)) == {}


def test_a_rated_match_that_is_played_on_from_a_won_position_is_casual(town):
    players = set_up_rated(town)
    play_on(players)
    before = kept(town, *ids(players))
    made = players[0].request("POST", "/fork", step=4, seats=[{"who": "me"}, {"who": "me", "name": "Jan"}]).json()
    fork = [player.at(made["table"]) for player in players]
    key = fork[0].request("POST", "/seats/1/link").json()["key"]
    assert fork[1].request("POST", "/claim", key=key).status_code == 200
    assert play_on(fork)["status"] == "finished"
    assert kept(town, *ids(players)) == before


# --- What is shown ----------------------------------------------------------


def test_row_13_the_ladder_is_read_page_by_page_and_not_forever(town):
    ladder = town.stranger().get(f"/api/ratings/{GAME}").json()
    worth = [each["mu"] - 3 * each["sigma"] for each in ladder]
    assert len(ladder) >= 2
    assert worth == sorted(worth, reverse=True)
    assert town.stranger().get(f"/api/ratings/{GAME}", params={"offset": 1000}).json() == []
    assert_bounded(town, f"/api/ratings/{GAME}")


def assert_bounded(town, path):
    for offset in (-1, 1001, "x"):
        assert town.stranger().get(path, params={"offset": offset}).status_code == 422
    assert town.stranger().get(path.replace(GAME, "nothing")).status_code == 404


def test_the_matches_that_made_a_rating_are_shown_the_newest_first(town):
    eva, jan = people_of(town, 2)
    for turn in range(52):
        rated(town, [eva, jan], [1, 2] if turn % 3 else [2, 1], at=1000.0 * DAY * (turn + 1))
    path = f"/api/people/{eva}/ratings/{GAME}"
    first, rest = (town.stranger().get(path, params={"offset": offset}).json() for offset in (0, 50))
    found = first + rest
    assert (len(first), len(rest)) == (50, 2)
    assert [row["at"] for row in found] == sorted((row["at"] for row in found), reverse=True)
    assert (found[0]["mu"], found[0]["sigma"]) == pytest.approx(kept(town, eva)[eva][:2])
    for row, before in zip(found, [*found[1:], {"mu": PlackettLuce().rating().mu}], strict=True):
        assert row["gain"] == pytest.approx(row["mu"] - before["mu"])
    assert found[0]["place"] == 2 - (51 % 3 > 0)
    assert [(other["person"], other["place"]) for other in found[0]["others"]] == [(jan, 3 - found[0]["place"])]
    assert town.stranger().get(f"/api/people/{'x' * 22}/ratings/{GAME}").json() == []
    assert_bounded(town, path)


def test_ones_rated_matches_are_exported_and_forgotten(town):
    eva, jan = set_up_rated(town)
    winner, loser = ids((eva, jan))
    resigns(jan)
    (row,) = jan.browser.get("/api/me/export").json()["rated"]
    assert (row["table"], row["place"], row["weight"]) == (jan.table, 2, 1)
    forgets(jan)
    assert weights(town, loser) == [] and weights(town, winner) == [1]
    (shown,) = town.stranger().get(f"/api/people/{winner}/ratings/{GAME}").json()
    assert shown["others"] == []

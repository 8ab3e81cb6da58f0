"""The games that a server has, what is in their boxes, and the score pad."""

import json

import httpx
import pytest

from osada.engine.game import Edition
from osada.games import GAMES
from osada.server import context as rooms
from osada.server.web.games import _printed, without_remarks
from tests.cli.test_score import EXAMPLE
from tests.games import HASHI
from tests.server.given import server


def test_the_games_with_all_that_is_chosen_at_set_up(street):
    found = {game["id"]: game for game in street.stranger().get("/api/games").json()}
    assert set(GAMES) < set(found)
    game = found["hashi"]
    assert (game["version"], game["seats"], game["ready"]) == (1, [1, 2, 3, 4], True)
    side = {"name": "side", "values": ["A", "B"], "default": "A", "seats": [], "each_seat": False}
    assert game["options"][0] == side
    assert game["editions"] == [{"id": edition.id, "hash": edition.hash} for edition in HASHI.editions]
    assert game["levels"] == ["random", "greedy", "easy", "medium", "hard", "max"]
    assert game["parts"] == [part.name for part in HASHI.parts]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_is_sent_without_remarks(street, game):
    browser, file = street.stranger(), GAMES[game].editions[0].file
    response = browser.get(f"/api/games/{game}/components")
    assert response.json()["components"] == without_remarks(json.loads(file.read_text(encoding="utf-8")))
    assert (response.json()["edition"], response.json()["names"]) == ("osada", {})
    assert (response.headers["cache-control"], response.headers["content-encoding"]) == ("no-cache", "gzip")
    again = browser.get(f"/api/games/{game}/components", headers={"if-none-match": response.headers["etag"]})
    assert again.status_code == 304


def test_an_edition_of_an_owner_brings_its_names(tmp_path):
    file = tmp_path / "components.json"
    file.write_text('{"cards": []}')
    (tmp_path / "cs.ftl").write_text("hashi-name-0 = Nultý\n")
    told = json.loads(_printed(HASHI, Edition("mine", "1", tmp_path, file)).plain)
    assert told["names"] == {"cs": "hashi-name-0 = Nultý\n"}
    assert (told["edition"], told["components"]) == ("mine", {"cards": []})


def test_remarks_in_a_file_of_components_are_not_sent(tmp_path):
    file = tmp_path / "components.json"
    card = {"id": "a", "points": 2, "notes": ["twice"], "summary_en": "x"}
    file.write_text(json.dumps({"provenance": "a box", "cards": [card]}))
    told = json.loads(_printed(HASHI, Edition("mine", "1", tmp_path, file)).plain)
    assert told["components"] == {"cards": [{"id": "a", "points": 2}]}


NOWHERE = [("chess", ""), ("hashi", "?edition=other")]


@pytest.mark.parametrize("game, query", NOWHERE)
def test_components_that_there_are_not(street, game, query):
    assert street.stranger().get(f"/api/games/{game}/components{query}").status_code == 422


def test_a_game_whose_box_is_in_its_sources_has_no_components_to_tell(street):
    assert street.stranger().get("/api/games/ferry/components").json()["components"] == {}


# --- The score pad ----------------------------------------------------------


def test_a_real_table_is_scored_part_by_part(street):
    found = street.stranger().post("/api/score/hashi", json=EXAMPLE).json()
    (score,) = found["scores"]
    assert (score["total"], found["final"], found["rival"]) == (sum_of(score), True, None)
    assert score["parts"]["red"] == 9


def sum_of(score):
    return sum(points for points in score["parts"].values() if isinstance(points, int))


WRONG = [
    # what is sent                  language  the message says
    ({}, "en", "boards"),
    ({**EXAMPLE, "side": "C"}, "en", "side"),
    ({**EXAMPLE, "sied": "A"}, "cs", "sied"),
    ({"side": "A", "boards": [{"numbers": {"0": 99}, "bridges": {}}]}, "en", "boards[0].numbers.0"),
    ({"side": "A", "boards": 3}, "cs", "boards"),
]


@pytest.mark.parametrize("pad, lang, named", WRONG)
def test_a_wrong_pad_is_refused_by_its_field_in_the_language_of_the_reader(street, pad, lang, named):
    messages = {}
    for each in ("cs", "en"):
        response = street.stranger(**{"accept-language": each}).post("/api/score/hashi", json=pad)
        assert response.status_code == 422
        messages[each] = response.json()["error"]["message"]
    assert named in messages[lang] and messages["cs"] != messages["en"]


@pytest.mark.parametrize("body", ["[]", "3", '"A"', "null"])
def test_a_pad_is_an_object(street, body):
    headers = {"content-type": "application/json"}
    assert street.stranger().post("/api/score/hashi", content=body, headers=headers).status_code == 422


def test_unknown_games_and_long_pads_are_refused(street):
    browser = street.stranger()
    assert browser.post("/api/score/chess", json={}).status_code == 422
    assert browser.post("/api/score/hashi", json={"side": "A" * 70_000}).status_code == 413


@pytest.mark.usefixtures("no_refill")
def test_who_asks_too_often_is_asked_to_wait(street):
    browser = street.stranger()
    assert 429 in [browser.post("/api/score/chess", json={}).status_code for _ in range(300)]


# --- While games are compiled -----------------------------------------------


def test_nobody_waits_for_the_compiler_in_a_request(tmp_path, monkeypatch, street_of):
    monkeypatch.setattr(rooms, "is_ready", lambda game: game.id != "hashi")
    with server(database=f"sqlite:///{tmp_path}/osada.db", workers=1) as (url, context):
        context.settings = context.settings.model_copy(update={"compiled": "soon"})
        eva = street_of(url).guest("Eva")
        assert {game["id"] for game in httpx.get(f"{url}/api/games").json() if not game["ready"]} == {"hashi"}
        body = {"game": "hashi", "seats": [{"who": "me"}]}
        for response in (eva.post("/api/tables", json=body), eva.post("/api/score/hashi", json=EXAMPLE)):
            assert (response.status_code, response.json()["error"]["reason"]) == (503, "home_compiling")
            assert int(response.headers["retry-after"]) > 0
        assert next(iter(context.thinking.pool.keepers[0].wanted)) == "hashi"

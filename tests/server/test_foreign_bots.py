"""Nobody makes a server run other people's code: no request may name a program or a class as a bot."""

import sys

import pytest

from tests.server.tables import Player, play_on, set_up


@pytest.fixture(params=["cmd", "py"])
def foreign(request, tmp_path, monkeypatch):
    """The name of a bot that would leave a mark, and whether it has left one."""
    mark, module = tmp_path / "ran", tmp_path / "leaves_a_mark.py"
    module.write_text(f"import pathlib\npathlib.Path({str(mark)!r}).touch()\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    names = {"cmd": f"cmd:{sys.executable} {module}", "py": "py:leaves_a_mark:Bot"}
    return names[request.param], mark.exists


def refused(response):
    return response.status_code == 422 and response.json()["error"]["reason"] in ("unknown_bot", "server_form")


def test_no_seat_is_given_to_one(street, foreign):
    name, has_run = foreign
    seats = [{"who": "me"}, {"who": "bot", "level": name}]
    assert refused(street.guest("Eva").post("/api/tables", json={"game": "ferry", "seats": seats}))
    (host,) = set_up(street, "Eva", spare=1)
    assert refused(host.request("PUT", "/seats/1/bot", level=name))
    assert host.look()["seats"][1]["bot"] is None
    assert not has_run()


def test_none_stands_in_or_gives_advice(street, foreign):
    name, has_run = foreign
    eva, _ = set_up(street, "Eva", "Jan")
    assert refused(eva.request("PUT", "/seats/0/bot", level=name))
    assert refused(eva.request("POST", "/hint", level=name))
    assert not has_run()


def test_none_reviews_a_match_or_plays_it_on(street, foreign):
    name, has_run = foreign
    players = set_up(street, "Eva", "Jan")
    play_on(players)
    assert refused(players[0].request("POST", "/review", level=name))
    assert refused(players[0].request("POST", "/fork", step=2, seats=[{"who": "me"}, {"who": "bot", "level": name}]))
    assert not has_run()


def test_none_comes_with_a_record(street, foreign):
    """A record may name its bots; on a server they are names and nothing else."""
    name, has_run = foreign
    record = f"osada 1\ngame ferry 1\nseats 2\nname 0 Eva\nbot 1 {name}\n"
    eva = Player(street.guest("Eva"))
    response = eva.browser.post("/api/records", json={"record": record})
    assert response.status_code == 201, response.text
    assert [seat["bot"] for seat in eva.at(response.json()["table"]).look()["seats"]] == [None, None]
    assert not has_run()

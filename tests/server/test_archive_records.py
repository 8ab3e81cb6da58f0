"""Records: written down, verified by the command, brought back, and played on."""

import json

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from osada.cli.app import app
from osada.engine.dice import Dice
from osada.engine.record import parse, record_of
from osada.engine.table import Table
from osada.server.storage.schema import log
from tests.games import FERRY
from tests.server.tables import Player, play_on, set_up


def record(player):
    response = player.request("GET", "/record")
    assert response.status_code == 200, response.text
    return response.text


def verified(text, tmp_path):
    """What `osada replay --verify` says."""
    file = tmp_path / "match.osada"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(app, ["replay", str(file), "--verify", "--json"])


def bring(browser, text):
    response = browser.post("/api/records", json={"record": text})
    assert response.status_code == 201, response.text
    return Player(browser, response.json()["table"])


def written(lines=None, seed=7):
    """The text of a match of two at Ferry, whole or up to a line."""
    table = Table(FERRY, 2, None, Dice(seed, ["first", "second"]))
    table.names = {0: "Eva", 1: "Jan"}
    while not table.over and (lines is None or len(table.log) < lines):
        if table.chance_due:
            table.roll_once()
        else:
            table.play(table.actors[0], table.legal(table.actors[0])[0])
    return record_of(table).text()


# --- Writing down -----------------------------------------------------------


def test_the_record_of_a_match_can_be_verified(street, tmp_path):
    eva, jan = set_up(street, "Eva", "Jan")
    eva.act("anchor Anse")
    eva.command("undo")
    play_on([eva, jan])
    text = record(Player(street.stranger(), eva.table))
    found = verified(text, tmp_path)
    assert found.exit_code == 0, found.output
    assert json.loads(found.stdout)["scores"] == eva.look()["end"]["result"]["scores"]
    read = parse(text)
    assert read.each_seat("name") == {0: "Eva", 1: "Jan"} and read.header("commit") == eva.look()["set_up"]["commit"]


def test_a_running_match_has_no_record_yet(street):
    eva, _ = set_up(street, "Eva", "Jan")
    assert eva.request("GET", "/record").status_code == 409


def test_a_match_that_was_given_up_has_its_seed_too(street, tmp_path):
    eva, jan = set_up(street, "Eva", "Jan")
    for player in (eva, jan, eva):
        player.any_act()
    assert jan.command("resign").status_code == 200
    text = record(eva)
    assert verified(text, tmp_path).exit_code == 0
    read = parse(text)
    assert read.header("resigned") == "1" and read.header("seed") and read.header("result") is None


def test_a_changed_outcome_is_noticed(street, tmp_path):
    eva, jan = set_up(street, "Eva", "Jan")
    play_on([eva, jan])
    text = record(eva)
    seed = parse(text).header("seed")
    assert verified(text.replace(seed, "0" * 64), tmp_path).exception.reason == "verify_commit"


def test_who_asked_to_be_forgotten_is_called_player(served, street):
    eva, jan = set_up(street, "Eva", "Jan")
    jan.command("resign")
    with served[1].matches.changing(eva.table) as change:
        change.match.seats[1].name = ""
        change.add("seat", 1, "forget")
    assert parse(record(eva)).each_seat("name") == {0: "Eva", 1: "Player"}


# --- Bringing back ----------------------------------------------------------


def test_row_20_a_record_that_is_brought_is_replayed_and_mine_alone(street, tmp_path):
    eva = bring(street.guest("Eva"), written())
    told = eva.look()
    assert told["status"] == "finished" and told["end"]["result"]["final"]
    assert eva.table in [row["table"] for row in eva.browser.get("/api/archive?player=jan").json()["tables"]]
    assert street.guest("Jan").get(f"/api/tables/{eva.table}").status_code == 403
    assert eva.request("GET", "/replay?step=3&eyes=1").json()["seat"] == 1
    again = record(eva)
    assert verified(again, tmp_path).exit_code == 0
    assert parse(again).lines[-1].words == parse(written()).lines[-1].words


def test_row_20_the_result_in_a_record_is_never_believed(street):
    text = "\n".join("result 99 99" if row.startswith("result") else row for row in written().splitlines())
    eva = bring(street.guest("Eva"), text)
    totals = [score["total"] for score in eva.look()["end"]["result"]["scores"]]
    assert 99 not in totals and parse(record(eva)).header("result") == " ".join(map(str, totals))


def test_outcomes_that_no_seed_explains_are_not_promised(street, tmp_path):
    text = "\n".join("seed 1" if row.startswith("seed") else row for row in written().splitlines())
    again = record(bring(street.guest("Eva"), text))
    assert parse(again).header("commit") is None and parse(again).header("seed") is None
    assert verified(again, tmp_path).exception.reason == "verify_missing"


def test_a_part_of_a_match_can_be_brought_too(street):
    eva = bring(street.guest("Eva"), written(lines=6))
    told = eva.look()
    assert told["status"] == "finished" and told["end"]["result"] is None
    assert eva.request("GET", "/replay?step=6").status_code == 200
    assert parse(record(eva)).header("result") is None


def test_row_20_names_in_a_record_are_checked(street):
    text = written().replace("name 0 Eva", "name 0 <b>Eva</b>")
    assert [seat["name"] for seat in bring(street.guest("Ida"), text).look()["seats"]] == ["Player", "Jan"]


@pytest.mark.parametrize(
    "text, status",
    [
        ("", 422),
        ("osada 2\ngame ferry 1\nseats 2\n", 422),
        ("osada 1\ngame ferry 2\nseats 2\n", 422),
        ("osada 1\ngame chess 1\nseats 2\n", 422),
        ("osada 1\ngame ferry 1\nseats 9\n", 422),
        ("osada 1\ngame ferry 1\nseats 2\n0 sail Brac\n", 422),
        ("osada 1\ngame ferry 1\nseats 2\n9 anchor Anse\n", 422),
        ("osada 1\ngame ferry 1\nseats 2\n" + "0 anchor Anse\n" * 5001, 413),
        ("x" * 500_001, 422),
        ("osada 1\ngame ferry 1\nseats 2\n0 anchor \x00\n", 422),
        ("osada 1\ngame ferry 1\nseats 2\n0 anchor \ud800\n", 422),
    ],
)
def test_row_20_what_is_no_record_is_refused(street, text, status):
    browser = street.guest("Eva")
    body = json.dumps({"record": text})
    response = browser.post("/api/records", content=body, headers={"content-type": "application/json"})
    assert response.status_code == status
    assert browser.get("/api/archive?player=Eva").json()["tables"] == []


def test_copied_lines_are_in_the_log_with_their_hashes(served, street):
    eva = bring(street.guest("Eva"), written())
    with served[1].database.reading() as connection:
        rows = connection.execute(select(log).where(log.c.table == eva.table).order_by(log.c.seq)).all()
    lines = [row for row in rows if row.kind in ("act", "chance")]
    assert all(row.hash and row.person is None for row in lines) and len(lines) == len(parse(written()).lines)
    assert [row.text for row in rows if row.kind == "table"] == ["start", "loaded proved", "finish"]


# --- Playing on -------------------------------------------------------------

HOT_SEAT = [{"who": "me", "name": "Eva"}, {"who": "me", "name": "Jan"}]


def fork(player, step, seats=HOT_SEAT):
    return player.request("POST", "/fork", step=step, seats=seats)


def test_a_finished_match_is_played_on_from_any_step(street, tmp_path):
    old = bring(street.guest("Eva"), written())
    response = fork(old, 6)
    assert response.status_code == 201 and sorted(response.json()["keys"]) == ["0", "1"]
    new = old.at(response.json()["table"])
    assert new.look()["set_up"]["commit"] != old.look()["set_up"]["commit"]
    before, after = (player.request("GET", "/replay?step=6&eyes=0").json() for player in (old, new))
    assert before["view"] == after["view"]
    told = play_hot_seat(new)
    assert told["status"] == "finished"
    text = record(new)
    read = parse(text)
    assert read.header("forked") == f"{old.table} 6" and read.header("commit") is None
    assert [line.words for line in read.lines[:6]] == [line.words for line in parse(written()).lines[:6]]
    assert verified(text, tmp_path).exception.reason == "verify_missing"


def play_hot_seat(player):
    for _ in range(100):
        told = player.look()
        if told["status"] != "playing":
            return told
        player.any_act(seat=told["play"]["actors"][0])
    raise AssertionError("the match does not end")


def test_a_running_match_is_never_played_on_elsewhere(street):
    eva, _ = set_up(street, "Eva", "Jan")
    assert fork(eva, 0).status_code == 409


def test_what_cannot_be_played_on(street):
    old = bring(street.guest("Eva"), written())
    steps = old.request("GET", "/replay?step=0").json()["steps"]
    assert fork(old, steps).status_code == 409
    assert fork(old, steps + 1).status_code == 422
    assert fork(old, 3, HOT_SEAT[:1]).status_code == 422
    assert fork(old, 3, [{"who": "open"}, {"who": "me"}]).status_code == 422
    assert Player(street.guest("Jan"), old.table).request("POST", "/fork", step=3, seats=HOT_SEAT).status_code == 403


def test_a_fork_goes_on_after_a_restart(served, street):
    """Its log alone rebuilds it."""
    old = bring(street.guest("Eva"), written())
    new = old.at(fork(old, 6).json()["table"])
    before = new.look()
    assert served[1].matches.check_all() == []
    served[1].matches._forget(new.table)
    assert new.look() == before


# --- Secrets ----------------------------------------------------------------


def test_the_past_of_a_running_match_tells_no_secret(street):
    """Two matches that differ only in what Jan has drawn look the same to Eva at every step."""
    head = "osada 1\ngame ferry 1\nseats 2\n0 anchor Anse\n1 anchor Anse\n"
    browser = street.guest("Eva")
    seen = []
    for card in ("Tip", "Smuggler"):
        old = bring(browser, f"{head}chance card Tip\n0 rest\nchance card {card}\n1 rest\n")
        new = old.at(fork(old, 6, [{"who": "me"}, {"who": "bot", "level": "random"}]).json()["table"])
        told = [new.request("GET", f"/replay?step={step}").json() for step in range(7)]
        for step in told:
            step.pop("table"), step.pop("steps")
            step["lines"] = [(line["kind"], line["seat"], line["text"]) for line in step["lines"]]
        seen.append(told)
    assert seen[0] == seen[1]
    assert seen[0][5]["lines"][-1] == ("chance", 7, "card ?")

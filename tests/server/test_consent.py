"""In play nothing changes but by consent: bots for who is away, other settings; and the host has one voice like all."""

import pytest

from osada.server.tables.pace import AWAY, call_time
from osada.server.tables.setup import USUAL
from tests.server.around import fresh, log_of
from tests.server.tables import Player, set_up
from tests.server.town import refused

FAST = {"settings": {"pace": 60}}


def three(town, **settings):
    return set_up(town, *(town.name() for _ in range(3)), settings=settings)


def let_time_pass(town, table, seconds=AWAY + 1):
    """As if the clock looked at the table so much later."""
    with town.context.matches.changing(table) as change:
        change.now += seconds
        call_time(change)


def words(town, table, *kinds):
    return [(entry.kind, entry.seat, entry.text) for entry in log_of(town.context, table) if entry.kind in kinds]


def away(town):
    """Three people of whom the last is away: the others have anchored."""
    eva, jan, ota = three(town)
    for player in (eva, jan):
        player.act("anchor Anse")
    let_time_pass(town, eva.table)
    return eva, jan, ota


# --- Away without a pace ----------------------------------------------------


def test_who_owes_a_turn_has_a_deadline_that_all_can_see(each_town):
    eva, jan, ota = three(each_town, away=7200)
    seats = ota.look()["seats"]
    assert all(seat["deadline"] and not seat["late"] for seat in seats)
    eva.act("anchor Anse")
    assert ota.look()["seats"][0]["deadline"] is None
    assert 7100 < seats[1]["deadline"] - log_of(each_town.context, eva.table)[-1].at < 7300


def test_nobody_waits_for_who_plays_alone(each_town):
    eva = Player(each_town.guest(each_town.name()))
    chairs = [{"who": "me"}, {"who": "me", "name": "Jan"}, {"who": "bot", "level": "greedy"}]
    eva = eva.at(eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"])
    assert [seat["deadline"] for seat in eva.look()["seats"]] == [None, None, None]


@pytest.mark.parametrize("away", [0, 599, 14 * 24 * 3600 + 1])
def test_the_time_has_bounds(each_town, away):
    eva = each_town.guest(each_town.name())
    body = {"game": "ferry", "seats": [{"who": "me"}, {}], "settings": {"away": away}}
    assert eva.post("/api/tables", json=body).status_code == 422


def test_who_is_away_is_told_as_such_and_no_bot_comes_by_itself(each_town):
    eva, jan, ota = away(each_town)
    told = jan.look()["seats"][2]
    assert told["late"] and told["bot"] is None
    assert ("seat", 2, "away") in words(each_town, eva.table, "seat")
    assert refused(eva.request("PUT", "/seats/2/bot"), 403, "table-ask-first")


def test_a_bot_plays_for_who_is_away_when_all_others_agree(each_town):
    eva, jan, ota = away(each_town)
    assert eva.command("call", bot_for=2).status_code == 200
    asked = {"seat": 0, "waiting": [1], "about": "bot", "bot_for": 2, "settings": None}
    assert ota.look()["play"]["asked"] == asked and ota.look()["seats"][2]["bot"] is None
    assert jan.command("answer", agrees=True).status_code == 200
    told = jan.look()
    assert told["seats"][2]["bot"] == "medium" and told["play"]["asked"] is None
    done = [("ask", 0, "1 bot 2"), ("answer", 1, "yes"), ("seat", 2, "bot medium")]
    assert words(each_town, eva.table, "ask", "answer", "seat")[-3:] == done


def test_who_comes_back_has_the_seat_again(each_town):
    eva, jan, ota = away(each_town)
    eva.command("call", bot_for=2)
    jan.command("answer", agrees=True)
    assert ota.request("POST", "/back").status_code == 204
    seat = eva.look()["seats"][2]
    assert (seat["bot"], seat["late"], seat["person"]) == (None, False, ota.browser.get("/api/me").json()["id"])


def test_with_nobody_else_there_it_is_done_at_once(each_town):
    eva, jan = set_up(each_town, each_town.name(), each_town.name())
    eva.act("anchor Anse")
    let_time_pass(each_town, eva.table)
    eva.command("call", bot_for=1)
    assert eva.look()["seats"][1]["bot"] == "medium"


def test_others_who_are_away_are_not_asked(each_town):
    eva, jan, ota = three(each_town)
    eva.act("anchor Anse")
    let_time_pass(each_town, eva.table)
    eva.command("call", bot_for=1)
    assert [seat["bot"] for seat in eva.look()["seats"]] == [None, "medium", None]


def test_one_no_is_enough(each_town):
    eva, jan, ota = away(each_town)
    eva.command("call", bot_for=2)
    jan.command("answer", agrees=False)
    told = eva.look()
    assert told["play"]["asked"] is None and told["seats"][2]["bot"] is None
    assert refused(jan.command("answer", agrees=True), 409, "table-nothing-asked")


@pytest.mark.parametrize("sign", ["act", "chat"])
def test_a_sign_of_life_ends_the_question(each_town, sign):
    eva, jan, ota = away(each_town)
    eva.command("call", bot_for=2)
    if sign == "act":
        ota.act("anchor Anse")
    else:
        ota.request("POST", "/chat", client=fresh(), text="I am here")
    told = eva.look()
    assert told["play"]["asked"] is None and not told["seats"][2]["late"]
    assert refused(jan.command("answer", agrees=True), 409, "table-nothing-asked")
    assert refused(eva.command("call", bot_for=2), 403, "table-not-late")


def test_nobody_is_called_away_who_is_there(each_town):
    eva, jan, ota = three(each_town)
    assert refused(eva.command("call", bot_for=1), 403, "table-not-late")
    let_time_pass(each_town, eva.table, AWAY - 60)
    assert refused(eva.command("call", bot_for=1), 403, "table-not-late")
    assert refused(eva.command("call", bot_for=7), 422, "no-such-seat")


def test_an_onlooker_asks_for_nothing(each_town):
    eva, jan, ota = away(each_town)
    zita = Player(each_town.guest(each_town.name()), eva.table)
    assert zita.command("call", bot_for=2).status_code == zita.command("propose", **FAST).status_code == 403


def test_at_a_pace_a_bot_is_called_at_once_as_agreed(each_town):
    eva, jan = set_up(each_town, each_town.name(), each_town.name(), settings={"pace": 60})
    eva.act("anchor Anse")
    let_time_pass(each_town, eva.table, 61)
    assert eva.request("PUT", "/seats/1/bot").status_code == 204
    assert words(each_town, eva.table, "seat")[-2:] == [("seat", 1, "late"), ("seat", 1, "bot medium")]


# --- Settings ---------------------------------------------------------------


def test_settings_change_in_play_when_everybody_agrees(each_town):
    host, jan, ota = three(each_town)
    assert jan.command("propose", settings={"pace": 60, "hints": False}).status_code == 200
    asked = ota.look()["play"]["asked"]
    assert (asked["seat"], asked["waiting"], asked["about"]) == (1, [0, 2], "settings")
    assert asked["settings"] == {"pace": 60, "hints": False}
    host.command("answer", agrees=True)
    assert host.look()["set_up"]["settings"] == USUAL
    ota.command("answer", agrees=True)
    assert host.look()["set_up"]["settings"] == {**USUAL, "pace": 60, "hints": False}
    assert ("table", 1, 'settings {"hints":false,"pace":60}') in words(each_town, host.table, "table")


def test_a_new_pace_counts_from_when_it_was_agreed(each_town):
    eva, jan, ota = three(each_town)
    eva.command("propose", **FAST)
    for player in (jan, ota):
        player.command("answer", agrees=True)
    agreed = log_of(each_town.context, eva.table)[-1].at
    assert [round(seat["deadline"] - agreed) for seat in eva.look()["seats"]] == [60, 60, 60]


def test_the_host_has_no_more_say_than_others(each_town):
    host, jan, ota = three(each_town)
    host.command("propose", settings={"spectators": False})
    assert refused(host.command("answer", agrees=True), 409, "table-nothing-asked")
    jan.command("answer", agrees=False)
    told = jan.look()
    assert told["play"]["asked"] is None and told["set_up"]["settings"] == USUAL


def test_play_goes_on_while_settings_are_talked_about(each_town):
    eva, jan, ota = three(each_town)
    known = jan.look()["seq"] + 1
    eva.command("propose", **FAST)
    eva.act("anchor Anse")
    assert ota.look()["play"]["asked"]["waiting"] == [1, 2]
    assert jan.command("answer", agrees=True, expected=known).status_code == 200
    assert ota.look()["play"]["asked"]["waiting"] == [2]


def test_who_proposed_can_withdraw(each_town):
    eva, jan, ota = three(each_town)
    eva.command("propose", **FAST)
    assert eva.command("answer", agrees=False).status_code == 200
    assert refused(jan.command("answer", agrees=True), 409, "table-nothing-asked")


def test_an_answer_is_to_the_question_that_was_seen(each_town):
    eva, jan, ota = three(each_town)
    eva.command("propose", settings={"pace": 600})
    known = ota.look()["seq"]
    jan.command("propose", settings={"pace": 1})
    assert ota.command("answer", agrees=True, expected=known).status_code == 409
    assert ota.look()["play"]["asked"]["waiting"] == [0, 2]


def test_who_leaves_is_asked_nothing_any_more(each_town):
    eva, jan, ota = three(each_town)
    eva.command("propose", **FAST)
    jan.request("POST", "/leave")
    assert ota.look()["play"]["asked"] is None
    eva.command("propose", **FAST)
    assert ota.look()["play"]["asked"]["waiting"] == [2]


@pytest.mark.parametrize("settings", [{}, {"pace": 0}, dict(USUAL)])
def test_what_changes_nothing_is_not_asked(each_town, settings):
    eva, *_ = three(each_town)
    assert refused(eva.command("propose", settings=settings), 422, "table-nothing-to-change")


@pytest.mark.parametrize("settings", [{"pace": -1}, {"muted": True}, {"rematch": "x"}, {"away": 1}])
def test_only_settings_are_proposed(each_town, settings):
    eva, *_ = three(each_town)
    assert eva.command("propose", settings=settings).status_code == 422


def test_at_a_rated_table_nothing_changes_in_play(each_town):
    eva, jan, ota = three(each_town)
    with each_town.context.matches.changing(eva.table) as change:
        change.match.settings = {**change.match.settings, "rated": True}
        change.add("table", None, "hint")
    assert refused(eva.command("propose", **FAST), 403, "table-rated-agreed")


def test_before_and_after_the_match_nothing_is_asked(each_town):
    eva, jan = set_up(each_town, each_town.name(), each_town.name(), spare=1)
    assert refused(eva.command("propose", **FAST), 409, "table-status")
    assert refused(eva.command("call", bot_for=1), 409, "table-status")
    host, guest = set_up(each_town, each_town.name(), each_town.name())
    host.command("propose", **FAST)
    guest.command("resign")
    assert host.look()["play"]["asked"] is None
    assert refused(host.command("answer", agrees=False), 409, "table-status")
    assert refused(host.command("propose", **FAST), 409, "table-status")

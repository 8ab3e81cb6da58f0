"""The engine protocol: every request with its reply, every refusal with its words."""

import json

import pytest

from osada.engine.protocol import Engine
from osada.engine.requests import MODELS

NEW = {"do": "new", "game": "hashi", "seats": 2}
MANUAL = {**NEW, "chance": "manual"}
START = [{"do": "act", "seat": 0, "action": "start 4 3"}, {"do": "act", "seat": 1, "action": "start 8 4"}]
CARD = {"do": "chance", "outcome": "card 5x3"}
ROUND = [MANUAL, *START, CARD]
RECORD = "osada 1\ngame hashi 1\nseats 2\noption side A\n0 start 4 3\n1 start 8 4\n"


def suggest(observation, level, seconds):
    return {"action": observation.legal[0], "level": level, "seconds": seconds}


def engine_after(*requests, lang="en"):
    engine = Engine(suggest, lang)
    for request in requests:
        assert reply_to(engine, request)["ok"], request
    return engine


def reply_to(engine, request):
    return json.loads(engine.reply(request if isinstance(request, str) else json.dumps(request)))


REPLIES = [
    # before        request                                       part of the reply
    ([],            NEW,                                          {"seq": 0, "actors": [0, 1], "over": False}),
    ([],            {**NEW, "options": {"side": "B"}, "seed": 7}, {"seq": 0}),
    ([],            {"do": "load", "record": RECORD, "seed": 7},  {"seq": 3, "actors": [0, 1], "chance": False}),
    ([],            {"do": "load", "record": RECORD, "chance": "manual"}, {"seq": 2, "actors": [], "chance": True}),
    ([NEW],         START[0],                                     {"seq": 1, "actors": [1]}),
    ([NEW],         {"do": "act", "seat": 0, "action": 8},        {"seq": 1}),
    ([NEW, *START[:1]], START[1],                                 {"seq": 3, "actors": [0, 1], "chance": False}),
    ([MANUAL, *START],  {"do": "status"},                         {"seq": 2, "actors": [], "chance": True}),
    ([MANUAL, *START],  CARD,                                     {"seq": 3, "actors": [0, 1], "chance": False}),
    ([NEW, START[0]],   {"do": "undo", "seat": 0},                {"seq": 0, "actors": [0, 1]}),
    (ROUND,         {"do": "undo"},                               {"seq": 2, "chance": True}),
    (ROUND,         {"do": "legal", "seat": 0},               {}),
    (ROUND,         {"do": "outcomes"},                           {"outcomes": []}),
    (ROUND,         {"do": "why", "seat": 0, "action": "skip-write"}, {"reason": None, "args": [], "message": None}),
    (ROUND,         {"do": "why", "seat": 0, "action": "write 8"},
     {"reason": "has_number", "args": ["8", 4], "message": "write 8: Island 8 has its number already: 4."}),
    (ROUND,         {"do": "record"},                             {"record": RECORD + "chance card 5x3\n"}),
    (ROUND,         {"do": "suggest", "seat": 1},                 {"level": "greedy", "seconds": 1.0}),
    (ROUND,         {"do": "suggest", "seat": 1, "level": "easy", "seconds": 2}, {"level": "easy", "seconds": 2.0}),
]


@pytest.mark.parametrize("before, request_, reply", REPLIES, ids=lambda value: json.dumps(value)[:50])
def test_a_request_and_its_reply(before, request_, reply):
    found = reply_to(engine_after(*before), request_)
    assert found["ok"] is True
    assert {name: found.get(name) for name in reply} == reply


def test_every_request_has_an_example():
    assert {request["do"] for _, request, _ in REPLIES} | {"view", "scores"} == set(MODELS)


def test_legal_actions_have_code_and_text():
    legal = reply_to(engine_after(*ROUND), {"do": "legal", "seat": 0})["legal"]
    assert {"code": 36, "text": "write 0"} in legal
    assert legal[-1]["text"] == "skip-write"


def test_outcomes_have_text_and_weight():
    outcomes = reply_to(engine_after(MANUAL, *START), {"do": "outcomes"})["outcomes"]
    assert outcomes[0] == {"text": "card 1x1", "weight": 1}
    assert len(outcomes) == 18


def test_views_of_a_seat_of_a_spectator_and_of_all():
    anchors = [{"do": "act", "seat": seat, "action": "anchor Brac"} for seat in (0, 1)]
    engine = engine_after({**MANUAL, "game": "ferry"}, *anchors, {"do": "chance", "outcome": "card Tip"})
    views = [reply_to(engine, {"do": "view", "seat": seat})["view"] for seat in (0, 1, None)]
    assert [view["players"][0]["hand"] for view in views] == [{"Tip": 1}, {}, {}]
    assert reply_to(engine, {"do": "view", "seat": "all"})["view"] == {"seats": views[:2], "spectator": views[2]}


def test_scores():
    reply = reply_to(engine_after(*ROUND), {"do": "scores"})
    parts = {"islands": 0, "red": 0, "blue": 0, "six": 0}
    assert reply == {
        "ok": True, "winners": [0, 1], "rival": None, "final": False,
        "scores": [{"seat": seat, "total": 0, "parts": parts} for seat in (0, 1)],
    }


def test_the_same_seed_gives_the_same_cards():
    engines = [engine_after({**NEW, "seed": seed}, *START) for seed in (7, 7, "7", 8)]
    records = {reply_to(engine, {"do": "record"})["record"] for engine in engines}
    assert len(records) == 2


# --- Refusals ---------------------------------------------------------------

REFUSALS = [
    # before, request                             kind           reason                    in English
    ([], "{",                                   "bad_request", "protocol_not_json",      "This line is not JSON: {"),
    ([], "",                                    "bad_request", "protocol_not_json",      "This line is not JSON"),
    ([], "[" * 100_000,                         "bad_request", "protocol_not_json",      "This line is not JSON"),
    ([], "[1]",                                 "bad_request", "protocol_not_object",    "A request is a JSON object"),
    ([], "null",                                "bad_request", "protocol_not_object",    "A request is a JSON object"),
    ([], {},                                    "bad_request", "protocol_unknown_do",    "There is no request “None”"),
    ([], {"do": "dance"},                       "bad_request", "protocol_unknown_do",    "There is no request “dance”"),
    ([], {"do": "\ud800"},                      "bad_request", "protocol_unknown_do",    "no request “\ud800”"),
    ([], {"do": ["new"]},                       "bad_request", "protocol_unknown_do",    "There are: new, load, act"),
    ([], {"do": "status"},                      "bad_request", "protocol_no_match",      "There is no match yet"),
    ([], {"do": "new", "game": "hashi"},        "bad_request", "protocol_missing",       "needs the field “seats”"),
    ([], {**NEW, "colour": 1},                  "bad_request", "protocol_unknown_field", "has no field “colour”"),
    ([NEW], {"do": "status", "seat": 1},        "bad_request", "protocol_unknown_field", "It has: -."),
    ([], {**NEW, "seats": "2"},                 "bad_request", "protocol_type",          "a number, not \"2\""),
    ([], {**NEW, "seats": True},                "bad_request", "protocol_type",          "a number, not true"),
    ([], {**NEW, "options": []},                "bad_request", "protocol_type",          "be a JSON object"),
    ([NEW], {"do": "legal", "seat": None},      "bad_request", "protocol_type",          "not null"),
    ([], {**NEW, "chance": "dice"},             "bad_request", "protocol_chance",        "can only be \"manual\""),
    ([], {**NEW, "chance": "\ud800"},           "bad_request", "protocol_chance",        "can only be \"manual\""),
    ([], {**NEW, "chance": ["manual"]},         "bad_request", "protocol_type",          "be a text, not [\"manual\"]"),
    ([], {**NEW, "\ud800": 1},                  "bad_request", "protocol_unknown_field", "has no field “\ud800”"),
    ([], {**NEW, "game": "\ud800"},             "bad_set_up", "unknown_game",            "\ud800"),
    ([NEW], {"do": "suggest", "seat": 0, "seconds": "x"}, "bad_request", "protocol_type", "a number, not \"x\""),
    ([NEW], CARD,                               "bad_request", "protocol_own_dice",      "draws the outcomes"),
    ([NEW], {"do": "undo"},                     "bad_request", "protocol_missing",       "needs the field “seat”"),
    ([], {**NEW, "game": "chess"},              "bad_set_up", "unknown_game",     "There is no game “chess”"),
    ([], {**NEW, "seats": 9},                   "bad_set_up", "seats",            "only with 1, 2, 3, 4"),
    ([], {**NEW, "options": {"side": "C"}},     "bad_set_up", "option_value",     "It can be: A, B."),
    ([], {**NEW, "options": {"side": 1}},       "bad_set_up", "option_value",     "It can be: A, B."),
    ([], {"do": "load", "record": "chess"},     "bad_file", "record_format",          "record:1: The first line"),
    ([], {"do": "load", "record": RECORD + "chance card 5x3\n0 write 8\n"},
 "bad_file", "has_number", "record:8: write 8: Island 8"),
    (ROUND, {"do": "act", "seat": 0, "action": "write 8"}, "illegal_action", "has_number", "its number already: 4"),
    (ROUND, {"do": "act", "seat": 0, "action": "write"},   "unknown_action", "unknown_action", "is no action here"),
    (ROUND, {"do": "act", "seat": 0, "action": 10**30},    "unknown_action", "unknown_action", "is no action here"),
    (ROUND, {"do": "act", "seat": 0, "action": "x" * 9999}, "unknown_action", "unknown_action", "is no action here"),
    (ROUND, {"do": "act", "seat": 5, "action": "write 1"}, "bad_request", "no_such_seat", "There is no seat 5"),
    (ROUND, {"do": "view", "seat": -1},                    "bad_request", "no_such_seat", "There is no seat -1"),
    (ROUND, CARD,                                 "not_your_turn", "no_outcome_due",       "No outcome is due"),
    ([MANUAL, *START], {**CARD, "outcome": "card 7x7"}, "unknown_action", "unknown_action", "is no action here"),
    ([MANUAL, *START], {"do": "act", "seat": 0, "action": "write 1"}, "not_your_turn", "outcome_due", "1x1"),
    ([NEW, START[0]], START[0],                   "not_your_turn", "others_to_act",        "To act: 1."),
    ([NEW], {"do": "undo", "seat": 0}, "illegal_undo", "undo_nothing", "There is nothing to take back."),
]


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case[3]} {json.dumps(case[1])[:40]}")
def test_a_refusal_changes_nothing_and_the_engine_lives_on(case):
    before, request, kind, reason, english = case
    engine = engine_after(*before)
    status = reply_to(engine, {"do": "status"})
    text = engine.reply(request if isinstance(request, str) else json.dumps(request))
    text.encode()
    reply = json.loads(text)
    assert (reply["ok"], reply["error"]["kind"], reply["error"]["reason"]) == (False, kind, reason)
    assert english in reply["error"]["message"]
    assert set(reply["error"]) == {"kind", "reason", "args", "message"}
    assert reply_to(engine, {"do": "status"}) == status


def test_a_refusal_carries_plain_arguments():
    reply = reply_to(engine_after(*ROUND), {"do": "act", "seat": 0, "action": "write 8"})
    assert reply["error"]["args"] == ["8", 4]


def test_refusals_speak_the_language_that_was_asked_for():
    reply = reply_to(engine_after(lang="cs"), {"do": "status"})
    assert reply["error"]["message"] == "Ještě se nehraje: začněte požadavkem „new“ nebo „load“."


@pytest.mark.parametrize("request_", [{**NEW, "id": [1, {"a": None}]}, {"do": "dance", "id": [1, {"a": None}]}])
def test_the_id_comes_back(request_):
    assert reply_to(engine_after(), request_)["id"] == [1, {"a": None}]

"""The other commands: what they print, for people and for programs, and what a wrong call gets."""

import json
import re
import signal

import pytest

import osada as library
from osada.engine.record import record_of
from tests.cli.run import osada, refusal, started
from tests.patience import PATIENCE


def finished_record(seed: int = 7) -> str:
    """A whole match of a player who always takes the first legal action."""
    table = library.new("hashi", seats=2, seed=seed)
    while not table.over:
        table.roll()
        if table.actors:
            seat = table.actors[0]
            table.play(seat, table.legal(seat)[0])
    return record_of(table).text()


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(finished_record())
    return file


def test_games_for_people_and_for_programs():
    (game,) = [game for game in json.loads(osada("games", "--json").out) if game["id"] == "hashi"]
    assert set(game) == {"id", "version", "seats", "options", "actions", "outcomes", "editions"}
    assert game["options"][0] == {"name": "side", "values": ["A", "B"], "default": "A", "seats": []}
    assert game["seats"] == [1, 2, 3, 4]
    assert len(game["actions"]) == 209
    assert "Number the islands" in osada("games").out
    assert "Číslujte ostrovy" in osada("games", lang="cs").out


def test_help_teaches_every_command_in_both_languages():
    for command in ("games", "play", "score", "replay", "engine", "sim", "arena", "bench", "compile", "keys"):
        english, czech = (osada(command, "--help", lang=lang) for lang in ("en", "cs"))
        assert english.code == czech.code == 0
        assert english.out != czech.out


def test_without_a_command_it_helps_and_it_knows_its_version():
    assert osada().out == osada("--help").out
    assert osada("--version").out == f"osada {library.__version__}\n"


def test_the_shell_completes_commands_and_games():
    completed = {"_OSADA_COMPLETE": "complete_bash"}
    assert "replay" in osada(COMP_WORDS="osada ", COMP_CWORD="1", **completed).out.split()
    assert "hashi" in osada(COMP_WORDS="osada sim ha", COMP_CWORD="2", **completed).out.split()


def test_the_language_may_be_named_anywhere():
    assert osada("games", "--lang", "cs").out == osada("--lang=cs", "games").out == osada("games", lang="cs").out


def test_replay_and_verify(record):
    result = osada("replay", record, "--verify", "--json")
    found, drawn = json.loads(result.out), record.read_text().count("\nchance ")
    assert found["verified"] is True
    assert found["final"] is True
    assert [score["seat"] for score in found["scores"]] == [0, 1]
    assert found["proof"] == {"outcomes": drawn, "nonces": 0, "public": 0, "key": None, "signed": None}
    told = osada("replay", record, "--verify").out
    assert "Verified" in told and f"All {drawn} outcomes follow" in told and "It is not signed" in told


KEYS_THAT_ARE_NONE = ['{"keys": [{"id": 1}]}', '{"keys": 3}', "[]", "not JSON", '{"keys": ["key"]}']
KEYS_THAT_ARE_NONE += [f'{{"keys": [{{"id": "a", "public": "b", "lost": {lost}}}]}}' for lost in ('"no"', "1e99")]


def test_a_record_is_refused_where_keys_are_named_and_it_is_not_signed(record, tmp_path):
    keys = tmp_path / "keys.json"
    keys.write_text('{"keys": []}')
    assert "not signed" in refusal("replay", record, "--keys", keys)
    record.write_text(record.read_text().replace("\nseed 7", f"\nsigned {'a' * 16} {'A' * 86}\nseed 7"))
    told = osada("replay", record, "--verify").out
    assert f"says that the key {'a' * 16} has signed it. That was not checked" in told
    assert f"key {'a' * 16} has signed it" in refusal("replay", record, "--keys", keys)
    for text in KEYS_THAT_ARE_NONE:
        keys.write_text(text)
        assert "no keys" in refusal("replay", record, "--keys", keys)
    assert "cannot be read" in refusal("replay", record, "--keys", tmp_path / "missing")
    for address in ("http://127.0.0.1:1", "http://127.0.0.1:port", "http://[::1"):
        assert "cannot be read" in refusal("replay", record, "--keys", address)


def test_what_stands_in_a_record_is_no_markup(record):
    record.write_text(record.read_text().replace("\nseed 7", "\nsigned [/nothing] here\nseed 7"))
    assert "the key [/nothing] has signed it" in osada("replay", record, "--verify").out


def test_a_broken_line_40_is_named(record):
    rows = record.read_text().splitlines()
    rows[39] = "0 wrtie 3"
    record.write_text("\n".join(rows))
    message = refusal("replay", record)
    assert f"{record}:40" in message
    assert "write" in message


def test_an_illegal_line_is_named_with_its_reason(record):
    rows = record.read_text().splitlines()
    first = next(number for number, row in enumerate(rows) if " start " in row)
    rows[first] = "0 start 1 3"
    record.write_text("\n".join(rows))
    message = refusal("replay", record)
    assert f"{record}:{first + 1}" in message
    assert "flag" in message


def test_a_forged_outcome_is_found(record):
    text = record.read_text()
    record.write_text(text.replace("seed 7", "seed 8"))
    assert "commit" in refusal("replay", record, "--verify")


WRONG_CALLS = [
    # the call                                             the message names
    (("sim", "chess"), ["chess", "hashi"]),
    (("play", "chess"), ["chess", "hashi"]),
    (("compile", "chess"), ["chess", "hashi"]),
    (("score", "chess", "x.json"), ["chess", "hashi"]),
    (("play", "hashi", "--seats", "5"), ["5", "1, 2, 3, 4"]),
    (("play", "hashi", "-o", "side=C"), ["side", "C", "A, B"]),
    (("play", "hashi", "-o", "sied=A"), ["sied", "side"]),
    (("play", "hashi", "-o", "side"), ["side", "NAME=VALUE"]),
    (("play", "hashi", "--bots", "clever"), ["clever", "greedy"]),
    (("play", "hashi", "--bots", "greedy,greedy,greedy"), ["3", "2"]),
    (("play", "--resume", "nowhere.txt"), ["nowhere.txt"]),
    (("sim", "hashi", "--bots", "greedy,clever"), ["clever", "random, greedy"]),
    (("sim", "hashi", "--bots", "greedy,random,random", "--seats", "2"), ["3", "2"]),
    (("sim", "hashi", "--games", "0"), ["games"]),
    (("sim", "hashi", "--backend", "cloud"), ["cloud", "local", "ray"]),
    (("replay", "nowhere.txt"), ["nowhere.txt"]),
    (("games", "--lang", "de"), ["de", "cs, en"]),
    (("game",), ["game"]),
    (("games", "--jsn"), ["--jsn"]),
    (("score", "hashi"), ["FILE"]),
]


@pytest.mark.parametrize("call, named", WRONG_CALLS, ids=[" ".join(call) for call, _ in WRONG_CALLS])
def test_a_wrong_call_gets_one_line_and_exit_code_2(call, named):
    message = refusal(*call)
    assert all(word in message for word in named), message


def test_simulations_are_repeatable():
    call = ("sim", "hashi", "--bots", "greedy,random", "--games", "20", "--seed", "3", "--json")
    first, second = (json.loads(osada(*call).out) for _ in range(2))
    assert {key: first[key] for key in first if key != "games_per_s"} == {
        key: second[key] for key in second if key != "games_per_s"
    }
    assert (first["game"], first["seats"], first["bots"], first["games"]) == ("hashi", 2, ["greedy", "random"], 20)
    assert sum(first["wins"]) == 20
    assert first["wins"][0] > 15
    assert "greedy" in osada("sim", "hashi", "--games", "5").out


def test_the_engine_speaks_json_and_survives_nonsense():
    lines = ["nonsense", '{"do": "new", "game": "hashi", "seats": 1, "chance": "manual"}', '{"do": "status"}']
    replies = [json.loads(line) for line in osada("engine", typed="\n".join(lines) + "\n").out.splitlines()]
    assert [reply["ok"] for reply in replies] == [False, True, True]
    assert replies[2]["actors"] == [0]
    assert "JSON" in json.loads(osada("engine", typed="nonsense\n", lang="cs").out)["error"]["message"]


def test_bench_prints_every_figure():
    found = json.loads(osada("bench", "hashi", "--json", "--seconds", "0.1").out)
    row = found["games"][0]
    figures = {"steps_per_s", "games_per_s", "search_per_s", "state_bytes", "cold_s", "cached_s"}
    assert figures | {"game", "seats"} == set(row)
    assert (row["game"], row["seats"], row["state_bytes"]) == ("hashi", 1, library.GAMES["hashi"].state.itemsize)
    assert row["steps_per_s"] > row["games_per_s"] > 0
    assert row["cold_s"] > 0
    assert row["cached_s"] > 0


def test_ctrl_c_ends_a_long_run_without_a_traceback():
    """Once its bar shows that something was played."""
    seen = ""
    with started("sim", "hashi", "--games", "100000000", FORCE_COLOR="1") as running:
        while not re.search(r"[1-9]\d*/100000000", seen):
            seen += running.stderr.read(1) or pytest.fail(seen)
        running.send_signal(signal.SIGINT)
        printed, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert printed == ""
    assert "Traceback" not in errors

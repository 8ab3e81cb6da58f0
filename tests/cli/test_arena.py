"""The command `osada arena`, as a person and as a program calls it."""

import json
import os
import signal
import subprocess
import sys

import pytest

from tests.cli.run import osada, refusal, started
from tests.patience import PATIENCE, until

CALL = ("arena", "border", "--bots", "greedy,random", "--seed", "3", "--workers", "1")


def test_for_programs(tmp_path):
    found = json.loads(osada(*CALL, "--games", "4", "--folder", tmp_path / "kept", "--json").out)
    assert {"bots", "pairs"} <= set(found)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert found["bots"][0]["rating"] > found["bots"][1]["rating"]
    (pair,) = found["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 4)
    assert pair["interval"][0] <= pair["win_rate"] <= pair["interval"][1]
    assert pair["margin_interval"][0] <= pair["margin"] <= pair["margin_interval"][1]
    assert len(list((tmp_path / "kept").rglob("*.txt"))) == 4


def test_two_workers_and_a_second_run_say_the_same(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    call = ("arena", "border", "--bots", "greedy,random", "--games", "4", "--json")
    first = json.loads(osada(*call, "--workers", "1", "--folder", one).out)
    second = json.loads(osada(*call, "--workers", "2", "--folder", two).out)
    third = json.loads(osada(*call, "--workers", "1", "--folder", two).out)
    assert second == third
    assert {**first, "folder": ""} == {**second, "folder": ""}


def test_for_people_in_both_languages_with_a_chart(tmp_path):
    charts = {lang: tmp_path / f"ladder-{lang}.svg" for lang in ("en", "cs")}
    call = (*CALL, "--games", "2", "--folder", tmp_path / "kept", "--until", "0.5", "--chart")
    english, czech = (osada(*call, chart, lang=lang) for lang, chart in charts.items())
    for result in (english, czech):
        assert (result.code, result.err) == (0, "")
        assert "greedy – random" in result.out
        assert "greedy┤" in result.out
    assert "The Border, 2 seats, 2 matches" in english.out
    assert "not decided" in english.out
    assert "The Border, 2 hráči, 2 partie" in czech.out
    assert "nerozhodnuto" in czech.out
    pictures = [chart.read_text(encoding="utf-8") for chart in charts.values()]
    assert all("<svg" in picture for picture in pictures)
    assert pictures[0] != pictures[1]


def test_eighty_columns_are_enough(tmp_path):
    result = osada(*CALL, "--games", "4", "--folder", tmp_path, COLUMNS="80")
    rows = result.out.splitlines()
    assert max(len(row.rstrip()) for row in rows[:-1]) <= 80
    assert sum("greedy" in row for row in rows) == 3


def test_the_default_folder_lies_here(tmp_path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "osada", *CALL, "--games", "2"]
    subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True)
    (folder,) = (tmp_path / "arena").iterdir()
    assert folder.name.startswith("border-2-")
    assert {file.name for file in folder.iterdir()} >= {"setting.json", "matches.jsonl", "records"}


def test_alone_and_among_copies(tmp_path):
    alone = osada("arena", "hashi", "--bots", "greedy,random", "--seats", "1", "--games", "3", "--workers", "1",
                  "--folder", tmp_path / "1")  # fmt: skip
    assert "Hashi, alone, 6 matches" in alone.out
    assert "wins" not in alone.out
    among = osada("arena", "hashi", "--bots", "greedy,random,random", "--games", "3", "--workers", "1",
                  "--folder", tmp_path / "3")  # fmt: skip
    assert "33.3 %" in among.out


WRONG_CALLS = [
    # the call                                                       the message names
    (("chess", "--bots", "greedy,random"),                           ["chess", "hashi"]),
    (("border", "--bots", "greedy,clever"),                          ["clever", "greedy"]),
    (("border", "--bots", "greedy"),                                 ["two", "greedy"]),
    (("border", "--bots", "greedy,greedy"),                          ["two", "greedy"]),
    (("border", "--bots", "greedy,,random"),                         ["“”"]),
    (("border",),                                                    ["--bots"]),
    (("border", "--bots", "greedy,random,random", "--seats", "2"),   ["3", "2"]),
    (("border", "--bots", "greedy,random", "--seats", "5"),          ["5", "2, 3, 4"]),
    (("border", "--bots", "greedy,random", "-o", "layouts=9 9"),     ["layouts", "9 9"]),
    (("border", "--bots", "greedy,random", "--games", "0"),          ["games"]),
    (("border", "--bots", "greedy,random", "--workers", "0"),        ["workers"]),
    (("border", "--bots", "greedy,random", "--seed", "-1"),          ["-1"]),
    (("border", "--bots", "greedy,random", "--until", "75"),         ["until", "1"]),
    (("border", "--bots", "greedy,random", "--backend", "cloud"),    ["cloud", "ray"]),
    (("border", "--bots", "greedy,random", "--chart", "x.txt"),      ["x.txt", ".png"]),
    (("border", "--bots", "greedy,random", "--chart", "no/x.png"),   ["no"]),
    (("hashi", "--bots", "greedy", "--seats", "1", "--until", "0.5"), ["--until"]),
]


@pytest.mark.parametrize("call, named", WRONG_CALLS, ids=[" ".join(call) for call, _ in WRONG_CALLS])
def test_a_wrong_call_gets_one_line_and_exit_code_2(tmp_path, call, named):
    message = refusal("arena", *call, "--folder", tmp_path / "kept")
    assert all(word in message for word in named), message
    assert not (tmp_path / "kept").exists()


def test_a_folder_of_another_tournament_is_refused(tmp_path):
    osada(*CALL, "--games", "2", "--folder", tmp_path)
    assert "seed" in refusal("arena", "border", "--bots", "greedy,random", "--seed", "4", "--folder", tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="signals to a group of processes are POSIX")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_tells_what_was_played_and_keeps_it(tmp_path, workers):
    call = ["arena", "border", "--bots", "greedy,random", "--folder", str(tmp_path), "--json", "--workers"]
    with started(*call, workers, "--games", "100000") as running:
        lines = tmp_path / "matches.jsonl"
        until(lambda: lines.exists() and lines.read_text().count("\n") >= 5)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers, too
        printed, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert errors.strip() == "Interrupted."
    assert json.loads(printed)["games"] >= 5
    kept = lines.read_text().count("\n")
    assert json.loads(osada(*call, "1", "--games", "4").out)["games"] == 4
    assert lines.read_text().count("\n") <= kept + 4

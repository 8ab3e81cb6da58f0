"""`osada play`: the page on this machine, and the terminal for those who want that."""

import json
import os
import re
import signal
import stat
import subprocess
import sys
from contextlib import contextmanager

import httpx
import pytest

from tests.cli.run import osada, refusal
from tests.patience import PATIENCE, until


@pytest.fixture
def page(tmp_path):
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Osada</title>")
    return folder


@contextmanager
def played(tmp_path, page, *arguments, **environment):
    """`osada play` in a process of its own: the line that it said first, and the process."""
    usual = {
        "OSADA_LANG": "en",
        "OSADA_PAGE": str(page),
        "OSADA_DATABASE": f"sqlite:///{tmp_path}/osada.db",
        "OSADA_WORKERS": "1",
        "OSADA_COMPILED": "none",
        "PYTHONIOENCODING": "utf-8",
    }
    with subprocess.Popen(
        [sys.executable, "-m", "osada", "play", "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, **usual, **environment},
    ) as process:
        try:
            yield process.stdout.readline(), process
        finally:
            process.kill()


def address_in(line):
    return re.search(r"http://127\.0\.0\.1:\d+/\S*", line)[0]


def test_it_serves_the_page_here_and_ends_gently(tmp_path, page):
    with played(tmp_path, page, "--no-browser") as (said, process):
        address = address_in(said)
        assert "#" not in address
        assert "<title>Osada</title>" in httpx.get(address).text
        assert httpx.get(f"{address}api/house").json() == {"home": True, "open": False, "address": None}
        process.send_signal(signal.SIGINT)
        printed, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    assert (printed, "Traceback" in errors) == ("", False)


def test_it_opens_the_browser_at_the_game(tmp_path, page):
    note, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    with played(tmp_path, page, "border", BROWSER=f"{browser} %s") as (said, _):
        opened = until(lambda: note.exists() and note.read_text().strip())
    assert opened == address_in(said)
    assert opened.endswith("/#/new/border")


def test_people_are_let_in_while_games_are_compiled(tmp_path, page):
    cold = {"OSADA_CACHE": str(tmp_path / "cache"), "OSADA_COMPILED": "soon", "OSADA_MODULES": "tests.cli.never_ready"}
    with played(tmp_path, page, "--no-browser", **cold) as (said, process):
        address = address_in(said)
        assert "once" in process.stdout.readline()
        games = httpx.get(f"{address}api/games").json()
        assert not any(game["ready"] for game in games)
        with httpx.Client(base_url=address) as eva:
            assert eva.post("/api/guests", json={"name": "Eva"}).status_code == 201
            response = eva.post("/api/tables", json={"game": "hashi", "seats": [{"who": "me"}]})
        assert (response.status_code, response.json()["error"]["reason"]) == (503, "home_compiling")


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_without_a_page_it_says_what_can_be_done(tmp_path, lang):
    message = refusal("play", "mesta", lang=lang, OSADA_PAGE=str(tmp_path / "none"))
    assert "make page" in message and "osada play mesta --terminal" in message


def test_a_game_that_there_is_not_is_refused_first(tmp_path):
    assert "chess" in refusal("play", "chess", OSADA_PAGE=str(tmp_path / "none"))


TERMINAL = [["--terminal"], ["--bots", "greedy"], ["--seats", "2"], ["--seed", "5"], ["-o", "side=B"]]


@pytest.mark.parametrize("arguments", TERMINAL, ids=" ".join)
def test_whoever_says_how_to_play_plays_in_the_terminal(tmp_path, arguments):
    result = osada("play", "hashi", *arguments, typed="q\n", XDG_DATA_HOME=str(tmp_path))
    assert (result.code, "osada play --resume" in result.out) == (0, True), result.err


def test_other_commands_do_not_read_the_server():
    code = "import sys, json; import osada.cli.app; print(json.dumps([*{'fastapi', 'pydantic'} & {*sys.modules}]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, encoding="utf-8")
    assert json.loads(done.stdout) == []

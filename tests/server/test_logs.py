"""Row 16: the log is one JSON object a line, and holds nothing that lets anybody in."""

import io
import json
import logging
from contextlib import contextmanager

import httpx
import pytest

from osada.server.config import Settings
from osada.server.logs import cleaned, write_logs
from osada.server.serving import server_of
from tests.server.given import running

TOKEN, SEED = "Zb1-kY_x93QmTr5LwPa0Vg", "0f3a9c71" * 8  # as the server makes them
SECRETS = [
    f"cookie: osada={TOKEN}",
    f"__Host-osada={TOKEN}; Path=/",
    f"Cookie: a=b; c={TOKEN}",
    f"Authorization: Bearer {TOKEN}",
    f"GET /api/tables/x?key={TOKEN} HTTP/1.1",
    f"https://osada.example/#{TOKEN}",
    f"seed {SEED}",
    f"{{'password': '{TOKEN} and more', 'name': 'Eva'}}",
    f'{{"password": "{TOKEN} and more"}}',
    f"password={TOKEN}",
    f"seed_sealed: {SEED}",
    f"postgresql://osada:{TOKEN}@db/osada",
    f"smtp://osada:{TOKEN}@mail.example:587",
    f"[parameters: ('{TOKEN}', '{SEED}')]",
    TOKEN,
]


@pytest.mark.parametrize("text", SECRETS)
def test_row_16_secrets_are_left_out(text):
    assert TOKEN not in cleaned(text)
    assert SEED not in cleaned(text)
    assert "and more" not in cleaned(text)


@pytest.mark.parametrize("text", ["Application startup complete.", "table 12 of 40: 3 ms", "line 22, in test_the_log"])
def test_ordinary_words_stay(text):
    assert cleaned(text) == text


@contextmanager
def written(level="debug"):
    """The lines that are logged meanwhile; afterwards the log is as it was."""
    root, stream, found = logging.getLogger(), io.StringIO(), []
    before = (list(root.handlers), root.level)
    root.handlers.clear()  # those of the tests are not closed
    write_logs(level, stream)
    try:
        yield found
    finally:
        root.handlers[:], root.level = before
        found += [json.loads(line) for line in stream.getvalue().splitlines()]


def test_row_16_no_text_begins_a_line_of_its_own():
    with written() as lines:
        logging.getLogger("osada").warning('Eva\n{"level": "error"}\r\x1b[31m\u2028\u202e')
    assert len(lines) == 1
    assert lines[0]["message"].startswith("Eva\n")


def test_row_16_only_known_fields_are_written():
    with written() as lines:
        logging.getLogger("osada").info("told", extra={"table": "t1", "password": "hunter2"})
    assert lines[0]["table"] == "t1"
    assert "hunter2" not in str(lines)


def broken(word: str):
    raise RuntimeError(f"password={word}")


def test_row_16_a_request_is_logged_by_its_route(tmp_path):
    server = server_of(Settings(port=0, workers=1, database=f"sqlite:///{tmp_path}/osada.db"))
    server.config.app.add_api_route("/api/broken/{word}", broken)
    with written() as lines, running(server) as (url, _):
        response = httpx.post(f"{url}/api/guests?key={TOKEN}", json={"name": "Eva"})
        cookie = response.cookies["osada"]
        httpx.get(f"{url}/api/me", cookies={"osada": cookie})
        httpx.get(f"{url}/nowhere/{TOKEN}")
        httpx.get(f"{url}/api/broken/hunter2")
    answered = [(line["method"], line["route"], line["status"]) for line in lines if line["message"] == "answered"]
    assert answered == [
        ("POST", "/api/guests", 201), ("GET", "/api/me", 200), ("GET", "-", 404), ("GET", "/api/broken/{word}", 500),
    ]
    accident = next(line for line in lines if line["level"] == "error")
    assert "RuntimeError" in accident["problem"]
    for secret in (TOKEN, cookie, "hunter2"):
        assert secret not in str(lines)


def test_what_is_below_the_level_is_not_written():
    with written("error") as lines:
        logging.getLogger("osada").warning("not so important")
    assert not lines

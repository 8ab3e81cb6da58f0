"""The middleware, by the rows of the security list."""

import json
import socket
from contextlib import ExitStack

import httpx
import pytest
from fastapi import WebSocket
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from osada.server.config import Settings
from osada.server.limits import RATES
from osada.server.serving import LONGEST_MESSAGE, server_of
from osada.server.web import body
from osada.server.web.address import allowed_origin, known_host
from tests.patience import PATIENCE, until
from tests.server.given import running

URL = "https://osada.example"


async def echo(websocket: WebSocket):
    await websocket.accept()
    while True:
        await websocket.send_text(await websocket.receive_text())


def broken():
    raise RuntimeError("a secret in an accident: password=hunter2")


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server with a route for sockets and one that always breaks."""
    server = server_of(Settings(port=0, sockets=5, database=f"sqlite:///{tmp_path_factory.mktemp('server')}/osada.db"))
    server.config.app.add_api_websocket_route("/echo", echo)
    server.config.app.add_api_route("/api/broken", broken)
    with running(server) as (url, _):
        yield url


def dial(url, origin, **more):
    return connect(url.replace("http", "ws") + "/echo", origin=origin, proxy=None, **more)


def refused(url, origin, **more):
    """The status and the reason with which a socket is turned away."""
    with pytest.raises(InvalidStatus) as found, dial(url, origin, **more):
        pass
    response = found.value.response
    return response.status_code, json.loads(response.body)["error"]["reason"]


# --- Row 1: strange pages may not open our sockets --------------------------


def test_row_01_our_page_opens_a_socket(address):
    with dial(address, address) as ours:
        ours.send("hello")
        assert ours.recv() == "hello"


STRANGERS = [None, "null", "http://evil.example", "http://127.0.0.1:1", "file://", "http://[", URL]


@pytest.mark.parametrize("origin", STRANGERS)
def test_row_01_other_pages_do_not(address, origin):
    assert refused(address, origin) == (403, "server_origin")


ORIGINS = [
    # origin                         host                    allowed
    (URL,                            "osada.example",        True),
    (URL,                            "127.0.0.1:8000",       True),   # a proxy that names us by our own address
    ("http://osada.example",         "osada.example",        False),
    ("https://osada.example:444",    "osada.example:444",    False),
    ("https://osada.example.evil",   "osada.example.evil",   False),
    ("http://192.168.1.5:8000",      "192.168.1.5:8000",     True),
    ("http://192.168.1.5:8000",      "192.168.1.6:8000",     False),
    ("http://[::1]:8000",            "[::1]:8000",           True),
    ("http://evil.example",          "evil.example",         False),
    ("ftp://localhost",              "localhost",            False),
]


@pytest.mark.parametrize("origin, host, allowed", ORIGINS)
def test_row_01_origins(origin, host, allowed):
    assert allowed_origin(Settings(url=URL), Headers({"origin": origin, "host": host})) is allowed


HOSTS = [
    # host                allowed
    ("osada.example",     True),
    ("OSADA.example:443", True),
    ("localhost:8000",    True),
    ("127.0.0.1",         True),
    ("10.1.2.3:80",       True),
    ("[fd00::1]:8000",    True),
    ("raspberry.local",   True),
    ("raspberry",         True),
    ("8.8.8.8",           False),
    ("evil.example",      False),
    ("127.0.0.1.evil.example", False),
    ("evil.example:x",    False),
    ("",                  False),
]


@pytest.mark.parametrize("host, allowed", HOSTS)
def test_row_01_hosts(host, allowed):
    assert known_host(Settings(url=URL), host) is allowed


def test_row_01_a_name_that_another_site_points_here_is_refused(address):
    response = httpx.get(f"{address}/health", headers={"host": "evil.example"})
    assert (response.status_code, response.json()["error"]["reason"]) == (421, "server_host")


# --- Row 2: nor may their forms ---------------------------------------------

EVA = '{"name": "Eva"}'
FORM = "application/x-www-form-urlencoded"
POSTS = [
    # headers                                                         body            status
    ({"origin": "OURS", "content-type": "application/json"},          EVA,            201),
    ({"origin": "OURS", "sec-fetch-site": "same-origin", "content-type": "application/json; charset=utf-8"}, EVA, 201),
    ({"content-type": "application/json"},                            EVA,            201),  # a program, no browser
    ({"origin": "http://evil.example", "content-type": "application/json"}, EVA,      403),
    ({"origin": "null", "content-type": "application/json"},          EVA,            403),
    ({"origin": "null", "sec-fetch-site": "same-origin", "content-type": "application/json"}, EVA, 201),
    ({"origin": "null", "sec-fetch-site": "none", "content-type": "application/json"}, EVA, 403),
    ({"sec-fetch-site": "cross-site", "content-type": "application/json"}, EVA,       403),
    ({"origin": "OURS", "sec-fetch-site": "same-site", "content-type": "application/json"}, EVA, 403),
    ({"origin": "OURS", "content-type": FORM},                        "name=Eva",     415),
    ({"origin": "OURS", "content-type": "text/plain"},                EVA,            415),
    ({"origin": "OURS"},                                              EVA,            415),
    ({"origin": "OURS", "content-type": "multipart/form-data"},       "",             415),
]


@pytest.mark.parametrize("headers, content, status", POSTS)
def test_row_02_posts(address, headers, content, status):
    said = {name: value.replace("OURS", address) for name, value in headers.items()}
    assert httpx.post(f"{address}/api/guests", headers=said, content=content).status_code == status


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "PURGE"])
def test_row_02_every_method_that_changes_is_looked_at(address, method):
    response = httpx.request(method, f"{address}/api/guests", headers={"origin": "http://evil.example"})
    assert (response.status_code, response.json()["error"]["reason"]) == (403, "server_origin")


def test_row_02_a_signed_address_takes_any_form_and_reads_none(address):
    """There the address proves the right; nothing is there in this server, but it was not turned away."""
    response = httpx.post(f"{address}/api/notices/off/x/y", data={"List-Unsubscribe": "One-Click"})
    assert response.status_code in (404, 422)


# --- Row 12: sockets --------------------------------------------------------


def test_row_12_a_long_message_closes_the_socket(address):
    with dial(address, address) as ours:
        ours.send("x" * LONGEST_MESSAGE)
        assert len(ours.recv()) == LONGEST_MESSAGE
        ours.send("x" * (LONGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosedError) as closed:
            ours.recv()
    assert closed.value.rcvd.code == 1009


def test_row_12_one_address_has_so_many_sockets_and_no_more(address):
    with ExitStack() as several:

        def open_one():
            try:
                return several.enter_context(dial(address, address))
            except InvalidStatus:  # others are still closing
                return None

        first, *_ = (until(open_one) for _ in range(5))
        assert refused(address, address) == (429, "server_sockets")
        first.close()
        until(open_one).send("one that has gone leaves room for another")


# --- Row 13: HTTP -----------------------------------------------------------


def test_row_13_a_long_body_is_not_read(address):
    too_long = json.dumps({"name": "x" * body.MOST})
    for content in (too_long, iter([too_long.encode()])):  # with its length said, and without
        response = httpx.post(f"{address}/api/guests", content=content, headers={"content-type": "application/json"})
        assert (response.status_code, response.json()["error"]["reason"]) == (413, "server_too_long")


DEPTHS = [
    (b"[" * body.DEEPEST + b"]" * body.DEEPEST, False),
    (b"[" * (body.DEEPEST + 1) + b"]" * (body.DEEPEST + 1), True),
    (b'{"a":' * (body.DEEPEST + 1) + b"1" + b"}" * (body.DEEPEST + 1), True),
    (b'{"a": "' + b"[" * 100 + b'"}', False),
    (b'{"a": "\\"' + b"[" * 100 + b'"}', False),
    (b"[" * 60_000, True),
    (b'"' + b'\\"' * 500_000, False),  # an open string: the parser refuses it
    (b"[]" * 500_000, False),
]


@pytest.mark.parametrize("content, is_too_deep", DEPTHS, ids=range(len(DEPTHS)))
def test_row_13_depth(content, is_too_deep):
    assert body.is_too_deep(content) is is_too_deep


BROKEN = ["[" * 30_000, '{"name": ' * 17 + "1" + "}" * 17, "{", '"', "\x00", "[1e999999]", "NaN"]


@pytest.mark.parametrize("content", BROKEN)
def test_row_13_broken_json_is_refused(address, content):
    response = httpx.post(f"{address}/api/guests", content=content, headers={"content-type": "application/json"})
    assert response.status_code == 422


def test_row_13_a_body_that_does_not_come_is_not_waited_for(address, monkeypatch):
    monkeypatch.setattr(body, "PATIENCE", 0.2)
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as wire:
        wire.sendall(f"POST /api/guests HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 20\r\n\r\n".encode())
        assert wire.recv(1000).startswith(b"HTTP/1.1 408")


def test_row_13_long_heads_are_refused(address):
    assert httpx.get(f"{address}/health", headers={"x-long": "x" * 40_000}).status_code == 431


def test_row_13_a_refusal_says_when_to_come_again(address, monkeypatch):
    monkeypatch.setitem(RATES, "connect", (0, 60.0))
    with pytest.raises(InvalidStatus) as found, dial(address, address):
        pass
    assert found.value.response.status_code == 429
    assert int(found.value.response.headers["retry-after"]) >= 60


# --- Row 15: headers --------------------------------------------------------


POLICY = ("default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'")
ANSWERS = {"/health": 200, "/api/me": 401, "/nowhere": 404, "/api/guests": 405, "/api/broken": 500, "/api/docs": 200}


@pytest.mark.parametrize("path, status", ANSWERS.items())
def test_row_15_every_response_has_the_headers(address, path, status):
    response = httpx.get(address + path)
    assert response.status_code == status
    assert set(POLICY) <= set(response.headers["content-security-policy"].split("; "))
    assert status == 200 or response.json()["error"]["message"]
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert ("cache-control" in response.headers) is path.startswith("/api")
    assert "hunter2" not in response.text

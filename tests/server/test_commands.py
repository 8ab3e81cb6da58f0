"""The commands serve, backup, restore and migrate, as people type them."""

import json
import re
import signal
import socket
from contextlib import closing

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from osada.server.storage.database import Database
from tests.cli.run import osada, refusal
from tests.patience import PATIENCE, until
from tests.server.given import Street
from tests.server.process import process
from tests.server.tables import set_up


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/osada.db"


# --- serve ------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_gently(database_url, number):
    """Sockets are told to come back; the log says nothing bad; the table is there again."""
    with process("--database", database_url) as first, closing(Street(first.url)) as street:
        eva, jan = set_up(street, "Eva", "Jan")
        eva.any_act()
        told, cookie = eva.look(), f"osada={eva.browser.cookies['osada']}"
        live = f"{first.url.replace('http', 'ws')}/api/tables/{eva.table}/live"
        with connect(live, origin=first.url, additional_headers={"cookie": cookie}, proxy=None) as wire:
            assert json.loads(wire.recv())["type"] == "state"
            code, _ = first.end(number)
            with pytest.raises(ConnectionClosedError) as closed:
                while True:
                    wire.recv()
        assert (code, closed.value.rcvd.code) == (0, 1012)
        assert {json.loads(line)["level"] for line in first.log().splitlines()} == {"info"}
    with process("--database", database_url) as second:
        again = httpx.get(f"{second.url}/api/tables/{eva.table}", headers={"cookie": cookie}).json()
        old, new = again["entries"][: told["seq"]], again["entries"][told["seq"] :]
        assert (old, again["play"]) == (told["entries"], told["play"])
        assert all(entry["text"].startswith("pause") for entry in new)  # where that took long


def test_what_has_begun_is_finished(url):
    """A request of which half has arrived when the server is told to end."""
    with process("--database", url) as running:
        host, port = running.url.removeprefix("http://").split(":")
        head = f"POST /api/guests HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 15"
        with socket.create_connection((host, int(port)), PATIENCE) as wire, httpx.Client() as other:
            wire.sendall(head.encode() + b'\r\n\r\n{"name":')
            other.get(f"{running.url}/health")  # by now the half has been read, too
            running.send(signal.SIGTERM)
            until(lambda: not can_connect(host, port))
            wire.sendall(b' "Eva"}')
            assert wire.recv(4000).startswith(b"HTTP/1.1 201")
        assert running.end()[0] == 0


def can_connect(host, port):
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except ConnectionError:
        return False
    return True


def test_plain_http_on_a_network_is_said_in_words(url):
    with process("--database", url, "--host", "0.0.0.0", OSADA_LANG="cs") as running:
        assert httpx.get(f"{running.url}/health").json()["ok"]
        assert "přes obyčejné HTTP" in running.end()[1]


def test_settings_come_from_file_environment_and_command(tmp_path, url):
    config = tmp_path / "osada.toml"
    config.write_text(f'database = "{url}"\nurl = "https://osada.example"\nlog = "error"\n')
    with process("--config", config, OSADA_URL="https://other.example") as running:
        pass
    assert running.url == "https://other.example"


REFUSALS = [
    # arguments                                            environment                what is said
    (("--host", "8.8.8.8"),                                {},                        "8.8.8.8"),
    (("--database", "sqlite:////nowhere/at/all.db"),       {},                        "at/all.db cannot be used"),
    (("--database", "postgresql://eva:hunter2@127.0.0.1:1/x"), {},                    "127.0.0.1:1/x cannot be used"),
    (("--database", "nonsense"),                           {},                        "nonsense cannot be used"),
    ((),                                                   {"OSADA_LOG": "loud"},     "loud"),
    ((),                                                   {"OSADA_PROXIES": "::1, x"}, "“x” is no address"),
    ((),                                                   {"OSADA_URL": "http://osada.example"}, "“http://osada"),
    ((),                                                   {"OSADA_URL": "https://osada/x"}, "osada/x"),
    ((),                                                   {"OSADA_PORT": "x"},       "OSADA_PORT"),
    (("--config", "/nowhere.toml"),                        {},                        "/nowhere.toml"),
]


@pytest.mark.parametrize("arguments, environment, said", REFUSALS)
def test_refusals(url, arguments, environment, said):
    found = refusal("serve", *arguments, **{"OSADA_DATABASE": url, "OSADA_PORT": "0", **environment})
    assert said in found
    assert "hunter2" not in found


def test_a_port_that_is_taken(url):
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        assert port in refusal("serve", "--database", url, "--port", port)


# --- backup, restore, migrate -----------------------------------------------


def test_a_server_moves_to_another_database(url, postgres_url, tmp_path):
    with process("--database", url) as first:
        cookie = httpx.post(f"{first.url}/api/guests", json={"name": "Eva"}).cookies["osada"]
        kept = osada("backup", tmp_path, "--database", url)  # while it runs
        assert kept.code == 0, kept.err
    file = next(tmp_path.glob("osada-*.jsonl.gz"))
    assert str(file) in kept.out
    restored = osada("restore", file, "--database", postgres_url, lang="cs")
    assert restored.out.startswith("Obnoveno"), restored.err
    with process("--database", postgres_url) as second:
        assert httpx.get(f"{second.url}/api/me", cookies={"osada": cookie}).json()["name"] == "Eva"
    assert "holds something already" in refusal("restore", file, "--database", postgres_url)


def test_there_must_be_something_to_back_up(url, tmp_path):
    assert "nothing to back up" in refusal("backup", tmp_path / "1", "--database", url)
    assert list(tmp_path.iterdir()) == []


def test_the_revision_of_a_database_goes_forth_and_back(database_url):
    moves = [osada("migrate", *to, "--database", database_url).out for to in ([], ["--to", "base"], ["--to", "0001"])]
    first, second, third = (re.findall(r"revision (\w+) and is at (\w+) now", move)[0] for move in moves)
    assert (first[0], second, third) == ("base", (first[1], "base"), ("base", "0001"))
    assert "9999" in refusal("migrate", "--to", "9999", "--database", database_url)


def test_a_newer_database_is_left_alone(url):
    osada("migrate", "--database", url)
    with closing(Database(url)) as database, database.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert "newer release" in refusal("serve", "--database", url, "--port", "0")


def test_a_worker_makes_no_key_of_its_own(postgres_url, tmp_path):
    """It could not open what the servers have sealed."""
    found = refusal("worker", "--database", postgres_url, XDG_DATA_HOME=str(tmp_path))
    assert "seal_key_file" in found and list(tmp_path.iterdir()) == []


def test_what_is_no_key_is_refused(url):
    found = refusal("serve", "--database", url, "--port", "0", OSADA_SEAL_KEY="hunter2")
    assert "OSADA_SEAL_KEY" in found and "hunter2" not in found

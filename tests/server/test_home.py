"""Inviting somebody at home: the server listens at a second address, which only the machine that plays may open."""

import socket
from contextlib import closing, contextmanager

import httpx
import pytest
from websockets.sync.client import connect

from osada.server import lan
from osada.server.config import Settings
from osada.server.lan import Lan
from osada.server.serving import listening, server_of
from tests.patience import PATIENCE
from tests.server.given import Street, running

NETWORK = "127.0.0.2"  # an address of this machine that stands for the one in its network


@contextmanager
def home(tmp_path):
    """`osada play`, without its page: address and server."""
    settings = Settings(database=f"sqlite:///{tmp_path}/osada.db", workers=1, port=0, compiled="none")
    server = server_of(settings)
    server.config.app.state.context.lan = Lan(server)
    with closing(listening(settings)) as listener, running(server, listener) as (url, _):
        yield url, server


@pytest.fixture
def network(monkeypatch):
    monkeypatch.setattr(lan, "own_addresses", lambda: [NETWORK])


def test_the_network_is_shut_out_until_somebody_opens_the_server(tmp_path, network):
    with home(tmp_path) as (url, _):
        port = url.rpartition(":")[2]
        there = f"http://{NETWORK}:{port}"
        assert httpx.get(f"{url}/api/house").json() == {"home": True, "open": False, "address": None}
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{there}/health")
        told = {"home": True, "open": True, "address": there}
        assert httpx.post(f"{url}/api/house/open").json() == told
        assert httpx.post(f"{url}/api/house/open").json() == told, "opened twice it stays the same"
        assert httpx.get(f"{url}/api/house").json() == told
        assert httpx.get(f"{there}/health").status_code == 200
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{there}/health")


def test_who_comes_by_that_address_can_play(tmp_path, network):
    with home(tmp_path) as (url, _):
        address = httpx.post(f"{url}/api/house/open").json()["address"]
        street = Street(address)
        eva = street.guest("Eva")
        made = eva.post("/api/tables", json={"game": "hashi", "seats": [{"who": "me"}, {"who": "open"}]})
        assert made.status_code == 201, made.text
        live = f"{address.replace('http', 'ws')}/api/tables/{made.json()['table']}/live"
        cookie = {"cookie": f"osada={eva.cookies['osada']}"}
        with connect(live, additional_headers=cookie, origin=address) as socket:
            assert '"state"' in socket.recv(PATIENCE)
        street.close()


def test_a_port_that_is_taken_there_is_replaced(tmp_path, network):
    with home(tmp_path) as (url, _):
        port = int(url.rpartition(":")[2])
        with socket.create_server((NETWORK, port)):
            address = httpx.post(f"{url}/api/house/open").json()["address"]
        assert address.startswith(f"http://{NETWORK}:") and not address.endswith(f":{port}")
        assert httpx.get(f"{address}/health").status_code == 200


def test_a_response_leaves_at_once_at_either_address(tmp_path, network):
    """Without TCP_NODELAY its second part would wait for the other side to acknowledge the first, some 40 ms."""
    with home(tmp_path) as (url, server), httpx.Client() as browser:
        address = browser.post(f"{url}/api/house/open").json()["address"]
        browser.get(f"{address}/health")
        wires = [kept.transport.get_extra_info("socket") for kept in server.server_state.connections]
        assert {wire.getsockname()[0] for wire in wires} == {"127.0.0.1", NETWORK}
        assert all(wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for wire in wires)


def refusal(response):
    return response.status_code, response.json()["error"]["reason"]


def test_only_who_sits_at_the_machine_may_open_it(tmp_path, network):
    with home(tmp_path) as (url, server):
        elsewhere = {"x-forwarded-for": "192.168.1.7"}
        assert refusal(httpx.post(f"{url}/api/house/open", headers=elsewhere)) == (403, "home_this_machine")
        other_site = {"origin": "https://elsewhere.example"}
        assert refusal(httpx.post(f"{url}/api/house/open", headers=other_site)) == (403, "server_origin")
        assert httpx.get(f"{url}/api/house", headers=elsewhere).json()["home"] is False
        assert server.config.app.state.context.lan.address is None


@pytest.mark.parametrize("addresses", [[], ["8.8.8.8"]], ids=["none", "public"])
def test_without_a_private_network_nobody_could_come(tmp_path, monkeypatch, addresses):
    monkeypatch.setattr(lan, "own_addresses", lambda: addresses)
    with home(tmp_path) as (url, _):
        assert refusal(httpx.post(f"{url}/api/house/open")) == (409, "home_no_network")


def test_a_server_is_not_a_home(street):
    browser = street.stranger()
    assert browser.get("/api/house").json() == {"home": False, "open": False, "address": None}
    assert refusal(browser.post("/api/house/open")) == (403, "home_not_here")

"""Web Push: what comes to a browser; and that nobody makes the server call its own network (row 19)."""

import ssl

import pytest
from py_vapid import Vapid02
from sqlalchemy import select

from osada.server.errors import Refused
from osada.server.people import push
from osada.server.people.endpoints import Target, host_of, is_public, target_of
from osada.server.storage.schema import subscriptions
from tests.patience import until
from tests.server.browser import HOST, Browser, push_service
from tests.server.tables import set_up
from tests.server.town import me, refused

# --- Row 19: addresses ------------------------------------------------------

PRIVATE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.2.1", "198.18.0.1", "203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
    "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "2002:7f00:1::", "2001:0:1:2:3:4:5:6", "2001:db8::1", "", "x",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_row_19_addresses_behind_the_internet_are_refused(address):
    assert not is_public(address)
    with pytest.raises(Refused):
        target_of(f"https://{HOST}/x", lambda host: ["93.184.216.34", address])


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946"])
def test_row_19_addresses_of_the_internet_are_used_as_they_were_checked(address):
    assert target_of(f"https://{HOST}/x?y#z", lambda host: [address]) == Target(HOST, address, 443)


ENDPOINTS = [
    "http://push.osada.example/x", "ftp://push.osada.example/x", "//push.osada.example/x",
    "https://", "https:///x", "x",
    "", "https://127.0.0.1/x", "https://2130706433/x", "https://0x7f.1/x", "https://[::1]/x", "https://localhost/x",
    "https://push.osada.example:8443/x", "https://push.osada.example:x/x", "https://eva@push.osada.example/x",
    "https://eva:word@push.osada.example/x", "https://push.osada.example/\r\nHost: x", "https://push.osada.example/a b",
    "https://push\u3002osada\u3002example/x", "https://-push.osada.example/x", "https://push..example/x",
    "https://push.osada.example\\@10.0.0.1/x", "https://push.osada.example/" + "x" * 500, "https://[::1/x",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_row_19_endpoints_of_another_form_are_refused(endpoint):
    with pytest.raises(Refused):
        host_of(endpoint)


@pytest.mark.parametrize(
    "endpoint", ["https://fcm.googleapis.com/fcm/send/a:b", "https://push.osada.example:443/x?y=z"]
)
def test_row_19_endpoints_of_push_services_are_taken(endpoint):
    assert host_of(endpoint) in ("fcm.googleapis.com", HOST)


def test_row_19_a_name_that_nobody_knows_leads_nowhere():
    with pytest.raises(Refused):
        target_of(f"https://{HOST}/x", lambda host: [])


# --- Through routes ----------------------------------------------------------


def kept(town, browser):
    with town.context.database.reading() as connection:
        wanted = select(subscriptions.c.endpoint).where(subscriptions.c.person == me(browser)["id"])
        return list(connection.scalars(wanted))


def test_a_browser_subscribes_and_leaves(town):
    eva, jan, browser = town.guest(town.name()), town.guest(town.name()), Browser(1)
    assert len(eva.get("/api/push/key").json()["key"]) == 87
    for _ in range(2):
        assert eva.put("/api/me/push", json=browser.subscription).status_code == 204
    assert kept(town, eva) == [browser.endpoint]
    assert jan.put("/api/me/push", json=browser.subscription).status_code == 204
    assert (kept(town, eva), kept(town, jan)) == ([], [browser.endpoint])
    eva.request("DELETE", "/api/me/push", json={"endpoint": browser.endpoint})
    assert kept(town, jan) == [browser.endpoint]
    jan.request("DELETE", "/api/me/push", json={"endpoint": browser.endpoint})
    assert kept(town, jan) == []


def test_a_person_has_so_many_browsers(town):
    eva = town.guest(town.name())
    for number in range(push.MOST):
        assert eva.put("/api/me/push", json=Browser(f"many/{number}").subscription).status_code == 204
    assert refused(eva.put("/api/me/push", json=Browser("more").subscription), 409, "people-push-full")


@pytest.mark.parametrize(
    "endpoint", ["https://localhost.localdomain/x", "https://127.0.0.1/x", "http://osada.example/x"]
)
def test_row_19_a_browser_with_such_an_address_is_refused(town, endpoint, monkeypatch):
    monkeypatch.setattr("osada.server.web.people_notices.addresses_of", lambda host: ["127.0.0.1"])
    body = {**Browser(0).subscription, "endpoint": endpoint}
    assert refused(town.guest(town.name()).put("/api/me/push", json=body), 422, "people-push-address")


@pytest.mark.parametrize("endpoint", ["\x00", "https://osada.example/\n", "x" * 501])
def test_row_16_an_endpoint_that_no_database_could_hold_is_refused(town, endpoint):
    response = town.guest(town.name()).request("DELETE", "/api/me/push", json={"endpoint": endpoint})
    assert response.status_code == 422


def test_keys_that_are_none_are_refused(town):
    body = {**Browser(0).subscription, "keys": {"p256dh": "x", "auth": "y"}}
    assert town.guest(town.name()).put("/api/me/push", json=body).status_code == 422


def test_without_the_extra_the_channel_is_refused_in_words(town, monkeypatch):
    monkeypatch.setattr(push, "find_spec", lambda name: None)
    fresh = push.Push(town.context.settings, town.context.database)
    assert not fresh.is_open
    with pytest.raises(Refused, match="pushes nothing"):
        fresh.must_be_open()


def test_the_keys_are_made_once_for_an_installation(town):
    again = push.Push(town.context.settings, town.context.database)
    assert again.public_key == town.context.push.public_key


# --- What comes -------------------------------------------------------------


@pytest.fixture
def service(town, tmp_path, monkeypatch):
    """The server pushes to a service on this machine, which its own rules would forbid."""
    with push_service(tmp_path) as service:
        monkeypatch.setattr(town.context.push, "target", lambda endpoint: service.target)
        monkeypatch.setattr(town.context.push, "context", service.trust)
        yield service


def subscribed(town, number):
    eva, browser = town.guest(town.name()), Browser(number)
    assert eva.put("/api/me/push", json=browser.subscription).status_code == 204
    return eva, browser


def send(town, eva):
    town.context.push.send(me(eva)["id"], {"title": "Your turn", "table": "t1"})


def test_a_turn_comes_to_the_browser_once_and_only_it_can_read_it(town, service):
    host, other = set_up(town, town.name(), town.name())
    browser = Browser("turn")
    other.browser.put("/api/me/push", json=browser.subscription)
    other.browser.patch("/api/me", json={"language": "cs", "preferences": {"notices": "push"}})
    for seat in (1, 0, 1):
        while (actors := host.look()["play"]["actors"]) != [seat]:
            (host, other)[actors[0]].any_act()
    path, headers, body = until(lambda: service.came)[0]
    assert path == "/browsers/turn?key=x"
    assert browser.read(body)["title"] == "Jste na tahu: Trajekt"
    assert browser.read(body)["link"].endswith(f"/#/table/{host.table}")
    assert headers["Host"].startswith(HOST)
    assert headers["Topic"] == host.table
    assert Vapid02.verify(headers["Authorization"])
    assert town.context.push.public_key in headers["Authorization"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(town, service, status):
    eva, _ = subscribed(town, f"gone{status}")
    service.status = status
    send(town, eva)
    assert kept(town, eva) == []


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_row_19_no_redirect_is_followed(town, service, status, caplog):
    eva, browser = subscribed(town, f"moved{status}")
    service.status = status
    send(town, eva)
    assert [path for path, _, _ in service.came] == [f"/browsers/moved{status}?key=x"]
    assert kept(town, eva) == [browser.endpoint]
    assert f"answered with {status}" in caplog.text
    assert HOST not in caplog.text, "an endpoint is a secret"


def test_row_19_a_service_without_the_right_certificate_gets_nothing(town, service, caplog, monkeypatch):
    monkeypatch.setattr(town.context.push, "context", ssl.create_default_context())
    eva, _ = subscribed(town, "stranger")
    send(town, eva)
    assert service.came == []
    assert "SSLCertVerificationError" in caplog.text


def test_row_19_the_address_is_checked_whenever_it_is_used(town, caplog):
    eva, _ = subscribed(town, "later")
    fresh = push.Push(town.context.settings, town.context.database)
    fresh.target = lambda endpoint: target_of(endpoint, lambda host: ["169.254.169.254"])
    fresh.send(me(eva)["id"], {"title": "Your turn", "table": "t1"})
    assert "failed: Refused" in caplog.text

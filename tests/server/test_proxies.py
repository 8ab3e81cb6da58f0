"""Row 21: whom a request comes from, behind proxies that are believed and others that are not."""

import httpx
import pytest

from osada.server.config import Settings
from osada.server.serving import server_of
from osada.server.web.address import behind_proxies, client_address
from tests.server.given import running

URL = "https://osada.example"
WAYS = [
    # peer          proxies              X-Forwarded-For          X-Forwarded-Proto  client      scheme
    ("10.0.0.9",    "",                  "8.8.8.8",               "https",           "10.0.0.9", "http"),
    ("10.0.0.9",    "10.0.0.1",          "8.8.8.8",               "https",           "10.0.0.9", "http"),
    ("10.0.0.1",    "10.0.0.1",          "8.8.8.8",               "https",           "8.8.8.8",  "https"),
    ("10.0.0.1",    "10.0.0.1",          "1.1.1.1, 8.8.8.8",      "https",           "8.8.8.8",  "https"),
    ("10.0.0.1",    "10.0.0.0/8, ::1",   "8.8.8.8, 10.7.7.7",     "http",            "8.8.8.8",  "http"),
    ("10.0.0.1",    "10.0.0.1",          "nonsense",              "https",           "10.0.0.1", "https"),
    ("10.0.0.1",    "10.0.0.1",          "",                      "https",           "10.0.0.1", "https"),
]


@pytest.mark.parametrize("peer, proxies, hops, proto, client, scheme", WAYS)
def test_row_21_only_configured_proxies_are_believed(peer, proxies, hops, proto, client, scheme):
    headers = [(b"x-forwarded-for", hops.encode()), (b"x-forwarded-proto", proto.encode())]
    scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers}
    assert behind_proxies(Settings(proxies=proxies, url=URL), scope) == (client, scheme)


def test_row_21_a_household_is_one_address():
    near, far, other = (client_address({"client": (f"2a00:1:2:{part}::7", 0)}) for part in ("3", "3:1", "4"))
    assert near == far != other
    assert client_address({"client": ("::ffff:10.0.0.1", 0)}) == "10.0.0.1"


def test_row_21_plain_http_is_for_private_networks(tmp_path):
    server = server_of(Settings(port=0, url=URL, proxies="127.0.0.1", database=f"sqlite:///{tmp_path}/osada.db"))
    with running(server) as (url, _):
        for hop, proto, status in [("8.8.8.8", "https", 200), ("8.8.8.8", "http", 403), ("10.0.0.2", "http", 200)]:
            headers = {"x-forwarded-for": hop, "x-forwarded-proto": proto}
            assert httpx.get(f"{url}/health", headers=headers).status_code == status

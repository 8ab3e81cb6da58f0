"""The routes of people: what other sites cannot do there, what no log tells, how often one may try."""

import logging

import pytest

from tests.server.given import Street, server
from tests.server.tables import set_up
from tests.server.town import PASSWORD, me

CHANGING = [
    ("POST", "/api/account", {"name": "Eve Evil", "password": PASSWORD}),
    ("POST", "/api/login", {"name": "Eve Evil", "password": PASSWORD}),
    ("POST", "/api/password", {"old": PASSWORD, "new": "battery staple"}),
    ("POST", "/api/password/reset", {"who": "Eve Evil"}),
    ("POST", "/api/password/new", {"token": "x", "password": PASSWORD}),
    ("POST", "/api/leave", None),
    ("PATCH", "/api/me", {"language": "cs"}),
    ("DELETE", "/api/me", {"password": PASSWORD}),
    ("DELETE", "/api/me/devices", None),
    ("PUT", f"/api/me/mutes/{'x' * 22}", None),
    ("PUT", "/api/me/push", {"endpoint": "https://osada.example/x", "keys": {"p256dh": "B" * 87, "auth": "B" * 22}}),
    ("DELETE", "/api/me/push", {"endpoint": "https://osada.example/x"}),
]
pytestmark = pytest.mark.usefixtures("quick_passwords")
FOREIGN = [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize(("method", "path", "body"), CHANGING, ids=lambda each: str(each)[:30])
def test_row_02_another_site_changes_nothing(town, method, path, body, headers):
    eva = town.account()
    given = {"json": body} if body else {}
    assert eva.request(method, path, headers=headers, **given).status_code == 403
    assert me(eva)["language"] == "en"


@pytest.mark.parametrize(
    ("method", "path", "body"), [each for each in CHANGING if each[2]], ids=lambda each: str(each)[:30]
)
def test_row_02_a_form_of_a_page_is_not_read(town, method, path, body):
    """Another site can send forms and plain text without being asked, but never JSON."""
    kinds = ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data")
    eva = town.account()
    for kind in kinds:
        assert eva.request(method, path, content=b"{}", headers={"content-type": kind}).status_code == 415


def test_row_01_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path):
    with server(database=f"sqlite:///{tmp_path}/osada.db", url="https://osada.example") as (address, _):
        street = Street(address)
        headers = {"origin": "https://osada.example", "host": "osada.example"}
        body = {"name": "Eva", "password": PASSWORD}
        response = street.stranger(**headers).post("/api/account", json=body)
        street.close()
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-osada=")
    assert {"Secure", "HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}


def test_row_16_no_log_tells_what_is_secret(town, caplog):
    caplog.set_level(logging.DEBUG)
    address, name = "secret@osada.example", town.name()
    eva = town.account(name, email=address)
    town.stranger().post("/api/login", json={"name": name, "password": "wrong password"})
    town.stranger().post("/api/password/reset", json={"who": address})
    letter = town.box.next_to(address).get_content()
    token = letter.partition("#/reset/")[2].split()[0]
    town.stranger().post("/api/password/new", json={"token": token, "password": "brand new word"})
    ours = "\n".join(record.getMessage() + str(vars(record)) for record in caplog.records if "osada" in record.name)
    assert "/api/login" in ours
    for secret in (PASSWORD, "wrong password", "brand new word", token, eva.cookies["osada"], address, name):
        assert secret not in ours


def test_row_16_words_of_sql_are_only_words(town):
    for name in ("\x00", "Robert'); DROP TABLE people;--", "' OR ''='", "%", "_%"):
        response = town.stranger().post("/api/login", json={"name": name, "password": PASSWORD})
        assert response.status_code == 403
        assert town.stranger().post("/api/password/reset", json={"who": f"{name}@x"}).status_code == 202
    assert town.stranger().get("/api/people/%27%20OR%20%27%27%3D%27abcdefg").status_code == 422
    assert town.stranger().get("/api/ratings/%00").status_code == 404
    assert me(town.account())["guest"] is False


# --- How often --------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server whose buckets count."""
    folder = tmp_path_factory.mktemp("strict")
    settings = {"database": f"sqlite:///{folder}/osada.db", "mail": "smtp://127.0.0.1:9", "limits": 1}
    with server(**settings) as (address, _):
        street = Street(address)
        yield street
        street.close()


GUESSES = [
    ("/api/login", {"name": "Eva", "password": "wrong horse"}, 20),
    ("/api/password/reset", {"who": "Eva"}, 5),
    ("/api/password/new", {"token": "x", "password": "wrong horse"}, 20),
    ("/api/email/confirm", {"token": "x"}, 20),
]


@pytest.mark.usefixtures("no_refill")
@pytest.mark.parametrize(("path", "body", "most"), GUESSES)
def test_row_13_passwords_are_not_guessed_without_end(strict, path, body, most):
    browser = strict.stranger()
    responses = [browser.post(path, json=body) for _ in range(most + 5)]
    assert responses[-1].status_code == 429
    assert int(responses[-1].headers["retry-after"]) > 0


@pytest.mark.usefixtures("no_refill")
def test_row_17_a_password_is_not_guessed_from_a_stolen_browser_either(strict):
    eva = strict.guest("Eva Malá")
    eva.post("/api/account", json={"name": "Eva Malá", "password": PASSWORD})
    body = {"old": "wrong horse", "new": "battery staple"}
    responses = [eva.post("/api/password", json=body).status_code for _ in range(25)]
    assert (responses[0], responses[-1]) == (403, 429)


def test_the_profile_of_others_shows_no_address(town):
    eva, _ = set_up(town, town.name(), town.name())
    account = town.account(email="private@osada.example")
    shown = eva.browser.get(f"/api/people/{me(account)['id']}")
    assert "private@osada.example" not in shown.text

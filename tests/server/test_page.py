"""The page as files: what is sent, how long it may be kept, and that nothing else can be had."""

import gzip

import httpx
import pytest

from osada.server.page import Page
from tests.server.given import server

SCRIPT = "export const many = 'words words words words words words';\n" * 20
FILES = {
    "index.html": '<!doctype html><title>Osada</title><script type="module" src="/assets/a-1.js"></script>',
    "assets/a-1.js": SCRIPT,
    "assets/b-2.woff2": "wOF2",
    "favicon.svg": "<svg/>",
    "push.js": "self.addEventListener('push', () => {});",
    "manifest.webmanifest": "{}",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("built")
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text("not yours")
    for name, text in FILES.items():
        (folder / "page" / name).write_text(text)
    return folder


@pytest.fixture(scope="module")
def browser(folder):
    database = f"sqlite:///{folder}/osada.db"
    with (
        server(database=database, workers=1, page=str(folder / "page")) as (url, _),
        httpx.Client(base_url=url) as client,
    ):
        yield client


SENT = [
    # address                  kind                                   kept
    ("/", "text/html; charset=utf-8", "no-cache"),
    ("/push.js", "text/javascript; charset=utf-8", "no-cache"),
    ("/favicon.svg", "image/svg+xml; charset=utf-8", "no-cache"),
    ("/manifest.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"),
    ("/assets/a-1.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    ("/assets/b-2.woff2", "font/woff2", "public, max-age=31536000, immutable"),
]


@pytest.mark.parametrize("path, kind, kept", SENT)
def test_files_and_how_long_they_are_kept(browser, path, kind, kept):
    response = browser.get(path)
    assert (response.status_code, response.text) == (200, FILES[path.lstrip("/") or "index.html"])
    assert (response.headers["content-type"], response.headers["cache-control"]) == (kind, kept)
    assert "default-src 'self'" in response.headers["content-security-policy"]
    assert browser.head(path).headers["etag"] == response.headers["etag"]


def test_texts_are_packed_for_those_who_can_unpack_them(browser):
    with browser.stream("GET", "/assets/a-1.js") as response:
        assert response.headers["content-encoding"] == "gzip"
        raw = b"".join(response.iter_raw())
    assert gzip.decompress(raw).decode() == SCRIPT
    plain = browser.get("/assets/a-1.js", headers={"accept-encoding": "identity"})
    assert ("content-encoding" not in plain.headers, plain.text) == (True, SCRIPT)
    assert plain.headers["vary"] == "Accept-Encoding"


def test_what_has_not_changed_is_not_sent_again(browser):
    first = browser.get("/")
    again = browser.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


NOWHERE = [
    "/nothing",
    "/assets/nothing.js",
    "/assets/../secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
]


@pytest.mark.parametrize(
    "path", [*NOWHERE, "/assets", "/assets/", "/api/nothing", "/table/1", "/%2e%2e", "/%2e%2e%2fsecret.txt"]
)
def test_nothing_else_can_be_had(browser, path):
    response = browser.get(path)
    assert (response.status_code, response.json()["error"]["reason"]) == (404, "server_nowhere")


def test_the_routes_of_the_api_are_not_hidden_by_the_page(browser):
    assert browser.get("/health").json()["parts"]
    assert browser.get("/api/guests").status_code == 405


def test_a_page_that_was_not_built_says_how_in_both_languages(tmp_path):
    with server(database=f"sqlite:///{tmp_path}/osada.db", workers=1, page=str(tmp_path / "none")) as (url, _):
        response = httpx.get(url)
        assert (response.status_code, response.text.count("make page")) == (503, 2)
        assert 'lang="cs"' in response.text and 'lang="en"' in response.text
        assert httpx.get(f"{url}/favicon.svg").status_code == 404


def test_the_page_lies_in_the_package():
    assert Page()._folder.parent.name == "osada"

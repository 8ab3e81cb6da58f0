"""A real server on a free port of this machine, in a thread of the test; and the browsers of people who come to it."""

import ssl
import threading
from contextlib import contextmanager

import httpx

from osada.server.config import Settings
from osada.server.serving import server_of
from tests.patience import PATIENCE, until

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # else each browser would read all certificates of the system


@contextmanager
def server(**settings):
    """The address of a server with these settings. Its bots know the games of the tests and do not dawdle."""
    usual = {"port": 0, "compiled": "none", "modules": "tests.server.odd_bots", "bot_pause": 0.0}
    with running(server_of(Settings(**{**usual, **settings}))) as found:
        yield found


@contextmanager
def running(running, *listeners):
    """The address and the context of this server, which listens by itself unless it is given sockets that do."""
    thread = threading.Thread(target=running.run, args=[list(listeners) or None], daemon=True)
    thread.start()
    until(lambda: running.started)
    try:
        yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}", running.config.app.state.context
    finally:
        running.should_exit = True
        thread.join(PATIENCE)


class Street:
    """Where browsers come from. All of them go home when the test ends."""

    def __init__(self, url):
        self.url, self._browsers = url, []

    def stranger(self, **headers):
        """A browser without any cookie yet."""
        headers = {"origin": self.url, **headers}
        browser = httpx.Client(base_url=self.url, headers=headers, verify=PLAIN)
        self._browsers.append(browser)
        return browser

    def guest(self, name, **headers):
        """A browser whose owner has said a name."""
        browser = self.stranger(**headers)
        response = browser.post("/api/guests", json={"name": name})
        assert response.status_code == 201, response.text
        return browser

    def close(self):
        for browser in self._browsers:
            browser.close()

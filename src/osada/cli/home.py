"""`osada play`: the page on this machine, in a browser that opens by itself; people are let in at once."""

import os
import socket
import threading
import webbrowser
from typing import TYPE_CHECKING

from osada.cli.speech import say
from osada.engine.errors import BadSetUp
from osada.engine.record import game_named
from osada.games import GAMES

if TYPE_CHECKING:  # the server is read only when it is needed: all else starts faster
    from osada.server.config import Settings
    from osada.server.serving import Server

HERE = "127.0.0.1"
FIRST = "hashi"  # where none is named


def play(game: str | None, *, port: int | None, browser: bool) -> None:
    from osada.cli.server import run
    from osada.server.page import Page

    if game is not None:
        game_named(game)
    settings = _settings(port)
    if not Page(settings.page).is_built:
        raise BadSetUp("home-no-page", game=game or FIRST)
    if port is None and not _is_free(settings.port):
        settings = settings.model_copy(update={"port": 0})
    run(settings, lambda server: _at_home(server, settings, game, browser=browser))


def _settings(port: int | None) -> "Settings":
    """This machine alone, and few words in the terminal, unless the environment wants more of them."""
    from osada.cli.server import settings_of
    from osada.server.config import PREFIX, WHILE_OPEN

    usual = {"compiled": WHILE_OPEN, "log": "warning"}
    unsaid = {name: value for name, value in usual.items() if PREFIX + name.upper() not in os.environ}
    return settings_of(None, host=HERE, port=port, **unsaid)


def _is_free(port: int) -> bool:
    try:
        socket.create_server((HERE, port)).close()
    except OSError:
        return False
    return True


def _at_home(server: "Server", settings: "Settings", game: str | None, *, browser: bool) -> None:
    """The server may be opened to its network, and whoever started it is told where it is."""
    from osada.server.lan import Lan
    from osada.server.serving import addresses

    context = server.config.app.state.context  # type: ignore[union-attr]  # it is our own application
    context.lan = Lan(server)

    def tell(port: int) -> None:
        address = f"{addresses(settings, port)[0]}/{f'#/new/{game}' if game else ''}"
        print(say()("home-here", address=address), flush=True)
        if not all(context.is_ready(each) for each in GAMES.values()):
            print(say()("home-compiles"), flush=True)
        if browser:
            threading.Thread(target=_show, args=(address,), daemon=True).start()

    server.ready = tell


def _show(address: str) -> None:
    """In a thread: some browsers come back only when they are closed."""
    if not webbrowser.open(address):
        print(say()("home-no-browser"), flush=True)

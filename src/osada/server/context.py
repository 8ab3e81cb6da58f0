"""The context of a server: all that a request may need, made once when the server starts."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module

from osada.engine.errors import BadSetUp
from osada.engine.game import Game
from osada.engine.ready import is_ready
from osada.server.config import WHILE_OPEN, Settings
from osada.server.errors import Refused
from osada.server.hub import Hub
from osada.server.lan import Lan
from osada.server.limits import Limits
from osada.server.metrics import Metrics
from osada.server.page import Page
from osada.server.people.follow_up import follow
from osada.server.people.mail import Post
from osada.server.people.push import Push
from osada.server.seal_keys import keys_for
from osada.server.sealing import Sealer
from osada.server.signing import Signer
from osada.server.storage import migrate
from osada.server.storage.database import Database
from osada.server.storage.seeds import check_seeds
from osada.server.storage.signing_keys import remember
from osada.server.tables.matches import Matches
from osada.server.tables.pins import Pins
from osada.server.tasks import Tasks
from osada.server.thinking.start import Thinking, check_place
from osada.server.watch import watch


@dataclass
class Context:
    """One server process."""

    settings: Settings
    database: Database
    secret: str
    sealer: Sealer
    signer: Signer
    limits: Limits
    post: Post
    push: Push
    hub: Hub = field(default_factory=Hub)
    metrics: Metrics = field(default_factory=Metrics)
    tasks: Tasks = field(default_factory=Tasks)
    checks: dict[str, Callable[[], bool]] = field(default_factory=dict)  # what /health asks, by name
    matches: Matches = field(init=False)
    pins: Pins = field(init=False)
    page: Page = field(init=False)
    thinking: Thinking | None = None  # while the server runs
    lan: Lan | None = None  # only where people play at home

    def __post_init__(self) -> None:
        self.matches = Matches(self.database, self.hub, self.sealer)
        self.matches.within.append(follow)
        self.pins = Pins(self.limits)
        self.page = Page(self.settings.page)

    def is_ready(self, game: Game) -> bool:
        """Whether it can be played without waiting for the compiler; elsewhere that was done before anybody came."""
        return self.settings.compiled != WHILE_OPEN or is_ready(game)

    def must_be_ready(self, game: Game) -> None:
        """Nobody waits for the compiler in a request: it works at once for what is wanted now."""
        if self.is_ready(game):
            return
        if self.thinking and self.thinking.pool:
            self.thinking.pool.prepare(game.id, first=True)
        raise Refused(503, "home-compiling", retry=2)

    def close(self) -> None:
        self.database.close()


def open_context(settings: Settings, *, make_key: bool = True) -> Context:
    """Opens the database, brings it up to date, and makes what stands around it: a key, too, unless others have it."""
    for name in settings.own_modules:
        import_module(name)
    database = Database(settings.database_url)
    check_place(settings, database)
    migrate.upgrade(database)
    secret = database.setting("secret", secrets.token_hex(32))
    keys = keys_for(settings, database, make=make_key)
    if not keys:
        raise BadSetUp("seal-key-elsewhere")
    sealer, signer = Sealer(keys), Signer(keys)
    check_seeds(database, sealer)
    remember(database, signer)
    around = Limits(settings), Post(settings), Push(settings, database)
    context = Context(settings, database, secret, sealer, signer, *around)
    watch(context)
    return context

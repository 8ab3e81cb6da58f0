"""Ferry is known to the engine in every test. Files that take longest begin first: none is waited for in the end."""

from pathlib import Path

import tests.games  # noqa: F401  # registers it

HERE = Path(__file__).parent
LONGEST_FIRST = (
    "browser/test_matches.py",
    "test_every_game.py",
    "browser/test_two_browsers.py",
    "server/test_thinking_workers.py",
    "browser/test_rooms.py",
    "server/test_commands.py",
    "server/test_thinking_pool.py",
    "browser/test_killed.py",
    "arena/test_backends.py",
    "server/test_thinking_seats.py",
    "server/test_backup.py",
    "server/test_people_doors.py",
    "bots/test_search.py",
    "bots/test_fairness.py",
)


def pytest_collection_modifyitems(items):
    places = {HERE / name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))

"""How a board feels: work on the main thread while things move, how soon a table is open, how much it loads.

`python -m bench.boards [GAME …]` (`make bench-boards`) starts a server and a browser on this machine, lets bots play at
the largest table of each game and watches it through Chromium's tracing; writes bench/boards.json and prints it.
"""

import json
import statistics
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import osada.games
from tests.browser.chromium import browsers
from tests.browser.rooms import settled
from tests.patience import PATIENCE
from tests.server.given import Street, server

SECONDS = 20  # that are watched in each game
FRAME = 1 / 60
LEVEL, PAUSE = "random", 0.6  # bots whose moves one can follow
OPENINGS = 5
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel"
MAIN, TASK, LAYOUT, NEWS = "CrRendererMain", "ThreadControllerImpl::RunTask", "Layout", "WebSocketReceive"
SETTLES = 0.1  # seconds after news of the match in which a board may be laid out again
SIZE = {"width": 1366, "height": 768}
BOARD = "section.board svg"
OUT = Path(__file__).parent / "boards.json"


def main(wanted):
    """Those games, or all."""
    found = {}
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, contextmanager(browsers)() as chromium:
        for game in (game for game in osada.games.GAMES.values() if not wanted or game.id in wanted):
            found[game.id] = measured(url, chromium, game)
            print(game.id, json.dumps(found[game.id]), flush=True)
    OUT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


@contextmanager
def served(folder):
    database = f"sqlite:///{folder}/bench.db"
    quick = {"workers": 1, "modules": "tests.browser.quick_bots", "bot_pause": PAUSE}
    with server(database=database, limits=0, **quick) as (url, _):
        yield url


def measured(url, chromium, game):
    context = chromium.new_context(base_url=url, viewport=SIZE, locale="en-GB")
    page, path = context.new_page(), f"/#/table/{set_up(url, context, game)}"
    shell = loaded(page, "/")
    whole = loaded(page, path)
    opened = statistics.median(opening(page, path) for _ in range(OPENINGS))
    events = traced(page)
    frames, layouts = work_of(events)
    context.close()
    return {
        "seats": game.max_seats,
        "frame_ms_p50": round(statistics.median(frames) * 1000, 2),
        "frame_ms_p95": round(statistics.quantiles(frames, n=20)[-1] * 1000, 2),
        "frame_ms_p99": round(statistics.quantiles(frames, n=100)[-1] * 1000, 2),
        "layouts_apart_from_news": layouts,
        "open_ms": round(opened * 1000),
        "shell_kB": round(shell / 1000, 1),
        "game_kB": round((whole - shell) / 1000, 1),
    }


def set_up(url, context, game):
    """A full table at which bots play, the one that sits for me, too."""
    street = Street(url)
    guest = street.guest(f"Watcher of {game.id}")
    guest.timeout = PATIENCE  # the game may have to be compiled first
    chairs = [{"who": "me"}, *({"who": "bot", "level": LEVEL} for _ in range(game.max_seats - 1))]
    table = guest.post("/api/tables", json={"game": game.id, "seats": chairs}).json()["table"]
    guest.put(f"/api/tables/{table}/seats/0/bot", json={"level": LEVEL}).raise_for_status()
    context.add_cookies([{"name": name, "value": value, "url": url} for name, value in guest.cookies.items()])
    street.close()
    return table


def loaded(page, path):
    """Bytes as they travel, of everything that a first visit loads."""
    responses = []
    session = page.context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")
    session.detach()
    hear = lambda each: responses.append(each)  # noqa: E731  # Playwright looks at the function
    page.on("response", hear)
    settled(page, path)
    page.remove_listener("response", hear)
    return sum(each.request.sizes()["responseBodySize"] for each in responses if "/api/" not in each.url)


def opening(page, path):
    """Seconds from the address to a board that is drawn."""
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(path)
    page.locator(BOARD).first.wait_for()
    return time.perf_counter() - began


# --- What the tracing tells -------------------------------------------------


def traced(page):
    """The events of the main thread while bots play."""
    session, events, ended = page.context.new_cdp_session(page), [], []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": CATEGORIES})
    page.wait_for_timeout(SECONDS * 1000)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    return of_main_thread(events)


def of_main_thread(events):
    """Of the page, which is the main thread with the most to do: workers and the browser have others."""
    threads = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == MAIN}
    busiest = max(threads, key=lambda thread: sum((each["pid"], each["tid"]) == thread for each in events))
    return [each for each in events if (each["pid"], each["tid"]) == busiest]


def work_of(events):
    """The CPU-seconds of work in each frame, and how often a layout was made though no news had come."""
    tasks = [(each["ts"] / 1e6, each["tdur"] / 1e6) for each in events if each["name"] == TASK and "tdur" in each]
    first, last = min(start for start, _ in tasks), max(start for start, _ in tasks)
    frames = [0.0] * (int((last - first) / FRAME) + 1)
    for start, lasts in tasks:
        frames[int((start - first) / FRAME)] += lasts
    news = [each["ts"] / 1e6 for each in events if each["name"] == NEWS]
    layouts = [each["ts"] / 1e6 for each in events if each["name"] == LAYOUT]
    apart = sum(not any(0 <= at - came <= SETTLES for came in news) for at in layouts)
    return frames, apart


if __name__ == "__main__":
    main(sys.argv[1:])

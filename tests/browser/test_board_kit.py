"""The kit for boards in a real browser: the example of docs/board-kit.md, built, under the server's own policy."""

import subprocess
import threading
import zlib
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from osada.server.web.middleware import HEADERS
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, ROOT
from tests.patience import until

FLYING = """() => [...document.querySelectorAll('[data-spot="ferry 0"], [data-flown="ferry 0"]')]
    .flatMap((each) => each.getAnimations())
    .map(({ effect }) => [effect.getTiming().duration, ...effect.getKeyframes().map(({ transform }) => transform)])"""


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files as the server does: with its policy, and without a word."""

    def end_headers(self):
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """The address of the example, built as the page is."""
    folder = tmp_path_factory.mktemp("example")
    build = ["npx", "vite", "build", "--config", "examples/vite.config.ts", "--outDir", folder, "--logLevel", "error"]
    subprocess.run([*map(str, build), "--emptyOutDir"], cwd=ROOT / "web", check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def show(browser, example):
    """Opens the example. Whatever a browser complains about fails, the policy's refusals above all."""
    contexts, complaints = [], []

    def open_page(**settings):
        context = browser.new_context(**({"viewport": DESKTOP, "locale": "en-GB"} | settings))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda mistake: complaints.append(str(mistake)))
        page.on("console", lambda said: said.type in ("error", "warning") and complaints.append(said.text))
        page.goto(example)
        sea(page).wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


def sea(page):
    return page.get_by_role("application", name="The sea")


def harbour(page, name):
    return sea(page).get_by_role("button", name=name)


def done(page):
    return page.evaluate("() => [window.match.done, window.match.asked]")


def middle(page, name):
    box = harbour(page, name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hull(page, seat):
    """The colour of a ferry's hull on the screen: the one pixel of a picture (PNG), after the byte of its filter."""
    box = page.locator(f'[data-spot="ferry {seat}"]').bounding_box()
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 0.75 * box["height"], "width": 1, "height": 1}
    picture = page.screenshot(clip=spot)
    start = picture.index(b"IDAT") + 4
    length = int.from_bytes(picture[start - 8 : start - 4])
    return tuple(zlib.decompressobj().decompress(picture[start : start + length])[1:4])


def test_click_sails_and_what_is_not_legal_is_asked(show):
    page = show()
    page.mouse.click(*middle(page, "Brac"))
    page.mouse.click(*middle(page, "Dugi"))
    assert done(page) == [["sail Brac"], ["sail Dugi"]]
    expect(harbour(page, "Brac")).to_have_attribute("aria-label", "Brac, ferries: Eva, you can sail here")


def test_keys_walk_and_sail(show):
    page = show()
    page.keyboard.press("Tab")
    expect(harbour(page, "Anse")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    expect(harbour(page, "Elba")).to_be_focused()
    page.keyboard.press("Enter")
    assert done(page) == [["sail Elba"], []]
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Tip, one copy")).to_be_focused()  # the harbours are one stop


def test_ferry_is_pulled_to_its_harbour(show):
    page = show()
    page.mouse.move(*middle(page, "Anse"))
    page.mouse.down()
    page.mouse.move(*middle(page, "Brac"), steps=4)
    page.mouse.up()
    assert done(page) == [["sail Brac"], []]


def test_finger_taps(show):
    page = show(viewport=PHONE, has_touch=True)
    page.touchscreen.tap(*middle(page, "Elba"))
    assert done(page) == [["sail Elba"], []]


@pytest.mark.parametrize(("motion", "duration", "transforms"), [("no-preference", 180, True), ("reduce", 80, False)])
def test_ferry_flies_from_where_it_lay(show, motion, duration, transforms):
    page = show(reduced_motion=motion)
    [found] = page.evaluate(f"""async () => {{
        window.match.choose('sail Brac');
        await new Promise(requestAnimationFrame);
        return ({FLYING})();
    }}""")
    assert found[0] == duration
    assert ("translate(" in str(found[1])) == transforms


def test_nothing_is_laid_out_while_a_ferry_flies(show):
    page = show(reduced_motion="no-preference")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.evaluate("""async () => {
        window.match.choose('sail Brac');
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        document.querySelector('[data-flown]').getAnimations()[0].updatePlaybackRate(0.01);
    }""")
    before = layouts(session)
    page.evaluate("async () => { for (let left = 20; left > 0; left -= 1) await new Promise(requestAnimationFrame) }")
    assert page.locator("[data-flown]").count() == 1
    assert layouts(session) == before
    page.locator("[data-flown]").evaluate("(layer) => layer.getAnimations()[0].finish()")
    expect(page.locator("[data-flown]")).to_have_count(0)
    expect(page.locator('[data-spot="ferry 0"]')).to_have_css("opacity", "1")


def layouts(session):
    """How often the page has been laid out so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(each["value"] for each in metrics if each["name"] == "LayoutCount")


def test_next_change_cuts_a_flight_short(show):
    page = show(reduced_motion="no-preference")
    flights = page.evaluate(f"""async () => {{
        for (const harbour of ['Brac', 'Elba']) {{
            window.match.choose(`sail ${{harbour}}`);
            await new Promise(requestAnimationFrame);
        }}
        return ({FLYING})();
    }}""")
    assert len(flights) == 1


def test_drawing_takes_the_colours_of_where_it_stands(show):
    """No style of its file is in the page; its inline style is, and the caller's colour flows in."""
    page = show()
    assert page.evaluate("() => document.querySelectorAll('#art style').length") == 0
    assert page.evaluate("() => getComputedStyle(document.querySelector('#art path')).strokeWidth") == "2px"
    assert [hull(page, seat) for seat in (0, 1)] == [(0xC2, 0x37, 0x2B), (0x1F, 0x4E, 0x9B)]


def test_card_is_looked_at_larger(show):
    page = show()
    card = page.get_by_role("button", name="Cargo")
    card.focus()
    page.keyboard.press("z")
    expect(page.get_by_role("tooltip")).to_have_text("Cargo, 2 copies")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    card.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "folded"),
    [(1366, 768, ""), (1024, 768, ""), (390, 844, "purses"), (844, 390, "hand"), (390, 400, "purses hand")],
)
def test_panels_fold_in_their_order_and_leave_a_cue(show, width, height, folded):
    page = show(viewport={"width": width, "height": height})
    panels = page.locator("[data-folded]")
    expect(panels).to_have_attribute("data-folded", folded)
    names = {"purses": "Purses", "hand": "Your cards"}
    for zone in folded.split():
        page.get_by_role("button", name=f"Show: {names[zone]}").click()
        expect(page.get_by_role("region", name=names[zone])).to_contain_text("Tip" if zone == "hand" else "coins 3")
        page.keyboard.press("Escape")
    assert page.evaluate("() => [scrollX, document.documentElement.scrollHeight - innerHeight]") == [0, 0]


def test_scene_is_looked_at_nearer(show):
    page = show()
    box = sea(page).locator("svg").first
    page.mouse.move(*middle(page, "Brac"))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -400)
    page.keyboard.up("Control")
    expect(box).not_to_have_attribute("viewBox", "0 0 300 300")
    until(lambda: is_whole_after_two_taps(page, box))


def is_whole_after_two_taps(page, box):
    """They are a double tap if the machine is quick enough."""
    corner = box.bounding_box()
    for _ in range(2):
        page.mouse.click(corner["x"] + 3, corner["y"] + corner["height"] / 2)  # water
    return box.get_attribute("viewBox") == "0 0 300 300"

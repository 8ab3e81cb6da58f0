"""axe-core finds nothing in any room, in any theme."""

from pathlib import Path

import pytest

from tests.browser.rooms import ROOMS, settled

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
THEMES = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
FOUND = "async () => (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((each) => each.target)}`)"


@pytest.mark.parametrize("room", ROOMS)
def test_axe_finds_nothing_in_any_theme(person, rooms, room):
    page = person("about:blank", cookies=rooms.cookies)
    settled(page, rooms.paths[room])
    page.evaluate(AXE)
    found = {}
    for theme, media in THEMES.items():
        page.emulate_media(**media)
        found[theme] = page.evaluate(FOUND)
    assert found == {theme: [] for theme in THEMES}

"""The example of docs/board-kit.md: its types are Ferry's, and it stays small."""

import re
from pathlib import Path

from osada.server.typescript import Types
from tests.games import FERRY

EXAMPLE = Path(__file__).parents[1] / "web" / "examples" / "ferry"
MOST_LINES = 200


def plain(text):
    """What is left of types however they are laid out."""
    return re.sub(r"[\s()|;]|/\*.*?\*/", "", text, flags=re.DOTALL)


def test_types_of_the_example_are_those_of_the_game():
    assert plain((EXAMPLE / "view.ts").read_text(encoding="utf-8")) == plain("".join(Types(FERRY).blocks))


def test_example_is_small():
    files = [file for kind in ("*.ts", "*.svelte", "*.css") for file in EXAMPLE.glob(kind)]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < MOST_LINES

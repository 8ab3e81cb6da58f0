"""The tests. Ferry, the example of a game that is a package of its own, is found by them without being installed."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

sys.path.insert(0, str(ROOT / "examples" / "ferry"))

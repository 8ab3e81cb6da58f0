"""The browser of the system: found on the machine, else installed where that is allowed, else one message."""

import shutil

import pytest
from playwright.sync_api import sync_playwright

from tests.installing import installed, missing
from tests.patience import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGE = "chromium"
# With each window come pages of the browser's own for what is typed into its address: more work than a test's page.
# The last such switch counts, so what Playwright turns off is said again where a test could notice it.
TURNED_OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "CDPScreenshotNewSurface",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
)
ARGUMENTS = [
    "--no-sandbox",  # as root there is none
    "--disable-gpu",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(TURNED_OFF)}",
]


def found():
    return next(filter(None, map(shutil.which, NAMES)), None)


def browsers():
    """A browser for all tests of this process."""
    program = installed(PACKAGE, found)
    if not program:
        pytest.fail(missing("Chromium", PACKAGE))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=PATIENCE * 1000)
        yield browser
        browser.close()

"""How a server is set up: file, environment, command line."""

import re
from pathlib import Path

import pytest

from osada.engine.errors import BadFile
from osada.server.config import FILE, Settings, settings_from

TEXT = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (.*?) \|", TEXT, re.MULTILINE)


@pytest.mark.parametrize("name, field", Settings.model_fields.items())
def test_every_setting_is_documented_with_what_it_is_by_default(name, field):
    variable, default = {name: (variable, default) for name, variable, default in ROWS}[name]
    assert variable == f"OSADA_{name.upper()}"
    assert default == f"`{field.default}`" or not field.default


def test_the_last_one_counts(tmp_path):
    config = tmp_path / "osada.toml"
    config.write_text('port = 1\nlog = "error"\nqueue = 7\n')
    found = settings_from({FILE: str(config), "OSADA_PORT": "2", "OSADA_QUEUE": "8"}, port=3, host=None)
    assert (found.port, found.queue, found.log, found.host) == (3, 8, "error", "127.0.0.1")


WRONG = [
    ("colour = 1", "“colour” is not known here. Known: database, host"),
    ("port = true", "“port” should be a whole number"),
    ('port = "8000"', "“port” should be a whole number"),
    ("port = -1", "“port” cannot be -1; it can be >= 0"),
    ("port = ", "cannot be read"),
    ("log = 3", "“log” cannot be 3; it can be 'debug', 'info', 'warning' or 'error'"),
    ("host = 3", "“host” should be a text"),
]


@pytest.mark.parametrize("text, problem", WRONG)
def test_what_is_wrong_in_a_file_is_refused_by_name(tmp_path, text, problem):
    config = tmp_path / "osada.toml"
    config.write_text(text)
    with pytest.raises(BadFile) as refused:
        settings_from({FILE: str(config)})
    assert str(refused.value).startswith(f"{config}: ")
    assert problem in str(refused.value)


WRONG_THERE = [
    ("PORT", "many", "should be a whole number"),
    ("PORT", "9" * 5000, "should be a whole number"),
    ("QUEUE", "-3", "cannot be \"-3\"; it can be >= 0"),
    ("BOT_PAUSE", "a while", "should be a number"),
    ("THINKING", "there", "cannot be \"there\"; it can be 'here' or 'workers'"),
    ("COMPILED", "some", "cannot be \"some\"; it can be 'all', 'none' or 'soon'"),
]


@pytest.mark.parametrize("name, value, problem", WRONG_THERE)
def test_what_is_wrong_in_the_environment_is_refused_by_name(name, value, problem):
    with pytest.raises(BadFile) as refused:
        settings_from({f"OSADA_{name}": value})
    assert str(refused.value) == f"OSADA_{name}: “{name.lower()}” {problem}"

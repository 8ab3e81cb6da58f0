"""How a server is set up: file, environment, command line."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from osada.engine.errors import BadFile
from osada.server.config import FILE, Settings, settings_from

TEXT = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (.*?) \|", TEXT, re.MULTILINE)


@pytest.mark.parametrize("field", fields(Settings), ids=lambda field: field.name)
def test_every_setting_is_documented_with_what_it_is_by_default(field):
    variable, default = {name: (variable, default) for name, variable, default in ROWS}[field.name]
    assert variable == f"OSADA_{field.name.upper()}"
    assert default == f"`{field.default}`" or not field.default


def test_the_last_one_counts(tmp_path):
    config = tmp_path / "osada.toml"
    config.write_text('port = 1\nlog = "error"\nqueue = 7\n')
    found = settings_from({FILE: str(config), "OSADA_PORT": "2", "OSADA_QUEUE": "8"}, port=3, host=None)
    assert (found.port, found.queue, found.log, found.host) == (3, 8, "error", "127.0.0.1")


WRONG = ["colour = 1", "port = true", 'port = "8000"', "port = ", "log = 3"]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_in_a_file_is_refused_by_name(tmp_path, text):
    config = tmp_path / "osada.toml"
    config.write_text(text)
    with pytest.raises(BadFile) as refused:
        settings_from({FILE: str(config)})
    assert str(config) in str(refused.value)

"""Hashi, chapter by chapter."""

import pytest

pytest.register_assert_rewrite("tests.hashi.given")

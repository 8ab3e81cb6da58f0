"""Sets as bits."""

import numpy as np
import pytest

from osada.engine.bits import count_bits, has, lowest

SETS = [{0}, {61}, {5, 9}, {0, 31, 32, 61}, set(range(62))]


@pytest.mark.parametrize("members", SETS, ids=str)
def test_a_set_has_its_members_a_size_and_a_lowest(members):
    bits = np.int64(sum(1 << member for member in members))
    assert [index for index in range(62) if has(bits, index)] == sorted(members)
    assert (count_bits(bits), lowest(bits)) == (len(members), min(members))


def test_the_empty_set():
    assert count_bits(np.int64(0)) == 0
    assert not has(np.int64(0), 3)

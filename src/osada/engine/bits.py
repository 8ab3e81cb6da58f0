"""Small sets as the bits of one integer, for rules: at most 62 members."""

import numpy as np

from osada.engine.compiled import rule

_MODULUS = 67  # the powers of two below 2 ** 66 all leave different remainders
_INDEX = np.zeros(_MODULUS, np.int64)
for _bit in range(63):
    _INDEX[(1 << _bit) % _MODULUS] = _bit


@rule
def has(bits, index):
    """Is this one in the set?"""
    return bits >> index & 1 == 1


@rule
def count_bits(bits):
    """How many are in the set. The compiler knows this loop and makes one instruction of it."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def lowest(bits):
    """The index of the lowest member of a set that is not empty."""
    return _INDEX[(bits & -bits) % _MODULUS]

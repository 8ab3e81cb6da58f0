"""Dice: outcomes that everybody can compute again, from the seed and the nonces."""

import hashlib
import hmac

import pytest

from osada.engine.dice import Dice


def words(seed, nonces, n, k):
    """The four numbers of one digest, computed as the documentation says."""
    message = "\n".join([*nonces, str(n), str(k)]).encode()
    digest = hmac.new(seed.encode(), message, hashlib.sha256).digest()
    return [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]


@pytest.mark.parametrize("n", range(5))
def test_an_outcome_is_the_first_word_of_the_digest(n):
    seed, nonces, weights = "abc", ("eva", "jan"), [2, 0, 3]
    rest = words(seed, nonces, n, 0)[0] % 5
    assert Dice(seed, nonces).choose(n, weights) == (0 if rest < 2 else 2)


def test_a_fixed_example():
    assert [Dice(7).choose(n, [1] * 6) for n in range(8)] == [words("7", (), n, 0)[0] % 6 for n in range(8)]
    assert [Dice(7).choose(n, [1] * 6) for n in range(8)] == [3, 0, 3, 2, 2, 5, 4, 5]


def test_words_beyond_the_largest_multiple_are_rejected():
    """With a total just above half of all words nearly every second word is thrown away; the next one counts."""
    total, seed = 2**63 + 1, "reject"
    chosen = []
    for n in range(20):
        stream = [word for k in range(20) for word in words(seed, (), n, k)]
        expected = next(word for word in stream if word < total)
        chosen.append(stream.index(expected))
        assert Dice(seed).choose(n, [expected, 1, total - expected - 1]) == 1
    assert max(chosen) >= 4, "no example needed a second digest"


def test_outcomes_come_by_their_weights():
    dice = Dice("weights")
    counts = [0, 0, 0]
    for n in range(4000):
        counts[dice.choose(n, [1, 0, 3])] += 1
    assert counts[1] == 0
    assert 900 < counts[0] < 1100


def test_the_commit_is_the_hash_of_the_seed():
    assert Dice(7).commit == hashlib.sha256(b"7").hexdigest()


def test_without_a_seed_it_is_secret_and_long():
    assert len({Dice().seed for _ in range(20)}) == 20
    assert len(Dice().seed) == 64


def test_nonces_and_their_order_matter():
    rolls = {tuple(Dice(1, nonces).choose(n, [1] * 100) for n in range(4)) for nonces in ((), ("a", "b"), ("b", "a"))}
    assert len(rolls) == 3


@pytest.mark.parametrize("weights", [[], [0, 0]])
def test_nothing_to_choose(weights):
    with pytest.raises(ValueError, match="no outcome has any weight"):
        Dice(1).choose(0, weights)

"""Laws about what may be done: legality is known in one place, and a refusal changes nothing."""

import random
import re

import numpy as np

from osada.engine import loops
from osada.engine.errors import IllegalAction, PlayError
from osada.engine.game import CHANCE, OK
from osada.locales import LANGUAGES
from tests.laws.matches import bytes_of, some_positions, walk


def acting_at_once_commutes(case):
    """Two seats that may act now get the same position in both orders."""
    rng = random.Random(case.seed)
    for table in some_positions(case):
        for one, other in zip(table.actors, table.actors[1:], strict=False):
            moves = [(seat, rng.choice(table.legal_codes(seat))) for seat in (one, other)]
            results = []
            for order in (moves, moves[::-1]):
                copy = table.copy()
                for seat, code in order:
                    copy.play(seat, code)
                results.append(bytes_of(copy))
            assert results[0] == results[1], f"{moves} do not commute"


def answers(table, seat):
    """What why_not says to a seat about every action."""
    states = table.states
    return [int(loops.ask_why_not(states, 0, seat, code)) for code in range(len(table.game.actions))]


ASKED = [None, []]  # the last case, and its answers: two laws look at them, one after the other


def all_answers(case):
    """What why_not says to every seat about every action, position by position."""
    if ASKED[0] is not case:
        ASKED[:] = case, [[answers(table, seat) for seat in range(case.seats)] for table in walk(case)]
    return ASKED[1]


def why_not_answers_for_everything(case):
    """Every answer is OK or a known reason in both languages; OK is what is legal, and only for who is to act."""
    reasons = set()
    for table, of_seats in zip(walk(case), all_answers(case), strict=True):
        for seat, found in enumerate(of_seats):
            legal = [code for code, answer in enumerate(found) if answer == OK]
            assert legal == table.legal_codes(seat), f"seat {seat} has other legal actions than why_not says"
            assert seat in table.actors or not legal, f"seat {seat} is not to act"
            reasons.update((answer, code) for code, answer in enumerate(found) if answer != OK)
    messages_exist(table, {answer: code for answer, code in sorted(reasons)})


def messages_exist(table, reasons):
    for packed, code in reasons.items():
        try:
            why = table.game.reasons.unpack(packed)
        except (ValueError, LookupError) as problem:
            raise AssertionError(f"{packed} is no known reason: {problem}") from None
        refusal = IllegalAction(table.game.id, table.game.actions.text[code], why, table.edition.folder)
        for lang in LANGUAGES:
            message = refusal.message(lang)
            assert not re.search(r"[{}]|\$\w|\?\?\?", message), message


def candidates_hold_all_that_is_legal(case):
    """No code stands there twice, and everything legal is there, for every seat in every position."""
    codes = np.zeros(len(case.game.actions), np.int16)
    for table, of_seats in zip(walk(case), all_answers(case), strict=True):
        for seat, found in enumerate(of_seats):
            count = loops.list_candidates(table.states, 0, seat, codes)
            listed = codes[:count].tolist()
            assert len(listed) == len(set(listed)), "a candidate stands there twice"
            legal = {code for code, answer in enumerate(found) if answer == OK}
            missing = legal - set(listed)
            assert not missing, f"not a candidate: {[case.game.actions.text[code] for code in missing]}"


def refused_requests_change_nothing(case):
    """Every action that is not legal, and every outcome that cannot come."""
    for table in some_positions(case):
        before, log = bytes_of(table), list(table.log)
        possible = table.outcomes()
        for seat in range(case.seats):
            for code in set(range(len(case.game.actions))) - set(table.legal_codes(seat)):
                is_refused(table.play, seat, code)
        for words in set(case.game.outcomes.text) - set(possible):
            is_refused(table.outcome, words)
        assert (bytes_of(table), table.log) == (before, log), "a refused request changed the position"


def is_refused(request, *arguments):
    try:
        request(*arguments)
    except PlayError:
        return
    raise AssertionError(f"{arguments} was not refused")


def outcomes_have_weights_when_one_is_due(case):
    """Some outcome has a weight exactly when one is due, none a negative one, and each with a weight can come."""
    weights = np.zeros(len(case.game.outcomes), np.int32)
    for table in walk(case):
        states = table.states
        due = int(loops.list_actors(states, 0)) == 1 << CHANCE
        assert due == table.chance_due == bool(table.outcomes()), "no outcome has a weight, or one has before its time"
        if not due:
            continue
        loops.list_chance(states, 0, weights)
        assert (weights >= 0).all()
        for words in table.outcomes():
            copy = table.copy()
            copy.outcome(words)
            assert bytes_of(copy) != bytes_of(table), f"chance {words} changed nothing"

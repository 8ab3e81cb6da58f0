"""Ferry with one seeded fault each, so that laws are seen to fail. Run by itself it tries them all.

`NUMBA_DISABLE_JIT=1 python -m tests.laws.faults` prints, as JSON, what each law says about each fault.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from osada.engine.contract import register
from osada.engine.game import CHANCE, OK, why
from osada.engine.layout import GAP, empty, record
from osada_ferry import counting, rules, scoring
from osada_ferry.components import CARDS, LIGHTHOUSE
from osada_ferry.rules import ANCHOR, REST, Why
from osada_ferry.view import copy_cards, imagine, seen, view
from tests import laws
from tests.games import FERRY

SEEDS = range(2)


class Fault(NamedTuple):
    """What is wrong, and which law must notice, with which words."""

    changed: dict[str, Callable[..., Any]]
    law: Callable[[laws.Case], None]
    says: str


def view_with_all_hands(state, seat, known):
    view(state, seat, known)
    for each in range(state.seats):
        copy_cards(state.players[each], known.players[each])


def imagine_with_all_hands(known, seat, rng, state):
    """Agrees with the leaking view, so that the two do not contradict each other."""
    phase, known.phase = known.phase, rules.OVER
    imagine(known, seat, rng, state)
    known.phase = state.phase = phase


def view_without_goods(state, seat, known):
    view(state, seat, known)
    known.players["goods"][:] = 0


def seen_by_all(state, actor, code, seat):
    return True


def seen_where_somebody_holds_a_lighthouse(state, actor, code, seat):
    held = any(player.hand[LIGHTHOUSE] for player in state.players)
    return seen(state, actor, code, seat) or bool(held)


def imagine_that_puts_the_own_hand_back(known, seat, rng, state):
    imagine(known, seat, rng, state)
    if seat < known.seats:
        for card in range(len(CARDS)):
            state.deck[card] += known.players[seat].hand[card]


def imagine_that_leaves_something(known, seat, rng, state):
    before = state.players[0].goods
    imagine(known, seat, rng, state)
    state.seat += 0 if before == state.players[0].goods or known.phase == rules.ACT else 1


def why_not_with_rest_at_any_time(state, seat, code):
    return OK if code == REST and rules.actors(state) >> seat & 1 else rules.why_not(state, seat, code)


def why_not_that_asks_the_others(state, seat, code):
    if code == REST and any(state.players[each].hand[LIGHTHOUSE] for each in range(state.seats) if each != seat):
        return why(Why.NO_GOODS)
    return rules.why_not(state, seat, code)


def why_not_with_an_unknown_reason(state, seat, code):
    return rules.why_not(state, seat, code) or (why(len(Why)) if code == REST and state.seat != 0 else OK)


def why_not_that_writes(state, seat, code):
    state.players[seat].goods += code == rules.SELL
    return rules.why_not(state, seat, code)


def candidates_twice(state, seat, codes):
    count = rules.candidates(state, seat, codes)
    codes[count] = codes[0]
    return count + (count > 0)


def apply_with_a_prize_for_the_first(state, seat, code):
    if state.phase == ANCHOR and all(player.busy for player in state.players[: state.seats]):
        state.players[seat].coins += 1
    rules.apply(state, seat, code)


def apply_that_loses_a_card(state, seat, code):
    rules.apply(state, seat, code)
    state.played[LIGHTHOUSE] = 0


CALLS = []


def apply_that_counts_its_calls(state, seat, code):
    CALLS.append(code)
    rules.apply(state, seat, code)
    if seat != CHANCE:
        state.players[seat].coins += len(CALLS) % 7 == 0


def chance_with_nothing_left(state, weights):
    rules.chance(state, weights)
    if state.deck.sum() == 1:
        weights[:] = 0


def scores_with_goods(state, sheet):
    scoring.scores(state, sheet)
    for seat in range(state.seats):
        sheet[seat, scoring.COINS_COLUMN] += state.players[seat].goods


def count_without_the_last_step(states, seat):
    found = counting.count(states, seat)
    return replace(found, parts=[replace(part, steps=part.steps[:-1]) for part in found.parts])


def count_that_promises_too_little(states, seat):
    found = counting.count(states, seat)
    return replace(found, parts=[replace(part, possible=part.now) for part in found.parts])


def count_without_bounds(states, seat):
    found = counting.count(states, seat)
    return replace(found, parts=[replace(part, possible=None) for part in found.parts])


FAULTS = {
    "view with all hands": Fault({"view": view_with_all_hands}, laws.views_tell_all_and_no_more, "the view of seat"),
    "view and imagine alike": Fault(
        {"view": view_with_all_hands, "imagine": imagine_with_all_hands}, laws.views_hide_what_lines_hide, "hides"),
    "told view": Fault({"view": view_with_all_hands}, laws.observations_tell_no_secret, "a bot on seat"),
    "view that loses": Fault({"view": view_without_goods}, laws.nothing_depends_on_a_secret, "why_not tells seat"),
    "seen by all": Fault({"seen": seen_by_all}, laws.lines_tell_no_more_than_views, "reads a secret"),
    "seen by secret": Fault(
        {"seen": seen_where_somebody_holds_a_lighthouse}, laws.nothing_depends_on_a_secret, "reads a secret"),
    "invented card": Fault(
        {"imagine": imagine_that_puts_the_own_hand_back}, laws.imagined_states_are_whole, "lost or invented"),
    "stale guess": Fault({"imagine": imagine_that_leaves_something}, laws.imagined_states_are_whole, "older position"),
    "forgotten check": Fault(
        {"why_not": why_not_with_rest_at_any_time}, laws.candidates_hold_all_that_is_legal, "not a candidate"),
    "legal by why_not only": Fault(
        {"why_not": why_not_with_rest_at_any_time}, laws.why_not_answers_for_everything, "other legal actions"),
    "telling refusal": Fault(
        {"why_not": why_not_that_asks_the_others}, laws.nothing_depends_on_a_secret, "why_not tells seat"),
    "unknown reason": Fault(
        {"why_not": why_not_with_an_unknown_reason}, laws.why_not_answers_for_everything, "no known reason"),
    "writing refusal": Fault(
        {"why_not": why_not_that_writes}, laws.refused_requests_change_nothing, "changed the position"),
    "candidates twice": Fault({"candidates": candidates_twice}, laws.candidates_hold_all_that_is_legal, "twice"),
    "prize for the first": Fault(
        {"apply": apply_with_a_prize_for_the_first}, laws.acting_at_once_commutes, "do not commute"),
    "disturbed by undo": Fault(
        {"apply": apply_with_a_prize_for_the_first}, laws.undone_lines_can_be_played_again, "played it again"),
    "lost card": Fault({"apply": apply_that_loses_a_card}, laws.components_are_conserved, "lost or invented"),
    "hidden global": Fault(
        {"apply": apply_that_counts_its_calls}, laws.the_record_rebuilds_the_match, "differs after a replay"),
    "hidden global and take back": Fault({"apply": apply_that_counts_its_calls}, laws.anything_can_be_taken_back, ""),
    "hidden global and undo": Fault(
        {"apply": apply_that_counts_its_calls}, laws.undo_keeps_the_lines_of_others, "disturbed seat"),
    "no weight": Fault(
        {"chance": chance_with_nothing_left}, laws.outcomes_have_weights_when_one_is_due, "no outcome has"),
    "scores with goods": Fault(
        {"scores": scores_with_goods}, laws.final_scores_follow_from_the_open_table, "other scores"),
    "forgotten step": Fault(
        {"count": count_without_the_last_step}, laws.what_is_counted_is_the_score, "add up otherwise"),
    "low bound": Fault(
        {"count": count_that_promises_too_little}, laws.nothing_pays_more_than_is_possible, "than was possible"),
    "no bound": Fault({"count": count_without_bounds}, laws.nothing_pays_more_than_is_possible, "after the end"),
}


# --- Trying them ------------------------------------------------------------


def faulty(number, changed):
    """Ferry with these functions, and with records of its own: the rules are found by the type of the record."""
    mark = {f"fault_{number}": np.int8}
    state, known = (widened(dtype, mark) for dtype in (FERRY.state, FERRY.known))

    def new(seats, options):
        states = empty(state)
        for name in fields_of(FERRY.state):
            states[name] = FERRY.new(seats, options)[name]
        return states

    return register(replace(FERRY, **{"state": state, "known": known, "new": new, **changed}))


def widened(dtype, more):
    return record(**fields_of(dtype), **more)


def fields_of(dtype):
    return {name: (dtype[name].base, dtype[name].shape) for name in dtype.names if not name.startswith(GAP)}


def complaint(law, game):
    """What the law says about this game: the first failure in a few matches, or nothing."""
    try:
        for seed in SEEDS:
            for seats in game.seats:
                law(laws.Case(game, seats, {"edition": "osada"}, seed))
    except AssertionError as failure:
        return str(failure) or "failed"
    return None


def all_complaints():
    """About each fault, and about the game without one."""
    found = {}
    for number, (name, fault) in enumerate(FAULTS.items()):
        found[name] = complaint(fault.law, faulty(number, fault.changed))
    sound = faulty("none", {})
    return found | {law.__name__: complaint(law, sound) for law in laws.ALL_LAWS}


if __name__ == "__main__":
    print(json.dumps(all_complaints()))

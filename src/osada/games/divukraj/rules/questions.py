"""Every question by its name: which kinds of action it is answered with, what may be chosen, and why not.

What an answer does, and when nobody is asked, stands in `answers`. All about one question is in the file named there.
"""

import numpy as np

from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, listed_range
from osada.games.divukraj.components import N_CARDS
from osada.games.divukraj.rules import (
    beneath,
    copies,
    copying,
    discarding,
    dungeon,
    fool,
    giving,
    giving_cards,
    in_turn,
    judge,
    lifting,
    lists,
    meadow,
    paying,
    peddler,
    places,
    plays,
    points,
    production,
    removing,
    storing,
    sweep,
    taking,
    teacher,
    triggers,
    visiting,
)
from osada.games.divukraj.rules.words import ACTIONS, GIVE_CARD, GIVE_ONE, TAKE_CARD, TAKE_ONE
from osada.games.divukraj.tasks import Task

SORTS = {  # the codes of each kind of action, those of a resource and of a card apart
    **{kind: range(*ACTIONS.starts[at : at + 2].tolist()) for at, kind in enumerate(ACTIONS.kinds)},
    **{"take": range(TAKE_ONE, TAKE_CARD), "take-card": range(TAKE_CARD, TAKE_CARD + N_CARDS)},
    **{"give": range(GIVE_ONE, GIVE_CARD), "give-card": range(GIVE_CARD, GIVE_CARD + N_CARDS)},
}
OPEN_SORTS = {
    Task.TURN: "visit play prepare pass",
    Task.SLOT: "slot",
    Task.NTH: "nth",
    Task.BY: "by",
    Task.JAIL: "jail",
    Task.JUDGE: "swap",
    Task.SPARE: "spare",
    Task.PAYEE: "to",
    Task.FOOL_CITY: "to",
    Task.REMOVE: "remove",
    Task.TRIGGER: "trigger",
    Task.TAKE: "take",
    Task.MEADOW: "take-card done",
    Task.DISCARD: "discard done",
    Task.BURY: "discard",
    Task.GIVE_CARDS: "give-card",
    Task.GIVE_ANY: "give",
    Task.GIVE_BERRIES: "give done",
    Task.MARKET: "give done",
    Task.TO_GOODS: "to",
    Task.TO_CARDS: "to",
    Task.PRODUCE: "activate",
    Task.SWEEP: "activate",
    Task.COPY: "copy done",
    Task.OF: "of",
    Task.STORE: "store done",
    Task.PAY: "pay",
    Task.SWAP: "swap done",
    Task.TEACHER: "take-card",
    Task.USE: "use done",
    Task.LIFT: "lift",
    Task.REVISIT: "visit",
    Task.PILE: "pile",
    Task.INN: "play",
    Task.QUEEN: "play done",
    Task.CEMETERY: "play",
    Task.PIGEON: "play done",
    Task.FOREST_PLAY: "play done",
    Task.STORE_EVENT: "store done",
    Task.CAPTURE: "beneath done",
    Task.GRADUATE: "beneath done",
    Task.SCROLLS: "take-card beneath",
}
MOST_SORTS = max(len(sorts.split()) for sorts in OPEN_SORTS.values())
IS_OPEN = np.zeros((len(Task), len(ACTIONS)), np.int8)  # [task, code]
RANGES = np.zeros((len(Task), MOST_SORTS, 2), np.int16)  # [task, which] the first code of a sort, and the end
for _task, _sorts in OPEN_SORTS.items():
    for _which, _sort in enumerate(_sorts.split()):
        IS_OPEN[_task, SORTS[_sort]] = 1
        RANGES[_task, _which] = SORTS[_sort].start, SORTS[_sort].stop


@rule
def list_all(task, codes):
    count = 0
    for which in range(MOST_SORTS):
        count = listed_range(codes, count, RANGES[task, which, 0], RANGES[task, which, 1])
    return count


@large_rule
def list_choices(state, task, codes):  # noqa: C901, PLR0915  # one branch for each question
    """Codes that may be legal now; a question that narrows nothing lists all that it is answered with."""
    if task == Task.TURN:
        return in_turn.list_turn(state, codes)
    if task in (Task.PAYEE, Task.FOOL_CITY, Task.TO_GOODS, Task.TO_CARDS):
        return lists.list_seats(state, codes)
    if task == Task.REMOVE:
        return removing.list_removable(state, codes)
    if task == Task.MEADOW:
        return meadow.list_takable(state, codes)
    if task == Task.DISCARD:
        return discarding.list_discards(state, codes)
    if task == Task.BURY:
        return meadow.list_buried(state, codes)
    if task == Task.GIVE_CARDS:
        return giving_cards.list_mail(state, codes)
    if task == Task.GIVE_ANY:
        return giving.list_gifts(state, codes)
    if task == Task.TEACHER:
        return teacher.list_taught(state, codes)
    if task == Task.REVISIT:
        return visiting.list_revisits(state, codes)
    if task == Task.INN:
        return plays.list_at_inn(state, codes)
    if task == Task.QUEEN:
        return plays.list_by_queen(state, codes)
    if task in (Task.CEMETERY, Task.PIGEON):
        return plays.list_turned_up(state, codes)
    if task == Task.FOREST_PLAY:
        return plays.list_in_forest(state, codes)
    if task == Task.CAPTURE:
        return beneath.list_thieves(state, codes)
    if task == Task.GRADUATE:
        return beneath.list_scholars(state, codes)
    if task == Task.SCROLLS:
        return beneath.list_scrolls(state, codes)
    return list_all(task, codes)


@large_rule
def why_not_now(state, task, code):  # noqa: C901, PLR0915  # one branch for each question
    """The rule of the question; what it is not answered with was refused before."""
    if task == Task.TURN:
        return in_turn.why_not_in_turn(state, code)
    if task == Task.SLOT:
        return meadow.why_not_slot(state, code)
    if task == Task.NTH:
        return copies.why_not_nth(state, code)
    if task == Task.BY:
        return paying.why_not_by(state, code)
    if task == Task.JAIL:
        return dungeon.why_not_jail(state, code)
    if task == Task.JUDGE:
        return judge.why_not_judged(state, code)
    if task == Task.SPARE:
        return paying.why_not_spare(state, code)
    if task in (Task.PAYEE, Task.TO_GOODS):
        return giving.why_not_to_goods(state, code)
    if task == Task.FOOL_CITY:
        return fool.why_not_fool_city(state, code)
    if task == Task.REMOVE:
        return removing.why_not_remove(state, code)
    if task == Task.TRIGGER:
        return triggers.why_not_trigger(state, code)
    if task == Task.TAKE:
        return taking.why_not_take(state, code)
    if task == Task.MEADOW:
        return meadow.why_not_take_card(state, code)
    if task == Task.DISCARD:
        return discarding.why_not_discard(state, code)
    if task == Task.BURY:
        return meadow.why_not_bury(state, code)
    if task == Task.GIVE_CARDS:
        return giving_cards.why_not_give_card(state, code)
    if task == Task.GIVE_ANY:
        return giving.why_not_give(state, code)
    if task == Task.GIVE_BERRIES:
        return giving.why_not_give_berry(state, code)
    if task == Task.MARKET:
        return giving.why_not_market(state, code)
    if task == Task.TO_CARDS:
        return giving_cards.why_not_to_cards(state, code)
    if task == Task.PRODUCE:
        return production.why_not_activate(state, code)
    if task == Task.SWEEP:
        return sweep.why_not_sweep(state, code)
    if task == Task.COPY:
        return copying.why_not_copy(state, code)
    if task == Task.OF:
        return copying.why_not_of(state, code)
    if task == Task.PAY:
        return points.why_not_pay(state, code)
    if task == Task.SWAP:
        return peddler.why_not_swap(state, code)
    if task == Task.TEACHER:
        return teacher.why_not_keep(state, code)
    if task == Task.USE:
        return places.why_not_use(state, code)
    if task == Task.LIFT:
        return lifting.why_not_lift(state, code)
    if task == Task.REVISIT:
        return visiting.why_not_revisit(state, code)
    if task == Task.PILE:
        return plays.why_not_pile(state, code)
    if task == Task.INN:
        return plays.why_not_at_inn(state, code)
    if task == Task.QUEEN:
        return plays.why_not_by_queen(state, code)
    if task == Task.CEMETERY:
        return plays.why_not_at_cemetery(state, code)
    if task == Task.PIGEON:
        return plays.why_not_by_pigeon(state, code)
    if task == Task.FOREST_PLAY:
        return plays.why_not_in_forest(state, code)
    if task == Task.STORE_EVENT:
        return storing.why_not_store_event(state, code)
    if task == Task.CAPTURE:
        return beneath.why_not_capture(state, code)
    if task == Task.GRADUATE:
        return beneath.why_not_graduate(state, code)
    if task == Task.SCROLLS:
        return beneath.why_not_scroll(state, code)
    return OK

"""Every question by its name: which kinds of action it is answered with, what may be chosen, and why not.

What an answer does, and when nobody is asked, stands in `answers`. All about one question is in the file named there.
"""

import numpy as np

from osada.engine.compiled import large_rule
from osada.engine.game import OK
from osada.games.divukraj.components import CARDS
from osada.games.divukraj.rules import (
    beneath,
    copies,
    copying,
    discarding,
    dungeon,
    fool,
    giving,
    giving_cards,
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
    storehouse,
    storing,
    sweep,
    taking,
    teacher,
    triggers,
    turn,
    visiting,
)
from osada.games.divukraj.rules.words import ACTIONS, GIVE_CARD, TAKE_CARD
from osada.games.divukraj.tasks import Task

SORTS = (*ACTIONS.kinds, "take-card", "give-card")  # kinds of actions; those of a resource or a card apart
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


def sort_of(code: int) -> str:
    is_card = code in range(TAKE_CARD, TAKE_CARD + len(CARDS)) or code in range(GIVE_CARD, GIVE_CARD + len(CARDS))
    return f"{ACTIONS.kind(code)}-card" if is_card else ACTIONS.kind(code)


SORT_OF = np.array([SORTS.index(sort_of(code)) for code in range(len(ACTIONS))], np.int8)  # [code]
IS_OPEN = np.array([[sort in OPEN_SORTS.get(task, "").split() for sort in SORTS] for task in Task], np.int8)


@large_rule
def list_choices(state, task, codes):  # noqa: C901, PLR0915  # one branch for each question
    """Codes that may be legal now."""
    if task == Task.TURN:
        return turn.list_turn(state, codes)
    if task == Task.SLOT:
        return meadow.list_slots(state, codes)
    if task == Task.NTH:
        return copies.list_copies(state, codes)
    if task == Task.BY:
        return paying.list_ways(state, codes)
    if task == Task.JAIL:
        return dungeon.list_critters(state, codes)
    if task == Task.JUDGE:
        return judge.list_swaps(state, codes)
    if task == Task.SPARE:
        return paying.list_spared(state, codes)
    if task in (Task.PAYEE, Task.FOOL_CITY, Task.TO_GOODS, Task.TO_CARDS):
        return lists.list_seats(state, codes)
    if task == Task.REMOVE:
        return removing.list_removable(state, codes)
    if task == Task.TRIGGER:
        return triggers.list_triggers(state, codes)
    if task == Task.TAKE:
        return taking.list_offered(state, codes)
    if task == Task.MEADOW:
        return meadow.list_takable(state, codes)
    if task == Task.DISCARD:
        return discarding.list_discards(state, codes)
    if task == Task.BURY:
        return meadow.list_buried(state, codes)
    if task == Task.GIVE_CARDS:
        return giving_cards.list_mail(state, codes)
    if task in (Task.GIVE_ANY, Task.GIVE_BERRIES, Task.MARKET):
        return giving.list_gifts(state, codes)
    if task in (Task.PRODUCE, Task.SWEEP):
        return production.list_greens(state, codes)
    if task == Task.COPY:
        return copying.list_copied(state, codes)
    if task == Task.OF:
        return copying.list_owners(state, codes)
    if task == Task.STORE:
        return storehouse.list_loads(state, codes)
    if task == Task.PAY:
        return points.list_paid(state, codes)
    if task == Task.SWAP:
        return peddler.list_changes(state, codes)
    if task == Task.TEACHER:
        return teacher.list_taught(state, codes)
    if task == Task.USE:
        return places.list_usable(state, codes)
    if task == Task.LIFT:
        return lifting.list_lifts(state, codes)
    if task == Task.REVISIT:
        return visiting.list_revisits(state, codes)
    if task == Task.PILE:
        return plays.list_piles(state, codes)
    if task == Task.INN:
        return plays.list_at_inn(state, codes)
    if task == Task.QUEEN:
        return plays.list_by_queen(state, codes)
    if task == Task.CEMETERY:
        return plays.list_at_cemetery(state, codes)
    if task == Task.PIGEON:
        return plays.list_by_pigeon(state, codes)
    if task == Task.FOREST_PLAY:
        return plays.list_in_forest(state, codes)
    if task == Task.STORE_EVENT:
        return storing.list_stored(state, codes)
    if task == Task.CAPTURE:
        return beneath.list_thieves(state, codes)
    if task == Task.GRADUATE:
        return beneath.list_scholars(state, codes)
    if task == Task.SCROLLS:
        return beneath.list_scrolls(state, codes)
    return 0


@large_rule
def why_not_now(state, task, code):  # noqa: C901, PLR0915  # one branch for each question
    """The rule of the question; what it is not answered with was refused before."""
    if task == Task.TURN:
        return turn.why_not_in_turn(state, code)
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
    if task == Task.STORE:
        return storehouse.why_not_store(state, code)
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

"""Every question by its name: what an answer does, when somebody is asked, and what is done by itself.

What may be chosen, and why not, stands in `questions`.
"""

from osada.engine.compiled import large_rule
from osada.games.divukraj.rules import (
    beneath,
    copies,
    copying,
    deck,
    discarding,
    dungeon,
    fool,
    giving,
    giving_cards,
    in_turn,
    judge,
    lifting,
    meadow,
    paying,
    peddler,
    places,
    playing,
    plays,
    points,
    production,
    removing,
    seasons,
    shepherd,
    storehouse,
    storing,
    sweep,
    taking,
    teacher,
    triggers,
    visiting,
)
from osada.games.divukraj.rules.agenda import is_any_left, pop, top
from osada.games.divukraj.tasks import IS_BY_ITSELF, Task


@large_rule
def answer(state, task, code):  # noqa: C901, PLR0915  # one branch for each question
    """What a legal line does; `done` leaves the question."""
    if task == Task.TURN:
        in_turn.take_turn(state, code)
    elif task == Task.SLOT:
        meadow.name_slot(state, code)
    elif task == Task.NTH:
        copies.nth(state, code)
    elif task == Task.BY:
        paying.by(state, code)
    elif task == Task.JAIL:
        dungeon.jail(state, code)
    elif task == Task.JUDGE:
        judge.judge(state, code)
    elif task == Task.SPARE:
        paying.spare(state, code)
    elif task == Task.PAYEE:
        shepherd.pay_to(state, code)
    elif task == Task.FOOL_CITY:
        fool.choose_fool_city(state, code)
    elif task == Task.REMOVE:
        removing.remove(state, code)
    elif task == Task.TRIGGER:
        triggers.trigger(state, code)
    elif task == Task.TAKE:
        taking.take(state, code)
    elif task == Task.MEADOW:
        meadow.take_card(state, code)
    elif task == Task.DISCARD:
        discarding.discard(state, code)
    elif task == Task.BURY:
        meadow.bury(state, code)
    elif task == Task.GIVE_CARDS:
        giving_cards.give_card(state, code)
    elif task == Task.GIVE_ANY:
        giving.give(state, code)
    elif task == Task.GIVE_BERRIES:
        giving.give_berry(state)
    elif task == Task.MARKET:
        giving.give_to_market(state, code)
    elif task == Task.TO_GOODS:
        giving.hand_over_goods(state, code)
    elif task == Task.TO_CARDS:
        giving_cards.hand_over_cards(state, code)
    elif task == Task.PRODUCE:
        production.activate(state, code)
    elif task == Task.SWEEP:
        sweep.sweep(state, code)
    elif task == Task.COPY:
        copying.copy(state, code)
    elif task == Task.OF:
        copying.of(state, code)
    elif task == Task.STORE:
        storehouse.store(state, code)
    elif task == Task.PAY:
        points.pay(state, code)
    elif task == Task.SWAP:
        peddler.swap(state, code)
    elif task == Task.TEACHER:
        teacher.keep(state, code)
    elif task == Task.USE:
        places.use_chosen(state, code)
    elif task == Task.LIFT:
        lifting.lift(state, code)
    elif task == Task.REVISIT:
        visiting.revisit(state, code)
    elif task == Task.PILE:
        plays.choose_pile(state, code)
    elif task == Task.STORE_EVENT:
        storing.store_event(state, code)
    elif task == Task.CAPTURE:
        beneath.capture(state, code)
    elif task == Task.GRADUATE:
        beneath.graduate(state, code)
    elif task == Task.SCROLLS:
        beneath.choose_scroll(state, code)
    else:
        playing.play(state, task, code)


@large_rule
def is_asked(state, task):  # noqa: C901, PLR0915  # one branch for each task
    """R3.7 Does the task need an outcome or an answer? One whose only answer would be to do nothing is not asked."""
    if task in (Task.SPARE, Task.TAKE, Task.GIVE_CARDS, Task.GIVE_ANY):
        return is_any_left(state)
    if task == Task.REFILL:
        return deck.is_refill_due(state)
    if task == Task.DRAW:
        return deck.is_draw_due(state)
    if task == Task.REVEAL:
        return deck.is_reveal_due(state)
    if task == Task.TRIGGER:
        return triggers.is_trigger_asked(state)
    if task == Task.MEADOW:
        return meadow.is_meadow_asked(state)
    if task == Task.DISCARD:
        return discarding.is_discard_asked(state)
    if task == Task.BURY:
        return meadow.is_bury_asked(state)
    if task == Task.GIVE_BERRIES:
        return giving.are_berries_asked(state)
    if task == Task.MARKET:
        return giving.is_market_asked(state)
    if task == Task.TO_GOODS:
        return giving.is_gift_on_its_way(state)
    if task == Task.TO_CARDS:
        return giving_cards.are_cards_on_their_way(state)
    if task == Task.PRODUCE:
        return production.is_production_asked(state)
    if task == Task.SWEEP:
        return sweep.is_sweep_asked(state)
    if task == Task.COPY:
        return copying.is_copy_asked(state)
    if task == Task.SWAP:
        return peddler.is_swap_asked(state)
    if task == Task.TEACHER:
        return teacher.is_teacher_asked(state)
    if task == Task.LIFT:
        return lifting.is_lift_asked(state)
    if task == Task.QUEEN:
        return plays.is_queen_asked(state)
    if task == Task.CEMETERY:
        return plays.is_cemetery_asked(state)
    if task == Task.PIGEON:
        return plays.is_pigeon_asked(state)
    if task == Task.FOREST_PLAY:
        return plays.is_forest_play_asked(state)
    if task == Task.STORE_EVENT:
        return storing.is_storing_asked(state)
    if task == Task.CAPTURE:
        return beneath.is_capture_asked(state)
    if task == Task.GRADUATE:
        return beneath.is_graduation_asked(state)
    if task == Task.SCROLLS:
        return beneath.are_scrolls_asked(state)
    return IS_BY_ITSELF[task] == 0


@large_rule
def settle_task(state, task):  # noqa: C901, PLR0915  # one branch for each task
    """What is done by itself; and what becomes of a question that is not asked, or is declined."""
    if task == Task.END_TURN:
        seasons.end_turn(state)
    elif task == Task.PAY_UP:
        playing.pay_up(state)
    elif task == Task.LEAVE:
        playing.leave(state)
    elif task == Task.PLACE:
        playing.place_card(state)
    elif task == Task.SEASON:
        seasons.begin_season(state)
    elif task == Task.RIVAL_SEASON:
        seasons.rival_season(state)
    elif task == Task.REFILL:
        deck.end_refill(state)
    elif task == Task.TRIGGER:
        triggers.react_alone(state)
    elif task == Task.DISCARD:
        discarding.end_discards(state)
    elif task == Task.TO_GOODS:
        giving.gift_to_supply(state)
    elif task == Task.TO_CARDS:
        giving_cards.discard_gift(state)
    elif task == Task.PRODUCE:
        production.end_production(state)
    elif task == Task.COPY:
        copying.end_chain(state)
    elif task == Task.TEACHER:
        teacher.keep_single(state)
    elif task in (Task.QUEEN, Task.CEMETERY, Task.PIGEON, Task.FOREST_PLAY):
        plays.decline_play(state)
    else:
        pop(state)


@large_rule
def settle(state):
    """The agenda is worked off until somebody has to choose, or an outcome is due.

    R9.4 First of all an empty Meadow slot is filled, as soon as there is a card for it.
    """
    while True:
        if state.short and deck.cards_left(state) > 0:
            state.phase = Task.REFILL
            return
        if state.depth == 0:
            state.phase = Task.OVER if seasons.is_over(state) else Task.TURN
            return
        task = int(top(state).task)
        if is_asked(state, task):
            state.phase = task
            return
        settle_task(state, task)

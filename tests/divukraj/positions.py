"""Positions in words, written into the record: a city of fifteen cards is too long to be played for an example.

A position is a row of steps, parted by semicolons; what no step says is as at the start, with empty hands:
    seats 3 · year 2 · first 1            how the match is set up; two seats and seat 0 if nothing is said
    forest two_any · specials tax_relief · meadow farm inn     laid out first; spare ones follow
    0 city farm* chapel+2 storehouse{3twig,1berry} dungeon{bard}    * an occupied token, +2 point tokens on it
    0 hand inn bard · 0 stock 3twig 2berry · 0 tokens 4 · 0 spring · 0 passed · 0 lost 1
    0 at haven inn@1 inn#2 journey-5      workers stand there (#2: the second copy); the others are in hand
    0 events grand_tour performer_in_residence{3berry}      achieved before
    rugwort city farm · rugwort tokens 2 · turn 1
    deck farm inn · pile mine             what is left otherwise: the pile, or solo in Rugwort's city
Cards come out of the deck, so that all 128 stay in the game.
"""

import re
from collections import Counter

from osada.games.divukraj.components import (
    BASIC,
    CARDS,
    COPIES,
    COVER_WORDS,
    EVENTS,
    FOREST,
    FORESTS,
    HOST,
    JOURNEY,
    KEEPER_WORDS,
    NEW_WORKERS,
    RESOURCES,
    SEASONS,
    SPECIAL_EVENTS,
    START_WORKERS,
)
from osada.games.divukraj.state import GUESTS, RIVAL, RIVAL_WORD

FILLERS = ("castle", "palace", "ever_tree", "king", "queen", "doctor")  # too dear, and worth too much for a free play
SPARE_FOREST = ("three_berries", "two_any", "twig_resin_berry", "two_resin_one_twig")
SPARE_EVENTS = ("the_everdell_games", "flying_doctor_service", "tax_relief", "croak_wart_cure")
N_SPECIAL = 4
SET_UP = ("seats", "year", "first", "forest", "specials", "meadow")


def steps_of(given):
    """`0 hand inn bard` as `(("0", "hand"), ["inn", "bard"])`."""
    for step in filter(None, (step.split() for step in given.split(";"))):
        size = 2 if step[0].isdigit() or step[0] == RIVAL_WORD else 1
        yield tuple(step[:size]), step[size:]


def set_up_of(given):
    """What is said of the set-up: options, and what is laid out first."""
    return {where[0]: words for where, words in steps_of(given) if where[0] in SET_UP}


# --- Setting up -------------------------------------------------------------


def deal(table, given, when=""):
    """Lays out what is named, spare things after it; the hands that are dealt do not matter."""
    said = set_up_of(given)
    for forest in filled(said.get("forest", []), SPARE_FOREST)[: FORESTS[table.seats]]:
        table.outcome(f"forest {forest}")
    achieved = [plain(word) for where, words in steps_of(given) if where[1:] == ("events",) for word in words]
    named = [*said.get("specials", []), *(event for event in achieved if event in SPECIAL_EVENTS)]
    for event in filled(named, SPARE_EVENTS)[:N_SPECIAL]:
        table.outcome(f"event {event}")
    for card in [*said.get("meadow", []), *spare_cards(f"{given};{when}")][:8]:
        table.outcome(f"card {card}")
    while table.chance_due:
        weights = table.outcomes()
        table.outcome(max(weights, key=weights.get))


def filled(named, spare):
    return list(dict.fromkeys([*named, *spare]))


def spare_cards(text):
    """Cards for the Meadow that nothing names."""
    named = set(re.findall(r"\w+", text))
    return [card for card in FILLERS if card not in named for _ in range(2)]


def plain(word):
    return re.match(r"\w+", word)[0]


# --- Writing ----------------------------------------------------------------


def write(state, given):
    """Writes all steps into the record of a match that has just been set up."""
    for seat in range(state["seats"]):
        for card in range(len(CARDS)):
            move(state, card, -state["players"][seat]["hand"][card])
        state["players"][seat]["hand"] = 0
        state["players"][seat]["hand_size"] = 0
    for where, words in steps_of(given):
        if where[0] not in SET_UP:
            write_step(state, where, words)
    for where, words in steps_of(given):
        if where == ("deck",):
            write_deck(state, words)
    for seat in range(state["seats"]):
        count_workers(state["players"][seat])


def move(state, card, count=1):
    """So many cards leave the deck."""
    state["deck"][card] -= count
    state["deck_size"] -= count
    assert 0 <= state["deck"][card] <= COPIES[0][card], f"no {CARDS[card]} is left"


def write_step(state, where, words):
    if where[0] in ("deck", "pile", "turn"):
        TABLE_STEPS[where[0]](state, words)
        return
    owner, verb = RIVAL if where[0] == RIVAL_WORD else int(where[0]), where[1]
    if verb in SEASONS:
        state["players"][owner]["season"] = SEASONS.index(verb)
        if state["seats"] == 1:
            state["rival_season"] = SEASONS.index(verb)
    else:
        STEPS[verb](state, owner, words)


def write_deck(state, words):
    """The deck is exactly this; the rest goes to the discard pile, solo into Rugwort's city."""
    kept = Counter(words)
    for card, name in enumerate(CARDS):
        for _ in range(int(state["deck"][card]) - kept[name]):
            if state["seats"] == 1:
                write_city(state, RIVAL, [name])
            else:
                write_pile(state, [name])


def write_pile(state, words):
    for name in words:
        move(state, CARDS.index(name))
        state["pile"][CARDS.index(name)] += 1
        state["pile_size"] += 1


def write_turn(state, words):
    state["seat"] = int(words[0])


def write_city(state, owner, words):
    city = state["cities"][owner]
    for word in words:
        name, occupied, tokens, inside = re.fullmatch(r"(\w+?)(\*?)(?:\+(\d))?(?:\{(.*)\})?", word).groups()
        card = CARDS.index(name)
        copy = int(city["cards"][card])
        move(state, card)
        city["cards"][card] += 1
        city["n_cards"] += 1
        if occupied:
            city["occupied"][card] |= 1 << copy
        if tokens:
            city["chapel" if name == "chapel" else "clock"] = int(tokens)
        if inside:
            put_inside(state, city, (name, copy), inside.split(","))


def put_inside(state, city, where, words):
    name, copy = where
    if name == "storehouse":
        for resource, count in counts(words):
            city["goods"][copy][resource] = count
    else:
        for cell, prisoner in enumerate(words):
            move(state, CARDS.index(prisoner))
            city["prisoners"][cell] = CARDS.index(prisoner)


def counts(words):
    """`3twig` as `(0, 3)`."""
    for word in words:
        count, name = re.fullmatch(r"(\d+)(\w+)", word).groups()
        yield RESOURCES.index(name), int(count)


def write_hand(state, seat, words):
    for name in words:
        move(state, CARDS.index(name))
        state["players"][seat]["hand"][CARDS.index(name)] += 1
        state["players"][seat]["hand_size"] += 1


def write_stock(state, seat, words):
    for resource, count in counts(words):
        state["players"][seat]["resources"][resource] = count


def write_tokens(state, owner, words):
    state["cities"][owner]["points"] = int(words[0])


def write_passed(state, seat, _):
    state["players"][seat]["passed"] = 1


def write_lost(state, seat, words):
    state["players"][seat]["lost"] = int(words[0])


def write_events(state, owner, words):
    for word in words:
        name, inside = re.fullmatch(r"(\w+)(?:\{(.*)\})?", word).groups()
        state["event_owner"][EVENTS.index(name)] = owner
        if inside and name in KEEPER_WORDS:
            for resource, count in counts(inside.split(",")):
                state["stored"][KEEPER_WORDS.index(name)][resource] = count
        elif inside:
            for at, card in enumerate(inside.split(",")):
                move(state, CARDS.index(card))
                state["beneath"][COVER_WORDS.index(name)][at] = CARDS.index(card)


# --- Workers ----------------------------------------------------------------


def write_at(state, seat, words):
    player = state["players"][seat]
    for word in words:
        if word in BASIC:
            player["at_basic"][BASIC.index(word)] += 1
        elif word in FOREST:
            player["at_forest"] |= 1 << FOREST.index(word)
        elif word in EVENTS:
            player["at_events"] |= 1 << EVENTS.index(word)
            state["event_owner"][EVENTS.index(word)] = seat
        elif word.startswith("journey-"):
            player["at_journey"][list(JOURNEY).index(int(word[-1]))] += 1
        elif word in ("haven", "nowhere"):
            player["at_haven" if word == "haven" else "nowhere"] += 1
        else:
            stand_on_card(state, seat, word)
        player["workers"] -= 1


def stand_on_card(state, seat, word):
    """`inn`, `inn@1`, `inn#2`: on the first copy, unless a number says which."""
    name, owner, copy = re.fullmatch(r"(\w+?)(?:@(\w+))?(?:#(\d))?", word).groups()
    city = state["cities"][seat if owner is None else RIVAL if owner == RIVAL_WORD else int(owner)]
    card = CARDS.index(name)
    assert city["cards"][card], f"there is no {name} to stand on"
    guests = city["guests"][HOST[card]]
    at = int(copy or 1) - 1
    guests[at] = seat + GUESTS * (guests[at] // GUESTS + 1)


def count_workers(player):
    """Those of the season that neither stand nor are lost are in hand; `workers` holds minus those that stand."""
    placed = START_WORKERS - int(player["workers"])
    player["workers"] = START_WORKERS + sum(NEW_WORKERS[: player["season"] + 1]) - placed - player["lost"]
    assert player["workers"] >= 0, "more workers stand than there are"


STEPS = {
    "city": write_city,
    "hand": write_hand,
    "stock": write_stock,
    "tokens": write_tokens,
    "passed": write_passed,
    "lost": write_lost,
    "events": write_events,
    "at": write_at,
}
TABLE_STEPS = {"deck": lambda state, words: None, "pile": write_pile, "turn": write_turn}

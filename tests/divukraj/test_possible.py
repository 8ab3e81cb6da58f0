"""What may still be paid: by hand where it can be counted, by trying all cities, and along whole matches."""

import math
import random
from itertools import combinations

import pytest

from osada.engine.game import SPECTATOR
from osada.engine.record import parse, replay
from osada.games.divukraj.components import CARDS, COPIES, IS_UNIQUE
from osada.games.divukraj.explaining.most import most_printed, most_prosperity
from osada.server.asking.counting import count_open, count_seen
from tests.divukraj import reference
from tests.divukraj.explained import GAME, explained, part_of
from tests.divukraj.given import labels, new_table, position
from tests.laws.matches import cases, play_line, some_positions
from tests.test_playthroughs import FILES

# 34 on nine spaces (Ever Tree, Castle, Palace, Doctor, King, Queen, Fairgrounds, Theater, University), four couples,
# two cards of 2 points, three Wanderers
BEST_CITY = 34 + 4 * 4 + 2 * 2 + 3
# Palace 5, Theater 2, Ever Tree 7, Architect, four couples with School and Ever Tree, four more cards, three Wanderers
BEST_BONUS = 5 + 2 + 7 + 6 + 4 * (3 + 2 + 1) + 4 + 3
ALL_EVENTS = 4 * 1 + 4 * 2  # for a King
NO_TREES = "seats 3; 1 city ever_tree; 2 city ever_tree; 1 passed; 2 passed"
LONE = "seats 1; "
PILGRIMS = "specials path_of_the_pilgrims; 0 city monastery wanderer; 0 events path_of_the_pilgrims; "
SCROLLS = "specials ancient_scrolls_discovered; 0 city historian ruins"
PLAIN = "specials tax_relief croak_wart_cure a_well_run_city the_everdell_games"  # 3 + 6 + 4 + 9, and 4 * 3
OTHERS_TAKEN = f"1 events {' '.join(reference.BASIC_EVENTS)} the_everdell_games flying_doctor_service tax_relief"

# fmt: off
POSSIBLE = [
    # label  given  when  part, seat  the most
    ("R7.12 the best city of all",                "", "", "cards", 0, BEST_CITY),
    ("R7.12 though another one stands there",     "0 city farm ruins bard monk", "", "cards", 0, BEST_CITY),
    ("R11.1 the cards of those who have passed",  NO_TREES, "", "cards", 0, BEST_CITY - 5 + 2),
    ("R6.4 cards beneath an event",
     "0 events graduation_of_scholars{doctor}; 1 events capture_of_the_acorn_thieves{doctor}", "", "cards", 0,
     BEST_CITY - 4 + 2),
    ("R8.54 prisoners may come back",             "0 city dungeon{doctor}; 1 city dungeon{doctor}", "", "cards", 0,
     BEST_CITY),
    ("R8.54 but not from one who has passed",     "0 events graduation_of_scholars{doctor}; "
     "1 city dungeon{doctor}; 1 passed", "", "cards", 0, BEST_CITY - 4 + 2),
    ("R11.1 after a pass what there is",          "0 city farm inn fool", "0 pass", "cards", 0, 1),
    ("R11.5 all purple cards and all events",     "", "", "prosperity", 0, BEST_BONUS + ALL_EVENTS),
    ("R8.35 another has an event",                "1 events grand_tour", "", "prosperity", 0,
     BEST_BONUS + ALL_EVENTS - 1),
    ("R8.8 without the Ever Tree, a card more",   NO_TREES, "", "prosperity", 0,
     BEST_BONUS + ALL_EVENTS - 7 - 4 - 1 + 1),
    ("R11.1 after a pass",                        "0 city castle farm", "0 pass", "prosperity", 0, 1),
    ("R8.30 a Fool may come to the Theater",      "0 city theater queen", "0 pass", "prosperity", 0, 1 + 1),
    ("R8.30 not two of them",                     "0 city theater fool", "0 pass", "prosperity", 0, 1),
    ("R8.30 not into a full city",                "0 city theater queen" + " farm" * 8 + " inn inn inn mine mine",
     "0 pass", "prosperity", 0, 1),
    ("R11.4 no bound of tokens",                  "0 tokens 3", "", "tokens", 0, None),
    ("R11.4 after a pass what there is",          "0 tokens 3; 0 city chapel+2", "0 pass", "tokens", 0, 5),
    ("R5.2 but the guests of an open card",       "0 city inn", "0 pass", "tokens", 0, None),
    ("R5.2 while somebody can come",              "0 city inn; 1 lost 6; 1 autumn", "0 pass", "tokens", 0, 0),
    ("R4.24 six workers",                         "", "", "journey", 0, 5 + 4 + 3 + 2 + 2 + 2),
    ("R4.24 a spot that is taken",                "1 autumn; 1 at journey-5", "", "journey", 0, 4 + 3 + 2 + 2 + 2 + 2),
    ("R4.24 one's own",                           "0 autumn; 0 at journey-3 journey-2", "", "journey", 0,
     3 + 2 + 5 + 4 + 2 + 2),
    ("R5.5 who stays for good does not go",       "0 city cemetery; 0 at cemetery cemetery", "", "journey", 0,
     5 + 4 + 3 + 2),
    ("R5.9 nor who is lost",                      "0 lost 1", "", "journey", 0, 5 + 4 + 3 + 2 + 2),
    ("R3.6 after a pass",                         "0 autumn; 0 at journey-3", "0 pass", "journey", 0, 3),
    ("R12.7 Rugwort's spot, year 1",              LONE, "", "journey", 0, 5 + 4 + 2 + 2 + 2 + 2),
    ("R12.7 year 2",                              LONE + "year 2", "", "journey", 0, 5 + 3 + 2 + 2 + 2 + 2),
    ("R12.9 year 3, with five workers",           LONE + "year 3", "", "journey", 0, 4 + 3 + 2 + 2 + 2),
    ("R12.9 one that has left already",           LONE + "year 3; 0 autumn; 0 lost 1", "", "journey", 0,
     4 + 3 + 2 + 2 + 2),
    ("R11.7 the printed points",                  PLAIN, "", "events", 0, 3 + 6 + 4 + 9 + 4 * 3),
    ("R6.2 what another has",                     PLAIN + "; 1 events tax_relief grand_tour", "", "events", 0,
     6 + 4 + 9 + 3 * 3),
    ("R6.1 a card that is out of reach",
     PLAIN + "; seats 3; 1 city queen; 2 city queen; 1 passed; 2 passed", "", "events", 0, 6 + 4 + 9 + 4 * 3),
    ("R6.1 no worker to be sent",                 PLAIN + "; 0 autumn; 0 lost 6; 0 events tax_relief", "",
     "events", 0, 3),
    ("R3.6 after a pass",                         PLAIN + "; 0 events tax_relief", "0 pass", "events", 0, 3),
    ("R6.16 four couples",                        "specials flying_doctor_service a_well_run_city tax_relief "
     "croak_wart_cure", "", "events", 0, 4 * 3 + 4 + 3 + 6 + 4 * 3),
    ("R6.16 a city of one who has passed stays as it is",
     "seats 3; 0 events flying_doctor_service; 1 city wife wife wife; 1 passed", "0 pass", "events", 0, 3),
    ("R6.16 others marry after a pass",
     "0 events flying_doctor_service; 0 city wife wife husband; 1 city wife", "0 pass", "events", 0, 3 + 2 * 3),
    ("R6.21 no bound of tokens on a Chapel",      "specials pristine_chapel_ceiling", "", "events", 0, None),
    ("R6.21 unless it is another's",
     "specials pristine_chapel_ceiling tax_relief croak_wart_cure a_well_run_city; 1 events pristine_chapel_ceiling",
     "", "events", 0, 3 + 6 + 4 + 4 * 3),
    ("R6.21 or after a pass",                     "0 city chapel+2; 0 events pristine_chapel_ceiling", "0 pass",
     "events", 0, 4),
]

OF_ONE_EVENT = [  # seat 1 has all the others
    # label  given  when  the most
    ("R5.4 two in the Monastery",         PILGRIMS, "", 2 * 3),
    ("R5.4 one without a Monk",           PILGRIMS + "1 city monk; 1 passed; 2 city monk; 2 passed; seats 3", "", 3),
    ("R5.9 one where one is left",        PILGRIMS + "0 autumn; 0 lost 5", "", 3),
    ("R8.7 two prisoners",                "0 events ministering_to_miscreants", "", 2 * 3),
    ("R8.7 one without a Ranger",
     "0 events ministering_to_miscreants; 1 city ranger; 1 passed; 2 city ranger; 2 passed; seats 3", "", 3),
    ("R6.12 what was not stored at once", "0 events an_evening_of_fireworks{1twig}; 0 stock 5twig", "", 2),
    ("R6.12 while it is being stored",    "specials an_evening_of_fireworks; 0 city lookout miner_mole; 0 stock 2twig",
     "0 visit an_evening_of_fireworks", 2 * 2),
    ("R6.12 one unit later",              "specials an_evening_of_fireworks; 0 city lookout miner_mole; 0 stock 5twig",
     "0 visit an_evening_of_fireworks, store twig", 3 * 2),
    ("R6.12 done",                        "specials an_evening_of_fireworks; 0 city lookout miner_mole; 0 stock 5twig",
     "0 visit an_evening_of_fireworks, store twig, done", 2),
    ("R6.25 the finer goods",
     "specials under_new_management; 0 city peddler general_store; 0 stock 5twig 1resin 1pebble",
     "0 visit under_new_management", 2 + 2 + 1),
    ("R6.13 before all are revealed",     SCROLLS, "0 visit ancient_scrolls_discovered, ? farm inn", 5),
    ("R6.13 one in the hand",             SCROLLS,
     "0 visit ancient_scrolls_discovered, ? farm inn mine king bard, take king", 4),
    ("R6.13 one beneath, two in the hand", SCROLLS,
     "0 visit ancient_scrolls_discovered, ? farm inn mine king bard, take king, beneath farm, take inn", 1 + 2),
    ("R6.14 two critters",                "specials capture_of_the_acorn_thieves; 0 city courthouse ranger bard monk",
     "0 visit capture_of_the_acorn_thieves", 2 * 3),
    ("R6.14 the Ranger alone",            "specials capture_of_the_acorn_thieves; 0 city courthouse ranger",
     "0 visit capture_of_the_acorn_thieves", 3),
    ("R6.17 the cards of the hand",
     "specials graduation_of_scholars; 0 city teacher university; 0 hand bard farm", "0 visit graduation_of_scholars",
     2 * 2),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, part, seat, most", POSSIBLE, ids=labels(POSSIBLE))
def test_possible(label, given, when, part, seat, most):
    assert part_of(position(given, when), part, seat).possible == most


@pytest.mark.parametrize("label, given, when, most", OF_ONE_EVENT, ids=labels(OF_ONE_EVENT))
def test_possible_of_an_event(label, given, when, most):
    assert part_of(position(f"{given}; {OTHERS_TAKEN}", when), "events").possible == most


def test_before_the_events_are_laid_out():
    """R2.3"""
    table = new_table(2, {"first": "0"})
    assert part_of(table, "events").possible is None
    assert part_of(table, "prosperity").possible == BEST_BONUS + ALL_EVENTS


def test_at_the_end_nothing_more_is_possible():
    """R11.2"""
    table = position("0 city inn theater queen; 1 city farm; 0 tokens 3", "all pass")
    assert all(part.possible == part.now for seat in range(2) for part in explained(table, seat).parts)


# --- All cities -------------------------------------------------------------


def some_cards(rng, number):
    """Cards of one box, among them often those that pay for others."""
    payers = ("castle", "ever_tree", "palace", "school", "theater", "wife", "husband", "wanderer")
    deck = [card for card, copies in enumerate(COPIES[0]) for _ in range(copies)]
    liked = [CARDS.index(card) for card in payers]
    found = []
    while len(found) < number:
        card = rng.choice(liked if rng.random() < 0.5 else deck)
        if found.count(card) < (1 if IS_UNIQUE[card] else COPIES[0][card]):
            found.append(card)
    return found


def spaces(city):
    """R7.12"""
    husbands, wives = city.count(CARDS.index("husband")), city.count(CARDS.index("wife"))
    return len(city) - city.count(CARDS.index("wanderer")) - min(husbands, wives)


def cities_of(cards):
    """All that fit and to which nothing can be added but for space: another card never pays less."""
    for gone in range(len(cards)):
        found = {tuple(sorted(city)) for city in combinations(cards, len(cards) - gone) if spaces(city) <= 15}
        if found:
            yield from found
        if gone > len(cards) - 15:
            return


def counted(city):
    """What the slow scores say of a city, with six resin in stock."""
    cards = {CARDS[card]: city.count(card) for card in city}
    view = {"cities": [{"cards": cards}], "players": [{"resources": {"resin": 6, "pebble": 0}}], "event_owner": {}}
    points = sum(max(0, card["points"]) for card in reference.in_city(view["cities"][0]))
    return points, sum(reference.bonus(view, 0, card) for card in cards)


@pytest.mark.parametrize("seed", range(12))
def test_no_city_is_better_than_the_best_one(seed):
    """R7.12, R11.3, R11.5 All cities of 15 spaces that 16 to 18 cards can make."""
    rng = random.Random(seed)
    cards = some_cards(rng, rng.randint(16, 18))
    found = [counted(city) for city in cities_of(cards)]
    held = tuple(cards.count(card) for card in range(len(CARDS)))
    worths = tuple(max(0, reference.CARDS[card]["points"]) for card in CARDS)
    assert most_printed(held, worths) == max(points for points, _ in found)
    assert most_prosperity(held, king=0) == max(bonus for _, bonus in found)


# --- Whole matches ----------------------------------------------------------

STORED = [file for file in FILES if file.parts[-3] == "divukraj"]


def bounds(table, seat):
    return {part.part: math.inf if part.possible is None else part.possible for part in explained(table, seat).parts}


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_what_is_possible_never_rises_in_a_stored_match(file):
    """At every line, and at the end it is what the match was won with."""
    stored = replay(parse(file.read_text(encoding="utf-8"), str(file)))
    table = new_table(stored.seats, stored.options)
    said = [bounds(table, seat) for seat in range(table.seats)]
    for line in stored.log:
        play_line(table, line)
        for seat, before in enumerate(said):
            after = said[seat] = bounds(table, seat)
            assert all(after[part] <= before[part] for part in before), f"more is possible after line {len(table.log)}"
    assert said == [score.parts for score in stored.scores().seats]


@pytest.mark.parametrize("case", cases([GAME], matches=1), ids=str)
def test_nothing_hidden_is_counted(case):
    """R13.1 Every reader is told the same, and that is how it is."""
    for table in some_positions(case)[::4]:
        told = count_open(table)
        assert all(count_seen(table, reader) == told for reader in (SPECTATOR, *range(table.seats)))

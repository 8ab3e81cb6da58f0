"""How points come about: the steps of every part, and the way to every event."""

import pytest

from osada.games.divukraj.components import BASIC_EVENTS, EVENTS, SPECIAL_EVENTS
from tests.divukraj.explained import explained, goals_of, part_of, steps_in_words
from tests.divukraj.given import labels, play, position
from tests.divukraj.test_end import RULEBOOK

# fmt: off
STEPS = [
    # label  given  part  points: what scores | what was looked at
    ("R11.3 kind by kind",               "0 city ruins inn farm fool farm", "cards", "2: farm, farm; 2: inn; -2: fool"),
    ("R11.3 no city",                    "0 hand king", "cards", ""),
    ("R11.4 in stock and on cards",      "0 tokens 7; 0 city chapel+2 clock_tower+1", "tokens",
     "7: points; 2: chapel; 1: clock_tower"),
    ("R8.1 Castle",                      "0 city castle mine farm inn farm crane bard", "prosperity",
     "4: castle | farm, farm, inn, mine"),
    ("R8.1 Castle without any",          "0 city castle queen crane", "prosperity", ""),
    ("R8.8 Ever Tree",                   "0 city ever_tree wife wife school", "prosperity",
     "4: ever_tree | ever_tree, school, wife, wife; 2: school | wife, wife"),
    ("R8.16 Palace",                     "0 city palace inn crane king", "prosperity", "2: palace | crane, palace"),
    ("R8.20 School",                     "0 city school wanderer husband queen", "prosperity",
     "2: school | husband, wanderer"),
    ("R8.22 Theater, also for a Fool",   "0 city theater queen fool husband", "prosperity", "2: theater | fool, queen"),
    ("R8.25 Architect, six at most",     "0 city architect; 0 stock 2twig 4resin 3pebble", "prosperity",
     "6: architect | resin, resin, resin, resin, pebble, pebble"),
    ("R8.35 King",                       "0 city king; 0 events grand_tour tax_relief; 1 events city_monument",
     "prosperity", "3: king | grand_tour, tax_relief"),
    ("R8.47 Wife, for each couple",      "0 city wife wife husband wife husband", "prosperity",
     "6: wife, wife | husband, husband"),
    ("R11.6 spot by spot",               "0 autumn; 0 at journey-2 journey-5 journey-2", "journey",
     "5: journey-5; 4: journey-2, journey-2"),
    ("R6.7 the printed points",          "0 events grand_tour", "events", "3: grand_tour"),
    ("R6.10 worth nothing",              "0 events a_brilliant_marketing_plan", "events", ""),
    ("R6.12 Fireworks",                  "0 events an_evening_of_fireworks{2twig}", "events",
     "4: an_evening_of_fireworks | an_evening_of_fireworks twig, an_evening_of_fireworks twig"),
    ("R6.13 Scrolls",                    "0 events ancient_scrolls_discovered{farm,inn}", "events",
     "2: ancient_scrolls_discovered | ancient_scrolls_discovered 1, ancient_scrolls_discovered 2"),
    ("R6.14 Acorn Thieves",              "0 events capture_of_the_acorn_thieves{doctor}", "events",
     "3: capture_of_the_acorn_thieves | capture_of_the_acorn_thieves 1"),
    ("R6.16 the couples of all cities",
     "0 city wife husband; 1 city wife wife husband; 0 events flying_doctor_service", "events",
     "6: flying_doctor_service | husband, wife, husband, wife"),
    ("R6.17 Scholars",                   "0 events graduation_of_scholars{bard}", "events",
     "2: graduation_of_scholars | graduation_of_scholars 1"),
    ("R6.18 each prisoner",              "0 city dungeon{bard,monk}; 0 events ministering_to_miscreants", "events",
     "6: ministering_to_miscreants | dungeon, dungeon"),
    ("R6.19 workers in the Monastery",   "0 city monastery; 0 at monastery; 0 events path_of_the_pilgrims", "events",
     "3: path_of_the_pilgrims | monastery 1"),
    ("R6.20 Performer",                  "0 events performer_in_residence{1berry}", "events",
     "2: performer_in_residence | performer_in_residence berry"),
    ("R6.21 tokens on the Chapel",       "0 city chapel+2; 0 events pristine_chapel_ceiling", "events",
     "4: pristine_chapel_ceiling | chapel, chapel"),
    ("R6.22 workers in the Cemetery",    "0 city cemetery; 0 at cemetery cemetery; 0 events remembering_the_fallen",
     "events", "6: remembering_the_fallen | cemetery 1, cemetery 1"),
    ("R6.25 finer goods pay more",       "0 events under_new_management{1twig,2resin}", "events",
     "5: under_new_management | under_new_management twig, under_new_management resin, under_new_management resin"),
]

GOALS = [
    # label  event  just missed: given, way  just met: given, way
    ("R6.6 blue cards",            "city_monument",
     "crane judge", "2 of 3: crane, judge",          "crane judge dungeon", "3 of 3: crane, dungeon, judge"),
    ("R6.7 a Storehouse is green", "grand_tour",
     "inn inn storehouse", "2 of 3: inn, inn",       "inn inn queen", "3 of 3: inn, inn, queen"),
    ("R6.8 no more than are asked for", "harvest_festival",
     "farm farm farm", "3 of 4: farm, farm, farm",   "farm farm farm farm mine", "4 of 4: farm, farm, farm, farm"),
    ("R6.9 a Fool is tan",         "cartographers_expedition",
     "fool bard", "2 of 3: bard, fool",              "fool bard ruins", "3 of 3: ruins, bard, fool"),
    ("R6.10", "a_brilliant_marketing_plan",
     "post_office", "1 of 2: post_office",           "post_office shopkeeper", "2 of 2: shopkeeper, post_office"),
    ("R6.11", "a_well_run_city",
     "chip_sweep chip_sweep", "1 of 2: chip_sweep",  "chip_sweep clock_tower", "2 of 2: chip_sweep, clock_tower"),
    ("R6.12", "an_evening_of_fireworks",
     "lookout", "1 of 2: lookout",                   "lookout miner_mole", "2 of 2: lookout, miner_mole"),
    ("R6.13", "ancient_scrolls_discovered",
     "ruins", "1 of 2: ruins",                       "ruins historian", "2 of 2: historian, ruins"),
    ("R6.14", "capture_of_the_acorn_thieves",
     "ranger", "1 of 2: ranger",                     "ranger courthouse", "2 of 2: courthouse, ranger"),
    ("R6.15 and berries", "croak_wart_cure",
     "undertaker barge_toad; 0 stock 1berry", "3 of 4: undertaker, barge_toad, berry",
     "undertaker barge_toad; 0 stock 5berry", "4 of 4: undertaker, barge_toad, berry, berry"),
    ("R6.16", "flying_doctor_service",
     "", "0 of 2",                                   "doctor postal_pigeon", "2 of 2: doctor, postal_pigeon"),
    ("R6.17", "graduation_of_scholars",
     "teacher", "1 of 2: teacher",                   "teacher university", "2 of 2: teacher, university"),
    ("R6.18", "ministering_to_miscreants",
     "monk", "1 of 2: monk",                         "monk dungeon", "2 of 2: monk, dungeon"),
    ("R6.19", "path_of_the_pilgrims",
     "wanderer", "1 of 2: wanderer",                 "wanderer monastery", "2 of 2: monastery, wanderer"),
    ("R6.20", "performer_in_residence",
     "inn inn", "1 of 2: inn",                       "inn bard", "2 of 2: inn, bard"),
    ("R6.21", "pristine_chapel_ceiling",
     "chapel", "1 of 2: chapel",                     "chapel woodcarver", "2 of 2: woodcarver, chapel"),
    ("R6.22", "remembering_the_fallen",
     "shepherd", "1 of 2: shepherd",                 "shepherd cemetery", "2 of 2: cemetery, shepherd"),
    ("R6.23", "tax_relief",
     "judge", "1 of 2: judge",                       "judge queen", "2 of 2: judge, queen"),
    ("R6.24 two of each colour", "the_everdell_games",
     "farm farm farm inn bard", "4 of 10: bard, farm, farm, inn",
     "bard ruins farm mine inn queen crane judge king wife",
     "10 of 10: ruins, bard, farm, mine, inn, queen, crane, judge, king, wife"),
    ("R6.25", "under_new_management",
     "peddler", "1 of 2: peddler",                   "peddler general_store", "2 of 2: peddler, general_store"),
]
# fmt: on


# --- Steps ------------------------------------------------------------------


@pytest.mark.parametrize("label, given, part, steps", STEPS, ids=labels(STEPS))
def test_steps(label, given, part, steps):
    assert steps_in_words(part_of(position(given), part)) == steps


def test_the_rulebook_s_example_step_by_step():
    """R11.3 to R11.7"""
    found = {part.part: steps_in_words(part) for part in explained(position(RULEBOOK)).parts}
    assert found["prosperity"] == (
        "2: architect | resin, pebble; "
        "5: king | grand_tour, ministering_to_miscreants, performer_in_residence; 3: wife | husband"
    )
    assert found["tokens"] == "14: points" and found["journey"] == "4: journey-4"


# --- Goals ------------------------------------------------------------------


def with_city(event, city):
    return position(f"{f'specials {event}; ' if event in SPECIAL_EVENTS else ''}0 city {city}")


@pytest.mark.parametrize("label, event, missed, way, met, end", GOALS, ids=labels(GOALS))
def test_the_way_to_an_event(label, event, missed, way, met, end):
    """R6.1 At its end a worker may be sent there, and not before."""
    tables = [with_city(event, city) for city in (missed, met)]
    assert [goals_of(table)[event] for table in tables] == [way, end]
    assert [f"visit {event}" in table.legal(0) for table in tables] == [False, True]


def test_every_event_has_an_example_of_its_way():
    assert {event for _, event, *_ in GOALS} == set(EVENTS)


def test_the_goals_are_the_events_that_nobody_has():
    """R6.2, R3.6, R12.5"""
    table = position("0 city inn inn queen; specials tax_relief")
    open_ones = [*BASIC_EVENTS, "croak_wart_cure", "flying_doctor_service", "tax_relief", "the_everdell_games"]
    assert list(goals_of(table)) == list(goals_of(table, 1)) == open_ones
    play(table, "0 visit grand_tour; 1 pass")
    assert list(goals_of(table)) == [event for event in open_ones if event != "grand_tour"]
    assert goals_of(table, 1) == {}

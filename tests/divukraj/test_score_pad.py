"""The score pad: a finished real table as data."""

from copy import deepcopy

import pytest

from osada.engine.errors import OsadaError
from osada.engine.scores import scores_of
from osada.games import GAMES
from osada.locales import LANGUAGES

EXAMPLE = {  # the rulebook's example: 22 + 14 + 10 + 4 + 12
    "players": [
        {
            "city": [
                {"card": "husband", "with": "wife"},
                {"card": "dungeon", "prisoners": ["wanderer"]},
                {"card": "clock_tower", "points": 2},
                *("king", "architect", "farm", "mine", "inn", "bard", "lookout", "post_office"),
                *("monk", "judge", "historian"),
            ],
            "points": 12,
            "resources": {"twig": 0, "resin": 1, "pebble": 1, "berry": 0},
            "journey": [4],
            "events": [
                {"event": "performer_in_residence", "points": 6},
                {"event": "ministering_to_miscreants"},
                {"event": "grand_tour"},
            ],
        }
    ]
}
CARDS = {"tan": 4, "green": 6, "red": 3, "blue": 2, "purple": 3}  # 15 of 2 points, 3 of 3


def labels(rows):
    return [row[0] for row in rows]


def player(city=(), points=0, events=(), **more):
    return {"city": list(city), "points": points, "events": list(events), **more}


def table(*players, **more):
    return {"players": list(players), **more}


def rival(year=1, cards=CARDS, **more):
    return {"year": year, "cards": cards, **more}


def event(name, **more):
    return {"event": name, **more}


def changed(**fields):
    """The example with other fields of its player."""
    data = deepcopy(EXAMPLE)
    data["players"][0].update(fields)
    return data


def with_event(name, **more):
    return changed(events=[event(name, **more)])


def with_card(name, **more):
    return changed(city=[{"card": name, **more}])


def pad_scores(data):
    game = GAMES["divukraj"]
    return scores_of(game, game.pad(data), final=True)


def totals(scores):
    return " ".join(str(score.total) for score in scores.seats)


PRISON = {"card": "dungeon", "prisoners": ["wife", "ranger"]}
COUPLE = {"card": "wife", "with": "husband"}
FULL = ["farm"] * 8 + ["inn"] * 3 + ["mine"] * 3 + ["king"]  # 15 spaces, 8 + 6 + 6 + 4 points
NO_LUCK = [event("grand_tour"), event("harvest_festival")]
FOUR = ["tax_relief", "croak_wart_cure", "the_everdell_games", "a_well_run_city"]  # 3 + 6 + 9 + 4
FIREWORKS, CAPTURE, MANAGEMENT = "an_evening_of_fireworks", "capture_of_the_acorn_thieves", "under_new_management"
THREE_TWIGS, CAUGHT = event(FIREWORKS, stored={"twig": 3}), event(CAPTURE, points=6)
MANAGED = {"resin": 1, "pebble": 1, "berry": 1}
SCROLLS = event("ancient_scrolls_discovered", beneath=["farm", "king"])
CEILING, FLIGHT = event("pristine_chapel_ceiling"), event("flying_doctor_service")
PILGRIMS, FALLEN = "path_of_the_pilgrims", "remembering_the_fallen"

# fmt: off
SCORED = [
    # label, data, totals, winners
    ("R11.3 the rulebook's example",        EXAMPLE,                                                      "62",    "0"),
    ("R11.3 an empty city",                 table(player()),                                              "0",     "0"),
    ("R11.3 a Fool",                        table(player(["fool", "mine"])),                              "0",     "0"),
    ("R11.4 tokens on cards",
     table(player([{"card": "chapel", "points": 3}, {"card": "clock_tower", "points": 1}], 5)),           "11",    "0"),
    ("R8.1 R8.8 Castle and Ever Tree",      table(player(["castle", "ever_tree", "farm", "farm"])),       "15",    "0"),
    ("R8.16 R8.20 Palace and School",       table(player(["palace", "school", "farm", "teacher"])),       "12",    "0"),
    ("R8.22 Theater",                       table(player(["theater", "bard", "king", "farm"])),           "10",    "0"),
    ("R8.25 Architect, six at most",        table(player(["architect"], resources={"resin": 9})),         "8",     "0"),
    ("R8.35 King",                          table(player(["king"], events=["grand_tour", "tax_relief"])), "13",    "0"),
    ("R8.47 a Wife in a pair",              table(player([COUPLE])),                                      "7",     "0"),
    ("R7.18 couples form by themselves",    table(player(["wife", "husband", "wife"])),                   "9",     "0"),
    ("R11.6 several workers on a journey",  table(player(journey=[5, 2, 2])),                             "9",     "0"),
    ("R6.12 fireworks",                     table(player(events=[THREE_TWIGS])),                          "6",     "0"),
    ("R6.13 scrolls, card by card",         table(player(events=[SCROLLS])),                              "2",     "0"),
    ("R6.14 thieves by their worth",        table(player(events=[CAUGHT])),                               "6",     "0"),
    ("R6.16 couples of all cities",         table(player([COUPLE], events=[FLIGHT]), player([COUPLE])),   "13 7",  "0"),
    ("R6.17 scholars",
     table(player(events=[event("graduation_of_scholars", points=4)])),                                   "4",     "0"),
    ("R6.18 prisoners",                     table(player([PRISON], events=["ministering_to_miscreants"])), "6",    "0"),
    ("R6.18 prisoners without names",
     table(player(["dungeon"], events=[event("ministering_to_miscreants", points=3)])),                   "3",     "0"),
    ("R6.19 pilgrims",
     table(player([{"card": "monastery", "workers": 2}], events=[PILGRIMS])),                             "7",     "0"),
    ("R6.19 pilgrims by their worth",
     table(player(["monastery"], events=[event(PILGRIMS, points=3)])),                                    "4",     "0"),
    ("R6.21 tokens on the Chapel",          table(player([{"card": "chapel", "points": 2}], 0, [CEILING])), "8",   "0"),
    ("R6.22 the fallen",
     table(player([{"card": "cemetery", "workers": 1}], events=[FALLEN])),                                "3",     "0"),
    ("R6.3 the card has left the city",     table(player(events=[PILGRIMS])),                             "0",     "0"),
    ("R6.25 new management",
     table(player(events=[event(MANAGEMENT, stored=MANAGED)])),                               "5",     "0"),
    ("R6.25 new management by its worth",   table(player(events=[event(MANAGEMENT, points=5)])), "5",  "0"),
    ("R6.10 a plan is worth nothing",       table(player(events=["a_brilliant_marketing_plan"])),         "0",     "0"),
    ("R2.3 four special events",            table(player(events=FOUR)),                                   "22",    "0"),
    ("R7.12 fifteen spaces",                table(player(FULL)),                                          "24",    "0"),
    ("R7.12 and more without any",          table(player([*FULL[:-1], COUPLE, "wanderer"])),              "28",    "0"),
    ("R11.8 four players",
     table(player([], 3), player([], 5), player([], 1), player([], 4)),                               "3 5 1 4",   "1"),
    ("R11.8 equal: more events",
     table(player([], 3), player([], 0, ["grand_tour"])),                                                 "3 3",   "1"),
    ("R11.8 an event worth 0 counts",
     table(player([], 3), player([], 3, ["a_brilliant_marketing_plan"])),                                 "3 3",   "1"),
    ("R11.8 equal again: more resources",
     table(player([], 3), player([], 3, resources={"twig": 1})),                                          "3 3",   "1"),
    ("R11.8 equal to the end: shared",      table(player([], 3), player([], 3)),                          "3 3", "0 1"),
    ("R12.14 alone",                        table(player([], 55), rival=rival()),                         "55",    "0"),
    ("R12.15 he wins",                      table(player([], 53), rival=rival()),                         "53",    ""),
    ("R12.15 a tie: his events are basic ones",
     table(player([], 57), rival=rival(basic_events=1)),                                                  "57",    ""),
    ("R12.15 equal to the end: shared",     table(player([], 54), rival=rival()),                         "54",    "0"),
    ("R12.15 he has no resources",
     table(player([], 54, resources={"berry": 1}), rival=rival()),                                        "54",    "0"),
]

RIVALS = [
    # label, his file, his parts
    ("R12.14 year 1",        rival(),                                        "39 0 0 3 12"),
    ("R12.14 year 2",        rival(2),                                       "39 0 0 4 24"),
    ("R12.14 year 3",        rival(3, points=2),                             "39 2 0 5 24"),
    ("R12.7 before autumn",  rival(season="summer"),                         "39 0 0 0 12"),
    ("R12.5 basic events",   rival(basic_events=2, special_events_left=4),   "39 0 0 3 18"),
    ("R12.3 no cards",       rival(cards={}),                                "0 0 0 3 12"),
]

REFUSED = [
    # label                                named           data
    ("no players",                         "players",      {}),
    ("R1.1 an empty list",                 "players",      {"players": []}),
    ("R1.1 five players",                  "players",      table(*[player()] * 5)),
    ("a player is a number",               "players[0]",   {"players": [7]}),
    ("a field too many",                   "bonus",        {**EXAMPLE, "bonus": 3}),
    ("a field too many of a player",       "bonus",        changed(bonus=3)),
    ("no such edition",                    "edition",      {**EXAMPLE, "edition": "kings"}),
    ("no city",                            "city",         table({"points": 3})),
    ("R1.1 no such card",                  "card",         changed(city=["palace_of_ice"])),
    ("a card is a number",                 "city[0]",      changed(city=[7])),
    ("a field too many of a card",         "colour",       with_card("farm", colour="green")),
    ("R1.1 more than the box has",         "city[1]",
     table(player(["king"]), player(["king"]), player(["farm", "king"]))),
    ("R1.4 a unique card twice",           "unique",       changed(city=["king", "king"])),
    ("R7.12 sixteen spaces",               "16 spaces",    changed(city=[*FULL, "crane"])),
    ("R7.12 not a couple",                 "with",         with_card("farm", **{"with": "wife"})),
    ("R7.12 two Husbands",                 "with",         with_card("husband", **{"with": "husband"})),
    ("R8.3 tokens on a Farm",              "points",       with_card("farm", points=2)),
    ("R8.4 four tokens on Clock Tower",    "points",       with_card("clock_tower", points=4)),
    ("R8.7 prisoners in an Inn",           "prisoners",    with_card("inn", prisoners=["wife"])),
    ("R8.7 three prisoners",               "prisoners",    with_card("dungeon", prisoners=["wife"] * 3)),
    ("R8.7 a construction in prison",      "prisoners[0]", with_card("dungeon", prisoners=["farm"])),
    ("R5.5 workers on a Farm",             "workers",      with_card("farm", workers=1)),
    ("R5.4 three workers",                 "workers",      with_card("cemetery", workers=3)),
    ("points below 0",                     "points",       changed(points=-1)),
    ("points in words",                    "points",       changed(points="twelve")),
    ("R1.5 no such resource",              "gold",         changed(resources={"gold": 1})),
    ("R1.5 resources below 0",             "twig",         changed(resources={"twig": -1})),
    ("R4.24 no such spot",                 "journey[0]",   changed(journey=[6])),
    ("R4.24 one spot twice",               "journey[1]",   changed(journey=[4, 4])),
    ("R4.24 one spot for two players",     "journey[0]",   table(player(journey=[3]), player(journey=[3]))),
    ("R2.6 seven workers",                 "players[0]",
     changed(city=[{"card": "monastery", "workers": 2}], journey=[2] * 5, events=[])),
    ("R6 no such event",                   "event",        changed(events=["grand_ball"])),
    ("R6.2 an event twice",                "events[1]",    changed(events=["grand_tour", "grand_tour"])),
    ("R6.2 an event of two players",       "players[1]",   table(player(events=NO_LUCK), player(events=NO_LUCK[:1]))),
    ("R2.3 five special events",           "special",      changed(events=[*FOUR, CEILING])),
    ("R6.4 goods on a basic event",        "stored",       with_event("grand_tour", stored={"twig": 1})),
    ("R6.4 cards beneath a basic event",   "beneath",      with_event("grand_tour", beneath=["wife"])),
    ("R6.12 berries for fireworks",        "berry",        with_event(FIREWORKS, stored={"berry": 1})),
    ("R6.12 four twigs",                   "twig",         with_event(FIREWORKS, stored={"twig": 4})),
    ("R6.12 an odd worth",                 "points",       with_event(FIREWORKS, points=5)),
    ("R6.12 neither goods nor points",     "points",       changed(events=[FIREWORKS])),
    ("R6.25 four resources",               "stored",       with_event(MANAGEMENT, stored={"twig": 2, "berry": 2})),
    ("R6.14 three thieves",                "beneath",      with_event(CAPTURE, beneath=["monk"] * 3)),
    ("R6.14 a thief that is a Farm",       "beneath[0]",   with_event(CAPTURE, beneath=["farm"])),
    ("R6.13 another worth than it has",    "points",
     with_event("ancient_scrolls_discovered", points=3, beneath=["farm"])),
    ("R6.18 another worth than told",      "points",       with_event("ministering_to_miscreants", points=6)),
    ("R6.7 another worth than printed",    "points",       with_event("grand_tour", points=4)),
    ("R6.21 no tokens on the Chapel",      "points",
     changed(city=["chapel"], events=[event("pristine_chapel_ceiling", points=2)])),
    ("R12.1 Rugwort and two players",      "rival",        table(player(), player(), rival=rival())),
    ("R12.1 no such year",                 "year",         table(player(), rival=rival(4))),
    ("R12.1 no year",                      "year",         table(player(), rival={"cards": CARDS})),
    ("R12.3 no such colour",               "pink",         table(player(), rival=rival(cards={"pink": 1}))),
    ("R12.3 too many cards",               "cards.purple", table(player(), rival=rival(cards={"purple": 19}))),
    ("R12.5 an event that you have",       "basic_events", table(player(events=NO_LUCK), rival=rival(basic_events=3))),
    ("R12.14 more special events left",    "special_events_left",
     table(player(events=FOUR), rival=rival(special_events_left=1))),
    ("R12.7 on his spot",                  "journey",      table(player(journey=[3]), rival=rival())),
]
# fmt: on


@pytest.mark.parametrize("label, data, points, winners", SCORED, ids=labels(SCORED))
def test_scores(label, data, points, winners):
    scores = pad_scores(data)
    assert totals(scores) == points
    assert " ".join(str(seat) for seat in scores.winners) == winners


@pytest.mark.parametrize("label, file, parts", RIVALS, ids=labels(RIVALS))
def test_rugwort(label, file, parts):
    found = pad_scores(table(player(), rival=file)).rival
    assert " ".join(str(points) for points in found.parts.values()) == parts


@pytest.mark.parametrize("label, named, data", REFUSED, ids=labels(REFUSED))
def test_refused(label, named, data):
    with pytest.raises(OsadaError) as refusal:
        pad_scores(data)
    assert named in str(refusal.value)
    assert all(refusal.value.message(lang) for lang in LANGUAGES)


def test_the_example_part_by_part():
    """R11.3 to R11.7"""
    [score] = pad_scores(EXAMPLE).seats
    assert score.parts == {"cards": 22, "tokens": 14, "prosperity": 10, "journey": 4, "events": 12}


def test_couples_of_rugwort():
    """R6.16 Alone the worth of the event tells how many he has."""
    flight = event("flying_doctor_service", points=9)
    scores = pad_scores(table(player([COUPLE], events=[flight]), rival=rival()))
    assert scores.seats[0].parts["events"] == 9
    assert scores.rival.parts["cards"] == 39

"""The score pad's file of an open table."""

from collections import Counter

from tests.divukraj.reference import CARDS, RIVAL, SPECIAL_EVENTS, event_worth, events_of, in_city, pairs

KEEPERS = ("an_evening_of_fireworks", "performer_in_residence", "under_new_management")
COVERS = ("ancient_scrolls_discovered", "capture_of_the_acorn_thieves", "graduation_of_scholars")


def score_file(view):
    file = {"edition": view["edition"], "players": [player_file(view, seat) for seat in range(view["seats"])]}
    return file | ({"rival": rival_file(view)} if view["year"] else {})


def player_file(view, seat):
    player = view["players"][seat]
    journey = [int(spot[-1]) for spot, count in player["at_journey"].items() for _ in range(count)]
    return {
        "city": city_file(view["cities"][seat]),
        "points": view["cities"][seat]["points"],
        "resources": player["resources"],
        "journey": journey,
        "events": [event_file(view, seat, event) for event in events_of(view, seat)],
    }


def city_file(city):
    """Couples share an entry."""
    couples = pairs(city)
    alone = Counter(city["cards"]) - Counter({"husband": couples, "wife": couples})
    entries = [{"card": "husband", "with": "wife"} for _ in range(couples)]
    return entries + [card_file(city, card) for card in alone.elements()]


def card_file(city, card):
    prisoners = [prisoner for prisoner in city["prisoners"] if prisoner]
    more = {
        "chapel": {"points": city["chapel"]},
        "clock_tower": {"points": city["clock"]},
        "dungeon": {"prisoners": prisoners},
        "cemetery": {"workers": city["n_guests"].get("cemetery 1", 0)},
        "monastery": {"workers": city["n_guests"].get("monastery 1", 0)},
    }
    return {"card": card} | more.get(card, {})


def event_file(view, seat, event):
    """With what lies there, and with its worth."""
    entry = {"event": event, "points": event_worth(view, seat, event)}
    if event in KEEPERS:
        goods = {place.split()[1]: count for place, count in view["stored"].items() if place.split()[0] == event}
        return entry | {"stored": goods}
    if event in COVERS:
        return entry | {"beneath": [card for place, card in view["beneath"].items() if place.split()[0] == event]}
    return entry


def rival_file(view):
    colours = Counter(CARDS[card["id"]]["colour"] for card in in_city(view["rival"]))
    left = [event for event in view["events"] if event in SPECIAL_EVENTS and event not in view["event_owner"]]
    return {
        "year": view["year"],
        "season": view["rival_season"],
        "cards": dict(colours),
        "basic_events": len(events_of(view, RIVAL)),
        "special_events_left": len(left),
        "points": view["rival"]["points"],
    }

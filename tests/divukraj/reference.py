"""The scores, counted as slowly and plainly as can be: from the view as JSON and from what the box says in words."""

import json

from osada.games.divukraj.components import OURS

BOX = json.loads(OURS.read_text(encoding="utf-8"))
CARDS = {card["id"]: card for card in BOX["cards"]}
BASIC_EVENTS = {event["id"]: event for event in BOX["basic_events"]}
SPECIAL_EVENTS = {event["id"]: event for event in BOX["special_events"]}
EVENTS = BASIC_EVENTS | SPECIAL_EVENTS
YEARS = {year["year"]: year for year in BOX["solo"]["years"]}
RIVAL = "rugwort"


def in_city(city):
    """Every card of a city, one by one."""
    return [CARDS[card] for card, count in city["cards"].items() for _ in range(count)]


def pairs(city):
    return min(city["cards"].get("husband", 0), city["cards"].get("wife", 0))


def events_of(view, owner):
    return [event for event, who in view["event_owner"].items() if who == str(owner)]


def matching(cards, wanted):
    return sum(all(card[name] == value for name, value in wanted.items()) for card in cards)


# --- The parts of a player's score ------------------------------------------


def parts(view, seat):
    city, player = view["cities"][seat], view["players"][seat]
    journey = sum(int(spot.removeprefix("journey-")) * count for spot, count in player["at_journey"].items())
    return {
        "cards": sum(card["points"] for card in in_city(city)),
        "tokens": city["points"] + city["chapel"] + city["clock"],
        "prosperity": sum(bonus(view, seat, card) for card in city["cards"]),
        "journey": journey,
        "events": sum(event_worth(view, seat, event) for event in events_of(view, seat)),
    }


def bonus(view, seat, card):
    """What all copies of a purple card in a city pay."""
    effect = CARDS[card]["effect"]
    if CARDS[card]["colour"] != "purple" or effect["trigger"] != "endgame":
        return 0
    says, city = effect["points"], view["cities"][seat]
    if "per_city_card" in says:
        return says["each"] * matching(in_city(city), says["per_city_card"])
    if "per" in says:
        resources = [name.removesuffix("_in_supply") for name in says["per"]]
        return min(says["max"], says["each"] * sum(view["players"][seat]["resources"][name] for name in resources))
    if says.get("if") == "paired_with_husband":
        return says["add"] * pairs(city)
    held = events_of(view, seat)
    return sum(says["per_basic_event" if event in BASIC_EVENTS else "per_special_event"] for event in held)


def event_worth(view, seat, event):
    says = EVENTS[event].get("endgame") or {}
    return EVENTS[event]["points"] + sum(counted(view, seat, event, name, each) for name, each in says.items())


def counted(view, seat, event, name, each):
    """One line of what an event pays at the end."""
    city = view["cities"][seat]
    if name == "per_stored":
        return sum(points * view["stored"].get(f"{event} {resource}", 0) for resource, points in each.items())
    counts = {
        "per_card_beneath": sum(place.startswith(f"{event} ") for place in view["beneath"]),
        "per_husband_wife_pair_all_cities": sum(pairs(each) for each in [*view["cities"], view["rival"]]),
        "per_prisoner_in_own_dungeon": sum(prisoner is not None for prisoner in city["prisoners"]),
        "per_worker_in_own_monastery": city["n_guests"].get("monastery 1", 0),
        "per_worker_in_own_cemetery": city["n_guests"].get("cemetery 1", 0),
        "per_point_token_on_own_chapel": city["chapel"],
    }
    return each * counts[name]


# --- Rugwort, totals and places ---------------------------------------------


def rival_parts(view):
    says, year = BOX["solo"]["scoring"], YEARS[view["year"]]
    cards = in_city(view["rival"])
    left = [event for event in view["events"] if event in SPECIAL_EVENTS and event not in view["event_owner"]]
    basic = says["per_basic_event"] * len(events_of(view, RIVAL))
    return {
        "cards": sum(says["per_purple_card" if card["colour"] == "purple" else "per_card"] for card in cards),
        "tokens": view["rival"]["points"],
        "prosperity": 0,
        "journey": year["journey_spot"] if view["rival_season"] == "autumn" else 0,
        "events": basic + year["special_event_points"] * len(left),
    }


def scores(view):
    """Owner -> (total, place, parts)."""
    found = {str(seat): parts(view, seat) for seat in range(view["seats"])}
    if view["year"]:
        found[RIVAL] = rival_parts(view)
    ranks = {owner: rank(view, owner, sum(own.values())) for owner, own in found.items()}
    places = {owner: 1 + sum(other > own for other in ranks.values()) for owner, own in ranks.items()}
    return {owner: (sum(own.values()), places[owner], own) for owner, own in found.items()}


def rank(view, owner, total):
    """R11.8, R12.15: points, then events, then resources."""
    resources = 0 if owner == RIVAL else sum(view["players"][int(owner)]["resources"].values())
    return total, len(events_of(view, owner)), resources

"""What a seat may do in its turn, judged slowly from RULES.md, with dicts and words instead of the rules' tables.

A `Seen` is a position as plain values; the functions are in the order of the chapters.
"""

import json
from dataclasses import dataclass
from pathlib import Path

import osada.games
from osada.games.divukraj.components import BASIC, CARDS, EVENTS, FOREST, HOST, JOURNEY, RESOURCES, SEASONS
from osada.games.divukraj.state import GUESTS, NOBODY, NOTHING, OWNERS, RIVAL

BOX = json.loads((Path(osada.games.__file__).parent / "divukraj/components.json").read_text(encoding="utf-8"))
CARD = {card["id"]: card for card in BOX["cards"]}
EVENT = {event["id"]: event for event in [*BOX["basic_events"], *BOX["special_events"]]}
IS_EXCLUSIVE = {place["id"]: place["exclusive"] for place in BOX["basic_locations"]}
FULL, DISCOUNT = 15, 3
OWN_CARDS = "cemetery chapel inn lookout monastery post_office queen storehouse university"
SECOND_SPACE = {"cemetery": "undertaker", "monastery": "monk"}
RIVAL_BASIC = ("three_twigs", "two_resin", "one_pebble", "one_berry_one_card")


@dataclass
class Seen:
    """A position, and the seat whose turn it is."""

    state: object
    seat: int

    @property
    def seats(self):
        return int(self.state["seats"])

    @property
    def me(self):
        return self.state["players"][self.seat]

    @property
    def owners(self):
        return [*range(self.seats), RIVAL] if self.seats == 1 else list(range(self.seats))

    @property
    def stock(self):
        return dict(zip(RESOURCES, self.me["resources"].tolist(), strict=True))

    def city(self, owner=None):
        counts = self.state["cities"][self.seat if owner is None else owner]["cards"].tolist()
        return {card: count for card, count in zip(CARDS, counts, strict=True) if count}

    def hand(self):
        return {card for card, count in zip(CARDS, self.me["hand"].tolist(), strict=True) if count}

    def meadow(self):
        """R12.6: the cards that are not locked."""
        locked = (0, 1, 2, 4)[self.state["rival_season"]] if self.seats == 1 else 0
        return {CARDS[card] for card in self.state["meadow"][locked:] if card != NOTHING}

    def everybody(self, field, index):
        """How many workers of all seats stand there."""
        return sum(int(self.state["players"][seat][field][index]) for seat in range(self.seats))


# --- R7 Playing a card ------------------------------------------------------


def is_critter(card):
    return CARD[card]["kind"] == "critter"


def less(city, card):
    """The city without one copy of it."""
    return {name: count - (name == card) for name, count in city.items() if count > (name == card)}


def spaces(city):
    """R7.12"""
    return sum(city.values()) - city.get("wanderer", 0) - min(city.get("husband", 0), city.get("wife", 0))


def has_place(seen, city, card):
    """R7.13, R7.15, R8.19, R8.30"""
    if card == "fool":
        return seen.seats == 1 or any(takes_fool(seen.city(other)) for other in seen.owners if other != seen.seat)
    if CARD[card]["rarity"] == "unique" and card in city:
        return False
    if card == "ruins":
        return any(not is_critter(name) for name in city)
    return spaces({**city, card: city.get(card, 0) + 1}) <= FULL


def takes_fool(city):
    return "fool" not in city and spaces(city) < FULL


def missing(seen, cost):
    return sum(max(0, count - seen.stock[resource]) for resource, count in cost.items())


def has_house(seen, card):
    """R7.8: a copy without an occupied token."""
    city = seen.state["cities"][seen.seat]
    index = CARDS.index(card)
    return int(city["cards"][index]) > int(city["occupied"][index]).bit_count()


def prisoners(seen, card):
    """R8.7: the critters that may be jailed for this card."""
    city = seen.city()
    cells = sum(prisoner != NOTHING for prisoner in seen.state["cities"][seen.seat]["prisoners"])
    if "dungeon" not in city or cells == 2 or (cells == 1 and "ranger" not in city):
        return set()
    jailed = {name for name in city if is_critter(name) and not (cells == 1 and name == "ranger")}
    cheap = missing(seen, CARD[card]["cost"]) <= DISCOUNT
    return {name for name in jailed if cheap and has_place(seen, less(city, name), card)}


def judged(cost):
    """R8.34: what a card can cost with a Judge."""
    for paid in cost:
        for other in cost:
            if paid != other and cost[paid]:
                yield {**cost, paid: cost[paid] - 1, other: cost[other] + 1}


def ways(seen, card):
    """R7.7: all ways to play this card from hand or Meadow."""
    city, cost = seen.city(), CARD[card]["cost"]
    found = {
        "cost": missing(seen, cost) == 0,
        "house": is_critter(card) and any(has_house(seen, house) for house in CARD[card]["associated"]),
        "ever_tree": is_critter(card) and has_house(seen, "ever_tree"),
        "judge": "judge" in city and any(missing(seen, other) == 0 for other in judged(cost)),
    }
    words = {way for way, payable in found.items() if payable and has_place(seen, city, card)}
    helper = "innkeeper" if is_critter(card) else "crane"
    if helper in city and missing(seen, cost) <= DISCOUNT and has_place(seen, less(city, helper), card):
        words.add(helper)
    return words | ({"dungeon"} if prisoners(seen, card) else set())


def plays(seen):
    """R7.16"""
    from_hand = {f"play {card}" for card in seen.hand() if ways(seen, card)}
    return from_hand | {f"play {card} meadow" for card in seen.meadow() if ways(seen, card)}


def inn_plays(seen):
    """R8.12"""
    cheap = {card for card in seen.meadow() if missing(seen, CARD[card]["cost"]) <= DISCOUNT}
    return {f"play {card} meadow" for card in cheap if has_place(seen, seen.city(), card)}


def queen_plays(seen):
    """R8.40"""
    fitting = {card for card in CARDS if CARD[card]["points"] <= 3 and has_place(seen, seen.city(), card)}
    return {f"play {card}" for card in fitting & seen.hand()} | {
        f"play {card} meadow" for card in fitting & seen.meadow()
    }


# --- R4, R5, R6, R12 Places -------------------------------------------------


def rival_places(seen):
    """R12.2, R12.7, R12.8, R12.9"""
    if seen.seats > 1:
        return set()
    season, year = int(seen.state["rival_season"]), int(seen.state["year"])
    is_autumn = SEASONS[season] == "autumn"
    forest = f"journey-{2 + year}" if is_autumn else FOREST[seen.state["forest"][season]]
    return {forest} if is_autumn and year == 3 else {forest, RIVAL_BASIC[season]}


def board_places(seen):
    """R4.1, R4.11, R4.23"""
    shared = {place for at, place in enumerate(BASIC) if not (IS_EXCLUSIVE[place] and seen.everybody("at_basic", at))}
    forest = {FOREST[card] for card in seen.state["forest"] if card != NOTHING and has_forest_space(seen, int(card))}
    return (shared | forest) - rival_places(seen) | {"haven"}


def has_forest_space(seen, card):
    there = [seat for seat in range(seen.seats) if int(seen.state["players"][seat]["at_forest"]) >> card & 1]
    return len(there) < (2 if seen.seats == 4 else 1) and seen.seat not in there


def journey_places(seen):
    """R4.24"""
    if SEASONS[seen.me["season"]] != "autumn":
        return set()
    spots = {f"journey-{points}": (at, points) for at, points in enumerate(JOURNEY.tolist())}
    free = {place for place, (at, points) in spots.items() if points == 2 or not seen.everybody("at_journey", at)}
    return {place for place in free - rival_places(seen) if seen.me["hand_size"] >= spots[place][1]}


def event_places(seen):
    """R6.1, R6.2"""
    free = {name for at, name in enumerate(EVENTS) if seen.state["event_owner"][at] == NOBODY}
    met = {name for name in free if has_needs(seen.city(), EVENT[name]["requires"])}
    return met - ({"croak_wart_cure"} if seen.stock["berry"] < 2 else set())


def has_needs(city, needs):
    colours = needs.get("colours") or ({needs["colour"]: needs["count"]} if "colour" in needs else {})
    enough = all(
        sum(count for card, count in city.items() if CARD[card]["colour"] == colour) >= wanted
        for colour, wanted in colours.items()
    )
    return enough and all(card in city for card in needs.get("cards", ()))


def has_space(seen, owner, card):
    """R5.3, R5.4"""
    city = seen.city(owner)
    room = 2 if SECOND_SPACE.get(card) in city else 1
    guests = seen.state["cities"][owner]["guests"][HOST[CARDS.index(card)]][: city.get(card, 0)]
    return any(number // GUESTS < room for number in guests.tolist())


def card_places(seen):
    """R5.1, R5.2, and what each card needs (R4.2)"""
    needs = {
        "cemetery": seen.state["deck_size"] + seen.state["pile_size"] > 0,
        "inn": bool(inn_plays(seen)),
        "monastery": sum(seen.stock.values()) >= 2,
        "post_office": seen.me["hand_size"] >= 2,
        "university": sum(seen.city().values()) > 1,
    }
    own = {card for card in OWN_CARDS.split() if needs.get(card, True) and has_space(seen, seen.seat, card)}
    others = [owner for owner in seen.owners if owner != seen.seat]
    cards = [card for card in ("inn", "post_office") if needs[card]]
    return own | {f"{card}@{OWNERS[owner]}" for owner in others for card in cards if has_space(seen, owner, card)}


def visits(seen):
    """R3.3"""
    if not seen.me["workers"]:
        return set()
    places = board_places(seen) | journey_places(seen) | event_places(seen) | card_places(seen)
    return {f"visit {place}" for place in places}


# --- R3 The turn ------------------------------------------------------------


def turn(seen):
    """R3.1"""
    may_prepare = not seen.me["workers"] and SEASONS[seen.me["season"]] != "autumn"
    return plays(seen) | visits(seen) | {"pass"} | ({"prepare"} if may_prepare else set())


# --- R8.50, R8.51 Chains of copies ------------------------------------------


def copies(seen, kind, owner, named):
    """What a Mole or a Sweep in this city may stand for: cards and their cities."""
    cities = [owner] if kind == "chip_sweep" else [other for other in seen.owners if other != owner]
    greens = {(card, at) for at in cities for card in seen.city(at) if CARD[card]["colour"] == "green"}
    return {link for link in greens if is_link(seen, kind, link, named)}


def is_link(seen, kind, link, named):
    card, owner = link
    if card == "storehouse":
        return owner == seen.seat
    if card not in ("miner_mole", "chip_sweep"):
        return True
    if card == kind == "chip_sweep" or link in named:
        return False
    return bool(copies(seen, card, owner, named | {link}))

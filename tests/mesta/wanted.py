"""Conditions as an owner's edition may have them: every kind, with any fields and numbers."""

from osada.engine.fields import Fields
from osada.games.mesta.conditions import CARD_TYPES, COLOURS, MILESTONE_TYPES, SURROUNDINGS, TERRAINS, read_condition

MOST_POINTS = 9


def random_card(rng):
    """The row of a card's condition."""
    row = random_row(rng, CARD_TYPES)
    row["points"] = rng.randint(1, MOST_POINTS)
    return row[()]


def random_milestone(rng):
    return random_row(rng, MILESTONE_TYPES)[()]


def random_row(rng, types):
    kind = rng.choice(list(types))
    _, needed, optional = types[kind]
    chosen = [*needed, *(name for name in optional if rng.random() < 0.5)]
    return read_condition(Fields({"type": kind, **{name: FIELDS[name](rng) for name in chosen}}, kind), types)


def a_filter(rng):
    low, high = sorted(rng.choices(range(1, 5), k=2))
    fields = {"color": rng.choice(COLOURS), "height_min": low, "height_max": high}
    fields["adjacent_to"] = rng.choice(SURROUNDINGS)
    return {name: value for name, value in fields.items() if rng.random() < 0.5}


def members(rng):
    """R9.5 No building matches two of them: they have different colours, or different heights, or of both some."""
    number = rng.randint(1, 4)
    of_colours = [{**a_filter(rng), "color": colour} for colour in rng.sample(COLOURS, number)]
    heights = rng.sample(range(1, 5), number)
    of_heights = [{**a_filter(rng), "height_min": height, "height_max": height} for height in heights]
    of_both = [*({**member, **low_heights(rng)} for member in of_colours[:3]), TALLEST]
    return rng.choice([of_colours, of_heights, of_both])


def low_heights(rng):
    low, high = sorted(rng.choices(range(1, 4), k=2))
    return {"height_min": low, "height_max": high}


TALLEST = {"height_min": 4, "height_max": 4}


def number(least, most):
    return lambda rng: rng.randint(least, most)


FIELDS = {
    "filter": a_filter,
    "members": members,
    "colors": lambda rng: rng.choices(COLOURS, k=2),
    "terrain": lambda rng: rng.choice(TERRAINS),
    "group": lambda rng: rng.choice(SURROUNDINGS),
    "units_per": number(1, 3),
    "size_min": number(1, 5),
    "size": number(1, 4),
    "buildings_min": number(1, 5),
    "features_min": number(0, 3),
    "min": number(1, 8),
    "neighbors": number(1, 4),
    "height_min": number(1, 4),
    "tower_min": number(1, 4),
    "neighbor_max": number(1, 4),
}

"""Row 3: features (R6)."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.mesta.components import BELONGS_ON, N_COLOURS, N_FEATURES, ON_LOTS
from osada.games.mesta.rules.tiles import bit_of, has_tile, list_spaces
from osada.games.mesta.rules.words import DISCARD, FIRST_FEATURE, Why
from osada.games.mesta.state import NOTHING


@rule
def pick(state, which):
    """R6.3 The chosen one comes first, the other after it."""
    if which == 1:
        first = state.taken[0]
        state.taken[0] = state.taken[1]
        state.taken[1] = first


@rule
def room_for(district, kind):
    """R6.1, R6.2 The spaces on which a feature of this kind may lie."""
    ground = BELONGS_ON[kind]
    if ground == ON_LOTS:
        return free_lots(district)
    spaces = district.ground[ground]
    for other in range(N_FEATURES):
        spaces &= ~district.features[other]
    return spaces


@rule
def free_lots(district):
    """R6.1 Lots on which nothing is built; R6.2, R6.6: one under a feature is no such lot any more."""
    lots = 0
    for colour in range(N_COLOURS):
        lots |= district.ground[colour]
    return lots & ~district.storeys[0]


@rule
def list_features(state, district, codes):
    count = list_spaces(district, room_for(district, state.taken[0]), codes, FIRST_FEATURE)
    if count == 0 or state.features_optional:
        codes[count] = DISCARD
        count += 1
    return count


@rule
def why_not_feature(state, district, space):
    """R6.1, R6.2"""
    if not has_tile(district, space):
        return why(Why.NO_TILE, space)
    bit, kind = bit_of(district, space), state.taken[0]
    if has(room_for(district, kind), bit):
        return OK
    other = feature_at(district, bit)
    if other != NOTHING:
        return why(Why.FEATURE_THERE, space, other)
    if has(district.storeys[0], bit):
        return why(Why.BUILDING_THERE, space)
    return why(Why.WRONG_GROUND, space, kind)


@rule
def feature_at(district, bit):
    """The kind of the feature on this space, or NOTHING."""
    for kind in range(N_FEATURES):
        if has(district.features[kind], bit):
            return kind
    return NOTHING


@rule
def why_not_discard_feature(state, district):
    """R6.4, R6.5"""
    must = state.features_optional == 0 and room_for(district, state.taken[0]) != 0
    return why(Why.MUST_PLACE, state.taken[0]) if must else OK


@rule
def feature(state, district, space):
    """R6.1"""
    put(district, bit_of(district, space), state.taken[0])
    discard_feature(state)


@rule
def put(district, bit, kind):
    """R6.6, R6.7 Under a statue or a wild lot the lot is gone."""
    district.features[kind] |= 1 << int(bit)
    for colour in range(N_COLOURS):
        district.ground[colour] &= ~(1 << int(bit))


@rule
def discard_feature(state):
    """R6.4 It is done with, whether it was placed or not; the second of two comes next."""
    state.taken[0] = state.taken[1]
    state.taken[1] = NOTHING

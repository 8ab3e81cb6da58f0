"""How points come about, step by step, and what each card can still pay."""

import pytest

from osada.games import GAMES
from tests.bobrany.given import labels, match
from tests.bobrany.pad import CARDS, sheet, town

BOBRANY = GAMES["bobrany"]
WALKED = "gnbb/.y../..../.... afaa/.1../..../...."
SPUR = "gbbb/.n../..../.... aeaa/.f../..../...."

# fmt: off
STEPS = [
    # label                            card           town                    points, scoring < counted; and so on
    ("R9.1 a walk from edge to edge",  "namesti",     WALKED,                 "5 A2 < A1 A2 A3 A4"),
    ("R9.1 there and back on a spur",  "namesti",     SPUR,                   "5 B2 < A1 A2 B2 A2 A3 A4"),
    ("R9.1 no way out",                "namesti",     "gn.b/..../..../.... af.a/..../..../....", ""),
    ("R9.2 tiles, then tokens",        "dvur",        "r..r/..../..../....",  "2 A1; 2 A4; 3 raft"),
    ("R9.3 corners",                   "zahrada",     "gg.g/..../..../....",  "5 A1; 5 A4"),
    ("R9.4 the middle",                "hriste",      "gg../.g../..../....",  "5 B2"),
    ("R9.5 columns",                   "statek",      "g.g./..../..../....",  "2 A1; 4 A3"),
    ("R9.6 alone in row and column",   "lesopark",    "gg../..../..g./....",  "5 C3"),
    ("R9.7 more than the rival",       "svatyne",     "p.../.p../..../....",  "4 A1; 4 B2; 6 A1 B2"),
    ("R8.3, R9.8 the largest group",   "klaster",     "bpy./b.y./..y./....",  "3 A2 < A3 B3 C3"),
    ("R9.8 of equal ones the first",   "klaster",     "bpy./b.y./..../....",  "2 A2 < A3 B3"),
    ("R9.8 one tile is no group",      "klaster",     "pb../..../..../....",  ""),
    ("R9.9 nothing that disturbs",     "poustevna",   "pb../..../.py./....",  "5 C2"),
    ("R9.10 all together",             "pagoda",      "p..p/..p./..../....",  "-6 A1 A4 B3"),
    ("R9.10 none",                     "pagoda",      "y.../..../..../....",  ""),
    ("R9.11 tiles at the sides",       "jidlo",       ".b../bog./.o../....",  "6 B2 < A2 B1 B3"),
    ("R9.12 a colour counts once",     "kvetiny",     ".b../bog./.y../....",  "6 B2 < A2 B3 C2"),
    ("R9.13 tiles at the corners",     "latky",       "b.y./.o../b.o./....",  "6 B2 < A1 A3 C1"),
    ("R9.14 a colour counts once",     "sperky",      "b.y./.o../b.../....",  "4 B2 < A1 A3"),
    ("R9.15 colours of the column",    "bednarstvi",  "b.../p.../p.../b...",  "2 A1 < B1; 2 D1 < B1"),
    ("R9.16 colours of the row",       "truhlarstvi", "bp.y/..../..../....",  "4 A1 < A2 A4"),
    ("R9.17 blue ones in line",        "krejcovstvi", "b.b./..../b.../....",  "4 A1 < A3 C1; 2 A3 < A1; 2 C1 < A1"),
    ("R9.18 colours of the diagonals", "kovarstvi",   "y.g./.b../y.../....",  "4 B2 < A1 A3"),
    ("R9.19 pairs",                    "chalupa",     "yy../..../y..y/y...",  "10 A1 A2; 10 C1 D1"),
    ("R9.20 connected",                "srub",        "yyyy/..../..../.... 2ac3/..../..../....", "8 A1 A2 A3"),
    ("R9.21 trios",                    "bouda",       "yy.y/y.../..../...y",  "15 A1 A2 B1"),
    ("R9.22 groups",                   "salas",       "yyy./..../yy.y/....",  "8 A1 A2 A3; 5 C1 C2"),
    ("R8.1 the builder beaver",        "builder",     "",                     "5"),
]

# What an empty town can come to, before the first tile.
EMPTY = dict(
    namesti=15, dvur=28, zahrada=20, hriste=20, statek=28, lesopark=20, svatyne=30, klaster=60, poustevna=30, pagoda=36,
    jidlo=40, kvetiny=40, latky=32, sperky=32, bednarstvi=32, truhlarstvi=32, krejcovstvi=64, kovarstvi=40,
    chalupa=40, srub=45, bouda=45, salas=45, builder=5,
)  # fmt: skip
# The last round: both have a turn, and on position 4 lie a green corner, a purple straight and a yellow dead end.
DRAINED = "round gc ps ye; 1 end; 0 end; 0 end; 1 end; 1 end; 0 end"
LAST = f"rounds 15; {DRAINED}"
CRANE = f"rounds 1; 0 take 1.1 A1 0; rounds 14; {DRAINED}"
# Seat 0 has four tokens and a hole at B2 with four blank sides; a blue cross lies on position 2.
HOLE = "build cg../g.p./dg../r... fa../5.5./fa../f...; round bx bx gc; round"
FILLED = "0 take 2.1 B2 0 dam raft2 crane raft"

POSSIBLE = [
    # label                                     given                           seat  possible
    ("R3.3 one tile can still be taken",        LAST,                              0, "statek 5, svatyne 10, jidlo 0"),
    ("R3.4 by the other one, too",              LAST,                              1, "statek 5, svatyne 10, dvur 1"),
    ("R9.10 fewer may be more",                 LAST,                              0, "pagoda 0"),
    ("R9.20 one alone is no group",             LAST,                              0, "srub 0, salas 0, chalupa 0"),
    ("R5.4 it falls into column 4",             LAST,                              0, "zahrada 5, hriste 0"),
    ("R4.7 or with a crane into any",           CRANE,                             0, "hriste 5, statek 5"),
    ("R4.3 not under the rival's raft",         f"{LAST}; 0 raft 4.1",             1, "statek 0, svatyne 10"),
    ("R4.5 under the own raft, but no other",   f"{LAST}; 0 raft 4.1",             0, "statek 5, svatyne 0, dvur 1"),
    ("R5.1 the tile in the hand, but no other", f"{LAST}; 0 take 4.1",             0, "zahrada 5, svatyne 0"),
    ("R5.9 a laid tile stays",                  f"{LAST}; 0 take 4.1, place B4 0", 0, "statek 5, zahrada 0"),
    ("R4.2 what is taken is gone",              f"{LAST}; 0 take 4.1, place B4 0", 1, "statek 0, svatyne 10"),
    ("R3.1 who has had the turn has no other",  f"{LAST}; 0 end",                  0, "statek 0, svatyne 0, dvur 1"),
    ("R7.1 the town cannot be filled any more", LAST,                              0, "builder 0"),
    ("R5.6 there are tokens for the hole",      HOLE,                              0, "hriste 15, builder 5, dvur 22"),
    ("R5.6 when they are paid they are gone",   f"{HOLE}; {FILLED}",               0, "hriste 10, dvur 18"),
]
# fmt: on


def parts_of(table, seat):
    return {part.part: part for part in BOBRANY.count(table.states, seat).parts}


def in_words(steps):
    """`5 A2 < A1 A2; 2 B1`"""
    return "; ".join(" ".join([str(step.points), *step.scoring, *(["<", *step.counted] if step.counted else [])])
                     for step in steps)  # fmt: skip


@pytest.mark.parametrize("label, card, short, expected", STEPS, ids=[f"{row[1]}: {row[0]}" for row in STEPS])
def test_the_steps_of_a_card(label, card, short, expected):
    own = town(short, reserve=3 if card == "dvur" else 0, builder=card == "builder")
    states = BOBRANY.pad(sheet(own, town(), card=card))
    part = next(part for part in BOBRANY.count(states, 0).parts if part.part == card)
    assert in_words(part.steps) == expected


def with_cards(card):
    return "cards " + " ".join(card if card in cards else cards[0] for cards in CARDS.values())


@pytest.mark.parametrize("card", EMPTY)
def test_what_an_empty_town_can_come_to(card):
    """R9.1 to R9.22"""
    assert parts_of(match(f"{with_cards(card)} | "), 0)[card].possible == EMPTY[card]


@pytest.mark.parametrize("label, given, seat, expected", POSSIBLE, ids=labels(POSSIBLE))
def test_what_is_still_possible(label, given, seat, expected):
    for part in expected.split(", "):
        name, points = part.split()
        table = match(f"{with_cards(name)} | {given}")
        assert parts_of(table, seat)[name].possible == int(points), name


def test_at_the_end_nothing_more_is_possible():
    """R7.4"""
    table = match(f"{LAST}; 0 take 4.1, place A4 0, end; rest")
    assert table.over
    parts = [part for seat in (0, 1) for part in parts_of(table, seat).values()]
    assert all(part.possible == part.now for part in parts) and parts_of(table, 0)["zahrada"].now == 5

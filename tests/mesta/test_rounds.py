"""R3 and R4: the rows, the workers, the star, scoring cards."""

import pytest

from osada.engine.errors import IllegalAction, ImpossibleOutcome, NotAnActor, UnknownWords
from tests.mesta.given import cards, check, check_refused, deal, idle_turns, labels, match, play, read

EVERY_SLOT = "take 1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4"
LINES = ["card"] * 3 + ["tile"] * 3 + ["feature"] * 5 + ["piece"] * 10
DEAL = "deal C05 C06 C07 | T01 T02 T03 | statue wild park:kiosk wild wild | RRRR BBB GGG"

# fmt: off
EXAMPLES = [
    # label, seats, given,
    #     then
    ("R3.7 any row, any slot",                       2,  DEAL,                   f"actors: 0; legal 0: {EVERY_SLOT}"),
    ("R3.5 then clockwise",
     2, f"{DEAL}; 0 1.1", "actors: 1; legal 1: take 1.2 1.3 1.4 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4"),
    ("R3.6 two: a row twice",
     2, f"{DEAL}; 0 1.1; 1 1.2; 0 1.3; 1 2.1 1,0/0",
     "actors: 0; legal 0: take 2.2 2.3 2.4 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4"),
    ("R3.6 two: the other has the rest of the row",
     2, f"{DEAL}; 0 1.1; 1 2.1 1,0/0; 0 1.3", "legal 1: take 1.2 1.4 2.2 2.3 2.4 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4"),
    ("R3.6 two: all eight workers",                  2,  "idle 15",              "actors: 1; legal 1: take 4.1"),
    ("R3.6 three: a row once",
     3, f"{DEAL}; 0 1.1; 1 1.2; 2 1.3", "actors: 0; legal 0: take 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4"),
    ("R3.6 three: one slot of a row stays",
     3, f"{DEAL}; idle 9", "actors: 0; legal 0: take 4.1 4.2 4.3 4.4"),
    ("R3.6 three: the last worker has two slots",    3,  f"{DEAL}; idle 11",     "actors: 2; legal 2: take 4.1 4.2"),
    ("R3.6 four: a row once",
     4, f"{DEAL}; 0 2.1 1,0/0; idle 3", "actors: 0; legal 0: take 1.1 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4"),
    ("R3.6 four: the last worker has one slot",      4,  f"{DEAL}; idle 15",     "actors: 3; legal 3: take 4.1"),
    ("R3.8 a card is there at once",
     2, f"{DEAL}; 0 1.2", "cards 0: C06; cards 1: ; due: ; actors: 1"),
    ("R4.1 two cards",
     2, f"{DEAL}; 0 1.2; 1 1.1; 0 1.3", "cards 0: C06 C07; cards 1: C05"),
    ("R4.1 a card pays as it stands",
     2, "deal C01 | | | RRRR; 0 4.1 R@0,0 R@- R@- R@-; 0 1.1", "C01 0: 1; totals: 1 0"),
    ("R4.1 a card that pays nothing is a part",      2,  f"{DEAL}; 0 1.1",       "C05 0: 0; C06 0: -"),
    ("R3.8 the hidden card is turned up",
     2, f"{DEAL}; 0 1.4", "actors: ; due: card; weight C08: 1; weight C05: 0; cards 0: "),
    ("R3.8 and taken",                               2,  f"{DEAL}; 0 1.4 ?C09",  "actors: 1; due: ; cards 0: C09"),
    ("R3.8 the hidden tile is turned up",
     2, f"{DEAL}; 0 2.4", "actors: ; due: tile; weight T04: 1; weight T01: 0"),
    ("R3.8 and laid by who took it",
     2, f"{DEAL}; 0 2.4 ?T14", "actors: 0; legal 0: tile -1,0 0 -1,0 90 0,-1 0 0,-1 90 0,1 0 0,1 90 1,0 0 1,0 90"),
    ("R3.8 the hidden feature is turned up",
     2, f"{DEAL}; 0 3.4", "actors: ; due: feature; weight wild: 5; weight statue: 7; weight park:kiosk: 3"),
    ("R3.8 and both are taken",
     2, f"{DEAL}; 0 3.4 ?statue", "actors: 0; legal 0: pick 1 2"),
    ("R7.1 two pieces come from the bag",
     2, f"{DEAL}; 0 4.4", "due: piece; weight R: 21; weight B: 22; weight G: 22; weight Y: 25"),
    ("R7.1 the second piece",
     2, f"{DEAL}; 0 4.4 ?R", "due: piece; weight R: 20; weight Y: 25"),
    ("R7.1 both are there",
     2, f"{DEAL}; 0 4.4 ?R ?Y", "actors: 0; due: ; legal 0: piece R Y"),
    ("R3.3 two features on slot 1",                  2,  f"{DEAL}; 0 3.1",       "actors: 0; due: ; legal 0: pick 1 2"),
    ("R3.3 one feature on slot 2",                   2,  f"{DEAL}; 0 3.2",       "legal 0: feature 1,0"),
    ("R3.3 one feature on slot 3",                   2,  f"{DEAL}; 0 3.3",       "legal 0: feature 0,0 1,1"),
    ("R3.4 three pieces on slot 2",
     2, f"{DEAL}; 0 4.2 B@1,1 B@1,1 B@1,1", "actors: 1"),
    ("R3.4 three pieces on slot 3",
     2, f"{DEAL}; 0 4.3 G@- G@- G@-", "actors: 1"),
]

REFUSED = [
    # label                                       given                          line                error
    ("R3.7 a slot is taken",                      f"{DEAL}; 0 1.1",              "1 take 1.1",       IllegalAction),
    ("R3.5 not the seat's turn",                  f"{DEAL}; 0 1.1",              "0 take 1.2",       NotAnActor),
    ("R3.6 a third card",
     f"{DEAL}; 0 1.1; 0 1.2; 1 2.1 1,0/0", "0 take 1.3", IllegalAction),
    ("R3.7 no such slot",                         DEAL,                          "0 take 1.5",       UnknownWords),
    ("R3.7 no such row",                          DEAL,                          "0 take 5.1",       UnknownWords),
    ("R3.1 a card lies on the board already",     "chance card C05",             "chance card C05",  ImpossibleOutcome),
    ("R3.1 cards before tiles",                   "chance card C05",             "chance tile T01",  ImpossibleOutcome),
    ("R3.1 no such card",                         "",                            "chance card C33",  UnknownWords),
    ("R3.8 a tile that lies open is not hidden",  f"{DEAL}; 0 2.4",              "chance tile T01",  ImpossibleOutcome),
    ("R3.8 another kind of thing",                f"{DEAL}; 0 2.4",              "chance card C01",  ImpossibleOutcome),
    ("R3.8 nothing is done before it is known",   f"{DEAL}; 0 2.4",              "0 tile 1,0 0",     NotAnActor),
    ("R3.8 nothing is hidden there",              f"{DEAL}; 0 2.1",              "chance tile T05",  NotAnActor),
    ("R5.1 a tile before the next worker",        f"{DEAL}; 0 2.1",              "0 take 1.1",       IllegalAction),
    ("R3.5 the other waits",                      f"{DEAL}; 0 2.1",              "1 take 1.1",       NotAnActor),
    ("R3.5 no outcome while a seat acts",         DEAL,                          "chance card C01",  NotAnActor),
    ("R3.5 only workers now",                     DEAL,                          "0 tile 1,0 0",     IllegalAction),
    ("R3.5 nothing to throw away",                DEAL,                          "0 discard",        IllegalAction),
]

STARS = [
    # label                                      seats  row 4, one turn after the other      who begins next
    ("R3.9 two: slot 4",                         2,  "0 4.4 1 4.3 0 4.2 1 4.1",  0),
    ("R3.9 two: slot 4 is the other's",          2,  "0 4.3 1 4.4 0 4.1 1 4.2",  1),
    ("R3.9 three: slot 4",                       3,  "0 4.1 1 4.4 2 4.3",        1),
    ("R3.9 three: slot 4 of the last",           3,  "0 4.3 1 4.2 2 4.4",        2),
    ("R3.9 three: slot 4 stays, slot 3 counts",  3,  "0 4.3 1 4.1 2 4.2",        0),
    ("R3.9 three: slot 3 of the last",           3,  "0 4.2 1 4.1 2 4.3",        2),
    ("R3.9 three: slot 3 stays, slot 4 counts",  3,  "0 4.2 1 4.4 2 4.1",        1),
    ("R3.9 four: slot 4",                        4,  "0 4.1 1 4.2 2 4.3 3 4.4",  3),
    ("R3.9 four: slot 4 of seat 2",              4,  "0 4.3 1 4.2 2 4.4 3 4.1",  2),
]
# fmt: on


@pytest.mark.parametrize("label, seats, given, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_round(label, seats, given, then):
    check(match(given, seats), then)


@pytest.mark.parametrize("label, given, line, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, line, error):
    check_refused(match(given), line, error)


@pytest.mark.parametrize("label, seats, turns, star", STARS, ids=labels(STARS))
def test_the_star(label, seats, turns, star):
    """The workers of rows 1 to 3 stand already."""
    words, table = turns.split(), match(f"idle {6 * seats if seats == 2 else 3 * seats}", seats)
    for seat, slot in zip(words[::2], words[1::2], strict=True):
        check(table, f"actors: {seat}")
        table.play(int(seat), f"take {slot}")
        while table.chance_due and read(table, "due") == "piece":
            table.outcome("piece Y")
        discard_pieces(table, int(seat))
    check(table, "due: card")
    deal(table)
    check(table, f"actors: {star}; legal {star}: {EVERY_SLOT}")
    idle_turns(table, 1)
    check(table, f"actors: {(star + 1) % seats}")


def discard_pieces(table, seat):
    while seat in table.actors:
        table.play(seat, min(table.legal(seat)))
        table.play(seat, "discard")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_laid_out(seats):
    """R3.1 to R3.4"""
    table, kinds = match(seats=seats), []
    while table.chance_due:
        kinds.append(read(table, "due"))
        table.outcome(min(table.outcomes()))
    assert kinds == LINES


def test_things_lie_where_they_came():
    """R3.1 to R3.4: slot by slot."""
    script = "deal C05 C06 C07 | T14 T16 T01 | park:kiosk park:kiosk statue water:ducks wild | RRRR BBB GGG; "
    check(match(script + "0 1.3"), "cards 0: C07")
    check(match(script + "0 2.1 1,0/0; 0 4.1 R@- R@- R@- R@-; 0 3.1 pick1"), "legal 0: feature 1,0 2,1 3,0")
    check(match(script + "0 2.2 1,0/0; 0 3.3"), "legal 0: feature 0,1 2,1 3,0")
    check(match(script + "0 2.3 1,0/0; 0 4.2 B"), "legal 0: build 1,1 3,0, discard")
    check(match(script + "0 3.1 pick1"), "legal 0: feature 1,0")
    check(match(script + "0 3.2"), "legal 0: feature 0,0 1,1")
    check(match(script + "0 3.3"), "legal 0: feature 0,1")
    check(match(script + "0 3.4 ?water:ducks pick1"), "legal 0: feature 0,0 1,1")
    check(match(script + "0 4.1"), "legal 0: piece R")
    check(match(script + "0 4.3"), "legal 0: piece G")


def test_all_of_a_round_is_gone_in_the_next():
    """R3.9, R2.5: with two seats nothing is left over."""
    table = match("idle round")
    check(table, "due: card")
    assert len(table.outcomes()) == 32 - 4
    play(table, "deal")
    assert all(len(cards(table, seat).split()) == 2 for seat in "01")


def test_three_leave_something_behind():
    """R3.10, R12.1: what lay open is gone; what lay hidden was never seen and may still come."""
    table = match(f"{DEAL}; 0 1.1; 1 1.2; 2 1.3; 0 2.2 1,0/0; 1 2.1 1,0/0; 2 2.3 1,0/0", 3)
    play(table, "0 3.2 @1,0; 1 3.1 pick1 @0,0 @1,1; 2 3.3 @0,0")
    play(table, "0 4.1 R@- R@- R@- R@-; 1 4.2 B@- B@- B@-; 2 4.3 G@- G@- G@-")
    check(table, "due: card; weight C08: 1; weight C05: 0")
    assert sum(table.outcomes().values()) == 32 - 3
    play(table, "chance card C01; chance card C02; chance card C03")
    assert sum(table.outcomes().values()) == 32 - 3
    play(table, "chance tile T06; chance tile T07; chance tile T08")
    assert sum(table.outcomes().values()) == 48 - 5
    check(table, "weight wild: 5")
    play(table, "; ".join(["chance feature wild"] * 5))
    assert sum(table.outcomes().values()) == 100 - 10


def test_what_three_leave_open_never_comes_back():
    """R3.10: card C08, tile T04 and three pieces stay behind."""
    table = match("deal C08 - - | T04 | | RRRR; idle round", 3)
    check(table, "due: card; weight C08: 0")
    play(table, "chance card C09; chance card C10; chance card C11")
    check(table, "due: tile; weight T04: 0")
    check_refused(table, "chance tile T04", ImpossibleOutcome)


@pytest.mark.parametrize("seats, rounds", [(2, 4), (3, 8), (4, 8)])
def test_each_takes_something_of_every_row(seats, rounds):
    """R3.6, R4.1: at the end everybody has eight cards."""
    table = match("idle match", seats)
    assert [len(cards(table, seat).split()) for seat in range(seats)] == [8] * seats
    takes = [line.split()[-1] for line in table.lines() if "take" in line]
    assert len(takes) == rounds * (16 if seats == 2 else 4 * seats)

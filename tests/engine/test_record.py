"""Records as text: read, written, refused with the line that is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.engine.dice import Dice
from osada.engine.errors import BadFile
from osada.engine.game import CHANCE
from osada.engine.record import Record, Written, game_named, parse, record_of, replay
from osada.engine.table import Table
from tests.games import FERRY, HASHI

MATCH = """\
osada 1
game hashi 1            # id and rules version
seats 2
option side B
name 0 Eva #1
name 1 Jan Novák
date 2026-11-15         # kept, though nobody asks for it
weather sunny, 12 °C

# The start numbers
0 start 4 3\t# for the left neighbour
1 start 8 4
chance card 5x3
  0   skip-write
"""
WRITTEN = """\
osada 1
game hashi 1
seats 2
option side B
name 0 Eva #1
name 1 Jan Novák
date 2026-11-15
weather sunny, 12 °C
0 start 4 3
1 start 8 4
chance card 5x3
0 skip-write
"""


def test_read():
    record = parse(MATCH)
    assert (record.game, record.version, record.seats, record.options) == ("hashi", 1, 2, {"side": "B"})
    assert record.each_seat("name") == {0: "Eva #1", 1: "Jan Novák"}
    assert (record.header("weather"), record.header("site")) == ("sunny, 12 °C", None)
    assert [(line.number, line.seat, line.words) for line in record.lines] == [
        (11, 0, "start 4 3"), (12, 1, "start 8 4"), (13, CHANCE, "card 5x3"), (14, 0, "skip-write")]


def test_written_again_without_comments_and_with_unknown_headers():
    assert parse(MATCH).text() == WRITTEN
    assert parse(WRITTEN).text() == WRITTEN


def test_replayed():
    table = replay(parse(MATCH))
    assert table.lines() == ["0 start 4 3", "1 start 8 4", "chance card 5x3", "0 skip-write"]
    assert table.names == {0: "Eva #1", 1: "Jan Novák"}
    assert table.options == {"side": "B", "edition": "osada"}


def test_line_feeds_and_other_ends_of_lines():
    assert parse(MATCH.replace("\n", "\r\n")).text() == WRITTEN


def test_a_name_cannot_become_a_line():
    table = Table(HASHI, 1)
    table.names[0] = "Eva\n0 start 4 3"
    again = replay(parse(record_of(table).text()))
    assert (again.names, again.log) == ({0: "Eva 0 start 4 3"}, [])


def test_the_record_of_a_table_tells_the_seed_only_at_the_end():
    table = Table(FERRY, 2, dice=Dice("secret", ["a", "b"]))
    assert record_of(table).headers == [("commit", table.dice.commit), ("nonce", "0 a"), ("nonce", "1 b")]
    while not table.over:
        table.roll()
        if table.actors:
            table.play(table.actors[0], table.legal(table.actors[0])[-1])
    totals = " ".join(str(score.total) for score in table.scores().seats)
    assert record_of(table).headers[-2:] == [("seed", "secret"), ("result", totals)]


HEAD = "osada 1\ngame hashi 1\nseats 2\n"
LONG = HEAD + "0 start 4 3\n1 start 8 4\nchance card 1x1\n" + "# a comment\n" * 33
CARDS = [f"{numeral}x{bridges}" for numeral in range(1, 7) for bridges in (1, 2, 3)][:17]
ROUNDS = "".join(f"chance card {card}\n0 skip-write\n0 skip-bridges\n" for card in CARDS)
OVER = HEAD.replace("2", "1") + "0 start 4 3\n" + ROUNDS

BROKEN = [
    # text                                       where        what
    ("",                                          "record:1",  "The first line of a record is “osada 1”, not “”."),
    ("osada 2\n",                                 "record:1",  "not “osada 2”"),
    ("\n# chess\n[Event \"x\"]\n",                "record:3",  "not “[Event \"x\"]”"),
    ("osada 1\nseats 2\n",                        "record",    "“game” is missing"),
    ("osada 1\ngame hashi 1\n0 start 4 3\n",      "record",    "“seats” is missing"),
    ("osada 1\ngame hashi\n",                     "record:2",  "“game hashi” is not a proper header line"),
    ("osada 1\ngame hashi ²\n",                   "record:2",  "is not a proper header line"),
    (f"osada 1\nseats {'9' * 5000}\n",            "record:2",  "is not a proper header line"),
    (HEAD + "option side\n",                      "record:4",  "is not a proper header line"),
    (HEAD + "edition mine\n",                     "record:4",  "is not a proper header line"),
    (LONG + "play e4\n",                          "record:40", "“play e4” is no line of a match"),
    (HEAD.replace("hashi", "chess"),              "record:2",  "There is no game “chess”. There are: "),
    (HEAD.replace("hashi 1", "hashi 9"),          "record:2",  "version 9 of the rules of hashi; this release has"),
    (HEAD.replace("seats 2", "seats 0"),          "record:3",  "hashi cannot be played with 0 seats"),
    (HEAD + "option side C\n",                    "record:4",  "Option side cannot be “C”. It can be: A, B."),
    (HEAD + "option colour red\n",                "record:4",  "has no option “colour”. It has: edition, side."),
    (HEAD + "edition mine 12\n",                  "record:4",  "Edition “mine” is not here. There are: osada."),
    (HEAD + "edition osada 12\n",                 "record:4",  "Edition “osada” has changed since"),
    (LONG + "0 write 99\n",                       "record:40", "“write 99” is no action here"),
    (LONG + "1 bridge 0-1\n",                     "record:40", "First write the numeral, or skip that."),
    (LONG + "2 skip-write\n",                     "record:40", "There is no seat 2; the seats are 0 to 1."),
    (LONG + "chance card 1x2\n",                  "record:40", "No outcome is due"),
    (HEAD + "chance card 1x2\n",                  "record:4",  "No outcome is due"),
    (HEAD + "0 start 4 3\n0 start 8 3\n",         "record:5",  "Seat 0 has nothing to do now. To act: 1."),
    (LONG.replace("1x1", "7x1"),                  "record:6",  "“card 7x1” is no action here"),
    (OVER + "0 skip-write\n",                     "record:56", "The match is over."),
    (OVER + "chance card 6x3\n",                  "record:56", "The match is over."),
]


@pytest.mark.parametrize("text, where, what", BROKEN, ids=[f"{where} {what[:30]}" for _, where, what in BROKEN])
def test_a_broken_record_gets_an_error_that_names_the_line(text, where, what):
    with pytest.raises(BadFile) as refusal:
        replay(parse(text))
    message = refusal.value.message("en")
    assert message.startswith(f"{where}: ")
    assert what in message
    assert refusal.value.message("cs") != message


def test_the_name_of_the_file_stands_in_the_error():
    with pytest.raises(BadFile, match=r"evening\.osada:4: "):
        replay(parse(HEAD + "9 start 4 3\n", "evening.osada"))


def test_a_refusal_in_a_record_keeps_reason_and_plain_arguments():
    with pytest.raises(BadFile) as refusal:
        replay(parse(LONG + "0 write 3\n0 write 4\n"))
    assert (refusal.value.reason, refusal.value.arguments) == ("not_now", ["bridges"])


def test_games_by_name():
    assert game_named("ferry", 1) is FERRY


# --- What is signed ---------------------------------------------------------

WORD = st.text("abcxyz019_-.,#é", min_size=1, max_size=8).filter(lambda word: not word.startswith("#"))
WORDS = st.lists(WORD, min_size=1, max_size=3).map(" ".join)
NAMES = st.sampled_from(["commit", "nonce", "seed", "resigned", "result", "name", "date", "site", "signed", "weather"])
RECORDS = st.builds(
    Record,
    WORD,
    st.integers(0, 99),
    st.integers(1, 8),
    st.dictionaries(WORD, WORDS, max_size=4),
    st.none() | st.tuples(WORD, WORD),
    st.lists(st.tuples(NAMES, WORDS), max_size=12),
    st.lists(st.builds(Written, st.just(0), st.integers(0, 3) | st.just(CHANCE), WORDS), max_size=5),
)


@given(RECORDS, st.randoms(use_true_random=False))
def test_what_is_signed_is_the_same_after_reading_and_in_any_order(record, rng):
    signed = record.signed_text()
    assert parse(record.text()).signed_text() == parse(signed).signed_text() == signed
    mixed = [header for header in record.headers if header[0] not in ("commit", "nonce", "seed", "resigned", "result")]
    record.options = dict(rng.sample(sorted(record.options.items()), len(record.options)))
    record.headers = [*mixed, *(header for header in record.headers if header not in mixed)]
    assert record.signed_text() == signed


def test_names_dates_and_places_are_not_signed():
    record = parse(MATCH)
    assert record.signed_text() == "\n".join(
        [
            "osada 1",
            "game hashi 1",
            "seats 2",
            "option side B",
            "0 start 4 3",
            "1 start 8 4",
            "chance card 5x3",
            "0 skip-write",
            "",
        ]
    )

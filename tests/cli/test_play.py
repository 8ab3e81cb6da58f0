"""Playing in the terminal: whole matches typed line by line."""

from pathlib import Path

import pytest

from tests.cli.run import Result, osada

ROUNDS = 17


def play(tmp_path: Path, typed: list[str], *arguments: str, lang: str = "en") -> Result:
    result = osada("play", *arguments, "--record", tmp_path / "match.txt", typed="\n".join(typed) + "\n", lang=lang)
    assert result.code == 0, result.err
    return result


def lazy_match(start: str) -> list[str]:
    """Turn up, skip, skip: R9's patient player."""
    return [start, *["", "skip-write", "skip-b"] * ROUNDS]


def test_a_whole_solo_match(tmp_path):
    result = play(tmp_path, lazy_match("0 3"), "hashi", "--seats", "1")
    assert "helper" in result.out
    assert "Round 17 of 17" in result.out
    replayed = osada("replay", tmp_path / "match.txt", "--verify")
    assert replayed.code == 0
    assert "Verified" in replayed.out


def test_the_same_in_czech(tmp_path):
    result = play(tmp_path, lazy_match("0 3"), "hashi", "--seats", "1", lang="cs")
    assert "podavač" in result.out
    assert "17. kolo z 17" in result.out


def test_a_match_against_a_bot_ends_with_scores_and_a_winner(tmp_path):
    result = play(tmp_path, lazy_match("0 3"), "hashi", "--seed", "5")
    assert "greedy wins" in result.out
    assert "greedy writes on island" in result.out


def test_bots_alone_need_nobody(tmp_path):
    result = play(tmp_path, [], "hashi", "--seats", "3", "--bots", "greedy,random,greedy")
    assert "wins" in result.out or "shared" in result.out


def test_what_can_be_typed(tmp_path):
    typed = ["?", "h", "p", "l", "v 2", "v 9", "x 9", "start 1 3", "st 0 3", "u", "0 4", "", "q"]
    result = play(tmp_path, typed, "hashi", "--bots", "me,me", "--seed", "5")
    for words in (
        "Hashi in short",  # ?
        "The greedy bot would play: start",  # h
        "red flags",  # p
        "There is no player 9",  # v 9
        "“x 9” is no action here",  # x 9
        "Island 1 has a flag",  # start 1 3
        "gives the neighbour a 3 on island 0",  # st 0 3: a beginning is enough
        "osada play --resume",  # q
    ):
        assert words in result.out, words


def test_undo_takes_back_before_the_card_is_turned_up(tmp_path):
    typed = ["0 3", "u", "2 4", "", "q"]
    play(tmp_path, typed, "hashi", "--seats", "1")
    lines = (tmp_path / "match.txt").read_text().splitlines()
    assert "0 start 2 4" in lines
    assert "0 start 0 3" not in lines


def test_several_actions_at_once_and_pairs_either_way_round(tmp_path):
    """Seed 5 turns up 4x1 first: write, then one bridge, named from its far end."""
    play(tmp_path, ["0 3", "", "w 13", "7-0", "q"], "hashi", "--seats", "1", "--seed", "5")
    assert "0 bridge 0-7" in (tmp_path / "match.txt").read_text()


def test_a_match_that_was_left_goes_on(tmp_path):
    typed = lazy_match("0 3")
    play(tmp_path, [*typed[:10], "q"], "hashi", "--seed", "5")
    left = tmp_path / "match.txt"
    assert "bot 1 greedy" in left.read_text()
    result = osada("play", "--resume", left, typed="\n".join(typed[10:]) + "\n")
    assert "greedy wins" in result.out
    assert osada("replay", left, "--verify").code == 0


# --- The Border: dice, an action of one's own, then one of all the others ----


def test_the_border_by_bots_alone(tmp_path):
    result = play(tmp_path, [], "border", "--bots", "greedy,greedy", "-o", "first=random", "--seed", "5")
    for words in ("greedy begins.", "A die falls: ", "rerolls ", "keeps the dice.", "completes ", "crosses hex "):
        assert words in result.out, words
    assert "greedy wins" in result.out
    assert osada("replay", tmp_path / "match.txt", "--verify").code == 0


TYPED = [
    # two people, seed 5: blue, grey, orange, yellow, orange; then yellow and orange for dice 1 and 2
    ("?", "The Border in short"),
    ("h", "The greedy bot would play: "),
    ("p", "wind turbine"),
    ("v 2", "The board of player 2 · layout 2"),
    ("group grey2", "now reroll some (reroll 135) or keep them all (stop)"),
    ("reroll 12", "Player 1 rerolls 12."),
    ("", "Active: player 1 · roll 2 of 3"),
    ("st", "Player 1 keeps the dice."),
    ("u", "Your choice: "),
    ("stop", "Your first action: "),
    ("orange3", "Player 1 completes the orange three."),
    ("done", "Your dice: 2x Y*"),
    ("cross 68", "Hex 68 shares no edge with a crossed one"),
    ("cross 35", "No green die is left for you"),
    ("80", "Player 2 crosses hex 80."),
    ("79,d", "Player 2 is done."),
    ("", "Active: player 2 · roll 1 of 3"),
    ("q", "osada play --resume"),
]


def test_the_border_typed_line_by_line(tmp_path):
    """What is said to each line comes after what was said to the one before."""
    result, at = play(tmp_path, [typed for typed, _ in TYPED], "border", "--bots", "me,me", "--seed", "5"), 0
    for typed, said in TYPED:
        assert said in result.out[at:], (typed, said)
        at = result.out.index(said, at)
    lines = [line for line in (tmp_path / "match.txt").read_text().splitlines() if line[0] in "01"]
    assert lines == ["0 reroll 12", "0 stop", "0 group orange3", "0 done", "1 cross 80", "1 cross 79", "1 done"]


def test_the_border_in_czech(tmp_path):
    result = play(tmp_path, ["stop", "done", "q"], "border", "--seed", "5", lang="cs")
    for words in ("Deska: hráč 1", "Padla modrá.", "nechává kostky být.", "má hotovo.", "zakřížkovat celou oblast"):
        assert words in result.out, words


def test_words_of_an_action_may_have_a_comma(tmp_path):
    typed = ["start S2", "", "take 2.1", "tile 1,0 90", "q"]
    result = play(tmp_path, typed, "mesta", "--seed", "5", "--option", "metropolis=Rio de Janeiro")
    assert "turned by 90°" in result.out
    assert "places the tile at 1,0" in result.out


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_rugwort_is_told_of_only_where_he_plays(tmp_path, seats):
    """On the board, among the points, in the rules."""
    result = play(tmp_path, ["p", "?", "q"], "divukraj", "--seats", str(seats))
    assert "prosperity  Journey" in result.out and "Everdell in short" in result.out
    assert result.out.count("Rugwort") == (3 if seats == 1 else 0)

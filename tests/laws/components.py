"""Laws about what is in the box: it stays there, and the scores follow from it."""

from osada.engine.game import CHANCE
from osada.engine.scores import scores_of
from tests.games import of_game
from tests.laws.matches import finished, walk


def components_are_conserved(case):
    """In every position of the match, and in what its log says was drawn."""
    conservation = of_game(case.game, "conservation")
    for table in walk(case):
        conservation.assert_conserved(table.state)
    drawn = [case.game.outcomes.text[line.code] for line in table.log if line.seat == CHANCE]
    conservation.assert_drawn(table.state, drawn)


def final_scores_follow_from_the_open_table(case):
    """The score pad, given what lies open at the end, finds the same totals, parts and places."""
    table = finished(case)
    states = case.game.pad(of_game(case.game, "conservation").score_file(table.view()))
    assert scores_of(case.game, states, final=True) == table.scores(), "the score pad finds other scores"

"""The laws that every game keeps: functions over a case that raise AssertionError where a law is broken."""

from tests.laws.acting import (
    acting_at_once_commutes,
    candidates_hold_all_that_is_legal,
    outcomes_have_weights_when_one_is_due,
    refused_requests_change_nothing,
    why_not_answers_for_everything,
)
from tests.laws.components import components_are_conserved, final_scores_follow_from_the_open_table
from tests.laws.counting import nothing_pays_more_than_is_possible, what_is_counted_is_the_score
from tests.laws.matches import MATCHES, Case, cases
from tests.laws.replaying import (
    anything_can_be_taken_back,
    snapshots_give_the_table_again,
    the_record_rebuilds_the_match,
    undo_does_not_cross_an_outcome,
    undo_keeps_the_lines_of_others,
    undone_lines_can_be_played_again,
)
from tests.laws.secrets import (
    imagined_states_are_whole,
    lines_tell_no_more_than_views,
    nothing_depends_on_a_secret,
    observations_tell_no_secret,
    views_hide_what_lines_hide,
    views_tell_all_and_no_more,
)

LAWS = (
    the_record_rebuilds_the_match,
    snapshots_give_the_table_again,
    undone_lines_can_be_played_again,
    undo_keeps_the_lines_of_others,
    undo_does_not_cross_an_outcome,
    anything_can_be_taken_back,
    acting_at_once_commutes,
    why_not_answers_for_everything,
    candidates_hold_all_that_is_legal,
    refused_requests_change_nothing,
    outcomes_have_weights_when_one_is_due,
    views_tell_all_and_no_more,
    nothing_depends_on_a_secret,
    observations_tell_no_secret,
    lines_tell_no_more_than_views,
    views_hide_what_lines_hide,
    imagined_states_are_whole,
    components_are_conserved,
    final_scores_follow_from_the_open_table,
)
LAWS_OF_COUNTING = (what_is_counted_is_the_score, nothing_pays_more_than_is_possible)  # for games that count
ALL_LAWS = (*LAWS, *LAWS_OF_COUNTING)

__all__ = ["ALL_LAWS", "LAWS", "LAWS_OF_COUNTING", "MATCHES", "Case", "cases", *(law.__name__ for law in ALL_LAWS)]

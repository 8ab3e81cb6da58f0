"""Whether several lines can be decided upon at once: from what the seat knows, before any of them is played."""

from collections.abc import Sequence

from osada.server.asking.perspective import Perspective
from osada.server.asking.trial import OTHERS, OUTCOME, OVER, Trial
from osada.server.errors import Refused
from osada.server.tables.match import Match


def check_lines(match: Match, seat: int, actions: Sequence[str]) -> None:
    """Refuses what is illegal, and lines after one that shows something new or ends the turn.

    It is tried in imagined positions: a command that is refused, and so not done, tells nothing of the real one.
    """
    trial = Trial(Perspective.of(match.play, seat), actions[:-1])
    is_too_far = trial.done > 0 and trial.stops in (OUTCOME, OTHERS, OVER)
    refusal = None if is_too_far else trial.refusal or trial.why_not(actions[trial.done])
    if refusal:
        raise refusal
    if trial.stops is not None:
        raise Refused(422, "table-too-far", line=actions[trial.done - is_too_far])

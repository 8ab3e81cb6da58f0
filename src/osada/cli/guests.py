"""Other people's bots at our tables: what they did wrong, in words, and which may run."""

from collections.abc import Sequence
from pathlib import Path

from osada.bots.guest import Complaint, Guest
from osada.bots.players import is_guest
from osada.cli.speech import err, say
from osada.engine.errors import BadFile, BadSetUp
from osada.engine.game import comma_separated
from osada.engine.table import Table

MOST_TOLD = 10  # complaints of a long run; the others are counted


def warn(bot: object, table: Table) -> None:
    """Says what a guest did wrong at the line that is about to be played."""
    if isinstance(bot, Guest):
        show_complaints([each for each in bot.complaints if each.line == len(table.log) + 1])


def show_complaints(complaints: Sequence[Complaint]) -> None:
    for complaint in complaints[:MOST_TOLD]:
        err().print(complaint.message(say().lang), style="yellow", markup=False, soft_wrap=True)
    if len(complaints) > MOST_TOLD:
        err().print(say()("guest-more", count=len(complaints) - MOST_TOLD), style="yellow")


def check_trust(file: Path, names: Sequence[str]) -> None:
    """A record may come from anywhere, so it alone never makes other people's code run."""
    if any(is_guest(name) for name in names):
        raise BadFile(str(file), BadSetUp("guest-trust", bots=comma_separated(names).replace(", ", ",")))

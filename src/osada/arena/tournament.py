"""A tournament: plays what its plan says and the folder does not hold yet."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field

from osada.arena.backends import Backend
from osada.arena.folder import Folder
from osada.arena.intervals import Estimate
from osada.arena.match import KEPT, Played, play_match, why_not_seated
from osada.arena.plan import Job, LineUp, Setting, deals_for, jobs_of, line_ups
from osada.arena.report import Report, report_of
from osada.bots.players import is_guest

STEP = 10  # deals between two looks at the interval, with `until`


@dataclass
class Tournament:
    """Bots, how many matches each of their line-ups plays, and a mark that may end it sooner."""

    setting: Setting
    bots: Sequence[str]
    games: int
    until: float | None = None
    tables: list[LineUp] = field(init=False)
    deals: int = field(init=False)

    def __post_init__(self) -> None:
        self.tables = line_ups(self.bots, self.setting.seats)
        self.deals = deals_for(self.games, self.tables)

    def plan(self, deals: int | None = None) -> list[Job]:
        """The matches of the first deals, or of all."""
        return list(jobs_of(self.setting, self.tables, range(self.deals if deals is None else deals)))

    def play(self, folder: Folder, backend: Backend, progress: Callable[[int], None] = lambda done: None) -> Report:
        """Plays on. The report depends on the seed alone, not on the backend nor on what was played before."""
        step = self.deals if self.until is None else STEP
        with closing(KEPT):
            self._check_guests(backend)
            for first in range(0, self.deals, step):
                deals = min(first + step, self.deals)
                self._play(folder, backend, self.plan(deals), progress)
                report = self.report(folder, deals)
                if self.verdict(report):
                    break
        return report

    def _check_guests(self, backend: Backend) -> None:
        """Where matches are played, which may be other machines than this one."""
        tables = [job for job in self.plan(1) if any(is_guest(name) for name in job.bots)]
        for problem in backend.run(why_not_seated, tables) if tables else ():
            if problem:
                raise problem

    def _play(self, folder: Folder, backend: Backend, plan: list[Job], progress: Callable[[int], None]) -> None:
        missing = [job for job in plan if job.key not in folder.played]
        done = len(plan) - len(missing)
        progress(done)
        for played, record in backend.run(play_match, missing):
            folder.save(played, record)
            done += 1
            progress(done)

    def report(self, folder: Folder, deals: int | None = None) -> Report:
        """Of the matches of the first deals, or of all, as far as they were played."""
        plan = self.plan(deals)
        played: list[Played] = [folder.played[job.key] for job in plan if job.key in folder.played]
        return report_of(self.setting, self.bots, plan, played)

    def verdict(self, report: Report) -> str:
        """`above` or `below` where the interval of the first bot lies wholly on that side of the mark, else nothing."""
        watched = self.watched(report)
        if self.until is None or watched is None:
            return ""
        if watched.low > self.until:
            return "above"
        return "below" if watched.high < self.until else ""

    def watched(self, report: Report) -> Estimate | None:
        """At two seats its share of wins over the second bot; at more, or alone, of all its matches."""
        first = self.bots[0]
        if self.setting.seats == 2:
            return next((pair.wins for pair in report.pairs if pair.a == first), None)
        return next((bot.wins for bot in report.bots if bot.bot == first), None)

"""Playing in the terminal: people at one keyboard, bots in any seat."""

import os
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_dir

from osada.bots import Bot, Greedy, bot_named
from osada.bots.guest import close_all
from osada.cli.choices import actions_in, choice_of, show_choices
from osada.cli.guests import check_trust, warn
from osada.cli.progress import prepare
from osada.cli.show import player, said, show_scores
from osada.cli.speech import out, say
from osada.engine.cores import free_cores
from osada.engine.dice import Dice
from osada.engine.errors import BadSetUp, OsadaError
from osada.engine.fields import text_of
from osada.engine.game import CHANCE, Game
from osada.engine.record import game_named, parse, record_of, replay
from osada.engine.table import Line, Table
from osada.locales import words

ME = "me"  # the word for a person among the bots


def begin(game: str, seats: int, bots: str | None, options: Mapping[str, str], seed: str | None) -> "Session":
    """A new match. The bots named take the last seats; without any, all rivals are greedy."""
    chosen = game_named(game)
    chosen.check(seats, options)
    names = _who_plays(bots.split(",") if bots else ["greedy"] * (seats - 1), seats)
    prepare(chosen)
    return Session(Table(chosen, seats, options, Dice(seed)), names, _new_file(chosen))


def resume(file: Path, bots: str | None) -> "Session":
    """A match that was left: its record knows the bots and the seed. Programs run only if they are named again."""
    record = parse(text_of(file), str(file))
    prepare(game_named(record.game, record.version))
    table, known = replay(record), record.each_seat("bot")
    table.dice = Dice(record.header("seed"))
    names = [known.get(seat, ME) for seat in range(table.seats)]
    if bots:
        names = _who_plays(bots.split(","), table.seats)
    else:
        check_trust(file, names)
    return Session(table, names, file)


def _who_plays(names: list[str], seats: int) -> list[str]:
    """A name for each seat; those given take the last ones."""
    if len(names) > seats:
        raise BadSetUp("cli-too-many-bots", bots=len(names), seats=seats)
    return [ME] * (seats - len(names)) + names


def _new_file(game: Game) -> Path:
    return Path(user_data_dir("osada")) / "records" / f"{game.id}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.txt"


class Session:
    """One evening: prompts people, lets bots play, keeps the record on disk after every line."""

    def __init__(self, table: Table, names: list[str], file: Path) -> None:
        self.table, self.game, self.file = table, table.game, file
        self.bot_names = {seat: name for seat, name in enumerate(names) if name != ME}
        threads = free_cores()
        self.bots: dict[int, Bot] = {
            seat: bot_named(name, table.game, seat, threads) for seat, name in self.bot_names.items()
        }
        table.names = {**table.names, **self.bot_names}
        self.people = [seat for seat in range(table.seats) if seat not in self.bots]
        self.words = words(say().lang, table.edition.folder)  # an edition names its own things
        self.n_shown = len(table.log)  # lines on the screen already
        self.holder = self.people[0] if self.people else CHANCE  # who looks at the screen

    def play(self) -> None:
        out().print(say()("cli-welcome", game=say()(f"{self.game.id}-name"), file=str(self.file)))
        try:
            while not self.table.over:
                self.step()
        except (EOFError, KeyboardInterrupt):
            out().print("\n" + say()("cli-saved", file=str(self.file)))
            return
        finally:
            close_all(self.bots.values())
        self.tell()
        show_scores(self.game, self.table.scores(), names=self.table.names)
        out().print(say()("cli-kept", file=str(self.file)), style="dim")

    def step(self) -> None:
        """Chance, then the bots that may act, then one person."""
        if self.table.chance_due:
            self.turn_up()
            return
        acting = self.table.actors
        bot = next((seat for seat in acting if seat in self.bots), None)
        if bot is not None:
            action = self.bots[bot].choose(self.table.observe(bot))
            warn(self.bots[bot], self.table)
            self.do(bot, action)
        else:
            self.prompt(self.holder if self.holder in acting else acting[0])

    def turn_up(self) -> None:
        """Before something is turned up people may still take their last action back."""
        mine = [line.seat for line in self.table.since_outcome if line.seat in self.people]
        if mine:
            self.tell()
            if self.read(say()("cli-turn-up")) in ("u", "undo"):
                self.undo(mine[-1])
                return
        self.table.roll()
        self.save()

    def do(self, seat: int, action: str | int) -> None:
        self.table.play(seat, action)
        self.save()

    # --- Prompting a person -------------------------------------------------

    def prompt(self, seat: int) -> None:
        self.hand_over(seat)
        self.tell()
        legal = self.table.legal(seat)
        out().print(self.game.draw(self.table.view(seat), seat, self.words, legal))
        show_choices(self.game, legal)
        while not self.enter(seat, self.read(f"{player(seat, self.table.names)} › ")):
            pass

    def enter(self, seat: int, typed: str) -> bool:
        """Does what was typed; says whether the board is to be shown again."""
        command = self.commands().get(typed.split(" ")[0].lower())
        if command:
            return command(seat, typed)
        try:
            for part in actions_in(self.table, typed):
                self.do(seat, choice_of(self.table, seat, part))
        except OsadaError as problem:
            out().print(problem.message(say().lang), style="yellow")
            return len(self.table.since_outcome) > 0 and "," in typed
        return True

    def commands(self) -> dict[str, Callable[[int, str], bool]]:
        """By their letters and words, in both languages."""
        named: list[tuple[str, Callable[[int, str], bool]]] = [
            ("u undo zpět", lambda seat, _: self.undo(seat)),
            ("h hint rada", lambda seat, _: self.hint(seat)),
            ("p points body", lambda seat, _: self.points()),
            ("l log průběh", lambda seat, _: self.tell_all()),
            ("v view tabulka", self.look),
            ("? rules pravidla", lambda seat, _: self.rules()),
            ("q quit konec", lambda seat, _: self.leave()),
        ]
        return {word: command for words, command in named for word in words.split()}

    def read(self, prompt: str) -> str:
        return out().input(prompt).strip()

    def hand_over(self, seat: int) -> None:
        """Where people have secrets, the screen is cleared before it changes hands."""
        secret = self.holder != CHANCE and self.table.known(seat).tobytes() != self.table.known(self.holder).tobytes()
        if seat != self.holder and secret:
            out().clear()
            self.read(say()("cli-hand-over", player=player(seat, self.table.names)))
        self.holder = seat

    # --- The commands -------------------------------------------------------

    def undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except OsadaError as problem:
            out().print(problem.message(say().lang), style="yellow")
            return False
        self.n_shown = min(self.n_shown, len(self.table.log))
        self.save()
        return True

    def hint(self, seat: int) -> bool:
        code, _ = Greedy(self.game).ranked(self.table.observe(seat))[0]
        out().print(say()("cli-hint", action=self.game.actions.text[code]), style="cyan")
        return False

    def points(self) -> bool:
        show_scores(self.game, self.table.scores(), names=self.table.names)
        return False

    def look(self, seat: int, typed: str) -> bool:
        """The board of another player: `v 2`."""
        number = typed.split(" ")[-1]
        other = int(number) - 1 if number.isdigit() else seat
        if 0 <= other < self.table.seats:
            out().print(f"\n{player(other, self.table.names)}")
            out().print(self.game.draw(self.table.view(seat), other, self.words, ()))
        else:
            out().print(say()("cli-no-player", number=number, last=self.table.seats), style="yellow")
        return False

    def rules(self) -> bool:
        paragraphs = [say()(f"{self.game.id}-help")]
        if self.table.scores().rival:
            paragraphs.append(say()(f"{self.game.id}-help-rival"))
        paragraphs.append(f"[dim]{say()(f'{self.game.id}-provenance')}[/]")
        out().print("\n\n".join(paragraphs), width=100)
        return False

    def leave(self) -> bool:
        raise EOFError

    # --- The log ------------------------------------------------------------

    def tell(self) -> None:
        """What has happened since this was last shown, as the holder of the screen may know it."""
        for line in self.table.log[self.n_shown :]:
            self.tell_line(line)
        self.n_shown = len(self.table.log)

    def tell_all(self) -> bool:
        for line in self.table.log:
            self.tell_line(line)
        return False

    def tell_line(self, line: Line) -> None:
        reader = self.holder if self.holder != CHANCE else None
        text = self.table.words(line, reader)
        out().print(f"  {said(self.game, line.seat, text, self.table.names, self.words)}")

    def save(self) -> None:
        """The record, with what is needed to go on: the bots and the seed."""
        record = record_of(self.table)
        record.headers += [("bot", f"{seat} {name}") for seat, name in self.bot_names.items()]
        if not self.table.over and self.table.dice:
            record.headers.append(("seed", self.table.dice.seed))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".part")
        fresh.write_text(record.text(), encoding="utf-8")
        fresh.replace(self.file)

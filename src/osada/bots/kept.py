"""Bots for match after match: guests stay, as it may take long to start one; our own are made for each match."""

from collections.abc import Mapping, Sequence

from osada.bots.guest import Guest, close_all
from osada.bots.players import Bot, Random, bot_named, guest_named, is_guest
from osada.engine.dice import Dice
from osada.engine.game import Game
from osada.engine.observation import Observation
from osada.engine.table import Table

Key = tuple[str, str, int]  # game, name, and which one of that name at the table


class KeptBots:
    """The guests of this process. One that is started is asked once before it plays (`Guest.check`)."""

    def __init__(self) -> None:
        self._guests: dict[Key, Guest] = {}

    def seated(self, table: Table, names: Sequence[str], seeds: Sequence[int], match: int) -> list[Bot]:
        """A bot for each seat, our own with their seeds, guests with the number of the match. Where one name has
        several seats, each has a guest of its own."""
        game = table.game
        keys = [(game.id, name, names[:seat].count(name)) for seat, name in enumerate(names)]
        for key in keys:
            if is_guest(key[1]) and key not in self._guests:
                guest = guest_named(key[1], game)
                guest.check(first_choice(game, table.seats, table.options))
                self._guests[key] = guest
        for key in self._guests.keys() & keys:
            self._guests[key].begin(match)
        return [self._guests.get(key) or bot_named(key[1], game, seed) for key, seed in zip(keys, seeds, strict=True)]

    def close(self) -> None:
        close_all(self._guests.values())
        self._guests.clear()


def first_choice(game: Game, seats: int, options: Mapping[str, str]) -> Observation:
    """Of a match: what a guest is asked about to see whether it answers."""
    table, chance = Table(game, seats, options, Dice(0)), Random(game)
    while True:
        table.roll()
        observation = table.observe(table.actors[0])
        if len(observation.legal_codes) > 1:
            return observation
        table.play(observation.seat, chance.choose(observation))


def check_guests(game: Game, options: Mapping[str, str], names: Sequence[str], seats: int) -> None:
    """Whatever keeps a guest from answering is said before anything is played."""
    for name in filter(is_guest, names):
        guest = guest_named(name, game)
        try:
            guest.check(first_choice(game, seats, options))
        finally:
            guest.close()

"""The same again: a new table with the seats and the settings of a finished one. One offers it, the others accept."""

from dataclasses import dataclass

from osada.server.errors import Refused
from osada.server.identity.sessions import Person
from osada.server.sealing import Sealer
from osada.server.tables.change import Change
from osada.server.tables.entries import SEAT, TABLE, By
from osada.server.tables.guests import start_if_full
from osada.server.tables.match import FINISHED, WAITING, Match, Seat
from osada.server.tables.matches import Matches
from osada.server.tables.promises import Deal
from osada.server.tables.rated import must_accept, must_be_casual
from osada.server.tables.rights import own_seats
from osada.server.tables.setup import Chair, SetUp, create

REMATCH = "rematch"  # in the settings of the old table: the new one


@dataclass(frozen=True)
class Wish:
    """What goes with the wish for a rematch: a nonce, whether it will be rated, and a deal that was promised."""

    nonce: str = ""
    rated: bool = False
    deal: Deal | None = None


def rematch(matches: Matches, table: str, person: Person, wish: Wish) -> str:
    """The id of the new table. Whoever wishes for it first offers it, and sits there; so does everybody who wishes for
    it later. With the last one the match begins: nobody plays who has not accepted."""
    with matches.changing(table) as change:
        mine = seats_before(change.match, person.id)
        id = offer_at(change.match) or _offer(change, matches.sealer, person, wish)
    with matches.changing(id) as change:
        _accept(change, person, mine, wish)
        start_if_full(change)
    return id


def offer_at(match: Match) -> str | None:
    """The table at which a rematch is offered; none: nobody has."""
    return match.settings.get(REMATCH)


def seats_before(match: Match, person: str) -> list[Seat]:
    """Those of a person at a finished table: only who played may play again."""
    match.must_be(FINISHED)
    mine = own_seats(match, person)
    if not mine:
        raise Refused(403, "table-not-your-seat")
    return mine


def _offer(change: Change, sealer: Sealer, person: Person, wish: Wish) -> str:
    """Whoever began last time is last now. Bots sit there already."""
    old = change.match
    must_accept(old, person, rated=wish.rated)
    moved = [*old.seats[1:], old.seats[0]]
    chairs = tuple(Chair("bot", seat.bot) if seat.bot and not seat.person else Chair() for seat in moved)
    wanted = SetUp(old.game, chairs, old.options, old.settings, old.id, wish.deal)
    id, _ = create(change.connection, sealer, person, wanted)
    old.settings = {**old.settings, REMATCH: id}
    change.add(TABLE, None, f"{REMATCH} {id}", By(person.id))
    return id


def _accept(change: Change, person: Person, mine: list[Seat], wish: Wish) -> None:
    """A seat that was locked stays so. Who sits there already has accepted."""
    match = change.match
    if own_seats(match, person.id):
        return
    match.must_be(WAITING)
    must_accept(match, person, rated=wish.rated)
    if len(mine) > 1 or mine[0].pin:
        must_be_casual(match, "table-rated-hands")
    for old in mine:
        seat = match.seats[old.seat - 1]
        if not seat.is_open:
            raise Refused(409, "table-no-seat")
        seat.person, seat.name, seat.pin, seat.nonce = person.id, old.name, old.pin, wish.nonce
        change.add(SEAT, seat.seat, "sit", By(person.id))

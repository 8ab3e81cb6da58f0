"""Who may do what at a table. The seat follows from the person: no request can name somebody else's."""

from osada.engine.game import SPECTATOR
from osada.server.errors import Refused
from osada.server.tables.match import PLAYING, WAITING, Match, Seat
from osada.server.tokens import signed


def own_seats(match: Match, person: str | None) -> list[Seat]:
    return [seat for seat in match.seats if person is not None and seat.person == person]


def seat_of(match: Match, person: str | None, wanted: int | None = None) -> Seat:
    """The person's seat. Who has several, on a shared device, says which."""
    own = own_seats(match, person)
    found = [seat for seat in own if wanted is None or seat.seat == wanted]
    if not found:
        raise Refused(403, "table-not-your-seat")
    if len(found) > 1:
        raise Refused(422, "table-which-seat", seats=", ".join(str(seat.seat) for seat in found))
    return found[0]


def reader_of(match: Match, person: str | None, wanted: int | None = None) -> int:
    """As whom a person looks: as their seat, or as a spectator where these are welcome."""
    own = own_seats(match, person)
    if wanted is not None:
        return seat_of(match, person, wanted).seat
    free = [seat for seat in own if seat.pin is None] or own[:0]
    if free:
        return free[0].seat
    if not own and not match.settings["spectators"] and match.host != person:
        raise Refused(403, "table-private")
    return SPECTATOR


def must_be_free_to_claim(match: Match, seat: Seat, person: str) -> None:
    """After the end a seat stays with who played it. Who has a hand in play gets no second one from the host."""
    if seat.person != person:
        match.must_be(WAITING, PLAYING)
    if seat.person is None:
        must_have_no_seat(match, person)


def must_have_no_seat(match: Match, person: str) -> None:
    """By invitations and links a person takes one seat: several hands at one device are agreed on when it is set up."""
    if own_seats(match, person):
        raise Refused(409, "table-seated-already")


def seat_named(match: Match, number: int) -> Seat:
    if not 0 <= number < len(match.seats):
        raise Refused(422, "error-no-such-seat", seat=number, last=len(match.seats) - 1)
    return match.seats[number]


def must_be_late(match: Match, seat: Seat, person: str | None) -> None:
    """Nobody plays for somebody who is there: others at the table call a bot only once the time has passed."""
    if not own_seats(match, person):
        raise Refused(403, "table-not-your-seat")
    if not seat.late:
        raise Refused(403, "table-not-late")


def must_be_host(match: Match, person: str) -> None:
    if match.host != person:
        raise Refused(403, "table-host-only")


def invitation(secret: str, match: Match) -> str:
    """The word that lets people in. The host can make a new one, and the old one is worth nothing."""
    return signed(secret, "invite", match.id, match.invite)

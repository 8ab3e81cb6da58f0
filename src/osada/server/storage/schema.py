"""The tables of the database. A log is only ever added to; whatever else stands here about a match follows from it.

Times are seconds since 1970. Tokens are kept as hashes only; the seed of a match, which is the match itself, is sealed
until its end, and its key is not in the database.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SEALED = String(255).with_variant(String(64), "sqlite")  # SQLite does not measure texts: its column was never rebuilt
FINISHED = "finished"  # the status of a table whose seed lies open

settings = Table(  # of the installation: its secret, its keys for Web Push
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# --- People -----------------------------------------------------------------

people = Table(
    "people",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", String(24), nullable=False),  # empty once the person asked to be forgotten
    Column("login", String(80), unique=True),  # the folded name of an account; none: a guest
    Column("password", String(200)),
    Column("email", String(254)),
    Column("language", String(2), nullable=False),
    Column("preferences", JSON, nullable=False, default=dict),
    Column("made", Double, nullable=False),
    Column("confirmed", Double),  # when the owner of that very address said so; none: no mail but the one that asks
)

sessions = Table(  # a device on which somebody is known
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Double, nullable=False),
    Column("ends", Double, nullable=False),
)

keys = Table(  # a link that works once: to set a new password, to confirm an address
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", String(20), nullable=False),
    Column("ends", Double, nullable=False),
    Column("address", String(254)),  # where it was sent; once the person has another one it is worth nothing
)

mutes = Table(
    "mutes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)

rated_matches = Table(  # what made the ratings
    "rated_matches",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Double, nullable=False),  # after the match
    Column("sigma", Double, nullable=False),
    Column("gain", Double, nullable=False),  # of mu
    Column("weight", Double, nullable=False),  # less than 1 where the same people meet again and again
)
Index("ix_rated_matches_history", rated_matches.c.person, rated_matches.c.game, rated_matches.c.at)

subscriptions = Table(  # browsers that take Web Push
    "subscriptions",
    METADATA,
    Column("endpoint", String(500), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("keys", JSON, nullable=False),
)

# --- Tables -----------------------------------------------------------------

tables = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules; with another one the log might replay differently
    Column("edition", String(80), nullable=False),  # the hash of its components
    Column("release", String(20), nullable=False),  # of Osada, that began it
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(12), nullable=False, index=True),  # waiting, playing, finished, stopped
    Column("seq", Integer, nullable=False),  # of the last entry of the log
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("invite", Integer, nullable=False, default=0),  # renewed links differ by this number
    Column("settings", JSON, nullable=False),  # pace, spectators, hints, rated, how late seats are handled
    Column("seed", SEALED, nullable=False),  # sealed until the match is finished
    Column("origin", String(22)),  # the table of which this is a rematch or a continuation
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False, index=True),
    Column("result", JSON),  # totals, places and winners, once it is finished
)

seats = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),  # none: open, or a bot's
    Column("bot", String(12)),  # the level that plays here: alone, or in place of the person
    Column("name", String(24), nullable=False, default=""),  # under which the person took the seat
    Column("nonce", String(64), nullable=False, default=""),
    Column("key", String(64)),  # the hash of the link that gives this seat to whoever holds it
    Column("pin", String(200)),  # of a seat on a shared device
    Column("resigned", Boolean, nullable=False, default=False),
    Column("deadline", Double, index=True),  # of the turn that this seat owes
    Column("late", Boolean, nullable=False, default=False),  # it let a deadline pass: others may call a bot
)

log = Table(
    "log",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # act, chance, undo, ask, answer, seat, table, chat
    Column("seat", Integer),
    Column("text", Text, nullable=False),  # the words of a line without its seat; of a chat, what was said
    Column("readers", Integer, nullable=False),  # bits of the seats, and the spectator, that may read it whole
    Column("person", String(22), index=True),  # who did it, where that was a person
    Column("client", String(36)),  # the number that a command carried: a repeated one is not done again
    Column("at", Double, nullable=False),
    Column("hash", String(32)),  # of the position after it
    UniqueConstraint("table", "client"),
)

snapshots = Table(  # so that a long match opens at once
    "snapshots",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

answers = Table(  # advice that a worker on another machine has found, until the server fetches it
    "answers",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("data", JSON, nullable=False),
    Column("made", Double, nullable=False),
)

notices = Table(  # a turn is told once
    "notices",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),  # the entry with which the turn began
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("due", Double, nullable=False),
    Column("taken", Boolean, nullable=False, default=False),  # somebody is sending it, or has
)
Index("ix_notices_waiting", notices.c.taken, notices.c.due)

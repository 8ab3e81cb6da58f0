"""Which records bear the name of this server: matches whose every line was played here, and records of such matches
that come back with their signature. Nothing else is signed: whoever has a seed of their own could prove anything."""

from sqlalchemy import Connection

from osada.engine.errors import BadFile, OsadaError
from osada.engine.record import Record
from osada.server.archive.records import record_of, signature_in, source_of
from osada.server.archive.replays import standing
from osada.server.context import Context
from osada.server.signing import HEADER, is_signed, key_of
from osada.server.storage.signing_keys import believed, public_keys
from osada.server.tables.match import Match


def signed_record(context: Context, connection: Connection, match: Match) -> Record:
    """The record of a finished table, signed where it may be."""
    source = source_of(connection, match.id)
    record = record_of(match, standing(connection, match), source)
    signature = _signature(context, connection, source, record.signed_text())
    if source is None and context.settings.url:
        record.headers.append(("site", f"{context.settings.url}/#/table/{match.id}"))
    if signature:
        record.headers.append((HEADER, signature))
    return record


def _signature(context: Context, connection: Connection, source: str | None, text: str) -> str | None:
    """Our own, by a key that is not lost; of lines from elsewhere the one that they came with."""
    keys = believed(public_keys(connection))
    if source is not None:
        brought = signature_in(source)
        return brought if is_signed(keys.get(key_of(brought), ""), brought, text) else None
    mine = next((id for id in context.signer.public if id in keys), None)
    return context.signer.sign(mine, text) if mine else None


def brought_signature(context: Context, record: Record) -> str:
    """Of this server, in a record that somebody brings; empty where there is none, or one by a key that is not ours, or
    was lost. A wrong one is refused: something was changed."""
    signature = record.header(HEADER) or ""
    with context.database.reading() as connection:
        public = believed(public_keys(connection)).get(key_of(signature))
    if public is None:
        return ""
    if not is_signed(public, signature, record.signed_text()):
        raise BadFile(record.place(HEADER), OsadaError("archive-forged"))
    return signature

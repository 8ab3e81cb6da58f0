"""What it takes to prove every outcome of a finished match without knowing its rules: the weights of each draw."""

from osada.engine.game import CHANCE
from osada.engine.record import Record
from osada.engine.table import Table
from osada.server.archive.replays import play_all
from osada.server.archive.responses import ProofTold
from osada.server.signing import HEADER


def proof_of(record: Record, match: Table) -> ProofTold:
    rows = _weights(match) if record.header("seed") else []
    outcomes = [words for words in match.game.outcomes.text if any(words in row for row in rows)]
    return {
        "text": record.signed_text(),
        "signature": record.header(HEADER),
        "outcomes": outcomes,
        "weights": [[row.get(words, 0) for words in outcomes] for row in rows],
    }


def _weights(match: Table) -> list[dict[str, int]]:
    """Of what could have come at each outcome, before it came. No undo crosses one: they are numbered as they stand."""
    table, rows = Table(match.game, match.seats, match.options), []
    for line in match.log:
        if line.seat == CHANCE:
            rows.append(table.outcomes())
        play_all(table, [line])
    return rows

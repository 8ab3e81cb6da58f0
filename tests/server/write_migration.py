"""Writes the first migration anew from `schema.py`: python -m tests.server.write_migration

Only until a release has used it: from then on every change is a migration of its own.
"""

import re
import subprocess
import sys

from alembic.autogenerate import produce_migrations, render_python_code
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from osada.server.storage.migrate import FOLDER
from osada.server.storage.schema import METADATA

FILE = FOLDER / "versions" / "v0001_first.py"
HEAD = '''"""The first schema of the database, as it was then: `schema.py` says how it is now."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

METADATA = sa.MetaData()

'''
FOOT = '''

def upgrade() -> None:
    METADATA.create_all(op.get_bind())


def downgrade() -> None:
    METADATA.drop_all(op.get_bind())
'''


def tables():
    """What alembic would do to an empty database, as tables that create themselves: functions here are short."""
    with create_engine("sqlite://").connect() as connection:
        wanted = produce_migrations(MigrationContext.configure(connection), METADATA)
    code = render_python_code(wanted.upgrade_ops, render_as_batch=False)
    code = re.sub(r"op\.f\(('\w+')\)", r"\1", code)
    code = re.sub(r"op\.create_table\(('\w+'),", r"sa.Table(\1, METADATA,", code)
    code = re.sub(r"op\.create_index\(('\w+'), ('\w+'), \[(.*?)\], unique=(\w+)\)", index, code)
    return "\n".join(line.strip() for line in code.splitlines() if not line.strip().startswith(("#", "pass")))


def index(found):
    name, table, columns, unique = found.groups()
    placed = ", ".join(f"METADATA.tables[{table}].c[{column}]" for column in columns.split(", "))
    return f"sa.Index({name}, {placed}, unique={unique})"


if __name__ == "__main__":
    FILE.write_text(HEAD + tables() + FOOT, encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", FILE], check=True)

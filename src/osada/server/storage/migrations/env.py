"""Alembic runs this: every migration happens on the connection that `migrate.py` gives, inside its transaction."""

from alembic import context

from osada.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()

"""What Alembic runs: the migrations on the connection that it was handed."""

from __future__ import annotations

from alembic import context

from ludoteca.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

"""The schema of the event file, step by step (Alembic); see `versions`."""

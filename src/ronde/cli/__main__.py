"""`python -m ronde.cli`."""

from ronde.cli import run

run()

"""The proof of an explanation: every claim of a round is checked against the tournament alone.

Nothing of `systems/`, `facts/` or `matching/` is imported: each claim is derived again from the cells, and
what is called the fewest is found by another matching. `tests/test_imports.py` enforces this.
"""

"""The proof of an explanation: every claim of a round is checked from the tournament alone.

Nothing of `systems/` or `facts/` is used here: what a claim says is derived once more from the cells, and
what is called the fewest is found by another matching. `tests/test_imports.py` holds that line.
"""

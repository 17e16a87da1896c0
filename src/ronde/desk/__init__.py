"""The tournament desk without its pages: events, their journal, and what an arbiter can do."""

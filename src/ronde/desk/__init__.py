"""The tournament desk without its pages: events, their journal and the actions of an arbiter."""

"""Tie-breaks: the registry, and the calculations by topic."""

"""Standings and tie-breaks."""

"""Matching on graphs of integers; knows no chess."""

"""The Tournament Report File of FIDE, editions 2016 and 2026."""

from ronde.formats.trf.reading import decode, read, write

__all__ = ["decode", "read", "write"]

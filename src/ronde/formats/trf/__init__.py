"""The Tournament Report File of FIDE, editions 2016 and 2026."""

from ronde.formats.trf.reading import decode, read, write
from ronde.formats.trf.unread import unread

__all__ = ["decode", "read", "unread", "write"]

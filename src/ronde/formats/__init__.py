"""Text to values and back. No rules live here."""

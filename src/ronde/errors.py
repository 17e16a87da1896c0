"""The exceptions of Ronde.

RondeError            anything we can explain in a sentence
├── NoPairing         exit 1: no legal pairing exists, and who makes it impossible
├── BadInput          exit 3: what was given is wrong, and where
│   └── Refused       exit 3: an action that the rules of the event do not allow
│       └── Conflict  exit 3: somebody else has done something in the meantime that decides otherwise
└── FileTrouble       exit 5: a file cannot be read or written
"""

from __future__ import annotations


class RondeError(Exception):
    """Something that can be told to a person in one sentence."""

    exit_code = 2


class NoPairing(RondeError):
    """No legal pairing exists; `players` are those who make it impossible, if known."""

    exit_code = 1

    def __init__(self, message: str, players: tuple[int, ...] = ()) -> None:
        super().__init__(message)
        self.players = players


class BadInput(RondeError):
    """The input is wrong: the sentence says what and where."""

    exit_code = 3

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        place = ""
        if line is not None:
            place = f"line {line}: " if column is None else f"line {line}, column {column}: "
        super().__init__(place + message)
        self.line = line
        self.column = column


class Refused(BadInput):
    """An action that the state of the event or its rules do not allow; `article` says which rule."""

    def __init__(self, message: str, article: str | None = None, french: str | None = None) -> None:
        super().__init__(message)
        self.article = article
        self.french = french

    def say(self, language: str = "en") -> str:
        """The sentence in a language, in English where there is no other."""
        return self.french if language == "fr" and self.french else str(self)


class Conflict(Refused):
    """Somebody else was first, and what he did stands against this action."""


class FileTrouble(RondeError):
    """A file that cannot be read or written."""

    exit_code = 5

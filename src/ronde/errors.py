"""The exceptions of Ronde.

RondeError            anything that one sentence of the catalogue explains
├── NoPairing         exit 1: no legal pairing exists, and who makes it impossible
├── TooLarge          exit 6: too large for a reading that tries everything
├── BadInput          exit 3: the input is wrong, and where
│   ├── Damaged       exit 3: an event altered since it was written, and from which entry on
│   └── Refused       exit 3: an action that the rules of the event do not allow
│       └── Conflict  exit 3: another desk changed the event first
└── FileTrouble       exit 5: a file cannot be read or written
"""

from __future__ import annotations

import errno

from ronde.words import Message, Value, known


class RondeError(Exception):
    """An error with a name in the catalogue and the values of its sentence; `str` says it in English."""

    exit_code = 2

    def __init__(self, message: str, **values: Value) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.__dict__)

    @property
    def sentence(self) -> Message:
        """The error message as a value."""
        return Message.of(self.message, **self.values)

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.sentence.say(language)

    def __str__(self) -> str:
        return self.say()


def _again(kind: type[RondeError], state: dict[str, object]) -> RondeError:
    """Rebuild an error that comes from another process."""
    error = kind.__new__(kind)
    error.__dict__.update(state)
    return error


class NoPairing(RondeError):
    """No legal pairing exists; `players` are those who make it impossible, if known."""

    exit_code = 1

    def __init__(self, message: str, players: tuple[int, ...] = (), **values: Value) -> None:
        super().__init__(message, **values)
        self.players = players


class TooLarge(RondeError):
    """A bracket or a round has too many candidates for a reading, which tries them one by one."""

    exit_code = 6


class BadInput(RondeError):
    """The input is wrong: the sentence says what and where."""

    exit_code = 3

    def __init__(
        self, message: str, line: int | None = None, column: int | None = None, **values: Value
    ) -> None:
        super().__init__(message, **values)
        self.line = line
        self.column = column

    @property
    def sentence(self) -> Message:
        """The error message, preceded by its location."""
        sentence = super().sentence
        if self.line is None:
            return sentence
        if self.column is None:
            return Message.of("error-at-line", line=self.line, sentence=sentence)
        return Message.of("error-at-column", line=self.line, column=self.column, sentence=sentence)


class Damaged(BadInput):
    """An event altered since it was written; `entry` is the first altered entry, if known."""

    def __init__(self, message: str, entry_: int | None = None, **values: Value) -> None:
        super().__init__(message, None, None, **values)
        self.entry = entry_


class Refused(BadInput):
    """An action that the state of the event or its rules do not allow; `article` says which rule."""

    def __init__(self, message: str, article: str | None = None, **values: Value) -> None:
        super().__init__(message, None, None, **values)
        self.article = article

    @property
    def codes(self) -> tuple[str, ...]:
        """What to send with the next attempt to confirm it; nothing: it stays refused."""
        return ()


class Conflict(Refused):
    """Another desk changed the event first, and the action no longer applies."""


class FileTrouble(RondeError):
    """A file that cannot be read or written."""

    exit_code = 5

    @classmethod
    def of(cls, error: OSError) -> FileTrouble:
        """Wrap an error from the operating system."""
        return cls("error-file", path=str(error.filename or "–"), reason=_reason(error))

    @classmethod
    def unreadable(cls, path: object, error: OSError) -> FileTrouble:
        """A file that the operating system does not let us read."""
        return cls("error-file-unreadable", path=str(path), reason=_reason(error))

    @classmethod
    def unwritable(cls, path: object, error: OSError) -> FileTrouble:
        """A file that the operating system does not let us write."""
        return cls("error-file-unwritable", path=str(path), reason=_reason(error))


def _reason(error: OSError) -> Message | str:
    """The reason for a system error; the catalogue translates the common ones."""
    name = f"errno-{errno.errorcode.get(error.errno or 0, 'none')}"
    return Message(name) if known(name) else error.strerror or str(error)

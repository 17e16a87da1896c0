"""The exceptions of Ronde.

RondeError            anything we can explain in a sentence, in English and in French
├── NoPairing         exit 1: no legal pairing exists, and who makes it impossible
├── BadInput          exit 3: what was given is wrong, and where
│   └── Refused       exit 3: an action that the rules of the event do not allow
│       └── Conflict  exit 3: somebody else has done something in the meantime that decides otherwise
└── FileTrouble       exit 5: a file cannot be read or written
"""

from __future__ import annotations

import errno


class RondeError(Exception):
    """Something that can be told to a person in one sentence; `str` gives the English one."""

    exit_code = 2

    def __init__(self, english: str, french: str) -> None:
        super().__init__(english, french)

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return str(self.args[language == "fr"])

    def __str__(self) -> str:
        return self.say()


class NoPairing(RondeError):
    """No legal pairing exists; `players` are those who make it impossible, if known."""

    exit_code = 1

    def __init__(self, english: str, french: str, players: tuple[int, ...] = ()) -> None:
        super().__init__(english, french)
        self.players = players


class BadInput(RondeError):
    """The input is wrong: the sentence says what and where."""

    exit_code = 3

    def __init__(self, english: str, french: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(english, french)
        self.line = line
        self.column = column

    def say(self, language: str = "en") -> str:
        """The sentence in a language, after the place where it is wrong."""
        sentence = super().say(language)
        if self.line is None:
            return sentence
        line, column, colon = ("ligne", "colonne", " :") if language == "fr" else ("line", "column", ":")
        place = f"{line} {self.line}" + (f", {column} {self.column}" if self.column is not None else "")
        return f"{place}{colon} {sentence}"


class Refused(BadInput):
    """An action that the state of the event or its rules do not allow; `article` says which rule."""

    def __init__(self, english: str, french: str, article: str | None = None) -> None:
        super().__init__(english, french)
        self.article = article


class Conflict(Refused):
    """Somebody else was first, and what he did stands against this action."""


class FileTrouble(RondeError):
    """A file that cannot be read or written."""

    exit_code = 5

    @classmethod
    def of(cls, error: OSError) -> FileTrouble:
        """What the system says of a file, or of something else that it was asked for."""
        where, why = error.filename or "–", _reasons(error)
        return cls(f"{where}: {why[0]}", f"{where} : {why[1]}")

    @classmethod
    def unreadable(cls, path: object, error: OSError) -> FileTrouble:
        """The system does not let us read a file."""
        why = _reasons(error)
        return cls(f"{path} cannot be read: {why[0]}", f"{path} ne peut être lu : {why[1]}")

    @classmethod
    def unwritable(cls, path: object, error: OSError) -> FileTrouble:
        """The system does not let us write a file."""
        why = _reasons(error)
        return cls(f"{path} cannot be written: {why[0]}", f"{path} ne peut être écrit : {why[1]}")


#: the system tells its errors in English only; these are the ones that people meet
_FRENCH = {
    errno.ENOENT: "fichier ou dossier introuvable",
    errno.EACCES: "permission refusée",
    errno.EPERM: "opération non permise",
    errno.EISDIR: "c'est un dossier",
    errno.ENOTDIR: "ce n'est pas un dossier",
    errno.EEXIST: "le fichier existe déjà",
    errno.EROFS: "système de fichiers en lecture seule",
    errno.ENOSPC: "plus de place sur le disque",
    errno.ENAMETOOLONG: "nom de fichier trop long",
    errno.EIO: "erreur d'entrée-sortie",
}


def _reasons(error: OSError) -> tuple[str, str]:
    """What the system says of an error, in English and in French."""
    english = error.strerror or str(error)
    return english, _FRENCH.get(error.errno or 0, english)

"""The report of a round: which special decisions were taken and why (article 11.3 of the FMJD text)."""

from __future__ import annotations

from ronde.explaining.text import names, sentences
from ronde.model import Tournament
from ronde.rulebook import Step, implements, text
from ronde.systems import RoundPairing

WORDS = {
    "en": ("Round {n}: special decisions", "No special decision had to be taken."),
    "fr": ("Ronde {n} : décisions particulières", "Aucune décision particulière n'a dû être prise."),
}


@implements("fmjd-1986 11.3")
def decisions(pairing: RoundPairing) -> tuple[Step, ...]:
    """The steps that did not take the usual course: those whose sentence its rule file calls special.

    A rule file that calls none special has all its decisions told.
    """
    return tuple(step for step in pairing.steps if _special(step))


def _special(step: Step) -> bool:
    special = text(step.text).special
    return step.message in special or not special


def report(tournament: Tournament, pairing: RoundPairing, language: str = "en") -> str:
    """A short account for publication, each decision with its article."""
    title, nothing = WORDS[language]
    told = sentences(decisions(pairing), language, names(tournament))
    lines = [f"[{sentence.short}] {sentence.text}" for sentence in told] or [nothing]
    return "\n".join([title.format(n=pairing.round), "", *lines]) + "\n"

"""The report of a round: which special decisions were taken and why (article 11.3 of the FMJD text)."""

from __future__ import annotations

from ronde.explaining.text import names, sentences
from ronde.model import Tournament
from ronde.rulebook import Step, implements, text
from ronde.systems import RoundPairing
from ronde.words import say


@implements("fmjd-1986 11.3")
def decisions(pairing: RoundPairing) -> tuple[Step, ...]:
    """The steps that did not take the usual course: those whose sentence its rule file calls special.

    If a rule file marks no sentence as special, every decision is reported.
    """
    return tuple(step for step in pairing.steps if _special(step))


def _special(step: Step) -> bool:
    special = text(step.text).special
    return step.message in special or not special


def report(tournament: Tournament, pairing: RoundPairing, language: str = "en") -> str:
    """A short account for publication, each decision with its article."""
    found = sentences(decisions(pairing), language, names(tournament))
    lines = [f"[{sentence.short}] {sentence.text}" for sentence in found]
    title = say("report-title", language, n=pairing.round)
    return "\n".join([title, "", *(lines or [say("report-nothing", language)])]) + "\n"

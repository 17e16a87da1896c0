"""The report of a round: which special decisions were taken and why (article 11.3 of the FMJD text).

Special decisions depart from the usual course: floats, byes, exchanges, criteria that had to be waived,
groups that were joined, clashes of colours, changes by hand. The rule files mark the sentences for them.
"""

from __future__ import annotations

from itertools import groupby

from ronde.explaining.grouped import grouped
from ronde.explaining.published import Published, as_paired
from ronde.explaining.text import bracket_title, cited, names, noted, notices
from ronde.model import Tournament
from ronde.rulebook import Step, implements, text
from ronde.systems import RoundPairing
from ronde.words import say


@implements("fmjd-1986 11.3")
def decisions(pairing: RoundPairing) -> tuple[Step, ...]:
    """The steps that depart from the usual course: the special decisions of the rule file.

    If a rule file has no table of decisions, all of them are reported.
    """
    return tuple(step for step in pairing.steps if _special(step))


def _special(step: Step) -> bool:
    return step.decision.special if step.decision else not text(step.text).decisions


def report(tournament: Tournament, round_: RoundPairing | Published, language: str = "en") -> str:
    """A short account for publication: changes by hand first, then each decision with its article."""
    shown = round_ if isinstance(round_, Published) else as_paired(round_)
    known = names(tournament)
    lines = [say("report-title", language, n=shown.pairing.round), "", *noted(shown, language)]
    start, board = len(lines), say("board", language)
    lines += [f"{board} {number}: {cited(one)}" for number, one in notices(shown, language, known)]
    found = grouped(decisions(shown.pairing), language, known)
    for bracket, told in groupby(found, lambda sentence: sentence.bracket):
        lines += [bracket_title(bracket, language)] if len({one.bracket for one in found}) > 1 else []
        lines += [f"[{sentence.short}] {sentence.text}" for sentence in told]
    return "\n".join(lines if len(lines) > start else [*lines, say("report-nothing", language)]) + "\n"

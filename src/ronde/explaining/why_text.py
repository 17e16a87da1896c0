"""The answer to "why?" and "why not?" in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ronde.explaining import text as explain
from ronde.explaining.text import Sentence
from ronde.explaining.why import Answer
from ronde.model import Pair, Tournament
from ronde.rulebook import text
from ronde.systems import Measure
from ronde.words import Message, Value, Who, say

EVIDENCE = 2  # decisions of the other pairing that are shown


def text_of(measure: Measure, language: str) -> tuple[str, str]:
    """The article of a measure and its title."""
    key, id_ = measure.article.split(" ", 1)
    article = text(key).article(id_)
    return id_, article.title[language] if article else id_


@dataclass(frozen=True, slots=True)
class Told:
    """An answer in words, part by part."""

    head: str
    reasons: tuple[Sentence, ...] = ()  # the decisions about the pair, where they meet
    verdict: tuple[str, ...] = ()  # what speaks against the other pairing, and its evidence


def told(tournament: Tournament, answer: Answer, language: str) -> Told:
    """The answer in words."""
    known = explain.names(tournament)
    if answer.played is None or answer.played is answer.meet:
        kind = "why-meet" if answer.meet else "why-not"
    else:
        kind = "why-should" if answer.meet else "why-against"
    head = say(kind, language, known, a=Who(answer.a), b=Who(answer.b), n=answer.pairing.round)
    verdict: list[str] = []
    if answer.obstacle:
        needed = answer.meet and answer.obstacle == "impossible"
        verdict.append(say("why-needed" if needed else _OBSTACLES[answer.obstacle], language))
    elif answer.other is not None:
        verdict = [_verdict(answer, language), *_evidence(answer, language, known)]
    return Told(head, tuple(explain.sentences(answer.reasons, language, known)), tuple(verdict))


def text_lines(tournament: Tournament, answer: Answer, language: str) -> list[str]:
    """The answer, a sentence a line, with the pairs lost and gained."""
    parts = told(tournament, answer, language)
    lines = [parts.head, *(f"· {sentence.text} [{sentence.short}]" for sentence in parts.reasons)]
    lines += parts.verdict
    if answer.other is not None:
        lines.append(say("why-lost", language, pairs=_pairs(answer.given_up)))
        lines.append(say("why-gained", language, pairs=_pairs(answer.instead)))
    return lines


_OBSTACLES = {"met": "why-met", "forbidden": "why-forbidden", "impossible": "why-impossible"}


def _verdict(answer: Answer, language: str) -> str:
    if answer.worse is None:
        return say("why-same", language)
    chosen, forced = answer.worse
    article, title = text_of(chosen, language)
    where = Message("why-in-round")
    if chosen.bracket is not None:
        where = Message.of("why-in-bracket", n=chosen.bracket + 1)
    about: dict[str, Value] = {"article": article, "title": title, "where": where}
    if not answer.meet:
        about |= {"a": answer.a, "b": answer.b}
    if len(chosen.value) == len(forced.value) == 1:
        about |= {"forced": forced.value[0], "chosen": chosen.value[0]}
        return say("why-without" if answer.meet else "why-worse", language, **about)
    return say("why-later" if answer.meet else "why-order", language, **about)


def _evidence(answer: Answer, language: str, known: Mapping[int, str]) -> list[str]:
    """What the other pairing had to decide under the article that gets worse, and what that article says."""
    if answer.worse is None or answer.other is None:
        return []
    measure = answer.worse[1]
    decided = [
        step
        for step in answer.other.steps
        if (step.article, step.bracket) == (measure.article, measure.bracket)
        and step not in answer.pairing.steps
        # of the two themselves it would only say that they may meet nobody else: that is the question
        and not (step.players and {answer.a, answer.b}.issuperset(step.players))
    ]
    lines = [
        say("why-then", language, text=sentence.text, article=sentence.short)
        for sentence in explain.sentences(decided[:EVIDENCE], language, known)
    ]
    key, id_ = measure.article.split(" ", 1)
    article = text(key).article(id_)
    if article is not None:
        lines.append(say("why-rule", language, article=id_, text=article.text[language]))
    return lines


def _pairs(pairs: tuple[Pair, ...]) -> tuple[Message | str, ...]:
    return tuple(
        Message.of("why-bye-of", a=p.white) if p.black is None else f"{p.white}-{p.black}" for p in pairs
    )


def as_text(tournament: Tournament, answer: Answer, language: str = "en") -> str:
    """The answer as a text."""
    return "\n".join(text_lines(tournament, answer, language)) + "\n"


def as_json(tournament: Tournament, answer: Answer, language: str = "en") -> object:
    """The answer for other programs."""
    worse = None
    if answer.worse:
        worse = {
            "article": answer.worse[0].article,
            "bracket": answer.worse[0].bracket,
            "chosen": list(answer.worse[0].value),
            "other": list(answer.worse[1].value),
        }
    return {
        "players": [answer.a, answer.b],
        "round": answer.pairing.round,
        "meet": answer.meet,
        "played": answer.played,
        "obstacle": answer.obstacle,
        "worse": worse,
        "given_up": [[p.white, p.black] for p in answer.given_up],
        "instead": [[p.white, p.black] for p in answer.instead],
        "text": text_lines(tournament, answer, language),
    }

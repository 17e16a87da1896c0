"""The answer to "why?" and "why not?" in words, in English and French."""

from __future__ import annotations

from collections.abc import Mapping

from ronde.explaining import text as explain
from ronde.explaining.why import Answer
from ronde.model import Pair, Tournament
from ronde.rulebook import text
from ronde.systems import Measure
from ronde.words import enumeration

EVIDENCE = 2  # decisions of the other pairing that are shown

WORDS = {
    "en": {
        "meet": "{a} and {b} meet in round {n}:",
        "not": "{a} and {b} do not meet in round {n}.",
        "should": "By the rules, though not in the file, {a} and {b} meet in round {n}:",
        "against": "{a} and {b} meet in round {n} of the file, but not by the rules.",
        "met": "They have already met: no pair meets twice.",
        "forbidden": "The arbiter has forbidden this pair.",
        "impossible": "With this pair the others could not be paired legally.",
        "needed": "Without this pair the round could not be paired legally.",
        "worse": "Forcing {a}-{b} would break {article} ({title}), {where}: {forced} instead of {chosen}.",
        "without": "Without it {article} ({title}) would suffer, {where}: {forced} instead of {chosen}.",
        "order": "The pairing with {a}-{b} comes later in the order of {article} ({title}), {where}.",
        "later": "The pairing without it comes later in the order of {article} ({title}), {where}.",
        "same": "Every criterion would be as good: only the order of the trials speaks against it.",
        "rule": "{article} says: {text}",
        "then": "Then: {text} [{article}]",
        "lost": "Given up: {pairs}.",
        "gain": "Instead: {pairs}.",
        "bracket": "bracket {n}",
        "round": "in the round",
        "bye": "bye of {a}",
    },
    "fr": {
        "meet": "{a} et {b} se rencontrent à la ronde {n} :",
        "not": "{a} et {b} ne se rencontrent pas à la ronde {n}.",
        "should": "Selon les règles, mais pas dans le fichier, {a} et {b} se rencontrent à la ronde {n} :",
        "against": "{a} et {b} se rencontrent à la ronde {n} du fichier, mais pas selon les règles.",
        "met": "Ils se sont déjà rencontrés : on ne joue pas deux fois contre le même adversaire.",
        "forbidden": "L'arbitre a interdit cette paire.",
        "impossible": "Avec cette paire, les autres ne pourraient pas être appariés régulièrement.",
        "needed": "Sans cette paire, la ronde ne pourrait pas être appariée régulièrement.",
        "worse": "Imposer {a}-{b} irait contre {article} ({title}), {where} : {forced} au lieu de {chosen}.",
        "without": "Sans elle, {article} ({title}) souffrirait, {where} : {forced} au lieu de {chosen}.",
        "order": "L'appariement avec {a}-{b} vient plus tard dans l'ordre de {article} ({title}), {where}.",
        "later": "L'appariement sans elle vient plus tard dans l'ordre de {article} ({title}), {where}.",
        "same": "Tous les critères seraient aussi bien respectés ; seul l'ordre des essais parle contre.",
        "rule": "{article} dit : {text}",
        "then": "Alors : {text} [{article}]",
        "lost": "Paires perdues : {pairs}.",
        "gain": "À la place : {pairs}.",
        "bracket": "niveau {n}",
        "round": "dans la ronde",
        "bye": "exemption de {a}",
    },
}  # fmt: skip


def text_of(measure: Measure, language: str) -> tuple[str, str]:
    """The article of a measure and its title."""
    key, id_ = measure.article.split(" ", 1)
    article = text(key).article(id_)
    return id_, article.title[language] if article else id_


def text_lines(tournament: Tournament, answer: Answer, language: str) -> list[str]:
    """The answer, a sentence a line."""
    words, known = WORDS[language], explain.names(tournament)
    a, b = (f"{id_} {known[id_]}".strip() for id_ in (answer.a, answer.b))
    if answer.played is None or answer.played is answer.meet:
        kind = "meet" if answer.meet else "not"
    else:
        kind = "should" if answer.meet else "against"
    head = words[kind].format(a=a, b=b, n=answer.pairing.round)
    lines = [head]
    for sentence in explain.sentences(answer.reasons, language, known):
        lines.append(f"· {sentence.text} [{sentence.short}]")
    if answer.obstacle:
        needed = answer.meet and answer.obstacle == "impossible"
        lines.append(words["needed" if needed else answer.obstacle])
    elif answer.other is not None:
        lines.append(_verdict(answer, language))
        lines += _evidence(answer, language, known)
        lines.append(words["lost"].format(pairs=_pairs(answer.given_up, language)))
        lines.append(words["gain"].format(pairs=_pairs(answer.instead, language)))
    return lines


def _verdict(answer: Answer, language: str) -> str:
    words = WORDS[language]
    if answer.worse is None:
        return words["same"]
    chosen, forced = answer.worse
    article, title = text_of(chosen, language)
    if chosen.bracket is None:
        where = words["round"]
    else:
        where = words["bracket"].format(n=chosen.bracket + 1)
    counted = len(chosen.value) == len(forced.value) == 1
    if answer.meet:
        kind = "without" if counted else "later"
    else:
        kind = "worse" if counted else "order"
    numbers = {"forced": forced.value[0], "chosen": chosen.value[0]} if counted else {}
    return words[kind].format(a=answer.a, b=answer.b, article=article, title=title, where=where, **numbers)


def _evidence(answer: Answer, language: str, known: Mapping[int, str]) -> list[str]:
    """What the other pairing had to decide under the article that gets worse, and what that article says."""
    if answer.worse is None or answer.other is None:
        return []
    words, measure = WORDS[language], answer.worse[1]
    decided = [
        step
        for step in answer.other.steps
        if (step.article, step.bracket) == (measure.article, measure.bracket)
        and step not in answer.pairing.steps
        # of the two themselves it would only say that they may meet nobody else: that is the question
        and not (step.players and {answer.a, answer.b}.issuperset(step.players))
    ]
    lines = [
        words["then"].format(text=sentence.text, article=sentence.short)
        for sentence in explain.sentences(decided[:EVIDENCE], language, known)
    ]
    key, id_ = measure.article.split(" ", 1)
    article = text(key).article(id_)
    if article is not None:
        lines.append(words["rule"].format(article=id_, text=article.text[language]))
    return lines


def _pairs(pairs: tuple[Pair, ...], language: str) -> str:
    bye = WORDS[language]["bye"]
    return enumeration(
        (bye.format(a=p.white) if p.black is None else f"{p.white}-{p.black}" for p in pairs), language
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

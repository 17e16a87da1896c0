"""Group similar decisions into one sentence: `many-KEY-name` of the catalogue, naming everyone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ronde import words
from ronde.explaining.text import Sentence, sentences
from ronde.rulebook import Step, sharing
from ronde.words import Sentences, Value, Who, say

Known = Mapping[int, str] | None


def grouped(steps: Iterable[Step], language: str = "en", known: Known = None) -> list[Sentence]:
    """The steps in words; steps of a bracket that differ only in their players share one sentence."""
    found: dict[object, list[Step]] = {}
    for step in steps:
        alike = (step.article, step.message, step.bracket, _others(step))
        found.setdefault(alike if many_of(step) else id(step), []).append(step)
    return [_said(group, language, known) for group in found.values()]


def _others(step: Step) -> tuple[tuple[str, Value], ...]:
    """The values that all the grouped steps share."""
    name = many_of(step)
    if name is None:
        return ()
    source = words.entries("en")[name]
    return tuple((key, value) for key, value in step.values if f"${key} " in source)


def many_of(step: Step) -> str | None:
    """The sentence that states a decision for several players at once."""
    names = (f"many-{key}-{step.message}" for key in sharing(step.text))
    return next(filter(words.known, names), None)


def _said(group: list[Step], language: str, known: Known) -> Sentence:
    first, name = group[0], many_of(group[0])
    if name is None or len(group) == 1:
        return sentences(group, language, known)[0]
    people = tuple(id_ for step in group for id_ in step.players)
    pairs = Sentences(_pair(step, known) for step in group if len(step.players) == 2)
    alone = Sentences(Who(id_) for step in group for id_ in step.players)
    values: dict[str, Value] = {"pairs": pairs, "who": alone, **dict(_others(first))}
    used = {key: value for key, value in values.items() if f"${key} " in words.entries("en")[name]}
    return Sentence(first.article, say(name, language, known, **used), people, first.bracket)


def _pair(step: Step, known: Known) -> str:
    """A pair, White or the higher first, as the step has it."""
    given = [int(value) for _, value in step.values if isinstance(value, Who) and value in step.players]
    two = dict.fromkeys((*given, *step.players))
    white = dict(step.values).get("white")
    ordered = sorted(two, key=lambda id_: id_ != white) if white is not None else list(two)
    return " – ".join(f"{id_} {known[id_]}" if known and known.get(id_) else str(id_) for id_ in ordered)

"""Code reads in step with its text: functions stand in the order of the articles, sentences are listed."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import ronde
from ronde import rulebook, words
from ronde.systems import KEYS, system
from ronde.systems.upfloating.field import of_both

SYSTEMS = Path(ronde.__file__).parent / "systems"
MODULES = sorted(str(path.relative_to(SYSTEMS)) for path in SYSTEMS.rglob("*.py"))

#: texts that tell decisions
TEXTS = [key for key in rulebook.text_keys() if rulebook.text(key).decisions]


def citations(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    """What `@implements` says of a function or class, in the order in which it is written."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "implements":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant):
                    yield argument.value
                else:  # articles that two texts share
                    assert isinstance(argument, ast.Starred)
                    assert isinstance(argument.value, ast.Call)
                    assert ast.unparse(argument.value.func) == "of_both"
                    yield from of_both(*(ast.literal_eval(article) for article in argument.value.args))


def cited(path: Path) -> Iterator[tuple[str, str, str]]:
    """The functions of a module in their order: the text, its first citation of it, the name."""
    nodes = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    for node in sorted(nodes, key=lambda node: node.lineno):
        first: dict[str, str] = {}
        for citation in citations(node):
            text, article = citation.split(" ", 1)
            first.setdefault(text, article)
        for text, article in first.items():
            yield text, article, node.name


def out_of_order(path: Path) -> list[str]:
    """Neighbours among the functions of one text that stand the wrong way round."""
    found = []
    functions = list(cited(path))
    for text in {text for text, _, _ in functions}:
        place = {article.id: n for n, article in enumerate(rulebook.text(text).articles)}
        mine = [(article, name) for key, article, name in functions if key == text]
        for (before, one), (after, other) in pairwise(mine):
            if place[before] > place[after]:
                found.append(f"{text}: {one} ({before}) stands before {other} ({after})")
    return found


@pytest.mark.parametrize("module", MODULES)
def test_functions_stand_in_the_order_of_the_articles(module: str) -> None:
    assert not out_of_order(SYSTEMS / module)


def test_a_wrong_order_is_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '@implements("elo-swiss C4")\ndef later(): ...\n\n\n'
        '@implements("dutch-2012 A1", "elo-swiss A2")\ndef earlier(): ...\n'
    )
    assert out_of_order(module) == ["elo-swiss: later (C4) stands before earlier (A2)"]


@pytest.mark.parametrize("text", TEXTS)
def test_decisions_cite_articles_and_fill_their_sentences(text: str) -> None:
    rules, given = rulebook.text(text), defaultdict[str, set[str]](set)
    for kind, row in rules.decisions.items():
        assert not row.article or rules.article(row.article), kind
        assert not row.criterion or rules.article(row.criterion), kind
        for sentence in row.sentences():
            given[sentence] |= {*row.values, "more"} if row.many else {*row.values}
    for sentence, values in given.items():
        assert words.variables(rulebook.Step(f"{text} X", (), sentence).sentence) <= values, sentence


@pytest.mark.parametrize("text", TEXTS)
def test_table_and_catalogue_have_the_same_sentences(text: str) -> None:
    tables = (rulebook.text(key).by_sentence for key in rulebook.sharing(text))
    told = {name for table in tables for name in table}
    general = {name for name in told if words.known(f"{rulebook.GENERAL}-{name}")}
    assert told - general == rulebook.sentence_names(text)


def test_every_system_has_a_table() -> None:
    assert {system(key).text for key in KEYS} <= {*TEXTS}

"""Every article is accounted for: in code, in a test, in both languages; nothing cites what is not there."""

from __future__ import annotations

import ast
import pkgutil
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import ronde
from ronde import rulebook
from ronde.errors import BadInput
from ronde.rulebook import IMPLEMENTED

TESTS = Path(__file__).parent
HEAVY = ("ronde.web", "ronde.desk.migrations")


@cache
def implemented() -> dict[str, list[str]]:
    """All citations in the code, once every module has been imported."""
    for module in pkgutil.walk_packages(ronde.__path__, "ronde."):
        if not module.name.startswith(HEAVY) and not module.name.endswith("__main__"):
            import_module(module.name)
    return IMPLEMENTED


@cache
def shown() -> set[str]:
    """All citations in `article` marks of the tests."""
    cited = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.article":
                cited.update(a.value for a in node.args if isinstance(a, ast.Constant))
    return cited


def articles() -> list[tuple[str, rulebook.Article]]:
    return [(f"{key} {a.id}", a) for key in rulebook.text_keys() for a in rulebook.text(key).articles]


class Test_accounting:
    def test_every_article_has_code_or_a_reason(self) -> None:
        missing = [c for c, a in articles() if a.no_code is None and c not in implemented()]
        assert not missing

    def test_an_article_has_not_both_code_and_a_reason_for_none(self) -> None:
        assert not [c for c, a in articles() if a.no_code is not None and c in implemented()]

    def test_code_cites_only_articles_that_exist(self) -> None:
        known = {citation for citation, _ in articles()}
        assert not sorted(set(implemented()) - known)

    def test_tests_cite_only_articles_that_exist(self) -> None:
        known = {citation for citation, _ in articles()}
        assert not sorted(shown() - known)

    def test_every_article_with_code_is_shown_by_a_test(self) -> None:
        assert not [c for c, a in articles() if a.no_code is None and c not in shown()]


class Test_rule_files:
    @pytest.mark.parametrize("key", rulebook.text_keys())
    def test_both_languages(self, key: str) -> None:
        text = rulebook.text(key)
        assert text.key == key
        for article in text.articles:
            for words in (article.title, article.text):
                assert words["en"].strip()
                assert words["fr"].strip()
        assert len({a.id for a in text.articles}) == len(text.articles)

    @pytest.mark.parametrize("key", rulebook.text_keys())
    def test_rulings_are_numbered_and_speak_of_articles(self, key: str) -> None:
        rulings = rulebook.text(key).rulings
        assert len({r["id"] for r in rulings}) == len(rulings)
        assert all(r["en"].strip() for r in rulings)

    def test_steps_name_sentences_that_exist(self) -> None:
        """Whatever a module passes as `message` to Step by name stands in a rule file."""
        known = {name for key in rulebook.text_keys() for name in rulebook.sentence_names(key)}
        for file in Path(ronde.__file__).parent.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Step" and len(node.args) > 2:
                    message = node.args[2]
                    if isinstance(message, ast.Constant):
                        assert message.value in known, f"{file.name}: {message.value}"  # type: ignore[str-bytes-safe]

    def test_rulings_cited_in_code_exist(self) -> None:
        for file in (Path(ronde.__file__).parent / "systems").glob("*.py"):
            key = file.stem.replace("_", "-")
            if key not in rulebook.text_keys():
                continue
            known = {r["id"] for r in rulebook.text(key).rulings}
            cited = set(re.findall(r"rulings? (R?\d+)", file.read_text(encoding="utf-8")))
            assert {c.lstrip("R") for c in cited} <= {k.lstrip("R") for k in known}, file.name


class Test_texts:
    def test_an_unknown_rule_file_is_bad_input(self) -> None:
        with pytest.raises(BadInput, match="there is no rule file"):
            rulebook.text("../secrets")

    def test_articles_are_found_with_or_without_dots(self) -> None:
        text = rulebook.text("fide-2012")
        assert text.article("c04.1b") is text.article("C.04.1.b") is not None
        assert text.article("C.99") is None

    @pytest.mark.parametrize("key", rulebook.text_keys())
    def test_marked_sentences_exist(self, key: str) -> None:
        text = rulebook.text(key)
        assert text.special | text.personal <= rulebook.sentence_names(key)

"""Every article is accounted for: in code, in a test, in both languages; nothing cites what is not there."""

from __future__ import annotations

import ast
import pkgutil
import re
from datetime import date
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import ronde
from ronde import rulebook, words
from ronde.errors import BadInput
from ronde.rulebook import IMPLEMENTED, implementing

TESTS = Path(__file__).parent
HEAVY = ("ronde.web", "ronde.desk.migrations")
SOURCE = Path(ronde.__file__).parent
HE = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
#: the texts whose rulings code outside the package of a system cites
CITED = {
    "facts/acceleration.py": ("accelerations", "baku-2026"),
    "desk/service/rounds.py": ("fide-2026",),
    "facts/colours.py": ("dutch-2012",),
    "ranking": ("tiebreaks", "elo-swiss", "ratings-2024", "titles-2024"),
    "teams.py": ("tiebreaks",),
    "desk/service/setup.py": ("lim",),
    "formats/trf/doubles.py": ("double-swiss-2026",),
    "formats/trf/settings.py": ("baku-2026", "swiss-team-2026"),
    "formats/trf/types.py": ("swiss-team-2026",),
    "readings/upfloating": ("double-swiss-2026", "swiss-team-2026", "fide-2026"),
    "readings/fide_2026": ("burstein-2026", "dubov-2026"),
    "readings/dutch_criteria": ("dutch-2017", "dutch-2026"),
    "verifying/upfloating": ("double-swiss-2026", "swiss-team-2026", "fide-2026"),
    "verifying/fide_2026": ("burstein-2026", "dubov-2026"),
    "verifying/dutch": ("dutch-2012", "dutch-2017", "dutch-2026"),
    "systems/upfloating": ("double-swiss-2026", "swiss-team-2026"),
}


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


def cited_rulings(code: str) -> set[str]:
    """The rulings that code cites: `ruling R7`, `rulings 5 and 6`, `rulings R21 to R23`, `Ruling T1`."""
    found = set()
    for first, more in re.findall(r"\b[Rr]ulings? ([A-Z]?\d+)((?:(?:, | and | to |-)[A-Z]?\d+\b)*)", code):
        found.update([first, *re.findall(r"[A-Z]?\d+", more)])
    return {id_.removeprefix("R") for id_ in found}


def missing_rulings(code: str, *keys: str) -> list[str]:
    """The rulings that code cites and that no rule file of these keys has."""
    known = {r.id.removeprefix("R") for key in keys for r in rulebook.text(key).rulings}
    return sorted(cited_rulings(code) - known)


def texts_cited_in(file: Path) -> tuple[str, ...]:
    """The texts whose rulings a module may cite: that of its package, and one that its text is like."""
    place = file.relative_to(SOURCE)
    key = ""
    if place.parts[0] in ("systems", "readings", "verifying"):
        key = place.parts[1].removesuffix(".py").replace("_", "-")
    if key in rulebook.text_keys():
        return tuple(rulebook.sharing(key))
    return next((keys for start, keys in CITED.items() if place.as_posix().startswith(start)), ())


def articles() -> list[tuple[str, rulebook.Article]]:
    return [(f"{key} {a.id}", a) for key in rulebook.text_keys() for a in rulebook.text(key).articles]


class Test_accounting:
    def test_every_article_has_code_or_a_reason(self) -> None:
        implemented()
        assert not [c for c, a in articles() if a.no_code is None and not implementing(c)]

    def test_an_article_has_not_both_code_and_a_reason_for_none(self) -> None:
        implemented()
        assert not [c for c, a in articles() if a.no_code is not None and implementing(c)]

    def test_shared_code_is_that_of_articles_that_exist(self) -> None:
        known = {citation for citation, _ in articles()}
        assert not [c for c, a in articles() if not known.issuperset(a.code)]

    def test_an_article_has_its_own_code_and_that_it_shares(self) -> None:
        implemented()
        (shared,) = implementing("dutch-2026 1.4.2")
        own = "ronde.systems.dutch_2017.facts.floated_unplayed"
        assert implementing("dutch-2017 A.4.b") == [own, shared]

    def test_a_text_does_not_cite_its_newer_editions(self) -> None:
        """A function names its own text; the rule file of a newer edition says whose code it shares."""
        newer = {key: rulebook.text(key).like for key in rulebook.text_keys() if rulebook.text(key).like}
        found = [
            (citation, name)
            for citation, names in implemented().items()
            if (parent := newer.get(citation.split(" ", 1)[0]))
            for name in names
            if f".{parent.replace('-', '_')}." in name
        ]
        assert not found

    def test_code_cites_only_articles_that_exist(self) -> None:
        known = {citation for citation, _ in articles()}
        assert not sorted(set(implemented()) - known)

    def test_tests_cite_only_articles_that_exist(self) -> None:
        known = {citation for citation, _ in articles()}
        assert not sorted(shown() - known)

    def test_every_article_with_code_is_shown_by_a_test(self) -> None:
        """By a test that names it, or by those of the articles whose code it shares and adds nothing to."""
        shares = {c: a.code for c, a in articles() if a.code and c not in implemented()}

        def is_shown(citation: str) -> bool:
            return citation in shown() or (citation in shares and all(map(is_shown, shares[citation])))

        assert not [c for c, a in articles() if a.no_code is None and not is_shown(c)]


class Test_rule_files:
    @pytest.mark.parametrize("key", rulebook.text_keys())
    def test_both_languages(self, key: str) -> None:
        text = rulebook.text(key)
        assert text.key == key
        for article in text.articles:
            for part in (article.title, article.text):
                assert part["en"].strip()
                assert part["fr"].strip()
        assert len({a.id for a in text.articles}) == len(text.articles)

    @pytest.mark.parametrize("key", rulebook.text_keys())
    def test_rulings_are_numbered_in_both_languages_with_date_and_source(self, key: str) -> None:
        rulings = rulebook.text(key).rulings
        assert len({r.id for r in rulings}) == len(rulings)
        for ruling in rulings:
            assert ruling.text["en"].strip()
            assert ruling.text["fr"].strip() not in ("", ruling.text["en"]), ruling.id
            assert date.fromisoformat(ruling.date), ruling.id
            assert ruling.source["en"].strip()
            assert ruling.source["fr"].strip()

    @pytest.mark.parametrize("key", rulebook.text_keys())
    def test_a_reason_for_no_code_is_in_both_languages(self, key: str) -> None:
        for article in rulebook.text(key).articles:
            if article.no_code is not None:
                assert article.no_code["en"].strip()
                assert article.no_code["fr"].strip() not in ("", article.no_code["en"]), article.id

    @pytest.mark.parametrize("key", rulebook.text_keys())
    def test_nobody_is_he(self, key: str) -> None:
        text = rulebook.text(key)
        english = [a.text["en"] for a in text.articles] + [a.title["en"] for a in text.articles]
        english += [a.no_code["en"] for a in text.articles if a.no_code is not None]
        english += [part["en"] for r in text.rulings for part in (r.text, r.source)]
        assert not [sentence for sentence in english if HE.search(sentence)]

    def test_steps_name_sentences_that_exist(self) -> None:
        """Whatever a module passes as `message` to Step by name stands in a rule file."""
        known = {name for key in rulebook.text_keys() for name in rulebook.sentence_names(key)}
        known |= {
            name.removeprefix("general-") for name in words.entries("en") if name.startswith("general-")
        }
        for file in SOURCE.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Step" and len(node.args) > 2:
                    message = node.args[2]
                    if isinstance(message, ast.Constant):
                        assert message.value in known, f"{file.name}: {message.value}"  # type: ignore[str-bytes-safe]

    def test_rulings_cited_in_code_exist(self) -> None:
        for file in sorted(SOURCE.rglob("*.py")):
            code = file.read_text(encoding="utf-8")
            if cited_rulings(code) and file.parent.name != "rulebook":
                keys = texts_cited_in(file)
                assert keys, f"{file}: of which text?"
                assert not missing_rulings(code, *keys), f"{file} {keys}"

    def test_a_ruling_that_is_not_there_is_found(self) -> None:
        assert missing_rulings("# ruling R99: so it is", "dutch-2012") == ["99"]
        assert missing_rulings("(rulings R1, R2 and R98 to R99)", "dutch-2012") == ["98", "99"]
        assert missing_rulings("Ruling T99, ruling T1.", "tiebreaks") == ["T99"]
        package = SOURCE / "systems" / "dutch_2012" / "procedure.py"
        assert texts_cited_in(package) == ("dutch-2012",)


class Test_texts:
    def test_an_unknown_rule_file_is_bad_input(self) -> None:
        with pytest.raises(BadInput, match="there is no rule file"):
            rulebook.text("../secrets")

    def test_articles_are_found_with_or_without_dots(self) -> None:
        text = rulebook.text("fide-2012")
        assert text.article("c04.1b") is text.article("C.04.1.b") is not None
        assert text.article("C.99") is None

    def test_a_ruling_has_the_date_and_source_of_its_file_or_its_own(self) -> None:
        common, own = (rulebook.text("dutch-2012").ruling(id_) for id_ in ("R1", "r15"))
        assert common is not None
        assert own is not None
        assert common.date == own.date == "2026-10-16"
        assert common.source == {"en": "our reading of the text", "fr": "notre lecture du texte"}
        assert own.source["en"].startswith("reading of JaVaFo 1.4")
        assert rulebook.text("dutch-2012").ruling("R99") is None

    def test_rulings_on_the_text_as_a_whole(self) -> None:
        assert [r.id for r in rulebook.text("lim").whole] == ["R1", "R2", "R38"]


def test_nobody_is_he_in_the_catalogue() -> None:
    assert not {name: text for name, text in words.entries("en").items() if HE.search(text)}


def test_steps_of_old_journals_that_nobody_can_say_are_known() -> None:
    step = rulebook.Step("dutch-2012 C6", (1,), "odd_one", (("player", words.Who(1)), ("n", 5)))
    assert rulebook.sayable(step)
    assert not rulebook.sayable(step._replace(values=step.values[:1]))
    assert not rulebook.sayable(step._replace(message="a_sentence_that_is_gone"))

"""The text beside its code: one page for every rule file, in article order.

`python scripts/texts.py [FOLDER]` writes `FOLDER/KEY.md`: each article, our summary of it, its rulings, the
functions that read it word for word and those of the search (their source once), and the tests that show it.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import ronde
from ronde import rulebook
from ronde.rulebook import Article, Ruling, Text

ROOT = Path(__file__).parent.parent
HEAVY = ("ronde.web", "ronde.desk.migrations")  # routers need a server, migrations a database


def load() -> None:
    """Import every module, so that each has said which articles it implements."""
    for module in pkgutil.walk_packages(ronde.__path__, "ronde."):
        if not module.name.startswith(HEAVY) and not module.name.endswith("__main__"):
            import_module(module.name)


def shown() -> dict[str, list[str]]:
    """The tests that name each article: file and class or function."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.article":
                        for value in mark.args:
                            assert isinstance(value, ast.Constant)
                            place = f"{file.relative_to(ROOT)}::{node.name}"
                            found.setdefault(str(value.value), []).append(place)
    return found


def source(name: str) -> str:
    """The source of a function or class by its dotted name, its decorators included."""
    module_name, _, rest = name.rpartition(".")
    while module_name:
        try:
            found: object = import_module(module_name)
            break
        except ModuleNotFoundError:
            module_name, _, more = module_name.rpartition(".")
            rest = f"{more}.{rest}"
    for part in rest.split("."):
        found = getattr(found, part)
    found = inspect.unwrap(found.fget if isinstance(found, property) else found)  # type: ignore[arg-type]
    return dedent(inspect.getsource(found)).rstrip()  # type: ignore[arg-type]


#: readings of what several texts have in common, under the same numbers
SHARED = {
    "dutch_criteria": ("dutch-2026",),
    "fide_2026": ("burstein-2026", "dubov-2026"),
    "upfloating": ("double-swiss-2026", "swiss-team-2026"),
}


def texts_of(module: str) -> tuple[str, ...]:
    """The texts that a module of the readings reads."""
    key = module.replace("_", "-")
    return SHARED.get(module, (key,) if key in rulebook.text_keys() else ())


def begins_with(docstring: str) -> list[str]:
    """The articles at the beginning of a docstring: `C4, C6: the smallest sets of downfloaters`."""
    articles, colon, _ = docstring.partition(": ")
    return articles.split(", ") if colon and re.fullmatch(r"[\w.]+(, [\w.]+)*", articles) else []


@cache
def readings() -> dict[str, list[str]]:
    """The functions of the readings, by the articles with which their docstrings begin."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "src/ronde/readings").glob("*.py")):
        known = {f"{key} {a.id}" for key in texts_of(file.stem) for a in rulebook.text(key).articles}
        for name, node in functions(file):
            for article in begins_with(ast.get_docstring(node) or ""):
                for key in texts_of(file.stem):
                    if f"{key} {article}" in known:
                        found.setdefault(f"{key} {article}", []).append(f"ronde.readings.{file.stem}.{name}")
    return found


def read_by(citation: str) -> list[str]:
    """The functions that read an article: its own, or those of the articles whose code it shares."""
    key, _, id_ = citation.partition(" ")
    article = rulebook.text(key).article(id_)
    shared = (read_by(other) for other in article.code) if article else ()
    return readings().get(citation) or [name for names in shared for name in names]


def functions(file: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and of its classes, in their order."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{n.name}", n) for n in node.body if isinstance(n, ast.FunctionDef))


#: what stands around the texts: the head, an article without code, its functions and tests, rulings
WORDS = {
    "en": {
        "counts": "{} articles, {} rulings",
        "none": "No code: {}.",
        "again": "{} (see {})",
        "test": "shown by {}",
        "ruling": "**Ruling {}** ({}, {}): {}",
        "whole": "Rulings on the text as a whole",
    },
    "fr": {
        "counts": "{} articles, {} décisions",
        "none": "Sans code : {}.",
        "again": "{} (voir {})",
        "test": "montré par {}",
        "ruling": "**Décision {}** ({}, {}) : {}",
        "whole": "Décisions sur le texte entier",
    },
}


def page(text: Text, tests: dict[str, list[str]], language: str = "en") -> str:
    """A text in a language, the other one quoted; a function is shown once, where it comes first."""
    return "\n".join(_lines(text, tests, language)) + "\n"


def _lines(text: Text, tests: dict[str, list[str]], language: str) -> Iterator[str]:
    counts = WORDS[language]["counts"].format(len(text.articles), len(text.rulings))
    yield f"# {text.title[language]}"
    yield ""
    yield f"*{text.title[_other(language)]}* · `{text.key}` · {counts}"
    first: dict[str, str] = {}
    for article in text.articles:
        yield from _article(text, article, tests.get(f"{text.key} {article.id}", ()), first, language)
    if text.whole:
        yield from ("", f"## {WORDS[language]['whole']}", "")
        for ruling in text.whole:
            yield from _ruling(ruling, language)


def _article(
    text: Text, article: Article, tests: Iterable[str], first: dict[str, str], language: str
) -> Iterator[str]:
    words = WORDS[language]
    yield from ("", f"## {article.id} {article.title[language]}", "")
    yield article.text[language]
    yield from ("", f"> {article.text[_other(language)]}", "")
    for ruling in text.rulings:
        if ruling.article == article.id:
            yield from _ruling(ruling, language)
    if article.no_code is not None:
        yield words["none"].format(article.no_code[language])
    citation = f"{text.key} {article.id}"
    for name in (*read_by(citation), *rulebook.implementing(citation)):
        if name in first:
            yield from (words["again"].format(f"`{name}`", f"[{first[name]}](#{name})"), "")
        else:
            first[name] = article.id
            yield from (f'<span id="{name}"></span>`{name}`', "", "```python", source(name), "```", "")
    for test in tests:
        yield "- " + words["test"].format(f"`{test}`")


def _ruling(ruling: Ruling, language: str) -> Iterator[str]:
    said = (ruling.id, ruling.date, ruling.source[language], ruling.text[language])
    yield WORDS[language]["ruling"].format(*said)
    yield from ("", f"> {ruling.text[_other(language)]}", "")


def _other(language: str) -> str:
    return "fr" if language == "en" else "en"


def main() -> None:
    """Write every page."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out" / "texts"
    folder.mkdir(parents=True, exist_ok=True)
    load()
    tests = shown()
    for key in rulebook.text_keys():
        (folder / f"{key}.md").write_text(page(rulebook.text(key), tests), encoding="utf-8")
    print(f"{len(rulebook.text_keys())} texts beside their code in {folder}")


if __name__ == "__main__":
    main()

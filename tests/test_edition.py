"""`make edition` lays out an edition that works: made-up ones in a copy of the tree."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
#: made-up editions, and the older one that each begins like; the last text shares sentences itself
LIKE = {"dutch-2031": "dutch-2026", "lim-2031": "lim-2026"}
BLANK = "tic-tac-toe"
#: what a system, the tests of its rules and its pages need of the tree
COPIED = (
    *("src/ronde", "scripts", "tests", "samples", "docs/systems", "docs/commands.md"),
    *("mkdocs.yml", "pyproject.toml"),
)
LEFT_OUT = ("__pycache__", "corpus", "vendor")
#: written by `make docs`
MADE = {"docs/commands.md", "docs/systems/index.md", "docs/systems/index.fr.md"}
MOST = 9  # files by hand


class Tree:
    """A copy of the tree, in which programs run with its own code."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in COPIED:
            source, target = ROOT / name, root / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns(*LEFT_OUT))
            else:
                shutil.copy(source, target)
        self.before = self.files()

    def files(self) -> dict[str, bytes]:
        """Every file, and what is in it."""
        found = {
            path.relative_to(self.root).as_posix(): path for path in self.root.rglob("*") if path.is_file()
        }
        return {name: path.read_bytes() for name, path in found.items() if "__pycache__" not in name}

    def by_hand(self) -> set[str]:
        """The files that are new or not as before, but for those that a program writes."""
        return {name for name, text in self.files().items() if self.before.get(name) != text} - MADE

    def run(self, *words: str, code: int = 0) -> str:
        """What a program of Python says; it must end with this code."""
        environment = os.environ | {"PYTHONPATH": str(self.root / "src")}
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr

    def ronde(self, *words: str) -> str:
        """What a command says."""
        return self.run("-m", "ronde.cli", *words)

    def tests(self, *words: str, code: int = 0) -> str:
        """What tests say."""
        return self.run("-m", "pytest", "-p", "no:cacheprovider", *words, code=code)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """The copy with editions like older ones."""
    made = Tree(tmp_path_factory.mktemp("like"))
    for key, older in LIKE.items():
        made.run("scripts/edition.py", key, "--like", older)
    made.run("scripts/manual.py")
    return made


@pytest.fixture(scope="module")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """A copy with an edition like no other."""
    made = Tree(tmp_path_factory.mktemp("blank"))
    made.run("scripts/edition.py", BLANK)
    return made


@pytest.mark.parametrize(("key", "older"), LIKE.items())
class Test_like_an_older_one:
    def test_few_files_and_none_of_another_edition(self, tree: Tree, key: str, older: str) -> None:
        names = {name for name in tree.by_hand() if key in name or key.replace("-", "_") in name}
        assert 0 < len(names) <= MOST
        assert not tree.by_hand() & tree.before.keys()

    def test_pairs(self, tree: Tree, key: str, older: str) -> None:
        said = tree.ronde("pair", "samples/open.trf", "--system", key)
        assert said == tree.ronde("pair", "samples/open.trf", "--system", older)
        assert said == tree.ronde("pair", "samples/open.trf", "--system", key, "--reading")

    def test_explains_and_verifies(self, tree: Tree, key: str, older: str) -> None:
        for language in ("en", "fr"):
            words = ("explain", "samples/open.trf", "--lang", language, "--system")
            assert tree.ronde(*words, key) == tree.ronde(*words, older)
        told = tree.ronde("explain", "samples/open.trf", "--json", "--system", key)
        assert f'"{key} ' in told
        assert f'"{older} ' not in told
        (tree.root / f"{key}.json").write_text(told)
        tree.ronde("verify", f"{key}.json", "samples/open.trf", "--system", key)  # 0: every claim is true
        (tree.root / f"{key}.json").unlink()

    def test_prints_its_articles(self, tree: Tree, key: str, older: str) -> None:
        for words in (("rules", key), ("rules", key, "1.1")):
            said = tree.ronde(*words, "--lang", "fr")
            assert said.replace("2031", "2026") == tree.ronde(*words[:1], older, *words[2:], "--lang", "fr")
        assert key in tree.ronde("systems")

    def test_passes_its_tests(self, tree: Tree, key: str, older: str) -> None:
        tree.tests(f"tests/rules/test_{key.replace('-', '_')}.py")

    def test_has_pages(self, tree: Tree, pages: dict[str, str], key: str, older: str) -> None:
        for end in ("", ".fr"):
            index = (tree.root / f"docs/systems/index{end}.md").read_text(encoding="utf-8")
            assert f"| [`{key}`]({key}.md) |" in index
            assert "<svg" in pages[f"{key}{end}"]
            assert '@implements("' in pages[f"{key}{end}"]
            assert f"ronde.readings.{older.replace('-', '_')}." in pages[f"{key}{end}"]
        assert f"- systems/{key}.md" in pages["menu"]


def test_an_article_with_another_number_is_cited_by_it(tree: Tree) -> None:
    rules = tree.root / "src/ronde/rulebook/dutch-2031.toml"
    laid_out = rules.read_text(encoding="utf-8")
    rules.write_text(laid_out.replace('id = "3.1"\n', 'id = "9.1"\n'), encoding="utf-8")
    words = ("samples/open.trf", "--system", "dutch-2031")
    told = tree.ronde("explain", *words, "--json")
    assert '"dutch-2031 9.1"' in told
    assert '"dutch-2031 3.1"' not in told
    (tree.root / "round.json").write_text(told)
    assert "all of them true, none missing" in tree.ronde("verify", "round.json", *words)
    (tree.root / "round.json").unlink()
    rules.write_text(laid_out, encoding="utf-8")


def test_the_guide_names_every_file(tree: Tree, blank: Tree) -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert "make edition KEY=dutch-2031 LIKE=dutch-2026" in told
    for name in (*tree.by_hand(), *blank.by_hand()):
        if "lim" not in name:
            assert f"`{name.replace(BLANK, 'dutch-2031').replace('tic_tac_toe', 'dutch_2031')}`" in told


#: prints guides with their examples, the texts beside their code, and the menu
PAGES = """
import json, sys
sys.path.insert(0, ".")
from ronde import rulebook
from scripts import documentation, texts

texts.load()
shown, made = texts.shown(), {"menu": documentation.configured()}
for key in sys.argv[1:]:
    for language, end in (("en", ""), ("fr", ".fr")):
        guide = (documentation.GUIDES / "systems" / f"{key}{end}.md").read_text(encoding="utf-8")
        beside = texts.page(rulebook.text(key), shown, language)
        made[key + end] = documentation.filled(guide, language) + beside
print(json.dumps(made))
"""


@pytest.fixture(scope="module")
def pages(tree: Tree) -> dict[str, str]:
    """The pages of the new editions, as the documentation has them."""
    tree.run("scripts/manual.py", "--check")
    found: dict[str, str] = json.loads(tree.run("-c", PAGES, *LIKE))
    return found


def test_the_house_stands(tree: Tree) -> None:
    """The new ones have what every edition must have: code, tests, both languages, decisions, voices."""
    tree.tests("tests/test_rulebook.py", "tests/test_article_order.py")
    each = ("test_systems", "explanations/test_claims", "explanations/test_voice")
    tree.tests(*(f"tests/{name}.py" for name in each), "-k", " or ".join(LIKE))


class Test_like_none:
    def test_few_files(self, blank: Tree) -> None:
        assert len(blank.by_hand()) <= MOST
        catalogues = {"src/ronde/words/en.ftl", "src/ronde/words/fr.ftl"}
        assert blank.by_hand() & blank.before.keys() == catalogues

    def test_is_known_and_says_what_to_write(self, blank: Tree) -> None:
        assert BLANK in blank.ronde("systems")
        for name in blank.by_hand():
            assert "TO WRITE" in (blank.root / name).read_text(encoding="utf-8"), name

    def test_fails_until_it_is_written(self, blank: Tree) -> None:
        package = BLANK.replace("-", "_")
        said = blank.tests(f"tests/rules/test_{package}.py", code=1)
        assert f"TO WRITE: the reading of {BLANK}" in said
        assert "passed" not in said
        blank.tests("tests/test_rulebook.py")  # the house stands

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            ((BLANK,), "already there, nothing was changed"),
            (("Lim",), "a key is a family"),
            (("lim-2031", "--like", "dutch-2026"), "an edition of dutch-2026 is called dutch-YEAR"),
            (("lim-club", "--like", "lim"), "an edition of lim is called lim-YEAR"),
            (("lim-2031", "--like", "fide-2026"), "no system has a rule file of this name"),
        ],
    )
    def test_what_cannot_be_laid_out_changes_nothing(
        self, blank: Tree, words: tuple[str, ...], said: str
    ) -> None:
        before = blank.by_hand()
        assert said in blank.run("scripts/edition.py", *words, code=1)
        assert blank.by_hand() == before

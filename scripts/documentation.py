"""The documentation: `python scripts/documentation.py [--no-pictures]` builds out/site from docs/.

Before MkDocs runs, out/pages is made: the guides, every text beside its code, a worked example for every
system, and screenshots of the desk as it is now (`--no-pictures`: as they were in the last build).
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import ronde
from ronde import rulebook, teams
from ronde.explaining.published import Published, in_report
from ronde.explaining.text import only, round_text
from ronde.formats.players.table import HEADINGS
from ronde.output.bracket import Layout, bracket_picture, layouts
from ronde.web import sample

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts import charts, drawings, manual, texts  # noqa: E402

GUIDES, PAGES, SITE = ROOT / "docs", ROOT / "out" / "pages", ROOT / "out" / "site"
CITIES: tuple[str, ...] = (
    "Porto", "Gent", "Riga", "Leiden", "Lyon", "Graz", "Turku", "Bern",
    "Cork", "Brno", "Zadar", "Bergen", "Nice", "Bonn", "Faro", "Oslo",
)  # fmt: skip
TAKEN = ROOT / "out" / "pictures"
LAST = "---\nsearch:\n  boost: 0.3\n---\n\n"  # long pages of code, behind the guides in a search
UNFOUND = "---\nsearch:\n  exclude: true\n---\n\n"  # found once, in English
NAMED_TEST = re.compile(r"`((?:pytest )?(?:[\w/]+/)?test_\w+\.py(?:::\w+)*)`")
NAMED_CODE = re.compile(r"(?<![\w`])`(tests/[\w/]+\.py(?:::\w+)*|ronde(?:\.\w+){2,})`(?=$| \()", re.M)
SHORT = re.compile(r"(?<!</span>)(?<!<pre>)<code>([^<\n]{1,26})</code>")
# markup and code stay as they are; a space in a figure and before its %, and inside « … : ; ? ! » of French
GLUED = re.compile(
    r"<(pre|code|script|style|svg)\b.*?</\1>|<[^>]*>"
    r"|(?P<space>(?<=\d) (?=%|\d{3}(?!\d))|(?<=\S) (?=[:;?!»](?:[\s<]|$))|(?<=«) )",
    re.DOTALL,
)
APART = re.compile(r"(?<=\S) {3,}")
EXAMPLE = re.compile(r"<!-- example: (\S+) players=(\d+) round=(\d+) seed=(\d+)(?: acceleration=(\S+))? -->")

#: what is drawn where a page asks for it, from the text of the page and its language
DRAWN: dict[str, Callable[[str, str], str]] = {
    "editions": lambda _, language: charts.editions(language),
    "engines": charts.engines,
    "report": lambda _, language: drawings.report(language),
    "server": lambda _, language: drawings.server(language),
    "move": lambda _, language: drawings.move(language),
}


@dataclass(frozen=True, slots=True)
class Example:
    """A round of a random event, paired and explained."""

    then: ronde.Tournament
    round_: Published

    @classmethod
    def of(cls, key: str, players: int, number: int, seed: int, acceleration: str | None) -> Example:
        """Play an event that ends with this round."""
        plan = ronde.Plan(players, number, seed, key, acceleration)
        if ronde.SYSTEMS[key].pairs_teams:
            played = teams.fold(teams.read(ronde.generate(replace(plan, boards=4))))
            names = CITIES
        else:
            played = ronde.generate(plan)
            names = tuple(one.name for one in sample.people())
        named = tuple(replace(one, name=names[(one.id - 1) % len(names)]) for one in played.players)
        return cls(*in_report(replace(played, players=named), number))

    def shown(self, language: str) -> str:
        """The fullest bracket, the reasons of its most interesting pair, and the other brackets."""
        laid = layouts(self.then, self.round_)
        fullest = max(laid, key=lambda one: (len(one.lines), -(one.bracket or 0)))
        text = round_text(self.then, only(self.round_, self._most_told(fullest)), language)
        text = APART.sub("  ", text)  # one pair needs no columns, and a telephone has no room for them
        picture = self._picture(fullest, language)
        others = "".join(self._picture(one, language) for one in laid if one is not fullest)
        unfold = {"en": "The other groups of the round", "fr": "Les autres groupes de la ronde"}[language]
        rest = f"<details><summary>{unfold}</summary>{others}</details>" if others else ""
        return f"{picture}\n\n``` {{ .text .told }}\n{text.strip()}\n```\n\n{rest}"

    def _picture(self, laid: Layout, language: str) -> str:
        names = {player.id: player.name for player in self.then.players}
        return f'<div class="bracket">{bracket_picture(laid, names, language)}</div>'

    def _most_told(self, laid: Layout) -> int:
        """The player of the bracket about whom there is most to say."""
        steps = self.round_.pairing.steps
        return max(laid.left, key=lambda id_: (sum(id_ in step.players for step in steps), -id_))


def pages() -> None:
    """Copy the guides and fill in what is generated."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(GUIDES, PAGES)
    shutil.copy(ROOT / "src" / "ronde" / "web" / "static" / "ronde.svg", PAGES / "images" / "ronde.svg")
    for page in PAGES.rglob("*.md"):
        language = "fr" if page.name.endswith(".fr.md") else "en"
        page.write_text(filled(page.read_text(encoding="utf-8"), language), encoding="utf-8")
    _english_only()
    folder = PAGES / "texts"
    folder.mkdir()
    texts.load()
    tests = texts.shown()
    for key in rulebook.text_keys():
        for language, end, head in (("en", "", LAST), ("fr", ".fr", UNFOUND)):
            named = NAMED_CODE.sub(_breakable, texts.page(rulebook.text(key), tests, language))
            (folder / f"{key}{end}.md").write_text(head + named, encoding="utf-8")


def filled(text: str, language: str) -> str:
    """A guide with its examples, columns and pictures."""
    made = EXAMPLE.sub(partial(_example, language=language), text)
    made = made.replace("<!-- columns -->", _columns(language))
    made = NAMED_TEST.sub(_breakable, made)
    for name, drawn in DRAWN.items():
        if (mark := f"<!-- chart: {name} -->") in made:
            made = made.replace(mark, drawn(text, language))
    return made


def _breakable(match: re.Match[str]) -> str:
    """A long name that a narrow column may break after a mark, not inside a word."""
    return "<code>" + re.sub(r"(/|::|_|\.(?!py))", r"\1<wbr>", match[1]) + "</code>"


def _example(match: re.Match[str], language: str) -> str:
    key, players, number, seed, acceleration = match.groups()
    return Example.of(key, int(players), int(number), int(seed), acceleration).shown(language)


def _english_only() -> None:
    """In French a page that exists in English only says so, in the menu and at its top."""
    for page in PAGES.rglob("*.md"):
        french = page.with_suffix(".fr.md")
        if page.name.endswith(".fr.md") or french.exists():
            continue
        heading, _, text = page.read_text(encoding="utf-8").removeprefix("# ").partition("\n")
        if "\n::: " in text:  # one description of a name is enough: links lead to it
            text = f'\n<a class="md-button" href="../{page.with_suffix(".html").name}">{heading}</a>\n'
        note = '!!! note "Cette page est en anglais"\n    Elle s’adresse à qui programme ou contrôle Ronde.'
        about = UNFOUND.replace("---\n", f'---\ntitle: "{heading} (en anglais)"\n', 1)
        head = f"{about}# {heading}\n\n{note}\n"
        french.write_text(f"{head}{text}", encoding="utf-8")


FRENCH_FIELDS = (
    "name nom, last nom seul, first prénom, rating Elo, estimate estimation, title titre, sex sexe,"
    " federation fédération, fide_id code FIDE, birth naissance, club club, team équipe, short nom court,"
    " captain capitaine, board échiquier, categories catégories, family famille, fee inscription, paid payé,"
    " licence licence"
)


def _columns(language: str) -> str:
    """The headings of a list of players, from the code that reads them."""
    named = dict(one.split(" ", 1) for one in FRENCH_FIELDS.split(", ")) if language == "fr" else {}
    lines = ["| champ | titres |" if named else "| field | headings |", "|---|---|"]
    lines += [
        f"| {named.get(field, 'FIDE number' if field == 'fide_id' else field)} | {', '.join(words.split())} |"
        for field, words in HEADINGS.items()
    ]
    return "\n".join(lines)


def configured() -> str:
    """mkdocs.yml with the lists of systems and texts."""
    listed = "".join(f"\n          - texts/{key}.md" for key in sorted(rulebook.text_keys()))
    editions = "\n      - ".join(f"systems/{key}.md" for key in manual.texts_of_systems())
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    text = text.replace(" TEXTS", listed).replace("EDITIONS", editions)
    places = {
        "docs_dir: out/pages": f"docs_dir: {PAGES}",
        "site_dir: out/site": f"site_dir: {SITE}",
        "custom_dir: packaging/site": f"custom_dir: {ROOT / 'packaging' / 'site'}",
        "paths: [src]": f"paths: [{ROOT / 'src'}]",
    }
    for name, place in places.items():
        assert name in text, name
        text = text.replace(name, place)
    return text


def configuration() -> Path:
    """Where MkDocs finds its settings."""
    made = ROOT / "out" / "mkdocs.yml"
    made.write_text(configured(), encoding="utf-8")
    return made


def _whole() -> None:
    """What no line may end inside: a short word of code such as `--force`, a figure or word and its sign."""
    for page in SITE.rglob("*.html"):
        text = SHORT.sub(r'<code class="whole">\1</code>', page.read_text(encoding="utf-8"))
        page.write_text(unbroken(text), encoding="utf-8")


def unbroken(page: str) -> str:
    """The text with fixed spaces in a figure and before its unit, and before the double signs of French."""
    return GLUED.sub(lambda found: "\u00a0" if found["space"] else found[0], page)


def _search() -> None:
    """The index of a site in a folder gets both languages: the plug-in leaves it with the last one."""
    index = (SITE / "search" / "search_index.json").read_text(encoding="utf-8")
    places = [entry["location"] for entry in json.loads(index)["docs"]]
    assert {"howto/late-comers.html", "fr/howto/late-comers.html"} <= set(places)
    (SITE / "search" / "search_index.js").write_text(f"var __index = {index}", encoding="utf-8")


def main() -> int:
    """Build the site; a dead link is an error."""
    pages()
    if "--no-pictures" not in sys.argv:
        from scripts import pictures

        pictures.take(TAKEN)
    shutil.copytree(TAKEN, PAGES / "images", dirs_exist_ok=True)
    # not --quiet: MkDocs would not count its warnings, and a dead link would pass
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(configuration())]
    done = subprocess.run(command, cwd=ROOT, check=False, stderr=subprocess.PIPE, text=True)
    said = [line for line in done.stderr.splitlines() if not line.startswith("INFO")]
    print("\n".join(said).strip())
    if done.returncode == 0:
        _whole()
        _search()
        print(f"the documentation is in {SITE / 'index.html'}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())

"""Systems carry their own facts: nothing outside `systems/` knows one by its key."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import ronde
from ronde import rulebook, systems
from ronde.checking import check
from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Setup
from ronde.desk.service.setup import check_setup
from ronde.errors import Refused
from ronde.formats import trf
from ronde.formats.trf.dates import day, event_day
from ronde.formats.trf.types import type_code
from ronde.generating import Plan, generate
from ronde.model import Settings
from ronde.pairing import with_choice
from ronde.ranking.standings import standings
from ronde.ranking.tiebreaks.registry import parse
from ronde.rulebook import text_keys
from ronde.systems import DEFAULT, KEYS, UNSAID, System, Topic, all_systems, known, system
from ronde.systems.base import later
from ronde.systems.names import Edition, How, find
from ronde.tables.lists import crosstable, render

ROOT = Path(ronde.__file__).parent
SYSTEMS = list(all_systems())
MENU = [
    *("elo-swiss", "dutch-2012", "dutch-2017", "dutch-2026", "lim", "lim-2026", "dubov-1997", "dubov-2026"),
    *(
        "burstein-1998",
        "burstein-2026",
        "swiss-team-2026",
        "double-swiss-2026",
        "fmjd-1986",
        "fmjd-1986-lots",
    ),
]


class Test_facts:
    @pytest.mark.parametrize("one", SYSTEMS, ids=lambda one: one.key)
    def test_of_every_system(self, one: System) -> None:
        assert system(one.key) is one
        assert one.text in text_keys()
        assert one.key == one.family or one.key.startswith(f"{one.family}-")
        assert all(re.fullmatch(r"\d{4}-\d\d-\d\d|", day) for day in (one.valid_from, one.valid_to))
        assert not one.valid_to or one.valid_from < one.valid_to
        assert parse(one.final_ranking)
        assert all(len(set(values)) > 1 for values in one.options.values())

    @pytest.mark.parametrize("one", SYSTEMS, ids=lambda one: one.key)
    def test_a_system_has_a_title_in_every_language(self, one: System) -> None:
        assert one.named("en") != one.named("fr")

    @pytest.mark.parametrize("one", SYSTEMS, ids=lambda one: one.key)
    def test_the_desk_cites_articles_that_exist(self, one: System) -> None:
        from ronde.rulebook import text

        for topic, citation in one.general.articles.items():
            key, _, article = citation.partition(" ")
            assert text(key).article(article), (topic, citation)
        wanted = set(Topic) - {Topic.LOTS, Topic.LARGE_FIELD}
        assert wanted <= set(one.general.articles)

    def test_menus_have_them_in_order(self) -> None:
        """By the place of the family, then by key; a variant of a text follows it."""
        assert [key for key in KEYS if key in MENU] == MENU
        assert len(KEYS) == len(SYSTEMS)

    @pytest.mark.parametrize("key", ["", "fide-2026", "lim-lots", "fmjd-1986-nobody", "..", "../lim", "LIM"])
    def test_no_other_key_is_one(self, key: str) -> None:
        assert key not in KEYS
        assert known(key) is None

    def test_a_system_is_found_without_importing_another(self) -> None:
        """Nor the names of all, which menus need."""
        told = (
            "import sys; from ronde.systems import KEYS, system; list(KEYS); system('lim-2026'); "
            "print(*sorted(name for name in sys.modules if name.startswith(('ronde.systems.', 'tomllib'))))"
        )
        done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
        assert done.stdout.split() == [
            "ronde.systems.base",
            "ronde.systems.general",
            "ronde.systems.lim_2026",
        ]

    def test_the_defaults_are_systems(self) -> None:
        assert known(DEFAULT) is system(DEFAULT)
        assert known(UNSAID) is system(UNSAID)
        assert known("") is known(None) is known("no-such") is None


# --- no key outside systems/ -------------------------------------------------------------------------


def names() -> set[str]:
    """Every word by which a system could be recognised."""
    return set(KEYS) | {one.family for one in SYSTEMS}


def constants(tree: ast.Module) -> Iterator[ast.Constant]:
    """The texts of a module without docstrings (help has its examples there) and articles of @implements."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            skipped.add(id(first.value))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "implements":
            skipped.update(map(id, node.args))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node


class Test_no_key_outside:
    def test_of_the_systems_in_code(self) -> None:
        forbidden = re.compile(rf"({'|'.join(map(re.escape, sorted(names())))})($|[-_ ])")
        found = [
            f"{path.relative_to(ROOT)}:{node.lineno}: {node.value!r}"
            for path in sorted(ROOT.rglob("*.py"))
            if not {"systems", "verifying"} & set(path.relative_to(ROOT).parts)
            for node in constants(ast.parse(path.read_text(encoding="utf-8")))
            if forbidden.match(str(node.value))
        ]
        assert not found

    def test_of_the_systems_in_pages_and_scripts(self) -> None:
        forbidden = re.compile(rf"['\"]({'|'.join(map(re.escape, sorted(names())))})['\" ]")
        pages = [*ROOT.rglob("*.html"), *(ROOT / "web" / "static").glob("[dpr]*.js")]
        assert not [path.name for path in pages if forbidden.search(path.read_text(encoding="utf-8"))]


# --- a new edition -----------------------------------------------------------------------------------


@pytest.fixture
def edition(monkeypatch: pytest.MonkeyPatch) -> Iterator[System]:
    """A package and the head of a rule file; no earlier one is remembered."""
    made = system("dutch-2012")._replace(key="dutch-2099", valid_from="2099-01-01", valid_to="")
    module = ModuleType("ronde.systems.dutch_2099")
    module.SYSTEM = made  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ronde.systems.dutch_2099", module)
    heads = {key: rulebook.head(key) for key in rulebook.text_keys()} | {made.key: {"place": "2"}}
    monkeypatch.setattr(rulebook, "text_keys", lambda: sorted(heads))
    monkeypatch.setattr(rulebook, "head", lambda key: heads.get(key, {}))
    systems._loaded.cache_clear()
    yield made
    systems._loaded.cache_clear()


class Test_a_new_edition:
    def test_is_listed(self, edition: System, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["systems", "--json"]) == 0
        rows = json.loads(capsys.readouterr().out)
        assert edition.key in [row["key"] for row in rows]

    def test_is_offered_by_the_desk(self, edition: System) -> None:
        assert edition in service.choices()
        check_setup(Setup("Open", edition.key))

    def test_is_not_offered_where_the_desk_cannot_run_it(
        self, edition: System, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        module = sys.modules["ronde.systems.dutch_2099"]
        monkeypatch.setattr(module, "SYSTEM", edition._replace(at_desk=False))
        assert edition.key not in [one.key for one in service.choices()]
        with pytest.raises(Refused, match="dutch-2099"):
            check_setup(Setup("Open", edition.key))

    def test_generates_and_checks(self, edition: System) -> None:
        event = generate(Plan(12, 4, system=edition.key))
        report = check(trf.read(trf.write(event)))
        assert report.system == edition.key
        assert len(report.rounds) == 4
        assert report.clean

    def test_has_the_title_of_its_text_where_the_catalogue_has_none(self, edition: System) -> None:
        assert edition.named("fr") == rulebook.text(edition.text).title["fr"]

    def test_without_its_first_day_only_its_key_leads_to_it(
        self, edition: System, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        module = sys.modules["ronde.systems.dutch_2099"]
        monkeypatch.setattr(module, "SYSTEM", edition._replace(valid_from=""))
        for when in ("", "2011-01-01", "2026-11-20"):
            found = find("Dutch", when)
            assert found
            assert found.system.key in ("dutch-2026", "dutch-2012")
        named = find(edition.key)
        assert named
        assert named.system.key == edition.key

    def test_is_in_force_before_the_older_one_knows_its_last_day(self, edition: System) -> None:
        assert not system("dutch-2026").valid_to
        assert find("FIDE_DUTCH", "2099-06-01") == Edition(edition, How.IN_FORCE, "2099-06-01")
        assert find("FIDE_DUTCH", "2098-06-01") == Edition(system("dutch-2026"), How.IN_FORCE, "2098-06-01")


def test_a_procedure_is_imported_with_the_first_round() -> None:
    pair = later("ronde.no_such_module")
    with pytest.raises(ModuleNotFoundError):
        pair(generate(Plan(2, 1)))


# --- names -------------------------------------------------------------------------------------------


class Test_names:
    @pytest.mark.parametrize(
        ("text", "day", "key", "how"),
        [
            ("dutch-2012", "2026-05-01", "dutch-2012", How.NAMED),
            ("FIDE_DUTCH_2017", "2026-05-01", "dutch-2017", How.NAMED),
            ("Individual: Swiss-System Dutch 2012", "", "dutch-2012", How.NAMED),
            ("FMJD-1986-LOTS", "", "fmjd-1986-lots", How.NAMED),
            ("FIDE_DUTCH", "2026-02-01", "dutch-2026", How.IN_FORCE),
            ("FIDE_DUTCH", "2026-01-31", "dutch-2017", How.IN_FORCE),
            ("Swiss Dutch (FIDE)", "2017-06-30", "dutch-2012", How.IN_FORCE),
            ("Système suisse hollandais", "2019-07-01", "dutch-2017", How.IN_FORCE),
            ("Individual: Swiss-System (SWISS_STANDARD)", "2019-07-01", "dutch-2017", How.IN_FORCE),
            ("Dutch", "1995-01-01", "dutch-2012", How.NEAREST),
            ("FIDE_DUBOV", "2020-01-01", "dubov-1997", How.NEAREST),
            ("fmjd", "", "fmjd-1986", How.NEWEST),
            ("Lim", "2026-02-01", "lim-2026", How.IN_FORCE),
            ("lim", "2026-02-01", "lim", How.NAMED),  # a key, as files store it
        ],
    )
    def test_an_edition(self, text: str, day: str, key: str, how: How) -> None:
        found = find(text, day)
        assert found
        assert (found.system.key, found.how, found.acceleration) == (key, how, None)
        assert key in found.message().say("fr")

    @pytest.mark.parametrize(
        "text", ["", "CUSTOM_SWISS", "Individual: Swiss-System", "FIDE_DUTCH_2025", "Dutchman"]
    )
    def test_no_edition(self, text: str) -> None:
        assert find(text, "2026-02-01") is None

    def test_the_newest_where_no_day_is_known(self, edition: System) -> None:
        assert find("FIDE_DUTCH") == Edition(edition, How.NEWEST)
        assert find("FIDE_DUTCH_2099") == Edition(edition, How.NAMED)
        assert find("FIDE_DUTCH", "2098-12-31") != Edition(edition, How.IN_FORCE, "2098-12-31")

    @pytest.mark.parametrize(
        ("text", "day", "acceleration"),
        [
            ("FIDE_DUTCH_2026_BAKU", "", "baku-2026"),
            ("FIDE_DUTCH_BAKU", "2019-01-01", "baku"),
            ("SWISS_HALEY_SOFT", "2019-01-01", "haley-soft"),
            ("SWISS_HALEY", "2019-01-01", "haley"),
            ("SWISS_HALEY", "2026-03-01", "haley"),  # which pairing refuses: it does not go with the edition
        ],
    )
    def test_an_acceleration(self, text: str, day: str, acceleration: str) -> None:
        found = find(text, day)
        assert found
        assert found.acceleration == acceleration


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("2026/02/01", "2026-02-01"),
        (" 1.2.2026", "2026-02-01"),
        ("01/02/2026", "2026-02-01"),
        ("26/02/01  26/02/02", "2026-02-01"),
        ("98/12/01", "1998-12-01"),
        ("2026-13-01", ""),
        ("soon", ""),
    ],
)
def test_a_day_as_people_write_it(text: str, found: str) -> None:
    assert day(text) == found


def test_the_first_day_of_an_event() -> None:
    assert event_day(["132 26/03/01  26/03/02", "052 2026/03/05", "042 2026/03/04"]) == "2026-03-04"
    assert event_day(["132 26/03/01  26/03/02", "042 "]) == "2026-03-01"
    assert event_day(["012 2026/03/04"]) == ""


class Test_the_edition_of_a_file:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        """An event of which nothing says the system."""
        played = generate(Plan(8, 2, system="dutch-2017"))
        text = trf.write(replace(played, settings=replace(played.settings, system=None, rounds=5)))
        path = tmp_path / "event.trf"
        path.write_text(text)
        return path

    def test_a_family_on_the_command_line(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file.write_text("042 2019/05/01\n" + file.read_text())
        assert main(["pair", str(file), "--system", "dutch", "--lang", "en"]) == 0
        said = capsys.readouterr()
        assert said.err == "ronde: dutch-2017, the edition in force on 2019-05-01\n"
        assert main(["pair", str(file), "--system", "dutch-2017"]) == 0
        assert capsys.readouterr() == (said.out, "")

    def test_a_code_of_the_file(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["pair", str(file), "--lang", "en"]) == 0
        assert "names no pairing system; paired by dutch-2026" in capsys.readouterr().err
        file.write_text("192 FIDE_DUTCH_2017_BAKU\n" + file.read_text())
        capsys.readouterr()
        assert main(["pair", str(file), "--json"]) == 0
        said = capsys.readouterr()
        assert not said.err
        assert "accelerations baku" in said.out

    def test_points_that_are_written_override_an_acceleration_that_is_named(self, file: Path) -> None:
        file.write_text("192 FIDE_DUTCH_2017_BAKU\nXXA    1  0.0  0.0  0.0\n" + file.read_text())
        assert with_choice(trf.read(file.read_bytes())).settings.acceleration is None

    def test_no_such_system(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["pair", str(file), "--system", "hungarian", "--lang", "en"]) == 3
        assert "there is no system hungarian" in capsys.readouterr().err


class Test_codes:
    @pytest.mark.parametrize("one", [s for s in all_systems() if s.code], ids=lambda one: one.key)
    def test_the_code_that_is_written_names_the_system(self, one: System) -> None:
        found = find(type_code(Settings(one.key)), one.valid_from)
        assert found
        assert found.system is one

    def test_of_a_system_without_one(self) -> None:
        assert type_code(Settings("elo-swiss")) == type_code(Settings()) == "CUSTOM_SWISS"

    def test_with_an_acceleration(self) -> None:
        assert type_code(Settings("dutch-2026", acceleration="baku-2026")) == "FIDE_DUTCH_2026_BAKU"
        assert type_code(Settings("dutch-2017", acceleration="haley")) == "FIDE_DUTCH_2017"


def test_results_have_the_signs_of_the_game() -> None:
    draughts, chess = system("fmjd-1986").game, system("dutch-2026").game
    assert [draughts.written(one) for one in ("1-0", "½-½", "0-1*", "+ -")] == ["2-0", "1-1", "0-2*", "+ -"]
    assert [chess.written(one) for one in ("1-0", "½-½")] == ["1-0", "½-½"]
    event = generate(Plan(6, 2, 1, "fmjd-1986", draw_rate=0.5, scoring=draughts.scoring))
    shown = render(crosstable(event, standings(event)), "csv")
    assert "½" not in shown
    assert re.search(r"\d[wb]2", shown)

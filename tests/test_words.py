"""The catalogue: every language says the same with the same values, and code names what is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ronde
from ronde import words
from ronde.model import Colour
from ronde.rulebook import text_keys
from ronde.systems import KEYS
from ronde.words import (
    Figure,
    Letters,
    Message,
    Named,
    Points,
    Quoted,
    Who,
    entries,
    enumeration,
    listed,
    points,
    say,
)

ROOT = Path(ronde.__file__).parent
ERRORS = {"RondeError", "BadInput", "Conflict", "Damaged", "FileTrouble", "NoPairing", "Refused", "cls"}

#: parts of the catalogue that are in Dutch, the example of a third language
DUTCH = (
    "page", "table", "heading", "paper", "picture", "bracket", "site", "tiebreak", "prize", "receipt", "log",
    "notice", "broken", "caution", "refusal", "correction", "published", "rules", "you", "why", "one",
    "placed", "general", "system", "accelerations", "many", "dutch-2026", "explain", "missing", "advised",
    "remark", "norm", "term", "impossible",
)  # fmt: skip


@cache
def parsed(language: str) -> dict[str, ftl.Message | ftl.Term]:
    """The entries of a language; what Fluent cannot read is an error here."""
    resource = FluentParser().parse((ROOT / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message | ftl.Term)]
    names = [entry.id.name for entry in found]
    assert len(set(names)) == len(names), [name for name in names if names.count(name) > 1]
    return dict(zip(names, found, strict=True))


def variables(entry: ftl.Message | ftl.Term) -> set[str]:
    """The values that an entry names."""
    found: set[str] = set()

    class Visitor:
        def visit(self, node: object) -> None:
            if isinstance(node, ftl.VariableReference):
                found.add(node.id.name)
            for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ftl.BaseNode) and not isinstance(child, ftl.Span):
                        self.visit(child)

    Visitor().visit(entry)
    return found


def without_sexes(entry: ftl.Message | ftl.Term) -> set[str]:
    """The values that the code gives; the sex of a player is found where a language asks for it."""
    return {name for name in variables(entry) if not name.endswith("_sex")}


class Test_languages:
    def test_english_and_french_have_the_same_names(self) -> None:
        assert set(parsed("en")) == set(parsed("fr"))

    @pytest.mark.parametrize("part", DUTCH)
    def test_dutch_has_what_players_and_an_ordinary_evening_show(self, part: str) -> None:
        """A sentence that is new may wait for its Dutch; a part of the program may not."""
        wanted = [name for name in parsed("en") if name.startswith(f"{part}-")]
        missing = [name for name in wanted if name not in parsed("nl")]
        assert wanted
        assert len(missing) <= max(3, len(wanted) // 10), missing

    @pytest.mark.parametrize("language", [name for name in words.languages() if name != "en"])
    def test_the_same_values_in_every_language(self, language: str) -> None:
        english = parsed("en")
        for name, entry in parsed(language).items():
            assert name in english, name
            assert without_sexes(entry) == without_sexes(english[name]), name

    @pytest.mark.parametrize("language", words.languages())
    def test_every_entry_is_found(self, language: str) -> None:
        assert set(entries(language)) == set(parsed(language))

    def test_a_value_that_is_not_given(self) -> None:
        for name in ("quoted", "rounds-n"):
            with pytest.raises(ValueError, match=name):
                say(name)

    def test_french_is_french(self) -> None:
        for name, source in entries("fr").items():
            text = re.sub(r"\{[^}]*\}", "", source.partition("=")[2])
            assert not {"the", "not", "there", "must"} & set(text.split()), name
            assert not re.search(r"[^ \u00a0\u202f]; ", text), name

    def test_no_french_line_begins_with_a_colon(self) -> None:
        for name, source in entries("fr").items():
            text = words.tied(source, "fr")
            assert not re.search(r' (?:"\s*\})?[:;?!»]|« ', text), name
            assert not re.search(r"[^\s\u00a0{}][;?»](?:\s|$)|«[^\s\u00a0]", text), name
        assert say("correction-draft", "fr", round=3) == "Le brouillon de la ronde 3 sera à refaire."
        assert say("page-undo_what", "fr") == "Ceci sera annulé\xa0:"
        assert say("page-undo_what", "en") == "This will be undone:"


class Test_words_of_a_game:
    """A file of what a game calls otherwise: here the French of draughts."""

    VARIANT = "fr-x-draughts"

    def test_it_is_no_language_to_choose(self) -> None:
        assert self.VARIANT not in words.languages()
        assert words.of_game("fr", "draughts") == words.of_game(self.VARIANT, "draughts") == self.VARIANT
        assert words.of_game("en", "draughts") == "en"
        assert words.of_game(self.VARIANT, "chess") == words.spoken(self.VARIANT) == "fr"

    def test_its_entries_are_those_of_the_language_and_differ(self) -> None:
        french = parsed("fr")
        for name, entry in parsed(self.VARIANT).items():
            assert variables(entry) == variables(french[name]), name
            assert entries(self.VARIANT)[name] != entries("fr")[name], name

    def test_nothing_speaks_of_chess(self) -> None:
        left = {
            name for name, text in entries(self.VARIANT).items() if re.search(r"échiquier|éch\.", text, re.I)
        }
        assert {name.partition("-")[0] for name in left} <= {"help", "examples", "command"}

    def test_the_rest_is_said_as_in_the_language(self) -> None:
        assert say("heading-board", self.VARIANT) == "Dam."
        assert say("heading-result", self.VARIANT) == say("heading-result", "fr")
        assert points(25, self.VARIANT) == "2,5"
        assert enumeration(["a", "b"], self.VARIANT) == "a et b"


class Test_words_of_teams:
    """Where teams are paired nobody speaks of players."""

    def test_it_goes_with_every_game(self) -> None:
        assert words.of_teams("en") == words.of_teams("en-x-teams") == "en-x-teams"
        assert words.of_teams("nl") == "nl"
        both = words.of_teams("fr-x-draughts")
        assert both == words.of_game("fr-x-teams", "draughts") == "fr-x-draughts-teams"
        assert words.of_game(both, "chess") == "fr-x-teams"
        assert words.spoken(both) == "fr"
        assert say("heading-board", both) == "Dam."
        added = say("cause-added", both, n=1, boards="2-9")
        assert added.endswith("appariées sans les équipes de 2-9, rencontre ajoutée à la main")

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_its_entries_are_those_of_the_language_and_differ(self, language: str) -> None:
        plain = parsed(language)
        for name, entry in parsed(f"{language}-x-teams").items():
            assert variables(entry) == variables(plain[name]), name
            assert entries(f"{language}-x-teams")[name] != entries(language)[name], name

    @pytest.mark.parametrize(
        ("language", "players"),
        [
            ("en", r"\bplayers?\b|\bsomebody\b"),
            ("fr", r"\bjoueu|\bpersonnes\b|\b(une|la|cette) personne\b|quelqu'un"),
        ],
    )
    def test_no_explanation_speaks_of_players(self, language: str, players: str) -> None:
        texts = (*(key.partition("-")[0] for key in KEYS), "accelerations", "impossible", "many")
        said = ("why", "you", "one", "published", "check", "cause", "term")
        left = set()
        for name, text in entries(f"{language}-x-teams").items():
            about = name.partition("-")[0]
            if about in (*texts, *said) and about not in ("swiss", "double"):  # these say whom they pair
                plain = re.sub(r"\$\w+|\[[\w-]+\]", "", text.partition("=")[2])
                left |= {name} if re.search(players, plain, re.I) else set()
        assert left <= {"check-player"}


@cache
def all_calls() -> list[tuple[str, str, ast.Call]]:
    """Every call in the code: the last name of what is called, where it stands, and the call."""
    return [
        (ast.unparse(node.func).split(".")[-1], f"{path.relative_to(ROOT).as_posix()}:{node.lineno}", node)
        for path in sorted(ROOT.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    return ((place, call) for name, place, call in all_calls() if name in names)


class Test_names_in_the_code:
    def test_errors_have_a_sentence_and_its_values(self) -> None:
        english, seen = parsed("en"), 0
        for place, call in calls(*ERRORS):
            if not (call.args and isinstance(call.args[0], ast.Constant)):
                continue
            name = call.args[0].value
            assert name in english, place
            given = {k.arg for k in call.keywords} - {"line", "column", "players", "article"}
            if None not in given:
                assert variables(english[name]) == given, f"{place}: {name}"
            seen += 1
        assert seen > 100

    def test_refusals_have_a_sentence_and_its_values(self) -> None:
        english, seen = parsed("en"), 0
        for place, call in calls("refuse", "conflict"):
            if isinstance(call.args[0], ast.Constant):
                name = f"refusal-{call.args[0].value}"  # type: ignore[str-bytes-safe]
                assert name in english, place
                given = {k.arg for k in call.keywords}
                assert None in given or variables(english[name]) == given, f"{place}: {name}"
                seen += 1
        assert seen > 50

    def test_messages_exist(self) -> None:
        for place, call in calls("Message", "of"):
            name = call.args[0] if call.args else None
            if isinstance(name, ast.Constant) and isinstance(name.value, str) and "-" in name.value:
                assert name.value in entries("en"), place


def shown_text(node: ast.expr) -> str:
    """The letters of a string, without what fills it."""
    if isinstance(node, ast.JoinedStr):
        return "".join(shown_text(part) for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def is_pair_of_prose(node: ast.AST) -> bool:
    """Two texts of several words side by side: English and French."""
    if not isinstance(node, ast.Tuple | ast.List) or len(node.elts) != 2:
        return False
    texts = [shown_text(element) for element in node.elts]
    return all(re.search(r"[a-zé]{2,} +[a-zé']{2,}", text) for text in texts) and "(?P<" not in texts[1]


def is_by_language(node: ast.AST) -> bool:
    """A choice between languages outside the catalogue."""
    if isinstance(node, ast.Dict):
        keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
        return bool(keys & {"en", "fr"})
    if isinstance(node, ast.Attribute):
        return node.attr in ("en", "fr", "french")
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target) in ("fr", "french")
    return isinstance(node, ast.Constant) and node.value in ("fr", "nl")


class Test_one_catalogue:
    """What people read stands in the catalogue and nowhere else."""

    def test_the_old_shapes_are_gone(self) -> None:
        found = [
            f"{path.relative_to(ROOT).as_posix()}:{getattr(node, 'lineno', 0)}"
            for path in sorted(ROOT.rglob("*.py"))
            if path.parent.name != "words"
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if is_pair_of_prose(node) or is_by_language(node)
        ]
        assert not found

    def test_templates_do_not_choose_by_language(self) -> None:
        for path in sorted((ROOT / "web" / "templates").rglob("*.html")):
            assert not re.search(r"lang\w* *[!=]= *['\"]", path.read_text(encoding="utf-8")), path.name

    @pytest.mark.parametrize(
        "source",
        [
            '("the first word", "le premier mot")',
            '(f"round {n} of it", f"la ronde {n}")',
            '{"en": "x", "fr": "y"}',
            'say(language == "fr")',
            "line.fr",
        ],
    )
    def test_what_is_forbidden(self, source: str) -> None:
        assert any(is_pair_of_prose(node) or is_by_language(node) for node in ast.walk(ast.parse(source)))

    def test_every_entry_is_used(self) -> None:
        texts = text_keys()
        code = "".join(
            path.read_text(encoding="utf-8")
            for path in ROOT.rglob("*")
            if path.suffix in (".py", ".html", ".js")
        )
        strings = set(re.findall(r"[\"']([\w.-]+)[\"']", code))
        unused = [
            name
            for name in entries("en")
            if name not in strings
            and name.removeprefix("refusal-") not in strings
            and name.removeprefix("page-") not in strings
            and not any(name.startswith(f"{key}-") for key in texts)
            and not re.match(BY_KIND, name)
        ]
        assert not unused


#: entries whose names are put together: a prefix and a value of the code
BY_KIND = (
    r"(colour|command|overview|sample|general|examples|help|system|errno|tiebreak|heading|invalid|draughts-card|refusal-nothing-to|term)-"
    r"|why-(loss|taken)-"
    r"|study-(part|measure|about|unit|axis|label)-"
    r"|page-(rating_kind|option|template|next|result|table|paper|role|check_in|away|http|needs|waits)_"
    r"|page-(hall_size|asks|answer|step|mark|preset|acceleration|tiebreaks|sharing|categories|apart|filter)_"
    r"|(since|you|many|bracket|check-page|check-verdict|verify)-"
)


class Test_values:
    def test_points_are_written_as_people_write_them(self) -> None:
        assert [points(x) for x in (0, 5, 10, 25, -5)] == ["0", "0.5", "1", "2.5", "-0.5"]
        assert points(25, "fr") == "2,5"

    def test_enumeration(self) -> None:
        assert enumeration(["a", "b", "c"]) == "a, b and c"
        assert enumeration(["a", "b"], "fr") == "a et b"
        assert enumeration(["a"]) == "a"
        assert enumeration([]) == "–"

    def test_names_with_commas_can_be_told_apart(self) -> None:
        people = {1: "Moreau, Alice", 2: "Okafor, Chidi", 3: "Rossi"}
        three = ["Moreau, Alice", "Okafor, Chidi", "Rossi"]
        assert enumeration(three) == "Moreau, Alice; Okafor, Chidi and Rossi"
        assert enumeration(three, "fr") == "Moreau, Alice\N{NO-BREAK SPACE}; Okafor, Chidi et Rossi"
        assert enumeration(three[:2]) == "Moreau, Alice and Okafor, Chidi"
        assert listed(three) == "Moreau, Alice; Okafor, Chidi; Rossi"
        assert listed(three, "fr") == "\N{NO-BREAK SPACE}; ".join(three)
        assert listed(["a", "b"]) == "a, b"
        said = say("burstein-1998-bye_kept_many", "en", people, others=(1, 2, 3), more=4)
        assert said.endswith(": 1 Moreau, Alice; 2 Okafor, Chidi; 3 Rossi and 4 more.")

    def test_a_sentence_with_names_points_and_colours(self, monkeypatch: pytest.MonkeyPatch) -> None:
        there = {"test-x": "test-x = { $a } { $n } { $c } ({ $all }) { $l } { $f } { $q } { $m } { $y }"}
        for language in ("en", "fr"):
            monkeypatch.setitem(entries(language), "test-x", there["test-x"])
        message = Message.of(
            "test-x",
            a=Who(3),
            n=Points(25),
            c=Colour.WHITE,
            all=(1, 2),
            l=Letters("4 W!, 5 b"),
            f=Figure("2000.25"),
            q=Quoted("x"),
            m=Message("letter-white"),
            y=2026,
        )
        assert message.say() == "3 2.5 White (1 and 2) 4 W!, 5 b 2000.25 'x' W 2026"
        french = "3 Ana 2,5 les Blancs (1 et 2) 4 B!, 5 n 2000,25 «\xa0x\xa0» B 2026"
        assert message.say("fr", {3: "Ana"}) == french

    def test_a_sentence_agrees_with_the_sex_of_a_player(self) -> None:
        def met(sex: str) -> str:
            values = {"a": Who(1), "b": Who(2), "points": Points(20), "target": Points(10)}
            return say("fmjd-1986-down", "fr", {1: "Ana", 2: Named("Bo", sex)}, **values)

        start = "1 Ana quitte le groupe au score de 2, dont c'est la dernière place, et rencontre 2 Bo, "
        end = " du groupe suivant, au score de 1."
        assert met("w") == f"{start}la meilleure adversaire possible{end}"
        assert met("m") == f"{start}le meilleur adversaire possible{end}"
        assert met("") == f"{start}à la meilleure place parmi les adversaires possibles{end}"

    @pytest.mark.parametrize("language", words.languages())
    def test_a_choice_by_sex_has_neutral_words_by_default(self, language: str) -> None:
        for name, source in entries(language).items():
            for choice in re.findall(r"\$\w+_sex *->(.*?)\n *\}", source, re.S):
                assert re.findall(r"\n *(\*?)\[(\w+)\]", choice) == [("", "w"), ("", "m"), ("*", "other")], (
                    name
                )

    def test_a_name_that_is_not_there(self) -> None:
        with pytest.raises(KeyError):
            say("no-such-name", "fr")


def test_nobody_is_he() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted(ROOT.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\b(he|his|him|himself)\b", line, re.I)
    ]
    assert not found

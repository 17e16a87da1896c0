"""Every sentence that tells somebody what is wrong exists in English and in French."""

from __future__ import annotations

import ast
import errno
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import ronde
from ronde.cli import main
from ronde.errors import BadInput, Conflict, FileTrouble, NoPairing, Refused, RondeError
from ronde.systems.impossible import no_pairing

ROOT = Path(ronde.__file__).parent
KINDS = {kind.__name__ for kind in (RondeError, BadInput, Conflict, FileTrouble, NoPairing, Refused)}
#: the one room whose errors have their sentences in a table (tests/desk/test_setup.py looks at it)
TABLE = "desk/service/words.py"

Run = pytest.CaptureFixture[str]


def made() -> Iterator[tuple[str, ast.Call]]:
    """Every place where an error is made, and the call that makes it."""
    for path in sorted(ROOT.rglob("*.py")):
        kinds = KINDS | {"cls"} if path.stem == "errors" else KINDS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                yield f"{path.relative_to(ROOT).as_posix()}:{node.lineno}", node


def fields(sentence: ast.expr) -> list[str]:
    """The values that a sentence names."""
    assert isinstance(sentence, ast.JoinedStr | ast.Constant), "a sentence is written out where it is raised"
    parts = sentence.values if isinstance(sentence, ast.JoinedStr) else []
    return sorted(ast.unparse(part.value) for part in parts if isinstance(part, ast.FormattedValue))


def text(sentence: ast.expr) -> str:
    """A sentence without its values."""
    parts = sentence.values if isinstance(sentence, ast.JoinedStr) else [sentence]
    return "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))


class Test_every_error_in_the_source:
    def test_both_sentences_name_the_same_values(self) -> None:
        seen = 0
        for place, call in made():
            if place.startswith(TABLE):
                continue
            english, french = call.args[:2]
            # of a pair of words the English sentence takes the first, the French one the second
            wanted = [[name, name.removesuffix("[0]") + "[1]"] for name in fields(english)]
            found = fields(french)
            assert len(found) == len(wanted), place
            assert all(name in pair for name, pair in zip(found, wanted, strict=True)), place
            seen += 1
        assert seen > 100

    def test_the_french_sentence_is_french(self) -> None:
        for place, call in made():
            if not place.startswith(TABLE):
                english, french = map(text, call.args[:2])
                assert english != french or not english.strip(" :{}"), place
                assert not {"the", "not", "there", "must"} & set(french.split()), place
                assert not any(french[n - 1] != " " for n, sign in enumerate(french) if sign == ";"), place


class Test_an_error:
    def test_says_where_in_its_language(self) -> None:
        error = BadInput("unknown result", "résultat inconnu", 14, 3)
        assert str(error) == error.say("en") == "line 14, column 3: unknown result"
        assert error.say("fr") == "ligne 14, colonne 3 : résultat inconnu"
        assert BadInput("empty", "vide", 1).say("fr") == "ligne 1 : vide"

    @pytest.mark.parametrize(
        "error",
        [
            BadInput("a", "b", 3, 4),
            NoPairing("a", "b", (1, 2)),
            Conflict("a", "b", "C"),
            FileTrouble("a", "b"),
        ],
    )
    def test_comes_whole_out_of_another_process(self, error: RondeError) -> None:
        other = pickle.loads(pickle.dumps(error))
        assert (type(other), other.say("fr"), vars(other)) == (type(error), error.say("fr"), vars(error))

    def test_of_a_file(self) -> None:
        trouble = FileTrouble.unreadable("a.trf", OSError(errno.EACCES, "Permission denied"))
        assert str(trouble) == "a.trf cannot be read: Permission denied"
        assert trouble.say("fr") == "a.trf ne peut être lu : permission refusée"
        rare = FileTrouble.unwritable("a.trf", OSError(errno.EMLINK, "Too many links"))
        assert rare.say("fr") == "a.trf ne peut être écrit : Too many links"


class Test_no_pairing_in_french:
    @staticmethod
    def reason(edges: str, count: int, bye: int = 0) -> str:
        graph = [0] * count
        for pair in edges.split():
            a, b = (int(number) - 1 for number in pair.split("-"))
            graph[a] |= 1 << b
            graph[b] |= 1 << a
        said = no_pairing(range(1, count + 1), graph, bye).say("fr")
        return said.removeprefix("aucun appariement régulier n'existe : ")

    def test_who_makes_it_impossible(self) -> None:
        assert self.reason("2-3 3-4 2-4", 4) == "pour le joueur 1 il ne reste aucun adversaire permis"
        assert self.reason("1-4 2-4 3-4", 4) == "pour les joueurs 1, 2 et 3 il n'y a que le joueur 4"
        assert (
            self.reason("1-2 2-3 1-3", 3) == "ils sont en nombre impair, et aucun d'eux ne peut être exempt"
        )
        assert self.reason("3-4 4-5 3-5", 5, 3) == "pour les joueurs 1 et 2 il n'y a que l'exemption"
        few = "pour les joueurs 1, 2, 3 et 5 il n'y a que le joueur 4 ou l'exemption"
        assert self.reason("1-4 2-4 3-4 5-4", 5, 3) == few
        circle = "les joueurs 1, 2 et 3 ne peuvent que se rencontrer entre eux, et ils sont en nombre impair"
        assert self.reason("1-2 2-3 1-3 4-5 5-6 4-6", 6) == circle

    def test_groups(self) -> None:
        edges = "1-2 2-3 1-3 4-5 5-6 4-6 7-8 8-9 7-9 1-10 4-10 7-10"
        groups = (
            "les groupes (1 2 3), (4 5 6) et (7 8 9) sont impairs, et pour les joueurs de trop il n'y a que "
        )
        assert self.reason(edges, 10) == groups + "le joueur 10"


class Test_the_command_line_in_french:
    PLAYER = "001 {0:>4}      Player{0:<27}                                  0.0    1"

    @pytest.fixture
    def met(self, tmp_path: Path) -> Path:
        """Two players who have met."""
        file = tmp_path / "met.trf"
        file.write_text(f"{self.PLAYER.format(1)}     2 w 1\n{self.PLAYER.format(2)}     1 b 0\n")
        return file

    def test_a_broken_file(self, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "broken.trf"
        file.write_text(self.PLAYER.format(1) + "     2 w 7\n")
        assert main(["pair", str(file), "--lang", "fr"]) == 3
        said = "ronde: ligne 1, colonne 99 : résultat inconnu '7' à la ronde 1\n"
        assert capsys.readouterr().err == said

    def test_no_legal_pairing(self, met: Path, capsys: Run) -> None:
        assert main(["pair", str(met), "--system", "dubov-1997", "--lang", "fr"]) == 1
        assert capsys.readouterr().err.startswith("ronde: aucun appariement régulier n'existe : ")

    def test_no_file(self, tmp_path: Path, capsys: Run) -> None:
        assert main(["standings", str(tmp_path / "none.trf"), "--lang", "fr"]) == 5
        assert capsys.readouterr().err.endswith("none.trf ne peut être lu : fichier ou dossier introuvable\n")

    def test_the_environment_speaks_where_no_language_is_asked_for(
        self, met: Path, capsys: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("LC_MESSAGES", raising=False)
        monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
        assert main(["dance"]) == 3
        assert main(["generate", "--players", "0", "--rounds", "3", "--seed", "1"]) == 3
        assert main(["why", str(met), "1", "1", "--system", "lim"]) == 3
        assert main(["why", str(met), "1", "1", "--system", "lim", "--lang", "en"]) == 3
        assert capsys.readouterr().err.splitlines() == [
            "ronde: il n'y a pas de commande 'dance' ; `ronde --help` les énumère",
            "ronde: un tournoi compte au moins un joueur et une ronde",
            "ronde: le joueur 1 ne peut se rencontrer lui-même",
            "ronde: player 1 cannot meet himself",
        ]

    def test_what_a_check_finds(self, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "twice.trf"
        first, second = ("     2 w 1     2 b 0", "     1 b 0     1 w 1")
        file.write_text(f"{self.PLAYER.format(1)}{first}\n{self.PLAYER.format(2)}{second}\n")
        assert main(["check", str(file), "--system", "lim", "--lang", "fr"]) == 4
        assert capsys.readouterr().out.splitlines() == [
            f"{file}: lim, 2 rondes",
            "  ronde 1 : identique",
            "  ronde 2 : DIFFÉRENTE",
            "    ronde 2 : aucun appariement régulier n'existe : pour les joueurs 1 et 2 il ne reste aucun "
            "adversaire permis",
            "  joueur 1 : le fichier dit 0 points, les résultats donnent 1",
            "  joueur 2 : le fichier dit 0 points, les résultats donnent 1",
            "  les joueurs 1 et 2 se rencontrent à la ronde 2 et à la ronde 1",
            "  différences trouvées",
        ]

    def test_many_files(self, met: Path, tmp_path: Path, capsys: Run) -> None:
        empty = tmp_path / "empty.trf"
        empty.touch()
        assert main(["check", str(empty), str(empty), "--lang", "fr"]) == 3
        assert capsys.readouterr().out == f"{empty}: ligne 1 : le fichier est vide\n" * 2

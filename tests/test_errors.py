"""Every sentence that tells somebody what is wrong exists in English and in French."""

from __future__ import annotations

import errno
import pickle
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.errors import BadInput, Conflict, FileTrouble, NoPairing, RondeError
from ronde.systems.impossible import no_pairing
from ronde.words import Message

Run = pytest.CaptureFixture[str]


class Test_an_error:
    def test_says_where_in_its_language(self) -> None:
        error = BadInput("error-file-empty", 14, 3)
        assert str(error) == error.say("en") == "line 14, column 3: the file is empty"
        assert error.say("fr") == "ligne 14, colonne 3\xa0: le fichier est vide"
        assert BadInput("error-file-empty", 1).say("fr") == "ligne 1\xa0: le fichier est vide"

    @pytest.mark.parametrize(
        "error",
        [
            BadInput("error-file-empty", 3, 4),
            NoPairing("error-no-legal-pairing-exists", (1, 2), why=Message("impossible-no-bye")),
            Conflict("refusal-no-tournament", "C", key="open"),
            FileTrouble("error-the-database"),
        ],
    )
    def test_comes_whole_out_of_another_process(self, error: RondeError) -> None:
        other = pickle.loads(pickle.dumps(error))
        assert (type(other), other.say("fr"), vars(other)) == (type(error), error.say("fr"), vars(error))

    def test_of_a_file(self) -> None:
        trouble = FileTrouble.unreadable("a.trf", OSError(errno.EACCES, "Permission denied"))
        assert str(trouble) == "a.trf cannot be read: Permission denied"
        assert trouble.say("fr") == "a.trf ne peut être lu\xa0: permission refusée"
        rare = FileTrouble.unwritable("a.trf", OSError(errno.EMLINK, "Too many links"))
        assert rare.say("fr") == "a.trf ne peut être écrit\xa0: Too many links"


class Test_no_pairing_in_french:
    @staticmethod
    def reason(edges: str, count: int, bye: int = 0) -> str:
        graph = [0] * count
        for pair in edges.split():
            a, b = (int(number) - 1 for number in pair.split("-"))
            graph[a] |= 1 << b
            graph[b] |= 1 << a
        said = no_pairing(range(1, count + 1), graph, bye).say("fr")
        return said.removeprefix("aucun appariement régulier n'existe\xa0: ")

    def test_who_makes_it_impossible(self) -> None:
        assert self.reason("2-3 3-4 2-4", 4) == "il ne reste aucun adversaire possible pour le n°\xa01"
        assert self.reason("1-4 2-4 3-4", 4) == "les numéros 1, 2 et 3 ne peuvent rencontrer que le n°\xa04"
        nobody = self.reason("1-2 2-3 1-3", 3)
        assert "personne ne peut avoir l'exemption" in nobody
        assert nobody.endswith("ronde draft --bye ID --reason TEXTE)")
        assert self.reason("3-4 4-5 3-5", 5, 3) == "il ne reste que l'exemption pour les numéros 1 et 2"
        few = "les numéros 1, 2, 3 et 5 ne peuvent rencontrer que le n°\xa04 ou avoir l'exemption"
        assert self.reason("1-4 2-4 3-4 5-4", 5, 3) == few
        circle = "les numéros 1, 2 et 3 ne peuvent que se rencontrer, et leur nombre est impair"
        assert self.reason("1-2 2-3 1-3 4-5 5-6 4-6", 6) == circle

    def test_groups(self) -> None:
        edges = "1-2 2-3 1-3 4-5 5-6 4-6 7-8 8-9 7-9 1-10 4-10 7-10"
        groups = (
            "il reste une personne de trop dans chacun des groupes (1 2 3), (4 5 6) et (7 8 9), "
            "et il n'y a que le n°\xa010 pour les rencontrer"
        )
        assert self.reason(edges, 10) == groups


class Test_the_command_line_in_french:
    PLAYER = "001 {0:>4}      Player{0:<27}                                  0.0    1"

    @pytest.fixture
    def met(self, tmp_path: Path) -> Path:
        """Two players who have met."""
        file = tmp_path / "met.trf"
        winner, loser = self.PLAYER.format(1).replace("0.0", "1.0"), self.PLAYER.format(2)
        file.write_text(f"{winner}     2 w 1\n{loser}     1 b 0\n")
        return file

    def test_a_broken_file(self, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "broken.trf"
        file.write_text(self.PLAYER.format(1) + "     2 w 7\n")
        assert main(["pair", str(file), "--lang", "fr"]) == 3
        said = "ronde: ligne 1, colonne 99\xa0: résultat inconnu «\xa07\xa0» à la ronde 1\n"
        assert capsys.readouterr().err == said

    def test_no_legal_pairing(self, met: Path, capsys: Run) -> None:
        assert main(["pair", str(met), "--system", "dubov-1997", "--lang", "fr"]) == 1
        assert capsys.readouterr().err.startswith("ronde: aucun appariement régulier n'existe\xa0: ")

    def test_no_file(self, tmp_path: Path, capsys: Run) -> None:
        assert main(["standings", str(tmp_path / "none.trf"), "--lang", "fr"]) == 5
        assert capsys.readouterr().err.endswith(
            "none.trf ne peut être lu\xa0: fichier ou dossier introuvable\n"
        )

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
            "ronde: commande «\xa0dance\xa0» inconnue\xa0; `ronde --help` donne la liste",
            "ronde: un tournoi compte au moins un joueur et une ronde",
            "ronde: le n°\xa01 ne peut être apparié avec lui-même",
            "ronde: player 1 cannot be paired with player 1",
        ]

    def test_what_a_check_finds(self, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "twice.trf"
        first, second = ("     2 w 1     2 b 0", "     1 b 0     1 w 1")
        file.write_text(f"{self.PLAYER.format(1)}{first}\n{self.PLAYER.format(2)}{second}\n")
        assert main(["check", str(file), "--system", "lim", "--lang", "fr"]) == 4
        assert capsys.readouterr().out.splitlines() == [
            f"{file}\xa0: lim, 2 rondes",
            "  ronde 2\xa0: aucun appariement régulier n'existe\xa0: il ne reste aucun adversaire possible "
            "pour les numéros 1 et 2",
            "  n°\xa01\xa0: le fichier donne un score de 0, les résultats 1",
            "  n°\xa02\xa0: le fichier donne un score de 0, les résultats 1",
            "  les numéros 1 et 2 se rencontrent à la ronde 2 et à la ronde 1",
            "  4 différences trouvées",
            "1 tournoi\xa0: 0 sans différence, 1 avec différences, 0 non vérifié, 0 illisible",
        ]

    def test_many_files(self, met: Path, tmp_path: Path, capsys: Run) -> None:
        empty = tmp_path / "empty.trf"
        empty.touch()
        assert main(["check", str(empty), str(empty), "--lang", "fr"]) == 3
        *lines, summary = capsys.readouterr().out.splitlines()
        assert lines == [f"{empty}\xa0: ligne 1\xa0: le fichier est vide"] * 2
        assert "2 illisibles" in summary

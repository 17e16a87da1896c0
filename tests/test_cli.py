"""The command line: exit codes, sentences, standard input, files written completely or not at all."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.cli.verbs import VERBS, command
from ronde.formats import javafo, trf
from ronde.formats.trf.teams import teams_of
from ronde.generating import Plan, generate
from ronde.model import ABSENT, Player, Settings, Tournament
from ronde.pairing import pair, with_choice
from ronde.systems import KEYS
from ronde.words import entries

Run = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An event of 20 players after four of seven rounds."""
    tournament = generate(Plan(20, 5, seed=7, system="elo-swiss", forfeit_rate=0.05)).before(5)
    tournament = Tournament(tournament.players, Settings(system="elo-swiss", rounds=7))
    file = tmp_path_factory.mktemp("event") / "event.trf"
    file.write_text(trf.write(tournament), encoding="utf-8")
    return file


def run(*words: str | int | Path) -> int:
    return main([str(word) for word in words])


class Test_pair:
    def test_a_pair_list(self, event: Path, capsys: Run) -> None:
        assert run("pair", event) == 0
        pairs = javafo.read(capsys.readouterr().out)
        assert sorted(id_ for pair in pairs for id_ in pair) == list(range(1, 21))

    def test_into_a_file(self, event: Path, tmp_path: Path, capsys: Run) -> None:
        target = tmp_path / "round.txt"
        assert run("pair", event, "-o", target) == 0
        assert capsys.readouterr().out == ""
        assert len(javafo.read(target.read_text())) == 10
        assert [f.name for f in tmp_path.iterdir()] == ["round.txt"]

    def test_json_has_pairs_and_steps(self, event: Path, capsys: Run) -> None:
        assert run("pair", event, "--json") == 0
        value = json.loads(capsys.readouterr().out)
        assert len(value["pairs"]) == 10
        assert value["round"] == 5
        own = [step for step in value["steps"] if not step["claim"].startswith("general-")]
        assert all(step["article"].startswith("elo-swiss ") and step["text"] for step in own)
        assert own[0]["claim"].startswith("elo-swiss-")

    def test_json_into_a_file(self, event: Path, tmp_path: Path, capsys: Run) -> None:
        assert run("pair", event, "--json", "-o", tmp_path / "round.json") == 0
        assert capsys.readouterr().out == ""
        assert len(json.loads((tmp_path / "round.json").read_text())["pairs"]) == 10

    def test_standard_input(self, event: Path, capsys: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        stream = io.TextIOWrapper(io.BytesIO(event.read_bytes()))
        monkeypatch.setattr(sys, "stdin", stream)
        assert run("pair", "-") == 0
        assert capsys.readouterr().out.startswith("10\n")

    def test_one_player_alone_gets_the_bye(self, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "one.trf"
        file.write_text(trf.write(Tournament((Player(5, "Alone"),))))
        for key in KEYS:
            assert run("pair", file, "--system", key) == 0
            assert capsys.readouterr().out == "1\n5 0\n"


class Test_bad_input:
    @pytest.mark.parametrize(
        ("content", "sentence"),
        [
            (b"", "the file is empty"),
            (b"\x7fELF\x00\x01", "not a text file"),
            (b"012 nobody\n", "no player"),
            (b"001    1\n", "ends before the name"),
        ],
    )
    def test_files(self, tmp_path: Path, capsys: Run, content: bytes, sentence: str) -> None:
        file = tmp_path / "bad.trf"
        file.write_bytes(content)
        assert run("pair", file, "--system", "elo-swiss") == 3
        error = capsys.readouterr().err
        assert sentence in error
        assert re.match(r"ronde: line \d", error)
        assert "Traceback" not in error

    def test_everybody_absent(self, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "absent.trf"
        file.write_text(
            trf.write(Tournament((Player(1, "A", cells=(ABSENT,)), Player(2, "B", cells=(ABSENT,)))))
        )
        assert run("pair", file, "--system", "elo-swiss") == 3
        assert "nobody is there for round 1" in capsys.readouterr().err

    def test_no_system(self, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "nosystem.trf"
        file.write_text(trf.write(Tournament((Player(1, "A"), Player(2, "B")))))
        assert run("pair", file) == 0
        assert "names no pairing system; paired by dutch-2026, the newest" in capsys.readouterr().err
        file.write_text("042 2012/09/01\n" + file.read_text())
        assert run("pair", file) == 0
        assert "paired by dutch-2012, the edition in force on 2012-09-01" in capsys.readouterr().err
        file.write_text("092 Round-robin\n" + file.read_text())
        assert run("pair", file) == 3
        assert "no pairing system given" in capsys.readouterr().err
        file.write_text("192 FIDE_DUTCH_2025\n" + file.read_text())
        assert run("pair", file, "--lang", "en") == 3
        assert "(FIDE_DUTCH_2025)" in capsys.readouterr().err
        assert run("pair", file, "--system", "chaos") == 3
        assert "there is no system chaos" in capsys.readouterr().err

    def test_results_missing(self, tmp_path: Path, capsys: Run) -> None:
        head = "001 {0:>4}      Player{0:<27}                                  0.0    1"
        file = tmp_path / "pending.trf"
        file.write_text(head.format(1) + "     2 w  \n" + head.format(2) + "     1 b  \n")
        assert run("pair", file, "--system", "elo-swiss") == 3
        assert "round 1 has no result yet for players 1, 2" in capsys.readouterr().err

    def test_no_round_left(self, event: Path, tmp_path: Path, capsys: Run) -> None:
        file = tmp_path / "over.trf"
        file.write_text(event.read_text().replace("XXR 7", "XXR 4"))
        assert run("pair", file) == 3
        assert "all 4 rounds have been paired" in capsys.readouterr().err

    def test_files_that_cannot_be_read_or_written(self, event: Path, tmp_path: Path, capsys: Run) -> None:
        assert run("pair", tmp_path / "missing.trf") == 5
        assert "cannot be read" in capsys.readouterr().err
        assert run("pair", event, "-o", tmp_path / "no" / "folder.txt") == 5
        assert "cannot be written" in capsys.readouterr().err

    def test_wrong_words(self, capsys: Run) -> None:
        assert run("dance") == 3
        assert "unknown command 'dance'" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("words", "english", "french"),
        [
            ("pair", "missing arguments: FILE", "arguments manquants\xa0: FILE"),
            ("pair x --dance=3", "unknown arguments: --dance=3", "arguments inconnus\xa0: --dance=3"),
            ("explain x --round", "--round: a value is needed", "--round\xa0: il faut une valeur"),
            (
                "explain x --round 1st",
                "--round: '1st' is not a whole",
                "--round\xa0: «\xa01st\xa0» n'est pas un nombre",
            ),
            ("check x y --jobs 0", "--jobs: '0' is not a whole", "«\xa00\xa0» n'est pas un nombre entier"),
            ("result x 1=1 --round 0", "number greater than 0", "nombre entier supérieur à 0"),
            ("player x edit 7 --birth 31/02/2001", "--birth: '31/02/2001' is not", "n'est pas compris"),
            ("player x edit 7 --fide-id 12O4", "--fide-id: '12O4' is not", "n'est pas compris"),
            ("draft x --swap 3", "--swap: 2 values are needed", "--swap\xa0: il faut 2 valeurs"),
            (
                "list x --order age",
                "'age' is not one of number, rating",
                "«\xa0age\xa0» n'est pas l'un des choix",
            ),
            ("teams x --fold --write", "together with --fold", "incompatible avec --fold"),
            ("pair x --json=3", "--json: takes no value ('3')", "--json\xa0: n'admet pas de valeur"),
            ("generate --players 2 --l 3", "--l could mean --l", "--l peut signifier --l"),
        ],
    )
    def test_wrong_arguments(self, words: str, english: str, french: str, capsys: Run) -> None:
        verb, *rest = words.split()
        for language, sentence in (("en", english), ("fr", french)):
            assert run(verb, "--lang", language, *rest) == 3
            error = capsys.readouterr().err
            assert sentence in error
            assert f"`ronde {verb} --help`" in error

    def test_no_legal_pairing(self, tmp_path: Path, capsys: Run) -> None:
        """Two players who have met."""
        head = "001 {0:>4}      Player{0:<27}                                  0.0    1"
        file = tmp_path / "met.trf"
        file.write_text(head.format(1) + "     2 w 1\n" + head.format(2) + "     1 b 0\n")
        for key in KEYS:
            if key == "double-swiss-2026":
                continue  # its matches have two games
            assert run("pair", file, "--system", key) == 1
            error = capsys.readouterr().err
            assert "1" in error
            assert "2" in error


class Test_explain:
    def test_a_player_in_both_languages(self, event: Path, capsys: Run) -> None:
        for language, words in (("en", "meets"), ("fr", "rencontre")):
            assert run("explain", event, "--player", "3", "--lang", language) == 0
            text = capsys.readouterr().out
            assert words in text
            assert len(text.splitlines()) <= 20

    def test_whoever_has_the_bye_sits_at_no_board(self, capsys: Run) -> None:
        assert run("explain", Test_teams.FILE, "--teams", "--player", "7", "--lang", "en") == 0
        assert capsys.readouterr().out.startswith("Round 4\n7 Turku has the bye\n")

    def test_a_round_that_was_played(self, event: Path, capsys: Run) -> None:
        assert run("explain", event, "--round", "2", "--lang", "en") == 0
        assert capsys.readouterr().out.startswith("Round 2\n")
        assert run("explain", event, "--round", "9") == 3

    def test_a_player_for_other_programs(self, event: Path, capsys: Run) -> None:
        assert run("explain", event, "--player", "3", "--json") == 0
        value = json.loads(capsys.readouterr().out)
        assert [3 in pair.values() for pair in value["pairs"]] == [True]
        assert all(3 in step["players"] for step in value["steps"])

    def test_of_a_finished_event_the_last_round(self, event: Path, tmp_path: Path, capsys: Run) -> None:
        finished = tmp_path / "finished.trf"
        finished.write_text(event.read_text().replace("XXR 7", "XXR 4"))
        assert run("explain", finished, "--lang", "en") == 0
        assert capsys.readouterr().out.startswith("Round 4\n")
        assert run("pair", finished) == 3

    def test_a_round_that_was_paired_otherwise(self, event: Path, capsys: Run) -> None:
        asked = ("--round", "4", "--system", "burstein-1998", "--lang", "en")
        tournament = trf.read(event.read_bytes())
        rules = pair(with_choice(tournament.before(4), "burstein-1998", None)).pairs
        mine = next(p for p in rules if tournament.player(p.white).cell(4).opponent != p.black)
        his = tournament.player(mine.white).cell(4).opponent
        assert run("explain", event, *asked) == 0
        told = capsys.readouterr().out
        assert "Not as the rules give them:" in told
        assert "By the rules, White first: " in told
        assert f"{mine.white} Player" in told
        for opponent, sentence in ((mine.black, "though not in the file"), (his, "but not by the rules")):
            assert run("why", event, str(mine.white), str(opponent), *asked) == 0
            assert sentence in capsys.readouterr().out


class Test_check_and_generate:
    def test_what_we_generate_we_confirm(self, tmp_path: Path, capsys: Run) -> None:
        plan = ["--players", "14", "--rounds", "5", "--seed", "3", "--system", "elo-swiss"]
        rates = ["--forfeit-rate", "0.1", "--absence-rate", "0.05"]
        assert run("generate", *plan, *rates, "--count", "3", "--dir", tmp_path / "events") == 0
        files = sorted((tmp_path / "events").iterdir())
        assert [f.name for f in files] == ["3.trf", "4.trf", "5.trf"]
        assert run("check", *files) == 0
        assert capsys.readouterr().out == "3 events: 3 clean, 0 differ, 0 not checked, 0 unreadable\n"
        assert run("check", tmp_path / "events", "--verbose", "--jobs", "1") == 0
        assert capsys.readouterr().out.count("no differences") == 3

    def test_one_bad_file_among_many(self, event: Path, tmp_path: Path, capsys: Run) -> None:
        missing = tmp_path / "missing.trf"
        assert run("check", event, missing, "--lang", "en") == 5
        assert capsys.readouterr().out.count(str(missing)) == 1

    def test_the_same_seed_gives_the_same_event(self, capsys: Run) -> None:
        words = ["generate", "--players", "9", "--rounds", "4", "--seed", "11", "--system", "elo-swiss"]
        assert run(*words) == run(*words) == 0
        out = capsys.readouterr().out
        half = len(out) // 2
        assert out[:half] == out[half:]

    def test_an_event_that_ends_early_says_so(self, tmp_path: Path, capsys: Run) -> None:
        plan = ["generate", "--rounds", "5", "--seed", "1"]
        assert run(*plan, "--players", "2", "--lang", "en") == 0
        assert capsys.readouterr().err == "ronde: 1 of 5 rounds are played: round 2 cannot be paired\n"
        assert run(*plan, "--teams", "2", "--system", "swiss-team-2026", "--lang", "fr") == 0
        told = capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")
        assert told == "ronde: rondes jouées : 1 sur 5 ; la ronde 2 ne peut pas être appariée\n"
        assert run(*plan, "--players", "2", "--count", "3", "--dir", tmp_path, "--lang", "en") == 0
        said = "ronde: 3 of 3 events have fewer than 5 rounds: the next one cannot be paired\n"
        assert capsys.readouterr().err.endswith(said)
        assert run(*plan, "--players", "8", "--lang", "en") == 0
        assert capsys.readouterr().err == ""

    def test_a_wrong_point_total_is_found(self, event: Path, tmp_path: Path, capsys: Run) -> None:
        lines = event.read_text().splitlines()
        at = next(n for n, line in enumerate(lines) if line.startswith("001    5"))
        lines[at] = lines[at][:80] + " 9.5" + lines[at][84:]
        file = tmp_path / "wrong.trf"
        file.write_text("\n".join(lines))
        assert run("check", file) == 4
        assert "player 5: the file says 9.5 points" in capsys.readouterr().out

    @pytest.mark.parametrize("words", ["--players 0 --rounds 3", "--players 4 --rounds 3 --draw-rate 2",
        "--players 10000 --rounds 1", "--players 4 --rounds 1 --highest-rating 10000",
        "--players 4 --rounds 1 --dir x -o y",
        "--players 9 --rounds 2 --acceleration quart"])  # fmt: skip
    def test_impossible_plans(self, words: str, capsys: Run) -> None:
        assert run("generate", *words.split(), "--seed", "1", "--system", "elo-swiss") == 3

    @pytest.mark.parametrize("words", ["--rounds 3", "--count 2 --dir x", "--draw-rate 0.5", "--forfeits 2"])
    def test_a_model_says_the_rest_by_itself(self, event: Path, words: str, capsys: Run) -> None:
        assert run("generate", "--model", event, "--seed", "1", *words.split()) == 3
        assert "not allowed together with --model" in capsys.readouterr().err


class Test_rules:
    def test_an_article_in_both_languages(self, capsys: Run) -> None:
        assert run("rules", "fide-2012", "C.04.1.b", "--lang", "fr") == 0
        assert "une fois au plus" in capsys.readouterr().out
        assert run("rules", "fide-2012", "Z9") == 3

    def test_a_ruling_in_both_languages_with_date_and_source(self, capsys: Run) -> None:
        assert run("rules", "dutch-2012", "R13", "--lang", "fr") == 0
        head, *body, dated = capsys.readouterr().out.splitlines()
        assert head == "dutch-2012, interprétation R13 (C10)"
        assert body[0].startswith("Pour P1 et M1 donnés")
        assert dated == "(2026-10-16, notre lecture du texte)"
        assert run("rules", "dutch-2012", "13") == 0
        assert capsys.readouterr().out.startswith("dutch-2012 ruling R13 (C10)\nFor given P1 and M1")

    def test_the_list_and_a_reason_for_no_code_in_french(self, capsys: Run) -> None:
        assert run("rules", "elo-swiss", "--lang", "fr") == 0
        assert "R34          Si le nombre est impair" in capsys.readouterr().out
        assert run("rules", "elo-swiss", "C11", "--lang", "fr") == 0
        assert "(sans couleurs, aucune vérification" in capsys.readouterr().out

    def test_systems(self, capsys: Run) -> None:
        assert run("systems") == 0
        listed = capsys.readouterr().out
        assert all(key in listed for key in KEYS)
        assert run("systems", "--lang", "fr") == 0
        assert "Système néerlandais" in capsys.readouterr().out


def examples(language: str) -> list[list[str]]:
    """The examples of every help as words; what stands behind two spaces says what they do."""
    found = []
    for verb in VERBS:
        lines = command(verb, language)[0].format_help().splitlines()
        commands = [
            re.split(r"\s{2,}| [|>] ", line.strip())[0] for line in lines if line.startswith("    ronde ")
        ]
        found += [shlex.split(one)[1:] for one in commands]
    return found


class Test_help:
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_every_example_is_understood(self, language: str) -> None:
        for verb, *words in examples(language):
            command(verb, language)[0].parse_args(words)

    @pytest.mark.parametrize(
        "words", [one for one in examples("en") if "samples/" in " ".join(one)], ids=" ".join
    )
    def test_the_examples_with_a_sample_run(
        self, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Run
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert run("sample") == 0
        if words[0] == "verify":
            capsys.readouterr()
            assert run("explain", "samples/open.trf", "--json") == 0
            Path("round.json").write_text(capsys.readouterr().out, encoding="utf-8")
        assert run(*words) == (4 if "check" in words and "elo-swiss" in words else 0), capsys.readouterr().err

    def test_every_command_has_help_with_an_example(self, capsys: Run) -> None:
        for verb in VERBS:
            for language, head in (("en", "\nexamples:\n"), ("fr", "\nexemples\xa0:\n")):
                assert run(verb, "--help", "--lang", language) == 0
                assert f"ronde {verb}" in capsys.readouterr().out.split(head, 1)[1]

    def test_the_overview_lists_every_command(self, capsys: Run) -> None:
        for words, first in (("--help", "usage: "), ("--lang fr --help", "utilisation\xa0: ")):
            assert run(*words.split()) == 0
            overview = capsys.readouterr().out
            assert overview.startswith(first)
            assert all(f"  {verb} " in overview for verb in VERBS)

    def test_an_unknown_language_is_refused_on_either_side(self, capsys: Run) -> None:
        said = set()
        for words in ("--lang xx pair FILE", "--lang=xx pair FILE", "pair FILE --lang xx"):
            assert run(*words.split()) == 3
            said.add(capsys.readouterr().err)
        (told,) = said
        assert told.startswith("ronde: argument --lang: 'xx' is not one of ")

    def test_every_argument_has_help(self) -> None:
        for verb in VERBS:
            parser, _ = command(verb, "en")
            assert all(action.help in entries("en") for action in parser._actions), verb

    def test_the_language_of_the_environment(self, capsys: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
        assert run("pair") == 3
        assert "arguments manquants" in capsys.readouterr().err
        monkeypatch.setenv("LC_ALL", "C")
        assert run("pair") == 3
        assert "missing arguments" in capsys.readouterr().err


def test_to_pair_nothing_is_read_from_the_catalogue(event: Path) -> None:
    program = (
        "import sys; from ronde import words; from ronde.cli import main; code = main(sys.argv[1:]);"
        "loaded = {name.split('.')[0] for name in sys.modules} & {'fluent', 'babel'};"
        "sys.exit(code or len(loaded) or words.entries.cache_info().currsize)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "pair", str(event)], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_package_that_is_not_installed(tmp_path: Path) -> None:
    program = "import sys; sys.modules['uvicorn'] = None; from ronde.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, "serve"], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, "the package uvicorn:" in done.stderr) == (3, True)


class Test_streams:
    """Standard output is what people and other programs make of it."""

    @staticmethod
    def shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
        program = f"{sys.executable} -m ronde.cli"
        kept = {k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"}
        return subprocess.run(
            ["sh", "-c", command.replace("ronde", program)], capture_output=True, env=kept | environment
        )

    @pytest.mark.parametrize("words", ["--help", "pair --help", "rules dutch-2012"])
    def test_a_reader_who_goes_away(self, words: str) -> None:
        done = self.shell(f"(ronde {words}; echo $? >&2) | true")
        assert done.stderr == b"0\n"

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
    def test_a_full_disk(self) -> None:
        done = self.shell("ronde systems --lang en > /dev/full")
        assert (done.returncode, done.stderr.splitlines()[0][:31]) == (5, b"ronde: stdout cannot be written")

    def test_closed_streams(self, event: Path) -> None:
        assert self.shell(f"ronde pair {event} >&-").returncode == 5
        assert self.shell("ronde pair - <&-").returncode == 5

    def test_letters_that_the_machine_does_not_have(self) -> None:
        plain = self.shell("ronde systems --lang fr", LC_ALL="C", PYTHONUTF8="0").stdout
        assert "accélérations".encode() in plain
        assert b"acc?l?rations" in self.shell("ronde systems --lang fr", PYTHONIOENCODING="ascii").stdout


class Test_start_up:
    def test_pair_imports_nothing_heavy(self, event: Path) -> None:
        code = (
            "import sys; from ronde.cli import main; main(['pair', sys.argv[1]]);"
            "print(sorted(m for m in sys.modules), file=sys.stderr)"
        )
        command = [sys.executable, "-c", code, str(event)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        heavy = (
            "typing",
            "threading",
            "dataclasses",
            "sqlite3",
            "jinja2",
            "starlette",
            "tqdm",
            "tomllib",
            "asyncio",
            "concurrent.futures",
        )
        assert not [name for name in heavy if f"'{name}'" in done.stderr]

    def test_a_closed_pipe_is_no_error(self, event: Path) -> None:
        command = f"{sys.executable} -m ronde.cli explain {event} | head -1"
        shell = ["bash", "-c", f"set -o pipefail; {command}"]
        done = subprocess.run(shell, capture_output=True, text=True, check=False)
        assert done.returncode == 0
        assert done.stderr == ""


TABLES = [
    "standings",
    "standings --cma",
    "crosstable",
    "crosstable --by number",
    "pairings --round 2",
    "pairings --order alphabetical",
    "list --order name",
    "list --histories",
    "card 3",
    "card 3 --sheet draughts",
]


class Test_tables:
    @pytest.mark.parametrize("form", ["text", "csv", "json", "html"])
    @pytest.mark.parametrize("words", TABLES)
    def test_every_table_in_every_format(self, event: Path, words: str, form: str, capsys: Run) -> None:
        verb, *rest = words.split()
        for language in ("en", "fr"):
            assert run(verb, event, *rest, "--format", form, "--lang", language) == 0
            text = capsys.readouterr().out
            assert ("Player013" if verb == "card" else "Player003") in text
            if form == "json":
                json.loads(text)

    def test_tiebreaks_by_code_and_by_name(self, event: Path, capsys: Run) -> None:
        assert run("standings", event, "--tiebreaks", "PTS,BH/C1,SB", "--edition", "2009") == 0
        assert "BH/C1" in capsys.readouterr().out
        assert run("standings", event, "--tiebreaks", "PTS,XYZ") == 3
        assert "XYZ" in capsys.readouterr().err

    def test_the_report_of_decisions(self, event: Path, capsys: Run) -> None:
        assert run("report", event, "--lang", "fr") == 0
        assert capsys.readouterr().out.strip()

    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            ("standings {} --why 1 1", "player 1 is named twice"),
            ("ratings {} --k 77=40", "there is no player 77"),
            ("pairings {empty}", "no round is paired yet"),
            ("print {empty} pairings", "no round is paired yet"),
        ],
    )
    def test_what_there_is_not(
        self, event: Path, tmp_path: Path, words: str, sentence: str, capsys: Run
    ) -> None:
        empty = tmp_path / "empty.trf"
        empty.write_text(trf.write(trf.read(event.read_bytes()).before(1)), encoding="utf-8")
        assert run(*words.format(event, empty=empty).split()) == 3
        assert sentence in capsys.readouterr().err

    def test_a_prize_with_a_decimal_comma(self, event: Path, capsys: Run) -> None:
        assert run("prizes", event, "--main", "120,50 80", "--format", "csv") == 0
        amounts = [line.split(",")[-2] for line in capsys.readouterr().out.splitlines()[1:3]]
        assert amounts == ["120.50", "80.00"]

    def test_a_player_who_is_not_there(self, event: Path, capsys: Run) -> None:
        assert run("card", event, "99") == 3
        assert "there is no player 99" in capsys.readouterr().err


class Test_teams:
    FILE = Path(__file__).parent.parent / "samples" / "teams.trf"

    def test_the_teams_as_a_tournament(self, capsys: Run) -> None:
        assert run("teams", self.FILE, "--fold") == 0
        folded = trf.read(capsys.readouterr().out)
        assert [p.name for p in folded.players[:3]] == ["Lyon", "Gent", "Porto"]
        assert folded.settings.scoring.win == 20

    def test_their_ranking_and_crosstable(self, capsys: Run) -> None:
        assert run("standings", self.FILE, "--teams", "--points", "GP") == 0
        assert "Lugano" in capsys.readouterr().out
        assert run("crosstable", self.FILE, "--teams", "--lang", "fr") == 0
        assert "points de partie" in capsys.readouterr().out

    @pytest.mark.parametrize("words", ["--ratings", "--why 1 2", "--category women", "--cma"])
    def test_what_is_known_of_players_only(self, words: str, capsys: Run) -> None:
        assert run("standings", self.FILE, "--teams", *words.split()) == 3
        assert "together with --teams" in capsys.readouterr().err

    def test_the_next_matches_with_their_boards(self, capsys: Run) -> None:
        """The boards are those of the pairs, White first on the odd ones."""
        assert run("pair", self.FILE, "--teams") == 0
        white, black = capsys.readouterr().out.splitlines()[1].split()
        assert run("teams", self.FILE) == 0
        lines = capsys.readouterr().out.splitlines()
        names = {team.id: team.name for team in teams_of(trf.read(self.FILE.read_bytes()))}
        one, two = names[int(white)], names[int(black)]
        assert lines[0] == f"1. {one} – {two}"
        assert [[word for word in line.split() if word in (one, two)] for line in lines[1:5]] == [
            [one, two], [two, one], [one, two], [two, one],
        ]  # fmt: skip

    def test_the_report_with_the_next_round(self, tmp_path: Path, capsys: Run) -> None:
        out = tmp_path / "next.trf"
        assert run("teams", self.FILE, "--write", "-o", out) == 0
        before, after = self.FILE.read_text().splitlines(), out.read_text().splitlines()
        kept = [line for line in before if not line.startswith(("001", "320"))]
        assert [line for line in after if not line.startswith(("001", "320"))] == kept
        assert run("pair", out, "--teams") == 3
        assert "round 4 has no result yet" in capsys.readouterr().err

    @pytest.mark.parametrize("verb", ["explain", "check", "report"])
    def test_asked_of_the_teams(self, verb: str, capsys: Run) -> None:
        assert run(verb, self.FILE, "--teams") == 0
        assert capsys.readouterr().out.strip()

    @pytest.mark.parametrize("verb", ["pair", "explain", "check", "report"])
    def test_its_players_are_not_paired(self, verb: str, capsys: Run) -> None:
        assert run(verb, self.FILE) == 3
        assert "--teams" in capsys.readouterr().err

    def test_random_ones(self, tmp_path: Path, capsys: Run) -> None:
        out = tmp_path / "teams.trf"
        assert run("generate", "--teams", 6, "--boards", 2, "--rounds", 3, "--seed", 1, "-o", out) == 0
        assert run("check", out, out, "--teams") == 0
        assert run("generate", "--teams", 6, "--boards", 0, "--rounds", 3, "--seed", 1) == 3
        assert "at least one board" in capsys.readouterr().err

    def test_a_file_without_teams(self, event: Path, capsys: Run) -> None:
        assert run("teams", event) == 3
        assert "not a team event" in capsys.readouterr().err

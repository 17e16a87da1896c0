"""What a newcomer meets first: samples, completion, a mistyped command, a busy port, the browser."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ronde.cli import main, serve
from ronde.cli.completion import SHELLS
from ronde.cli.parser import WIDTH
from ronde.cli.verbs import VERBS, command
from ronde.systems import KEYS

Run = pytest.CaptureFixture[str]


class Test_sample:
    def test_it_can_be_paired(self, tmp_path: Path, capsys: Run) -> None:
        assert main(["sample", str(tmp_path / "samples")]) == 0
        assert "an individual open after four rounds" in capsys.readouterr().out
        assert main(["pair", str(tmp_path / "samples" / "open.trf")]) == 0
        assert capsys.readouterr().out.startswith("11\n2 1\n")

    def test_twice_is_fine_and_other_files_are_kept(self, tmp_path: Path, capsys: Run) -> None:
        assert main(["sample", str(tmp_path)]) == main(["sample", str(tmp_path)]) == 0
        (tmp_path / "open.trf").write_text("mine")
        assert main(["sample", str(tmp_path)]) == 3
        assert (tmp_path / "open.trf").read_text() == "mine"
        assert "is not the sample" in capsys.readouterr().err


LIM = [key for key in KEYS if key.startswith("lim-")]


class Test_completion:
    @pytest.mark.parametrize("shell", SHELLS)
    def test_it_names_every_command(self, shell: str, capsys: Run) -> None:
        assert main(["completion", shell]) == 0
        script = capsys.readouterr().out
        assert all(verb in script for verb in VERBS)
        assert ("-l system" if shell == "fish" else "--system") in script

    def test_bash_completes(self, capsys: Run) -> None:
        main(["completion", "bash"])
        script = capsys.readouterr().out
        ask = 'COMP_WORDS=(ronde cro); COMP_CWORD=1; _ronde; echo "${COMPREPLY[@]}"\n'
        ask += 'COMP_WORDS=(ronde explain --pla); COMP_CWORD=2; _ronde; echo "${COMPREPLY[@]}"\n'
        ask += 'COMP_WORDS=(ronde pair --system lim-); COMP_CWORD=3; _ronde; echo "${COMPREPLY[@]}"\n'
        ask += 'COMP_WORDS=(ronde export --as cro); COMP_CWORD=3; _ronde; echo "${COMPREPLY[@]}"'
        done = subprocess.run(
            ["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True, timeout=30
        )
        assert done.stdout.split() == ["crosstable", "--player", *LIM, "crosstable"]

    def test_the_scripts_parse(self, capsys: Run) -> None:
        for shell in SHELLS:
            main(["completion", shell])
            script = capsys.readouterr().out
            if shutil.which(shell):  # bash is everywhere the tests run
                subprocess.run([shell, "-n"], input=script, text=True, check=True, timeout=30)
            if shell == "fish" and shutil.which(shell):
                ask = 'complete -C "ronde explain --pla"; complete -C "ronde pair --system lim-"'
                done = subprocess.run(
                    [shell, "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True, timeout=30
                )
                assert done.stdout.split() == ["--player", *LIM]


class Test_did_you_mean:
    @pytest.mark.parametrize(
        ("word", "meant"),
        [("standing", "standings"), ("pairr", "pair"), ("--dutch", "pair"), ("Check", "check")],
    )
    def test_near_words(self, word: str, meant: str, capsys: Run) -> None:
        assert main([word, "x.trf"]) == 3
        assert f"did you mean `ronde {meant}`?" in capsys.readouterr().err

    def test_a_near_option(self, capsys: Run) -> None:
        assert main(["pair", "--sytem", "dutch", "samples/open.trf", "--lang", "en"]) == 3
        assert (
            "unknown option --sytem; did you mean --system? (`ronde pair --help`" in capsys.readouterr().err
        )
        assert main(["pair", "--zzz", "samples/open.trf"]) == 3
        assert "unknown arguments: --zzz" in capsys.readouterr().err

    def test_nothing_near(self, capsys: Run) -> None:
        assert main(["zzz"]) == 3
        assert "`ronde --help` lists the commands" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_fits_its_width(language: str) -> None:
    """What an example does stands below it where the line would be too long."""
    said = [command(name, language)[0].format_help() for name in VERBS]
    long = [line for one in said for line in one.split("\n") if len(line) > WIDTH]
    assert all(line.startswith("    ronde ") and "  " not in line.strip() for line in long)
    assert any("\n        " in one.split(" ronde ")[-1] for one in said)


class Test_serve:
    def test_a_busy_port(self, tmp_path: Path, capsys: Run) -> None:
        with socket.socket() as busy:
            busy.bind(("127.0.0.1", 0))
            busy.listen()
            port = busy.getsockname()[1]
            assert main(["serve", str(tmp_path), "--port", str(port)]) == 3
        assert capsys.readouterr().err == f"ronde: port {port} is already in use: try --port {port + 1}\n"

    def test_a_busy_port_of_make_run(
        self, tmp_path: Path, capsys: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Who typed `make run` is told what to type there."""
        assert "RONDE_MAKE=1 $(BIN)/ronde serve" in Path("Makefile").read_text(encoding="utf-8")
        monkeypatch.setenv("RONDE_MAKE", "1")
        with socket.create_server(("127.0.0.1", 0)) as busy:
            port = busy.getsockname()[1]
            assert main(["serve", str(tmp_path), "--port", str(port)]) == 3
        assert capsys.readouterr().err.endswith(f"in use: try make run PORT={port + 1}\n")

    def test_the_browser_opens_on_a_desktop_only(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
        monkeypatch.delenv("DISPLAY", raising=False)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        assert not serve._on_a_desktop()
        monkeypatch.setenv("DISPLAY", ":0")
        assert serve._on_a_desktop()
        monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
        assert not serve._on_a_desktop()


def test_no_argument_at_all_prints_the_overview(capsys: Run) -> None:
    assert main([]) == 0
    assert "pair and explain\n  pair " in capsys.readouterr().out


def test_prizes_without_amounts_say_which_options_give_them(capsys: Run) -> None:
    assert main(["prizes", "samples/open.trf"]) == 3
    assert capsys.readouterr().err == "ronde: no prizes given: use --main or --list\n"

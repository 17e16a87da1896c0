"""Writing to a place that is no file: a pipe or a device is written to, never replaced."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from ronde.cli.common import output, output_bytes


@pytest.mark.parametrize("kind", ["text", "bytes"])
def test_a_pipe_stays_a_pipe(tmp_path: Path, kind: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    seen: list[bytes] = []
    reader = threading.Thread(target=lambda: seen.append(pipe.read_bytes()))
    reader.start()
    if kind == "text":
        output("2\n1 2\n", str(pipe))
    else:
        output_bytes(b"2\n1 2\n", str(pipe))
    reader.join(10)
    assert seen == [b"2\n1 2\n"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


@pytest.mark.parametrize("lasting", [True, False])
def test_a_file_is_replaced_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lasting: bool
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    (tmp_path / "out").write_text("old")
    before = (tmp_path / "out").stat().st_ino
    output("new\n", str(tmp_path / "out"), lasting)
    assert (tmp_path / "out").read_text() == "new\n"
    assert (tmp_path / "out").stat().st_ino != before  # another file was put in its place
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    assert bool(synced) is lasting

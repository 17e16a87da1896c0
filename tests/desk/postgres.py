"""A private PostgreSQL server for tests and benchmarks: its own folder, no port, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from glob import glob
from pathlib import Path

MISSING = (
    "PostgreSQL's programs initdb and postgres are not installed: on Debian `apt-get install postgresql`, "
    "on macOS `brew install postgresql`; RONDE_SKIP_POSTGRES=1 leaves these tests out"
)


def programs() -> Path | None:
    """The folder with initdb and postgres."""
    found = shutil.which("postgres")
    candidates = [str(Path(found).parent)] if found else []
    candidates += sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)
    return next((Path(c) for c in candidates if Path(c, "initdb").exists()), None)


class Server:
    """A running server; `url(event)` is the address of an event in it."""

    def __init__(self) -> None:
        folder = programs()
        if folder is None:
            raise RuntimeError(MISSING)
        # not in TMPDIR, which may be its owner's alone, or too long a name for a socket
        self.folder = Path(tempfile.mkdtemp(prefix="ronde-pg-", dir="/tmp"))
        data = self.folder / "data"
        user = _other_user() if os.getuid() == 0 else None  # the server refuses to run as root
        if user:
            shutil.chown(self.folder, user)
        as_user = ["runuser", "-u", user, "--"] if user else []
        make = [
            str(folder / "initdb"),
            "-D",
            str(data),
            "-U",
            "ronde",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        made = subprocess.run([*as_user, *make], capture_output=True, text=True, cwd=self.folder)
        if made.returncode:
            raise RuntimeError(f"PostgreSQL's initdb failed: {made.stderr}")
        self._command = [*as_user, str(folder / "postgres"), "-D", str(data)]
        self._command += ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}"]
        self._command += ["-c", "fsync=off"]  # a slow disk is not what the tests are about
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, cwd=self.folder, start_new_session=True
            )
        self._wait()

    def _wait(self) -> None:
        import psycopg

        end = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(host=str(self.folder), user="ronde", dbname="postgres").close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def url(self, event: str) -> str:
        return f"postgresql://ronde@/postgres?host={self.folder}&event={event}"

    def halt(self) -> None:
        """End the server; `start` brings it back with what it has stored."""
        server = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(server, signal.SIGINT)  # the fast way: it does not wait for clients
        self.process.wait(120)

    def stop(self) -> None:
        """End the server and remove its folder."""
        if self.process.poll() is None:
            self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


def _other_user() -> str:
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"

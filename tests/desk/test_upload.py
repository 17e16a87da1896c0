"""The site sent to a real SSH server: by rsync, by SFTP, and to one that cannot be reached."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from ronde.cli import main
from ronde.desk import service
from ronde.desk.event import Event
from ronde.desk.service import Desk
from tests.desk.conftest import SETUP, begin
from tests.web.desks import Client, fill, publish

SSHD = shutil.which("sshd", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
PROGRAMS = SSHD and all(map(shutil.which, ("ssh", "scp", "rsync", "ssh-keygen")))
LIMIT = 30.0  # seconds for the server to start, or a site to arrive

if os.environ.get("RONDE_SKIP_SSH"):
    pytest.skip("RONDE_SKIP_SSH is set", allow_module_level=True)
if not PROGRAMS:
    pytest.skip("sshd, ssh, scp and rsync are not installed here", allow_module_level=True)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """An event with a round that is being played, on a computer without plans."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    desk = service.new_event(tmp_path / "nice.ronde", Event("Nice"), "Anne")
    begin(desk, 6, SETUP, "open")
    service.pair_round(desk, "open")
    service.publish(desk, "open")
    return desk


@dataclass(frozen=True)
class Server:
    """A private SSH server on this machine, with a folder for the site."""

    process: subprocess.Popen[bytes]
    port: int
    folder: Path
    www: Path

    @property
    def ssh(self) -> str:
        """The options of its client: our key, our list of known hosts, no configuration of the user."""
        known, key = self.folder / "known_hosts", self.folder / "key"
        return f"-F none -i {key} -o UserKnownHostsFile={known} -o BatchMode=yes -o ConnectTimeout=10"

    @property
    def rsync(self) -> str:
        """The command that sends a site by rsync."""
        shell = f"ssh -p {self.port} {self.ssh}"
        return f"rsync -a --delete -e '{shell}' {{folder}}/ {getpass.getuser()}@127.0.0.1:{self.www}/"

    @property
    def sftp(self) -> str:
        """The command that sends a site by SFTP, which scp speaks."""
        there = f"{getpass.getuser()}@127.0.0.1:{self.www}/"
        return f"scp -q -r -s -P {self.port} {self.ssh} {{folder}}/. {there}"

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(LIMIT)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with its own keys and configuration, which listens on this machine only."""
    folder, www = tmp_path / "sshd", tmp_path / "www"
    folder.mkdir()
    www.mkdir()
    for name in ("host", "key"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    host = (folder / "host.pub").read_text().split()
    (folder / "known_hosts").write_text(f"[127.0.0.1]:{port} {host[0]} {host[1]}\n")
    (folder / "config").write_text(
        f"ListenAddress 127.0.0.1:{port}\nHostKey {folder}/host\nPidFile {folder}/pid\n"
        f"AuthorizedKeysFile {folder}/key.pub\nStrictModes no\nUsePAM no\nPasswordAuthentication no\n"
        "PermitRootLogin prohibit-password\nSubsystem sftp internal-sftp\n"
    )
    if os.getuid() == 0:
        Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)  # sshd asks for it when it runs as root
    assert SSHD
    log = (folder / "log").open("wb")
    process = subprocess.Popen([SSHD, "-D", "-e", "-f", folder / "config"], stderr=log)
    try:
        _wait_for(port, process, folder / "log")
        yield Server(process, port, folder, www)
    finally:
        process.terminate()
        process.wait(LIMIT)
        log.close()


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + LIMIT
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as line:
            line.bind(("127.0.0.2", 0))  # from 127.0.0.1 a connection may meet itself while nobody listens
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"sshd does not listen: {log.read_text(errors='replace')}")


def test_twice_by_rsync(desk: Desk, server: Server, tmp_path: Path) -> None:
    file = str(tmp_path / "nice.ronde")
    (server.www / "old.html").write_text("of last year")
    desk.close()
    assert main(["export", file, "--as", "site", "--send", server.rsync]) == 0
    assert (server.www / "open" / "round-1.html").exists()
    assert not (server.www / "old.html").exists()
    with service.open_event(file) as again:
        service.enter_results(again, "open", 1, [(n, "1-0") for n in (1, 2, 3)])
    assert main(["publish", file]) == 0
    assert (server.www / "open" / "round-2.html").exists()
    assert (server.www / "open" / "standings.pdf").read_bytes().startswith(b"%PDF")


def test_by_sftp(desk: Desk, server: Server) -> None:
    service.plan_site(desk, "", server.sftp)
    assert service.publish_site(desk) == ""
    assert (server.www / "open" / "round-1.html").exists()
    assert service.publish_site(desk) == ""  # over the pages that are there


def test_a_server_that_is_another_is_not_trusted(desk: Desk, server: Server) -> None:
    (server.folder / "known_hosts").write_text("")
    service.plan_site(desk, "", server.rsync)
    assert "Host key verification failed" in service.publish_site(desk)
    assert not list(server.www.iterdir())


def test_a_key_that_opens_nothing(desk: Desk, server: Server) -> None:
    (server.folder / "key.pub").write_text("")
    service.plan_site(desk, "", server.rsync)
    assert "Permission denied" in service.publish_site(desk)


def test_a_server_out_of_reach_is_told_and_the_round_is_published(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    client = Client(tmp_path / "events")
    desk = fill(client)
    publish(desk, results=True)
    service.plan_site(desk, "", server.rsync)
    server.stop()
    service.pair_round(desk, "open")
    client.post("/desk/nice/t/open/round/publish", seen=service.draft_mark(desk.state("open")))
    assert len(desk.state("open").rounds) == 2
    end = time.monotonic() + LIMIT
    while not service.site_trouble(desk) and time.monotonic() < end:
        time.sleep(0.1)
    told = service.site_trouble(desk)
    assert "Connection refused" in told
    assert "\n" not in told
    assert "Connection refused" in client.get("/desk/nice/t/open")

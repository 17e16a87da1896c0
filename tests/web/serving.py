"""Servers and browsers to test with: a desk in a thread, a desk in a process of its own, chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright

from ronde.desk.event import Event
from ronde.desk.service import Desk
from ronde.web.admission import Limits
from ronde.web.app import create_app
from ronde.web.serving import Server, Way

NO_BROWSER = (
    "chromium is not installed: on Debian `apt-get install chromium`, elsewhere install it and set "
    "RONDE_CHROMIUM to its path; RONDE_SKIP_BROWSER=1 leaves these tests out"
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
LOCALES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL"}
ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds; a busy machine is slow, and that is not what the tests are about


def chromium() -> str | None:
    """The browser of this machine."""
    given = os.environ.get("RONDE_CHROMIUM")
    names = [given] if given else ["chromium", "chromium-browser", "google-chrome"]
    return next((found for name in names if (found := shutil.which(name))), None)


def launch(playwright: Playwright, language: str = "") -> Browser:
    """A browser; it is installed first where that is possible.

    A language is that of its own words and dates (the fields of a form), where the browser has them:
    on Debian in chromium-l10n.
    """
    if chromium() is None:
        subprocess.run(["sh", str(ROOT / "scripts" / "browser.sh")], check=False, stdout=subprocess.DEVNULL)
    found = chromium()
    if found is None:
        raise RuntimeError(NO_BROWSER)
    own: dict[str, str | float | bool] | None = None
    if language:
        own = {**os.environ, "LANGUAGE": LOCALES[language].replace("-", "_")}
    timeout = 2000 * PATIENCE
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS), timeout=timeout, env=own)


def new_context(browser: Browser, url: str, language: str = "en", **options: Any) -> BrowserContext:
    """A browser of its own that looks at a server."""
    context = browser.new_context(base_url=url, locale=LOCALES[language], **options)
    context.set_default_timeout(1000 * PATIENCE)
    return context


def wait_for(address: str, alive: Callable[[], bool]) -> None:
    """Return when a server answers; it is given up when it has died, or after a long while."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            if not alive() or time.monotonic() > end:
                raise
            time.sleep(0.05)


class Hosted:
    """A desk in a thread of this process: its events can be prepared through the service."""

    def __init__(self, folder: Path, open_desk: bool = True, limits: Limits | None = None) -> None:
        self.folder = folder
        self.app = create_app(folder, open_desk, limits)
        listening = socket.create_server(("127.0.0.1", 0))  # ours from the start: nobody else can take it
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.port: int = listening.getsockname()[1]
        self.server = Server(self.app, Way("127.0.0.1", self.port))
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()
        wait_for(f"{self.url}/login", self.thread.is_alive)

    def event(self, name: str = "Open de Nice") -> tuple[str, Desk]:
        """A new event: its id, and the desk to act with."""
        id_ = self.app.state.events.create(Event(name), "Anne")
        desk: Desk = self.app.state.events.desk(id_)
        return id_, desk.acting("Anne")

    def stop(self) -> None:
        """Let it go, with the streams that are still open."""
        self.server.config.timeout_graceful_shutdown = 0
        self.server.should_exit = True
        self.thread.join(PATIENCE)


class Process:
    """A desk in a process of its own, to be killed and started again on the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options = folder, options
        # bound but deaf: while the desk is dead nobody else is given its port
        self.reserved = socket.socket()
        self.reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.reserved.bind(("127.0.0.1", 0))
        self.port: int = self.reserved.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "ronde.cli", "serve", str(self.folder), "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, *self.options], stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL
        )
        wait_for(f"{self.url}/login", lambda: self.process.poll() is None)

    def kill(self) -> None:
        """As when the power fails."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Let it go for good."""
        self.kill()
        self.reserved.close()

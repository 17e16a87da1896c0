"""The command that serves the desk in the browser."""

from __future__ import annotations

import argparse
import getpass
import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from errno import EADDRINUSE
from pathlib import Path

from ronde.cli.parser import Parser
from ronde.desk.files import make_home
from ronde.errors import BadInput
from ronde.typed import TYPE_CHECKING
from ronde.words import say

if TYPE_CHECKING:
    import socket

    from ronde.web.serving import Server

LEVELS = ("debug", "info", "warning", "error")


def serve_arguments(parser: Parser) -> None:
    """The place of the events, and the address of the desk."""
    parser.add_argument("place", nargs="?", metavar="PLACE", help="help-serve-place")
    parser.add_argument("--host", default="127.0.0.1", help="help-serve-host")
    parser.add_argument("--port", type=int, default=8000, help="help-serve-port")
    parser.add_argument("--password", action="store_true", help="help-serve-password")
    parser.add_argument("--tls", action="store_true", help="help-serve-tls")
    parser.add_argument("--cert", type=Path, metavar="FILE", help="help-serve-cert")
    parser.add_argument("--key", type=Path, metavar="FILE", help="help-serve-key")
    parser.add_argument(
        "--proxy", nargs="?", const="127.0.0.1", default="", metavar="ADDRESS", help="help-serve-proxy"
    )
    parser.add_argument("--log-level", choices=LEVELS, default="info", help="help-serve-log-level")
    parser.add_argument("--sample", action="store_true", help="help-serve-sample")
    parser.add_argument("--with-sample", action="store_true", help="help-serve-with-sample")
    parser.add_argument("--engine", action="store_true", help="help-serve-engine")
    parser.add_argument("--no-browser", action="store_true", help="help-serve-no-browser")


def run_serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    if not 0 <= args.port <= 65535:
        raise BadInput("error-port-number-from-not", port=args.port)
    if (args.cert is None) != (args.key is None) or (args.tls and args.cert):
        raise BadInput("error-cert-needs-key")
    if args.engine:
        if args.sample or args.with_sample or args.password or args.tls:
            raise BadInput("error-engine-options")
        return _serve_engine(args)
    if args.sample:
        with tempfile.TemporaryDirectory(prefix="ronde-") as folder:
            from ronde.web import sample

            sample.make(folder)
            return _serve(folder, args)
    place = args.place or str(make_home())
    if "://" not in place and not Path(place).is_dir():
        raise BadInput("error-not-folder-make-first", place=place)
    if args.with_sample:
        from ronde.web import sample

        sample.put_once(place)
    return _serve(place, args)


def _serve(place: str, args: argparse.Namespace) -> int:
    from ronde.web import logs, tls
    from ronde.web.admission import Limits
    from ronde.web.app import create_app
    from ronde.web.auth import Vault
    from ronde.web.serving import Server, Way, raise_descriptors

    own = args.host in ("127.0.0.1", "localhost", "::1")
    vault = Vault.of(place)
    if args.password or (not own and not vault.access.arbiter):
        _set_password(vault, args.lang)
    shown = "localhost" if own else _address() if args.host in ("0.0.0.0", "::") else args.host
    cert, key = args.cert, args.key
    if args.tls:
        cert, key = tls.own(vault.folder, list(dict.fromkeys(["localhost", "127.0.0.1", shown])))
    elif cert:
        tls.check(cert, key)
    logs.begin(vault.folder / "desk.log", args.log_level)
    app = create_app(place, own and not vault.access.arbiter, Limits.of(raise_descriptors()))
    app.state.is_demonstration = args.sample
    way = Way(args.host, args.port, args.proxy, cert, key)
    server = Server(app, way)
    sockets = [_bound(server, args)]
    address = f"{way.scheme}://{shown}:{sockets[0].getsockname()[1]}"
    if not own:
        app.state.address = address
    print(say("cli-serving", args.lang, address=f"{address}/"), flush=True)
    for line in _about_place(place, args):
        print(line, flush=True)
    if cert:
        app.state.fingerprint = tls.fingerprint(cert)
        print(say("cli-fingerprint", args.lang, fingerprint=app.state.fingerprint), flush=True)
    if own and not args.no_browser and _on_a_desktop():
        server.ready = lambda: _open(address)
    server.run(sockets=sockets)
    return 0


def _about_place(place: str, args: argparse.Namespace) -> Iterator[str]:
    """Where the events are kept, if they are; and those that somebody may look for."""
    if args.sample:
        yield say("cli-demonstration", args.lang)
    elif "://" not in place:
        yield say("cli-events-kept", args.lang, folder=str(Path(place).absolute()))
    here = 0 if args.sample or args.place else len(list(Path.cwd().glob("*.ronde")))
    if here and Path.cwd() != Path(place):
        yield say("cli-events-here", args.lang, n=here)


def _serve_engine(args: argparse.Namespace) -> int:
    """Answer questions about reports; there are no events and no passwords."""
    from ronde.web.admission import Limits
    from ronde.web.engine import create_engine
    from ronde.web.serving import Server, Way, raise_descriptors

    way = Way(args.host, args.port, args.proxy, args.cert, args.key)
    server = Server(create_engine(Limits.of(raise_descriptors())), way)
    sockets = [_bound(server, args)]
    address = f"{way.scheme}://{args.host}:{sockets[0].getsockname()[1]}"
    print(say("cli-engine", args.lang, address=f"{address}/api/engine/pair"), flush=True)
    server.run(sockets=sockets)
    return 0


def _bound(server: Server, args: argparse.Namespace) -> socket.socket:
    """The socket to listen on; if it cannot be had, one sentence says why and not the log as well."""
    log = logging.getLogger("uvicorn.error")
    log.disabled = True
    try:
        return server.config.bind_socket()
    except SystemExit as stopped:
        raise _not_bound(stopped.__context__, args) from None
    finally:
        log.disabled = False


def _not_bound(reason: BaseException | None, args: argparse.Namespace) -> BadInput:
    if isinstance(reason, OSError) and reason.errno == EADDRINUSE and args.port < 65535:
        by_make = os.environ.get("RONDE_MAKE")  # set by `make run`, where no option can be typed
        name = "error-port-in-use-make" if by_make else "error-port-in-use"
        return BadInput(name, port=args.port, next=args.port + 1)
    return BadInput("error-cannot-listened-try-another-port", host=args.host, port=args.port)


def _on_a_desktop() -> bool:
    """This machine has a terminal and a screen that a browser can open on."""
    screen = (
        sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return sys.stdout.isatty() and bool(screen)


def _open(address: str) -> None:
    """Open the browser without waiting for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _set_password(vault: object, language: str) -> None:
    """Ask for the password of the arbiter; RONDE_PASSWORD without a terminal."""
    from ronde.web.auth import Role, Vault, check_password

    assert isinstance(vault, Vault)
    given = os.environ.get("RONDE_PASSWORD", "")
    if not given:
        if not sys.stdin.isatty():
            raise BadInput("error-others-can-reach-desk-set")
        given = getpass.getpass(say("cli-password", language))
        if getpass.getpass(say("cli-password-again", language)) != given:
            raise BadInput("error-two-passwords-differ")
    check_password(given)
    vault.keep(vault.access.with_password(Role.ARBITER, given))


def _address() -> str:
    """The address of this machine in the hall's network, if it can be found."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses an address
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()

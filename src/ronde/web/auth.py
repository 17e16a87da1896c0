"""Access: passwords, signed sessions, tokens, and a limit on login attempts.

Roles: an arbiter does everything, a deputy enters results, everybody else reads. The arbiter of the server
("*") is arbiter of every event; an event has passwords and tokens of its own beside its journal. Sessions
and tokens end when the password or token behind them changes.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from pathlib import Path
from threading import Lock
from time import monotonic, time
from typing import Any, Generic, TypeVar

from anyio import CapacityLimiter
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from ronde.desk import files, service
from ronde.desk.codec import from_plain, to_plain
from ronde.errors import BadInput, FileTrouble, RondeError
from ronde.values import field, frozen, mutable, replace
from ronde.web.events import Events, NotThere

Value = TypeVar("Value")
SERVER = "*"  # in a session: the server as a whole
SESSION_SECONDS = 7 * 24 * 3600
KEPT = "access"  # the name under which an event keeps its passwords and tokens
SHORTEST_PASSWORD = 8
OWN_LETTERS = 4  # that a password must have beside words that others try
ENDED = 10_000  # sessions remembered as ended

#: in lower case without spaces; several of them or a number after them do not help
COMMON = frozenset((Path(__file__).parent / "common_passwords.txt").read_text(encoding="utf-8").split())

_hasher = PasswordHasher()
HASHES = 2  # at a time: each takes 64 MB
QUEUE = 16  # logins that wait for one


def check_password(password: str, *known: str) -> None:
    """Refuse a password that is short or easy to guess; `known` are words of this event."""
    if len(password.strip()) < SHORTEST_PASSWORD:
        raise BadInput("error-password-has-least-characters", shortest=SHORTEST_PASSWORD)
    plain = "".join(password.lower().split())
    own = [part for name in known for part in ("".join(name.lower().split()), *name.lower().split())]
    words = sorted({*COMMON, *(word for word in own if len(word) > 2)}, key=len, reverse=True)
    rest = re.sub("|".join(map(re.escape, words)), "", plain)  # of a password made of such words
    if len(set(plain)) < 4 or (rest != plain and len(rest.strip("0123456789!?.*-_ ")) < OWN_LETTERS):
        raise BadInput("error-password-common")


class Role(IntEnum):
    """The role of a visitor; a higher role includes the lower ones."""

    PUBLIC = 0
    DEPUTY = 1
    ARBITER = 2

    @property
    def label(self) -> str:
        """The name of the role in files and pages."""
        return self.name.lower()


@frozen
class Token:
    """A key for programs; only its digest is kept."""

    id: str
    name: str
    role: str
    digest: str


@frozen
class Access:
    """The passwords (hashed) and tokens of the server or of one event."""

    arbiter: str = ""
    deputy: str = ""
    tokens: tuple[Token, ...] = ()

    def password(self, role: Role) -> str:
        """The hash of the password of a role."""
        return {Role.ARBITER: self.arbiter, Role.DEPUTY: self.deputy}.get(role, "")

    def with_password(self, role: Role, password: str) -> Access:
        """The access with a new password for a role; an empty one closes it."""
        hashed = hash_password(password) if password else ""
        return replace(self, arbiter=hashed) if role is Role.ARBITER else replace(self, deputy=hashed)

    def with_token(self, name: str, role: Role) -> tuple[Access, str]:
        """Add a token; its secret is returned only here."""
        secret = "ronde_" + secrets.token_urlsafe(32)
        token = Token(secrets.token_hex(4), name, role.label, _digest(secret))
        return replace(self, tokens=(*self.tokens, token)), secret

    def without_token(self, id_: str) -> Access:
        """Without a token."""
        return replace(self, tokens=tuple(t for t in self.tokens if t.id != id_))


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def hash_password(password: str) -> str:
    """The Argon2id hash of a password, with its own salt."""
    return _hasher.hash(password)


def _fits(hashed: str, password: str) -> bool:
    if not hashed:
        return False
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


# --- the server's secrets ------------------------------------------------------------------------


class _Read(Generic[Value]):
    """A file of JSON, read again when it has changed: another server of this place writes it, too.

    An unchanged file is not opened, so that it can be asked when no more files can be opened.
    """

    def __init__(self, path: Path, made: Callable[[Any], Value]) -> None:
        self.path, self._made = path, made
        self._last: tuple[tuple[int, ...], Value] | None = None

    @property
    def last(self) -> Value | None:
        """What was read last."""
        return self._last[1] if self._last else None

    def now(self) -> Value:
        """The present content."""
        found = self.path.stat()
        stamp = (found.st_mtime_ns, found.st_size, found.st_ino)
        last = self._last
        if last is None or last[0] != stamp:
            last = self._last = stamp, self._made(json.loads(self.path.read_text(encoding="utf-8")))
        return last[1]


class Vault:
    """The secret and the passwords of the server, in files that only their owner can read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ending = Lock()
        self._access = _Read(folder / "access.json", lambda plain: from_plain(Access, plain))
        self._ended_marks = _Read(
            folder / "ended.json", lambda plain: {str(k): float(v) for k, v in plain.items()}
        )
        self.secret = self._read("secret") or self._write("secret", secrets.token_urlsafe(48))

    @classmethod
    def of(cls, place: str | Path) -> Vault:
        """The vault of a folder of events, or of a database by URL."""
        if "://" in str(place):
            mark = hashlib.sha256(str(place).encode()).hexdigest()[:16]
            return cls(Path.home() / ".local" / "share" / "ronde" / f"desk-{mark}")
        return cls(Path(place) / ".ronde-desk")

    def _read(self, name: str) -> str:
        path = self.folder / name
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def _write(self, name: str, text: str) -> str:
        files.write_private(self.folder / name, text.encode())
        return text

    @property
    def access(self) -> Access:
        """The passwords and tokens of the server. A truncated file is an error, not an open desk."""
        path = self._access.path
        try:
            return self._access.now()
        except FileNotFoundError:
            return Access()
        except OSError as error:
            raise FileTrouble.unreadable(path, error) from error
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            raise BadInput("error-access-damaged", path=str(path)) from None

    def keep(self, access: Access) -> None:
        """Store passwords and tokens."""
        self._write("access.json", json.dumps(to_plain(access)))

    # sessions that were logged out

    def end(self, mark: str, until: float) -> None:
        """Remember an ended session until its cookie would expire, even across restarts."""
        with self._ending:
            now = time()
            left = sorted((end, one) for one, end in self._ended().items() if end > now)[-ENDED:]
            self._write("ended.json", json.dumps({**{one: end for end, one in left}, mark: until}))

    def is_ended(self, mark: str) -> bool:
        """The session was logged out."""
        return mark in self._ended()

    def _ended(self) -> dict[str, float]:
        try:
            return self._ended_marks.now()
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, AttributeError, TypeError):
            return self._ended_marks.last or {}


# --- sessions ------------------------------------------------------------------------------------


@mutable
class Session:
    """The contents of a browser's signed cookie."""

    who: str = ""
    nonce: str = ""  # its CSRF token is made from this
    grants: dict[str, str] = field(default_factory=dict)  # event (or "*") -> role:mark of the password
    flash: list[list[str]] = field(default_factory=list)  # notices for the next page: kind, sentence, article
    changed: bool = False
    known: bool = False  # a password that opened it is still one

    def tell(self, kind: str, sentence: str, article: str = "") -> None:
        """Show a notice on the next page."""
        self.flash = [*self.flash[-2:], [kind, sentence[:900], article]]
        self.changed = True

    def told(self) -> list[list[str]]:
        """The pending notices, each returned once."""
        found, self.flash = self.flash, []
        self.changed = self.changed or bool(found)
        return found


def _mark(hashed: str) -> str:
    return _digest(hashed)[:16]


class Limit:
    """At most `often` attempts in `seconds` from one address; each counts before it is checked."""

    def __init__(self, often: int = 8, seconds: float = 300, clock: Callable[[], float] = monotonic) -> None:
        self.often, self.seconds, self.clock = often, seconds, clock
        self._attempts: dict[str, list[float]] = {}
        self._lock = Lock()

    def wait(self, address: str) -> int:
        """The seconds to wait before an attempt may be made."""
        recent = self._recent(address)
        return int(recent[0] + self.seconds - self.clock()) + 1 if len(recent) >= self.often else 0

    def attempt(self, address: str) -> int:
        """Count an attempt and return 0, or the seconds to wait before one may be made."""
        with self._lock:
            if wait := self.wait(address):
                return wait
            recent = self._recent(address)
            if len(self._attempts) > 10_000:
                self._attempts = {a: r for a in self._attempts if (r := self._recent(a))}
            self._attempts[address] = [*recent, self.clock()]
            return 0

    def forget(self, address: str) -> None:
        """Clear the failed attempts after a correct password."""
        with self._lock:
            self._attempts.pop(address, None)

    def _recent(self, address: str) -> list[float]:
        after = self.clock() - self.seconds
        return [when for when in self._attempts.get(address, ()) if when > after]


class Guard:
    """Checks roles. An `open_desk` (local address, no password) trusts everybody."""

    def __init__(self, events: Events, vault: Vault, open_desk: bool) -> None:
        self.events, self.vault, self.open_desk = events, vault, open_desk
        self.limit = Limit()
        self.hashing = CapacityLimiter(HASHES)  # threads of their own: pages do not wait for them
        self._signer = URLSafeTimedSerializer(vault.secret, salt="ronde session")

    # sessions

    def read(self, cookie: str | None) -> Session:
        """The session of a cookie; an empty one if it is missing, forged or old."""
        if not cookie:
            return Session()
        try:
            data, made = self._signer.loads(cookie, return_timestamp=True)
            session = Session(data["w"], data["n"], data["g"], data["f"])
        except (BadSignature, KeyError, TypeError):
            return Session()
        age = time() - made.timestamp()  # below zero if the clock was put back
        if not -SESSION_SECONDS < age < SESSION_SECONDS or self.vault.is_ended(_mark(session.nonce)):
            return Session()
        return session

    def end(self, session: Session) -> None:
        """Log out: the cookie and any copy of it become worthless."""
        if session.nonce and session.grants:
            self.vault.end(_mark(session.nonce), time() + 2 * SESSION_SECONDS)
        session.who, session.grants, session.nonce, session.changed = "", {}, "", True

    def write(self, session: Session) -> str:
        """The cookie of a session."""
        data = {"w": session.who, "n": session.nonce, "g": session.grants, "f": session.flash}
        return self._signer.dumps(data)

    def csrf(self, session: Session) -> str:
        """The token that every form of this session carries."""
        if not session.nonce:
            session.nonce, session.changed = secrets.token_urlsafe(16), True
        key = self.vault.secret.encode()
        return hmac.new(key, f"csrf {session.nonce}".encode(), hashlib.sha256).hexdigest()[:40]

    def is_csrf(self, session: Session, token: str) -> bool:
        """The token of a form matches its session."""
        return bool(session.nonce) and hmac.compare_digest(self.csrf(session).encode(), token.encode())

    # roles

    def access(self, event: str) -> Access:
        """The passwords and tokens of the server ("*") or of an event."""
        if event == SERVER:
            return self.vault.access
        return from_plain(Access, json.loads(service.kept(self.events.desk(event), KEPT) or "{}"))

    def keep(self, event: str, access: Access) -> None:
        """Store the passwords and tokens of the server ("*") or of an event."""
        if event == SERVER:
            self.vault.keep(access)
        else:
            service.keep(self.events.desk(event), KEPT, json.dumps(to_plain(access)))

    def role(self, session: Session, event: str) -> Role:
        """The role of a session in an event, or on the whole server ("*")."""
        if self.open_desk:
            return Role.ARBITER
        best = Role.PUBLIC  # a deputy of the server may be arbiter of an event
        for place in dict.fromkeys((SERVER, event)):
            if place in session.grants:
                name, _, mark = session.grants[place].partition(":")
                role = Role[name.upper()]
                hashed = self.access(place).password(role)
                if hashed and hmac.compare_digest(_mark(hashed), mark):
                    best = max(best, role)
        return best

    def knows(self, session: Session) -> bool:
        """A password that opened the session is still one."""
        for place in session.grants:
            with suppress(NotThere, RondeError):  # an event that is gone or cannot be read
                if self.role(session, place) > Role.PUBLIC:
                    return True
        return False

    def log_in(self, session: Session, who: str, password: str, event: str) -> Role:
        """Open the session for the role that a password belongs to; the lowest role if it fits none."""
        there = [(place, self.access(place)) for place in dict.fromkeys((SERVER, event))]
        for role in (Role.ARBITER, Role.DEPUTY):
            for place, access in there:
                if _fits(access.password(role), password):
                    grants = session.grants
                    self.end(session)  # a copy of the cookie from before is worth nothing any more
                    session.who, session.nonce, session.grants = who, secrets.token_urlsafe(16), grants
                    self.grant(session, place, role, access)
                    return role
        return Role.PUBLIC

    def is_arbiter(self, password: str, event: str) -> bool:
        """The password belongs to an arbiter here."""
        there = (self.access(place).arbiter for place in dict.fromkeys((SERVER, event)))
        return any(_fits(hashed, password) for hashed in there)

    def grant(self, session: Session, place: str, role: Role, access: Access) -> None:
        """Add a role to a session."""
        session.grants = {**session.grants, place: f"{role.label}:{_mark(access.password(role))}"}
        session.changed = True

    def token(self, secret: str, event: str) -> tuple[Role, str]:
        """The role and the name of a token."""
        digest = _digest(secret)
        found = [
            (Role[token.role.upper()], token.name)
            for place in dict.fromkeys((SERVER, event))
            for token in self.access(place).tokens
            if hmac.compare_digest(token.digest, digest)
        ]
        return max(found, default=(Role.PUBLIC, ""))

"""The static site of an event: its pages and files in one folder, and sent away after each publication."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

from ronde import rulebook
from ronde.desk import databases
from ronde.desk.days import days, start_shown
from ronde.desk.event import Entrant, Round, State
from ronde.desk.service.desk import Desk, keep, kept
from ronde.desk.service.explained import Explained, Voice, explanation, then, voice
from ronde.desk.service.exports import captains, export_table, export_trf, published_pairs
from ronde.desk.service.prizes import categories
from ronde.desk.service.timetable import starts
from ronde.desk.service.views import progress, settled_round, table
from ronde.errors import BadInput, FileTrouble, RondeError
from ronde.explaining.text import notices
from ronde.model import Tournament
from ronde.output import pdf as paper
from ronde.output import site
from ronde.output import svg as pictures
from ronde.output.bracket import bracket_picture, layouts, listed
from ronde.pairing import system_of
from ronde.tables import lists as tables
from ronde.tables import teams as team_tables
from ronde.tables.choosing import Choice
from ronde.tables.rated import with_norm
from ronde.tables.render import Table
from ronde.values import frozen, replace
from ronde.words import Quoted, say, semicolons

PAPERS = ("pairings", "names", "standings", "crosstable", "players")
PATIENCE = 120.0  # seconds for the program that sends the site away
TROUBLE = "site-trouble"  # stored beside the journal
log = logging.getLogger("ronde.desk")


def export_site(desk: Desk, folder: str | Path, language: str = "en", papers: bool = True) -> list[Path]:
    """The whole event as pages in one folder that opens without a server; returns what was written.

    The pages are for everybody: they have no dates of birth. `papers` adds the lists as PDF.
    """
    event, cited = desk.event, set[str]()
    shown = [key for key in desk.keys if not desk.state(key).archived]
    files = {key: _files(desk, key, desk.language(language, key), papers) for key in shown}
    links = {key: [(name, title) for name, title, _ in made] for key, made in files.items()}
    sections = [_section(desk, key, language, cited, links[key]) for key in shown]
    told = (event.place, days(event.start, event.end, language), event.time_control, event.arbiter)
    whole = site.Site(
        event.name, [line for line in told if line], sections, _articles(cited, language), language
    )
    written = []
    made = [(name, text.encode()) for name, text in site.pages(whole)]
    made += [(f"{key}/{name}", data) for key in shown for name, _, data in files[key]]
    try:
        for name, data in (*made, *site.looks()):
            path = Path(folder) / name
            if not path.resolve().is_relative_to(Path(folder).resolve()):  # not a key of a desk
                raise BadInput("error-page-outside-folder", name=Quoted(name))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            written.append(path)
    except OSError as error:
        raise FileTrouble.unwritable(error.filename or folder, error) from error
    return written


def _files(desk: Desk, key: str, language: str, papers: bool) -> list[tuple[str, str, bytes]]:
    """The lists as PDF and the report, for everybody: (name, title, content)."""
    state = desk.state(key)
    if not state.entrants:
        return []
    found = [("report.trf", "TRF16", export_trf(desk, key, public=True).encode())]
    for what in PAPERS if papers and state.rounds else ():
        title = f"{say(f'page-paper_{what}', language)} (PDF)"
        try:
            found.append((f"{what}.pdf", title, paper.paper(what, _job(desk, key, state, what, language))))
        except BadInput as error:  # the typesetter is not installed
            log.warning("site without papers", extra={"why": error.say("en")})
            break
    return found


def _job(desk: Desk, key: str, state: State, what: str, language: str) -> paper.Job:
    event, last = desk.event, len(state.rounds)
    ranked = what in ("standings", "crosstable")
    return paper.Job(
        state.public,
        language,
        settled_round(state) if ranked else last,
        published_pairs(state, state.rounds[-1]),
        table(desk, key, settled_round(state)) if ranked else None,
        " · ".join(dict.fromkeys(filter(None, (event.name, state.setup.name)))),
        matches=state.matches,
        captains=captains(state),
        about=" · ".join(filter(None, (event.place, days(event.start, event.end, language)))),
        starts=start_shown(state.starts(last), language, long=True),
        arbiter=event.arbiter,
    )


# --- sent away after each publication ------------------------------------------------------------


@frozen
class SitePlan:
    """Where the site goes after each publication: a folder, and perhaps a command that sends it on."""

    folder: str = ""
    command: tuple[str, ...] = ()  # its words; {folder} is the folder
    language: str = "en"

    def __bool__(self) -> bool:
        return bool(self.folder or self.command)


def site_plan(desk: Desk) -> SitePlan:
    """Where the site of an event goes; nowhere by default."""
    found = _plans().get(_mark(desk))
    return SitePlan(found["folder"], tuple(found["command"]), found["language"]) if found else SitePlan()


def plan_site(desk: Desk, folder: str = "", command: str = "", language: str = "en") -> SitePlan:
    """Set where the site goes after each publication; neither folder nor command: nowhere.

    Plans belong to this computer and its user: a file that comes from elsewhere never brings a command.
    """
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise BadInput("error-site-command", command=Quoted(command)) from error
    if words and not any("{folder}" in word for word in words):
        raise BadInput("error-site-command", command=Quoted(command))
    plan = SitePlan(str(Path(folder).resolve()) if folder else "", words, language)
    plans = {mark: told for mark, told in _plans().items() if mark != _mark(desk)}
    if plan:
        plans[_mark(desk)] = asdict(plan)
    path = _plans_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.touch(0o600)
        part.write_text(json.dumps(plans), encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise FileTrouble.unwritable(path, error) from error
    keep(desk, TROUBLE, None)
    return plan


def _plans_file() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "ronde" / "sites.json"


def _plans() -> dict[str, Any]:
    try:
        found = json.loads(_plans_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _mark(desk: Desk) -> str:
    """The event among the plans, without the password of a database."""
    store = desk.book.store
    server = databases.shown(store.database.name).replace("postgresql:", "postgresql+psycopg:", 1)
    where = str(store.path.resolve()) if store.path else f"{server} {store.event}"
    return hashlib.sha256(where.encode()).hexdigest()


def site_trouble(desk: Desk) -> str:
    """Why the site could not be sent the last time; "" if it could."""
    return kept(desk, TROUBLE) or ""


def publish_site(desk: Desk) -> str:
    """Write the site and send it away, as planned; returns the trouble, if any, and never raises it."""
    plan = site_plan(desk)
    if not plan:
        return ""
    try:
        if plan.folder:
            export_site(desk, plan.folder, plan.language)
            _send(plan.command, plan.folder)
        else:
            with tempfile.TemporaryDirectory() as folder:
                export_site(desk, folder, plan.language)
                _send(plan.command, folder)
        trouble = ""
    except RondeError as error:
        trouble = error.say(plan.language)
        log.error("the site could not be published", extra={"why": trouble[:500]})
    keep(desk, TROUBLE, trouble or None)
    return trouble


def _send(command: Sequence[str], folder: str) -> None:
    """Run the program, without a shell, with a time limit."""
    if not command:
        return
    words = [word.replace("{folder}", folder) for word in command]
    program = shutil.which(words[0])
    if program is None:
        raise FileTrouble("error-site-no-program", program=Quoted(words[0]))
    quiet = {**os.environ, "SSH_ASKPASS_REQUIRE": "never"}  # nobody is there to type a password
    try:
        done = subprocess.run(
            [program, *words[1:]], stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, env=quiet
        )
    except subprocess.TimeoutExpired as error:
        raise FileTrouble("error-site-slow", program=Quoted(words[0]), n=int(PATIENCE)) from error
    except OSError as error:
        raise FileTrouble("error-site-no-program", program=Quoted(words[0])) from error
    if done.returncode:
        why = _reason(done.stderr.decode("utf-8", "replace"))
        raise FileTrouble("error-site-failed", program=Quoted(words[0]), n=done.returncode, why=why)


_OF_SSH = ("ssh: ", "Permission denied", "Host key verification failed")


def _reason(told: str) -> str:
    """Why a program failed: what ssh says, which rsync repeats in other words, else its last line."""
    lines = told.strip().splitlines() or [""]
    return next((line for line in lines if any(part in line for part in _OF_SSH)), lines[-1]).strip()[:300]


# --- the pages -----------------------------------------------------------------------------------


def _section(
    desk: Desk, key: str, language: str, cited: set[str], files: Sequence[tuple[str, str]]
) -> site.Section:
    state, language = desk.state(key), desk.language(language, key)
    value = state.public
    told = {r.number: explanation(desk, key, r.number) for r in state.rounds}
    explained = {number: found and found.public() for number, found in told.items()}
    rounds = []
    for round_ in state.rounds:
        rounds.append(
            site.RoundPages(
                round_.number,
                export_table(desk, key, "pairings", round_.number, language),
                export_table(desk, key, "alphabetical", round_.number, language),
                _brackets(explained[round_.number], language, cited),
                _by_hand(round_, explained[round_.number], language),
                pictures.round_chart(state.report, round_.number, published_pairs(state, round_), language),
                _laid(desk, key, explained[round_.number], language),
                start_shown(state.starts(round_.number), language),
            )
        )
    speakers = [one for r in state.rounds if (one := voice(desk, key, r.number)) is not None]
    return site.Section(
        key,
        state.setup.name,
        _public_list(state, value, language),
        _in_progress(export_table(desk, key, "standings", settled_round(state), language), state),
        _in_progress(export_table(desk, key, "crosstable", settled_round(state), language), state),
        rounds,
        [_card(state, value, e, speakers, language) for e in state.by_number.values()],
        [(name, _category(desk, key, name, language)) for name in _shown(state, value)],
        _prizes(desk, key, state, language),
        language,
        list(files),
        say("page-p_state", language, n=len(state.rounds), rounds=state.setup.rounds) if state.rounds else "",
        [(n, start_shown(start, language)) for n, start in enumerate(starts(state), 1) if start],
    )


def _shown(state: State, value: Tournament) -> list[str]:
    """The categories that somebody is in."""
    there = {name for player in value.players for name in player.categories}
    return [name for name in categories(state) if name in there and state.rounds]


def _category(desk: Desk, key: str, name: str, language: str) -> Table:
    """The standings of a category."""
    return export_table(
        desk, key, "standings", settled_round(desk.state(key)), language, Choice(category=name)
    )


def _prizes(desk: Desk, key: str, state: State, language: str) -> Table | None:
    """Who gets which prize, if the arbiter shows it."""
    shown = state.prizes and state.prizes.public and state.rounds
    return export_table(desk, key, "prizes", None, language) if shown else None


def _in_progress(table_: Table, state: State) -> Table:
    """A table of the last finished round that says how far the next one is."""
    told = progress(state)
    return replace(table_, subtitle=told.say(table_.language)) if told else table_


Brackets = list[tuple[int | None, site.Reasons]]


def _brackets(found: Explained | None, language: str, cited: set[str]) -> Brackets:
    if found is None:
        return []
    sentences = found.grouped(language)
    cited.update(s.article for s in sentences)
    return [
        (bracket, [(s.article, s.text) for s in group])
        for bracket, group in groupby(sentences, lambda s: s.bracket)
    ]


def _laid(desk: Desk, key: str, found: Explained | None, language: str) -> dict[int | None, site.Laid]:
    """The brackets of a round as pictures."""
    if found is None:
        return {}
    before = then(desk, key, found.pairing.round)
    return {
        one.bracket: site.Laid(
            bracket_picture(one, found.names, language), listed(one, found.names, language)
        )
        for one in layouts(before, found.published)
    }


def _by_hand(round_: Round, found: Explained | None, language: str) -> list[str]:
    """The deviations of a round from the rules: board by board, then the manual changes."""
    lines = []
    if found is not None:
        lines += [found.note(language)] if found.note(language) else []
        board = say("board", language)
        lines += [f"{board} {n}: {s.text}" for n, s in notices(found.published, language, found.names)]
    for made in round_.adjustments:
        broken = semicolons((rule.cited.say(language) for rule in made.broken), language)
        why = f"{made.public_reason} ({made.who})" if made.public_reason else ""
        lines += [" – ".join(filter(None, (why, broken)))] if why or broken else []
    return lines


def _public_list(state: State, value: Tournament, language: str) -> tables.Table:
    """The players for everybody, or the teams with theirs."""
    if state.matches is not None:
        return team_tables.rosters(state.matches, language, captains(state))
    return tables.starting_list(value, language=language)


def _card(
    state: State, value: Tournament, entrant: Entrant, speakers: Sequence[Voice], language: str
) -> site.CardPage:
    reasons = []
    for speaker in speakers:
        heard = speaker.told(entrant.uid, language)
        told = [(s.article, s.text) for s in (*heard.first, *heard.said)]
        reasons.append((speaker.found.pairing.round, told))
    if state.matches is not None:
        card = team_tables.team_card(state.matches, entrant.number, language)
    else:
        card = tables.card_table(tables.player_card(value, entrant.number), language)
        card = with_norm(card, value, entrant.number)
    drawn = [pictures.path_picture(value, entrant.number, language)] if value.played_rounds else []
    drawn += (
        [pictures.colour_picture(value, entrant.number, language)] if system_of(value).uses_colours else []
    )
    return site.CardPage(
        entrant.number, entrant.uid, f"{entrant.number} {entrant.person.name}", card, reasons, drawn
    )


def _articles(cited: set[str], language: str) -> dict[str, tuple[str, str]]:
    found = {}
    for citation in cited:
        text, article = citation.split(" ", 1)
        known = rulebook.text(text).article(article)
        if known is not None:
            found[citation] = known.title[language], known.text[language]
    return found

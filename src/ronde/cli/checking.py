"""The command check: files and folders, one after another or many at once, with one closing line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from ronde.causes import likely_causes
from ronde.checking import Finding, Report, RoundVerdict, check, check_teams
from ronde.cli import check_report
from ronde.cli.check_report import CLEAN, DIFFERS, NOT_CHECKED, UNREADABLE, Plain
from ronde.cli.common import output, read_tournament, refuse_teams, said_of
from ronde.cli.progress import progress
from ronde.errors import BadInput, RondeError
from ronde.explaining import text as explain
from ronde.explaining.why import why
from ronde.model import Pair, Tournament
from ronde.pairing import before, with_choice
from ronde.systems import known
from ronde.systems.base import game_of
from ronde.systems.names import How
from ronde.teams import fold, read
from ronde.values import frozen, replace
from ronde.words import Message, of_teams, say

ENDINGS = (".trf", ".trfx", ".txt", ".ronde")
CODES = {CLEAN: 0, DIFFERS: 4, NOT_CHECKED: 6}


@frozen
class Asked:
    """How to check a file."""

    system: str | None = None
    acceleration: str | None = None
    language: str = "en"
    explained: bool = False
    teams: bool = False
    lenient: bool = False
    reading: bool = False


def run(args: argparse.Namespace) -> int:
    """Check the files and return the exit code that counts most."""
    asked = Asked(
        args.system, args.acceleration, args.lang, args.explain, args.teams, args.lenient, args.reading
    )
    paths = list(listed(args.files))
    if len(paths) == 1 and not os.path.isdir(args.files[0]):
        results = [_checked(asked, paths[0])]  # its errors are reported as usual
    else:
        results = list(_all(asked, paths, args.jobs))
    kind = "json" if args.json else args.format
    text = check_report.written(results, kind, args.lang, args.verbose or args.explain)
    output(text, args.output)
    return _worst(results)


def _worst(results: Iterable[Plain]) -> int:
    """The exit code that matters most: differences, then unreadable files, then unchecked ones."""
    codes: list[int] = [one["code"] for one in results]
    different, unchecked = CODES[DIFFERS], CODES[NOT_CHECKED]
    if different in codes:
        return different
    unread = [code for code in codes if code not in (0, unchecked)]
    return max(unread) if unread else max(codes)


def listed(given: Iterable[str]) -> Iterator[str]:
    """The given files, and those of the given folders sorted by name."""
    for path in given:
        if not os.path.isdir(path):
            yield path
            continue
        found = [os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names]
        reports = sorted(name for name in found if name.lower().endswith(ENDINGS))
        if not reports:
            raise BadInput("error-folder-without-reports", path=path, endings=", ".join(ENDINGS))
        yield from reports


def _all(asked: Asked, paths: list[str], jobs: int | None) -> Iterator[Plain]:
    work = partial(_one_of_many, asked)
    about = say("cli-checking", asked.language)
    if jobs == 1 or "-" in paths:  # only this process has the standard input
        yield from progress(map(work, paths), len(paths), about)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from progress(pool.map(work, paths, chunksize=4), len(paths), about)


def _one_of_many(asked: Asked, path: str) -> Plain:
    try:
        return _checked(asked, path)
    except RondeError as error:
        said = said_of(path, error, asked.language)
        return {"file": path, "verdict": UNREADABLE, "code": error.exit_code, "error": said}


def _checked(asked: Asked, path: str) -> Plain:
    return verdict(asked, path, read_tournament(path, asked.lenient, asked.language))


def verdict(asked: Asked, path: str, tournament: Tournament) -> Plain:
    """The verdict on a tournament as plain data."""
    said = asked.system
    if asked.acceleration or asked.teams:
        tournament, said = with_choice(tournament, said, asked.acceleration), None
    if asked.teams:
        matches = read(tournament)
        report, tournament = check_teams(matches, reading=asked.reading), fold(matches)
    else:
        refuse_teams(tournament)
        report = check(tournament, said, reading=asked.reading)
        tournament = with_choice(tournament, report.system)
    language = game_of(known(report.system)).language(asked.language)
    if asked.teams:
        language = of_teams(language)
    return _plain(path, tournament, report, replace(asked, language=language))


def _plain(path: str, tournament: Tournament, report: Report, asked: Asked) -> Plain:
    """The verdict as plain data, with every sentence said."""
    language = asked.language
    verdict = CLEAN if report.clean else DIFFERS if report.differs else NOT_CHECKED
    causes = likely_causes(tournament, report)
    named = report.why is not None and report.why.name == How.NAMED.value
    return {
        "file": path,
        "verdict": verdict,
        "code": CODES[verdict],
        "system": report.system,
        "edition": report.why.say(language) if report.why else None,
        "edition_named": named,
        "checked": report.checked,
        "clean": report.clean,
        "rounds": [_round(tournament, one, asked, causes.get(one.round, ())) for one in report.rounds],
        "findings": [_finding(one, language) for one in report.findings],
        "notes": [_finding(one, language) for one in report.notes],
    }


def _finding(finding: Finding, language: str) -> Plain:
    about = {"kind": finding.kind, "text": finding.say(language), "round": finding.round}
    return {**about, "players": list(finding.players)}


def _round(tournament: Tournament, verdict: RoundVerdict, asked: Asked, causes: tuple[Message, ...]) -> Plain:
    told: Plain = {
        "round": verdict.round,
        "equal": verdict.equal,
        "played": [[p.white, p.black] for p in verdict.played],
        "expected": [[p.white, p.black] for p in verdict.paired.pairs] if verdict.paired else None,
        "findings": [_finding(one, asked.language) for one in verdict.findings],
    }
    if verdict.too_large is not None:
        told["too_large"] = verdict.too_large.say(asked.language)
    elif not verdict.equal:
        told["causes"] = [cause.say(asked.language) for cause in causes]
        told["line"] = _line(tournament, verdict, asked.language)
        told["reasons"] = _reasons(tournament, verdict, asked.language) if asked.explained else []
    return told


# --- played against expected ---------------------------------------------------------------------


def _line(tournament: Tournament, verdict: RoundVerdict, language: str) -> str:
    """A round that differs in one line: played, expected, and a reason for each."""
    if verdict.paired is None:
        return verdict.findings[-1].say(language)
    ours = {frozenset(pair): pair for pair in verdict.paired.pairs}
    theirs = {frozenset(pair): pair for pair in verdict.played}
    played = [pair for who, pair in theirs.items() if ours.get(who) != pair]
    expected = [pair for who, pair in ours.items() if theirs.get(who) != pair]
    if all(who in ours for who in map(frozenset, played)):  # a round without colours fits either way
        played = [pair for pair in played if ours[frozenset(pair)] != pair]
    values = {"played": _pairs(played, language), "expected": _pairs(expected, language)}
    parts = [say("check-line", language, round=verdict.round, **values)]
    parts += _for(tournament, verdict, expected, language)
    parts += _against(tournament, verdict, [p for p in played if frozenset(p) not in ours], language)
    return " ".join(parts)


LISTED = 6  # pairs in the line of a round


def _pairs(pairs: Sequence[Pair], language: str) -> str:
    """The pairs in words, at most the first few."""
    told = [_pair(pair, language) for pair in pairs[:LISTED]]
    more = [f"… (+{len(pairs) - LISTED})"] if len(pairs) > LISTED else []
    return ", ".join([*told, *more]) or "–"


def _pair(pair: Pair, language: str) -> str:
    if pair.black is None:
        return say("check-the-bye", language, player=pair.white)
    return f"{pair.white}-{pair.black}"


def _for(tournament: Tournament, verdict: RoundVerdict, expected: list[Pair], language: str) -> Iterator[str]:
    """Why the first of the expected pairs is right."""
    assert verdict.paired is not None
    known = explain.names(tournament)
    for pair in expected:
        steps = [step for step in verdict.paired.steps if set(step.players) == set(pair)]
        met = any(set(pair) == set(other) for other in verdict.played)
        told = steps[-1:] if met else steps[:1]  # where only colours differ, the last step explains them
        for sentence in explain.sentences(told, language, known):
            reason = f"{sentence.text} [{sentence.short}]"
            yield say("check-for", language, pair=_pair(pair, language), reason=reason)
            return


def _against(
    tournament: Tournament, verdict: RoundVerdict, wrong: list[Pair], language: str
) -> Iterator[str]:
    """The article and the sentence against the first of the played pairs that has one."""
    from ronde.explaining import why_text

    then = before(tournament, verdict.round)
    for pair in wrong:
        if pair.black is None:
            continue
        try:
            answer = why(then, pair.white, pair.black, verdict.played)
        except BadInput:  # a round after one in which everybody was away cannot be asked about
            return
        reason = why_text.deciding(then, answer, language)
        if reason:
            yield say("check-against", language, pair=_pair(pair, language), reason=reason)
            return


def _reasons(tournament: Tournament, verdict: RoundVerdict, language: str) -> list[str]:
    """Both explanations in full: of every unexpected pair, and of the expected ones."""
    from ronde.explaining import why_text

    lines: list[str] = []
    then = before(tournament, verdict.round)
    ours = {frozenset(p) for p in verdict.paired.pairs} if verdict.paired else set()
    for pair in verdict.played:
        if frozenset(pair) not in ours and pair.black is not None:
            answer = why(then, pair.white, pair.black, verdict.played)
            lines += [line for line in why_text.as_text(then, answer, language).splitlines() if line]
    if verdict.paired:
        played = {frozenset(p) for p in verdict.played}
        wanted = [p for p in verdict.paired.pairs if frozenset(p) not in played]
        steps = [s for s in verdict.paired.steps if any(set(s.players) == set(p) for p in wanted)]
        known = explain.names(tournament)
        lines += [f"{s.text} [{s.short}]" for s in explain.sentences(steps, language, known)]
    return lines

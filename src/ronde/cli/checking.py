"""The command check: one file with every round's verdict, or many files in parallel."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from ronde.checking import Finding, Report, RoundVerdict, check, check_teams
from ronde.cli.common import output, output_json, read_tournament, refuse_teams
from ronde.cli.progress import progress
from ronde.errors import RondeError
from ronde.explaining import text as explain
from ronde.explaining.why import why
from ronde.model import Tournament
from ronde.pairing import before, with_choice
from ronde.systems.names import How
from ronde.teams import fold, read
from ronde.words import say

DIFFERENT, NOT_CHECKED = 4, 6


class Checked(NamedTuple):
    """What was found in one file."""

    code: int
    json: object
    text: str
    report: Report | None = None  # none of a file that could not be read


def run(args: argparse.Namespace) -> int:
    """Check the files and return the worst exit code."""
    work = partial(
        _check_file, args.system, args.acceleration, args.lang, args.explain, args.teams, args.lenient
    )
    if len(args.files) == 1:
        results = [_checked(args.files[0], args)]
    else:
        with ProcessPoolExecutor() as pool:
            results = list(
                progress(pool.map(work, args.files), len(args.files), say("cli-checking", args.lang))
            )
    if args.json:
        output_json([one.json for one in results])
    else:
        for one in results:
            output(one.text)
        if len(results) > 1:
            output(_summary(results, args.lang))
    return max(one.code for one in results)


def _checked(path: str, args: argparse.Namespace) -> Checked:
    """One file alone: its errors go the usual way."""
    return _verdict(path, args.system, args.acceleration, args.lang, args.explain, args.teams, args.lenient)


def _check_file(
    system: str | None,
    acceleration: str | None,
    language: str,
    explained: bool,
    teams: bool,
    lenient: bool,
    path: str,
) -> Checked:
    try:
        return _verdict(path, system, acceleration, language, explained, teams, lenient)
    except RondeError as error:
        sentence = error.say(language)
        return Checked(error.exit_code, {"file": path, "error": sentence}, f"{_at(path, sentence)}\n")


def _at(path: str, sentence: str) -> str:
    """The sentence after the name of its file, unless it begins with it."""
    return sentence if sentence.startswith(path) else f"{path}: {sentence}"


def _verdict(
    path: str,
    said: str | None,
    acceleration: str | None,
    language: str,
    explained: bool,
    teams: bool,
    lenient: bool,
) -> Checked:
    tournament = read_tournament(path, lenient, language)
    if acceleration or teams:
        tournament, said = with_choice(tournament, said, acceleration), None
    if teams:
        matches = read(tournament)
        report, tournament = check_teams(matches), fold(matches)
    else:
        refuse_teams(tournament)
        report = check(tournament, said)
        tournament = with_choice(tournament, report.system)
    code = NOT_CHECKED if not report.checked else 0 if report.clean else DIFFERENT
    text = _text(path, tournament, report, language, explained)
    return Checked(code, _json(path, report, language), text, report)


def _summary(results: Sequence[Checked], language: str) -> str:
    """Many files in one line: how many are clean, how many rounds are equal, which editions fit."""
    reports = [one.report for one in results if one.report is not None]
    editions = Counter(report.system for report in reports if report.system)
    return (
        say(
            "check-summary",
            language,
            n=len(results),
            clean=sum(report.clean for report in reports),
            different=sum(report.checked and not report.clean for report in reports),
            unchecked=sum(not report.checked for report in reports),
            unread=len(results) - len(reports),
            equal=sum(report.equal_rounds for report in reports),
            rounds=sum(len(report.rounds) for report in reports),
            editions=", ".join(f"{key} {count}" for key, count in sorted(editions.items())) or "-",
        )
        + "\n"
    )


def _json(path: str, report: Report, language: str) -> object:
    def finding(f: Finding) -> object:
        return {"kind": f.kind, "text": f.say(language), "round": f.round, "players": list(f.players)}

    return {
        "file": path,
        "system": report.system,
        "edition": report.why.say(language) if report.why else None,
        "checked": report.checked,
        "clean": report.clean,
        "rounds": [
            {"round": v.round, "equal": v.equal, "findings": [finding(f) for f in v.findings]}
            for v in report.rounds
        ],
        "findings": [finding(f) for f in report.findings],
    }


def _text(path: str, tournament: Tournament, report: Report, language: str, explained: bool) -> str:
    lines = [f"{path}: {_event(report, language)}"]
    if report.system and report.why and report.why.name != How.NAMED.value:
        lines.append(f"  {report.why.say(language)}")
    for verdict in report.rounds:
        name = "check-round-equal" if verdict.equal else "check-round-different"
        lines.append(f"  {say(name, language, round=verdict.round)}")
        lines += [f"    {finding.say(language)}" for finding in verdict.findings]
        if explained and not verdict.equal:
            lines += _reasons(tournament, verdict, language)
    lines += [f"  {finding.say(language)}" for finding in report.findings]
    lines.append(f"  {_result(report, language)}")
    return "\n".join(lines) + "\n"


def _event(report: Report, language: str) -> str:
    if report.system is None:
        assert report.why is not None
        return report.why.say(language)
    return say("check-event", language, system=report.system, n=len(report.rounds))


def _result(report: Report, language: str) -> str:
    if report.clean:
        return say("check-clean", language)
    if not report.checked:
        return say("check-not-checked", language)
    found = [finding for finding in report.all_findings() if finding.kind != "remark"]
    return say("check-found", language, n=len(found))


def _reasons(tournament: Tournament, verdict: RoundVerdict, language: str) -> list[str]:
    """Both explanations: why the pairs of the rules are right, and what speaks against those played."""
    from ronde.explaining import why_text

    lines = []
    then = before(tournament, verdict.round)
    ours = {frozenset(p) for p in verdict.paired.pairs} if verdict.paired else set()
    for pair in verdict.played:
        if frozenset(pair) not in ours and pair.black is not None:
            answer = why(then, pair.white, pair.black, verdict.played)
            lines += [
                f"      {line}" for line in why_text.as_text(then, answer, language).splitlines() if line
            ]
    if verdict.paired:
        played = {frozenset(p) for p in verdict.played}
        wanted = [p for p in verdict.paired.pairs if frozenset(p) not in played]
        steps = [s for s in verdict.paired.steps if any(set(s.players) == set(p) for p in wanted)]
        known = explain.names(tournament)
        lines += [f"      {s.text} [{s.short}]" for s in explain.sentences(steps, language, known)]
    return lines

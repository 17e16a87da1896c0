"""The command study: play many simulated tournaments and report on them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ronde.cli.parser import Parser, positive
from ronde.cli.progress import counter
from ronde.errors import BadInput
from ronde.studying import plan, running, summary
from ronde.words import say

REPORT = "report"
MOST_JOBS = 1024


def study_arguments(parser: Parser) -> None:
    """A study to play, or the folder of a finished one."""
    parser.add_argument("study", metavar="STUDY.toml", help="help-study-file")
    parser.add_argument("folder", nargs="?", metavar="FOLDER", help="help-study-folder")
    parser.add_argument("--jobs", type=positive, metavar="N", help="help-study-jobs")
    parser.add_argument("--cluster", metavar="ADDRESS", help="help-study-cluster")
    parser.add_argument("--resume", action="store_true", help="help-study-resume")


def run_study(args: argparse.Namespace) -> int:
    """Play, or report."""
    if args.study == REPORT:
        return _report(args)
    study = plan.read(args.study)
    if args.jobs is not None and args.jobs > MOST_JOBS:
        raise BadInput("error-study-range", key="--jobs", least=1, most=MOST_JOBS)
    path = Path(args.folder or Path(args.study).stem)
    folder = running.Folder(path)
    folder.open(study, args.resume)
    for setting in study.left_out:
        refusal = setting.refusal()
        assert refusal is not None
        print(
            say("study-left-out", args.lang, setting=setting.key, why=refusal.say(args.lang)), file=sys.stderr
        )
    players = running.Cluster(args.cluster) if args.cluster else running.Local(args.jobs)
    done = len(study) - sum(chunk.count for chunk in folder.missing(study))
    with counter(len(study), say("study-playing", args.lang), done) as bar:
        for count in running.run(study, folder, players):
            bar.update(count)
    print(say("study-done", args.lang, count=len(study), folder=str(path)))
    return 0


def _report(args: argparse.Namespace) -> int:
    from ronde.studying import report

    if args.folder is None:
        raise BadInput("error-study-missing-folder")
    folder = running.Folder(Path(args.folder))
    found = summary.summary(folder.table())
    page = report.write(found, folder.path / REPORT, folder.name(), args.lang)
    print(say("study-reported", args.lang, count=found.count, page=str(page)))
    return 0

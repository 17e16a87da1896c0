"""The command verify: prove the claims of an explained round from the report of the event."""

from __future__ import annotations

import argparse
from collections import Counter

from ronde.cli.common import (
    chosen_tournament,
    file_argument,
    json_argument,
    output,
    output_json,
    plain,
    read_file,
    system_arguments,
    teams_argument,
)
from ronde.cli.parser import Parser
from ronde.words import say

FALSE, UNCHECKED = 4, 6


def verify_arguments(parser: Parser) -> None:
    """ROUND.json and FILE."""
    parser.add_argument("claims", metavar="ROUND.json", help="help-verify-claims")
    file_argument(parser)
    system_arguments(parser)
    teams_argument(parser)
    json_argument(parser)


def run_verify(args: argparse.Namespace) -> int:
    """Verify every claim and say which are false."""
    from ronde.explaining.text import names
    from ronde.rulebook import say as say_step
    from ronde.verifying.reading import read
    from ronde.verifying.verify import verify

    args.strict = False
    tournament = chosen_tournament(args)
    round_, pairs, steps = read(read_file(args.claims))
    verdicts = verify(tournament, round_, pairs, steps)
    known = names(tournament)
    wrong = [one for one in verdicts if one.true is not True]
    counts = Counter(one.true for one in verdicts)
    if args.json:
        listed = [
            {"claim": one.step.sentence, "article": one.step.article, "true": one.true, "why": one.why}
            for one in wrong
        ]
        output_json({"round": round_, "claims": len(verdicts), "false": counts[False], "listed": listed})
    else:
        lines = []
        for one in wrong:
            name = "verify-false" if one.true is False else "verify-unchecked"
            sentence = say_step(one.step, args.lang, known)
            lines.append(say(name, args.lang, article=one.step.article, text=sentence))
        values = {"n": len(verdicts), "round": round_, "false": counts[False], "unchecked": counts[None]}
        lines.append(say("verify-sum", args.lang, **values))
        output(plain("\n".join(lines)) + "\n")
    return FALSE if counts[False] else UNCHECKED if counts[None] else 0

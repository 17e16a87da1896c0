"""The command verify: prove an explained round from the report of the event."""

from __future__ import annotations

import argparse

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
from ronde.typed import TYPE_CHECKING
from ronde.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ronde.rulebook import Step
    from ronde.verifying.verify import Fault

FALSE = 4


def verify_arguments(parser: Parser) -> None:
    """ROUND.json and FILE."""
    parser.add_argument("claims", metavar="ROUND.json", help="help-verify-claims")
    file_argument(parser)
    system_arguments(parser)
    teams_argument(parser)
    json_argument(parser)


def run_verify(args: argparse.Namespace) -> int:
    """Prove the document and name everything that is wrong with it."""
    from ronde.explaining.text import names
    from ronde.pairing import with_its_edition
    from ronde.verifying.document import read
    from ronde.verifying.verify import changed_boards, verify

    args.strict = False
    tournament = with_its_edition(chosen_tournament(args))
    document, known = read(read_file(args.claims)), names(tournament)
    faults = verify(tournament, document, known)
    changed = changed_boards(tournament, document)
    if args.json:
        listed = [as_json(fault) for fault in faults]
        count = len(document.steps)
        output_json(
            {
                "round": document.round,
                "claims": count,
                "false": len(faults),
                "changed": changed,
                "listed": listed,
            }
        )
    else:
        lines = [line(fault, args.lang, known) for fault in faults]
        values = {"n": len(document.steps), "round": document.round, "faults": len(faults)}
        lines.append(say("verify-sum", args.lang, **values))
        if changed:
            lines.append(say("verify-changed", args.lang, n=changed))
        output(plain("\n".join(lines)) + "\n")
    return FALSE if faults else 0


def as_json(fault: Fault) -> dict[str, object]:
    """A fault for other programs."""
    found: dict[str, object] = {"fault": fault.kind}
    for key, step in (("claim", fault.claim), ("due", fault.due)):
        if step is not None:
            found[key] = {"claim": step.sentence, "article": step.article, "players": list(step.players)}
    texts = {"what": fault.what, "instead": fault.instead}
    return found | {key: text for key, text in texts.items() if text}


def line(fault: Fault, language: str, names: Mapping[int, str]) -> str:
    """A fault for people."""
    values = {"article": "", "text": "", "due_article": "", "due": fault.instead, "what": fault.what}
    if fault.claim is not None:
        values |= {"article": fault.claim.article, "text": sentence(fault.claim, language, names)}
    if fault.due is not None:
        values |= {"due_article": fault.due.article, "due": sentence(fault.due, language, names)}
    return say(f"verify-{fault.kind}", language, **values)


def sentence(step: Step, language: str, names: Mapping[int, str]) -> str:
    """What a claim says, or its name if it cannot be said."""
    from ronde.rulebook import say as say_step

    try:
        return say_step(step, language, names)
    except (KeyError, TypeError, ValueError):
        return step.sentence

"""Questions about reports, answered as plain data: `python -m ronde.cli.answering`, a line of JSON for each.

A question is `{"do": "pair", "report": …}`; "do" is pair, explain or check, and "system", "acceleration",
"round", "teams" and "language" may follow. An answer has "code", the exit code that the command would have.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import IO, Any

from ronde import processes, teams
from ronde.cli import check_report, checking
from ronde.cli.common import at_round, refuse_teams, with_system
from ronde.errors import BadInput, Refused, RondeError
from ronde.explaining import text as explain
from ronde.explaining.published import in_report
from ronde.formats import javafo, trf
from ronde.model import Tournament
from ronde.pairing import pair
from ronde.words import Message, Quoted, languages, of_teams

Plain = dict[str, Any]


#: what a question may hold
_KINDS = dict.fromkeys(("do", "report", "system", "acceleration", "language"), str) | {"round": int}


def answer(asked: object) -> Plain:
    """The answer to a question; a refusal is an answer, too."""
    language = "en"
    try:
        asked = _question(asked)
        language = asked.get("language") or language
        language = of_teams(language) if asked.get("teams") else language
        if asked.get("do") not in _ANSWERS:
            raise BadInput("error-no-question", what=Quoted(str(asked.get("do"))), known=", ".join(_ANSWERS))
        return {"code": 0, **_ANSWERS[asked["do"]](asked, trf.read(asked["report"]), language)}
    except RondeError as error:
        article = error.article if isinstance(error, Refused) else None
        return {
            "code": error.exit_code,
            "error": _sentence(error).say(language),
            **({"article": article} if article else {}),
        }


def _sentence(error: RondeError) -> Message:
    """What is wrong, without options of the command line."""
    if error.message == "error-report-team-event-teams-meant":
        return Message("error-question-of-teams")
    return error.sentence


def _question(asked: object) -> dict[str, Any]:
    """A question with a report, and with values of the right kind."""
    if not isinstance(asked, dict) or "report" not in asked:
        raise BadInput("error-question-form")
    for name, kind in _KINDS.items():
        value = asked.get(name)
        fits = value is None or type(value) is kind  # True is no round
        if not fits or (name == "language" and value and value not in languages()):
            raise BadInput("error-question-value", name=name, value=Quoted(str(value)))
    return asked


def _chosen(asked: Mapping[str, Any], tournament: Tournament, language: str) -> tuple[Tournament, Plain]:
    """The tournament with the system asked for, and how it was found."""
    tournament, sentence = with_system(tournament, asked.get("system"), asked.get("acceleration"))
    about: Plain = {"system": tournament.settings.system}
    if sentence is not None:
        about["edition"] = sentence.say(language)
    if asked.get("teams"):
        return teams.fold(teams.read(tournament)), about
    refuse_teams(tournament)
    return tournament, about


def _pair(asked: Mapping[str, Any], tournament: Tournament, language: str) -> Plain:
    tournament, about = _chosen(asked, tournament, language)
    if asked.get("round"):
        tournament = at_round(tournament, asked["round"])
    pairing = pair(tournament)
    boards = [{"white": one.white, "black": one.black} for one in pairing.pairs]
    return {**about, "round": pairing.round, "pairs": boards, "text": javafo.write(pairing.pairs)}


def _explain(asked: Mapping[str, Any], tournament: Tournament, language: str) -> Plain:
    tournament, about = _chosen(asked, tournament, language)
    finished = tournament.settings.rounds == tournament.played_rounds
    then, published = in_report(tournament, asked.get("round") or tournament.next_round - finished)
    told = explain.as_json(published, language, explain.names(then))
    assert isinstance(told, dict)
    return {**about, **told, "text": explain.round_text(then, published, language)}


def _check(asked: Mapping[str, Any], tournament: Tournament, language: str) -> Plain:
    wanted = checking.Asked(
        asked.get("system"), asked.get("acceleration"), language, teams=bool(asked.get("teams"))
    )
    found = checking.verdict(wanted, "", tournament)
    del found["file"]
    return {**found, "text": check_report.written([{**found, "file": "-"}], "text", language, True)}


_ANSWERS: dict[str, Callable[[Mapping[str, Any], Tournament, str], Plain]] = {
    "pair": _pair,
    "explain": _explain,
    "check": _check,
}


def main(questions: IO[str], answers: IO[str]) -> None:
    """Answer line after line until there are no more."""
    for line in questions:
        try:
            said = answer(json.loads(line))
        except json.JSONDecodeError:
            said = answer(None)
        except Exception as error:  # whatever it is, the next question is answered
            said = {"code": 2, "error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(said, ensure_ascii=False) + "\n")
        answers.flush()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        processes.limit(int(sys.argv[1]))
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    main(sys.stdin, sys.stdout)

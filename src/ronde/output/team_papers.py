"""Match sheets: the paper on which captains write the results of a match and sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ronde.model import Colour, Pair, Result, Team
from ronde.tables.columns import rated
from ronde.tables.teams import BoardLine, board_lines, match_result
from ronde.teams import Matches
from ronde.words import say


def match_sheets(
    matches: Matches, number: int, pairs: Sequence[Pair], language: str, captains: Mapping[int, str]
) -> list[dict[str, Any]]:
    """A sheet for every match of a round."""
    teams = {team.id: team for team in matches.teams}
    return [
        {
            "title": say("paper-match", language, round=number, match=n),
            "teams": [_team(teams[id_], captains, language) for id_ in pair],
            "board": say("heading-board", language),
            "result": say("heading-result", language),
            "total": say("paper-total", language),
            "lines": [_line(line) for line in board_lines(matches, number, pair)],
            "score": _score(matches, number, pair, language),
            "signatures": [
                *(say("paper-captain", language, team=teams[id_].name) for id_ in pair),
                say("paper-arbiter", language),
            ],
        }
        for n, pair in enumerate(pairs, 1)
        if pair.black is not None
    ]


def _score(matches: Matches, number: int, pair: Pair, language: str) -> str | None:
    """The game points of a match that is over."""
    over = matches.of[pair.white][number - 1].cell.result is not Result.PENDING
    return match_result(matches, number, pair, language) if over else None


def _team(team: Team, captains: Mapping[int, str], language: str) -> dict[str, str]:
    captain = captains.get(team.id, "")
    return {
        "name": f"{team.id}  {team.name}",
        "captain": say("table-captain", language, name=captain) if captain else "",
    }


def _line(line: BoardLine) -> dict[str, Any]:
    kinds = {Colour.WHITE: ("white", "black"), Colour.BLACK: ("black", "white"), None: ("", "")}
    return {
        "board": str(line.board),
        "kinds": list(kinds[line.colour]),
        "names": [player.name if player else "–" for player in (line.first, line.second)],
        "ratings": [str(rated(player) or "") if player else "" for player in (line.first, line.second)],
        "result": line.result or None,
    }

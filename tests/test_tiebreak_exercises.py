"""The published tie-break exercises: every value, in the editions it was published for."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ronde.ranking.standings import standings
from ronde.ranking.tiebreaks.event import event
from ronde.ranking.tiebreaks.registry import TIEBREAKS, Code, parse, values
from ronde.tables.render import decimal
from tests import papi_json

F = Fraction

#: question of the exercise -> code; a question with the suffix _legacy_2026 is meant for 2024
QUESTIONS = {
    "points": "PTS",
    "win": "WIN",
    "won": "WON",
    "played_with_black": "BPG",
    "won_with_black": "BWG",
    "games_elected_to_play": "REP",
    "progressive_scores": "PS",
    "progressive_score": "PS",
    "progressive_cut1": "PS/C1",
    "standard_points": "STD",
    "buchholz": "BH",
    "buchholz_cut1": "BH/C1",
    "fore_buchholz": "FB",
    "aob": "AOB",
    "sonneborn_berger_swiss": "SB",
    "sb_cut1_swiss": "SB/C1",
    "sonneborn_berger": "SB",
    "sb_cut1": "SB/C1",
    "koya": "KS",
    "aro": "ARO",
    "aro_cut1": "ARO/C1",
    "tpr": "TPR",
    "apro": "APRO",
    "ptp": "PTP",
    "average_perfect_performance_opponents": "APPO",
    "player_rating": "RTNG",
    "kashdan": "KASH",
    "buchholz_papi": "BH",
    "buchholz_cut_papi": "BH/C1",
    "buchholz_median_papi": "BH/M1",
    "kashdan_papi": "KASH/P",
}
EXERCISES = ("tec-swiss", "pl-swiss", "tec-round-robin", "manual-koya", "tec-swiss-direct-encounter")
ELSEWHERE = {
    "adjusted_score", "adjusted_score_fore", "direct_encounter", "performance_papi", "player_rating_reversed",
}  # fmt: skip
#: the second exercise was written for 2026 only, and its Buchholz meets the cap of 16.4.1
ONLY_2026 = {("pl-swiss", "buchholz")}


def questions() -> list[tuple[str, str, str, str]]:
    """(exercise, question, code, edition): what the editions share is asked of both."""
    found = []
    for exercise in EXERCISES:
        answers = papi_json.expected(exercise)
        for question in answers:
            if question in ELSEWHERE:
                continue
            plain = question.removesuffix("_legacy_2026")
            if question.endswith("papi"):
                editions = ["2009"]
            elif plain != question:
                editions = ["2024"]
            elif f"{question}_legacy_2026" in answers or (exercise, question) in ONLY_2026:
                editions = ["2026"]
            else:
                editions = ["2026", "2024"]
            found += [(exercise, question, QUESTIONS[plain], edition) for edition in editions]
    return found


@pytest.mark.article("tiebreaks 16.4", "tiebreaks 2024.16.4", "tiebreaks 2009.1", "tiebreaks 2009.2")
@pytest.mark.article("tiebreaks 7.1", "tiebreaks 7.2", "tiebreaks 7.3", "tiebreaks 7.4", "tiebreaks 7.5")
@pytest.mark.article("tiebreaks 7.6", "tiebreaks 7.7", "tiebreaks 8.1", "tiebreaks 8.2", "tiebreaks 8.3")
@pytest.mark.article("tiebreaks 9.1", "tiebreaks 9.2", "tiebreaks 10.1", "tiebreaks 10.2", "tiebreaks 10.3")
@pytest.mark.article("tiebreaks 10.4", "tiebreaks 10.5", "tiebreaks 10.6", "tiebreaks old.2")
class Test_exercises:
    @pytest.mark.parametrize(("exercise", "question", "code", "edition"), questions())
    def test_value(self, exercise: str, question: str, code: str, edition: str) -> None:
        found = values(papi_json.read(exercise), code, edition)
        digits = TIEBREAKS[parse(code)[-1].name].digits
        for id_, value in papi_json.expected(exercise)[question].items():
            assert F(decimal(found[id_], digits)) == F(str(value)), (id_, found[id_], value)
            if code != "AOB":
                assert found[id_] == F(str(value))

    def test_every_question_is_asked(self) -> None:
        asked = {(exercise, question) for exercise, question, _, _ in questions()}
        for exercise in EXERCISES:
            assert {(exercise, q) for q in papi_json.expected(exercise)} - asked <= {
                (exercise, q) for q in ELSEWHERE
            }
        assert len(asked) > 35

    @pytest.mark.parametrize("edition", ["2024", "2026"])
    @pytest.mark.parametrize("exercise", ["tec-swiss-direct-encounter", "tec-round-robin"])
    @pytest.mark.article("tiebreaks 6.2", "tiebreaks 6.3")
    def test_direct_encounter(self, exercise: str, edition: str) -> None:
        table = standings(papi_json.read(exercise), "DE", edition)
        found = {row.id: row.values[1] or 0 for row in table.rows}
        assert found == papi_json.expected(exercise)["direct_encounter"]

    @pytest.mark.parametrize("edition", ["2024", "2026"])
    @pytest.mark.article("tiebreaks 16.3", "tiebreaks 8.3")
    def test_scores_seen_by_opponents(self, edition: str) -> None:
        seen = event(papi_json.read("tec-swiss"), edition)
        answers = papi_json.expected("tec-swiss")
        assert {i: x / 10 for i, x in seen.seen.items()} == answers["adjusted_score"]
        assert {i: x / 10 for i, x in seen.fore.seen.items()} == answers["adjusted_score_fore"]

    @pytest.mark.article("tiebreaks FFE.1")
    def test_french_performance(self) -> None:
        """Papi rounds halves to the even number, so a half point of rating is allowed."""
        found = values(papi_json.read("tec-swiss"), "PERF")
        for id_, value in papi_json.expected("tec-swiss")["performance_papi"].items():
            assert abs(found[id_] - value) <= F(1, 2)

    @pytest.mark.article("tiebreaks 10.6")
    def test_rating_reversed(self) -> None:
        table = standings(papi_json.read("tec-swiss"), [Code("RTNG", reverse=True)])
        wanted = papi_json.expected("tec-swiss")["player_rating_reversed"]
        assert [row.id for row in table.rows] == sorted(wanted, key=lambda i: -wanted[i])

    def test_the_named_examples(self) -> None:
        """David, Maria and Franck lose what the cap of 2026 takes from them."""
        tournament = papi_json.read("tec-swiss")
        old, new = values(tournament, "BH", "2024"), values(tournament, "BH", "2026")
        assert [(float(old[i]), float(new[i])) for i in (4, 11, 6)] == [(15, 14), (13.5, 12.5), (12, 11.5)]

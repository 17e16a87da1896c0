"""Tie-breaks: the codes of C.07, of the older texts and of draughts, and how a list of them is written.

code   name                                  C.07   listed since      function
-----  ------------------------------------  -----  ----------------  -----------------------------
PTS    points                                4.2    always            results.points
DE     direct encounter                      6      2009              results.direct_encounter
WIN    rounds with the points of a win       7.1    2009              results.wins
WON    games won                             7.2    2024              results.games_won
BPG    games played with Black               7.3    2009              results.black_games
BWG    games won with Black                  7.4    2024              results.black_wins
PS     progressive scores                    7.5    2009              results.progressive
REP    rounds elected to play (GE till 2024) 7.6    2024              results.rounds_elected
STD    standard points                       7.7    2026              results.standard_points
TPN    pairing number                        7.8    2026              results.pairing_number
BH     Buchholz                              8.1    before 2009       results.buchholz
AOB    average of opponents' Buchholz        8.2    2024              results.average_buchholz
FB     Fore Buchholz                         8.3    2024              results.fore_buchholz
SB     Sonneborn-Berger                      9.1    before 2009       results.sonneborn_berger
KS     Koya                                  9.2    2009              results.koya
ARO    average rating of opponents           10.1   before 2009       ratings.average_rating
TPR    performance rating                    10.2   2009              ratings.performance
PTP    perfect performance                   10.3   2024              ratings.perfect_performance
APRO   average performance of opponents      10.4   2024              ratings.average_performance
APPO   average perfect performance of opp.   10.5   2024              ratings.average_perfect_performance
RTNG   rating                                10.6   2026              ratings.rating
LOTS   drawing of lots                       4.2    always            results.lots
MPTS   match points                          11     2024              teams.match_points
GPTS   game points                           11     2024              teams.game_points
BC     board count                           12.1   2024              teams.board_count
TBR    top board results                     12.2   2024              teams.top_boards
BBE    bottom board elimination              12.3   2024              teams.without_bottom
MPVGP  the score that does not rank          13.1   2024              teams.other_score
EMMSB  match points x match points           13.2   2024              teams.extended_sonneborn
EMGSB  match points x game points            13.2   2024              teams.extended_sonneborn
EGMSB  game points x match points            13.2   2024              teams.extended_sonneborn
EGGSB  game points x game points             13.2   2024              teams.extended_sonneborn
EDE    extended direct encounter             13.3   2024              teams.extended_encounter
EDEBT  EDE, then BC, then TBR                13.3   2026              teams.extended_encounter
EDEBB  EDE, then BC, then BBE                13.3   2026              teams.extended_encounter
EDET   EDE, then TBR                         13.3   2026              teams.extended_encounter
EDEB   EDE, then BBE                         13.3   2026              teams.extended_encounter
SSSC   score and schedule strength           13.4   2024              teams.score_and_schedule
SOLK   Solkoff: complete, /C1 truncated, /M1 median  (FMJD)           results.solkoff
SONN   Sonneborn-Berger over games played            (FMJD)           results.sonneborn_played
HARK   Harkness median                               (older)          results.harkness
KASH   Kashdan                                       (older)          results.kashdan
DE1    mutual games, first place only                (Elo Swiss E10)  results.first_place_encounter
AVE    average rating, not rounded                   (Elo Swiss E10)  ratings.exact_average
PERF   French performance rating                     (FFE)            ratings.national_performance

Modifiers: /C1 /C2 … cut the least significant values, /M1 /M2 … as many of the most significant too
(BH FB SB PS ARO SOLK SONN and the extended SB); /L+1 /L-1 the limit of Koya in half points; /P forfeits
as games against the scheduled opponent; /F Fore Buchholz in AOB and SSSC; /R the other way round (TPN,
RTNG); /U1400 the rating of players who have none (10); /K4 what SSSC divides by. In a team event :MP or
:GP behind the code says which score is meant.

Every code works in every edition; the edition decides what unplayed rounds are worth. The codes
of articles 11 to 13 need a team event: boards in the cells, teams in the records of the report.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from ronde.errors import BadInput
from ronde.formats.trf.records import said
from ronde.model import Tournament
from ronde.ranking.tiebreaks import ratings, results, teams
from ronde.ranking.tiebreaks.event import EDITIONS, Code, Event, event
from ronde.ranking.tiebreaks.results import Values
from ronde.ranking.tiebreaks.teams import TeamEvent
from ronde.rulebook import implements
from ronde.systems import all_systems, known
from ronde.values import frozen
from ronde.words import Message, Quoted, say
from ronde.words import known as known_word

__all__ = [
    "EDITIONS",
    "SETS",
    "TIEBREAKS",
    "Code",
    "TieBreak",
    "default_list",
    "list_of",
    "name",
    "parse",
    "readable",
    "refusal",
    "sets",
    "title",
    "values",
    "with_own",
]

Whole = Callable[[Event, Code], Values]
Tied = Callable[[Event, Code, Sequence[int], bool], Values]


@frozen
class TieBreak:
    """One tie-break: exactly one of `whole` (a value for everybody) and `tied` (for tied players)."""

    code: str
    whole: Whole | None = None
    tied: Tied | None = None
    modifiers: str = ""  # the letters of the modifiers it takes
    digits: int = 0  # decimals shown
    lower_first: bool = False
    rated: bool = False  # needs everybody's rating
    buchholz: bool = False  # not for round robins (article 8)
    team: bool = False  # needs both scores of a team event
    title: str = ""  # of a custom tie-break; the catalogue has the titles of the others


def _table(*rows: TieBreak) -> dict[str, TieBreak]:
    return {row.code: row for row in rows}


_T = TieBreak
TIEBREAKS = _table(
    _T("PTS", results.points, digits=1),
    _T("DE", tied=results.direct_encounter, modifiers="P"),
    _T("WIN", results.wins),
    _T("WON", results.games_won),
    _T("BPG", results.black_games),
    _T("BWG", results.black_wins),
    _T("PS", results.progressive, None, "CM", 1),
    _T("REP", results.rounds_elected),
    _T("STD", results.standard_points, digits=1),
    _T("TPN", results.pairing_number, None, "R", lower_first=True),
    _T("BH", results.buchholz, None, "CMP", 1, buchholz=True),
    _T("AOB", results.average_buchholz, None, "PF", 2, buchholz=True),
    _T("FB", results.fore_buchholz, None, "CMP", 1, buchholz=True),
    _T("SB", results.sonneborn_berger, None, "CMP", 2),
    _T("KS", results.koya, None, "L", 1),
    _T("ARO", ratings.average_rating, None, "CMU", rated=True),
    _T("TPR", ratings.performance, None, "U", rated=True),
    _T("PTP", ratings.perfect_performance, None, "U", rated=True),
    _T("APRO", ratings.average_performance, None, "U", rated=True),
    _T("APPO", ratings.average_perfect_performance, None, "U", rated=True),
    _T("RTNG", ratings.rating, None, "RU", rated=True),
    _T("LOTS", results.lots, lower_first=True),
    _T("MPTS", teams.match_points, digits=1, team=True),
    _T("GPTS", teams.game_points, digits=1, team=True),
    _T("BC", tied=teams.board_count, team=True),
    _T("TBR", tied=teams.top_boards, team=True),
    _T("BBE", tied=teams.without_bottom, team=True),
    _T("MPVGP", teams.other_score, digits=1, team=True),
    *(_T(f"E{a}{b}SB", teams.extended_sonneborn, None, "CMP", 2, team=True) for a in "MG" for b in "MG"),
    *(
        _T(f"EDE{rest}", tied=teams.extended_encounter, modifiers="P", team=True)
        for rest in ("", "BT", "BB", "T", "B")
    ),
    _T("SSSC", teams.score_and_schedule, None, "PFK", 2, team=True),
    _T("SOLK", results.solkoff, None, "CMP", 1),
    _T("SONN", results.sonneborn_played, None, "CMP", 2),
    _T("HARK", results.harkness, None, "P", 1, buchholz=True),
    _T("KASH", results.kashdan, None, "P"),
    _T("DE1", tied=results.first_place_encounter, digits=1),
    _T("AVE", ratings.exact_average, None, "U", 2),
    _T("PERF", ratings.national_performance, None, "U", rated=True),
)

_USUAL = "fide-swiss"
#: the named lists, apart from those of the systems
SETS = {
    _USUAL: "PTS,DE,BH/C1,BH,SB",
    "fide-round-robin": "PTS,DE,WIN,SB,KS",
    "fide-team": "PTS,MPVGP,EDE,EMGSB/C1",
}
_RENAMED = {"GE": "REP", "SOLKOFF": "SOLK", "MEDIAN": "SOLK/M1"}
_SYNTAX = re.compile(
    r"(?P<name>[A-Z]+1?)(?::(?P<score>MP|GP))?"
    r"(?P<modifiers>(?:[/-](?:C\d+|M\d+|L[+-]?\d+|U\d+|K\d+|P|F|R))*)",
    re.ASCII,
)


# --- lists ---------------------------------------------------------------------------------------


def sets() -> dict[str, str]:
    """The named lists: those for every event, and those of the systems under their families."""
    own = {one.family: one.final_ranking for one in all_systems() if one.final_ranking not in SETS}
    return {**SETS, **own}


def with_own(own: Iterable[TieBreak]) -> Mapping[str, TieBreak]:
    """The built-in tie-breaks and the custom ones, whose codes must be new."""
    found = dict(TIEBREAKS)
    for one in own:
        if one.code in found or not re.fullmatch(r"[A-Z]{1,12}", one.code):
            raise BadInput("error-own-tiebreak", code=Quoted(one.code))
        found[one.code] = one
    return found


@implements("tiebreaks 4.1", "tiebreaks 5")
def parse(text: str, known: Mapping[str, TieBreak] = TIEBREAKS) -> tuple[Code, ...]:
    """The codes of a list such as `PTS,DE,BH/C1,BH,SB`, or of the name of a set.

    A list that does not name the points is meant for players with equal points and starts with them.
    """
    return _with_points(_parse_code(word, known) for word in _words(text))


def readable(text: str) -> tuple[tuple[Code, ...], tuple[tuple[str, Message], ...]]:
    """The codes of a list that can be used here, and those that cannot, each with the reason."""
    codes, others = [], []
    for word in _words(text):
        try:
            codes.append(_parse_code(word))
        except BadInput as error:
            others.append((word, error.sentence))
    return _with_points(codes), tuple(others)


def _words(text: str) -> list[str]:
    listed = sets().get(text.strip().casefold(), text)
    return [word for word in re.split(r"[,;\s]+", listed.strip()) if word]


def _with_points(codes: Iterable[Code]) -> tuple[Code, ...]:
    found = tuple(codes)
    return found if any(code.name == "PTS" for code in found) else (Code("PTS"), *found)


def _parse_code(word: str, known: Mapping[str, TieBreak] = TIEBREAKS) -> Code:
    upper = word.upper()
    for old, new in _RENAMED.items():
        if upper == old or upper.startswith((f"{old}/", f"{old}-")):
            upper = new + upper[len(old) :]
    plain = re.split(r"[/:-]", upper)[0]
    if plain not in known:
        raise BadInput(
            "error-no-tie-break-lists-with",
            word=Quoted(word),
            codes=", ".join(known),
            sets=", ".join(sets()),
        )
    match = _SYNTAX.fullmatch(upper)
    if not match:
        raise BadInput("error-modifier-unknown-write-instance-bh", word=Quoted(word))
    code = Code(match["name"], score=match["score"] or "")
    if code.score and known[code.name].team:
        raise BadInput("error-made-both-scores-must-not", name=code.name, word=Quoted(word))
    letters = re.findall(r"[/-]([A-Z])([+-]?\d*)", match["modifiers"])
    return _modified(word, code, known[code.name].modifiers, letters)


def _modified(word: str, code: Code, taken: str, modifiers: list[tuple[str, str]]) -> Code:
    chosen: dict[str, int | bool] = {}
    for letter, number in modifiers:
        if letter not in taken:
            raise BadInput(
                "error-does-not-take-modifier",
                name=code.name,
                letter=letter,
                number=number,
                word=Quoted(word),
            )
        amount = int(number[:9] or 0)
        if letter in "CM":
            if "low" in chosen or not 0 < amount < 100:
                raise BadInput("error-one-cut-c-c-or", word=Quoted(word))
            chosen |= {"low": amount, "high": amount if letter == "M" else 0}
        elif letter == "L":
            chosen["limit"] = amount
        elif letter in "UK":
            chosen["unrated" if letter == "U" else "factor"] = amount
        else:
            chosen[{"P": "forfeits", "F": "fore", "R": "reverse"}[letter]] = True
    return Code(code.name, score=code.score, **chosen)  # type: ignore[arg-type]


@implements("fmjd-1986 10")
def stated_list(tournament: Tournament) -> str:
    """The tie-breaks that the file asks for (records 212 and 202); empty if it has none."""
    return said(tournament.records).tiebreaks


def default_list(tournament: Tournament) -> str:
    """The list in the file, or the one that goes with the pairing system."""
    if stated := stated_list(tournament):
        return stated
    return list_of(tournament.settings.system or "")


def list_of(system: str) -> str:
    """The name of the list that goes with a pairing system."""
    chosen = known(system)
    if chosen is None:
        return _USUAL
    return chosen.final_ranking if chosen.final_ranking in SETS else chosen.family


def title(code: str, language: str = "en") -> str:
    """The name of a tie-break."""
    return say(f"tiebreak-{code}", language)


def name(code: Code, language: str = "en", tiebreak: TieBreak | None = None) -> str:
    """A code in words: `Buchholz, cut 1`; a custom tie-break has its title, or else its code."""
    if tiebreak is not None and code.name not in TIEBREAKS:
        return tiebreak.title or code.name
    plain = str(code).replace("/", "-")
    if known_word(f"tiebreak-{plain}", language):  # the common variants have names of their own
        return title(plain, language)
    parts = [title(code.name, language), *(part.say(language) for part in _modifiers(code))]
    return ", ".join(parts + ([f"/ {code.factor}"] if code.factor else []))


def _modifiers(code: Code) -> Iterator[Message]:
    if code.score:
        yield Message("modifier-match-points" if code.score == "MP" else "modifier-game-points")
    if code.low:
        yield Message.of("modifier-median" if code.high else "modifier-cut", n=code.low)
    if code.limit:
        yield Message.of("modifier-limit", n=f"{code.limit:+}")
    if code.forfeits:
        yield Message("modifier-forfeits")
    if code.fore:
        yield Message("modifier-fore")
    if code.reverse:
        yield Message("modifier-reverse")
    if code.unrated is not None:
        yield Message.of("modifier-unrated", rating=code.unrated)


# --- values --------------------------------------------------------------------------------------


@implements("tiebreaks 8")
def refusal(event: Event, code: Code, known: Mapping[str, TieBreak] = TIEBREAKS) -> Message | None:
    """Why a tie-break cannot be used for this event; None if it can."""
    tiebreak = known[code.name]
    if (tiebreak.team or code.score) and not isinstance(event, TeamEvent):
        return Message("unusable-team")
    if tiebreak.buchholz and event.round_robin and event.edition == "2026":
        return Message("unusable-round-robin")
    return _unrated(event, code) if tiebreak.rated else None


@implements("tiebreaks 10")
def _unrated(event: Event, code: Code) -> Message | None:
    """Article 10: not with unrated players, unless the event sets a rating for them."""
    unrated = sorted(id_ for id_, value in event.ratings.items() if not value)
    if not unrated or code.unrated is not None:
        return None
    shown = ", ".join(map(str, unrated[:5])) + (" …" if len(unrated) > 5 else "")
    return Message.of("unusable-unrated", n=len(unrated), players=shown, code=code.name)


def advice(reason: Message) -> Message | None:
    """What to do about a tie-break that cannot be used; for the arbiter, as it names players."""
    return reason._replace(name="unusable-unrated-advice") if reason.name == "unusable-unrated" else None


def values(
    tournament: Tournament,
    code: str,
    edition: str = "2026",
    after: int | None = None,
    round_robin: bool | None = None,
) -> Values:
    """The values of one tie-break for everybody, exact; for one that does not depend on who is tied."""
    chosen = _parse_code(code)
    seen = event(tournament, edition, after, round_robin)
    whole = TIEBREAKS[chosen.name].whole
    if whole is None:
        raise BadInput("error-has-value-only-among-tied", name=chosen.name)
    reason = refusal(seen, chosen)
    if reason:
        raise BadInput("error-cannot-used", chosen=str(chosen), reason=advice(reason) or reason)
    return whole(seen, chosen)

"""Replay an event: re-pair every round as things were at the time and list the differences.

The edition is the one the report names, the best fit within its family, or, for a report that names nothing,
the text that reproduces most rounds. Rules that no system may break are tested even where nothing can be
paired again. A report without an announced number of rounds may end anywhere: its last round may follow from
the rules as the last or as an earlier one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from ronde.errors import BadInput, NoPairing, TooLarge
from ronde.facts.acceleration import check_allowed
from ronde.facts.history import counted_early, scores
from ronde.formats.trf.records import said as reported
from ronde.formats.trf.records import team_records
from ronde.model import PLAYED, Colour, Noted, Pair, Player, Result, Tournament
from ronde.pairing import assumed, before, by_reading, edition_of, other_type, with_edition
from ronde.ranking.standings import Standings, expelled, standings, team_standings
from ronde.ranking.tiebreaks.registry import stated_list
from ronde.ranking.tiebreaks.teams import team_event
from ronde.rulebook import implements
from ronde.systems import RoundPairing, System, all_systems
from ronde.systems.base import BY_RATING
from ronde.systems.names import Edition, editions, newest_first
from ronde.teams import Matches, fold
from ronde.values import field, frozen, replace
from ronde.words import Message, Points


@frozen
class Finding:
    """A discrepancy; `kind` groups findings for other programs."""

    #: "pairs", "bye", "colours", "impossible", "remark"; "points", "rank", "rematch", "second bye", "colour";
    #: "number", a note
    kind: str
    sentence: Message
    round: int | None = None
    players: tuple[int, ...] = ()

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.sentence.say(language)


@frozen
class RoundVerdict:
    """The outcome of re-pairing one round."""

    round: int
    played: tuple[Pair, ...]  # as in the file
    paired: RoundPairing | None  # as the system pairs it; None where it cannot
    findings: tuple[Finding, ...] = ()
    #: whether the latest round of a report that announces no number of rounds follows from the rules only as
    #: the last round (True) or only as an earlier one (False); None where nothing depends on it
    final: bool | None = None
    too_large: Message | None = None  # for the reading: the round was not paired again

    @property
    def equal(self) -> bool:
        """Whether nothing differs."""
        return not self.findings and self.too_large is None


@frozen
class Report:
    """The verdict on a whole event."""

    rounds: tuple[RoundVerdict, ...]
    findings: tuple[Finding, ...] = field(default=())  # of the event as a whole
    system: str | None = None
    why: Message | None = None  # why this edition, or why none
    notes: tuple[Finding, ...] = ()  # worth knowing, but forbidden by no rule

    @property
    def checked(self) -> bool:
        """Whether at least one round was paired again."""
        return bool(self.rounds)

    @property
    def differs(self) -> bool:
        """Whether anything differs in the rounds that were paired again, or in the event as a whole."""
        return self.checked and any(True for _ in self.all_findings())

    @property
    def clean(self) -> bool:
        """Whether rounds were paired again and nothing differs anywhere."""
        return self.checked and not self.findings and all(r.equal for r in self.rounds)

    @property
    def equal_rounds(self) -> int:
        """How many rounds are as the system pairs them."""
        return sum(verdict.equal for verdict in self.rounds)

    def all_findings(self) -> Iterator[Finding]:
        """Every finding, rounds first."""
        for verdict in self.rounds:
            yield from verdict.findings
        yield from self.findings


def check(tournament: Tournament, said: str | None = None, *, reading: bool = False) -> Report:
    """Re-pair every round of an event and test its totals and absolute rules.

    `said` names the system, or else the report does. A family without a day leaves the edition open: then
    every edition of the family is tried. A report without a name is held against every text, and stays
    unchecked if none reproduces half of its rounds. With `reading` the rounds are paired by the text read
    word for word.
    """
    found = edition_of(tournament, said)
    if not tournament.played_rounds:
        return _report(tournament, None, Message("check-no-rounds"))
    if found is None:
        other = other_type(tournament)
        if other is not None:
            return _report(tournament, None, Message.of("check-other-type", type=other))
        return _fitting(tournament, reading)
    if found.certain:
        return _report(with_edition(tournament, found), found.system, found.message(), reading=reading)
    return _best(tournament, [found, *map(found.read_as, editions(found.system.family))], reading)


def check_teams(matches: Matches, *, reading: bool = False) -> Report:
    """The same for the matches of a team event; its totals are match points and game points."""
    found = edition_of(matches.tournament)
    chosen, why = (found.system, found.message()) if found else (None, Message("check-system-unknown"))
    return _report(fold(matches), chosen, why, tuple(_team_totals(matches)), reading)


def _report(
    tournament: Tournament,
    chosen: System | None,
    why: Message,
    totals: tuple[Finding, ...] | None = None,
    reading: bool = False,
) -> Report:
    """All rounds by one system; none, if there is no system."""
    verdicts: tuple[RoundVerdict, ...] = ()
    if chosen is not None:
        if tournament.settings.acceleration:
            check_allowed(chosen, tournament.settings.acceleration)
        verdicts = check_rounds(tournament, by_reading(chosen) if reading else chosen)
    individual = totals is None
    rounds = tournament.settings.rounds
    if verdicts and verdicts[-1].final:
        rounds = verdicts[-1].round
    findings = (*(_totals(tournament) if totals is None else totals), *_absolute(tournament, chosen, rounds))
    notes: tuple[Finding, ...] = (*_numbering(tournament, chosen),) if individual else ()
    notes = (*notes, *_too_large(verdicts), *_finality(verdicts))
    return Report(verdicts, findings, chosen.key if chosen else None, why, notes)


def _too_large(verdicts: tuple[RoundVerdict, ...]) -> Iterator[Finding]:
    """The rounds that a reading did not pair."""
    for verdict in verdicts:
        if verdict.too_large is not None:
            yield Finding("too large", verdict.too_large, verdict.round)


def _finality(verdicts: tuple[RoundVerdict, ...]) -> Iterator[Finding]:
    """A note where the latest round is right only as the last one, or only as an earlier one."""
    for verdict in verdicts[-1:]:
        if verdict.final is not None:
            name = "check-as-last" if verdict.final else "check-as-earlier"
            yield Finding("last round", Message.of(name, round=verdict.round), verdict.round)


def _fitting(tournament: Tournament, reading: bool) -> Report:
    """The text that fits a report that names none; no round is checked if none reproduces half of them."""
    first = assumed(tournament)
    family = editions(first.system.family)
    others = [one for one in newest_first(all_systems()) if one not in family]
    best = _best(tournament, [first, *map(first.read_as, (*family, *others))], reading)
    if 2 * best.equal_rounds >= len(best.rounds):
        return best
    key, equal, rounds = best.system or "", best.equal_rounds, len(best.rounds)
    return _report(tournament, None, Message.of("check-fits-none", system=key, equal=equal, n=rounds))


def _best(tournament: Tournament, candidates: Iterable[Edition], reading: bool) -> Report:
    """The report by the edition that reproduces most rounds; the likeliest is tried first."""
    found: list[Report] = []
    tried: dict[str, Edition] = {}
    trouble: list[BadInput] = []
    plain: dict[str, str] = {}  # editions tried without the acceleration that is only named
    for edition in candidates:
        one = edition.system
        if any(report.system == one.key for report in found):
            continue
        if edition.acceleration and edition.acceleration not in one.accelerations:
            plain[one.key] = edition.acceleration
            edition = edition._replace(acceleration=None)
        tried[one.key] = edition
        try:
            found.append(_report(with_edition(tournament, edition), one, edition.message()))
        except BadInput as error:  # an acceleration that this edition does not allow
            trouble.append(error)
            continue
        if found[-1].equal_rounds == tournament.played_rounds:
            break
    if not found:
        raise trouble[0]
    best = max(found, key=lambda report: report.equal_rounds)
    key, equal, rounds = best.system or "", best.equal_rounds, len(best.rounds)
    why = Message.of("check-fits-best", system=key, equal=equal, n=rounds)
    if key in plain:
        why = Message.of("check-without-acceleration", fits=why, system=key, acceleration=plain[key])
    if reading:  # the search has found the edition; only that one is read
        edition = tried[key]
        best = _report(with_edition(tournament, edition), edition.system, why, reading=True)
    return replace(best, why=why)


def check_rounds(tournament: Tournament, chosen: System) -> tuple[RoundVerdict, ...]:
    """Re-pair every round; without an announced number of rounds the latest may be the last one or not."""
    played = tournament.played_rounds
    verdicts = [check_round(tournament, round_, chosen) for round_ in range(1, played + 1)]
    if tournament.settings.rounds is None and verdicts:
        ending = replace(tournament, settings=replace(tournament.settings, rounds=played))
        last = check_round(ending, played, chosen)
        read = last.too_large is None and verdicts[-1].too_large is None
        if read and last.equal != verdicts[-1].equal:
            verdicts[-1] = replace(last if last.equal else verdicts[-1], final=last.equal)
    return tuple(verdicts)


def check_round(tournament: Tournament, round_: int, chosen: System) -> RoundVerdict:
    """Re-pair one round and compare."""
    played, then = pairs_of(tournament, round_), before(tournament, round_)
    if not played and not then.available():  # everybody was away
        return RoundVerdict(round_, played, None)
    try:
        paired = chosen.pair(then)
    except TooLarge as error:
        return RoundVerdict(round_, played, None, too_large=error.sentence)
    except NoPairing as error:
        sentence = Message.of("check-impossible", round=round_, why=error.sentence)
        return RoundVerdict(round_, played, None, (Finding("impossible", sentence, round_, error.players),))
    if {(p.white, p.black) for p in paired.pairs} == {(p.white, p.black) for p in played}:
        return RoundVerdict(round_, played, paired)
    coloured = coloured_in(tournament, round_) if chosen.uses_colours else frozenset()
    findings = tuple(_compare(round_, played, paired.pairs, coloured))
    if findings:
        findings = (*_remarks(tournament, round_), *findings)
    return RoundVerdict(round_, played, paired, findings)


_CHANGED = {
    Noted.CHANGED: "remark-changed",
    Noted.COLOURS: "remark-colours",
    Noted.OPPONENTS: "remark-opponents",
    Noted.BYE_GIVEN: "remark-bye-given",
    Noted.ADDED: "remark-added",
}


def _remarks(tournament: Tournament, round_: int) -> Iterator[Finding]:
    """The desk's notes on a round that differs: changed by hand, or paired with another result."""
    for remark in tournament.remarks:
        if remark.kind is Noted.THEN and remark.round == round_ - 1:
            about = Message.of("remark-then", round=round_ - 1, board=remark.board or 0, result=remark.text)
        elif remark.round != round_:
            continue
        elif remark.kind in _CHANGED:
            about = Message.of(_CHANGED[remark.kind], round=round_, board=remark.board or 0)
            if remark.text:
                about = Message.of("log-because", what=about, reason=remark.text)
        elif remark.kind is Noted.PAIRED_BEFORE:
            about = Message.of("remark-paired-before", round=round_, what=remark.text)
        elif remark.kind is Noted.REVERSED:
            about = Message.of("remark-reversed", round=round_, board=remark.board or 0)
        else:
            continue
        yield Finding("remark", about, round_)


def coloured_in(tournament: Tournament, round_: int) -> frozenset[int]:
    """The players whose colour in a round is known."""
    return frozenset(p.id for p in tournament.players if p.cell(round_).colour is not None)


def pairs_of(tournament: Tournament, round_: int) -> tuple[Pair, ...]:
    """The pairs of a round as the file has them; without colours the lower number comes first."""
    pairs = []
    for player in tournament.players:
        cell = player.cell(round_)
        if cell.opponent is None:
            if cell.result is Result.PAIRING_BYE:
                pairs.append(Pair(player.id))
        elif cell.colour is Colour.WHITE or (cell.colour is None and player.id < cell.opponent):
            pairs.append(Pair(player.id, cell.opponent))
    return tuple(pairs)


def _compare(
    round_: int, played: tuple[Pair, ...], paired: tuple[Pair, ...], coloured: frozenset[int]
) -> Iterator[Finding]:
    ours = {frozenset(p): p for p in paired}
    theirs = {frozenset(p): p for p in played}
    for who, pair in theirs.items():
        if who not in ours:
            yield _of_pair(round_, pair, "check-not-paired")
        elif ours[who] != pair and pair.white in coloured:
            right, wrong = (f"{p.white}-{p.black}" for p in (ours[who], pair))
            sentence = Message.of("check-colours", round=round_, wrong=wrong, right=right)
            yield Finding("colours", sentence, round_, tuple(pair))
    for who, pair in ours.items():
        if who not in theirs:
            yield _of_pair(round_, pair, "check-missing")


def _of_pair(round_: int, pair: Pair, name: str) -> Finding:
    if pair.black is None:
        bye = Message.of("check-the-bye", player=pair.white)
        return Finding("bye", Message.of(name, round=round_, pair=bye), round_, tuple(pair))
    written = f"{pair.white}-{pair.black}"
    return Finding("pairs", Message.of(name, round=round_, pair=written), round_, tuple(pair))


# --- totals --------------------------------------------------------------------------------------

_SCORES = {"MP": "check-match-points", "GP": "check-game-points"}


def _totals(tournament: Tournament) -> Iterator[Finding]:
    """Points and ranks stated in the file that contradict its results."""
    total = scores(tournament)
    early = counted_early(tournament, total)
    for player in tournament.players:
        total[player.id] += early[player.id]
        yield from _wrong_points(
            "check-points", "check-player", player.id, player.stated_points, total[player.id]
        )
    if not _by_number(tournament):
        gone = expelled(tournament)
        ranks = {p.id: p.stated_rank for p in tournament.players if p.id not in gone}
        total = {id_: score for id_, score in total.items() if id_ not in gone}
        # a report with teams may list the teams instead
        teams = reported(tournament.records).names_teams
        codes = "" if teams else stated_list(tournament)
        by_codes = _by_tiebreaks(lambda edition: standings(tournament, codes, edition)) if codes else ()
        yield from _ranks("check-player", ranks, total, by_codes, codes)


def _team_totals(matches: Matches) -> Iterator[Finding]:
    """Match points, game points and ranks that the report states of its teams (310)."""
    said = team_records(matches.tournament.records).stated
    event = team_event(matches)
    for team in said:
        for score, value in zip(("MP", "GP"), said[team], strict=False):
            total = event.scores[score].score[team]
            yield from _wrong_points(_SCORES[score], "check-team", team, value, total)
    codes = stated_list(matches.tournament)
    by_codes = _by_tiebreaks(lambda edition: team_standings(matches, codes, edition)) if codes else ()
    ranks = {id_: line.rank for id_, line in said.items()}
    yield from _ranks("check-team", ranks, event.score, by_codes, codes)


def _wrong_points(name: str, who: str, id_: int, stated: int | None, total: int) -> Iterator[Finding]:
    if stated is not None and stated != total:
        whose = Message.of(who, id=id_)
        sentence = Message.of(name, who=whose, stated=Points(stated), total=Points(total))
        yield Finding("points", sentence, None, (id_,))


Places = dict[int, tuple[int, int]]  # the first and last place that a player may have


def _ranks(
    who: str, ranks: dict[int, int | None], total: dict[int, int], by_tiebreaks: Iterable[Places], codes: str
) -> Iterator[Finding]:
    """A stated rank must be a place that the points allow, and the tie-breaks where the file names them."""
    if not all(ranks.values()):
        return
    by_points = _places({id_: (-score,) for id_, score in total.items()})
    editions = list(by_tiebreaks)
    for id_, rank in ranks.items():
        assert rank is not None
        first, last = by_points[id_]
        why = Message.of("check-by-points", points=Points(total[id_]))
        if first <= rank <= last and editions:
            ranges = [places[id_] for places in editions]
            if any(one <= rank <= other for one, other in ranges):
                continue
            (first, last), why = ranges[0], Message.of("check-by-tiebreaks", codes=codes)
        elif first <= rank <= last:
            continue
        places = str(first) if first == last else Message.of("check-places", first=first, last=last)
        whose = Message.of(who, id=id_)
        sentence = Message.of("check-rank", who=whose, rank=rank, why=why, places=places)
        yield Finding("rank", sentence, None, (id_,))


def _places(key: dict[int, tuple[int, ...]]) -> Places:
    """The first and last possible place of every player, with equal keys in any order."""
    ordered = sorted(key.values())
    count = Counter(ordered)
    first = {value: ordered.index(value) + 1 for value in count}
    return {id_: (first[value], first[value] + count[value] - 1) for id_, value in key.items()}


def _by_tiebreaks(ranked: Callable[[str], Standings]) -> Iterator[Places]:
    """The places by the tie-breaks that the file names, in the editions it may have been made with."""
    for edition in ("2026", "2024"):
        try:
            ranking = ranked(edition)
        except BadInput:
            return  # codes of another program
        yield _places({row.id: (row.place,) for row in ranking.rows})


def _by_number(tournament: Tournament) -> bool:
    """Some programs fill the rank column with the starting numbers while the event goes on."""
    return all(p.stated_rank == p.id for p in tournament.players)


@implements("fide-2026 C.04.2.2.3")
def _numbering(tournament: Tournament, chosen: System | None) -> Iterator[Finding]:
    """Numbers out of rating order where it applies; late entries or new ratings may explain them."""
    if chosen is None or chosen.numbering is not BY_RATING:
        return
    listed = sorted(tournament.players, key=lambda player: player.id)
    for above, below in pairwise(listed):
        if above.rating < below.rating:
            ratings = {"rating": above.rating, "other": below.rating}
            sentence = Message.of("check-numbering", a=above.id, b=below.id, **ratings)
            yield Finding("number", sentence, None, (above.id, below.id))
            return


# --- rules of every system -----------------------------------------------------------------------


def _absolute(tournament: Tournament, chosen: System | None, rounds: int | None) -> Iterator[Finding]:
    """Second meetings, second byes and forbidden colours, whatever the system is."""
    for player in tournament.players:
        yield from _rematches(player)
        yield from _byes(player)
        if chosen is None or (chosen.uses_colours and chosen.limits_colours):
            yield from _colours(player, rounds)


def _rematches(player: Player) -> Iterator[Finding]:
    opponents = [cell.opponent for cell in player.cells if cell.result in PLAYED]
    if len(set(opponents)) == len(opponents):
        return
    met: dict[int, int] = {}
    for round_, cell in enumerate(player.cells, 1):
        if not cell.played or cell.opponent is None:
            continue
        if cell.opponent in met and player.id < cell.opponent:
            a, b, before = player.id, cell.opponent, met[cell.opponent]
            sentence = Message.of("check-rematch", a=a, b=b, round=round_, before=before)
            yield Finding("rematch", sentence, round_, (a, b))
        met.setdefault(cell.opponent, round_)


def _byes(player: Player) -> Iterator[Finding]:
    if None not in [cell.opponent for cell in player.cells]:
        return
    before: int | None = None
    for round_, cell in enumerate(player.cells, 1):
        if cell.result is Result.PAIRING_BYE and before is not None:
            sentence = Message.of("check-second-bye", id=player.id, round=round_, before=before)
            yield Finding("second bye", sentence, round_, (player.id,))
        if cell.result in (Result.PAIRING_BYE, Result.FULL_BYE) and before is None:
            before = round_


def _colours(player: Player, rounds: int | None) -> Iterator[Finding]:
    """Three times the same colour or a difference beyond two; the last round may allow both."""
    last, row, difference = None, 0, 0
    for round_, cell in enumerate(player.cells, 1):
        colour = cell.colour
        if colour is None or not cell.played:
            continue
        row = row + 1 if colour is last else 1
        difference += 1 if colour is Colour.WHITE else -1
        last = colour
        if round_ == rounds:
            continue
        if row > 2:
            sentence = Message.of("check-third-colour", id=player.id, colour=colour, round=round_)
        elif abs(difference) > 2:
            shown = f"{difference:+}"
            sentence = Message.of("check-difference", id=player.id, difference=shown, round=round_)
        else:
            continue
        yield Finding("colour", sentence, round_, (player.id,))

"""All pairings of a small field, each with its value by the literal reading of a text: a brute-force ranking.

A value is a list of (article, bracket, number or numbers), the weightiest first, smaller is better. The round
of the text is the pairing with the least value; the one that it chooses if two players must meet is the least
among those in which they do. Only texts that weigh complete pairings have one: see `ranking`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from ronde import rulebook
from ronde.model import Tournament
from ronde.readings import (
    burstein_2026,
    double_swiss_2026,
    dutch_2012,
    dutch_2017,
    dutch_2026,
    swiss_team_2026,
)
from ronde.readings.cards import cards
from ronde.readings.dutch_criteria import NOBODY, Ids, Round, exchanges
from ronde.readings.upfloating import Round as Upfloating
from ronde.systems.base import Request

Value = list[tuple[str, int | None, tuple[int, ...]]]
Pairing = frozenset[frozenset[int]]
Ranking = list[tuple[Value, Pairing]]


def ranking(key: str, tournament: Tournament, request: Request | None = None) -> Ranking | None:
    """All legal pairings of a field with their values, the best first; None where the text ranks none."""
    made: Callable[[Pairing], Value | None]
    key = rulebook.head(key).get("copies", key)
    if key == "burstein-2026" and tournament.next_round <= burstein_2026.seeding_rounds(tournament):
        key = "dutch-2026"
    if key in ("dutch-2026", "dutch-2017"):
        module = {"dutch-2026": dutch_2026, "dutch-2017": dutch_2017}[key]
        round_ = module.Dutch(tournament, request)
        made = (_Dutch2026 if key == "dutch-2026" else _Dutch2017)(round_).value
        every = pairings(sorted(round_.player), round_.legal, lambda i: round_.player[i].may_rest)
    elif key == "dutch-2012":
        old = dutch_2012.Round(tournament)
        made = _Dutch2012(old).value
        every = pairings(sorted(old.player), old.legal, lambda i: old.player[i].may_rest)
    elif key in ("swiss-team-2026", "double-swiss-2026"):
        team = key == "swiss-team-2026"
        up = (swiss_team_2026.SwissTeam if team else double_swiss_2026.DoubleSwiss)(tournament)
        made = _Upfloating(up).value
        every = pairings(sorted(up.here), up.legal, lambda i: not up.facts[i].barred)
    elif key == "burstein-2026":
        burstein = burstein_2026.Burstein(tournament)
        made = _Burstein(burstein).value
        every = pairings(sorted(burstein.here), burstein.legal, burstein.may_rest)
    else:
        return None
    valued = [(value, one) for one in every if (value := made(one)) is not None]
    return sorted(valued, key=lambda entry: [part[2] for part in entry[0]])


#: articles that look at the next group for the sake of those who leave this one, or join it
AHEAD = {
    "dutch-2026": {"C8"},
    "dutch-2017": {"C.7"},
    "burstein-2026": {"C7"},
    "swiss-team-2026": {"C6"},
    "double-swiss-2026": {"C6"},
}


def crossing(key: str, tournament: Tournament, pairing: Pairing) -> list[frozenset[int]]:
    """Group by group from the top: the players who leave it, or in Team and Double-Swiss who join it."""
    met, card = opponents(pairing), cards(tournament)
    scores = {id_: card[id_].pairing_score for id_ in met}
    found = []
    if key in ("swiss-team-2026", "double-swiss-2026"):
        left = {id_ for id_, other in met.items() if other}
        while left:
            top = {id_ for id_ in left if scores[id_] == max(scores[i] for i in left)}
            found.append(frozenset({met[id_] for id_ in top} - top))
            left -= top | found[-1]
        return found
    going = frozenset[int]()
    for score in sorted(set(scores.values()), reverse=True):
        group = going | {id_ for id_, own in scores.items() if own == score}
        going = frozenset(id_ for id_ in group if met[id_] not in group)
        found.append(going)
    return found


def given_up(tournament: Tournament, request: Request) -> tuple[str, int | None] | None:
    """2012, where C13 changed a round: the first article in which two rounds differ before it did."""
    before, after = (_Dutch2012(dutch_2012.Round(tournament, asked)).attempt() for asked in (None, request))
    return next((x[:2] for x, y in zip(before, after, strict=True) if x != y), None)


def pairings(
    ids: list[int], legal: Callable[[int, int], bool], may_rest: Callable[[int], bool]
) -> Iterator[Pairing]:
    """Every complete legal pairing; the bye is a set of one."""
    if len(ids) % 2:
        for id_ in filter(may_rest, ids):
            rest = [i for i in ids if i != id_]
            yield from (one | {frozenset({id_})} for one in _paired(rest, legal))
    else:
        yield from _paired(ids, legal)


def _paired(ids: list[int], legal: Callable[[int, int], bool]) -> Iterator[Pairing]:
    if not ids:
        yield frozenset()
        return
    for other in ids[1:]:
        if legal(ids[0], other):
            for rest in _paired([i for i in ids[1:] if i != other], legal):
                yield rest | {frozenset({ids[0], other})}


def opponents(pairing: Pairing) -> dict[int, int]:
    """Who meets whom; nobody is 0."""
    found = {}
    for one in pairing:
        a, b = (*one, 0)[:2]
        found[a] = b
        if b:
            found[b] = a
    return found


# ---- the Dutch systems of 2017 and 2026 -------------------------------------------------------------------


class _Dutch:
    """Brackets from the top down, as a pairing makes them."""

    def __init__(self, round_: Round) -> None:
        self.round = round_
        ranked = self.round.ranked(frozenset(round_.player))
        self.place = {id_: n for n, id_ in enumerate(ranked, 1)}

    def scores(self, ids: Ids) -> tuple[int, ...]:
        return self.round.scores(ids)

    def down(self, players: Ids, met: dict[int, int]) -> Ids:
        return frozenset(i for i in players if met[i] not in players)

    def order(self, moved: Ids, group: Ids, met: dict[int, int]) -> list[tuple[str, tuple[int, ...]]]:
        """The sets of moved-down players, their opponents, the exchange, and the other opponents."""
        place, rank = self.place, self.round.ranked
        s1 = [i for i in rank(moved) if met[i] in group]
        top = tuple(place[met[i]] for i in s1)
        rest = rank(frozenset(i for i in group if met[i] in group))
        everybody = rank(frozenset(i for i in group if met[i] not in s1))
        n1 = len(rest) // 2
        number, upper = next(
            (number, [everybody[n - 1] for n in chosen])
            for number, chosen in enumerate(exchanges(n1, len(everybody)))
            if self._splits([everybody[n - 1] for n in chosen], rest, met)
        )
        sets = tuple(place[i] for i in s1)
        return [
            ("set", sets),
            ("top", top),
            ("exchange", (number,)),
            ("rest", tuple(place[met[i]] for i in upper)),
        ]

    @staticmethod
    def _splits(upper: list[int], rest: list[int], met: dict[int, int]) -> bool:
        return all(i in rest and met[i] not in upper for i in upper)

    def floats(self, counted: list[tuple[int, bool]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many, and the list of their score differences."""
        return (sum(c for _, c in counted),), tuple(sorted((gap for gap, c in counted if c), reverse=True))


class _Dutch2026(_Dutch):
    def value(self, pairing: Pairing) -> Value | None:
        found: Value = []
        met = opponents(pairing)
        round_, player = self.round, self.round.player
        resting = [i for i, other in met.items() if not other]
        bye_score = player[resting[0]].score if resting else 0
        if resting:
            found.append(("C5", None, (bye_score,)))
        groups, moved = round_.scoregroups(), NOBODY
        parts, downs = [], []
        for group in groups:
            everybody = moved | group
            down = self.down(everybody, met)
            if any(met[i] in moved for i in moved):
                return None
            parts.append((moved, group, down))
            downs.append(down)
            moved = down
        for n, (moved, group, down) in enumerate(parts):
            bye_here = bool(resting) and len(down) == 1 and bye_score >= player[min(group)].score
            following = downs[n + 1] if n + 1 < len(parts) else None
            found += [
                (article, n, value)
                for article, value in self.bracket(moved, group, down, following, met, bye_here)
            ]
        return found

    def bracket(
        self, moved: Ids, group: Ids, down: Ids, following: Ids | None, met: dict[int, int], bye_here: bool
    ) -> Iterator[tuple[str, tuple[int, ...]]]:
        round_, player = self.round, self.round.player
        pairs = [(i, met[i]) for i in sorted((moved | group) - down) if i < met[i]]
        yield "C6", (len(down),)
        yield "C7", self.scores(down)
        if following is not None and down:
            yield "C8", (len(following), *self.scores(following))
        yield "C9", (sum(player[i].unplayed for i in down) if bye_here else 0,)
        beyond, third = (sum(round_.topscorer_colours(a, b)[k] for a, b in pairs) for k in (0, 1))
        wish, strong = (sum(round_.colour_preferences(a, b)[k] for a, b in pairs) for k in (0, 1))
        yield from (("C10", (beyond,)), ("C11", (third,)), ("C12", (wish,)), ("C13", (strong,)))
        from_above = [(i, met[i]) for i in moved - down]
        for back, (c_down, c_up) in ((0, ("C14", "C15")), (1, ("C16", "C17"))):
            yield c_down, (sum(player[i].down[back] for i in down & group),)
            yield c_up, (sum(player[other].up[back] for _, other in from_above),)
        low = player[min(group)].score
        for back, (c_down, c_up) in ((0, ("C18", "C19")), (1, ("C20", "C21"))):
            limbo = sorted(
                (player[i].score - low for i in down & moved if player[i].down[back]), reverse=True
            )
            yield c_down, tuple(limbo)
            gaps = [player[i].score - player[o].score for i, o in from_above if player[o].up[back]]
            yield c_up, tuple(sorted(gaps, reverse=True))
        names = {"set": "4.4", "top": "4.2", "exchange": "4.3", "rest": "4.2"}
        yield from ((names[name], value) for name, value in self.order(moved, group, met))


POINT = 10


class _Dutch2017(_Dutch):
    """C.7 asks how well the next bracket could be paired, not how it is; so a request has its own ranking."""

    def __init__(self, round_: Round) -> None:
        super().__init__(round_)
        self.known: dict[tuple[Ids, Ids, Ids], tuple[int, ...]] = {}

    def value(self, pairing: Pairing) -> Value | None:
        round_ = self.round
        assert isinstance(round_, dutch_2017.Dutch)
        round_.takers = round_.everybody_who_may_rest()
        found: Value = []
        met = opponents(pairing)
        groups, moved, n = round_.scoregroups(), NOBODY, 0
        while groups:
            group, below = groups[0], groups[1:]
            everybody = moved | group
            if any(met[i] in moved for i in moved):
                return None
            down = self.down(everybody, met)
            collapses = bool(below) and round_.collapses(moved, group, below)
            if collapses:
                found.append(("A.9", n, (len(group),)))
            ask = below if below and not collapses else None
            found += [(article, n, value) for article, value in self.bracket(moved, group, down, ask, met)]
            moved, n = down, n + 1
            if collapses:
                rest = NOBODY.union(*below)
                if any(met[i] in moved for i in moved):
                    return None
                found.append(("A.9", n, (len(rest),)))
                last = self.down(moved | rest, met)
                found += [
                    (article, n, value) for article, value in self.bracket(moved, rest, last, None, met)
                ]
                return found
            groups = below
        return found

    def bracket(
        self, moved: Ids, group: Ids, down: Ids, below: list[Ids] | None, met: dict[int, int]
    ) -> Iterator[tuple[str, tuple[int, ...]]]:
        round_, player = self.round, self.round.player
        assert isinstance(round_, dutch_2017.Dutch)
        everybody = moved | group
        pairs = [sorted((i, met[i]), key=round_.rank) for i in sorted(everybody - down) if i < met[i]]
        lowest = self.scores(everybody)[-1] - POINT
        apart = [player[a].score - player[b].score for a, b in pairs]
        yield "C.5", (len(down),)
        gaps = [gap for gap in apart if gap] + [player[i].score - lowest for i in down]
        yield "C.6", tuple(sorted(gaps, reverse=True))
        if below is not None and down:
            key = moved, group, down
            if key not in self.known:
                flag, number, scores = round_.c7(moved, group, below, down)
                self.known[key] = flag, number, *scores
            yield "C.7", self.known[key]
        for k, article in ((0, "C.8"), (1, "C.9")):
            yield article, (sum(round_.topscorer_colours(a, b)[k] for a, b in pairs),)
        for k, article in ((0, "C.10"), (1, "C.11")):
            yield article, (sum(round_.colour_preferences(a, b)[k] for a, b in pairs),)
        floating = [(a, b, gap) for (a, b), gap in zip(pairs, apart, strict=True) if gap]
        counts = []
        for back in (0, 1):
            downs = [gap for a, _, gap in floating if player[a].down[back]]
            downs += [player[i].score - lowest for i in down if player[i].down[back]]
            ups = [gap for _, b, gap in floating if player[b].up[back]]
            counts += [downs, ups]
        for article, some in zip(("C.12", "C.13", "C.14", "C.15"), counts, strict=True):
            yield article, (len(some),)
        for article, some in zip(("C.16", "C.17", "C.18", "C.19"), counts, strict=True):
            yield article, tuple(sorted(some, reverse=True))
        names = {"set": "D.3", "top": "D.1", "exchange": "D.2", "rest": "D.1"}
        yield from ((names[name], value) for name, value in self.order(moved, group, met))


# ---- the Dutch system of 2012 -----------------------------------------------------------------------------


class _Dutch2012:
    """Brackets from the top down, none of which C13 has touched.

    What C12 changes a bracket for, the pairs and scores of the next one, weighs more than its own colours.
    """

    def __init__(self, round_: dutch_2012.Round) -> None:
        self.round, self.player = round_, round_.player
        ranked = sorted(self.player, key=round_.rank)
        self.place = {id_: n for n, id_ in enumerate(ranked, 1)}

    def value(self, pairing: Pairing) -> Value | None:
        levels = sorted({p.score for p in self.player.values()}, reverse=True)
        return self.of_levels(levels, opponents(pairing), len(levels) - 1)

    def attempt(self) -> Value:
        """What was decided above the lowest bracket, and how often C13 gave up some of it."""
        self.round.pair()
        levels = sorted({p.score for p in self.player.values()}, reverse=True)
        made = frozenset(frozenset(pair) for pairs in self.round.upper for pair in pairs)
        met = dict.fromkeys(self.player, 0) | opponents(made)
        return [*self.of_levels(levels[:-1], met, -1), ("C13", len(levels) - 1, (self.round.given_up,))]

    def of_levels(self, levels: list[int], met: dict[int, int], last: int) -> Value:
        found: Value = []
        waiting: Value = []
        moved: Ids = NOBODY
        for n, score in enumerate(levels):
            group = frozenset(i for i, p in self.player.items() if p.score == score)
            lowest = n == last
            everybody = moved | group
            alone = frozenset(i for i in group if not any(self.round.legal(i, j) for j in everybody))
            if lowest:
                alone = NOBODY
            players = everybody - alone
            down = frozenset(i for i in everybody if met[i] not in everybody)
            heterogeneous = 0 < 2 * len(moved) < len(players)
            m1 = len(moved - down) if heterogeneous else 0
            found += [
                ("C13", n, (0,)),
                ("C14.a", n, (len(down),)),
                ("C14.b2", n, (len(moved) - m1 if heterogeneous else 0,)),
            ]
            scores = "B3", n, (self.scores(players, down, met, lowest),)
            found += [*waiting, scores] if lowest else [scores, *waiting]
            waiting = [(article, n, value) for article, value in self.counts(players, moved, down, met)]
            top = moved - down if m1 else NOBODY
            waiting += [(article, n, value) for article, value in self.order(players, top, met)]
            moved = down
        return found + waiting

    def scores(self, players: Ids, down: Ids, met: dict[int, int], lowest: bool) -> int:
        """B3, D4"""
        if not lowest:
            return self.round.score(down)
        low = min(self.player[i].score for i in players) - 10
        pairs = [(i, met[i]) for i in players if i < met[i]]
        apart = sum((self.player[a].score - self.player[b].score) ** 2 for a, b in pairs)
        return apart + sum((self.player[i].score - low) ** 2 for i in down)

    def counts(
        self, players: Ids, moved: Ids, down: Ids, met: dict[int, int]
    ) -> Iterator[tuple[str, tuple[int, ...]]]:
        """C10"""
        pairs = [(i, met[i]) for i in players - down if i < met[i]]
        r = self.round
        for article, breaks in (
            ("C10.g", r.breaks_b2),
            ("C10.f", r.breaks_a7d),
            ("C10.e", r.breaks_x),
            ("C10.e", r.breaks_z),
        ):
            yield article, (sum(breaks(a, b) for a, b in pairs),)
        ups = [i for i in players - moved - down if met[i] in moved]
        for back, article in ((0, "C10.d"), (1, "C10.c")):
            yield article, (sum(self.player[i].floats[back] == "down" for i in down - moved),)
        for back, article in ((0, "C10.b"), (1, "C10.a")):
            yield article, (sum(self.player[i].floats[back] == "up" for i in ups),)

    def order(self, players: Ids, top: Ids, met: dict[int, int]) -> Iterator[tuple[str, tuple[int, ...]]]:
        """D1 to D3"""
        s1 = sorted(top, key=self.round.rank)
        yield "D3", tuple(self.place[i] for i in s1)
        yield "D1.2", tuple(self.place[met[i]] for i in s1)
        rest = sorted(players - top - {met[i] for i in top}, key=self.round.rank)
        pairs = sum(met[i] in rest for i in rest) // 2
        for number, (out, into) in enumerate(dutch_2012.exchanges(pairs, len(rest), self.round.trials)):
            chosen = sorted({*range(1, pairs + 1), *into} - {*out})
            upper = [rest[n - 1] for n in chosen]
            if all(met[i] in rest and met[i] not in upper for i in upper):
                yield "D2", (number,)
                yield "D1.1", tuple(self.place[met[i]] for i in upper)
                return
        raise AssertionError("every pairing belongs to an exchange")


# ---- the Swiss Team System and the Double-Swiss of 2026 ---------------------------------------------------


class _Upfloating:
    """The bye, then brackets of the top scoregroup and those who come up to it."""

    def __init__(self, round_: Upfloating) -> None:
        self.round = round_

    def value(self, pairing: Pairing) -> Value | None:
        round_, met = self.round, opponents(pairing)
        found: Value = []
        left = set(met)
        for id_, other in met.items():
            if not other:
                facts = round_.facts[id_]
                found += [
                    ("3.4.2", None, (facts.score,)),
                    ("3.4.3", None, (-facts.matches,)),
                    ("3.4.4", None, (-id_,)),
                ]
                left.discard(id_)
        brackets = []
        while left:
            score = max(map(round_.score, left))
            top = {i for i in left if round_.score(i) == score}
            up = {met[i] for i in top} - top
            brackets.append((score, top, up))
            left -= top | up
        for n, (score, top, up) in enumerate(brackets):
            following = self.following(score, brackets[n + 1 :])
            found += [(article, n, value) for article, value in self.bracket(score, top, up, following, met)]
        return found

    def following(self, score: int, after: list[tuple[int, set[int], set[int]]]) -> bool:
        """C6: the next scoregroup has no more upfloaters than its number needs."""
        lower = [self.round.score(i) for i in self.round.here if self.round.score(i) < score]
        for other, top, up in after:
            if lower and other == max(lower):
                return len(up) == len(top) % 2
        return True

    def bracket(
        self, score: int, top: set[int], up: set[int], complies: bool, met: dict[int, int]
    ) -> Iterator[tuple[str, tuple[int, ...]]]:
        round_ = self.round
        ordered = sorted(up, key=lambda i: (-round_.score(i), i))
        yield "C4", (len(up),)
        yield "C5", tuple(-round_.score(i) for i in reversed(ordered))
        yield "C6", (int(not complies),)
        yield "C7", (sum(round_.facts[i].floater for i in up) if round_.floats_count else 0,)
        yield "3.5.4", tuple(ordered)
        pairs = [(i, met[i]) for i in sorted(top | up) if i < met[i]]
        costs = [round_.cost(a, b, score) for a, b in pairs]
        for k, article in enumerate(round_.criteria):
            yield article, (sum(cost[k] for cost in costs),)
        yield "3.6.3", tuple(chain((a for a, _ in pairs), (b for _, b in pairs)))


# ---- the Burstein system of 2026 --------------------------------------------------------------------------


class _Burstein:
    """The bye, then brackets from the top, each with the floaters of the one above."""

    def __init__(self, round_: burstein_2026.Burstein) -> None:
        self.round = round_

    def value(self, pairing: Pairing) -> Value | None:
        round_, met = self.round, opponents(pairing)
        found: Value = []
        left = set(met)
        for id_, other in met.items():
            if not other:
                rank = round_.score[id_], -round_.games(id_), -round_.rank[id_]
                found.append(("3.1", None, rank))
                left.discard(id_)
        parts, moved = [], frozenset[int]()
        for group in round_.groups(frozenset(left)):
            bracket = moved | group
            out = frozenset(i for i in bracket if met[i] not in bracket)
            parts.append((bracket, out))
            moved = out
        for n, (bracket, out) in enumerate(parts):
            following = parts[n + 1][1] if n + 1 < len(parts) else frozenset[int]()
            pairs = [(i, met[i]) for i in bracket - out if i < met[i]]
            numbered = sorted(bracket, key=lambda i: round_.rank[i])
            bsn = {i: k for k, i in enumerate(numbered, 1)}
            order = tuple(len(bsn) - (0 if i in out else bsn[met[i]]) for i in numbered)
            for article, value in (
                ("C5", (len(out),)),
                ("C6", tuple(sorted((round_.score[i] for i in out), reverse=True))),
                ("C7", (len(following) if out else 0,)),
                ("C7", tuple(sorted((round_.score[i] for i in following), reverse=True)) if out else ()),
                ("C8", (sum(round_.clash(a, b) for a, b in pairs),)),
                ("4.3", order),
            ):
                found.append((article, n, value))
        return found

"""The explanations of the Elo Swiss: every decision as a step in the words of its text, and its measures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ronde.facts.history import Float
from ronde.matching.bits import bits
from ronde.rulebook import Step
from ronde.systems.base import Measure
from ronde.systems.elo_swiss.candidates import Part, Trial
from ronde.systems.elo_swiss.facts import Field
from ronde.systems.exchanges import exchange_key
from ronde.words import Points, Value, Who

if TYPE_CHECKING:
    from ronde.systems.elo_swiss.procedure import Bracket

FEW = 5  # so many players are named one by one


def steps(field: Field, stack: Sequence[Bracket]) -> Iterator[Step]:
    """Level by level: the level as a whole, its pairs, those who leave it."""
    if any(card.pairing_score != card.score for card in field.cards):
        yield Step("elo-swiss A2", (), "virtual")
    for number, here in enumerate(stack):
        yield from _Story(field, here, number, number == len(stack) - 1).tell()


class _Story:
    """One level in words."""

    def __init__(self, field: Field, here: Bracket, number: int, last: bool) -> None:
        self.field, self.here, self.number, self.last = field, here, number, last
        strongest = here.own & -here.own
        self.points = Points(field.score[strongest.bit_length() - 1])

    def tell(self) -> Iterator[Step]:
        """All steps of the level."""
        yield from self._level()
        yield from self._history()
        trial = self.here.trial
        if trial is None:
            yield from self._alone()
            return
        yield from self._dropped(trial)
        for part in (trial.first, trial.rest):
            if part:
                yield from self._exchange(part)
                yield from self._pairs(part, trial.up, part is trial.first)
        yield from self._alone()
        for player in bits(trial.leaving):
            yield from self._leaver(player, trial.rest)

    # ---- the level as a whole ---------------------------------------------------------------------------

    def _level(self) -> Iterator[Step]:
        here = self.here
        moved, own = here.moved.bit_count(), here.own.bit_count()
        message = "level"
        if own == 1 and not moved and not self.last:
            yield self._step("A3", (), "level_single", points=self.points)
            return
        if moved:
            message = "level_mixed" if here.heterogeneous else "level_half" if here.downs else "level_apart"
        pairs = sum(here.goal)
        yield self._step("A3", (), message, points=self.points, own=own, moved=moved, pairs=pairs)
        if not here.trial:
            yield self._step("C14", (), "no_pair")
            return
        ph, pr = here.goal
        if here.heterogeneous and ph < here.downs:
            article, message = ("C14", "fewer_moved") if here.undone is None else ("C13", "fewer_moved_last")
            yield self._step(article, (), message, count=ph, moved=here.downs)
        most = (here.size - 2 * ph) // 2 + ph
        if ph + pr < most and here.undone is None:
            yield self._step("C14", (), "fewer_pairs", pairs=pairs, most=most)

    def _history(self) -> Iterator[Step]:
        """C12 and C13: what was undone."""
        here = self.here
        if here.joined:
            yield self._step("C13", (), "joined", count=here.joined)
        if here.undone is not None:
            message = "undone" if here.undone > 0 else "undone_other"
            yield self._step("C13", (), message, count=here.undone)
        if here.replaced and here.trial:
            now = here.trial.leaving
            came, stayed = self._ids(now & ~here.replaced), self._ids(here.replaced & ~now)
            yield self._step("C12", came + stayed, "instead", came=came, stayed=stayed)

    def _dropped(self, trial: Trial) -> Iterator[Step]:
        """The residual level drops its criteria before another pair of S1 is tried (ruling R21)."""
        below = "_below" if self.here.replaced or self.here.undone is not None else ""
        for article, message, strictness in (
            ("C9", "dropped_down", trial.first.down if trial.first else trial.rest.down),
            ("C9", "dropped_rest", trial.rest.down if trial.first else 0),
            ("C10", "dropped_up", trial.up),
        ):
            if strictness:
                yield self._step(article, (), message + below, criteria=_criteria(strictness))

    # ---- pairs ------------------------------------------------------------------------------------------

    def _exchange(self, part: Part) -> Iterator[Step]:
        out, into = (tuple(self._id(part.members[x - 1]) for x in sorted(side)) for side in part.exchange)
        if out:
            yield self._step("D2", (), "exchange", out=out, into=into)

    def _pairs(self, part: Part, up: int, moved: bool) -> Iterator[Step]:
        free = (1 << len(part.s2)) - 1  # places of S2
        for number, (a, b) in enumerate(part.pairs):
            place = part.places[number]
            pair = self._id(a), self._id(b)
            yield self._step(
                "C6",
                pair,
                "pair_moved" if moved else "pair",
                a=Who(pair[0]),
                b=Who(pair[1]),
                points=Points(self.field.score[a]) if moved else self.points,
                first=number + 1,
                second=place + 1,
            )
            free &= ~(1 << place)
            yield from self._skipped(part, a, b, free & ((1 << place) - 1), up)
            yield from self._floats(min(a, b), max(a, b), part.down, up)

    def _skipped(self, part: Part, a: int, b: int, places: int, up: int) -> Iterator[Step]:
        """Why not somebody who comes earlier in S2."""
        earlier = [part.s2[place] for place in bits(places)]
        met = [c for c in earlier if not self.field.legal[a] >> c & 1]
        passing = self.field.partners(a, part.down, up)
        again = [c for c in earlier if c not in met and not passing >> c & 1]
        rest = [c for c in earlier if passing >> c & 1]
        for article, message, players in (
            ("B1", "skipped_met", met),
            ("B5", "skipped_float", again),
            ("C7", "skipped_rest", rest),
        ):
            if players:
                pair = self._id(a), self._id(b)
                yield self._named(article, pair, message, players, a=Who(pair[0]), b=Who(pair[1]))

    def _floats(self, high: int, low: int, down: int, up: int) -> Iterator[Step]:
        score = self.field.score
        if score[high] == score[low]:
            return
        a, b = Who(self._id(high)), Who(self._id(low))
        yield self._step("A4", (a, b), "float", a=a, b=b, high=Points(score[high]), low=Points(score[low]))
        for player, way, article, used in ((high, Float.DOWN, "C9", down), (low, Float.UP, "C10", up)):
            if self.field.repeats(way, 0) >> player & 1:
                values: dict[str, Value] = {"a": Who(self._id(player)), "criteria": _criteria(used)}
                yield self._step(article, (a, b), f"again_{way.value}", **values)

    # ---- those who leave --------------------------------------------------------------------------------

    def _alone(self) -> Iterator[Step]:
        for player in bits(self.here.floated):
            who = Who(self._id(player))
            yield self._step("C1", (who,), "alone", a=who, points=self.points)

    def _leaver(self, player: int, part: Part) -> Iterator[Step]:
        who = Who(self._id(player))
        if self.last:
            yield self._step("A5", (who,), "bye", a=who)
        elif self.here.trial and self.here.trial.leaving.bit_count() == 1:
            yield self._step("C6", (who,), "left_odd", a=who, points=self.points)
        elif self.here.undone is not None:
            yield self._step("C13", (who,), "left_undone", a=who)
        else:
            yield self._step("C14", (who,), "left_over", a=who, points=self.points)
        weaker = [w for w in part.members if w > player and not self._leaves(w)]
        barred = [w for w in weaker if self.last and self.field.barred >> w & 1]
        floats = [w for w in weaker if w not in barred and self.field.repeats(Float.DOWN, part.down) >> w & 1]
        rest = [w for w in weaker if w not in barred and w not in floats]
        for article, message, players in (
            ("B1", "kept_barred", barred),
            ("B5", "kept_float", floats),
            ("C7", "kept_rest", rest),
        ):
            if players:
                yield self._named(article, (who,), message, players, a=who)
        if self.field.repeats(Float.DOWN, 0) >> player & 1:
            yield self._step("C9", (who,), "again_down", a=who, criteria=_criteria(part.down))

    def _leaves(self, player: int) -> bool:
        return bool(self.here.leavers >> player & 1)

    # ---- tools ------------------------------------------------------------------------------------------

    def _id(self, player: int) -> int:
        return self.field.ids[player]

    def _ids(self, players: int) -> tuple[int, ...]:
        return tuple(self._id(v) for v in bits(players))

    def _step(self, article: str, players: Iterable[int], message: str, **values: Value) -> Step:
        ids = tuple(int(id_) for id_ in players)
        return Step(f"elo-swiss {article}", ids, message, tuple(values.items()), self.number)

    def _named(
        self, article: str, about: Iterable[int], message: str, players: Sequence[int], **values: Value
    ) -> Step:
        """A step that names other players one by one, or only says how many there are."""
        if len(players) > FEW:
            return self._step(article, about, f"{message}_many", count=len(players), **values)
        return self._step(article, about, message, who=tuple(map(self._id, players)), **values)


def _criteria(strictness: int) -> str:
    """The criteria that were dropped: B6 first, then B5 (C9)."""
    return "B6" if strictness == 1 else "B6 + B5"


def measures(stack: Sequence[Bracket]) -> Iterator[Measure]:
    """The quality of the round level by level, smaller is better.

    C12 puts what the next level can reach before the order of the trials in a level.
    """
    for number in range(len(stack) + 1):
        if number < len(stack):
            yield from _reached(stack[number], number)
        if number:
            yield from _order(stack[number - 1], number - 1)
        if number < len(stack):
            here = stack[number]
            yield _measure("C1", number, (here.own & here.floated).bit_count())


def _reached(here: Bracket, number: int) -> Iterator[Measure]:
    """Levels joined; moved-down players without opponent, then those not in S1; players left over."""
    yield _measure("C13", number, here.joined)
    yield _measure("C12", number, here.opponentless.bit_count())
    yield _measure("A3", number, here.downs - here.goal[0] if here.heterogeneous else 0)
    yield _measure("C14", number, here.leavers.bit_count())


def _order(here: Bracket, number: int) -> Iterator[Measure]:
    """The place in the order of the trials (rulings R18 and R20)."""
    trial = here.trial
    first = trial.first if trial else None
    yield _measure("C10", number, trial.up if trial else 0)
    yield _measure("C9", number, first.down if first else 0)
    yield _measure("D1", number, 0, *(first.places if first else ()))
    yield _measure("C9", number, trial.rest.down if trial else 0)
    yield _measure("D2", number, *exchange_key(trial.rest.exchange if trial else ((), ())))
    yield _measure("D1", number, 0, *(trial.rest.places if trial else ()))


def _measure(article: str, bracket: int, *value: int) -> Measure:
    return Measure(f"elo-swiss {article}", value, bracket)

"""The Elo Swiss explained: every decision as a step in the words of its text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ronde.facts.history import Float
from ronde.matching.rows import bits
from ronde.rulebook.telling import Teller
from ronde.systems.elo_swiss.brackets import KEY, Bracket
from ronde.systems.elo_swiss.candidates import Part, Trial
from ronde.systems.elo_swiss.criteria import Field, given_up
from ronde.words import Points, Value, Who

NAMED = 5  # at most this many players are named one by one


class EloStory(Teller):
    """The steps of a round."""

    def __init__(self, field: Field) -> None:
        super().__init__(KEY)
        self.field = field
        self.points = Points(0)  # of the level
        self.last = False  # the last level
        self.changed = False  # C12 or C13 has paired the level above in another way

    def round(self, stack: Sequence[Bracket]) -> None:
        """Level by level."""
        if any(card.pairing_score != card.score for card in self.field.cards):
            self.tell("virtual", ())
        for self.bracket, here in enumerate(stack):
            above = stack[self.bracket - 1] if self.bracket else None
            self.changed = above is not None and (above.replaced != 0 or above.undone is not None)
            strongest = here.own & -here.own
            self.points = Points(self.field.score[strongest.bit_length() - 1])
            self.last = here is stack[-1]
            self.level(here)

    def level(self, here: Bracket) -> None:
        """The level as a whole, its pairs, and the players who leave it."""
        self.summary(here)
        self.history(here)
        trial = here.trial
        if trial is None:
            self.alone(here)
            return
        self.dropped(here, trial)
        for part in (trial.first, trial.rest):
            if part:
                self.exchange(part)
                self.pairs(part, trial.up, part is trial.first)
        self.alone(here)
        for player in bits(trial.leaving):
            self.leaver(here, trial, player)

    # ---- the level as a whole ---------------------------------------------------------------------------

    def summary(self, here: Bracket) -> None:
        """Its players and pairs, and the goals lowered (C14)."""
        moved, own = here.moved.bit_count(), here.own.bit_count()
        if own == 1 and not moved and not self.last:
            self.tell("level_single", (), points=self.points)
            return
        kind = "level"
        if moved:
            kind = "level_half" if here.downs else "level_apart"
            if here.heterogeneous:
                kind = "level_mixed"
        pairs = sum(here.goal)
        self.tell(kind, (), points=self.points, own=own, moved=moved, pairs=pairs)
        if not here.trial:
            self.tell("no_pair", ())
            return
        ph, pr = here.goal
        if here.heterogeneous and ph < here.downs:
            kind = "fewer_moved_end" if self.last else "fewer_moved"
            if here.undone is not None:
                kind = "fewer_moved_last"
            self.tell(kind, (), count=ph, moved=here.downs)
        most = (here.size - 2 * ph) // 2 + ph
        if ph + pr < most and here.undone is None:
            self.tell("fewer_pairs", (), pairs=pairs, most=most)

    def history(self, here: Bracket) -> None:
        """C12 and C13: the pairs undone."""
        if here.joined:
            players = self.ids(bits(here.moved | here.own))
            scores = sorted({self.field.score[v] for v in bits(here.own)})
            joined = [score for score in sorted(set(self.field.score)) if score >= scores[0]]
            low, high = Points(scores[0]), Points(joined[here.joined])
            first = int(self.changed)
            self.tell("joined", players, high=high, low=low, count=here.joined, first=first)
        if here.undone is not None:
            self.tell("undone" if here.undone > 0 else "undone_other", (), count=here.undone)
        if here.replaced and here.trial:
            now = here.trial.leaving
            came, stayed = self.ids(bits(now & ~here.replaced)), self.ids(bits(here.replaced & ~now))
            self.tell("instead", came + stayed, came=came, stayed=stayed)

    def dropped(self, here: Bracket, trial: Trial) -> None:
        """The residual level drops its criteria before another pair of S1 is tried (ruling R21)."""
        below = "_below" if here.replaced != 0 or here.undone is not None else ""
        for kind, strictness in (
            ("dropped_down", trial.first.down if trial.first else trial.rest.down),
            ("dropped_rest", trial.rest.down if trial.first else 0),
            ("dropped_up", trial.up),
        ):
            if strictness:
                self.tell(f"{kind}{below}", (), criteria=_criteria(strictness))

    # ---- pairs ------------------------------------------------------------------------------------------

    def exchange(self, part: Part) -> None:
        """The exchange by D2."""
        out, into = (self.ids(part.members[x - 1] for x in sorted(side)) for side in part.exchange)
        if out:
            self.tell("exchange", (), out=out, into=into)

    def pairs(self, part: Part, up: int, moved: bool) -> None:
        """Every pair by its places in S1 and S2."""
        free = (1 << len(part.s2)) - 1  # places of S2
        for number, (a, b) in enumerate(part.pairs):
            place = part.places[number]
            self.tell(
                "pair_moved" if moved else "pair",
                self.ids((a, b)),
                a=self.who(a),
                b=self.who(b),
                first=number + 1,
                second=place + 1,
                points=Points(self.field.score[a]),
            )
            free &= ~(1 << place)
            self.skipped(part, a, b, free & ((1 << place) - 1), up)
            self.floats(min(a, b), max(a, b), part.down, up)

    def skipped(self, part: Part, a: int, b: int, places: int, up: int) -> None:
        """Why earlier players of S2 were passed over."""
        earlier = [part.s2[place] for place in bits(places)]
        met = [c for c in earlier if not self.field.legal[a] >> c & 1]
        passing = self.field.partners(a, part.down, up)
        again = [c for c in earlier if c not in met and not passing >> c & 1]
        rest = [c for c in earlier if passing >> c & 1]
        for kind, players in (("skipped_met", met), ("skipped_float", again), ("skipped_rest", rest)):
            self.name(kind, self.ids((a, b)), players, a=self.who(a), b=self.who(b))

    def floats(self, high: int, low: int, down: int, up: int) -> None:
        """A4 for a pair of unequal scores, and repeated floats."""
        score, pair = self.field.score, self.ids((high, low))
        if score[high] == score[low]:
            return
        a, b = self.who(high), self.who(low)
        self.tell("float", pair, a=a, b=b, high=Points(score[high]), low=Points(score[low]))
        if self.field.repeats(Float.DOWN, 0) >> high & 1:
            self.tell("again_down", pair, a=a, criteria=_criteria(down))
        if self.field.repeats(Float.UP, 0) >> low & 1:
            self.tell("again_up", pair, a=b, criteria=_criteria(up))

    # ---- those who leave --------------------------------------------------------------------------------

    def alone(self, here: Bracket) -> None:
        """C1"""
        for player in bits(here.floated):
            self.tell("alone", self.ids((player,)), a=self.who(player), points=self.points)

    def leaver(self, here: Bracket, trial: Trial, player: int) -> None:
        """Why a player leaves rather than a weaker one."""
        about, who, part = self.ids((player,)), self.who(player), trial.rest
        kind = "left_over"
        if self.last:
            kind = "bye"
        elif trial.leaving.bit_count() == 1:
            kind = "left_odd"
        elif here.undone is not None:
            kind = "left_undone"
        self.tell(kind, about, a=who, points=self.points)
        weaker = [w for w in part.members if w > player and not here.leavers >> w & 1]
        barred = [w for w in weaker if self.last and self.field.barred >> w & 1]
        floats = [w for w in weaker if w not in barred and self.field.repeats(Float.DOWN, part.down) >> w & 1]
        rest = [w for w in weaker if w not in barred and w not in floats]
        for kind, players in (("kept_barred", barred), ("kept_float", floats), ("kept_rest", rest)):
            self.name(kind, about, players, a=who)
        if self.field.repeats(Float.DOWN, 0) >> player & 1:
            self.tell("again_down", about, a=who, criteria=_criteria(part.down))

    # ---- tools ------------------------------------------------------------------------------------------

    def ids(self, players: Iterable[int]) -> tuple[int, ...]:
        """The pairing numbers of the players at these places."""
        return tuple([self.field.ids[player] for player in players])

    def who(self, player: int) -> Who:
        """The player at this place, for a sentence."""
        return Who(self.field.ids[player])

    def name(self, kind: str, about: Sequence[int], players: Sequence[int], **values: Value) -> None:
        """Name other players one by one, or only count them; nothing if there are none."""
        if len(players) > NAMED:
            self.tell(f"{kind}_many", about, count=len(players), **values)
        elif players:
            self.tell(kind, about, who=self.ids(players), **values)


def _criteria(strictness: int) -> str:
    """The criteria that were dropped, as the sentences write them."""
    return " + ".join(criterion.article for criterion in given_up(strictness))

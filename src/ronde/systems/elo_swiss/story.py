"""The Elo Swiss explained: every decision as a step in the words of its text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from ronde.facts.history import Card, Float
from ronde.matching.bits import bits
from ronde.systems.elo_swiss.brackets import KEY, Bracket
from ronde.systems.elo_swiss.candidates import Part, Trial
from ronde.systems.elo_swiss.criteria import Field, given_up
from ronde.systems.story import Story
from ronde.words import Points, Value, Who

FEW = 5  # at most this many players are named one by one


class Sentence(StrEnum):
    """The sentences of the system, as the catalogue names them."""

    VIRTUAL = "virtual"
    LEVEL = "level"
    LEVEL_MIXED = "level_mixed"
    LEVEL_HALF = "level_half"
    LEVEL_APART = "level_apart"
    LEVEL_SINGLE = "level_single"
    NO_PAIR = "no_pair"
    FEWER_MOVED = "fewer_moved"
    FEWER_MOVED_END = "fewer_moved_end"
    FEWER_MOVED_LAST = "fewer_moved_last"
    FEWER_PAIRS = "fewer_pairs"
    JOINED = "joined"
    UNDONE = "undone"
    UNDONE_OTHER = "undone_other"
    INSTEAD = "instead"
    DROPPED_DOWN = "dropped_down"
    DROPPED_UP = "dropped_up"
    DROPPED_REST = "dropped_rest"
    DROPPED_DOWN_BELOW = "dropped_down_below"
    DROPPED_UP_BELOW = "dropped_up_below"
    DROPPED_REST_BELOW = "dropped_rest_below"
    EXCHANGE = "exchange"
    PAIR = "pair"
    PAIR_MOVED = "pair_moved"
    SKIPPED_MET = "skipped_met"
    SKIPPED_MET_MANY = "skipped_met_many"
    SKIPPED_FLOAT = "skipped_float"
    SKIPPED_FLOAT_MANY = "skipped_float_many"
    SKIPPED_REST = "skipped_rest"
    SKIPPED_REST_MANY = "skipped_rest_many"
    FLOAT = "float"
    AGAIN_DOWN = "again_down"
    AGAIN_UP = "again_up"
    ALONE = "alone"
    LEFT_ODD = "left_odd"
    LEFT_OVER = "left_over"
    LEFT_UNDONE = "left_undone"
    BYE = "bye"
    KEPT_BARRED = "kept_barred"
    KEPT_BARRED_MANY = "kept_barred_many"
    KEPT_FLOAT = "kept_float"
    KEPT_FLOAT_MANY = "kept_float_many"
    KEPT_REST = "kept_rest"
    KEPT_REST_MANY = "kept_rest_many"


#: by itself, and for the sake of the next level
DROPPED_DOWN = Sentence.DROPPED_DOWN, Sentence.DROPPED_DOWN_BELOW
DROPPED_REST = Sentence.DROPPED_REST, Sentence.DROPPED_REST_BELOW
DROPPED_UP = Sentence.DROPPED_UP, Sentence.DROPPED_UP_BELOW

#: players named one by one, and only counted
SKIPPED_MET = Sentence.SKIPPED_MET, Sentence.SKIPPED_MET_MANY
SKIPPED_FLOAT = Sentence.SKIPPED_FLOAT, Sentence.SKIPPED_FLOAT_MANY
SKIPPED_REST = Sentence.SKIPPED_REST, Sentence.SKIPPED_REST_MANY
KEPT_BARRED = Sentence.KEPT_BARRED, Sentence.KEPT_BARRED_MANY
KEPT_FLOAT = Sentence.KEPT_FLOAT, Sentence.KEPT_FLOAT_MANY
KEPT_REST = Sentence.KEPT_REST, Sentence.KEPT_REST_MANY


class EloStory(Story):
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
            self.tell("A2", (), Sentence.VIRTUAL)
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
        sentence = Sentence.LEVEL
        if own == 1 and not moved and not self.last:
            self.tell("A3", (), Sentence.LEVEL_SINGLE, points=self.points)
            return
        if moved:
            sentence = Sentence.LEVEL_HALF if here.downs else Sentence.LEVEL_APART
            if here.heterogeneous:
                sentence = Sentence.LEVEL_MIXED
        pairs = sum(here.goal)
        self.tell("A3", (), sentence, points=self.points, own=own, moved=moved, pairs=pairs)
        if not here.trial:
            self.tell("C14", (), Sentence.NO_PAIR)
            return
        ph, pr = here.goal
        if here.heterogeneous and ph < here.downs:
            article, sentence = "C14", Sentence.FEWER_MOVED
            if self.last:
                article, sentence = "C13", Sentence.FEWER_MOVED_END
            if here.undone is not None:
                article, sentence = "C13", Sentence.FEWER_MOVED_LAST
            self.tell(article, (), sentence, count=ph, moved=here.downs)
        most = (here.size - 2 * ph) // 2 + ph
        if ph + pr < most and here.undone is None:
            self.tell("C14", (), Sentence.FEWER_PAIRS, pairs=pairs, most=most)

    def history(self, here: Bracket) -> None:
        """C12 and C13: the pairs undone."""
        if here.joined:
            players = self.cards(bits(here.moved | here.own))
            scores = sorted({self.field.score[v] for v in bits(here.own)})
            joined = [score for score in sorted(set(self.field.score)) if score >= scores[0]]
            low, high = Points(scores[0]), Points(joined[here.joined])
            self.tell(
                "C13",
                players,
                Sentence.JOINED,
                high=high,
                low=low,
                count=here.joined,
                first=int(self.changed),
            )
        if here.undone is not None:
            sentence = Sentence.UNDONE if here.undone > 0 else Sentence.UNDONE_OTHER
            self.tell("C13", (), sentence, count=here.undone)
        if here.replaced and here.trial:
            now = here.trial.leaving
            came, stayed = self.cards(bits(now & ~here.replaced)), self.cards(bits(here.replaced & ~now))
            self.tell("C12", came + stayed, Sentence.INSTEAD, came=_ids(came), stayed=_ids(stayed))

    def dropped(self, here: Bracket, trial: Trial) -> None:
        """The residual level drops its criteria before another pair of S1 is tried (ruling R21)."""
        below = here.replaced != 0 or here.undone is not None
        for article, sentences, strictness in (
            ("C9", DROPPED_DOWN, trial.first.down if trial.first else trial.rest.down),
            ("C9", DROPPED_REST, trial.rest.down if trial.first else 0),
            ("C10", DROPPED_UP, trial.up),
        ):
            if strictness:
                self.tell(article, (), sentences[below], criteria=_criteria(strictness))

    # ---- pairs ------------------------------------------------------------------------------------------

    def exchange(self, part: Part) -> None:
        """The exchange by D2."""
        out, into = (self.cards(part.members[x - 1] for x in sorted(side)) for side in part.exchange)
        if out:
            self.tell("D2", (), Sentence.EXCHANGE, out=_ids(out), into=_ids(into))

    def pairs(self, part: Part, up: int, moved: bool) -> None:
        """Every pair by its places in S1 and S2."""
        free = (1 << len(part.s2)) - 1  # places of S2
        for number, (a, b) in enumerate(part.pairs):
            place = part.places[number]
            self.tell(
                "C6",
                self.cards((a, b)),
                Sentence.PAIR_MOVED if moved else Sentence.PAIR,
                a=self.who(a),
                b=self.who(b),
                first=number + 1,
                second=place + 1,
                **({"points": Points(self.field.score[a])} if moved else {}),
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
        for article, sentences, players in (
            ("B1", SKIPPED_MET, met),
            ("B5", SKIPPED_FLOAT, again),
            ("C7", SKIPPED_REST, rest),
        ):
            self.name(article, self.cards((a, b)), sentences, players, a=self.who(a), b=self.who(b))

    def floats(self, high: int, low: int, down: int, up: int) -> None:
        """A4 for a pair of unequal scores, and repeated floats."""
        score, pair = self.field.score, self.cards((high, low))
        if score[high] == score[low]:
            return
        a, b = self.who(high), self.who(low)
        self.tell("A4", pair, Sentence.FLOAT, a=a, b=b, high=Points(score[high]), low=Points(score[low]))
        if self.field.repeats(Float.DOWN, 0) >> high & 1:
            self.tell("C9", pair, Sentence.AGAIN_DOWN, a=a, criteria=_criteria(down))
        if self.field.repeats(Float.UP, 0) >> low & 1:
            self.tell("C10", pair, Sentence.AGAIN_UP, a=b, criteria=_criteria(up))

    # ---- those who leave --------------------------------------------------------------------------------

    def alone(self, here: Bracket) -> None:
        """C1"""
        for player in bits(here.floated):
            self.tell("C1", self.cards((player,)), Sentence.ALONE, a=self.who(player), points=self.points)

    def leaver(self, here: Bracket, trial: Trial, player: int) -> None:
        """Why a player leaves rather than a weaker one."""
        about, who, part = self.cards((player,)), self.who(player), trial.rest
        if self.last:
            self.tell("A5", about, Sentence.BYE, a=who)
        elif trial.leaving.bit_count() == 1:
            self.tell("C6", about, Sentence.LEFT_ODD, a=who, points=self.points)
        elif here.undone is not None:
            self.tell("C13", about, Sentence.LEFT_UNDONE, a=who)
        else:
            self.tell("C14", about, Sentence.LEFT_OVER, a=who, points=self.points)
        weaker = [w for w in part.members if w > player and not here.leavers >> w & 1]
        barred = [w for w in weaker if self.last and self.field.barred >> w & 1]
        floats = [w for w in weaker if w not in barred and self.field.repeats(Float.DOWN, part.down) >> w & 1]
        rest = [w for w in weaker if w not in barred and w not in floats]
        for article, sentences, players in (
            ("B1", KEPT_BARRED, barred),
            ("B5", KEPT_FLOAT, floats),
            ("C7", KEPT_REST, rest),
        ):
            self.name(article, about, sentences, players, a=who)
        if self.field.repeats(Float.DOWN, 0) >> player & 1:
            self.tell("C9", about, Sentence.AGAIN_DOWN, a=who, criteria=_criteria(part.down))

    # ---- tools ------------------------------------------------------------------------------------------

    def cards(self, players: Iterable[int]) -> list[Card]:
        """The players at these places."""
        return [self.field.cards[player] for player in players]

    def who(self, player: int) -> Who:
        """The player at this place, for a sentence."""
        return Who(self.field.ids[player])

    def name(
        self,
        article: str,
        about: Sequence[Card],
        sentences: tuple[Sentence, Sentence],
        players: Sequence[int],
        **values: Value,
    ) -> None:
        """Name other players one by one, or only count them; nothing if there are none."""
        if len(players) > FEW:
            self.tell(article, about, sentences[1], count=len(players), **values)
        elif players:
            self.tell(article, about, sentences[0], who=_ids(self.cards(players)), **values)


def _ids(players: Sequence[Card]) -> tuple[int, ...]:
    return tuple(card.id for card in players)


def _criteria(strictness: int) -> str:
    """The criteria that were dropped, as the sentences write them."""
    return " + ".join(criterion.article for criterion in given_up(strictness))

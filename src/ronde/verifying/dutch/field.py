"""The facts of a round as the Dutch systems of 2017 and 2026 derive them."""

from __future__ import annotations

from functools import cached_property

from ronde.model import Colour, Result
from ronde.verifying.account import Account, Wrong
from ronde.verifying.bracket import Two
from ronde.verifying.facts import Facts, W, barred, last_differing
from ronde.verifying.matching import all_paired, pairs_among

NEW = "dutch-2026"
OLD = "dutch-2017"
TEXTS = (NEW, OLD)


class Field:
    """The participants of the round under one edition."""

    def __init__(self, account: Account, text: str) -> None:
        self.account, self.facts, self.text = account, account.facts, text
        self.new = text == NEW
        self.ids = self.facts.ranked(self.facts.here)

    def topscorer(self, id_: int) -> bool:
        """In the last round, they have more than half of the possible points."""
        facts, scale = self.facts, self.facts.scoring
        return facts.last and 2 * facts[id_].total > (facts.round - 1) * max(scale.win, scale.draw)

    def may_rest(self, id_: int) -> bool:
        """They have had no bye or win without playing, and the arbiter does not bar them."""
        if id_ in self.facts.settings.no_bye:
            return False
        return not barred(self.facts, id_) if self.new else not had_bye(self.facts, id_)

    def floated(self, id_: int, back: int) -> str:
        """The float of so many rounds ago; most rounds without a game count as down."""
        facts, round_ = self.facts, self.facts.round - back
        if round_ < 1:
            return ""
        cell = facts[id_].player.cell(round_)
        if cell.played:
            return facts.floated(id_, back)
        given = cell.result is Result.PAIRING_BYE or facts.scoring.points(cell) > facts.scoring.white_loss
        return "down" if given or not self.new else ""

    def legal(self, a: int, b: int) -> bool:
        """They may meet."""
        if not self.facts.may_meet(a, b):
            return False
        return self.facts.alike(a, b) < 3 or self.topscorer(a) or self.topscorer(b)

    @cached_property
    def edges(self) -> list[Two]:
        """All legal pairs, the higher ranked first."""
        return [(a, b) for a, b in pairs_among(self.ids) if self.legal(a, b)]

    @cached_property
    def bye_score(self) -> int | None:
        """The lowest score that the bye can have in a complete pairing."""
        if len(self.ids) % 2 == 0:
            return None
        for score in sorted({self.facts[v].total for v in self.ids}):
            takers = [v for v in self.ids if self.may_rest(v) and self.facts[v].total == score]
            if all_paired([*self.ids, 0], [*self.edges, *((v, 0) for v in takers)]):
                return score
        raise Wrong("there is no complete pairing")

    @cached_property
    def takers(self) -> list[int]:
        """The players who may have the bye."""
        if len(self.ids) % 2 == 0:
            return []
        limit = self.bye_score if self.new else None
        may = [v for v in self.ids if self.may_rest(v)]
        return [v for v in may if limit is None or self.facts[v].total <= limit]

    def white(self, a: int, b: int) -> tuple[str, int, Colour]:
        """The colour rule that decides a pair, the player it serves, and their colour."""
        facts = self.facts
        higher, lower = facts.ranked((a, b))
        (mine, strength), (theirs, other) = facts[higher].wish, facts[lower].wish
        if mine is None and theirs is None:
            odd = higher in self.odd
            return "number", higher, facts.drawn_by_place if odd else facts.drawn_by_place.opposite
        if mine is None or theirs is None:
            return "only", higher if mine else lower, mine or theirs or W
        if mine is not theirs:
            return "both", higher, mine
        if strength != other:
            return "stronger", higher if strength > other else lower, mine
        wide, narrow = abs(facts[higher].difference), abs(facts[lower].difference)
        if wide != narrow:
            return "wider", higher if wide > narrow else lower, mine
        past = last_differing(facts[higher], facts[lower])
        if past is not None:
            return "alternation", lower if past[0] is mine else higher, mine
        return "rank", higher, mine

    @cached_property
    def odd(self) -> set[int]:
        """The odd places among all who have taken part or are paired now."""
        been = {p.id for p in self.facts.tournament.players if any(cell.paired for cell in p.cells)}
        return set(sorted(been | set(self.ids))[::2])

    def hurt(self, a: int, b: int) -> tuple[int, int]:
        """How many of a pair with a topscorer get a difference beyond two, and a third colour running."""
        if not (self.topscorer(a) or self.topscorer(b)):
            return 0, 0
        _, served, colour = self.white(a, b)
        beyond = third = 0
        for id_ in (a, b):
            person, given = self.facts[id_], colour if id_ == served else colour.opposite
            if person.wish[1] == 3:
                beyond += abs(person.difference + (1 if given is W else -1)) > 2
                third += person.colours[-2:] == (given, given)
        return beyond, third


def had_bye(facts: Facts, id_: int) -> bool:
    """2017: they have had a bye or a forfeit win."""
    cells = [facts[id_].player.cell(n) for n in range(1, facts.round)]
    return any(c.result in (Result.PAIRING_BYE, Result.FORFEIT_WIN) for c in cells)

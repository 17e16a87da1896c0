"""The Dubov and Burstein systems of 2026, proved: what both texts ask and tell alike.

A proof is the reading with matchings in place of trials; it tells the decisions as the reading takes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ronde.model import Colour, Pair, Tournament
from ronde.readings.fide_2026 import Players, Round
from ronde.verifying.brackets import mask_of, rows_by_number
from ronde.verifying.demanded import Account
from ronde.verifying.solver import perfect
from ronde.words import Points, Who


class Proof(Round):
    """A round and its account; players are vertices by their numbers."""

    key: str

    def __init__(self, tournament: Tournament) -> None:
        super().__init__(tournament)
        self.account = Account(self.key)
        self.tell, self.measure = self.account.tell, self.account.measure

    def proved(self) -> Account:
        """Pair the round."""
        self.account.pairs = [Pair(white, black or None) for white, black in self.pair()]
        return self.account

    @cached_property
    def rows(self) -> list[int]:
        """The legal opponents of every player."""
        return rows_by_number(self.here, self.legal)

    def pairable(self, ids: Players) -> bool:
        """C4, by a matching."""
        return perfect(self.rows, mask_of(ids))

    def bye(self) -> int:
        """3.1, told."""
        chosen = super().bye()
        order = sorted(self.here, key=self.bye_rank)
        before, after = order[: order.index(chosen)], order[order.index(chosen) + 1 :]
        rival = next(filter(self.may_rest, after), None)
        kind = "bye_score"
        if rival is not None and self.score[rival] == self.score[chosen]:
            kind = "bye_rank" if self.games(rival) == self.games(chosen) else "bye_games"
        points, games = Points(self.score[chosen]), self.games(chosen)
        self.tell(kind, (chosen,), player=Who(chosen), points=points, games=games)
        barred = list(filter(self.barred, before))
        kept = [i for i in before if i in self.settings.no_bye and i not in barred]
        needed = list(filter(self.may_rest, before))
        for kind, others in (("bye_barred", barred), ("bye_kept", kept), ("bye_needed", needed)):
            self.account.tell_list(kind, (chosen,), others)
        self.measure("3.1", self.bye_rank(chosen))
        return chosen

    def forbidden(self, me: int, about: Sequence[int], others: Sequence[int]) -> list[int]:
        """C1 and C3: tell whom of some others a player may not meet; the others."""
        played = {cell.opponent for cell in self.cards[me].cells if cell.played}
        known = self.cards[me].met
        met = [i for i in others if i in played]
        apart = [i for i in others if i in known and i not in played]
        absolute = [i for i in others if i not in known and not self.legal(me, i)]
        for kind, some in (("met", met), ("apart", apart), ("absolute", absolute)):
            self.account.tell_list(kind, about, some, first=Who(me))
        return [i for i in others if self.legal(me, i)]

    def told_colours(self, a: int, b: int) -> None:
        """5.2."""
        rule, served, colour = self.colour_rule(a, b)
        if rule == "initial":
            rule = "initial_odd" if served % 2 else "initial_even"
        other = a + b - served
        white, black = (served, other) if colour is Colour.WHITE else (other, served)
        self.tell(
            f"colour_{rule}", (white, black),
            player=Who(served), other=Who(other), colour=colour, white=Who(white), black=Who(black),
        )  # fmt: skip

"""What the Dutch texts tell of a bracket alike: preferences, pairs, players passed over, the bye."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from ronde.model import Colour
from ronde.readings.dutch_criteria import ABSOLUTE, STRONG
from ronde.values import NamedTuple
from ronde.verifying.brackets import Others
from ronde.verifying.demanded import Account
from ronde.words import Points, Value, Who

COMPARED = 4  # for so many possible opponents it is told what would get worse


class Reason(NamedTuple):
    """Why a player is passed over: the kind of decision, the article if a criterion decides, the values."""

    kind: str
    article: str = ""
    values: tuple[tuple[str, Value], ...] = ()


class Weighed(Account):
    """The decisions of a round whose brackets are weighed; players are places in the order of the text."""

    reading: Any  # of the edition
    ids: list[int]
    bye: int  # the place of the bye
    KEPT = "passed_kept_apart"
    GIVEN = "given"  # the value that says for whose sake the downfloaters were chosen
    IN_ORDER = "in_order"

    @property
    def how(self) -> int:
        """1: the downfloaters are given, 2: the last bracket."""
        raise NotImplementedError

    def compared(self, least: int, worse: int, kind: str) -> Reason:
        """The first criterion that gets worse, and by how much."""
        raise NotImplementedError

    def told_colours(self, a: int, b: int) -> None:
        """Who has White, and why."""
        raise NotImplementedError

    def player(self, v: int) -> Any:
        """What the reading knows of a player."""
        return self.reading.player[self.ids[v]]

    def named(self, places: Iterable[int]) -> tuple[int, ...]:
        """The numbers of some players."""
        return tuple(self.ids[v] for v in places)

    def preferences(self, places: Sequence[int]) -> str:
        """The preferences in short: W! absolute, W strong, w mild; nothing if nobody has one."""
        if not any(self.player(v).wants for v in places):
            return ""
        return ", ".join(f"{self.ids[v]} {self._preference(v)}" for v in places)

    def _preference(self, v: int) -> str:
        player = self.player(v)
        if player.wants is None:
            return "-"
        letter = "w" if player.wants is Colour.WHITE else "b"
        return letter if player.strength < STRONG else letter.upper() + "!" * (player.strength == ABSOLUTE)

    def part(
        self, others: Others, pairs: Sequence[tuple[int, int]], s2: Sequence[int], prefix: str = ""
    ) -> None:
        """Pairs by their places in S1 and S2, and the players passed over."""
        free, place = list(s2), {v: n for n, v in enumerate(s2, 1)}
        for i, (a, b) in enumerate(pairs, 1):
            both, over = self.named((a, b)), free[: free.index(b)]
            kind = "first_fit" if over else "first_free" if i != place[b] else self.IN_ORDER
            known = {"a": Who(both[0]), "b": Who(both[1]), "i": i, "j": place[b]}
            self.tell(prefix + kind, both, **known, score=Points(self.player(a).score))
            compared = 0
            reasons = []
            for c in over:
                reason = self._forbidden(a, c)
                if reason is None:
                    compared += 1
                    reason = Reason("passed_rest") if compared > COMPARED else self._worse(others, a, c)
                reasons.append((reason, c))
            self._tell_reasons(reasons, both, "a")
            free.remove(b)
            others.made(a, b)
            self.told_colours(a, b)

    def _tell_reasons(self, reasons: Iterable[tuple[Reason, int]], about: tuple[int, ...], name: str) -> None:
        """Each reason once, with everybody it rules out."""
        found: dict[Reason, list[int]] = {}
        for reason, v in reasons:
            found.setdefault(reason, []).append(v)
        for reason, some in found.items():
            known = {name: Who(about[0]), "others": self.named(some), **dict(reason.values)}
            self.tell(reason.kind, about, reason.article, **known)

    def _forbidden(self, a: int, b: int) -> Reason | None:
        """The rule that keeps two players apart whatever the others do."""
        one, other = self.player(a), self.player(b)
        if other.id in one.met:
            cells = self.reading.everyone[one.id].cells
            played = any(cell.played and cell.opponent == other.id for cell in cells)
            return Reason("passed_met" if played else self.KEPT)
        if not self.reading.legal(one.id, other.id):
            return Reason("passed_absolute", "", (("colour", one.wants),))
        return None

    def _worse(self, others: Others, a: int, b: int) -> Reason:
        """What gets worse if two players meet who may."""
        cost = others.with_pair(a, b)
        if cost is None:
            return Reason("passed_impossible", "", ((self.GIVEN, self.how),))
        return self.compared(others.best, cost, "passed_worse")

    def told_bye(self, v: int, players: Sequence[int], others: Callable[[], Others]) -> None:
        """Why the bye does not go to a player of the bracket ranked lower."""
        below = [w for w in players if w > v]
        if below:
            known = others()
            self._tell_reasons(((self._no_rest(known, w), w) for w in below), self.named([v]), "player")

    def _no_rest(self, others: Others, v: int) -> Reason:
        """Why a player does not have the bye."""
        if not self.player(v).may_rest:
            return Reason("bye_barred")
        cost = others.with_pair(v, self.bye)
        if cost is None:
            return Reason("bye_impossible")
        return Reason("bye_later") if cost == others.best else self.compared(others.best, cost, "bye_worse")


def same_but_name(player: Any) -> Hashable:
    """What the counts of a player can depend on: everything but the number, and whom they have met."""
    return tuple(value for name, value in vars(player).items() if name not in ("id", "met"))

"""The facts of a round as the Dubov system of 1997 derives them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import zip_longest

from ronde.model import Colour
from ronde.verifying.account import Account, Claim, Wrong
from ronde.verifying.facts import B, W
from ronde.verifying.matching import all_paired, cheapest, pairs_among
from ronde.words import Figure, Points

KEY = "dubov-1997"
Two = tuple[int, int]
ROWS = (
    "row",
    "row_changed",
    "row_round_1",
    "row_changed_round_1",
    "both_white",
    "both_black",
    "both_round_1",
)
TAKEN = ("alone", "alone_same", "comes_down_far", "comes_down_far_same")
CAME = ("comes_down", "comes_down_same")
JOINS = ("joins", "joins_any", "joins_same")
DOWN = ("goes_down", "goes_down_far")
GROUPS = ("group", "group_ideal", "group_round_1")
MADE = {
    **dict.fromkeys(ROWS, ("first", "second")),
    **dict.fromkeys((*TAKEN, *CAME), ("player", "opponent")),
}


class Field:
    """The participants with what the articles ask about them."""

    def __init__(self, account: Account) -> None:
        self.account, self.facts = account, account.facts
        facts = self.facts
        self.first = facts.round == 1
        self.rating = {v: p.player.rating for v, p in facts.everyone.items()}
        self.average = {v: self._average(v) for v in facts.here}
        places = {value: n for n, value in enumerate(sorted(set(self.average.values())))}
        self.opposition = {v: places[self.average[v]] for v in facts.here}
        self.name = {v: "" if self.first else p.player.name.casefold() for v, p in facts.here.items()}
        named = sorted(facts.here, key=lambda v: (self.name[v], v))
        self.alphabet = {v: n for n, v in enumerate(named)}
        self.ids = sorted(
            facts.here,
            key=lambda v: (-facts[v].total, -self.rating[v], self.opposition[v], self.alphabet[v]),
        )
        scores = sorted({facts[v].total for v in self.ids}, reverse=True)
        self.groups = [[v for v in self.ids if facts[v].total == score] for score in scores]
        self.lower_first = facts.settings.option("lower_c_first") == "yes"

    def _average(self, v: int) -> Fraction:
        met = [self.rating[opponent] for _, opponent, _ in self.facts[v].games]
        return Fraction(sum(met), len(met)) if met else Fraction(0)

    def written(self, v: int) -> object:
        """The average as a sentence gives it, with at most three decimals."""
        if not self.facts[v].games:
            return "none"
        return Figure(f"{float(round(self.average[v] * 1000)) / 1000:.3f}".rstrip("0").rstrip("."))

    def due(self, v: int) -> Colour | None:
        """The colour due."""
        return self.facts[v].due

    def legal(self, a: int, b: int) -> bool:
        """They have not met, and one allocation of colours is allowed for both."""
        one, other = self.facts[a], self.facts[b]
        ways = (one.may_have(W) and other.may_have(B)) or (one.may_have(B) and other.may_have(W))
        return self.facts.may_meet(a, b) and ways

    def no_bye(self, v: int) -> bool:
        """A player may not have the bye."""
        return self.facts[v].given or v in self.facts.settings.no_bye

    def moved_up(self, v: int) -> list[int]:
        """The rounds in which a player met a higher score."""
        person, found = self.facts[v], []
        for round_ in range(1, self.facts.round):
            opponent = person.player.cell(round_).opponent
            if opponent is not None:
                theirs = self.facts.everyone[opponent].before[round_ - 1]
                found += [round_] if theirs > person.before[round_ - 1] else []
        return found

    def spared(self, v: int) -> bool:
        """2.5 bars a player from moving up again."""
        rounds, round_, up = self.facts.settings.rounds, self.facts.round, self.moved_up(v)
        most = 4 if rounds is not None and rounds >= 10 else 3
        return round_ != rounds and (round_ - 1 in up or len(up) >= most)

    def left(self, claim: Claim) -> list[int]:
        """The players who are free when a claim is made."""
        gone: set[int] = set()
        for other in self.account.claims:
            if other is claim:
                break
            if other.message in MADE:
                gone |= {other.who(name) for name in MADE[other.message]}
        return [v for v in self.ids if v not in gone and v != self.account.bye]

    def pairable(self, people: Iterable[int]) -> bool:
        """These players can be paired among themselves."""
        there = tuple(people)
        edges = [(a, b) for a, b in pairs_among(there) if self.legal(a, b)]
        return bool(self.account.once(("pairable", there), lambda: all_paired(there, edges)))

    def possible(self, left: Sequence[int], a: int, b: int) -> bool:
        """The pair is legal, and all others who are free can still be paired."""
        return self.legal(a, b) and self.pairable(v for v in left if v not in (a, b))

    def needs(self, left: Sequence[int], group: Iterable[int], out: Iterable[int] = ()) -> int | None:
        """The fewest players of a group paired outside it, `out` among them; None if impossible."""
        inside, must = frozenset(group), frozenset(out)
        key = ("needs", tuple(left), inside, must)

        def work() -> tuple[int | None]:
            costs: dict[Two, tuple[int, ...]] = {}
            for a, b in pairs_among(left):
                both = a in inside and b in inside
                if self.legal(a, b) and not (both and (a in must or b in must)):
                    costs[a, b] = (int((a in inside) != (b in inside)),)
            found = cheapest(left, costs)
            return (None if found is None else (found[0] if found else 0),)

        found = self.account.once(key, work)[0]
        return None if found is None else int(found)

    # ---- the orders ----------------------------------------------------------------------------------------

    def clash(self, colour: Colour | None, v: int) -> bool:
        """A player is due this colour too."""
        return colour is not None and self.due(v) is colour

    def taking(self, among: Iterable[int], colour: Colour | None) -> list[int]:
        """The order of choice: due another colour, higher rating, weaker opposition, alphabet."""
        return sorted(
            among,
            key=lambda v: (self.clash(colour, v), -self.rating[v], self.opposition[v], self.alphabet[v]),
        )

    def pick(
        self, among: Iterable[int], colour: Colour | None, suits: Callable[[int], bool]
    ) -> tuple[int, int] | None:
        """The player taken, and the one who would be taken without 2.5."""
        suitable = [v for v in self.taking(among, colour) if suits(v)]
        if not suitable:
            return None
        unbarred = [v for v in suitable if not self.spared(v)]
        best = suitable[0]
        return (unbarred[0] if self.spared(best) and unbarred else best), best

    def whites(self, people: Iterable[int]) -> list[int]:
        """The White column: the weakest opposition first."""
        sign = 1 if self.lower_first else -1
        return sorted(people, key=lambda v: (self.opposition[v], sign * self.rating[v], self.alphabet[v]))

    def blacks(self, people: Iterable[int]) -> list[int]:
        """The Black column: the highest rating first."""
        return sorted(people, key=lambda v: (-self.rating[v], -self.opposition[v], self.alphabet[v]))

    def in_turn(self, people: Sequence[int]) -> list[int]:
        """Players due White and Black in turn, White first."""
        white = self.whites(v for v in people if self.due(v) is W)
        black = self.blacks(v for v in people if self.due(v) is not W)
        return [v for two in zip_longest(white, black) for v in two if v is not None]

    def dominating(self, people: Iterable[int]) -> Colour | None:
        """The colour that most players are due."""
        due = [self.due(v) for v in people]
        white, black = due.count(W), due.count(B)
        return None if white == black else W if white > black else B


def field_of(account: Account) -> Field:
    """The field of the round."""
    return account.once((KEY, "field"), lambda: Field(account))


def group_of(claim: Claim, field: Field) -> list[int]:
    """The score group of a claim."""
    if claim.bracket is None or not 0 <= claim.bracket < len(field.groups):
        raise Wrong("there is no such group")
    return field.groups[claim.bracket]


def score_of(claim: Claim, field: Field) -> Points:
    return Points(field.facts[group_of(claim, field)[0]].total)


def claims_of(account: Account, claim: Claim, *messages: str) -> list[Claim]:
    """The claims with these messages about the same group."""
    return account.of(*messages, bracket=claim.bracket)


def came_down(account: Account, claim: Claim) -> list[int]:
    """The players who came down into the group."""
    for number in range((claim.bracket or 0) - 1, -1, -1):
        if account.of(*GROUPS, bracket=number):
            return [c.who("player") for c in account.of(*DOWN, bracket=number)]
    return []

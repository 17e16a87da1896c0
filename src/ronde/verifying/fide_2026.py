"""Claims that the Dubov and Burstein systems of 2026 share: who may meet, the bye, colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ronde.model import Colour
from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.facts import B, W, barred, last_differing
from ronde.verifying.pairable import Pairable
from ronde.words import Points, Who

DUBOV, BURSTEIN = "dubov-2026", "burstein-2026"
TEXTS = (DUBOV, BURSTEIN)
SHOWN = 3
Two = tuple[int, int]


class Field(Pairable):
    """The participants of the round in the order of a text."""

    def __init__(self, account: Account, text: str) -> None:
        self.account, self.facts, self.text = account, account.facts, text
        self.ids = sorted(self.facts.here, key=self.rank)
        self.place = {v: n for n, v in enumerate(self.ids)}
        self.paired = [v for v in self.ids if v != account.bye]

    def rank(self, id_: int) -> tuple[int, ...]:
        """By score and number; in the Burstein system by Buchholz, Sonneborn-Berger and number."""
        return self.facts[id_].rank if self.text == DUBOV else self.index(id_)

    def index(self, id_: int) -> tuple[int, int, int]:
        """Buchholz, Sonneborn-Berger and number; a round without a game counts as one against oneself."""
        person = self.facts[id_]
        buchholz = sonneborn = 0
        for round_ in range(1, self.facts.round):
            cell = person.player.cell(round_)
            against = person.score
            if cell.played and cell.opponent is not None:
                against = self.score_met(cell.opponent)
            buchholz += against
            sonneborn += self.facts.scoring.points(cell) * against
        return -buchholz, -sonneborn, id_

    def score_met(self, id_: int) -> int:
        """A player's score as opponents count it: the last rounds of an absentee are draws."""
        person, scoring, round_ = self.facts.everyone[id_], self.facts.scoring, self.facts.round
        score = person.score
        if person.player.cell(round_).result.value not in ("Z",):
            return score
        for past in range(round_ - 1, 0, -1):
            cell = person.player.cell(past)
            if cell.opponent is not None or cell.result.value not in ("Z", " ", ""):
                break
            score += scoring.draw - scoring.points(cell)
        return score

    def wish(self, id_: int) -> tuple[Colour | None, int]:
        """The preference; in the Dubov system Black, mildly, without a game."""
        if self.text == DUBOV and not self.facts[id_].colours:
            return B, 1
        return self.facts[id_].wish

    def alike(self, a: int, b: int) -> bool:
        """They prefer the same colour."""
        colour = self.wish(a)[0]
        return colour is not None and colour is self.wish(b)[0]

    def legal(self, a: int, b: int) -> bool:
        """They may meet."""
        absolute = self.wish(a)[1] == self.wish(b)[1] == 3
        return self.facts.may_meet(a, b) and not (absolute and self.alike(a, b))

    def groups(self) -> list[list[int]]:
        """The scoregroups from the top, without the bye."""
        scores = sorted({self.facts[v].total for v in self.paired}, reverse=True)
        return [[v for v in self.paired if self.facts[v].total == score] for score in scores]

    # ---- the bye -----------------------------------------------------------------------------------------

    def may_rest(self, id_: int) -> bool:
        """They have had no bye or win without playing, and the arbiter does not bar them."""
        return not barred(self.facts, id_) and id_ not in self.facts.settings.no_bye

    def bye_rank(self, id_: int) -> tuple[int, int, int]:
        """The lowest score, the most games, the lowest of the order."""
        last = -id_ if self.text == DUBOV else -self.place[id_]
        return self.facts[id_].total, -len(self.facts[id_].games), last

    @cached_property
    def bye_order(self) -> list[int]:
        """The order in which the bye is offered."""
        return sorted(self.ids, key=self.bye_rank)

    def leaves_others(self, id_: int) -> bool:
        """The others can all be paired."""
        return self.all_paired(v for v in self.ids if v != id_)


def field_of(claim: Claim, account: Account) -> Field:
    """The field of the text of a claim."""
    return account.once((claim.step.text, "field"), lambda: Field(account, claim.step.text))


def listed(claim: Claim, people: Sequence[int], **expected: object) -> None:
    """Check that the claim names the first few of these people and counts the others."""
    holds(bool(people), "there is nobody")
    claim.says(others=tuple(people[:SHOWN]), more=max(0, len(people) - SHOWN), **expected)


@checks(TEXTS, "bye_score", "bye_games")
@checks(DUBOV, "bye_number")
@checks(BURSTEIN, "bye_rank")
def _bye(claim: Claim, account: Account) -> None:
    field = field_of(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(account.bye == id_ and field.may_rest(id_) and field.leaves_others(id_), "they have no right to it")
    before = field.bye_order[: field.bye_order.index(id_)]
    holds(not any(field.may_rest(v) and field.leaves_others(v) for v in before), "somebody comes before")
    told = account.of("bye_barred", "bye_kept", "bye_needed")
    count = sum(len(c.ids("others")) + c.number("more") for c in told)
    holds(count == len(before), "others come before")
    facts = field.facts
    after = [v for v in field.bye_order[len(before) + 1 :] if field.may_rest(v)]
    rival = after[0] if after and facts[after[0]].total == facts[id_].total else None
    expected: dict[str, object] = {"player": Who(id_), "points": Points(facts[id_].total)}
    kind = "bye_score"
    if rival is not None:
        expected["games"] = len(facts[id_].games)
        more = len(facts[rival].games) != len(facts[id_].games)
        kind = "bye_games" if more else "bye_number" if field.text == DUBOV else "bye_rank"
    holds(claim.message == kind, "it is decided in another way")
    claim.says(**expected)


@checks(TEXTS, "bye_barred", "bye_kept", "bye_needed")
def _bye_not(claim: Claim, account: Account) -> None:
    field = field_of(claim, account)
    bye = account.bye
    holds(bye is not None, "nobody has the bye")
    assert bye is not None
    claim.about(bye)
    before = field.bye_order[: field.bye_order.index(bye)]
    kept = field.facts.settings.no_bye
    if claim.message == "bye_barred":
        people = [v for v in before if barred(field.facts, v)]
    elif claim.message == "bye_kept":
        people = [v for v in before if v in kept and not barred(field.facts, v)]
    else:
        people = [v for v in before if field.may_rest(v)]
        holds(not any(field.leaves_others(v) for v in people), "the others can be paired")
    listed(claim, people)


def forbidden(claim: Claim, account: Account, over: Sequence[int]) -> None:
    """Check which of the players passed over may not meet the first player at all."""
    field = field_of(claim, account)
    first, _ = account.around(claim)
    person = field.facts[first]
    if claim.message == "met":
        people = [v for v in over if v in person.met]
    elif claim.message == "apart":
        people = [v for v in over if v in person.apart and v not in person.met]
    else:
        people = [v for v in over if field.facts.may_meet(first, v) and not field.legal(first, v)]
    listed(claim, people, first=Who(first))


def all_named(claim: Claim, account: Account, messages: Sequence[str], over: Sequence[int]) -> None:
    """Check that the claims about the same pair name everybody who was passed over."""
    told = [c for c in account.of(*messages, bracket=claim.bracket) if c.players == claim.players]
    holds(sum(len(c.ids("others")) + c.number("more") for c in told) == len(over), "others were passed over")


@checks(
    TEXTS,
    "colour_initial_odd",
    "colour_initial_even",
    "colour_both",
    "colour_absolute",
    "colour_strong",
    "colour_latest",
    "colour_rank",
)
@checks(BURSTEIN, "colour_one")
def _colours(claim: Claim, account: Account) -> None:
    field = field_of(claim, account)
    white, black = claim.players
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    higher, lower = sorted((white, black), key=field.rank)
    facts = field.facts
    (mine, strength), (theirs, other) = field.wish(higher), field.wish(lower)
    if not facts[higher].colours and not facts[lower].colours:
        odd = higher % 2 == 1
        drawn = facts.drawn_by_place if field.text == BURSTEIN else facts.drawn
        colour = drawn if odd else drawn.opposite
        holds(
            claim.message == ("colour_initial_odd" if odd else "colour_initial_even"), "another rule decides"
        )
        holds(account.colour[higher] is colour, "the draw gives other colours")
        claim.says(player=Who(higher), colour=colour)
        return
    if mine is not theirs:
        for id_, wish in ((higher, mine), (lower, theirs)):
            holds(wish is None or account.colour[id_] is wish, f"{id_} does not get what they prefer")
        if mine is not None and theirs is not None:
            holds(claim.message == "colour_both", "another rule decides")
            claim.says(white=Who(white), black=Who(black))
        else:
            holds(claim.message == "colour_one", "another rule decides")
            one, none = (higher, lower) if mine is not None else (lower, higher)
            claim.says(player=Who(one), other=Who(none), colour=mine or theirs)
        return
    past = last_differing(facts[higher], facts[lower])
    if strength != other:
        served = higher if strength > other else lower
        kind = "colour_absolute" if max(strength, other) == 3 else "colour_strong"
    elif past is not None:
        kind, served = "colour_latest", lower if past[0] is mine else higher
    else:
        kind, served = "colour_rank", higher
    holds(claim.message == kind, "another rule decides")
    holds(account.colour[served] is mine, f"{served} does not get it")
    claim.says(player=Who(served), other=Who(lower if served == higher else higher), colour=mine)

"""The claims of the Dubov system of 1997, one by one, in the order in which they are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import zip_longest

from ronde.model import Colour
from ronde.verifying.account import Account, Claim, Wrong, checks, holds
from ronde.verifying.facts import B, W, last_differing
from ronde.verifying.matching import all_paired, cheapest, pairs_among
from ronde.words import Figure, Points, Who

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
    """Everybody of the round with what the articles ask about them."""

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
        """The average in a sentence, with three decimals at most."""
        if not self.facts[v].games:
            return "–"
        return Figure(f"{float(round(self.average[v] * 1000)) / 1000:.3f}".rstrip("0").rstrip("."))

    def due(self, v: int) -> Colour | None:
        """The colour due."""
        return self.facts[v].due

    def legal(self, a: int, b: int) -> bool:
        """They have not met, and the colours can be given to both."""
        one, other = self.facts[a], self.facts[b]
        ways = (one.may_have(W) and other.may_have(B)) or (one.may_have(B) and other.may_have(W))
        return self.facts.may_meet(a, b) and ways

    def no_bye(self, v: int) -> bool:
        """They may not have the bye."""
        return self.facts[v].given or v in self.facts.settings.no_bye

    def moved_up(self, v: int) -> list[int]:
        """The rounds in which they were paired with a higher score."""
        person, found = self.facts[v], []
        for round_ in range(1, self.facts.round):
            opponent = person.player.cell(round_).opponent
            if opponent is not None:
                theirs = self.facts.everyone[opponent].before[round_ - 1]
                found += [round_] if theirs > person.before[round_ - 1] else []
        return found

    def spared(self, v: int) -> bool:
        """2.5 bars them from moving up again."""
        rounds, round_, up = self.facts.settings.rounds, self.facts.round, self.moved_up(v)
        most = 4 if rounds is not None and rounds >= 10 else 3
        return round_ != rounds and (round_ - 1 in up or len(up) >= most)

    def left(self, claim: Claim) -> list[int]:
        """Who is free when a claim is made."""
        gone: set[int] = set()
        for other in self.account.claims:
            if other is claim:
                break
            if other.message in MADE:
                gone |= {other.who(name) for name in MADE[other.message]}
        return [v for v in self.ids if v not in gone and v != self.account.bye]

    def pairable(self, people: Iterable[int]) -> bool:
        """They can be paired among themselves."""
        there = tuple(people)
        edges = [(a, b) for a, b in pairs_among(there) if self.legal(a, b)]
        return bool(self.account.once(("pairable", there), lambda: all_paired(there, edges)))

    def possible(self, left: Sequence[int], a: int, b: int) -> bool:
        """The pair is legal, and all others who are free can still be paired."""
        return self.legal(a, b) and self.pairable(v for v in left if v not in (a, b))

    def needs(self, left: Sequence[int], group: Iterable[int], out: Iterable[int] = ()) -> int | None:
        """The fewest of a group who are paired outside it, some of them surely; None if that cannot be."""
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
        """They are due this colour themselves."""
        return colour is not None and self.due(v) is colour

    def taking(self, among: Iterable[int], colour: Colour | None) -> list[int]:
        """Whom to take first: due another colour, higher rating, weaker opposition, alphabet."""
        return sorted(
            among,
            key=lambda v: (self.clash(colour, v), -self.rating[v], self.opposition[v], self.alphabet[v]),
        )

    def pick(
        self, among: Iterable[int], colour: Colour | None, suits: Callable[[int], bool]
    ) -> tuple[int, int] | None:
        """Who is taken, and who would be without 2.5."""
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
        """Whites and Blacks in turn, a White first."""
        white = self.whites(v for v in people if self.due(v) is W)
        black = self.blacks(v for v in people if self.due(v) is not W)
        return [v for two in zip_longest(white, black) for v in two if v is not None]

    def dominating(self, people: Iterable[int]) -> Colour | None:
        """The colour that more are due."""
        due = [self.due(v) for v in people]
        white, black = due.count(W), due.count(B)
        return None if white == black else W if white > black else B


def field_of(account: Account) -> Field:
    """The field of the round."""
    found = account.once((KEY, "field"), lambda: Field(account))
    assert isinstance(found, Field)
    return found


def group_of(claim: Claim, field: Field) -> list[int]:
    """The score group of a claim."""
    if claim.bracket is None or not 0 <= claim.bracket < len(field.groups):
        raise Wrong("there is no such group")
    return field.groups[claim.bracket]


def _score(claim: Claim, field: Field) -> Points:
    return Points(field.facts[group_of(claim, field)[0]].total)


def _claims(account: Account, claim: Claim, *messages: str) -> list[Claim]:
    """The claims with these messages about the same group."""
    return account.of(*messages, bracket=claim.bracket)


def _came(account: Account, claim: Claim) -> list[int]:
    """Who has come down into the group."""
    for number in range((claim.bracket or 0) - 1, -1, -1):
        if account.of(*GROUPS, bracket=number):
            return [c.who("player") for c in account.of(*DOWN, bracket=number)]
    return []


# ---- 4: the bye --------------------------------------------------------------------------------------------


def _line(field: Field) -> list[list[int]]:
    """In which order the bye is offered, group by group."""
    found = []
    for group in reversed(field.groups):
        colour = field.dominating(group)

        def key(v: int, colour: Colour | None = colour) -> tuple[int, bool, int, int]:
            other = colour is not None and field.due(v) is not colour
            return field.rating[v], other, -field.opposition[v], -field.alphabet[v]

        found.append(sorted(group, key=key))
    return found


def _before(field: Field) -> list[int]:
    """Who is asked before the one who has the bye."""
    line = [v for group in _line(field) for v in group]
    holds(field.account.bye in line, "nobody has the bye")
    assert field.account.bye is not None
    return line[: line.index(field.account.bye)]


@checks(KEY, "bye", "bye_colour", "bye_average", "bye_name", "bye_number", "bye_round_1")
def _bye(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(account.bye == id_ and not field.no_bye(id_), "somebody else has the bye")
    for v in (*_before(field), id_):
        can = not field.no_bye(v) and field.pairable(w for w in field.ids if w != v)
        holds(can == (v == id_), f"{v} comes first, or may not have it")
    if field.first:
        holds(claim.message == "bye_round_1", "it is round 1")
        claim.says(player=Who(id_))
        return
    group = next(group for group in _line(field) if id_ in group)
    colour = field.dominating(group)
    later = [v for v in group[group.index(id_) + 1 :] if field.rating[v] == field.rating[id_]]
    kind, expected = "bye", {"player": Who(id_), "points": Points(field.facts[id_].total)}
    values: dict[str, object] = {**expected, "rating": field.rating[id_]}
    if later:
        rival = later[0]
        if colour is not None and (field.due(rival) is colour) != (field.due(id_) is colour):
            kind, values["colour"] = "bye_colour", colour
        elif field.opposition[rival] != field.opposition[id_]:
            kind, values["average"] = "bye_average", field.written(id_)
        else:
            kind = "bye_name" if field.name[rival] != field.name[id_] else "bye_number"
    holds(claim.message == kind, "it is decided in another way")
    claim.says(**values)


@checks(KEY, "bye_had_points", "bye_kept", "bye_needed")
def _bye_not(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in _before(field) and account.bye is not None, "they were not in line before")
    assert account.bye is not None
    claim.says(player=Who(id_), bye=Who(account.bye))
    given = field.facts[id_].given
    kind = "bye_had_points" if given else "bye_kept" if field.no_bye(id_) else "bye_needed"
    holds(claim.message == kind, "they have no bye for another reason")
    if kind == "bye_needed":
        holds(not field.pairable(v for v in field.ids if v != id_), "the others can be paired")


# ---- 6.1: the group as a whole -----------------------------------------------------------------------------


@checks(KEY, *GROUPS)
def _group(claim: Claim, account: Account) -> None:
    field = field_of(account)
    claim.about()
    there = set(field.left(claim))
    own = [v for v in group_of(claim, field) if v in there]
    came = _came(account, claim)
    up = len(_claims(account, claim, "alone", "alone_same", *JOINS))
    down = len(_claims(account, claim, *DOWN))
    due = [field.due(v) for v in own]
    white, black = due.count(W), due.count(B)
    expected: dict[str, object] = {"points": _score(claim, field), "players": len(own)}
    quiet = not (came or up or down)
    kind = "group"
    if field.first and quiet:
        kind = "group_round_1"
    elif quiet and white == black and white + black == len(own):
        kind = "group_ideal"
    else:
        expected |= {"whites": white, "blacks": black, "above": len(came), "up": up, "down": down}
    holds(claim.message == kind, "it is another case")
    claim.says(**expected)


# ---- 8, 7.1: those who come down, those without an opponent ------------------------------------------------


@checks(KEY, *CAME)
def _comes_down(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_, other = claim.who("player"), claim.who("opponent")
    claim.about(id_, other)
    account.meet(id_, other)
    _in_turn(claim, account, field, id_)
    left = field.left(claim)
    there = set(left)
    group = [v for v in group_of(claim, field) if v in there]
    found = next(
        (v for v in field.taking(group, field.due(id_)) if field.possible(left, id_, v)),
        None,
    )
    holds(found == other, "another opponent comes first")
    same = field.clash(field.due(id_), other)
    holds(claim.message == ("comes_down_same" if same else "comes_down"), "the colours due are others")
    claim.says(
        player=Who(id_),
        opponent=Who(other),
        above=Points(field.facts[id_].total),
        points=_score(claim, field),
        rating=field.rating[other],
    )


def _in_turn(claim: Claim, account: Account, field: Field, id_: int) -> None:
    """They are next of those who have come down."""
    came = field.in_turn(_came(account, claim))
    told = [c.who("player") for c in _claims(account, claim, *CAME, "comes_down_far", "comes_down_far_same")]
    holds(told == came and id_ in came, "another one comes first")


@checks(KEY, *TAKEN)
def _taken(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_, other = claim.who("player"), claim.who("opponent")
    claim.about(id_, other)
    account.meet(id_, other)
    left = field.left(claim)
    there = set(left)
    own = [v for v in group_of(claim, field) if v in there]
    if claim.message.startswith("alone"):
        holds(id_ in own and not any(field.legal(id_, v) for v in own), "there is an opponent here")
    else:
        _in_turn(claim, account, field, id_)
        holds(not any(field.possible(left, id_, v) for v in own), "there is an opponent here")
    found = _from_below(field, claim, left, id_)
    holds(found is not None and found[0] == other, "somebody else comes up")
    same = field.clash(field.due(id_), other)
    holds(claim.message.endswith("_same") == same, "the colours due are others")
    claim.says(
        player=Who(id_),
        opponent=Who(other),
        points=_score(claim, field),
        below=Points(field.facts[other].total),
        rating=field.rating[other],
    )


def _from_below(field: Field, claim: Claim, left: Sequence[int], id_: int) -> tuple[int, int] | None:
    """Who comes up for a player, and who would without 2.5."""
    there = set(left)
    for group in field.groups[(claim.bracket or 0) + 1 :]:
        found = field.pick(
            [v for v in group if v in there], field.due(id_), lambda v: field.possible(left, id_, v)
        )
        if found is not None:
            return found
    return None


# ---- 7.2, 2.5: who joins, who is spared --------------------------------------------------------------------


def _joining(field: Field, claim: Claim, left: Sequence[int]) -> tuple[int, int, Colour | None] | None:
    """Who joins an odd group, who would without 2.5, and the colour most are due."""
    there = set(left)
    group = [v for v in group_of(claim, field) if v in there]
    if len(group) % 2 == 0:
        return None
    colour = field.dominating(group)
    need = field.needs(left, group)
    for lower in field.groups[(claim.bracket or 0) + 1 :]:
        found = field.pick(
            [v for v in lower if v in there],
            colour,
            lambda v: need is not None and field.needs(left, [*group, v]) == need - 1,
        )
        if found is not None:
            return *found, colour
    return None


@checks(KEY, *JOINS)
def _joins(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_ = claim.who("player")
    claim.about(id_)
    found = _joining(field, claim, field.left(claim))
    holds(found is not None and found[0] == id_, "somebody else joins")
    assert found is not None
    colour = found[2]
    expected: dict[str, object] = {"player": Who(id_), "rating": field.rating[id_]}
    expected |= {"points": _score(claim, field), "below": Points(field.facts[id_].total)}
    kind = "joins_any"
    if colour is not None:
        kind, expected["colour"] = "joins_same" if field.clash(colour, id_) else "joins", colour
    holds(claim.message == kind, "the colours due are others")
    claim.says(**expected)


@checks(KEY, "spared", "not_spared")
def _spared(claim: Claim, account: Account) -> None:
    field = field_of(account)
    place = next(n for n, other in enumerate(account.claims) if other is claim)
    cause = next(c for c in reversed(account.claims[:place]) if c.message in (*TAKEN, *JOINS))
    holds(cause.bracket == claim.bracket, "nobody came up")
    left = field.left(cause)
    if cause.message in JOINS:
        joining = _joining(field, cause, left)
        found = joining[:2] if joining else None
    else:
        found = _from_below(field, cause, left, cause.who("player"))
    holds(found is not None, "nobody came up")
    assert found is not None
    chosen, best = found
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ == best and field.spared(best), "they need not be spared")
    rounds = ", ".join(map(str, field.moved_up(best)))
    if claim.message == "spared":
        holds(best != chosen, "they come up")
        claim.says(player=Who(best), other=Who(chosen), points=_score(claim, field), rounds=rounds)
    else:
        holds(best == chosen, "they are spared")
        claim.says(player=Who(best), below=Points(field.facts[best].total), rounds=rounds)


# ---- 6.4: who goes down ------------------------------------------------------------------------------------


@checks(KEY, *DOWN)
def _goes_down(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_ = claim.who("player")
    claim.about(id_)
    left = field.left(claim)
    there = set(left)
    joined = [c.who("player") for c in _claims(account, claim, *JOINS)]
    own = [v for v in group_of(claim, field) if v in there]
    group, rest = [*own, *joined], [v for v in left if v not in own and v not in joined]
    need = field.needs(left, group)
    lower = next(
        (some for n in field.groups[(claim.bracket or 0) + 1 :] if (some := [v for v in n if v in rest])), []
    )

    def goes(v: int) -> bool:
        return any(field.legal(v, w) for w in lower)

    order = sorted(
        own, key=lambda v: (not goes(v), field.rating[v], -field.opposition[v], -field.alphabet[v])
    )
    chosen: list[int] = []
    for v in order:
        if need is not None and len(chosen) < need and field.needs(left, group, [*chosen, v]) == need:
            chosen.append(v)
    holds(chosen == [c.who("player") for c in _claims(account, claim, *DOWN)], "others go down")
    holds(id_ in chosen, "they stay")
    holds(claim.message == ("goes_down" if goes(id_) else "goes_down_far"), "there is an opponent, or not")
    claim.says(player=Who(id_), points=_score(claim, field), count=len(chosen), rating=field.rating[id_])


# ---- 7.3, 7.4, 6.2, 6.3: the columns and their rows --------------------------------------------------------


class Columns:
    """Who stays in a group, and the two columns."""

    def __init__(self, field: Field, account: Account, claim: Claim) -> None:
        rows = _claims(account, claim, *ROWS)
        left = set(field.left(rows[0]))
        down = {c.who("player") for c in _claims(account, claim, *DOWN)}
        joined = [c.who("player") for c in _claims(account, claim, *JOINS)]
        self.stay = [v for v in [*group_of(claim, field), *joined] if v in left and v not in down]
        self.changed: list[int] = []
        if field.first:
            ordered = sorted(self.stay, key=lambda v: (-field.rating[v], v))
            self.whites, self.blacks = ordered[: len(ordered) // 2], ordered[len(ordered) // 2 :]
            return
        white = [v for v in self.stay if field.due(v) is W]
        black = [v for v in self.stay if field.due(v) is not W]
        self.sizes = len(white), len(black)
        count = abs(len(white) - len(black)) // 2
        if len(white) > len(black):
            may = [v for v in white if field.facts[v].may_have(B)]
            may.sort(key=lambda v: (field.opposition[v], -field.rating[v], field.alphabet[v]))
        else:
            may = [v for v in black if field.facts[v].may_have(W)]
            may.sort(
                key=lambda v: (
                    field.due(v) is not None,
                    -field.opposition[v],
                    field.rating[v],
                    field.alphabet[v],
                )
            )
        self.changed = may[:count]
        ours = set(white) ^ set(self.changed)
        self.whites = field.whites(v for v in self.stay if v in ours)
        self.blacks = field.blacks(v for v in self.stay if v not in ours)


def columns(claim: Claim, account: Account) -> Columns:
    """The columns of the group of a claim."""
    field = field_of(account)
    found = account.once((KEY, "columns", claim.bracket), lambda: Columns(field, account, claim))
    assert isinstance(found, Columns)
    return found


@checks(KEY, "to_black", "to_white", "to_white_new")
def _changes(claim: Claim, account: Account) -> None:
    field, here = field_of(account), columns(claim, account)
    id_ = claim.who("player")
    claim.about(id_)
    holds(id_ in here.changed, "they do not change")
    white, black = here.sizes
    expected: dict[str, object] = {"player": Who(id_), "half": (white + black) // 2}
    expected |= {"many": max(white, black), "points": _score(claim, field)}
    kind = "to_white_new" if field.due(id_) is None else "to_black" if white > black else "to_white"
    holds(claim.message == kind, "they change in another way")
    if kind != "to_white_new":
        expected["average"] = field.written(id_)
    claim.says(**expected)


@checks(KEY, *ROWS)
def _row(claim: Claim, account: Account) -> None:
    field, here = field_of(account), columns(claim, account)
    first, second = claim.who("first"), claim.who("second")
    claim.about(first, second)
    account.meet(first, second)
    order = _waiting(claim, account, field, here)
    holds(bool(order) and order[0] == first and second in order, "they are not next")
    over = order[1 : order.index(second)]
    fewest = _white_pairs(field, here, ())
    done = _done(claim, account)
    holds(_white_pairs(field, here, [*done, (first, second)]) == fewest, "the others cannot be paired")
    for v in over:
        forbidden = not field.legal(first, v)
        holds(forbidden or _white_pairs(field, here, [*done, (first, v)]) != fewest, f"{v} comes first")
    told = [c for c in _claims(account, claim, *SKIPPED) if c.players == claim.players]
    holds(sorted(v for c in told for v in c.ids("others")) == sorted(over), "others were passed over")
    expected: dict[str, object] = {"first": Who(first), "second": Who(second), "points": _score(claim, field)}
    across = first in here.whites and second in here.blacks
    if not across:
        kind = "both_white" if first in here.whites else "both_black"
        kind = "both_round_1" if field.first else kind
    else:
        place, seat = here.whites.index(first), here.blacks.index(second)
        expected["place"] = place + 1
        kind = "row" if place == seat else "row_changed"
        if place != seat or field.first:
            expected["seat"] = seat + 1
        if field.first:
            kind += "_round_1"
        else:
            expected |= {"average": field.written(first), "rating": field.rating[second]}
    holds(claim.message == kind, "they stand in another way")
    claim.says(**expected)


def _done(claim: Claim, account: Account) -> list[Two]:
    """The rows before."""
    found = []
    for other in _claims(account, claim, *ROWS):
        if other is claim:
            break
        found.append((other.who("first"), other.who("second")))
    return found


def _waiting(claim: Claim, account: Account, field: Field, here: Columns) -> list[int]:
    """Who is next, then those tried in turn."""
    gone = {v for two in _done(claim, account) for v in two}
    white = [v for v in here.whites if v not in gone]
    black = [v for v in here.blacks if v not in gone]
    return [white[0], *black, *white[1:]] if white else black


def _white_pairs(field: Field, here: Columns, fixed: Sequence[Two]) -> int | None:
    """The fewest pairs of two Whites with some rows made; None if the others cannot be paired."""
    key = ("rows", tuple(here.stay), tuple(fixed))

    def work() -> tuple[int | None]:
        gone, white = {v for two in fixed for v in two}, set(here.whites)
        left = [v for v in here.stay if v not in gone]
        costs = {(a, b): (int(a in white and b in white),) for a, b in pairs_among(left) if field.legal(a, b)}
        found = cheapest(left, costs)
        if found is None:
            return (None,)
        return ((found[0] if found else 0) + sum(a in white and b in white for a, b in fixed),)

    found = field.account.once(key, work)[0]
    return None if found is None else int(found)


SKIPPED = ("already_met", "kept_apart", "same_colour_needed", "left_for_others")


@checks(KEY, *SKIPPED)
def _skipped(claim: Claim, account: Account) -> None:
    field, here = field_of(account), columns(claim, account)
    first, second = account.around(claim)
    row = next(c for c in _claims(account, claim, *ROWS) if c.players == claim.players)
    order = _waiting(row, account, field, here)
    over = order[1 : order.index(second)]
    person = field.facts[first]

    def why(v: int) -> str:
        if v in person.met:
            return "already_met"
        if v in person.apart:
            return "kept_apart"
        return "left_for_others" if field.legal(first, v) else "same_colour_needed"

    people = tuple(v for v in over if why(v) == claim.message)
    holds(bool(people), "there is nobody")
    claim.says(first=Who(first), others=people)


# ---- 3, 5: colours -----------------------------------------------------------------------------------------

COLOURS = (
    *("colour_due", "colour_one", "colour_third", "colour_limit", "colour_balance", "colour_history"),
    *("colour_average", "colour_average_free", "colour_rating", "colour_name", "colour_number"),
    "colour_round_1",
)


@checks(KEY, *COLOURS)
def _colours(claim: Claim, account: Account) -> None:
    field = field_of(account)
    holds(len(claim.players) == 2, "it is not about a pair")
    white, black = claim.players
    account.meet(white, black)
    holds(account.colour[white] is W, f"{white} has Black")
    if field.first:
        _alternates(claim, account, field, white, black)
        return
    kind, expected = _rule(field, white, black)
    holds(claim.message == kind, "another rule decides")
    claim.says(**expected)


def _alternates(claim: Claim, account: Account, field: Field, white: int, black: int) -> None:
    holds(claim.message == "colour_round_1", "it is round 1")
    claim.says(white=Who(white), black=Who(black))
    made = [c for c in account.claims if c.message in MADE]
    number = next(n for n, c in enumerate(made) if set(c.players) == {white, black})
    upper = made[number].players[0]
    drawn = field.facts.drawn_by_place
    holds(account.colour[upper] is (drawn if number % 2 == 0 else drawn.opposite), "they do not alternate")


def _rule(field: Field, white: int, black: int) -> tuple[str, dict[str, object]]:
    """The rule that gives White to the first of two, and what it says."""
    one, other = field.facts[white], field.facts[black]
    both: dict[str, object] = {"white": Who(white), "black": Who(black)}
    this = one.may_have(W) and other.may_have(B)
    reverse = one.may_have(B) and other.may_have(W)
    holds(this, "these colours are not allowed")
    mine, theirs = one.due, other.due
    if this != reverse:
        if (mine, theirs) == (W, B):
            return "colour_due", both
        for v, colour in ((white, W), (black, B)):
            person = field.facts[v]
            if not person.may_have(colour.opposite):
                twice = person.colours[-2:] == (colour.opposite, colour.opposite)
                values = {"player": Who(v), "colour": colour, "other": colour.opposite}
                return "colour_third" if twice else "colour_limit", values
    if mine is not theirs:
        holds(mine is W or theirs is B, "the colours due are the other way round")
        if mine and theirs:
            return "colour_due", both
        due, free, colour = (white, black, W) if mine else (black, white, B)
        return "colour_one", {"player": Who(due), "other": Who(free), "colour": colour}
    if one.difference != other.difference:
        holds(one.difference < other.difference, "the balance speaks for the other way round")
        a, b = (f"+{n}" if n > 0 else str(n) for n in (one.difference, other.difference))
        return "colour_balance", both | {"a": a, "b": b, "colour": mine or W}
    past = last_differing(one, other)
    if past is not None:
        holds(past[0] is B, "the games speak for the other way round")
        return "colour_history", both | {"colour": mine or W}
    ranks = [(-field.opposition[v], field.rating[v], field.alphabet[v]) for v in (white, black)]
    holds(ranks[0] < ranks[1], "the order speaks for the other way round")
    if field.opposition[white] != field.opposition[black]:
        both |= {"a": field.written(white), "b": field.written(black)}
        return ("colour_average", both | {"colour": mine}) if mine else ("colour_average_free", both)
    if field.rating[white] != field.rating[black]:
        return "colour_rating", both | {"a": field.rating[white], "b": field.rating[black]}
    return "colour_name" if field.name[white] != field.name[black] else "colour_number", both


@checks(KEY, "colour_again")
def _again(claim: Claim, account: Account) -> None:
    person = account.person(claim, "player")
    claim.about(person.id)
    colour = account.colour[person.id]
    claim.says(player=Who(person.id), colour=colour)
    holds(person.colours[-1:] == (colour,), "it is another colour than last time")

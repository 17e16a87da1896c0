"""The claims about the bye and the score groups: articles 2.5, 4, 6.1, 6.4, 7.1, 7.2 and 8."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.model import Colour
from ronde.verifying.account import Account, Claim, checks, holds
from ronde.verifying.dubov_1997.field import (
    CAME,
    DOWN,
    GROUPS,
    JOINS,
    KEY,
    TAKEN,
    Field,
    came_down,
    claims_of,
    field_of,
    group_of,
    score_of,
)
from ronde.verifying.facts import B, W
from ronde.words import Points, Who


def _line(field: Field) -> list[list[int]]:
    """The order in which the bye is offered, group by group."""
    found = []
    for group in reversed(field.groups):
        colour = field.dominating(group)

        def key(v: int, colour: Colour | None = colour) -> tuple[int, bool, int, int]:
            other = colour is not None and field.due(v) is not colour
            return field.rating[v], other, -field.opposition[v], -field.alphabet[v]

        found.append(sorted(group, key=key))
    return found


def _before(field: Field) -> list[int]:
    """The players who come before the one with the bye."""
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


@checks(KEY, *GROUPS)
def _group(claim: Claim, account: Account) -> None:
    field = field_of(account)
    claim.about()
    there = set(field.left(claim))
    own = [v for v in group_of(claim, field) if v in there]
    came = came_down(account, claim)
    up = len(claims_of(account, claim, "alone", "alone_same", *JOINS))
    down = len(claims_of(account, claim, *DOWN))
    due = [field.due(v) for v in own]
    white, black = due.count(W), due.count(B)
    expected: dict[str, object] = {"points": score_of(claim, field), "players": len(own)}
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
        points=score_of(claim, field),
        rating=field.rating[other],
    )


def _in_turn(claim: Claim, account: Account, field: Field, id_: int) -> None:
    """Check that a player is the next of those who came down."""
    came = field.in_turn(came_down(account, claim))
    told = [
        c.who("player") for c in claims_of(account, claim, *CAME, "comes_down_far", "comes_down_far_same")
    ]
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
        points=score_of(claim, field),
        below=Points(field.facts[other].total),
        rating=field.rating[other],
    )


def _from_below(field: Field, claim: Claim, left: Sequence[int], id_: int) -> tuple[int, int] | None:
    """The player who comes up for another, and the one who would without 2.5."""
    there = set(left)
    for group in field.groups[(claim.bracket or 0) + 1 :]:
        found = field.pick(
            [v for v in group if v in there], field.due(id_), lambda v: field.possible(left, id_, v)
        )
        if found is not None:
            return found
    return None


def _joining(field: Field, claim: Claim, left: Sequence[int]) -> tuple[int, int, Colour | None] | None:
    """The player who joins an odd group, the one who would without 2.5, and the colour most are due."""
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
    expected |= {"points": score_of(claim, field), "below": Points(field.facts[id_].total)}
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
        claim.says(player=Who(best), other=Who(chosen), points=score_of(claim, field), rounds=rounds)
    else:
        holds(best == chosen, "they are spared")
        claim.says(player=Who(best), below=Points(field.facts[best].total), rounds=rounds)


@checks(KEY, *DOWN)
def _goes_down(claim: Claim, account: Account) -> None:
    field = field_of(account)
    id_ = claim.who("player")
    claim.about(id_)
    left = field.left(claim)
    there = set(left)
    joined = [c.who("player") for c in claims_of(account, claim, *JOINS)]
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
    holds(chosen == [c.who("player") for c in claims_of(account, claim, *DOWN)], "others go down")
    holds(id_ in chosen, "they stay")
    holds(claim.message == ("goes_down" if goes(id_) else "goes_down_far"), "there is an opponent, or not")
    claim.says(player=Who(id_), points=score_of(claim, field), count=len(chosen), rating=field.rating[id_])

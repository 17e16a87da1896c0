"""Prizes: by hand for a small field, by a second method for 120 players, and sums that always add up."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronde.errors import BadInput
from ronde.model import Cell, Player, Result
from ronde.prizes.giving import Given, give, rounded
from ronde.prizes.plan import Plan, PrizeList, Sharing, Special, check, read_amount, typed
from ronde.ranking.standings import Row, Standings

EQUAL, HORT, NONE = Sharing.EQUAL, Sharing.HORT, Sharing.NONE


def ranking(lines: list[tuple[int, tuple[str, ...]]], games: int = 0) -> Standings:
    """Standings of players 1, 2, 3 … with these scores and categories."""
    cells = (Cell(99, None, Result.WIN),) * games
    rows = [
        Row(n, False, Player(n, f"P{n}", categories=named, cells=cells), score, ())
        for n, (score, named) in enumerate(lines, 1)
    ]
    return Standings("", 7, "2026", (), tuple(rows))


def paid(given_: Given) -> dict[int, int]:
    total = Counter[int]()
    for award in given_.awards:
        total[award.player] += award.amount
    return dict(total)


#: eight players: three on 5 points, two on 4
EIGHT = ranking(
    [
        (60, ()), (55, ("Women",)), (50, ()), (50, ("U12",)),
        (50, ("Women",)), (45, ()), (40, ("U12",)), (40, ("U12", "Women")),
    ]
)  # fmt: skip


def plan(sharing: Sharing, one_each: bool = True, unit: int = 1) -> Plan:
    lists = (
        PrizeList((30000, 20000, 10000), "", sharing),
        PrizeList((8000, 4000), "U12", sharing),
        PrizeList((8000,), "Women", sharing),
    )
    return Plan(lists, one_each=one_each, unit=unit)


class Test_by_hand:
    def test_one_prize_each(self) -> None:
        # 300 1, 200 2, 100 3; 80 of the children 4; 80 of the women: 2 has more, so 5; 40 of the children 7
        assert paid(give(plan(NONE), EIGHT)) == {1: 30000, 2: 20000, 3: 10000, 4: 8000, 5: 8000, 7: 4000}

    def test_cumulative(self) -> None:
        # as above, but the prize of the women stays with 2
        assert paid(give(plan(NONE, one_each=False), EIGHT)) == {
            1: 30000, 2: 28000, 3: 10000, 4: 8000, 7: 4000,
        }  # fmt: skip

    def test_shared_equally(self) -> None:
        # 4 and 5 have prizes of their own; of the children on 4 points, 7 and 8 share 40
        assert paid(give(plan(EQUAL), EIGHT)) == {
            1: 30000, 2: 20000, 3: 10000, 4: 8000, 5: 8000, 7: 2000, 8: 2000,
        }  # fmt: skip

    def test_cumulative_and_shared(self) -> None:
        # 100 among 3, 4 and 5: 33.34, 33.33, 33.33; 80 more for 4; 80 more for 2; 40 among 7 and 8
        assert paid(give(plan(EQUAL, one_each=False), EIGHT)) == {
            1: 30000, 2: 28000, 3: 3334, 4: 3333 + 8000, 5: 3333, 7: 2000, 8: 2000,
        }  # fmt: skip

    def test_hort(self) -> None:
        # 3 has half of 100 for the place and a third of the other half; 4 and 5 a third of it:
        # 66.66…, 16.66…, 16.66…; the two cents that are left go to 3 and 4
        only = Plan((PrizeList((30000, 20000, 10000), "", HORT),))
        assert paid(give(only, EIGHT)) == {1: 30000, 2: 20000, 3: 6667, 4: 1667, 5: 1666}

    def test_whole_euros(self) -> None:
        only = Plan((PrizeList((30000, 20000, 10000), "", HORT),), unit=100)
        assert paid(give(only, EIGHT)) == {1: 30000, 2: 20000, 3: 6700, 4: 1700, 5: 1600}

    def test_whoever_has_no_prize_shares_once(self) -> None:
        # 2 has neither prize and is tied with both winners: joins the higher one only
        field = ranking([(50, ()), (50, ("A",)), (50, ("A",))])
        two = Plan((PrizeList((6000,), "", EQUAL), PrizeList((3000,), "A", EQUAL)))
        # 60 comes to 1, 30 to 2; 3 joins 1
        assert paid(give(two, field)) == {1: 3000, 2: 3000, 3: 3000}

    def test_equal_prizes_the_main_list_first(self) -> None:
        field = ranking([(50, ("A",)), (40, ("A",))])
        two = Plan((PrizeList((5000,), "A"), PrizeList((5000,))))
        given_ = give(two, field)
        assert [(one.player, str(one.list)) for one in given_.awards if one.list == "A"] == [(2, "A")]

    def test_whom_nothing_separates(self) -> None:
        # 1 and 2 share the first place; 3 has as many points
        rows = [replace(row, place=place) for row, place in zip(EIGHT.rows, (1, 1, 3), strict=False)]
        field = replace(EIGHT, rows=tuple(replace(row, score=50) for row in rows))
        assert paid(give(Plan((PrizeList((30000, 10000)),)), field)) == {1: 20000, 2: 20000}
        # Hort: 400 among three, half of it 66.67 each; half of the mean of 300 and 100 for 1 and 2
        hort = Plan((PrizeList((30000, 10000), "", HORT),), unit=1)
        assert paid(give(hort, field)) == {1: 16667, 2: 16667, 3: 6666}

    def test_nobody_left(self) -> None:
        found = give(Plan((PrizeList((500, 300), "U8"),)), EIGHT)
        assert (found.awards, [(one.number, one.amount) for one in found.unclaimed]) == (
            (),
            [(1, 500), (2, 300)],
        )

    def test_too_few_games(self) -> None:
        assert give(Plan((PrizeList((500,), least_games=5),)), EIGHT).awards == ()
        seasoned = ranking([(50, ())], games=5)
        assert paid(give(Plan((PrizeList((500,), least_games=5),)), seasoned)) == {1: 500}

    def test_special_prizes_come_on_top(self) -> None:
        special = Plan((PrizeList((500,)),), (Special("Best game", 250, 1), Special("Fair play", 100)))
        assert paid(give(special, EIGHT)) == {1: 750}


class Test_why:
    def test_every_amount_has_its_rule(self) -> None:
        names = {row.id: row.player.name for row in EIGHT.rows}
        said = {
            award.player: " ".join(one.say("en", names) for one in award.because)
            for award in give(plan(EQUAL), EIGHT).awards
        }
        assert said[5] == "Prize 1 (Women): €80. Placed higher here, but with another prize: 2 P2."
        assert said[8] == "Equal points (4; U12): €40 shared equally by 2."
        only = Plan((PrizeList((30000, 20000, 10000), "", HORT),))
        third = next(award for award in give(only, EIGHT).awards if award.player == 3)
        assert [one.say("fr") for one in third.because] == [
            "Prix n°\xa03 (liste principale)\xa0: 100\xa0€.",
            "Égalité de points (5), Hort\xa0: la moitié de 100\xa0€ pour la place, plus une part égale de la "
            "moitié de 100\xa0€ entre 3.",
            "Arrondi vers le haut à un multiple de 0,01\xa0€\xa0; le reste va aux premiers du classement.",
        ]


# --- 120 players, four categories ----------------------------------------------------------------


def categories_of(n: int) -> tuple[str, ...]:
    """Every fifth player is a child, every fourth a woman, every seventh a veteran."""
    rules = {"U12": n % 5 == 0, "Women": n % 4 == 1, "S65": n % 7 == 3, "< 1600": n > 60}
    return tuple(name for name, member in rules.items() if member)


#: scores by place: 1 has 8, 2 and 3 have 7½, 4 to 8 have 7, then eight on every half point
def score_of(n: int) -> int:
    if n <= 8:
        return 80 if n == 1 else 75 if n <= 3 else 70
    return 65 - 5 * ((n - 9) // 8)


LARGE = ranking([(score_of(n), categories_of(n)) for n in range(1, 121)])
PRIZES = {
    "": (100000, 60000, 40000, 30000, 20000, 15000, 10000),
    "U12": (12000, 8000, 4000),
    "Women": (15000, 8000),
    "S65": (10000, 5000),
    "< 1600": (10000, 7500, 5000, 2500),
}


def large(sharing: Sharing, one_each: bool = True) -> Plan:
    return Plan(
        tuple(PrizeList(amounts, name, sharing) for name, amounts in PRIZES.items()), one_each=one_each
    )


def picked() -> dict[int, tuple[str, int]]:
    """The second method: in the order of the standings everybody takes the best prize still on the table."""
    table = {name: list(amounts) for name, amounts in PRIZES.items()}
    taken = {}
    for n in range(1, 121):
        able = [name for name in table if table[name] and (not name or name in categories_of(n))]
        if able:
            best = max(able, key=lambda name: (table[name][0], name == "", -list(PRIZES).index(name)))
            taken[n] = best, table[best].pop(0)
    return taken


class Test_a_large_open:
    #: worked out by hand from the list of places
    BY_PLACE: ClassVar[dict[int, int]] = {
        1: 100000, 2: 60000, 3: 40000, 4: 30000, 5: 20000,  # main 1 to 5
        6: 15000,  # main 6, for 9 is the first woman behind (1 and 5 have more)
        9: 15000,  # women 1
        10: 12000,  # children 1 (5 has more); for a veteran there would be 100
        7: 10000,  # main 7
        17: 10000,  # veterans 1 (3 has more, 10 is a child with 120)
        61: 10000,  # below 1600
        13: 8000,  # women 2
        15: 8000,  # children 2
        62: 7500,
        24: 5000,  # veterans 2
        63: 5000,
        20: 4000,  # children 3
        64: 2500,
    }  # fmt: skip

    def test_by_place(self) -> None:
        found = paid(give(large(NONE), LARGE))
        assert found == self.BY_PLACE
        assert found == {n: amount for n, (_, amount) in picked().items()}
        assert sum(found.values()) == sum(map(sum, PRIZES.values())) == large(NONE).total

    def test_hort(self) -> None:
        found = paid(give(large(HORT), LARGE))
        assert sum(found.values()) == large(HORT).total
        # 7½: 600 + 400; 2 has 300 + 250, 3 has 200 + 250
        assert (found[2], found[3]) == (55000, 45000)
        # 7: 300 + 200 + 150 + 100 = 750 among 4 to 8 (8 has no prize): 75 each, and half of the own one
        assert [found[n] for n in (4, 5, 6, 7, 8)] == [22500, 17500, 15000, 12500, 7500]
        assert found == self._by_the_second_method()

    @staticmethod
    def _by_the_second_method() -> dict[int, int]:
        """Hort from the picks, list after list and score after score, the highest prize first."""
        picks, found, joined = picked(), Counter[int](), set[int]()
        groups: dict[tuple[str, int], dict[int, int]] = {}
        for n, (name, amount) in sorted(picks.items(), key=lambda one: (-one[1][1], one[1][0] != "")):
            groups.setdefault((name, score_of(n)), {})[n] = amount
        for (name, score), own in groups.items():
            free = [
                n
                for n in range(1, 121)
                if score_of(n) == score and n not in picks and n not in joined
                if not name or name in categories_of(n)
            ]
            joined.update(free)
            sharers, pool = sorted([*own, *free]), sum(own.values())
            cents = [(own.get(n, 0) * len(sharers) + pool) // (2 * len(sharers)) for n in sharers]
            for k in range(pool - sum(cents)):
                cents[k] += 1
            for n, amount in zip(sharers, cents, strict=True):
                found[n] += amount
        return dict(found)


# --- always --------------------------------------------------------------------------------------

names = st.lists(st.sampled_from(["A", "B", "C"]), unique=True).map(tuple)
fields = st.lists(st.tuples(st.integers(0, 6), names), max_size=14).map(
    lambda lines: ranking(sorted(lines, key=lambda line: -line[0]))
)
amounts = st.lists(st.integers(1, 500), min_size=1, max_size=5).map(
    lambda some: tuple(sorted(some, reverse=True))
)
plans = st.builds(
    lambda lists, one_each, unit: Plan(tuple(lists.values()), one_each=one_each, unit=unit),
    st.dictionaries(st.sampled_from(["", "A", "B"]), amounts, max_size=3).flatmap(
        lambda lists: st.fixed_dictionaries(
            {
                name: st.sampled_from(Sharing).map(lambda s, n=name: PrizeList(lists[n], n, s))
                for name in lists
            }
        )
    ),
    st.booleans(),
    st.sampled_from([1, 7, 100]),
)


@given(plans, fields)
def test_what_is_paid_is_what_found_a_winner(plan: Plan, field: Standings) -> None:
    found = give(plan, field)
    assert found.total + sum(one.amount for one in found.unclaimed) == plan.total
    assert all(one.amount >= 0 and one.because for one in found.awards)
    if plan.one_each:
        assert max(Counter(one.player for one in found.awards).values(), default=0) <= 1


@given(plans, fields)
def test_nobody_placed_lower_takes_a_better_prize(plan: Plan, field: Standings) -> None:
    """Without sharing: a higher prize of a list goes to somebody placed higher."""
    for one in plan.lists:
        if one.sharing is NONE:
            got = [award for award in give(plan, field).awards if award.list == one.title]
            assert [award.number for award in got] == list(range(1, len(got) + 1))
            assert [award.player for award in got] == sorted(award.player for award in got)


@given(st.lists(st.integers(0, 50), min_size=1, max_size=6), st.integers(1, 9))
def test_rounding_loses_nothing(weights: list[int], unit: int) -> None:
    total = sum(weights)
    shares = [Fraction(total, len(weights))] * len(weights)
    cents = rounded(shares, total, unit)
    assert sum(cents) == total
    assert all(amount % unit == 0 for amount in cents[1:])


# --- plans ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (Plan((PrizeList((100, 200)),)), "go down"),
        (Plan((PrizeList((100,)), PrizeList((50,)))), "main list has two"),
        (Plan((PrizeList((100,), "U12"),)), "no category 'U12'"),
        (Plan((PrizeList(()),)), "positive"),
        (Plan(currency="EUX"), "EUX"),
        (Plan(unit=0), "rounded"),
        (Plan(specials=(Special(""),)), "special prize has a name"),
    ],
)
def test_plans_that_make_no_sense(bad: Plan, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        check(bad, ("Women",))


def test_amounts_as_people_type_them() -> None:
    assert [read_amount(text, "EUR") for text in ("120", "120.5", "1 200,50 €")] == [12000, 12050, 120050]
    assert read_amount("1500", "JPY") == 1500
    assert read_amount("CHF 1'200", "CHF") == 120000
    assert [typed(amount, "EUR") for amount in (12000, 12050)] == ["120", "120.50"]
    for text in ("", "-5", "1.234", "ten", "1e9", "12x5"):
        with pytest.raises(BadInput, match="not an amount"):
            read_amount(text, "EUR")

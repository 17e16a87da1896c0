"""Matching against exhaustive search on small graphs."""

from __future__ import annotations

from functools import cache
from random import Random
from time import process_time

import pytest

from ronde.errors import NoPairing
from ronde.matching.perfect import Dense, PerfectMatching, deficiency, maximum_matching
from ronde.matching.rows import bits, everybody, mask_of
from ronde.systems.impossible import no_pairing, of_teams


def random_graph(rng: Random, n: int, density: float | None = None) -> list[int]:
    density = rng.choice((0.15, 0.3, 0.5, 0.8, 0.95)) if density is None else density
    graph = [0] * n
    for v in range(n):
        for w in range(v):
            if rng.random() < density:
                graph[v] |= 1 << w
                graph[w] |= 1 << v
    return graph


def exhaustive_size(graph: list[int], vertices: int) -> int:
    """The size of a largest matching, by trying everything."""

    @cache
    def size(left: int) -> int:
        if not left:
            return 0
        v = (left & -left).bit_length() - 1
        rest = left & ~(1 << v)
        return max([size(rest)] + [1 + size(rest & ~(1 << w)) for w in bits(graph[v] & rest)])

    return size(vertices)


def is_matching(graph: list[int], mates: list[int]) -> bool:
    return all(w < 0 or (mates[w] == v and graph[v] >> w & 1) for v, w in enumerate(mates))


@pytest.mark.parametrize("start", [0, 7, 2040, 2048, 9001])
def test_the_members_of_a_set(start: int) -> None:
    members = [start, start + 1, start + 63, start + 512, start + 4099]
    assert list(bits(mask_of(members))) == members


class Test_maximum_matching:
    def test_as_large_as_any(self) -> None:
        for seed in range(600):
            rng = Random(seed)
            n = rng.randint(1, 12)
            graph = random_graph(rng, n)
            alive = rng.getrandbits(n) | 1
            mates = maximum_matching(graph, alive)
            assert is_matching(graph, mates)
            assert all(alive >> v & 1 for v in range(n) if mates[v] >= 0)
            assert sum(w >= 0 for w in mates) // 2 == exhaustive_size(graph, alive), seed

    def test_a_start_is_kept_where_it_can_be(self) -> None:
        assert maximum_matching([0b0010, 0b0101, 0b1010, 0b0100], start=[-1, 2, 1, -1]) == [1, 0, 3, 2]

    def test_gallai_edmonds(self) -> None:
        for seed in range(400):
            rng = Random(seed)
            n = rng.randint(1, 10)
            graph = random_graph(rng, n, rng.choice((0.15, 0.3, 0.5)))
            best = exhaustive_size(graph, (1 << n) - 1)
            missed = {v for v in range(n) if exhaustive_size(graph, (1 << n) - 1 & ~(1 << v)) == best}
            if 2 * best == n:
                missed = set()
            left_out, helpers = deficiency(graph)
            assert set(bits(left_out)) == missed
            reach = 0
            for v in missed:
                reach |= graph[v]
            assert helpers == reach & ~left_out


class Test_PerfectMatching:
    @pytest.mark.parametrize("seed", range(300))
    def test_every_answer_is_right(self, seed: int) -> None:
        rng = Random(seed)
        n = rng.randint(2, 11)
        graph = random_graph(rng, n, rng.choice((0.4, 0.6, 0.8)))
        matching = PerfectMatching(graph)
        alive = (1 << n) - 1
        assert matching.complete == (exhaustive_size(graph, alive) == n // 2)
        if not matching.complete:
            assert matching.partners(0) == 0
            return
        if n % 2:
            can = [v for v in range(n) if exhaustive_size(graph, alive & ~(1 << v)) == n // 2]
            assert [v for v in range(n) if matching.can_drop(v)] == can == list(bits(matching.droppable()))
            others, by = rng.getrandbits(n), rng.getrandbits(n)
            near = {w for v in can if by >> v & 1 for w in bits(graph[v] & others)}
            assert list(bits(matching.welcomed(others, by))) == sorted(near)
            dropped = rng.choice(can)
            matching.drop(dropped)
            alive &= ~(1 << dropped)
        while alive:
            assert matching.alive == alive
            half = alive.bit_count() // 2
            a = rng.choice(list(bits(alive)))
            can = [
                b
                for b in bits(graph[a] & alive)
                if exhaustive_size(graph, alive & ~(1 << a | 1 << b)) == half - 1
            ]
            order = rng.sample(range(n), n)
            assert sorted(b for b in order if b != a and matching.can_fix(a, b)) == can
            assert {b for b in can if not matching.candidates(a) >> b & 1} == set()
            assert list(bits(matching.partners(a))) == can
            b = rng.choice(can)
            twin = matching.copy()
            twin.fix(b, a)
            matching.fix(a, b)
            alive &= ~(1 << a | 1 << b)
            assert is_matching(graph, matching.mates)
            assert is_matching(graph, twin.mates)

    def test_refuses_what_is_impossible(self) -> None:
        path = [0b0010, 0b0101, 0b1010, 0b0100]
        matching = PerfectMatching(path)
        with pytest.raises(ValueError, match="cannot be fixed"):
            matching.fix(1, 2)
        with pytest.raises(ValueError, match="cannot be dropped"):
            matching.drop(1)
        matching.fix(0, 1)
        assert matching.can_fix(2, 3)
        assert not matching.can_fix(0, 1)

    def test_a_thousand_vertices_in_a_blink(self) -> None:
        graph = random_graph(Random(1), 1000, 0.985)
        begin = process_time()
        matching = PerfectMatching(graph)
        fixed = 0
        for a in range(1000):
            if matching.alive >> a & 1:
                b = next(b for b in bits(graph[a] & matching.alive) if matching.can_fix(a, b))
                matching.fix(a, b)
                fixed += 1
        assert fixed == 500
        assert process_time() - begin < 2


def sparsely_cut(rng: Random, n: int) -> tuple[list[int], int, list[int]]:
    """Everybody meets nearly everybody, but nobody inside one of two groups: graph, most, groups."""
    vertices = rng.sample(range(n), n)
    sizes = rng.randint(0, n // 3), rng.randint(0, n // 3)
    groups = [mask_of(vertices[: sizes[0]]), mask_of(vertices[n - sizes[1] :])]
    graph = [everybody(n) & ~(1 << v) for v in range(n)]
    apart = [1] * n
    for _ in range(rng.randint(0, n)):
        v, w = rng.sample(range(n), 2)
        if graph[v] >> w & 1:
            graph[v] ^= 1 << w
            graph[w] ^= 1 << v
            apart[v] += 1
            apart[w] += 1
    for group in groups:
        for v in bits(group):
            graph[v] &= ~group
    return graph, max(apart), groups


class Test_Dense:
    """What is counted is what a search finds."""

    def test_matched(self) -> None:
        counted = 0
        for seed in range(1500):
            rng = Random(seed)
            n = rng.randint(2, 40)
            graph, most, groups = sparsely_cut(rng, n)
            vertices = rng.getrandbits(n) | rng.getrandbits(n)
            others = everybody(n) & ~vertices
            found, searched = Dense(graph, most, groups).matched(vertices), PerfectMatching(graph, vertices)
            counted += not isinstance(found, PerfectMatching)
            assert found.complete == searched.complete
            assert found.droppable() == searched.droppable()
            assert [found.can_drop(v) for v in range(n)] == [searched.can_drop(v) for v in range(n)]
            assert found.welcomed(others) == searched.welcomed(others)
        assert counted > 300

    def test_joined_by_one_more(self) -> None:
        counted = 0
        for seed in range(1500):
            rng = Random(seed)
            n = 2 * rng.randint(1, 20)
            graph, most, groups = sparsely_cut(rng, n)
            vertices, takers = everybody(n), rng.getrandbits(n) & rng.getrandbits(n)
            wider = [near | (takers >> v & 1) << n for v, near in enumerate(graph)]
            searched = PerfectMatching([*wider, takers])
            found = Dense(graph, most, groups).joined(vertices, takers)
            counted += not isinstance(found, PerfectMatching)
            assert found.complete == searched.complete
            assert found.droppable() & vertices == searched.droppable() & vertices
        assert counted > 200

    def test_halved(self) -> None:
        sure = 0
        for seed in range(1500):
            rng = Random(seed)
            n = 2 * rng.randint(1, 20)
            graph, most, groups = sparsely_cut(rng, n)
            vertices = everybody(n)
            if Dense(graph, most, groups).halved(vertices):
                sure += 1
                half = mask_of(rng.sample(range(n), n // 2))
                across = [near & (~half if half >> v & 1 else half) for v, near in enumerate(graph)]
                assert PerfectMatching(across).complete
        assert sure > 50

    def test_too_few_neighbours_are_searched(self) -> None:
        """Two groups of three who meet nobody of their own group, and one more between them."""
        graph = [0b1111000, 0b1111000, 0b1111000, 0b1000111, 0b1000111, 0b1000111, 0b0111111]
        found = Dense(graph, 1, [0b0000111, 0b0111000]).matched(0b1111111)
        assert isinstance(found, PerfectMatching)
        assert found.droppable() == 0b1111111


class Test_impossible:
    @staticmethod
    def reason(ids: list[int], edges: list[tuple[int, int]], bye: list[int] = []) -> NoPairing:  # noqa: B006
        graph = [0] * len(ids)
        for a, b in edges:
            graph[ids.index(a)] |= 1 << ids.index(b)
            graph[ids.index(b)] |= 1 << ids.index(a)
        return no_pairing(ids, graph, sum(1 << ids.index(b) for b in bye))

    def test_one_player(self) -> None:
        error = self.reason([3, 7, 8, 9], [(7, 8), (8, 9), (7, 9)])
        assert str(error) == "no legal pairing exists: no opponent is left for player 3"
        assert error.players == (3,)

    def test_too_many_for_one(self) -> None:
        error = self.reason([3, 5, 7, 9], [(3, 9), (5, 9), (7, 9)])
        assert str(error) == "no legal pairing exists: players 3, 5 and 7 can only meet player 9"
        assert error.players == (3, 5, 7, 9)

    def test_odd_group(self) -> None:
        error = self.reason([1, 2, 3, 4, 5, 6], [(1, 2), (2, 3), (1, 3), (4, 5), (5, 6), (4, 6)])
        assert str(error).endswith("players 1, 2 and 3 can only meet each other, and their number is odd")

    def test_nobody_for_the_bye(self) -> None:
        error = self.reason([1, 2, 3], [(1, 2), (2, 3), (1, 3)])
        assert str(error).endswith("(at the desk, or: ronde draft --bye ID --reason TEXT)")
        assert error.players == ()

    def test_two_for_one_bye(self) -> None:
        error = self.reason([1, 2, 3, 4, 5], [(3, 4), (4, 5), (3, 5)], bye=[1, 2])
        assert str(error).endswith("only the bye is left for players 1 and 2")

    def test_bye_or_one_player(self) -> None:
        error = self.reason([1, 2, 3, 4, 5], [(1, 4), (2, 4), (3, 4), (5, 4)], bye=[1, 2])
        assert str(error).endswith("players 1, 2, 3 and 5 can only meet player 4 or have the bye")

    def test_of_teams(self) -> None:
        error = of_teams(self.reason([3, 8, 4, 5], [(4, 5)]))
        assert str(error) == "no legal pairing exists: no opponent is left for teams 3 and 8"
        assert error.say("fr").endswith("il ne reste aucun adversaire possible pour les équipes 3 et 8")
        assert error.players == (3, 8)
        few = of_teams(self.reason([1, 2, 3, 4, 5], [(1, 4), (2, 4), (3, 4), (5, 4)], bye=[1, 2]))
        assert str(few).endswith("teams 1, 2, 3 and 5 can only meet team 4 or have the bye")
        none = of_teams(self.reason([1, 2, 3], [(1, 2), (2, 3), (1, 3)]))
        assert "the number of teams is odd" in str(none)

    def test_always_a_sentence(self) -> None:
        for seed in range(500):
            rng = Random(seed)
            n = rng.randint(1, 11)
            graph = random_graph(rng, n, rng.choice((0.1, 0.3, 0.5)))
            bye = rng.getrandbits(n) & rng.getrandbits(n)
            full = [m | (bye >> v & 1) << n for v, m in enumerate(graph)] + [bye] if n % 2 else graph
            if 2 * exhaustive_size(full, (1 << len(full)) - 1) < len(full):
                assert str(no_pairing(range(1, n + 1), graph, bye))
            else:
                with pytest.raises(ValueError, match="can be paired"):
                    no_pairing(range(1, n + 1), graph, bye)

"""Cheapest perfect matchings, with a proof of optimality that answers "can this pair be in one?".

Every vertex v has a price Y(v), and certain odd sets (blossoms) B a weight z(B) > 0, such that no edge
uv is *overpaid*: its slack, cost - Y(u) - Y(v) + 2 * (weights of the blossoms that hold both), is never
negative. Here Y(v) includes the weights of the blossoms around v. A perfect matching leaves each blossom
at least once, so it costs at least what the prices say; it costs just that if its edges are *tight*
(slack 0) and it leaves every blossom once only. Hence (complementary slackness) the cheapest perfect
matchings are precisely the perfect matchings of the graph of tight edges in which each blossom is shrunk
to one vertex: inside, a blossom can be matched around any one of its vertices.

So an edge with slack is refused at a glance, and a tight one is accepted or refused by one search in an
unweighted graph. Only when a pair is taken out of the inside of a blossom may prices have to be found anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ronde.matching.duals import UNIT, Duals, below
from ronde.matching.optimum import Edges, Exhaustive, Halves, Optimum, one_by_one
from ronde.matching.perfect import Tree, maximum
from ronde.matching.rows import ROOM, ByKind, bits, everybody, lowest, mask_of, room, rows_of


class Blossom:
    """An odd set that every cheapest matching leaves just once, at any of its vertices."""

    __slots__ = ("base", "inner", "members", "weight")

    def __init__(self, members: int, weight: int, base: int, inner: list[Blossom]) -> None:
        self.members = members
        self.weight = weight
        self.base = base  # the vertex whose mate is outside
        self.inner = inner

    def copy(self) -> Blossom:
        """The same set, to change independently."""
        return Blossom(self.members, self.weight, self.base, [child.copy() for child in self.inner])


class Contracted:
    """The tight edges between the blossoms of one level, each blossom standing as its lowest vertex."""

    def __init__(
        self, prices: Duals, vertices: int, blossoms: Sequence[Blossom], mates: Sequence[int], extra: int
    ) -> None:
        self.extra = extra
        self.blossom = {lowest(b.members): b for b in blossoms}
        self.nodes = vertices
        self.mates = mates
        self._prices = prices
        self._known: dict[int, int] = {}
        self._room = room(len(mates))
        self._stand = {v: node for node, b in self.blossom.items() for v in bits(b.members)}
        for node, b in self.blossom.items():
            self.nodes &= ~b.members | 1 << node
        if blossoms:
            outside = list(mates)
            for node, b in self.blossom.items():
                outside[node] = mates[b.base]
            stand = self._stand
            self.mates = [stand.get(v, v) if v >= 0 and vertices >> v & 1 else -1 for v in outside]

    def __getitem__(self, node: int) -> int:
        known = self._known.get(node)
        if known is None:
            known = 0
            for v in self.vertices(node):
                known |= self._prices.tight(v, self.extra)
            for other, b in self.blossom.items():
                if known & b.members:
                    known = known & ~b.members | 1 << other
            known = known & self.nodes & ~(1 << node)
            if len(self._known) < self._room:
                self._known[node] = known
        return known

    def changed(self) -> None:
        """Forget which edges are tight: prices have changed."""
        self._known.clear()

    def node(self, vertex: int) -> int:
        """Where a vertex stands."""
        return self._stand.get(vertex, vertex)

    def vertices(self, node: int) -> list[int]:
        """The vertices there."""
        return list(bits(self.blossom[node].members)) if node in self.blossom else [node]

    def spread(self, nodes: int) -> int:
        """The vertices that stand at these nodes."""
        for node, b in self.blossom.items():
            if nodes >> node & 1:
                nodes |= b.members
        return nodes

    def edge(self, p: int, q: int) -> tuple[int, int]:
        """A tight edge between two nodes."""
        there = self.spread(1 << q)
        for v in self.vertices(p):
            found = self._prices.tight(v, self.extra) & there
            if found:
                return v, lowest(found)
        raise AssertionError("no tight edge")


FEW = 14  # so many vertices are tried rather than priced


class PrimalDual(Optimum):
    """A cheapest perfect matching of the vertices left, and the prices that prove it."""

    def __init__(self, prices: Duals, vertices: int) -> None:
        self.alive = vertices
        self._mates = [-1] * len(prices.price)
        self.prices = prices
        self._blossoms: list[Blossom] = []
        self._contracted: Contracted | None = None
        self._forget()
        # From a cold start all exposed prices stay equal modulo 4, so that half a slack is whole.
        self.complete = self.alive.bit_count() % 2 == 0 and self._solve()
        self._total = self._sum() if self.complete else 0

    def again(self, prices: Duals, width: int, most: int | None = None) -> PrimalDual:
        """The optimum of the vertices left with other costs, found from here; none if that is over `most`.

        No edge may be new or cost less than before (its cost moved up by `width` bits). Blossoms are opened.
        """
        price = [mine << width for mine in self.prices.price]
        level = list(self._blossoms)
        while level:
            for b in level:
                for v in bits(b.members):
                    price[v] -= b.weight << width
            level = [inner for b in level for inner in b.inner]
        prices.begin(price)
        twin = PrimalDual(prices, 0)
        twin.alive, twin.complete = self.alive, False
        least = 0
        for v in bits(self.alive):
            least += price[v]
            mate = self._mates[v]
            if v < mate and prices.cost(v, mate) == price[v] + price[mate]:
                twin._mates[v], twin._mates[mate] = mate, v
        twin._forget()
        if self.complete:
            twin._along_tight_edges(twin._graph(), first=True)
            twin._settle(twin._solve_each(None if most is None else most - least), least)
        return twin

    def _settle(self, added: int | None, least: int) -> None:
        """Record what a search added to the cost that the prices proved before it."""
        self.complete = added is not None
        self._total = least + (added or 0) if self.complete else 0

    def copy(self) -> PrimalDual:
        twin = PrimalDual(Duals(0, ()), 0)
        twin.alive, twin._mates = self.alive, list(self._mates)
        twin.complete, twin._total = self.complete, self._total
        twin.prices = self.prices.copy()
        twin._blossoms = [b.copy() for b in self._blossoms]
        twin._forget()
        return twin

    @property
    def cost(self) -> int:
        return self._total // UNIT

    @property
    def mates(self) -> list[int]:
        return self._mates

    def near(self, v: int) -> int:
        # edges without slack: no other edge is in a cheapest matching
        found, extra = self.prices.tight(v, 0), 0
        for blossom in self._around(1 << v):
            extra += 2 * blossom.weight
            found |= self.prices.tight(v, extra) & blossom.members
        return found & self.alive

    def candidates(self, v: int) -> int:
        return self.near(v)

    def can_fix(self, a: int, b: int) -> bool:
        cost = self.prices.cost(a, b)
        if not self.complete or cost is None or not self.alive >> a & self.alive >> b & 1:
            return False
        if self._mates[a] == b:
            return True
        around = self._holding(a, b)
        price = self.prices.price
        if cost - price[a] - price[b] + 2 * sum(blossom.weight for blossom in around) > 0:
            return False
        if around:
            return self._turn(a, b, around) is not None or self._without(a, b) is not None
        return self._paths(a).reach(self._graph().node(b))

    def take(self, a: int, b: int) -> bool:
        if not self.can_fix(a, b):
            return False
        self._total -= self._edge_cost(a, b)
        around = self._holding(a, b)
        if around:
            self._fix_inside(a, b, around)
            return True
        if self._mates[a] != b:
            graph = self._graph()
            self._flip(graph, self._paths(a).path(graph.node(b)))
            self._match(graph, a, b)
        self._remove(a, b)
        return True

    def cost_without(self, a: int, b: int) -> int | None:
        if not self.complete:
            return None
        others = self._excluding(a, b)
        return others.cost if others.complete else None

    def within(self, may_meet: Sequence[int]) -> PrimalDual:
        return self.again(self.prices.within(may_meet), 0, self._total)

    def refined(self, width: int, halves: Halves) -> PrimalDual:
        # only edges of some cheapest matching matter
        prices = below(halves, lambda v: self._lifted(v, width), len(self.prices.price))
        return self.again(prices, width)

    def _lifted(self, v: int, width: int) -> Edges:
        """The edges of a vertex that matter, at costs with room for further prices."""
        near = self.near(v)
        return [(cost << width, mask & near) for cost, mask in self.prices.edges(v) if mask & near]

    # ---- prices -------------------------------------------------------------------------------------

    def _solve(self) -> bool:
        """Match along tight edges as far as they go, change prices, and again until all are matched.

        The trees that find no partner prove that the outer prices can rise and the inner ones fall by a
        step at which another edge becomes tight or a blossom loses its weight. If no step is the last,
        there is no perfect matching.
        """
        while True:
            graph = self._graph()
            trees = self._along_tight_edges(graph, first=False)
            if not trees:
                return True
            if not self._change(graph, trees):
                return False

    def _along_tight_edges(self, graph: Contracted, first: bool) -> list[Tree]:
        """Match as many as possible at these prices: the trees of the others, or only the first."""
        mates, trees, _ = maximum(graph, graph.nodes, graph.mates, first=first)
        before = list(graph.mates)
        for p in bits(graph.nodes):
            if p < mates[p] != before[p]:
                self._match(graph, *graph.edge(p, mates[p]))
        self._forget()
        return trees

    def _solve_each(self, room: int | None = None) -> int | None:
        """The same with one tree after the other, which suits few vertices to be matched or few edges.

        The prices of a tree are all equal modulo 2 because tight edges connect them, whatever the other
        prices are. Each step adds as much to the cost, for which there may be limited room: what is added,
        None if there is no perfect matching or no room.
        """
        mates, added = self._mates, 0
        left = [v for v in bits(self.alive) if mates[v] < 0]
        while left:
            graph = self._graph()
            exposed = mask_of([graph.node(v) for v in left])
            tree = Tree(graph, graph.mates, lowest(exposed), graph.nodes)
            while (met := tree.meet(exposed)) is None:
                blossoms = self._blossoms
                step = self._change(graph, [tree])
                added += step
                if not step or (room is not None and added > room):
                    return None
                if self._blossoms != blossoms:
                    break
                graph.changed()  # the tree is still one
                tree.resume()
                self._contracted = graph
            else:
                self._flip(graph, tree.path(met[0]))
                self._match(graph, *graph.edge(*met))
                self._forget()
                left = [v for v in left if mates[v] < 0]
        return added

    def _change(self, graph: Contracted, trees: Sequence[Tree]) -> int:
        """Raise the outer prices and lower the inner ones by one step; 0 if none."""
        outer = inner = 0
        groups = {}  # node of the base, and vertices, of the outer blossoms old and new
        for tree in trees:
            outer |= tree.outer
            inner |= tree.inner
            groups.update({base: graph.spread(nodes) for base, nodes in tree.blossoms().items()})
        seen = 0
        for vertices in groups.values():
            seen |= vertices
        old = [b for b in self._blossoms if outer >> lowest(b.members) & 1 and not b.members & seen]
        sinking = [b for b in self._blossoms if inner >> lowest(b.members) & 1]
        outer, inner = graph.spread(outer), graph.spread(inner)
        apart = [*groups.values(), *(b.members for b in old)]
        step = self.prices.step(outer, self.alive & ~outer & ~inner, apart)
        for b in sinking:
            step = b.weight if step is None else min(step, b.weight)
        if not step:
            return 0
        self.prices.move(outer, step)
        self.prices.move(inner, -step)
        for b in old:
            b.weight += step
        for b in sinking:
            b.weight -= step
        self._regroup(graph, groups, step)
        self._forget()
        return step

    def _regroup(self, graph: Contracted, groups: Mapping[int, int], step: int) -> None:
        """Make blossoms of the groups; open those without weight."""
        for base, vertices in groups.items():
            vertex = graph.blossom[base].base if base in graph.blossom else base
            inside = [b for b in self._blossoms if b.members & vertices]
            self._blossoms = [b for b in self._blossoms if not b.members & vertices]
            self._blossoms.append(Blossom(vertices, step, vertex, inside))
        self._blossoms = [part for b in self._blossoms for part in ([b] if b.weight else b.inner)]

    # ---- searches -----------------------------------------------------------------------------------

    def _forget(self) -> None:
        self._contracted = None
        self._aside = -1
        self._tree: Tree | None = None
        self._other: tuple[int, int, PrimalDual | None] | None = None

    def _graph(self) -> Contracted:
        if self._contracted is None:
            self._contracted = Contracted(self.prices, self.alive, self._blossoms, self._mates, 0)
        return self._contracted

    def _inside(self, around: Sequence[Blossom]) -> Contracted:
        """The tight edges inside the last of nested blossoms (outermost first)."""
        extra = 2 * sum(b.weight for b in around)
        return Contracted(self.prices, around[-1].members, around[-1].inner, self._mates, extra)

    def _holding(self, a: int, b: int) -> list[Blossom]:
        """The blossoms that hold both, outermost first."""
        graph = self._graph()
        return self._around(1 << a | 1 << b) if graph.node(a) == graph.node(b) else []

    def _around(self, vertices: int) -> list[Blossom]:
        """The blossoms that hold all these vertices, outermost first."""
        found: list[Blossom] = []
        level = self._blossoms
        while True:
            holder = next((b for b in level if b.members & vertices == vertices), None)
            if holder is None:
                return found
            found.append(holder)
            level = holder.inner

    def _paths(self, a: int) -> Tree:
        """The tree from the mate of a vertex (or its blossom) that is set aside."""
        graph = self._graph()
        aside = graph.node(a)
        if self._tree is None or self._aside != aside:
            alive = graph.nodes & self.alive & ~(1 << aside)
            self._aside, self._tree = aside, Tree(graph, graph.mates, graph.mates[aside], alive)
        return self._tree

    def _sum(self) -> int:
        return sum(self._edge_cost(v, self._mates[v]) for v in bits(self.alive) if v < self._mates[v])

    def _edge_cost(self, u: int, v: int) -> int:
        cost = self.prices.cost(u, v)
        assert cost is not None
        return cost

    # ---- changing the matching ----------------------------------------------------------------------

    def _flip(self, graph: Contracted, path: Sequence[int]) -> None:
        """Shift the matching along a path of nodes whose first one is left over."""
        for place in range(1, len(path) - 1, 2):
            self._match(graph, *graph.edge(path[place], path[place + 1]))

    def _match(self, graph: Contracted, u: int, v: int) -> None:
        """Match two vertices and turn the blossoms of this level so that these are their bases."""
        for vertex in (u, v):
            blossom = graph.blossom.get(graph.node(vertex))
            if blossom is not None:
                self._turn_to(blossom, vertex, graph.extra)
        self._mates[u], self._mates[v] = v, u

    def _turn_to(self, blossom: Blossom, vertex: int, extra: int) -> None:
        """Match a blossom around another vertex."""
        if blossom.base == vertex:
            return
        extra += 2 * blossom.weight
        graph = Contracted(self.prices, blossom.members, blossom.inner, self._mates, extra)
        root, goal = graph.node(blossom.base), graph.node(vertex)
        if root != goal:
            tree = Tree(graph, graph.mates, root, graph.nodes)
            if not tree.reach(goal):
                raise AssertionError("a blossom is not critical")
            self._flip(graph, tree.path(goal))
        if goal in graph.blossom:
            self._turn_to(graph.blossom[goal], vertex, extra)
        blossom.base = vertex

    def _remove(self, a: int, b: int) -> None:
        """Take a matched pair out whose edge leaves every blossom that holds one of the two.

        Such a blossom is then matched inside: it can be opened without harm to any matched edge.
        """
        self.alive &= ~(1 << a | 1 << b)
        if self._blossoms:
            for vertex in (a, b):
                for blossom in self._around(1 << vertex):
                    self._open(blossom)
            self._forget()
        self._tree = self._other = None

    def _open(self, blossom: Blossom) -> None:
        """Put the parts of an outermost blossom in its place; edges that leave it get slack."""
        self.prices.move(blossom.members, -blossom.weight)
        self._blossoms.remove(blossom)
        self._blossoms.extend(blossom.inner)

    # ---- pairs inside a blossom ---------------------------------------------------------------------

    def _turn(self, a: int, b: int, around: Sequence[Blossom]) -> tuple[Contracted, list[int]] | None:
        """The path that brings the pair together inside its innermost blossom, base where it is."""
        graph = self._inside(around)
        base = graph.node(around[-1].base)
        p, q = graph.node(a), graph.node(b)
        if base in (p, q):
            return None
        if graph.mates[p] == q:
            return graph, []
        tree = Tree(graph, graph.mates, graph.mates[p], graph.nodes & ~(1 << p | 1 << base))
        return (graph, tree.path(q)) if tree.reach(q) else None

    def _without(self, a: int, b: int) -> PrimalDual | None:
        """The optimum of the others, if with this pair it is as cheap as before."""
        if self._other is None or self._other[:2] != (a, b):
            twin = self._excluding(a, b)
            cheap = twin.complete and twin._total + self._edge_cost(a, b) == self._total
            self._other = a, b, twin if cheap else None
        return self._other[2]

    def _excluding(self, a: int, b: int) -> PrimalDual:
        """The optimum of the others: their prices stay feasible, only the mates of the two are exposed.

        The prices prove the cost of all as their sum, less the weight of each blossom for every vertex of it
        but one; so an opened blossom takes its weight from that, and each of the two its price.
        """
        twin = self.copy()
        for vertex in (a, b):
            mate = twin._mates[vertex]
            if mate >= 0:
                twin._mates[mate] = -1
        twin._mates[a] = twin._mates[b] = -1
        twin.alive &= ~(1 << a | 1 << b)
        least = self._total
        for vertex in (a, b):
            for blossom in twin._around(1 << vertex):
                twin._break(blossom)
                least -= blossom.weight
        price = twin.prices.price
        twin._settle(twin._solve_each(), least - price[a] - price[b])
        return twin

    def _fix_inside(self, a: int, b: int, around: Sequence[Blossom]) -> None:
        if self._mates[a] != b:
            turn = self._turn(a, b, around)
            if turn is None:
                twin = self._without(a, b)
                assert twin is not None
                twin._mates[a], twin._mates[b] = b, a
                self.alive, self._mates = twin.alive, twin._mates
                self.prices, self._blossoms = twin.prices, twin._blossoms
                self._forget()
                return
            graph, path = turn
            self._flip(graph, path)
            self._match(graph, a, b)
        self.alive &= ~(1 << a | 1 << b)
        self._forget()
        if not self._shrink(a, b, around):
            for blossom in around:
                self._break(blossom)
            if self._solve_each() is None:
                raise AssertionError("no matching is left")

    def _shrink(self, a: int, b: int, around: Sequence[Blossom]) -> bool:
        """Take a matched pair out of its blossoms; yes if they can stay without it."""
        parts = around[-1].inner
        for vertex in (a, b):  # a part that held one of the two is matched inside now
            while part := next((p for p in parts if p.members >> vertex & 1), None):
                self.prices.move(part.members, -part.weight)
                parts.remove(part)
                parts.extend(part.inner)
        for blossom in around:
            blossom.members &= ~(1 << a | 1 << b)
        for depth in range(len(around), 0, -1):
            graph = self._inside(around[:depth])
            tree = Tree(graph, graph.mates, graph.node(around[depth - 1].base), graph.nodes)
            tree.exhaust()
            if tree.outer != graph.nodes:
                return False
        return True

    def _break(self, blossom: Blossom) -> None:
        """Open an outermost blossom and unmatch the edge that leaves it."""
        mate = self._mates[blossom.base]
        if mate >= 0:
            self._mates[blossom.base] = self._mates[mate] = -1
        self._open(blossom)


def cheapest_by_kind(graph: ByKind, vertices: int) -> Optimum:
    """The cheapest perfect matchings of some vertices of a graph."""
    if vertices.bit_count() <= FEW:
        return Exhaustive(graph.one_by_one(vertices), vertices)
    return cheapest(graph.edges, graph.size, vertices)


def cheapest(edges: Callable[[int], Edges], count: int, vertices: int) -> Optimum:
    """The cheapest perfect matchings of some of so many vertices.

    `edges` has the costs of the edges of a vertex from the lowest on, and the neighbours at each.
    """
    if vertices.bit_count() <= FEW:
        return Exhaustive(one_by_one(edges, count, vertices), vertices)
    prices = Duals.of_row(count, lambda v: [(cost * UNIT, mask) for cost, mask in edges(v)])
    if count <= ROOM:
        prices.settle()
    return PrimalDual(prices, vertices)


def optimum(prices: Duals, vertices: int) -> Optimum:
    """The cheapest perfect matchings of some vertices at costs that are kept already."""
    if vertices.bit_count() > FEW:
        return PrimalDual(prices, vertices)
    count = len(prices.price)
    rows = one_by_one(lambda v: [(cost // UNIT, near) for cost, near in prices.edges(v)], count, vertices)
    return Exhaustive(rows, vertices)


def level_matching(kinds: Sequence[tuple[int, Sequence[int]]], vertices: int) -> Optimum:
    """Perfect matchings of least cost, for edges of few different costs.

    `kinds` has every cost, a whole number of any size from 0 on, with the graph of its edges.
    """
    count = max((len(graph) for _, graph in kinds), default=0)
    return optimum(Duals.of_levels([(cost * UNIT, graph) for cost, graph in kinds], count), vertices)


def fewest_costly(adjacency: Sequence[int], costly: Sequence[int], vertices: int | None = None) -> Optimum:
    """Perfect matchings with as few costly edges as possible."""
    alive = everybody(len(adjacency)) if vertices is None else vertices
    cheap = rows_of(alive, len(adjacency), lambda v: adjacency[v] & ~costly[v])
    dear = rows_of(alive, len(adjacency), lambda v: adjacency[v] & costly[v])
    return level_matching([(0, cheap), (1, dear)], alive)


def weighted_matching(n: int, weight: Mapping[tuple[int, int], int]) -> Optimum:
    """Perfect matchings of least total weight.

    `weight` has the edges {(u, v): weight}, in either direction, whole numbers of any size from 0 on.
    """
    rows: list[dict[int, int]] = [{} for _ in range(n)]
    for (u, v), value in weight.items():
        for one, other in ((u, v), (v, u)):
            rows[one][value] = rows[one].get(value, 0) | 1 << other
    return cheapest(lambda v: sorted(rows[v].items()), n, everybody(n))

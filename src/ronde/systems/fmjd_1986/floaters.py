"""Swiss of the FMJD (1986), 6.1.7 to 6.1.14 and 6.1.27 to 6.1.32: floaters and their opponents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ronde.matching.optimum import Optimum
from ronde.matching.perfect import Matchable
from ronde.matching.rows import bits, mask_of
from ronde.matching.weighted import fewest_costly
from ronde.rulebook import implements
from ronde.systems.base import About
from ronde.systems.fmjd_1986.facts import DOWN, Floater, Group
from ronde.systems.fmjd_1986.groups import Work


def leave(work: Work, group: Group, direction: int) -> None:
    """Send out those who have met everybody, then the surplus of the group."""
    members = work.reading(group, direction)
    away: list[int] = []
    floats: list[int] = []
    out, before = 0, len(work.pairs)
    sent = before
    if not _can_stay(work, members):
        leaving = Leaving(work, group)
        out = leaving.count
        if out > len(members) % 2:
            work.story.broken(group, out)
        away = send_away(work, group, direction, leaving, met_everybody(work, members))
        sent = len(work.pairs)
        floats = floaters(work, group, direction, leaving)
    first, later = ("6.1.27", "6.1.7") if direction == DOWN else ("6.1.28", "6.1.11")
    left = work.made_since(before)[::2]
    work.measure("6.1.32", [out], group, About.FLOATERS, left)
    work.measure(first, away, group, About.MET_ALL, work.made_since(before)[: 2 * (sent - before)])
    work.measure(later, floats, group, About.OPPONENTS_OUTSIDE, work.made_since(sent))


def _can_stay(work: Work, members: Sequence[int]) -> bool:
    """Whether the group and the others can each be paired among themselves: the usual case."""
    mask = mask_of(members)
    parts = (mask, work.left & ~mask)
    return len(members) % 2 == 0 and all(work.possible.matched(part).complete for part in parts)


def targets(work: Work, group: Group, direction: int) -> Iterator[tuple[int, Group, list[int]]]:
    """The groups with players left, the nearest first, and those players in order of reading."""
    indices = range(group.index + 1, len(work.groups)) if direction == DOWN else range(group.index)[::-1]
    distance = 0
    for index in indices:
        players = work.reading(work.groups[index], direction)
        if players:
            distance += 1
            yield distance, work.groups[index], players


# --- 6.1.7 - 6.1.14, 6.2.3  A group with an odd number, or with too many ---------------------------


@implements("fmjd-1986 6.1.7", "fmjd-1986 6.1.11", "fmjd-1986 6.2.3")
def floaters(work: Work, group: Group, direction: int, leaving: Leaving) -> list[int]:
    """The last in order of reading meets the first possible player of the nearest group, and so on."""
    order: list[int] = []
    while leaving.count:
        floater = find_floater(work, group, direction, leaving)
        work.story.floater(group, floater, direction)
        order += [floater.distance, len(floater.skipped), len(floater.passed)]
        leaving.make(work, floater.a, floater.b)
    return order


class Leaving:
    """Which pairs with another group are admitted (ruling 23).

    As many pairs as possible stay inside the group, provided that everybody still gets an opponent.
    """

    @implements("fmjd-1986 6.1.8", "fmjd-1986 6.1.12", "fmjd-1986 6.1.32")
    def __init__(self, work: Work, group: Group) -> None:
        self._adjacency = work.adjacency
        self._parts = _parts(work, group)
        self._matching: Optimum | None = None
        #: how many of the group have to leave it
        self.count = 1
        if not self._parts:
            mask = group.mask
            costly = [~mask if mask >> place & 1 else mask for place in range(len(work.entries))]
            self._matching = fewest_costly(work.adjacency, costly, work.left)
            self.count = self._matching.cost
        # Later pairs leave fewer ways to complete the others: a player refused once stays refused.
        self._refused: dict[int, int] = {}

    def first(self, a: int, players: Sequence[int]) -> int | None:
        """The first opponent not met yet who leaves the others as many pairs as before."""
        refused = self._refused.get(a, 0)
        for b in players:
            if not refused >> b & 1:
                if self._admits(a, b):
                    return b
                self._refused[a] = refused = refused | 1 << b
        return None

    def _admits(self, a: int, b: int) -> bool:
        if self._matching:
            return self._matching.can_fix(a, b)
        inside, outside = self._parts
        near = self.count == 1 and self._adjacency[a] >> b & 1
        return bool(near) and inside.can_drop(a) and outside.can_drop(b)

    def hopeless(self, a: int, mask: int) -> bool:
        """Whether every player of a set has been refused to them."""
        return not mask & ~self._refused.get(a, 0)

    def make(self, work: Work, a: int, b: int) -> None:
        """Record a pair."""
        if self._matching:
            self._matching.fix(a, b)
        self.count -= 1
        work.make(a, b)


def _parts(work: Work, group: Group) -> tuple[Matchable, ...]:
    """An odd group and the others, if one of each can meet and the rest be paired: the usual case."""
    mask = work.left & group.mask
    inside, outside = parts = work.possible.matched(mask), work.possible.matched(work.left & ~mask)
    if not inside.complete or not outside.complete:
        return ()
    for a in bits(mask):
        if inside.can_drop(a) and any(map(outside.can_drop, bits(work.adjacency[a] & work.left & ~mask))):
            return parts
    return ()


@implements("fmjd-1986 6.1.9", "fmjd-1986 6.1.10", "fmjd-1986 6.1.13", "fmjd-1986 6.1.14")
def find_floater(work: Work, group: Group, direction: int, leaving: Leaving) -> Floater:
    """Change the opponent before the floater, and the floater before the target group (ruling 26)."""
    members = work.reading(group, direction)[::-1]
    for distance, target, players in targets(work, group, direction):
        mask = mask_of(players)
        for count, a in enumerate(members):
            b = None if leaving.hopeless(a, mask) else leaving.first(a, players)
            if b is not None:
                skipped = tuple(members[:count])
                nobody_left = not any(work.adjacency[place] & mask for place in skipped)
                passed = tuple(players[: players.index(b)])
                return Floater(a, b, target, distance, skipped, passed, nobody_left)
    raise AssertionError("somebody can leave")


# --- 6.1.27 - 6.1.31  Players who have met everybody -----------------------------------------------


def met_everybody(work: Work, members: Sequence[int]) -> list[int]:
    """The players who have met all others of their group; a lone player does not count (ruling 25)."""
    mask = mask_of(members)
    return [a for a in members if not work.by_cards[a] & mask] if len(members) > 1 else []


@implements("fmjd-1986 6.1.27", "fmjd-1986 6.1.28", "fmjd-1986 6.1.29", "fmjd-1986 6.1.30")
@implements("fmjd-1986 6.1.31")
def send_away(work: Work, group: Group, direction: int, leaving: Leaving, noted: Sequence[int]) -> list[int]:
    """Send away players who have met the whole group, to the first possible player of the nearest group.

    How far each had to go is the measure: groups, then players passed over.
    """
    order: list[int] = []
    members = work.reading(group, direction)
    for count, a in enumerate(noted):
        for distance, target, players in targets(work, group, direction):
            b = leaving.first(a, players)
            if b is None:
                continue
            near, far = ("6.1.27", "6.1.29") if direction == DOWN else ("6.1.28", "6.1.30")
            article = "6.1.31" if count else near if distance == 1 else far
            apart = work.kept_apart(a, (place for place in members if place != a))
            work.story.sent_away(article, group, (a, b), target, apart)
            order += [distance, players.index(b)]
            leaving.make(work, a, b)
            break
    return order

"""The quality of a round by the Dutch systems of 2017 and 2026: criteria, then the order of generation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ronde.rulebook import Decision, text
from ronde.search.exchanges import exchange_key
from ronde.systems.base import About, Measure
from ronde.systems.dutch_2026.brackets import Bracket, Stage
from ronde.systems.dutch_2026.criteria import Criteria, Criterion, What
from ronde.systems.dutch_2026.facts import Entry

ABOUT = {
    What.DOWNFLOATERS: About.DOWN,
    What.SCORES: About.DOWN_SCORES,
    What.UNPLAYED: About.UNPLAYED,
    What.BEYOND_TWO: About.BEYOND_TWO,
    What.THIRD_COLOUR: About.THIRD_COLOUR,
    What.PREFERENCE: About.SAME_WISH,
    What.STRONG: About.STRONG_WISH,
}
#: those who float as one or two rounds before
DOWN = {What.DOWN_LAST: 1, What.DOWN_LAST_APART: 1, What.DOWN_BEFORE: 2, What.DOWN_BEFORE_APART: 2}
UP = {What.UP_LAST: 1, What.UP_LAST_APART: 1, What.UP_BEFORE: 2, What.UP_BEFORE_APART: 2}


def measures(
    key: str, criteria: Criteria, brackets: Sequence[Bracket], bye_score: int | None
) -> tuple[Measure, ...]:
    """Bracket by bracket from the top, after the score of the bye."""
    found, decisions = [], text(key).decisions
    if bye_score is not None:
        taker = _ids(brackets[-1].down)
        found.append(Measure(f"{key} {decisions['bye_score'].article}", (bye_score,), None, About.BYE, taker))
    ranked = sorted((entry for b in brackets for entry in b.residents), key=lambda e: e.rank)
    place = {entry.id: n for n, entry in enumerate(ranked, 1)}
    for number, bracket in enumerate(brackets):
        following = brackets[number + 1] if number + 1 < len(brackets) else None
        for article, value, about, players, back in _of(decisions, criteria, bracket, following, place):
            group = following if about is About.NEXT and following else bracket
            score = group.residents[-1].score
            found.append(Measure(f"{key} {article}", value, number, about, players, score, back))
    return tuple(found)


Part = tuple[str, tuple[int, ...], About, tuple[int, ...], int]


def _of(
    decisions: Mapping[str, Decision],
    criteria: Criteria,
    bracket: Bracket,
    following: Bracket | None,
    place: dict[int, int],
) -> Iterator[Part]:
    """One bracket: article, value, topic, players, how many rounds back."""
    if bracket.stage is not Stage.ORDINARY:
        residents = _ids(bracket.residents)
        yield decisions["collapsed"].article, (len(residents),), About.JOINED, residents, 0
    total = bracket.cost()
    for criterion in criteria:
        if criterion.what is not What.NEXT_BRACKET:
            value = bracket.prices.value(criterion, total)
            about = ABOUT.get(criterion.what, About.AGAIN_APART if criterion.apart else About.AGAIN)
            if criterion.what is What.SCORES and criterion.pair:
                about = About.SCORES
            back = DOWN.get(criterion.what, 0) or UP.get(criterion.what, 0)
            yield criterion.article, value, about, _counted(bracket, criterion), back
        elif following and bracket.stage is Stage.ORDINARY and bracket.candidate.down:
            down = following.down
            value = len(down), *sorted((e.score for e in down), reverse=True)
            if bracket.next_ is not None:
                value = bracket.next_()
            yield criterion.article, value, About.NEXT, _ids(down), 0
    paired = [(a.id, b.id) for a, b in bracket.pairs]
    number = len(bracket.candidate.top)
    top = tuple(id_ for pair in paired[:number] for id_ in pair)
    rest = tuple(id_ for pair in paired[number:] for id_ in pair)
    s1, s2 = [place[a] for a in rest[::2]], [place[b] for b in rest[1::2]]
    transpositions = decisions["first_free"].article
    halves = (*exchange_key(bracket.candidate.exchange), *s1)
    yield decisions["set"].article, tuple(place[a] for a in top[::2]), About.FIRST_SET, top, 0
    yield transpositions, tuple(place[b] for b in top[1::2]), About.OPPONENTS, top, 0
    yield decisions["exchange"].article, halves, About.HALVES, rest, 0
    yield transpositions, tuple(s2), About.OPPONENTS, rest, 0


def _counted(bracket: Bracket, criterion: Criterion) -> tuple[int, ...]:
    """The players a criterion counts: the floater for a float, otherwise both of a pair."""
    kinds, players = bracket.kinds(), bracket.players
    found: list[Entry] = []
    for v, w in bracket.candidate.everything():
        upper, lower = (v, w) if kinds[v].score >= kinds[w].score else (w, v)
        if criterion.pair and criterion.pair(kinds[upper], kinds[lower]):
            if criterion.what not in UP:
                found.append(players[upper])
            if criterion.what not in DOWN:
                found.append(players[lower])
    found += [players[v] for v in bracket.candidate.down if criterion.down and criterion.down(kinds[v])]
    return _ids(found)


def _ids(entries: Sequence[Entry]) -> tuple[int, ...]:
    return tuple(entry.id for entry in entries)

"""Why one player is placed before another: the tie-break that separates them, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

from ronde.errors import BadInput
from ronde.explaining.text import names
from ronde.model import Tournament
from ronde.ranking.standings import Standings, standings
from ronde.ranking.tiebreaks.event import NOTHING, Code, Event, event
from ronde.ranking.tiebreaks.registry import name
from ronde.values import NamedTuple
from ronde.words import Figure, Message, Points, Value, Who, known

#: tie-breaks that are sums over the opponents: of their scores, or of these times the points
GAMES = frozenset({"DE", "EDE", "DE1"})  # games between the two
SCORES = frozenset({"BH", "FB", "SOLK", "HARK"})
PRODUCTS = frozenset({"SB", "SONN"})


class Part(NamedTuple):
    """One round of a player: the opponent, the points, and its share of the tie-break."""

    opponent: int | None
    points: int  # tenths
    share: Fraction | None  # None: the tie-break is not a sum over rounds
    counts: bool = True  # False: a cut leaves it out


class Separation(NamedTuple):
    """Two players of a table, the higher first, and what separates them."""

    higher: int
    lower: int
    places: tuple[int, int]
    equal: tuple[tuple[Code, Fraction | None], ...]  # the tie-breaks in which they are equal
    code: Code | None  # the one that separates them; None: nothing does
    values: tuple[Fraction | None, Fraction | None]
    rounds: tuple[tuple[Part, Part], ...]
    lots: bool = False  # only the lots drawn separate them


def separation(tournament: Tournament, ranking: Standings, a: int, b: int) -> Separation:
    """Which tie-break separates two players."""
    rows = {row.id: row for row in ranking.rows}
    for id_ in (a, b):
        tournament.player(id_)
        if id_ not in rows:
            raise BadInput("error-no-player-2", id=id_)
    if a == b:
        raise BadInput("error-player-named-twice", a=a)
    order = [row.id for row in ranking.rows]
    higher, lower = (rows[id_] for id_ in sorted((a, b), key=order.index))
    equal: list[tuple[Code, Fraction | None]] = []
    places = higher.place, lower.place
    for place, code in enumerate(ranking.codes):
        values = higher.values[place], lower.values[place]
        if values[0] != values[1]:
            rounds = _rounds(tournament, ranking, code, (higher.id, lower.id))
            both = (_counted([two[n] for two in rounds], code, values[n]) for n in (0, 1))
            rounds = tuple(zip(*both, strict=True))
            return Separation(higher.id, lower.id, places, tuple(equal), code, values, rounds)
        equal.append((code, values[0]))
    rounds = _rounds(tournament, ranking, Code("PTS"), (higher.id, lower.id))
    lots = higher.place != lower.place
    return Separation(higher.id, lower.id, places, tuple(equal), None, (None, None), rounds, lots)


def why_placed(
    tournament: Tournament, a: int, b: int, codes: str = "", edition: str = "2026", after: int | None = None
) -> Separation:
    """Which tie-break separates two players in the standings by a list of codes."""
    return separation(tournament, standings(tournament, codes, edition, after=after), a, b)


def _rounds(
    tournament: Tournament, ranking: Standings, code: Code, ids: tuple[int, int]
) -> tuple[tuple[Part, Part], ...]:
    seen = event(tournament, ranking.edition, ranking.rounds)
    if code.name == "FB":
        seen = seen.fore
    first, second = (_parts(seen, code, id_) for id_ in ids)
    return tuple(zip(first, second, strict=True))


def _parts(seen: Event, code: Code, id_: int) -> list[Part]:
    shares = iter(seen.contributions(id_, code.forfeits))
    found, total = [], 0
    for entry in seen.entries[id_]:
        share, total = None, total + entry.points
        part = None if entry.kind in NOTHING else next(shares)
        if code.name == "PS":
            share = Fraction(total, 10)
        elif part is not None and code.name in SCORES:
            share = Fraction(part.score, 10)
        elif part is not None and code.name in PRODUCTS:
            share = Fraction(part.product, 100)
        elif part is not None and code.name == "PTS":
            share = Fraction(entry.points, 10)
        found.append(Part(entry.opponent, entry.points, share))
    return found


def _counted(parts: Sequence[Part], code: Code, total: Fraction | None) -> list[Part]:
    """The rounds with those marked that a cut leaves out; all of them where the rest would not add up."""
    out = code.low + code.high
    shares = [part.share or Fraction(0) for part in parts]
    here = [n for n, part in enumerate(parts) if part.share is not None]
    if not out or total is None:
        return list(parts)
    for left in combinations(sorted(here, key=lambda n: (parts[n].opponent is not None, shares[n])), out):
        if sum(shares) - sum(shares[n] for n in left) == total:
            return [part._replace(counts=n not in left) for n, part in enumerate(parts)]
    return list(parts)


# ---- in words ---------------------------------------------------------------------------------------------


def text_lines(tournament: Tournament, found: Separation, language: str) -> list[str]:
    """The separation in words, then a line for every round."""
    called, said = names(tournament), messages(found, language)
    if is_sum(found):
        said += [_line(n, *parts) for n, parts in enumerate(found.rounds, 1)]
        said += cut(found)
    return [message.say(language, called) for message in said]


def messages(found: Separation, language: str) -> list[Message]:
    """The sentences as values."""
    pair = {"a": Who(found.higher), "b": Who(found.lower)}
    first, second = found.places
    if found.code is None:
        kind = "placed-lots" if found.lots else "placed-shared"
        said = [Message.of(kind, **pair, **({} if found.lots else {"place": first}))]
    else:
        said = [Message.of("placed-before", **pair, first=first, second=second)]
    said += equal(found, language)
    if found.code is not None:
        mine, theirs = figures(found)
        said.append(Message.of("placed-by", code=title(found, language), mine=mine, theirs=theirs, **pair))
    return said + met(found) + meaning(found)


def is_sum(found: Separation) -> bool:
    """Whether the tie-break that separates them is a sum over the rounds."""
    return found.code is not None and any(part.share is not None for pair in found.rounds for part in pair)


def equal(found: Separation, language: str) -> list[Message]:
    """The tie-breaks in which the two are equal."""
    parts = tuple(_named(code, value, language) for code, value in found.equal)
    return [Message.of("placed-equal", codes=parts)] if parts else []


def figures(found: Separation) -> tuple[Figure, ...]:
    """What both have in the tie-break that separates them."""
    return figure(found.values[0]), figure(found.values[1])


def title(found: Separation, language: str) -> str:
    """The name of the tie-break that separates them."""
    return name(found.code, language) if found.code else ""


def met(found: Separation, you: int | None = None) -> list[Message]:
    """Their own game, where that separates them."""
    if found.code is None or found.code.name not in GAMES:
        return []
    told = []
    for n, (one, other) in enumerate(found.rounds, 1):
        if one.opponent != found.lower:
            continue
        if you is None:
            told.append(Message.of("placed-met", n=n, mine=Points(one.points), theirs=Points(other.points)))
        else:
            mine, theirs = (one, other) if you == found.higher else (other, one)
            how = "won" if mine.points > theirs.points else "lost" if mine.points < theirs.points else "drawn"
            told.append(Message.of("you-placed-met", n=n, how=how))
    return told


def meaning(found: Separation) -> list[Message]:
    """What the tie-break counts, in plain words."""
    entry = f"tiebreak-means-{found.code.name}" if found.code else ""
    return [Message(entry)] if entry and known(entry) else []


def cut(found: Separation) -> list[Message]:
    """What a cut leaves out."""
    code = found.code
    return [Message.of("placed-cut", low=code.low, high=code.high)] if code and code.low + code.high else []


def _named(code: Code, value: Fraction | None, language: str) -> str:
    return name(code, language) if value is None else f"{name(code, language)} {figure(value).say(language)}"


class _Number(Figure):
    """A number written in the reader's language."""

    __slots__ = ()

    def say(self, language: str) -> str:
        """The number with the decimal mark of the language."""
        from ronde.words import decimal_mark

        return self.replace(".", decimal_mark(language))


def figure(value: Fraction | None) -> _Number:
    """A number as it is written in the table."""
    if value is None:
        return _Number("–")
    return _Number(f"{float(value):.2f}".rstrip("0").rstrip("."))


def _line(number: int, first: Part, second: Part) -> Message:
    return Message.of("placed-round", n=number, one=_part(first), two=_part(second))


def _part(part: Part) -> Message:
    share: Value = figure(part.share)
    if not part.counts:
        share = Message.of("placed-out", share=share)
    if part.opponent is None:
        return Message.of("placed-alone", share=share)
    return Message.of("placed-against", b=Who(part.opponent), share=share)


def as_json(tournament: Tournament, found: Separation, language: str = "en") -> object:
    """The separation for other programs."""

    def number(value: Fraction | None) -> float | None:
        return None if value is None else float(value)

    return {
        "players": [found.higher, found.lower],
        "places": list(found.places),
        "equal": [{"code": str(code), "value": number(value)} for code, value in found.equal],
        "code": None if found.code is None else str(found.code),
        "values": [number(value) for value in found.values],
        "rounds": [_round_json(parts) for parts in found.rounds],
        "text": text_lines(tournament, found, language),
    }


def _round_json(parts: Sequence[Part]) -> list[dict[str, object]]:
    return [
        {
            "opponent": part.opponent,
            "points": part.points / 10,
            "share": None if part.share is None else float(part.share),
            "counts": part.counts,
        }
        for part in parts
    ]

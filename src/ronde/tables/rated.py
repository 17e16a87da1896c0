"""Tables for the rating office: rating changes and performances, title norms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import reduce

from ronde.model import Tournament
from ronde.ranking.norms import GAMES, NORMS, Attempt, Condition, attempts, best_attempt
from ronde.ranking.rated import Change, change_of, changes
from ronde.systems import known
from ronde.systems.base import CHESS, game_of
from ronde.tables.columns import column, rated, titled, without_empty
from ronde.tables.render import Column, Table, Value
from ronde.values import replace
from ronde.words import Points, Sentences, decimal_mark, enumeration, say


def rating_table(
    tournament: Tournament,
    language: str = "en",
    coefficients: Mapping[int, int] | None = None,
    year: int | None = None,
) -> Table:
    """Everybody's games against rated opponents, expected score, change and performance (B.02 of 2024)."""
    columns = (
        column("number", language, True, frozen=True),
        column("title", language),
        column("name", language, least=12, frozen=True),
        column("rating", language, True),
        column("games", language, True),
        column("score", language, True, digits=1),
        column("expected", language, True, digits=2),
        column("k", language, True),
        column("change", language, True),
        column("performance", language, True),
        column("initial", language, True),
    )
    rows = tuple(_changed(one, language) for one in changes(tournament, coefficients, year))
    title = titled(say("table-ratings", language), tournament.name)
    notes = (say("table-ratings-note", language),)
    return without_empty(Table("ratings", title, columns, rows, "", notes, language))


def _changed(one: Change, language: str) -> tuple[str | int | Fraction | None, ...]:
    player = one.player
    change = signed(one, language) or None
    head = (player.id, player.title, player.name, rated(player))
    return (
        *head,
        one.games,
        Fraction(one.halves, 2),
        one.expected,
        one.k,
        change,
        one.performance,
        one.initial,
    )


def rated_columns(
    tournament: Tournament, language: str = "en", year: int | None = None
) -> list[tuple[Column, Mapping[int, Value]]]:
    """Change and performance as further columns of the standings."""
    found = {one.player.id: one for one in changes(tournament, None, year) if one.games}
    return [
        (column("change", language, True), {id_: signed(one, language) for id_, one in found.items()}),
        (column("performance", language, True), {id_: one.performance for id_, one in found.items()}),
    ]


def rated_summary(tournament: Tournament, id_: int, year: int | None = None) -> Change | None:
    """What the event means for the rating of one player; None without a game that counts."""
    found = change_of(tournament, id_, year)
    return found if found.games else None


def signed(one: Change, language: str = "en") -> str:
    """The change of a rating with its sign; nothing for the unrated."""
    return "" if one.change is None else f"{float(one.change):+.1f}".replace(".", decimal_mark(language))


def norm_table(tournament: Tournament, language: str = "en", within: int = 2) -> Table:
    """Norms achieved, and near misses with their figures and unmet conditions."""
    columns = (
        column("number", language, True, frozen=True),
        column("title", language),
        column("name", language, least=12, frozen=True),
        column("federation", language),
        column("norm", language),
        column("games", language, True),
        column("average", language, True),
        column("score", language, True, digits=1),
        column("needed", language, True, digits=1),
        column("performance", language, True),
        column("missing", language),
    )
    rows = tuple(_attempted(one, language) for one in attempts(tournament, within))
    title = titled(say("table-norms", language), tournament.name)
    notes = (say("table-norms-note", language),)
    return without_empty(Table("norms", title, columns, rows, "", notes, language))


def _attempted(one: Attempt, language: str) -> tuple[str | int | Fraction | None, ...]:
    player = one.player
    needed = None if one.needed is None else Fraction(one.needed, 2)
    told = _made(one, language) if one.achieved else [_lacking(one, each, language) for each in one.unmet]
    head = (player.id, player.title, player.name, player.federation, one.title)
    return (
        *head,
        one.games,
        one.average,
        Fraction(one.halves, 2),
        needed,
        one.performance,
        _joined(told, language),
    )


def _joined(told: Sequence[str], language: str) -> str:
    return reduce(lambda first, then: say("norm-then", language, first=first, then=then), told)


def _made(one: Attempt, language: str) -> list[str]:
    """A norm that was made, by which games and exceptions."""
    told = [say("norm-achieved", language)]
    if one.games < GAMES:
        told.append(say("norm-eight", language))
    if one.later:
        told.append(say("norm-later", language, n=one.later))
    if one.without:
        told.append(say("norm-without", language, players=enumeration(map(str, one.without), language)))
    if one.exempt:
        told.append(say("norm-exempt", language))
    if one.counts > one.games:
        told.append(say("norm-counts", language, n=one.counts))
    return told


def _lacking(one: Attempt, lacks: Condition, language: str) -> str:
    """A condition that is not met: what there is, what it takes."""
    titles = "/".join(title for title in NORMS if title in NORMS[one.title].titles)
    return say(lacks.name, language, have=lacks.have, need=lacks.need, titles=titles, article=lacks.article)


# --- the norm of one player ----------------------------------------------------------------------


def with_norm(table: Table, tournament: Tournament, id_: int) -> Table:
    """The card of a player with a note on the norm that was made or is near."""
    note = norm_note(tournament, id_, table.language)
    return replace(table, notes=(*table.notes, note)) if note else table


def norm_note(tournament: Tournament, id_: int, language: str = "en") -> str:
    """The norm that a player has made, or what is still open of one that is near; nothing otherwise."""
    if game_of(known(tournament.settings.system)) is not CHESS:
        return ""
    one = best_attempt(tournament, id_)
    if one is None:
        return ""
    told = _made(one, language) if one.achieved else [_lacking(one, each, language) for each in one.unmet]
    if one.needed is not None and one.halves < one.needed:
        told.append(say("norm-points", language, needed=Points(5 * one.needed)))
    score, sentence = Points(5 * one.halves), "norm-made" if one.achieved else "norm-open"
    about = say("norm-score-of", language, score=score, games=one.games, performance=one.performance)
    return say(sentence, language, title=one.title, about=about, told=Sentences(told))

"""The prize list, and what is still to be given."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from ronde.prizes.giving import Award, Given
from ronde.prizes.plan import Plan
from ronde.ranking.standings import Standings
from ronde.tables.columns import column, titled, without_empty
from ronde.tables.render import Table
from ronde.words import Message, minor_digits, say


def list_name(title: Message | str, language: str) -> str:
    """The name of a prize list."""
    said = title.say(language) if isinstance(title, Message) else title
    return said[:1].upper() + said[1:]


def prize_table(plan: Plan, given: Given, standings: Standings, language: str = "en") -> Table:
    """Every award, list by list, with its amount and the rules that gave it."""
    digits = minor_digits(plan.currency)
    columns = (
        column("list", language),
        column("prize", language, True),
        column("place", language, True),
        column("number", language, True),
        column("title", language),
        column("name", language, least=12),
        column("club", language, least=8),
        column("points", language, True, digits=1),
        column("amount", language, True, digits=digits),
        column("because", language, least=20),
    )
    rows = {row.id: row for row in standings.rows}
    names = {id_: row.player.name for id_, row in rows.items()}
    lines = []
    for award in given.awards:
        row = rows[award.player]
        lines.append(
            (
                list_name(award.list, language),
                award.number or None,
                award.place or None,
                row.id,
                row.player.title,
                row.player.name,
                row.player.club,
                Fraction(row.score, 10),
                Fraction(award.amount, 10**digits),
                reasons(award, language, names),
            )
        )
    title = titled(say("table-prizes", language), standings.name)
    return without_empty(
        Table("prizes", title, columns, tuple(lines), "", _notes(plan, given, language), language)
    )


def reasons(award: Award, language: str, names: Mapping[int, str]) -> str:
    """The rules that gave an award, one sentence after the other."""
    return " ".join(one.say(language, names) for one in award.because)


def _notes(plan: Plan, given: Given, language: str) -> tuple[str, ...]:
    paid, whole = plan.money(given.total), plan.money(plan.total)
    notes = [say("table-prizes-sum", language, paid=paid, sum=whole)]
    notes.append(say("table-prizes-one" if plan.one_each else "table-prizes-all", language))
    for left in given.unclaimed:
        name, amount = list_name(left.list, language), plan.money(left.amount)
        notes.append(say("table-prizes-left", language, list=name, number=left.number, amount=amount))
    return tuple(notes)


def receipt_lines(plan: Plan, given: Given, standings: Standings, language: str) -> list[dict[str, str]]:
    """A receipt for every player who gets money: who, how much, for what."""
    rows = {row.id: row for row in standings.rows}
    found = []
    for id_ in dict.fromkeys(award.player for award in given.awards):
        awards = given.of(id_)
        total = sum(award.amount for award in awards)
        if total:
            found.append(
                {
                    "name": f"{rows[id_].player.title} {rows[id_].player.name}".strip(),
                    "about": " · ".join(
                        filter(None, (f"{id_}", rows[id_].player.club, rows[id_].player.federation))
                    ),
                    "amount": say("money", language, amount=plan.money(total)),
                    "prizes": ", ".join(
                        say(
                            "receipt-prize",
                            language,
                            list=list_name(award.list, language),
                            number=award.number,
                        )
                        for award in awards
                    ),
                }
            )
    return found

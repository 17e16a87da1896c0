"""Say who makes a complete pairing impossible."""

from __future__ import annotations

from collections.abc import Sequence

from ronde.errors import NoPairing
from ronde.matching.perfect import bits, deficiency, maximum_matching
from ronde.rulebook import enumeration


def no_pairing(ids: Sequence[int], adjacency: Sequence[int], bye_mask: int) -> NoPairing:
    """The reason why the players cannot all be paired, as an exception to raise.

    `adjacency[i]` are the places in `ids` of those whom player `ids[i]` may meet; if the number of players
    is odd, `bye_mask` are those who may have the bye. By the theorem of Gallai and Edmonds there are
    groups of odd size that can be paired completely only with the help of fewer outsiders than groups.
    """
    count, graph = len(ids), _with_bye(adjacency, bye_mask)
    left_out, helpers = deficiency(graph)
    groups, outside = _smallest(graph, _parts(graph, left_out), helpers)
    members = 0
    for group in groups:
        members |= group
    named = tuple(sorted(ids[v] for v in bits((members | outside) & ~(1 << count))))
    why = [_sentence(language, ids, groups, outside) for language in ("en", "fr")]
    return NoPairing(
        f"no legal pairing exists: {why[0]}", f"aucun appariement régulier n'existe : {why[1]}", named
    )


def require_pairing(ids: Sequence[int], adjacency: Sequence[int], bye_mask: int) -> None:
    """Raise the reason if the players cannot all be paired."""
    if -1 in maximum_matching(_with_bye(adjacency, bye_mask)):
        raise no_pairing(ids, adjacency, bye_mask)


def _with_bye(adjacency: Sequence[int], bye_mask: int) -> list[int]:
    """The bye as one more whom some may meet, if the number of players is odd."""
    count = len(adjacency)
    if count % 2 == 0:
        return list(adjacency)
    return [*(mask | (bye_mask >> place & 1) << count for place, mask in enumerate(adjacency)), bye_mask]


def _parts(graph: Sequence[int], vertices: int) -> list[int]:
    """The connected parts of a set."""
    parts = []
    while vertices:
        part = fresh = vertices & -vertices
        while fresh:
            reached = 0
            for vertex in bits(fresh):
                reached |= graph[vertex]
            fresh = reached & vertices & ~part
            part |= fresh
        parts.append(part)
        vertices &= ~part
    return parts


def _smallest(graph: Sequence[int], groups: list[int], helpers: int) -> tuple[list[int], int]:
    """The fewest players with more groups than helpers: one part of the graph of groups and helpers."""
    outside = [_neighbours(graph, group) & helpers for group in groups]
    best: tuple[int, list[int], int] | None = None
    left = set(range(len(groups)))
    while left:
        chosen, reach = set(), 0
        fresh = {min(left)}
        while fresh:
            chosen |= fresh
            for place in fresh:
                reach |= outside[place]
            fresh = {place for place in left - chosen if outside[place] & reach}
        left -= chosen
        part = [groups[place] for place in sorted(chosen)]
        size = sum(group.bit_count() for group in part)
        if len(part) > reach.bit_count() and (best is None or size < best[0]):
            best = size, part, reach
    if best is None:
        raise ValueError("everybody can be paired")
    if best[0] == 1 and not best[2]:  # name everybody who is as lonely as he is
        return [
            group for place, group in enumerate(groups) if group.bit_count() == 1 and not outside[place]
        ], 0
    return best[1], best[2]


def _neighbours(graph: Sequence[int], group: int) -> int:
    reached = 0
    for vertex in bits(group):
        reached |= graph[vertex]
    return reached & ~group


_WORDS: dict[str, dict[str, str]] = {
    "en": {
        "no_bye": "their number is odd, and none of them may have the bye",
        "lonely": "{who} may not meet anybody who is left",
        "few": "{who} can only {others}",
        "meet": "meet {who}",
        "rest": "have the bye",
        "circle": "{who} can only meet each other, and their number is odd",
        "groups": "the groups {parts} are odd, and for the players left over there is {others}",
        "only": "only {who}",
        "nobody": "nobody",
        "one": "player {numbers}",
        "many": "players {numbers}",
        "the_bye": "the bye",
        "bye": "bye",
        "or": " or ",
    },
    "fr": {
        "no_bye": "ils sont en nombre impair, et aucun d'eux ne peut être exempt",
        "lonely": "pour {who} il ne reste aucun adversaire permis",
        "few": "pour {who} il n'y a que {others}",
        "meet": "{who}",
        "rest": "l'exemption",
        "circle": "{who} ne peuvent que se rencontrer entre eux, et ils sont en nombre impair",
        "groups": "les groupes {parts} sont impairs, et pour les joueurs de trop il n'y a {others}",
        "only": "que {who}",
        "nobody": "personne",
        "one": "le joueur {numbers}",
        "many": "les joueurs {numbers}",
        "the_bye": "l'exemption",
        "bye": "exempt",
        "or": " ou ",
    },
}


def _sentence(language: str, ids: Sequence[int], groups: list[int], outside: int) -> str:
    words, bye = _WORDS[language], 1 << len(ids)
    if groups == [bye]:
        return words["no_bye"]
    members = 0
    for group in groups:
        members |= group
    who = _people(language, ids, members)
    if all(group.bit_count() == 1 for group in groups):
        if not outside:
            return words["lonely"].format(who=who)
        choices = [words["meet"].format(who=_people(language, ids, outside & ~bye))] if outside != bye else []
        choices += [words["rest"]] * (outside >> len(ids))
        return words["few"].format(who=who, others=words["or"].join(choices))
    if len(groups) == 1:
        return words["circle"].format(who=who)
    parts = enumeration([_group(language, ids, group) for group in groups], language)
    others = words["only"].format(who=_people(language, ids, outside)) if outside else words["nobody"]
    return words["groups"].format(parts=parts, others=others)


def _people(language: str, ids: Sequence[int], mask: int) -> str:
    """player 3; players 3 and 7; player 3 and the bye."""
    words, numbers = _WORDS[language], [str(ids[v]) for v in bits(mask & ~(1 << len(ids)))]
    noun = words["one" if len(numbers) == 1 else "many"].format(numbers=enumeration(numbers, language))
    return enumeration([noun] * bool(numbers) + [words["the_bye"]] * (mask >> len(ids)), language)


def _group(language: str, ids: Sequence[int], mask: int) -> str:
    """(3 7 bye)"""
    numbers = [str(ids[v]) for v in bits(mask & ~(1 << len(ids)))]
    return "(" + " ".join(numbers + [_WORDS[language]["bye"]] * (mask >> len(ids))) + ")"

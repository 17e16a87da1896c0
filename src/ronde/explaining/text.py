"""Explanations: the steps of a pairing, for an arbiter bracket by bracket, or for one player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from ronde.claims import VERSION, to_json
from ronde.explaining.published import Departure, Published, as_paired, by_the_rules, cause
from ronde.facts.history import scores
from ronde.model import Pair, Tournament
from ronde.rulebook import GENERAL, Step, Topic, implements
from ronde.rulebook import say as say_step
from ronde.systems import RoundPairing
from ronde.values import frozen, replace
from ronde.words import Named, points, say, semicolons

Places = dict[int, list[int]]  # of steps: their numbers, by player or by bracket


@frozen
class Sentence:
    """One decision in words, with the article behind it."""

    article: str  # "dutch-2012 C6"
    text: str
    players: tuple[int, ...]
    bracket: int | None

    @property
    def short(self) -> str:
        """The article without its edition."""
        return self.article.split(" ", 1)[-1]


def names(tournament: Tournament) -> dict[int, str]:
    """The names of the players, with the sex where it is known."""
    return {player.id: Named(player.name, player.sex) for player in tournament.players}


@implements("fide-2012 C.04.1.i")
@implements("fide-2026 C.04.1.9")
def sentences(
    steps: Iterable[Step], language: str = "en", known: Mapping[int, str] | None = None
) -> list[Sentence]:
    """The steps in words."""
    return [Sentence(s.article, say_step(s, language, known), s.players, s.bracket) for s in steps]


def of_round(pairing: RoundPairing) -> tuple[Step, ...]:
    """The steps for the arbiter, without those that repeat to one player the reason of the group."""
    return tuple(step for step in pairing.steps if not _personal(step))


def _personal(step: Step) -> bool:
    personal = step.decision is not None and step.decision.personal
    return personal or step.sentence.startswith(f"{GENERAL}-")


def of_player(pairing: RoundPairing, id_: int) -> tuple[Step, ...]:
    """The steps about one player or their pair: both scores, and why their bracket is as it is."""
    steps, (about, causes) = pairing.steps, _places(pairing)
    own = about.get(id_, ())
    brackets = {bracket for n in own if (bracket := steps[n].bracket) is not None}
    mine = {*own, *(n for bracket in brackets for n in causes.get(bracket, ()))}
    return tuple(sorted((steps[n] for n in sorted(mine)), key=_turn))


@lru_cache(maxsize=32)
def _places(pairing: RoundPairing) -> tuple[Places, Places]:
    """Where the steps about each player stand, and the causes of each bracket: every player may ask."""
    about: Places = {}
    causes: Places = {}
    for n, step in enumerate(pairing.steps):
        for id_ in step.players:
            about.setdefault(id_, []).append(n)
        if step.bracket is not None and _is_cause(step):
            causes.setdefault(step.bracket, []).append(n)
    return about, causes


@lru_cache(maxsize=32)
def about_points(pairing: RoundPairing) -> tuple[Step, ...]:
    """The steps about virtual points."""
    return tuple(step for step in pairing.steps if step.topic is Topic.POINTS)


def _is_cause(step: Step) -> bool:
    return step.decision is not None and step.decision.cause


def _turn(step: Step) -> int:
    """Sort key: scores first, then changes to the bracket, then the rest in order."""
    return 0 if step.sentence.startswith(f"{GENERAL}-") else 1 if _is_cause(step) else 2


def board_of(pairing: RoundPairing, id_: int) -> tuple[int, Pair] | None:
    """The board and pair of a player."""
    for board, pair in enumerate(pairing.pairs, 1):
        if id_ in tuple(pair):
            return board, pair
    return None


def only(round_: Published, id_: int) -> Published:
    """The part of a round that is about one player: their pair and its steps."""
    pairs = tuple(pair for pair in round_.pairs if id_ in tuple(pair))
    mine = tuple(pair for pair in round_.pairing.pairs if id_ in tuple(pair))
    pairing = RoundPairing(round_.pairing.round, mine, of_player(round_.pairing, id_))
    return replace(round_, pairs=pairs, pairing=pairing)


def notices(
    round_: Published, language: str = "en", known: Mapping[int, str] | None = None
) -> list[tuple[int, Sentence]]:
    """The boards that differ from the rules, each with its sentence."""
    board = {pair: number for number, pair in enumerate(round_.pairs, 1)}
    return [(board[found.pair], notice(found, language, known)) for found in round_.departures()]


def notice(found: Departure, language: str = "en", known: Mapping[int, str] | None = None) -> Sentence:
    """How a board came about, and the pairing by the rules."""
    parts = [cause(found), *by_the_rules(found)]
    told = " ".join(part.say(language, known) for part in parts)
    return Sentence(found.article, told, tuple(found.pair), None)


def noted(round_: Published, language: str) -> list[str]:
    """The opening notices on the round as a whole."""
    return [round_.note.say(language), ""] if round_.note else []


def cited(sentence: Sentence) -> str:
    """A sentence with its article."""
    return f"{sentence.text} [{sentence.short}]" if sentence.article else sentence.text


def round_text(tournament: Tournament, round_: RoundPairing | Published, language: str = "en") -> str:
    """The whole round for the arbiter: the boards, the changes, then every bracket."""
    shown = round_ if isinstance(round_, Published) else as_paired(round_)
    known, pairing = names(tournament), shown.pairing
    lines = [say("round-n", language, n=pairing.round), "", *noted(shown, language)]
    lines += board_lines(tournament, shown.pairs, language)
    changed = notices(shown, language, known)
    if changed:
        lines += ["", say("explain-not-by-the-rules", language)]
        lines += [f"{board:>4}. {cited(sentence)}" for board, sentence in changed]
        lines += ["", say("explain-by-the-rules", language)]
    bracket: int | None = -1
    for sentence in sentences(of_round(pairing), language, known):
        if sentence.bracket != bracket:
            bracket = sentence.bracket
            lines += ["", bracket_title(bracket, language)]
        lines.append(f"  [{sentence.short}] {sentence.text}")
    return "\n".join(lines) + "\n"


def bracket_title(bracket: int | None, language: str) -> str:
    """The heading of the decisions of a bracket, or of the whole round."""
    if bracket is None:
        return say("whole-round", language)
    return say("bracket-n", language, n=bracket + 1)


def board_lines(tournament: Tournament, pairs: Iterable[Pair], language: str = "en") -> list[str]:
    """The boards of a round, White first, with scores."""
    known, total = names(tournament), scores(tournament)

    def who(id_: int) -> str:
        return f"{id_:>4} {known.get(id_, '')[:24]:<24} ({points(total[id_], language)})"

    lines = []
    for board, pair in enumerate(pairs, 1):
        right = say("bye", language) if pair.black is None else who(pair.black)
        lines.append(f"{board:>4}. {who(pair.white):<36} {right}".rstrip())
    return lines


def flags(found: Departure | None, language: str, known: Mapping[int, str] | None) -> dict[str, object]:
    """The marks on a board that differs from the rules."""
    if found is None:
        return {}
    return {
        "changed": "colours" if found.colours_only else "pair",
        "cause": found.cause.value,
        "reason": semicolons(found.reasons, language),
        "expected": [{"white": p.white, "black": p.black} for p in found.expected],
        "note": notice(found, language, known).text,
    }


def as_json(
    round_: RoundPairing | Published, language: str = "en", known: Mapping[int, str] | None = None
) -> object:
    """Boards as published, and the pairs by the rules with their claims, for `ronde verify`."""
    shown = round_ if isinstance(round_, Published) else as_paired(round_)
    pairing, departures = shown.pairing, {found.pair: found for found in shown.departures()}
    return {
        "version": VERSION,
        "round": pairing.round,
        "boards": [
            {"white": p.white, "black": p.black, **flags(departures.get(p), language, known)}
            for p in shown.pairs
        ],
        **({"corrected_since": list(shown.since)} if shown.since else {}),
        "pairs": [{"white": p.white, "black": p.black} for p in pairing.pairs],
        "steps": [to_json(step, language, known) for step in pairing.steps],
        "measures": [
            {"article": m.article, "value": list(m.value), "bracket": m.bracket} for m in pairing.measures
        ],
    }

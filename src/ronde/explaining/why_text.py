"""The answer to "why?" and "why not?" in words: the scores, the players who would lose, the article."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ronde.explaining import text as explain
from ronde.explaining.text import Sentence
from ronde.explaining.why import PAIRS, Answer, Bar, Loss, Standing, pairs_of
from ronde.facts.history import Card, cards
from ronde.model import Pair, Tournament
from ronde.systems.base import LATER, About
from ronde.systems.common import due_colour
from ronde.values import frozen
from ronde.words import Letters, Message, Points, Value, Who, say

SHOWN = 6  # people or pairs in a sentence
MOST = 7  # boards in a list


@frozen
class Told:
    """An answer in words, part by part."""

    head: str
    reasons: tuple[Sentence, ...] = ()  # the decisions about the pair, where they meet
    verdict: tuple[str, ...] = ()  # the scores and pairs of the two, and the case against the other pairing
    article: str = ""  # of the last sentence of the verdict, with its edition


def told(tournament: Tournament, answer: Answer, language: str) -> Told:
    """The answer in words."""
    known = explain.names(tournament)
    if answer.played is None or answer.played is answer.meet:
        kind = "why-meet" if answer.meet else "why-not"
    else:
        kind = "why-should" if answer.meet else "why-against"
    head = say(kind, language, known, a=Who(answer.a), b=Who(answer.b), n=answer.pairing.round)
    sentences, article = messages(tournament, answer)
    verdict = tuple(sentence.say(language, known) for sentence in sentences)
    return Told(head, tuple(explain.sentences(answer.reasons, language, known)), verdict, article)


def messages(tournament: Tournament, answer: Answer) -> tuple[list[Message], str]:
    """The sentences of an answer as values, and the article behind the last one."""
    everyone = cards(tournament, everyone=True)
    found = [] if answer.obstacle and answer.obstacle.bar is Bar.AWAY else [scores(answer.standings)]
    if answer.obstacle:
        if not answer.meet:
            return [*found, obstacle(answer, everyone)], answer.obstacle.article
        return [Message.of("why-needed", why=answer.obstacle.why or Message("why-whole"))], ""
    if not answer.meet:
        found += gets(answer.standings)
    if answer.loss is None:
        return found, ""
    if answer.meet:
        found.append(Message("why-kept-apart" if answer.loss.about in LATER else "why-otherwise"))
    else:
        found += halves(answer)
    found.append(loss(answer, answer.loss, everyone))
    return found, answer.loss.chosen.article


def deciding(tournament: Tournament, answer: Answer, language: str) -> str:
    """What decides, with its article; empty where no measure tells the rounds apart."""
    if answer.obstacle is None and answer.loss is None:
        return ""
    sentences, article = messages(tournament, answer)
    places = answer.loss is not None and answer.loss.about is About.HALVES and answer.halves is not None
    known = explain.names(tournament)
    last = " ".join(sentence.say(language, known) for sentence in sentences[-1 - places :])
    return f"{last}{_cited(article)}"


def _cited(article: str) -> str:
    """The article of a sentence without its edition, in brackets."""
    return f" [{article.split(' ', 1)[1]}]" if article else ""


# ---- scores and pairs of the two --------------------------------------------------------------------------


def scores(standings: Sequence[Standing]) -> Message:
    """The scores of both, and the virtual points of an accelerated round."""
    one, other = standings
    if one.score == other.score and not one.virtual and not other.virtual:
        return Message.of("why-both-have", points=points(one.score))
    if (one.score, one.virtual) == (other.score, other.virtual):
        return Message.of("why-both-count", points=points(one.score), counted=Points(one.counted))
    return Message.of("why-two", one=_has(one), two=_has(other))


def _has(standing: Standing) -> Message:
    who, has = Who(standing.id), points(standing.score)
    if standing.virtual:
        return Message.of("why-has-virtual", a=who, points=has, counted=Points(standing.counted))
    return Message.of("why-has", a=who, points=has)


def points(tenths: int) -> Message:
    """1 point, 2.5 points."""
    return Message.of("why-points", points=Points(tenths), tenths=tenths)


def gets(standings: Sequence[Standing]) -> list[Message]:
    """The opponents of the two."""
    parts = []
    for one in standings:
        if not one.paired:
            parts.append(Message.of("why-gets-nothing", a=Who(one.id)))
        elif one.opponent is None:
            parts.append(Message.of("why-gets-bye", a=Who(one.id)))
        else:
            parts.append(Message.of("why-gets", a=Who(one.id), x=Who(one.opponent)))
    return [Message.of("why-two", one=parts[0], two=parts[1])]


def halves(answer: Answer) -> list[Message]:
    """The places of the two in the halves of their group."""
    if answer.halves is None or answer.loss is None:
        return []
    upper, lower = answer.halves
    group = _group(answer.standings[0].counted)
    ids = answer.a, answer.b
    for half, name in ((upper, "upper"), (lower, "lower")):
        if set(ids) <= set(half):
            a, b = sorted(ids, key=half.index)
            places = {"i": half.index(a) + 1, "j": half.index(b) + 1}
            return [Message.of("why-same-half", a=Who(a), b=Who(b), half=name, group=group, **places)]
    a, b = ids if ids[0] in upper else ids[::-1]
    places = {"i": upper.index(a) + 1, "j": lower.index(b) + 1}
    return [Message.of("why-other-halves", a=Who(a), b=Who(b), group=group, **places)]


def _group(score: int | None) -> Message:
    if score is None:
        return Message("why-whole")
    return Message.of("why-group", score=Points(score), tenths=score)


# ---- impossible -------------------------------------------------------------------------------------------


def obstacle(answer: Answer, everyone: Mapping[int, Card]) -> Message:
    """Why the two cannot meet."""
    found = answer.obstacle
    assert found is not None
    match found.bar:
        case Bar.MET:
            return Message.of("why-bar-met", n=found.round)
        case Bar.COLOURS:
            assert found.colour is not None
            return Message.of("why-bar-colours", colour=found.colour, **_games(answer, everyone))
        case Bar.AWAY:
            return Message.of("why-bar-away", who=found.who, count=len(found.who))
        case Bar.OTHERS:
            return Message.of("why-bar-others", why=found.why or Message("why-whole"))
    return Message("why-bar-forbidden")


def _games(answer: Answer, everyone: Mapping[int, Card]) -> dict[str, Value]:
    """The colours of both so far."""
    mine, theirs = (_letters(everyone[id_]) for id_ in (answer.a, answer.b))
    return {"a": Who(answer.a), "b": Who(answer.b), "mine": mine, "theirs": theirs}


def _letters(card: Card) -> Letters:
    return Letters("".join(colour.value.upper() for colour in card.colours) or "–")


# ---- worse, or later in the order -------------------------------------------------------------------------

#: the numbers that decide each `taken` and `received`, in order
TAKEN = ("distance", "barred", "colour", "rating", "opposition", "order")
RECEIVED = ("resident", "colour", "order")


def loss(answer: Answer, lost: Loss, everyone: Mapping[int, Card]) -> Message:
    """The players who lose, the measure, and its values."""
    about, values = lost.about, _values(answer, lost, everyone)
    name = f"why-loss-{about}"
    if about in PAIRS:
        return _refused(answer, lost, everyone, values)
    if about in (About.DOWN, About.FLOATERS, About.MOVED, About.NEXT, About.DOWN_SCORES):
        return _leaver(answer, lost, everyone, name, values)
    if about is About.BYE:
        return _filled(name, values)
    if about is About.JOINED and not lost.who:
        return _filled("why-loss-joined-nobody", values)
    if about is About.HALVES:
        same = answer.halves and any({answer.a, answer.b} <= set(half) for half in answer.halves)
        return _kept_halves(answer, lost) if same else _changed_halves(lost)
    if about in (About.SHIFTED, *_TURNS) and not lost.instead:
        return _filled("why-loss-shifted-more" if about is About.SHIFTED else "why-loss-order-plain", values)
    if about in LATER and about not in (*_TURNS, About.SHIFTED):
        return _order(answer, lost, everyone, values)
    return _filled(name, values)


#: the order of people, not of pairs
_TURNS = (About.FIRST_BYE, About.FIRST_DOWN, About.FIRST_UP, About.FIRST_SET)


def _filled(name: str, values: Mapping[str, Value]) -> Message:
    """A sentence with the values that it uses."""
    return Message.of(name, **{key: values[key] for key in TAKES[name.removeprefix("why-loss-")].split()})


#: the values of each sentence
TAKES = {
    "bye": "who instead more fewer",
    "first-bye": "who instead",
    "down": "who group count",
    "down-self": "a b c group count",
    "down-scores": "who instead group",
    "down-scores-self": "a b c instead group",
    "down-also": "who group",
    "down-also-self": "a b c group",
    "again-apart": "who r",
    "scores": "who group",
    "up": "who group count",
    "up-scores": "who instead group",
    "alone": "who group count",
    "moved": "who group count",
    "moved-self": "a b c group count",
    "floaters": "who group count",
    "floaters-self": "a b c group count",
    "unplayed": "who n m",
    "beyond-two": "who count",
    "third-colour": "who count",
    "same-wish": "pairs count group",
    "same-wish-self": "a b mine theirs colour m count group",
    "strong-wish": "pairs count group",
    "strong-wish-self": "a b mine theirs colour m count group",
    "limits": "pairs count",
    "same-column": "pairs count",
    "again": "who r count",
    "repeats": "who",
    "float-on": "who group count",
    "float-blind": "who group count",
    "unsuited": "who instead group",
    "protected": "who n m",
    "joined": "who n m",
    "joined-nobody": "n m",
    "spared": "who group",
    "first-down": "who instead group",
    "first-up": "who instead group",
    "first-set": "who instead group",
    "shifted": "who instead",
    "shifted-more": "who",
    "halves-change": "who",
    "opponents": "x y z suffers",
    "opponents-outside": "x y z group",
    "met-all": "x y z group",
    "ends": "x y z group",
    "ends-float": "x y group",
    "taken": "x y z reason",
    "order": "group first then suffers",
    "order-plain": "group suffers",
}


def _values(answer: Answer, lost: Loss, everyone: Mapping[int, Card]) -> dict[str, Value]:
    """All the values that a sentence about a loss may use."""
    n, m = (measure.value[0] if measure.value else 0 for measure in (lost.other, lost.chosen))
    if lost.about in (About.DOWN, About.NEXT):
        n, m = len(lost.other.players), len(lost.chosen.players)
    who, instead = lost.who, lost.instead
    if lost.about is About.FIRST_SET:
        mine, theirs = lost.chosen.players[::2], lost.other.players[::2]
        who, instead = tuple(i for i in theirs if i not in mine), tuple(i for i in mine if i not in theirs)
    counted = "why-pairs" if lost.about in PAIRS else "why-teams" if answer.teams else "why-players"
    values: dict[str, Value] = {
        "a": Who(answer.a),
        "b": Who(answer.b),
        "who": _people(who),
        "instead": _people(instead),
        "group": _group(lost.chosen.score),
        "n": n,
        "m": m,
        "count": Message.of(counted, n=n, m=m),
        "r": answer.pairing.round - lost.chosen.back,
        "suffers": int(lost.suffers),
    }
    if lost.about is About.BYE:
        values["more"], values["fewer"] = (
            points(everyone[measure.players[0]].score) for measure in (lost.other, lost.chosen)
        )
    return values


def _people(ids: Sequence[int]) -> tuple[int, ...]:
    return tuple(id_ for id_ in ids if id_)[:SHOWN]


def _refused(answer: Answer, lost: Loss, everyone: Mapping[int, Card], values: dict[str, Value]) -> Message:
    """Pairs with the same wish: the two themselves, or others."""
    made = pairs_of(lost.who)
    themselves = any(set(pair) == {answer.a, answer.b} for pair in made)
    if themselves and lost.about in (About.SAME_WISH, About.STRONG_WISH):
        colour = due_colour(everyone[answer.a].colours)
        if colour is not None:
            values |= {"colour": colour, **_games(answer, everyone)}
            return _filled(f"why-loss-{lost.about}-self", values)
    if len(made) == 1:
        values["pairs"] = (Message.of("why-pair", a=Who(made[0][0]), b=Who(made[0][1])),)
    else:
        values["pairs"] = tuple(f"{a}-{b}" for a, b in made[:SHOWN])
    return _filled(f"why-loss-{lost.about}", values)


def _leaver(
    answer: Answer, lost: Loss, everyone: Mapping[int, Card], name: str, values: dict[str, Value]
) -> Message:
    """A player leaves a group: one of the two, who has an opponent there, or others."""
    if lost.about is About.NEXT:
        name = "why-loss-down"
    if lost.about is About.DOWN_SCORES or values["n"] == values["m"]:
        more, fewer = (sum(everyone[id_].pairing_score for id_ in some) for some in (lost.who, lost.instead))
        name = "why-loss-down-scores" if lost.instead and more > fewer else "why-loss-down-also"
    for one, other in (answer.standings, answer.standings[::-1]):
        stays = one.id not in lost.chosen.players and one.opponent is not None
        if not answer.meet and one.id in lost.who and stays and one.opponent not in lost.chosen.players:
            assert one.opponent is not None
            if lost.chosen.score not in (one.counted, everyone[one.opponent].pairing_score):
                continue  # they meet in another group
            values |= {"a": Who(one.id), "b": Who(other.id), "c": Who(one.opponent)}
            return _filled(f"{name}-self", values)
    return _filled(name, values)


def _kept_halves(answer: Answer, lost: Loss) -> Message:
    """Two of one half: nothing weightier gains by it, not even the colours, which are counted."""
    here = (m for m in answer.pairing.measures if m.bracket == lost.chosen.bracket)
    clashes = [len(pairs_of(m.players)) for m in here if m.about is About.SAME_WISH]
    return Message.of("why-loss-halves", n=max(clashes)) if clashes else Message("why-loss-halves-plain")


def _changed_halves(lost: Loss) -> Message:
    """The players who would change halves."""
    upper, then = set(lost.chosen.players[::2]), set(lost.other.players[::2])
    moved = sorted(upper ^ then)
    return Message.of("why-loss-halves-change", who=_people(moved or list(lost.other.players)))


def _order(answer: Answer, lost: Loss, everyone: Mapping[int, Card], values: dict[str, Value]) -> Message:
    """The pair that comes first in the order, and the one it precedes.

    A pair that was given up for the lowest groups is not named: the round does not have it.
    """
    if lost.turn is None or not _made(answer, *lost.turn[0]):
        return _filled("why-loss-order-plain", values)
    (x, y), (then, z) = lost.turn
    if x != then or not x:
        values |= {"first": f"{x}-{y}" if y else f"{x}", "then": f"{then}-{z}" if z else f"{then}"}
        return _filled("why-loss-order", values)
    values |= {"x": Who(x), "y": Who(y), "z": Who(z)}
    if not y or not z:
        return _filled("why-loss-ends-float" if y else "why-loss-order-plain", values)
    if lost.about in (About.TAKEN, About.RECEIVED):
        values["reason"] = _reason(lost, everyone, (x, y, z))
        return _filled("why-loss-taken", values)
    return _filled(f"why-loss-{lost.about}", values)


def _made(answer: Answer, x: int, y: int) -> bool:
    """The two meet in the round; or, without an opponent, leave their group as it says."""
    return not (x and y) or any(set(pair) == {x, y} for pair in answer.pairing.pairs)


def _reason(lost: Loss, everyone: Mapping[int, Card], people: tuple[int, int, int]) -> Message:
    """Why one opponent is taken before another: the first number in which they differ."""
    numbers = zip(lost.chosen.value, lost.other.value, strict=False)
    place = next((n for n, (mine, theirs) in enumerate(numbers) if mine != theirs), 0)
    kinds = TAKEN if lost.about is About.TAKEN else RECEIVED
    kind = kinds[place % len(kinds)]
    x, y, z = people
    if kind == "colour":
        colour = due_colour(everyone[x].colours)
        if colour is not None:
            return Message.of("why-taken-colour", z=Who(z), x=Who(x), colour=colour)
        kind = "order"
    if kind in ("barred", "resident"):
        return Message.of(f"why-taken-{kind}", z=Who(z))
    return Message.of(f"why-taken-{kind}", y=Who(y))


# ---- as text, and for other programs ----------------------------------------------------------------------


def text_lines(tournament: Tournament, answer: Answer, language: str) -> list[str]:
    """The answer, a sentence a line, with the pairs that would change."""
    parts = told(tournament, answer, language)
    lines = [parts.head, *(f"· {sentence.text} [{sentence.short}]" for sentence in parts.reasons)]
    lines += parts.verdict
    lines[-1] += _cited(parts.article)
    if answer.other is not None:
        changed = {"lost": _pairs(answer.given_up), "gained": _pairs(answer.instead)}
        lines.append(say("why-instead", language, **changed))
    return lines


def _pairs(pairs: tuple[Pair, ...]) -> tuple[Message | str, ...]:
    said: tuple[Message | str, ...] = tuple(
        Message.of("why-bye-of", a=p.white) if p.black is None else f"{p.white}-{p.black}" for p in pairs
    )
    if len(said) <= MOST:
        return said
    return (*said[: MOST - 1], Message.of("why-more", n=len(said) - MOST + 1))


def as_text(tournament: Tournament, answer: Answer, language: str = "en") -> str:
    """The answer as a text."""
    return "\n".join(text_lines(tournament, answer, language)) + "\n"


def as_json(tournament: Tournament, answer: Answer, language: str = "en") -> object:
    """The answer for other programs."""
    found, lost = answer.obstacle, answer.loss
    return {
        "players": [answer.a, answer.b],
        "round": answer.pairing.round,
        "kind": answer.kind,
        "meet": answer.meet,
        "played": answer.played,
        "standings": [
            {"player": s.id, "points": s.score / 10, "virtual": s.virtual / 10, "opponent": s.opponent}
            for s in answer.standings
        ],
        "obstacle": found and {"kind": found.bar, "article": found.article, "players": list(found.who)},
        "worse": lost
        and {
            "article": lost.chosen.article,
            "about": lost.about,
            "bracket": lost.chosen.bracket,
            "chosen": list(lost.chosen.value),
            "other": list(lost.other.value),
            "players": list(lost.who),
        },
        "given_up": [[p.white, p.black] for p in answer.given_up],
        "instead": [[p.white, p.black] for p in answer.instead],
        "text": text_lines(tournament, answer, language),
    }

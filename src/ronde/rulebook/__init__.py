"""The rules as data: one file per text and edition, articles in order; implementing functions; steps.

A rule file `KEY.toml` has, in the order of the text:
    [rulings]   date, source.en, source.fr of every ruling that gives none of its own;
    [[article]] id, title.en, title.fr, text.en, text.fr, and no_code.en, no_code.fr where no code is due;
    [[ruling]]  id, article, en, fr, date, source.en, source.fr: how an open point of the text is read;
                a source that is a mere name may be one string for both languages;
    [sentences] special, personal: which sentences the report of a round gives as special decisions, and
                which are for one player alone. The catalogue holds the sentences, as `KEY-name`;
                causes: sentences about a bracket, for everybody in it;
                like: the text whose sentences it borrows where it has none of its own;
                topics: the subject of each sentence about players: see `Topic`;
    [decisions] how each kind of decision is told: see `Decision`. A text that is like another one gives
                only what it has otherwise. The entries of a row: article, values (names in one string),
                sentence, many, and what `[sentences]` says of a sentence: topic, special, personal, cause.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache

from ronde import words
from ronde.errors import BadInput
from ronde.typed import Any, TypeVar
from ronde.values import NamedTuple, field, frozen
from ronde.words import Value

Function = TypeVar("Function", bound=Callable[..., Any])

#: citation -> names of the functions that implement it
IMPLEMENTED: dict[str, list[str]] = {}


def implements(*citations: str) -> Callable[[Function], Function]:
    """Declare the articles that a function implements: `@implements("dutch-2012 A7.a")`, edition first."""

    def mark(function: Function) -> Function:
        # compiled functions and methods do not know all of their names
        place = ".".join(getattr(function, part, "") for part in ("__module__", "__qualname__"))
        for citation in citations:
            IMPLEMENTED.setdefault(citation, []).append(place)
        return function

    return mark


_FOLDER = os.path.dirname(__file__)

#: sentences shared by all texts: players who are not paired
GENERAL = "general"


class Topic(Enum):
    """The subject of a sentence about players."""

    ORDER = "order"  # they meet by their places in the order
    MET = "met"  # they have already met someone else
    APART = "apart"  # the event or the arbiter keeps them apart from someone else
    COLOUR = "colour"  # an opponent chosen, or accepted, for the colours
    REST = "rest"  # an opponent chosen so that the others can be paired
    FLOAT = "float"  # leaving their own score group
    BYE = "bye"
    COLOURS = "colours"  # who has White
    POINTS = "points"  # virtual points
    SCORE = "score"  # the scores of both
    AWAY = "away"  # not paired


class Step(NamedTuple):
    """One decision: the article, the players it is about (none: the whole bracket), the sentence.

    It is a claim that a program can check: `message` names the claim, a sentence of the article's text,
    and `values` fill it; some values appear in no sentence and serve only the check. `bracket` counts the
    brackets from 0; `criterion` is the article of the measure that it speaks of, if not its own.
    """

    article: str
    players: tuple[int, ...]
    message: str
    values: tuple[tuple[str, Value], ...] = ()
    bracket: int | None = None
    criterion: str | None = None

    @property
    def text(self) -> str:
        """The key of the text that the article belongs to."""
        return self.article.split(" ", 1)[0]

    @property
    def sentence(self) -> str:
        """The name of its sentence in the catalogue."""
        for key in (self.text, text(self.text).like, GENERAL):
            if key and words.known(f"{key}-{self.message}"):
                return f"{key}-{self.message}"
        return f"{self.text}-{self.message}"

    @property
    def topic(self) -> Topic | None:
        """The topic, if the step is about players."""
        return text(self.text).topics.get(self.message) or _GENERAL_TOPICS.get(self.message)


#: of the sentences that all texts share
_GENERAL_TOPICS = {
    "same_score": Topic.SCORE,
    "scores": Topic.SCORE,
    "away": Topic.AWAY,
    "away_half": Topic.AWAY,
    "away_full": Topic.AWAY,
}


class Decision(NamedTuple):
    """How a kind of decision is told: the article that decides, the sentence, the values that fill it."""

    article: str  # empty if the procedure has several
    sentence: str  # in the catalogue, as `KEY-name`
    values: tuple[str, ...] = ()  # in this order
    criterion: str = ""  # the article of the measure that it speaks of, if not its own
    many: bool = False  # a list of `others` that is cut short has a sentence of its own


#: what the sentence of a list that is cut short is called
MANY = "_many"


class Translated(dict[str, str]):
    """A text in several languages; English stands in for a missing one."""

    def __getitem__(self, language: str) -> str:
        spoken = words.spoken(language)
        return words.tied(self.get(spoken) or dict.__getitem__(self, "en"), spoken)


@frozen
class Article:
    """One article of a rule file, in our own words."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    no_code: Mapping[str, str] | None = None


@frozen
class Ruling:
    """How we read an open point of a text, since when and on whose authority."""

    id: str
    article: str
    text: Mapping[str, str]
    date: str
    source: Mapping[str, str]


@frozen
class Text:
    """A rule file: one text in one edition."""

    key: str
    title: Mapping[str, str]
    articles: tuple[Article, ...]
    rulings: tuple[Ruling, ...]
    special: frozenset[str]  # sentences that the report of a round gives
    personal: frozenset[str]  # sentences for one player alone
    causes: frozenset[str]  # sentences about a bracket, for everybody in it
    like: str | None = None  # the text whose sentences it shares
    topics: Mapping[str, Topic] = field(default_factory=dict)  # of the sentences about players
    decisions: Mapping[str, Decision] = field(default_factory=dict)  # by kind

    def article(self, id_: str) -> Article | None:
        """The article with this id, written with or without dots and in any case."""
        wanted = _plain(id_)
        return next((a for a in self.articles if _plain(a.id) == wanted), None)

    def ruling(self, id_: str) -> Ruling | None:
        """The ruling with this id, written with or without its R and in any case."""
        wanted = id_.casefold().lstrip("r")
        return next((r for r in self.rulings if r.id.casefold().lstrip("r") == wanted), None)

    @property
    def whole(self) -> tuple[Ruling, ...]:
        """The rulings that concern no single article."""
        ids = {article.id for article in self.articles}
        return tuple(ruling for ruling in self.rulings if ruling.article not in ids)


def _plain(id_: str) -> str:
    return id_.replace(".", "").replace(" ", "").casefold()


def text_keys() -> list[str]:
    """The keys of all rule files."""
    return sorted(name.removesuffix(".toml") for name in os.listdir(_FOLDER) if name.endswith(".toml"))


@cache
def text(key: str) -> Text:
    """The rule file of a key."""
    if key not in text_keys():
        raise BadInput("error-no-rule-file", key=key, keys=", ".join(text_keys()))
    import tomllib  # only explanations need it, and `ronde pair` must start fast

    with open(os.path.join(_FOLDER, f"{key}.toml"), "rb") as file:
        data = tomllib.load(file)
    articles = tuple(
        Article(a["id"], Translated(a["title"]), Translated(a["text"]), _translated(a.get("no_code")))
        for a in data.get("article", ())
    )
    rulings = tuple(_ruling(data.get("rulings", {}) | ruling) for ruling in data.get("ruling", ()))
    sentences, rows = data.get("sentences", {}), data.get("decisions", {})
    like = sentences.get("like")
    shared = text(like) if like else None
    marked = {kind: frozenset(sentences.get(kind, ())) for kind in ("special", "personal", "causes")}
    topics = {name: Topic(topic) for topic, names in sentences.get("topics", {}).items() for name in names}
    if shared:
        marked = {kind: getattr(shared, kind) | own for kind, own in marked.items()}
        topics = {**shared.topics, **topics}
    decisions = {**shared.decisions} if shared else {}
    for kind, row in rows.items():
        found = decisions[kind] = _decision(kind, row, decisions.get(kind))
        names = [found.sentence, *([found.sentence + MANY] if found.many else [])]
        if "topic" in row:
            topics |= dict.fromkeys(names, Topic(row["topic"]))
        marked = {mark: known | {*names} if row.get(mark) else known for mark, known in marked.items()}
    return Text(
        data["key"],
        Translated(data["title"]),
        articles,
        rulings,
        **marked,
        like=like,
        topics=topics,
        decisions=decisions,
    )


def _decision(kind: str, row: Mapping[str, Any], shared: Decision | None) -> Decision:
    """A row of the table of decisions, perhaps on top of that of another text."""
    base = shared or Decision("", kind)
    given: dict[str, Any] = {
        name: row[name] for name in ("article", "sentence", "criterion", "many") if name in row
    }
    if "values" in row:
        given["values"] = tuple(row["values"].split())
    return base._replace(**given)


def _ruling(data: Mapping[str, Any]) -> Ruling:
    text = Translated({language: data[language] for language in words.languages() if language in data})
    return Ruling(data["id"], data["article"], text, data["date"], _translated(data["source"]))


def _translated(value: Any) -> Any:
    """Use a plain string for every language."""
    if value is None:
        return None
    return Translated(en=value) if isinstance(value, str) else Translated(value)


def say(step: Step, language: str = "en", names: Mapping[int, str] | None = None) -> str:
    """The sentence of a step."""
    return words.say(step.sentence, language, names, **dict(step.values))


def sayable(step: Step) -> bool:
    """The catalogue still has the sentence of a step, and the step has all its values.

    Steps are kept in journals for years, and sentences change.
    """
    if not words.known(step.sentence):
        return False
    given = {name for name, _ in step.values}
    return words.variables(step.sentence) <= given


def sentence_names(key: str) -> set[str]:
    """The sentences that the catalogue has for a text; `lim-2026-bye` is not one of `lim`."""
    longer = [f"{other}-" for other in text_keys() if other.startswith(f"{key}-")]
    like = text(key).like
    shared = sentence_names(like) if like else set()
    return shared | {
        name.removeprefix(f"{key}-")
        for name in words.entries("en")
        if name.startswith(f"{key}-") and not any(name.startswith(other) for other in longer)
    }

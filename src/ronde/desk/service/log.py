"""The journal in words: what was done, in English and French."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, cast

from ronde.desk import actions as a
from ronde.desk.codec import to_plain
from ronde.desk.journal import REDO, UNDO, Entry
from ronde.model import Colour, Scoring
from ronde.words import enumeration, points

Names = Mapping[str, str]
Both = tuple[str, str]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log."""

    seq: int
    scope: str  # the tournament; "" for the event
    kind: str
    who: str
    at: str
    en: str
    fr: str
    counts: bool  # False: undone
    target: int = 0  # the line an undo or a redo is about

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.fr if language == "fr" else self.en


def line_of(line: Entry, names: Names, counts: bool, target: Entry | None = None) -> LogLine:
    """An entry in words; `target` is the one that an undo or a redo is about."""
    if line.kind in (UNDO, REDO):
        english, french = _MOVES[line.kind]
        why = _because(line.payload.get("reason", ""))
        what = describe(target.action, names) if target else ("–", "–")
        en, fr = english.format(line.parent, what[0]) + why, french.format(line.parent, what[1]) + why
        return LogLine(line.seq, line.scope, line.kind, line.who, line.at, en, fr, True, line.parent)
    en, fr = describe(line.action, names)
    return LogLine(line.seq, line.scope, line.kind, line.who, line.at, en, fr, counts)


_MOVES = {
    UNDO: ("undid entry {}: {}", "a annulé l'entrée {} : {}"),
    REDO: ("brought back entry {}: {}", "a rétabli l'entrée {} : {}"),
}

OUTCOME_WORDS = {
    "10": "1-0", "01": "0-1", "==": "½-½", "00": "0-0", "=0": "½-0", "0=": "0-½",
    "WL": "1-0*", "LW": "0-1*", "DD": "½-½*", "LL": "0-0*", "DL": "½-0*", "LD": "0-½*",
    "+-": "+ -", "-+": "- +", "--": "- -",
}  # fmt: skip


def outcome_words(outcome: str, language: str = "en") -> str:
    """A result as people write it; + and - are forfeits, a star is a game not to be rated."""
    if outcome == a.ADJOURNED:
        return "ajournée" if language == "fr" else "adjourned"
    return OUTCOME_WORDS.get(outcome, "–")


def describe(action: a.Action, names: Names) -> Both:
    """What an action is, in English and French."""
    return _WORDS[type(action)](action, names)


def _because(reason: str) -> str:
    return f" ({reason})" if reason else ""


def _who(names: Names, uids: tuple[str, ...], language: str) -> str:
    known = [names.get(uid, uid) for uid in uids]
    if len(known) > 4:
        more = f"{len(known) - 3} autres" if language == "fr" else f"{len(known) - 3} others"
        known = [*known[:3], more]
    return enumeration(known, language)


def _added(x: a.PlayersAdded, names: Names) -> Both:
    known = {e.uid: e.person.name for e in x.entrants}
    uids, source = tuple(known), _because(x.source)
    return f"entered {_who(known, uids, 'en')}{source}", f"inscription : {_who(known, uids, 'fr')}{source}"


_AWAY = {
    "": ("will play", "jouera"),
    "Z": ("will be away", "sera absent"),
    "H": ("has a half-point bye", "a un demi-point d'absence"),
    "F": ("has a full-point bye", "a un point d'absence"),
}


def _away(x: a.AwayAnnounced, names: Names) -> Both:
    name = names.get(x.uid, x.uid)
    english, french = _AWAY[x.how]
    return f"round {x.round}: {name} {english}", f"ronde {x.round} : {name} {french}"


def _withdrawn(x: a.Withdrawn, names: Names) -> Both:
    name, why = names.get(x.uid, x.uid), _because(x.reason)
    if x.notice:
        return f"{name} leaves{why}", f"{name} abandonne{why}"
    return f"{name} was absent without notice{why}", f"{name} était absent sans prévenir{why}"


def _checked_in(x: a.CheckedIn, names: Names) -> Both:
    en, fr = ("checked in", "pointés") if x.present else ("not here after all", "finalement absents")
    return f"{en}: {_who(names, x.players, 'en')}", f"{fr} : {_who(names, x.players, 'fr')}"


def _results(x: a.ResultsEntered, names: Names) -> Both:
    def words(language: str) -> str:
        colon = " : " if language == "fr" else ": "
        return ", ".join(f"{board}{colon}{outcome_words(outcome, language)}" for board, outcome in x.results)

    return f"round {x.round}, board {words('en')}", f"ronde {x.round}, échiquier {words('fr')}"


_EFFECTS = {
    "next": ("", ""),
    "later": (", for the rounds still to pair", ", pour les rondes encore à apparier"),
    "rating": (", for ratings only", ", pour le classement seulement"),
}


def _corrected(x: a.ResultCorrected, names: Names) -> Both:
    english, french = _EFFECTS[x.effect]
    why = _because(x.reason)
    from_, de = (f" from {outcome_words(x.was)}", f" de {outcome_words(x.was, 'fr')}") if x.was else ("", "")
    return (
        f"round {x.round}, board {x.board} corrected{from_} to {outcome_words(x.outcome)}{english}{why}",
        f"ronde {x.round}, échiquier {x.board} corrigé{de} en {outcome_words(x.outcome, 'fr')}{french}{why}",
    )


def _swapped(x: a.ColoursSwapped, names: Names) -> Both:
    en, fr = (
        ("colours reversed", "couleurs inversées") if x.swapped else ("colours as paired", "couleurs prévues")
    )
    why = _because(x.reason)
    return f"round {x.round}, board {x.board}: {en}{why}", f"ronde {x.round}, échiquier {x.board} : {fr}{why}"


def _forbidden(x: a.ForbiddenSet, names: Names) -> Both:
    def groups(language: str) -> str:
        return " / ".join(_who(names, group, language) for group in x.groups) or "–"

    why = _because(x.reason)
    return f"must not meet: {groups('en')}{why}", f"ne doivent pas se rencontrer : {groups('fr')}{why}"


def _colour(x: a.ColourDrawn, names: Names) -> Both:
    en, fr = ("White", "les Blancs") if x.colour is Colour.WHITE else ("Black", "les Noirs")
    how = _drawn(x.how)
    return f"number 1 has {en} by lot{how[0]}", f"le sort donne {fr} au numéro 1{how[1]}"


def _lots(x: a.LotsDrawn, names: Names) -> Both:
    how = _drawn(x.how, x.seed)
    also = ("; numbers given by them", " ; numéros attribués en conséquence") if x.numbers else ("", "")
    return (
        f"lots drawn: {_who(names, x.order, 'en')}{how[0]}{also[0]}",
        f"tirage au sort : {_who(names, x.order, 'fr')}{how[1]}{also[1]}",
    )


def _drawn(how: str, seed: int | None = None) -> Both:
    en, fr = ("by the program", "par le programme") if how == a.BY_PROGRAM else (how, how)
    if seed is not None:
        en, fr = f"{en}, seed {seed}", f"{fr}, graine {seed}"
    return _because(en), _because(fr)


def _numbered(x: a.Numbered, names: Names) -> Both:
    why = _because(x.reason)
    if x.final:
        return (
            f"list closed with {len(x.order)} players{why}",
            f"liste close avec {len(x.order)} joueurs{why}",
        )
    return f"{len(x.order)} players numbered{why}", f"{len(x.order)} joueurs numérotés{why}"


def _adjusted(x: a.DraftAdjusted, names: Names) -> Both:
    en, fr = _by_hand(x, names)
    return f"draft changed by hand{en}", f"projet modifié à la main{fr}"


def _changed(x: a.RoundChanged, names: Names) -> Both:
    en, fr = _by_hand(x, names)
    return f"published round {x.round} changed{en}", f"ronde {x.round} publiée modifiée{fr}"


def _by_hand(x: a.DraftAdjusted | a.RoundChanged, names: Names) -> Both:
    """The new pairs, the reason and every rule that they break."""

    def words(language: str) -> str:
        bye, colon, breaks = {"en": ("bye", ": ", "; breaks "), "fr": ("exempt", " : ", " ; enfreint ")}[
            language
        ]
        sides = ([names.get(uid, uid) if uid else bye for uid in pair] for pair in x.new)
        pairs = "; ".join(" – ".join(pair) for pair in sides)
        broken = "".join(f"{breaks}{rule.article}" for rule in x.broken)
        return (f"{colon}{pairs}" if pairs else "") + _because(x.reason) + broken

    return words("en"), words("fr")


def _described(x: a.EventDescribed, names: Names) -> Both:
    event = x.event
    told = ", ".join(
        filter(None, (event.name, event.place, event.start, event.end, event.arbiter, *event.deputies))
    )
    return f"event {told}", f"événement {told}"


def _settings(x: a.TournamentCreated | a.SetupChanged, names: Names) -> Both:
    """The regulations; what is as usual is not told."""
    setup = x.setup
    more = list(setup.tiebreaks)
    more += [setup.acceleration] if setup.acceleration else []
    more += [f"{name}={value}" for name, value in setup.options]
    if setup.scoring == (scale := Scoring.of(setup.scoring.white_win, setup.scoring.white_draw)):
        more += [f"{points(scale.white_win)}/{points(scale.white_draw)}/0"] if scale != Scoring() else []
    else:
        more += [f"{name}={points(value)}" for name, value in to_plain(setup.scoring).items()]
    more += [f"{name}={value}" for name, value in to_plain(setup.policy).items()]
    told = "".join(f", {word}" for word in more)
    en, fr = f"{setup.system}, {setup.rounds} rounds{told}", f"{setup.system}, {setup.rounds} rondes{told}"
    if isinstance(x, a.TournamentCreated):
        return f"tournament {setup.name}: {en}", f"tournoi {setup.name} : {fr}"
    return f"settings of {setup.name}: {en}", f"réglages de {setup.name} : {fr}"


def _edited(x: a.PlayerEdited, names: Names) -> Both:
    name, told = names.get(x.uid, x.uid), ", ".join(map(str, to_plain(x.person).values()))
    return f"{name} edited: {told}", f"{name} modifié : {told}"


def _rated(x: a.PlayersEdited, names: Names) -> Both:
    told = "; ".join(
        f"{person.name} {person.title} {person.rating}".replace("  ", " ") for _, person in x.people
    )
    why, count = _because(x.source), len(x.people)
    return f"{count} players updated{why}: {told}", f"{count} joueurs mis à jour{why} : {told}"


def _fixed(english: str, french: str) -> Callable[[a.Action, Names], Both]:
    """A sentence with the fields of the action (a player's uid is his name)."""

    def words(action: a.Action, names: Names) -> Both:
        values: dict[str, Any] = {f.name: getattr(action, f.name) for f in fields(cast(Any, action))}
        if "uid" in values:
            values["name"] = names.get(values["uid"], values["uid"])
        if "reason" in values:
            values["reason"] = _because(values["reason"])
        return english.format(**values), french.format(**values)

    return words


_WORDS: dict[type[a.Action], Callable[..., Both]] = {
    a.EventDescribed: _described,
    a.EventRestored: lambda x, names: (
        f"copy {x.copy} restored" + (f"; what was there: {x.saved}" if x.saved else ""),
        f"copie {x.copy} rétablie" + (f" ; ce qu'il y avait : {x.saved}" if x.saved else ""),
    ),
    a.EventClosed: _fixed("event closed", "événement clos"),
    a.TournamentCreated: _settings,
    a.SetupChanged: _settings,
    a.ColourDrawn: _colour,
    a.LotsDrawn: _lots,
    a.ForbiddenSet: _forbidden,
    a.ByeBarred: lambda x, names: (
        f"no bye for {_who(names, tuple(sorted(x.players)), 'en')}{_because(x.reason)}",
        f"pas d'exemption pour {_who(names, tuple(sorted(x.players)), 'fr')}{_because(x.reason)}",
    ),
    a.PlayersAdded: _added,
    a.PlayerEdited: _edited,
    a.PlayerRemoved: _fixed("{name} removed{reason}", "{name} supprimé{reason}"),
    a.Numbered: _numbered,
    a.AwayAnnounced: _away,
    a.Withdrawn: _withdrawn,
    a.Returned: _fixed("{name} returns{reason}", "{name} revient{reason}"),
    a.CheckedIn: _checked_in,
    a.Drafted: _fixed("round {round} paired (draft)", "ronde {round} appariée (projet)"),
    a.DraftAdjusted: _adjusted,
    a.DraftDropped: _fixed("draft dropped", "projet abandonné"),
    a.RoundPublished: _fixed("round {round} published", "ronde {round} publiée"),
    a.RoundChanged: _changed,
    a.TournamentImported: lambda x, names: (
        f"imported {x.setup.name} with {len(x.entrants)} players, {len(x.rounds)} rounds{_because(x.source)}",
        f"import de {x.setup.name} : {len(x.entrants)} joueurs, {len(x.rounds)} rondes{_because(x.source)}",
    ),
    a.PlayersEdited: _rated,
    a.ResultsEntered: _results,
    a.ResultCorrected: _corrected,
    a.ColoursSwapped: _swapped,
    a.ResultsPosted: _fixed("results of round {round} posted", "résultats de la ronde {round} affichés"),
    a.TournamentClosed: _fixed("tournament closed", "tournoi clos"),
}

"""The journal in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ronde.desk import actions as a
from ronde.desk.codec import to_plain
from ronde.desk.event import Setup, UidPair
from ronde.desk.journal import REDO, UNDO, Entry
from ronde.formats.players.person import Person
from ronde.model import Scoring, games_of
from ronde.values import frozen
from ronde.words import Day, Figure, Message, Quoted, Sentences, Value, known, of_teams, points, say

Names = Mapping[str, str]


@frozen
class LogLine:
    """One line of the log."""

    seq: int
    scope: str  # the tournament; "" for the event
    kind: str
    who: str
    at: str
    sentence: Message
    counts: bool  # False: undone
    target: int = 0  # the line that an undo or redo refers to
    setup: Setup | None = None  # of the tournament

    def say(self, language: str = "en") -> str:
        """The sentence in a language, in the words of the game and of teams."""
        if self.setup:
            language = self.setup.rules.game.language(language)
            language = of_teams(language) if self.setup.teams else language
        return self.sentence.say(language)


def line_of(
    line: Entry, names: Names, counts: bool, target: Entry | None = None, setup: Setup | None = None
) -> LogLine:
    """An entry in words; `target` is the entry that an undo or redo refers to."""
    if line.kind in (UNDO, REDO):
        what = describe(target.action, names) if target else "–"
        name = "log-undo" if line.kind == UNDO else "log-redo"
        reasons = (line.payload.get(name, "") for name in ("reason", "public_reason"))
        move = _because(Message.of(name, seq=line.parent, what=what), *reasons)
        return LogLine(line.seq, line.scope, line.kind, line.who, line.at, move, True, line.parent, setup)
    done = describe(line.action, names)
    return LogLine(line.seq, line.scope, line.kind, line.who, line.at, done, counts, setup=setup)


#: results as people write them; + and - are forfeits, a star is a game not to be rated
OUTCOME_SIGNS = {
    "10": "1-0", "01": "0-1", "==": "½-½", "00": "0-0", "=0": "½-0", "0=": "0-½",
    "WL": "1-0*", "LW": "0-1*", "DD": "½-½*", "LL": "0-0*", "DL": "½-0*", "LD": "0-½*",
    "+-": "+ -", "-+": "- +", "--": "- -",
}  # fmt: skip


#: what each letter of a result counts in a match, in halves
_HALVES = {"1": 2, "W": 2, "+": 2, "=": 1, "D": 1}


def outcome_shown(outcome: str) -> Message | str:
    """A result as a value of a sentence."""
    return Message("outcome-adjourned") if outcome == a.ADJOURNED else _signs(outcome)


def outcome_words(outcome: str, language: str = "en") -> str:
    """A result as people write it."""
    return say("outcome-adjourned", language) if outcome == a.ADJOURNED else _signs(outcome)


def _signs(outcome: str) -> str:
    """A result in signs; a match as its score and its games: 1½-½ (1-0, ½-½)."""
    games = games_of(outcome)
    if len(games) < 2:
        return OUTCOME_SIGNS.get(outcome, "–")
    told = ", ".join(OUTCOME_SIGNS.get(game, "–") for game in games)
    return told if "*" in outcome else f"{match_score(outcome)} ({told})"


def match_score(outcome: str) -> str:
    """The score of a match: 1½-½."""
    halves = [sum(_HALVES.get(game[side], 0) for game in games_of(outcome)) for side in (0, 1)]
    return "-".join(("½" if n == 1 else f"{n // 2}{'½' * (n % 2)}") for n in halves)


def describe(action: a.Action, names: Names) -> Message:
    """The sentence for an action."""
    return _WORDS[type(action)](action, names)


def _because(what: Message, reason: Value, public_reason: str = "") -> Message:
    """A sentence with its reason, and with the one for the public."""
    told = Message.of("log-because", what=what, reason=reason) if reason else what
    return Message.of("log-public", what=told, reason=public_reason) if public_reason else told


def _who(names: Names, uids: tuple[str, ...]) -> tuple[str | Message, ...]:
    """Players by name; of many only the first three."""
    known = tuple(names.get(uid, uid) for uid in uids)
    return known if len(known) <= 4 else (*known[:3], Message.of("others-n", n=len(known) - 3))


# --- the event and its tournaments ---------------------------------------------------------------


def _described(x: a.EventDescribed, names: Names) -> Message:
    event = x.event
    about = ", ".join(filter(None, (event.name, event.place, event.arbiter, *event.deputies)))
    if not (event.start or event.end):
        return Message.of("log-event", about=about)
    first, last = Day(event.start or event.end), Day(event.end or event.start)
    if first == last:
        return Message.of("log-event-day", about=about, day=first)
    return Message.of("log-event-days", about=about, first=first, last=last)


def _restored(x: a.EventRestored, names: Names) -> Message:
    if x.saved:
        return Message.of("log-restored-saved", copy=x.copy, saved=x.saved)
    return Message.of("log-restored", copy=x.copy)


_ACCESS = {
    "password": "log-access-password", "close": "log-access-close",
    "token": "log-access-token", "forget": "log-access-forget",
}  # fmt: skip


def _access(x: a.AccessChanged, names: Names) -> Message:
    return Message.of(_ACCESS[x.what], role=Message(f"page-role_{x.role}"), name=x.name)


def _archived(x: a.EventArchived | a.TournamentArchived, names: Names) -> Message:
    return Message("log-archived" if x.archived else "log-unarchived")


def _mode_left(x: a.FideModeLeft, names: Names) -> Message:
    return _because(Message("log-mode-left"), x.reason, x.public_reason)


def _settings(x: a.TournamentCreated | a.SetupChanged, names: Names) -> Message:
    """The regulations that differ from the defaults, as the form calls them."""
    setup = x.setup
    more: list[Value] = [Message("page-fide_mode")] if setup.fide else []
    more += [", ".join(setup.tiebreaks)] if setup.tiebreaks else []
    if setup.acceleration:
        more.append(_labelled("acceleration", Message(f"page-acceleration_{setup.acceleration}")))
    more += [_option(name, value) for name, value in setup.options]
    if setup.scoring == (scale := Scoring.of(setup.scoring.white_win, setup.scoring.white_draw)):
        more += [f"{points(scale.white_win)}/{points(scale.white_draw)}/0"] if scale != Scoring() else []
    else:
        shown = (f"{name} {points(value)}" for name, value in to_plain(setup.scoring).items())
        more.append(_labelled("scale", ", ".join(shown)))
    more += [_regulation(name, value) for name, value in to_plain(setup.policy).items()]
    if setup.teams:
        more.append(_labelled("boards_of_match", setup.teams.boards))
        more += [
            _regulation(name, value) for name, value in to_plain(setup.teams).items() if name != "boards"
        ]
    told = Message.of(
        "log-tournament" if isinstance(x, a.TournamentCreated) else "log-settings",
        name=setup.name,
        system=Message(f"system-{setup.system}") if known(f"system-{setup.system}") else setup.system,
        n=setup.rounds,
    )
    told = Message.of("log-with", what=told, more=Sentences(more)) if more else told
    return _because(told, x.reason, x.public_reason) if isinstance(x, a.SetupChanged) else told


def _labelled(name: str, value: Value) -> Message:
    return Message.of("log-labelled", label=Message(f"page-{name}"), value=value)


def _option(name: str, value: str) -> Message:
    """An option of the system or of the acceleration."""
    if known(f"page-option_{name}_{value}"):
        return _labelled(f"option_{name}", Message(f"page-option_{name}_{value}"))
    label = {"limit": "limit", "limits": "limit_a", "limits-override": "limits_override"}.get(name)
    return _labelled(label, value) if label else Message.of("log-labelled", label=name, value=value)


#: fields of the regulations that the form calls otherwise, and their values that have words
_CALLED = {"win": "match_win", "draw": "match_draw", "loss": "match_loss"}
_VALUES = {("late_entry", "Z"): "late_nothing", ("late_entry", "H"): "late_half"}


def _regulation(name: str, value: Value) -> Message:
    word = f"page-{_VALUES.get((name, str(value)), f'{name}_{value}')}"
    shown = Message(word) if known(word) else points(value) if name in _CALLED else value  # type: ignore[arg-type]
    return _labelled(_CALLED.get(name, name), shown)


def _imported(x: a.TournamentImported, names: Names) -> Message:
    players, rounds = Message.of("people-n", n=len(x.entrants)), Message.of("rounds-n", n=len(x.rounds))
    what = Message.of("log-imported", name=x.setup.name, players=players, rounds=rounds)
    return _because(what, x.source)


def _colour(x: a.ColourDrawn, names: Names) -> Message:
    return _again(_because(Message.of("log-colour", colour=x.colour), _how(x.how)), x.reason)


def _lots(x: a.LotsDrawn, names: Names) -> Message:
    how = _how(x.how)
    if x.seed is not None:
        how = (
            Message.of("log-how-and-seed", how=how, seed=x.seed)
            if how
            else Message.of("log-seed", seed=x.seed)
        )
    drawn = _because(Message.of("log-lots", players=_who(names, x.order)), how)
    return _again(Message.of("log-lots-numbers", what=drawn) if x.numbers else drawn, x.reason)


def _again(what: Message, reason: str) -> Message:
    return Message.of("log-drawn-again", what=what, reason=reason) if reason else what


def _how(how: str) -> Message | str:
    return Message("log-by-program") if how == a.BY_PROGRAM else how


# --- players -------------------------------------------------------------------------------------


def _forbidden(x: a.ForbiddenSet, names: Names) -> Message:
    groups = Sentences(_who(names, group) for group in x.groups)
    return _because(Message.of("log-forbidden", groups=groups), x.reason)


def _apart(x: a.ApartSet, names: Names) -> Message:
    rules = Sentences(rule.sentence for rule in x.rules)
    return _because(Message.of("log-apart", rules=rules), x.reason)


def _categories(x: a.CategoriesSet, names: Names) -> Message:
    listed = tuple(one.name for one in x.categories.defined)
    return Message.of("log-categories", names=listed, year=x.categories.year)


def _prizes(x: a.PrizesSet, names: Names) -> Message:
    listed = tuple(one.title for one in x.plan.lists) + tuple(one.name for one in x.plan.specials)
    return Message.of("log-prizes", lists=listed, sum=x.plan.money(x.plan.total))


def _barred(x: a.ByeBarred, names: Names) -> Message:
    return _because(Message.of("log-bye-barred", players=_who(names, tuple(sorted(x.players)))), x.reason)


def _added(x: a.PlayersAdded, names: Names) -> Message:
    known = {entrant.uid: entrant.person.name for entrant in x.entrants}
    return _because(Message.of("log-entered", players=_who(known, tuple(known))), x.source)


def _edited(x: a.PlayerEdited, names: Names) -> Message:
    about = Sentences((x.person.name, *_particulars(x.person)))
    return Message.of("log-edited", name=names.get(x.uid, x.uid), about=about)


def _particulars(person: Person) -> list[Message]:
    """What is known of a player besides the name, each with its label."""
    told: dict[str, Value] = {
        "title": person.title,
        "rating": person.rating_shown,
        "sex": Message(_SEXES[person.sex]) if person.sex else "",
        "federation": person.federation,
        "fide_id": person.fide_id,
        "birth": Day(person.birth.replace("/", "-")) if "/" in person.birth else person.birth,
        "club": person.club,
        "licence": person.licence,
        "category": ", ".join(person.categories),
        "family": person.family,
        "fee": _sum(person.fee),
        "paid": _sum(person.paid),
    }
    return [
        Message.of("log-labelled", label=Message(f"heading-{name}"), value=value)
        for name, value in told.items()
        if value
    ]


_SEXES = {"m": "page-man", "w": "page-woman"}


def _sum(hundredths: int) -> Figure:
    return Figure(f"{hundredths // 100}.{hundredths % 100:02}" if hundredths else "")


def _updated(x: a.PlayersEdited, names: Names) -> Message:
    people = Sentences(
        f"{person.name} {person.title} {person.rating}".replace("  ", " ") for _, person in x.people
    )
    return _because(Message.of("log-updated", n=len(x.people), people=people), x.source)


def _numbered(x: a.Numbered, names: Names) -> Message:
    name = "log-list-closed" if x.final else "log-numbered"
    return _because(Message.of(name, n=len(x.order)), x.reason)


_AWAY = {"": "log-plays", "Z": "log-away", "H": "log-half-bye", "F": "log-full-bye"}


def _away(x: a.AwayAnnounced, names: Names) -> Message:
    return Message.of(_AWAY[x.how], round=x.round, name=names.get(x.uid, x.uid))


def _withdrawn(x: a.Withdrawn, names: Names) -> Message:
    name = "log-expelled" if x.expelled else "log-withdrawn" if x.notice else "log-vanished"
    return _because(Message.of(name, name=names.get(x.uid, x.uid)), x.reason)


def _player(name: str) -> Callable[[a.PlayerRemoved | a.Returned, Names], Message]:
    """A sentence with the name of a player and a reason."""
    return lambda x, names: _because(Message.of(name, name=names.get(x.uid, x.uid)), x.reason)


def _checked_in(x: a.CheckedIn, names: Names) -> Message:
    return Message.of("log-checked-in" if x.present else "log-not-here", players=_who(names, x.players))


_ANSWERS = {"plays": "log-plays-n", "Z": "log-misses-n", "H": "log-half-n", "out": "log-out-n"}


def _answered(x: a.AbsenteesAnswered, names: Names) -> Message:
    said = Sentences(
        Message.of(name, players=_who(names, who))
        for how, name in _ANSWERS.items()
        if (who := tuple(uid for uid, given in x.answers if given == how))
    )
    return Message.of("log-absentees", round=x.round, said=said)


# --- rounds and results --------------------------------------------------------------------------


def _drafted(x: a.Drafted, names: Names) -> Message:
    if not x.rest:
        return Message.of("log-drafted", round=x.round)
    return _by_hand(Message.of("log-drafted-bye", round=x.round, name=names.get(x.rest, x.rest)), x)


def _reports(x: a.ReportsAllowed, names: Names) -> Message:
    return Message.of("log-reports", how=x.how)


def _reported(x: a.ResultReported, names: Names) -> Message:
    name, outcome = names.get(x.by, x.by), outcome_shown(x.outcome)
    sentence = "log-reported-counts" if x.counts else "log-reported"
    return Message.of(sentence, round=x.round, board=x.board, name=name, outcome=outcome)


def _hall(action: a.HallNoticeSet, names: Names) -> Message:
    if action.starts:  # of journals from before the timetable
        return Message.of("log-hall-starts", message=Quoted(action.message), starts=_moment(action.starts))
    if not action.message:
        return Message("log-hall-nothing")
    return Message.of("log-hall", message=Quoted(action.message))


def _timetable(action: a.TimetableSet, names: Names) -> Message:
    rounds = enumerate(action.times, 1)
    told = (Message.of("log-start", round=n, starts=_moment(start)) for n, start in rounds if start)
    return Message.of("log-timetable", rounds=Sentences(told))


def _moment(start: str) -> Message | Day:
    """A day, with the time if there is one."""
    day = Day(start[:10])
    return Message.of("page-day_and_time", day=day, time=start[11:]) if start[11:] else day


def _round(name: str) -> Callable[[a.RoundPublished | a.ResultsPosted, Names], Message]:
    """A sentence with the number of a round."""
    return lambda x, names: Message.of(name, round=x.round)


def _adjusted(x: a.DraftAdjusted, names: Names) -> Message:
    return _by_hand(Message.of("log-draft-changed", pairs=_pairs(x.new, names)), x)


def _changed(x: a.RoundChanged, names: Names) -> Message:
    return _by_hand(Message.of("log-round-changed", round=x.round, pairs=_pairs(x.new, names)), x)


def _pairs(pairs: tuple[UidPair, ...], names: Names) -> Sentences:
    return Sentences(
        Message.of(
            "log-pair",
            white=names.get(white, white),
            black=names.get(black, black) if black else Message("bye"),
        )
        for white, black in pairs
    )


def _by_hand(what: Message, x: a.Drafted | a.DraftAdjusted | a.RoundChanged) -> Message:
    """A change with its reason and every rule that it breaks."""
    done = _because(what, x.reason, x.public_reason)
    articles = ", ".join(rule.article for rule in x.broken)
    return Message.of("log-breaks", what=done, articles=articles) if articles else done


def _results(x: a.ResultsEntered | a.GamesEntered, names: Names) -> Message:
    results = tuple(
        Message.of("log-board-result", board=_place(*board), outcome=outcome_shown(outcome))
        for *board, outcome in x.results
    )
    return Message.of("log-results", n=len(results), round=x.round, results=results)


def _place(board: object, game: object = 0) -> str:
    """A board; that of a match as 2.1."""
    return f"{board}.{game}" if game else f"{board}"


_EFFECTS = {"later": "log-for-later", "rating": "log-for-rating"}


def _corrected(x: a.ResultCorrected, names: Names) -> Message:
    about: dict[str, Value] = {
        "round": x.round,
        "board": _place(x.board, x.game),
        "outcome": outcome_shown(x.outcome),
    }
    what = Message.of("log-corrected", **about)
    if x.was:
        what = Message.of("log-corrected-from", was=outcome_shown(x.was), **about)
    if x.effect in _EFFECTS:
        what = Message.of(_EFFECTS[x.effect], what=what)
    return _because(what, x.reason)


def _swapped(x: a.ColoursSwapped, names: Names) -> Message:
    name = "log-colours-reversed" if x.swapped else "log-colours-as-paired"
    return _because(Message.of(name, round=x.round, board=_place(x.board, x.game)), x.reason)


# --- teams ---------------------------------------------------------------------------------------


def _team(x: a.TeamEdited, names: Names) -> Message:
    members = Sentences(member.person.name for member in x.squad.members)
    about = ", ".join(filter(None, (x.person.name, x.squad.short, x.person.club, x.squad.captain)))
    return _overruled(Message.of("log-team", name=names.get(x.uid, x.uid), about=about, players=members), x)


def _lineup(x: a.LineupSet, names: Names) -> Message:
    seats = Sentences(names.get(uid, "–") for uid in x.seats)
    about: dict[str, Value] = {"round": x.round, "match": x.board, "team": names.get(x.team, x.team)}
    return _overruled(Message.of("log-lineup", **about, players=seats), x)


def _overruled(what: Message, x: a.TeamEdited | a.LineupSet) -> Message:
    """A change with its reason and the regulations that it breaks."""
    done = _because(what, x.reason)
    broken = Sentences(rule.sentence for rule in x.broken)
    return Message.of("log-overrules", what=done, rules=broken) if x.broken else done


def _awards(x: a.AwardsSet, names: Names) -> Message:
    lines = Sentences(
        Message.of(
            "log-award",
            teams=_who(names, award.teams) if award.teams else Message("log-every-team"),
            match=points(award.match or 0),
            game=points(award.game or 0),
            kind=award.kind or "–",
            round=award.round,
        )
        for award in x.awards
    )
    return _because(Message.of("log-awards", n=len(x.awards), awards=lines), x.reason)


def _match_forfeited(x: a.MatchForfeited, names: Names) -> Message:
    shown = outcome_shown(x.outcome)
    return _because(Message.of("log-match-forfeited", round=x.round, match=x.board, outcome=shown), x.reason)


def _fixed(name: str) -> Callable[[a.Action, Names], Message]:
    return lambda x, names: Message(name)


_WORDS: dict[type[a.Action], Callable[..., Message]] = {
    a.EventDescribed: _described,
    a.EventRestored: _restored,
    a.AccessChanged: _access,
    a.EventClosed: _fixed("log-event-closed"),
    a.EventArchived: _archived,
    a.TournamentArchived: _archived,
    a.TournamentCreated: _settings,
    a.SetupChanged: _settings,
    a.FideModeLeft: _mode_left,
    a.TournamentImported: _imported,
    a.ColourDrawn: _colour,
    a.LotsDrawn: _lots,
    a.ForbiddenSet: _forbidden,
    a.ByeBarred: _barred,
    a.ApartSet: _apart,
    a.CategoriesSet: _categories,
    a.PrizesSet: _prizes,
    a.PlayersAdded: _added,
    a.PlayerEdited: _edited,
    a.PlayersEdited: _updated,
    a.PlayerRemoved: _player("log-removed"),
    a.Numbered: _numbered,
    a.AwayAnnounced: _away,
    a.Withdrawn: _withdrawn,
    a.Returned: _player("log-returned"),
    a.CheckedIn: _checked_in,
    a.AbsenteesAnswered: _answered,
    a.Drafted: _drafted,
    a.DraftAdjusted: _adjusted,
    a.DraftDropped: _fixed("log-draft-dropped"),
    a.RoundPublished: _round("log-published"),
    a.RoundChanged: _changed,
    a.ResultsEntered: _results,
    a.ResultCorrected: _corrected,
    a.ColoursSwapped: _swapped,
    a.ResultsPosted: _round("log-posted"),
    a.ReportsAllowed: _reports,
    a.ResultReported: _reported,
    a.HallNoticeSet: _hall,
    a.TimetableSet: _timetable,
    a.TournamentClosed: _fixed("log-tournament-closed"),
    a.TeamEdited: _team,
    a.AwardsSet: _awards,
    a.LineupSet: _lineup,
    a.GamesEntered: _results,
    a.MatchForfeited: _match_forfeited,
}

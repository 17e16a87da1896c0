"""Commands on an event file: import, draft, publish, result, player, export, log, undo, backup …"""

from __future__ import annotations

import argparse
import getpass
import os
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

from ronde.cli.common import language_argument, output, output_json
from ronde.desk import service
from ronde.desk.event import Entrant
from ronde.desk.service import Desk
from ronde.errors import BadInput, FileTrouble
from ronde.formats.players import person as people
from ronde.formats.players.person import Person
from ronde.tables.render import render
from ronde.words import Quoted, points, say

TABLES = ("standings", "crosstable", "players", "pairings", "alphabetical")


def event_arguments(parser: argparse.ArgumentParser) -> None:
    """EVENT, the tournament in it, and who acts."""
    parser.add_argument("event", metavar="EVENT", help="an event file (.ronde) or the URL of a database")
    parser.add_argument("--tournament", metavar="KEY", help="which tournament, if the event has several")
    parser.add_argument("--who", default=None, metavar="NAME", help="who acts (default: your login name)")
    language_argument(parser)


def who(args: argparse.Namespace) -> str:
    """The name under which an action is written to the journal."""
    if args.who is not None:
        return str(args.who)
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


def opened(args: argparse.Namespace) -> Desk:
    """The event of the arguments."""
    return service.open_event(args.event, who(args))


class Deed:
    """A command that acts on an event."""

    @classmethod
    def run(cls, args: argparse.Namespace) -> int:
        """Open the event, act, say what was done."""
        with opened(args) as desk:
            return cls.act(desk, args)

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """What the command does."""
        raise NotImplementedError


class Import(Deed):
    """examples:
    ronde import open.ronde players.csv
    ronde import open.ronde old-event.trf --whole       with its rounds, as a tournament of its own
    ronde import open.ronde players_list_foa.txt --update-ratings
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT and FILE."""
        event_arguments(parser)
        parser.add_argument("file", metavar="FILE", help="players: CSV, TRF, FIDE rating list, Papi")
        parser.add_argument("--whole", action="store_true", help="a TRF with its rounds, as a new tournament")
        parser.add_argument("--update-ratings", action="store_true", help="only ratings, by FIDE number")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Import players, ratings or a whole tournament."""
        name = os.path.basename(args.file)
        if args.update_ratings:
            with open(args.file, encoding="utf-8", errors="replace") as lines:
                changed = service.update_from_rating_list(desk, args.tournament, lines, name)
            output("".join(f"{person}\n" for person in changed))
            return 0
        data = _bytes(args.file)
        if args.whole:
            output(f"{service.import_report(desk, data, args.tournament, name)}\n")
            return 0
        listed = service.read_people(name, data)
        added = service.add_players(desk, args.tournament, listed, source=name, skip_known=True)
        words = {"en": "players entered, {} known already", "fr": "joueurs inscrits, {} déjà connus"}
        known = Counter(person.name for person in listed) - Counter(e.person.name for e in added)
        output(f"{len(added)} {words[args.lang].format(known.total())}\n")
        output("".join(f"= {person}\n" for person in known.elements()))
        return 0


def _bytes(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise FileTrouble.unreadable(path, error) from error


PARTICULARS: dict[str, Callable[[str], object]] = {
    "name": str,
    "rating": int,
    "title": people.title,
    "sex": people.sex,
    "federation": str,
    "fide_id": people.fide_id,
    "birth": people.birth,
    "club": str,
    "licence": str,
}
AWAY = {"absent": "Z", "half": "H", "plays": ""}
LEAVING = {
    "withdraw": service.withdraw,
    "vanished": service.absent_without_notice,
    "back": service.return_player,
    "remove": service.remove_player,
}


class Player(Deed):
    """examples:
    ronde player open.ronde add "Dupont, Jean" --rating 2100
    ronde player open.ronde absent 7 --round 3
    ronde player open.ronde half 7 --round 3
    ronde player open.ronde withdraw 7 --reason "ill"
    ronde player open.ronde edit 7 --rating 2150
    ronde player open.ronde here 1 2 3 5            who has checked in
    ronde player open.ronde apart 3 8 --reason "brothers"
    ronde player open.ronde close-list
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT, what happens, to whom."""
        event_arguments(parser)
        others = ("add", "edit", "here", "not-here", "apart", "together", "number", "close-list")
        parser.add_argument("deed", choices=(*AWAY, *LEAVING, *others))
        parser.add_argument("players", nargs="*", metavar="PLAYER", help="numbers; the name of a new one")
        parser.add_argument("--round", type=int, metavar="N")
        for name, kind in PARTICULARS.items():
            parser.add_argument(f"--{name.replace('_', '-')}", type=kind)
        parser.add_argument("--reason", default="")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Change the list of players."""
        key, deed, reason = args.tournament, args.deed, args.reason
        said = {name: getattr(args, name) for name in PARTICULARS if getattr(args, name) is not None}
        if deed == "close-list":
            service.close_list(desk, key, reason)
        elif deed == "number":
            service.number_players(desk, key, reason)
        elif deed == "add":
            person = Person(" ".join(args.players), **said)
            output(f"{service.add_player(desk, key, person, args.round).number}\n")
        elif deed in ("here", "not-here"):
            service.check_in(desk, key, _numbers(args), deed == "here")
        elif deed in ("apart", "together"):
            service.forbid(desk, key, _groups(desk, args), reason)
        elif deed in AWAY:
            round_ = args.round or desk.state(key).next_round
            service.announce_away(desk, key, _number(args), round_, AWAY[deed])
        elif deed == "edit":
            person = service.find(desk.state(key), _number(args)).person
            service.edit_player(desk, key, _number(args), replace(person, **said))
        else:
            LEAVING[deed](desk, key, _number(args), reason)
        return 0


def _numbers(args: argparse.Namespace) -> list[int]:
    wrong = [word for word in args.players if not (word.isascii() and word.isdigit())]
    if wrong or not args.players:
        named = " ".join(wrong) or "–"
        raise BadInput("error-player-named-by-number", named=Quoted(named))
    return [int(word) for word in args.players]


def _number(args: argparse.Namespace) -> int:
    numbers = _numbers(args)
    if len(numbers) > 1:
        raise BadInput("error-one-player-time-please")
    return numbers[0]


def _groups(desk: Desk, args: argparse.Namespace) -> Iterable[Iterable[str]]:
    """The groups of players who must not meet, with one more or without those that hold these players."""
    state = desk.state(args.tournament)
    named = tuple(service.find(state, number).uid for number in _numbers(args))
    if args.deed == "apart":
        return (*state.forbidden, named)
    return tuple(group for group in state.forbidden if not set(named) <= set(group))


class Draft(Deed):
    """example:
    ronde draft open.ronde                       pair the next round, without publishing it
    ronde draft open.ronde --swap 3 11 --reason "same club"
    ronde draft open.ronde --colours 4 --reason "agreed by both"
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT and changes by hand."""
        event_arguments(parser)
        parser.add_argument("--swap", type=int, nargs=2, metavar=("A", "B"), help="exchange two players")
        parser.add_argument("--colours", type=int, metavar="BOARD", help="exchange the colours of a board")
        parser.add_argument("--reason", default="", help="why, for the journal")
        parser.add_argument("--despite", action="store_true", help="even if a rule is broken")
        parser.add_argument("--drop", action="store_true", help="forget the draft")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Pair the next round as a draft, or change the draft."""
        key = args.tournament
        if args.drop:
            service.drop_draft(desk, key)
            return 0
        if args.swap or args.colours:
            if args.swap:
                a, b = args.swap
                found = service.swap_players(desk, key, a, b, args.reason, args.despite)
            else:
                found = service.swap_colours(desk, key, args.colours, args.reason, args.despite)
            for broken in found:
                output(f"! {broken.cited.say(args.lang)}\n")
        else:
            service.pair_round(desk, key)
        for warning in service.warnings(desk, key):
            output(f"! {warning.told(args.lang)}\n")
        _print_boards(desk, args, draft=True)
        return 0


class Publish(Deed):
    """examples:
    ronde publish open.ronde      publish the draft (it is made first if there is none)
    ronde publish open.ronde --swap 3 11 --reason "they had met"     change the round that is published
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT and a change of what is published."""
        event_arguments(parser)
        parser.add_argument("--swap", type=int, nargs=2, metavar=("A", "B"), help="exchange two players")
        parser.add_argument("--reason", default="", help="why, for the journal")
        parser.add_argument("--despite", action="store_true", help="even if a rule is broken")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Publish the next round, or change the last one where the rules allow it."""
        if args.swap:
            a, b = args.swap
            service.swap_published(desk, args.tournament, a, b, args.reason, args.despite)
            _print_boards(desk, args, draft=False)
            return 0
        if desk.state(args.tournament).draft is None:
            service.pair_round(desk, args.tournament)
        service.publish(desk, args.tournament)
        _print_boards(desk, args, draft=False)
        return 0


def _print_boards(desk: Desk, args: argparse.Namespace, draft: bool) -> None:
    def side(entrant: Entrant | None, score: int) -> str:
        if entrant is None:
            return say("bye", args.lang)
        return f"{entrant.number:>4} {entrant.person.name[:24]:<24} ({points(score, args.lang)})"

    for row in service.boards(desk, args.tournament, draft=draft):
        left = side(row.white, row.white_score)
        output(f"{row.board:>4}. {left:<36} {side(row.black, row.black_score)}".rstrip() + "\n")


class Result(Deed):
    """examples:
    ronde result open.ronde 1=1-0 2=½ 3=0-1 4=+-      boards of the last round and their results
    ronde result open.ronde 5=1-0 --correct --reason "wrongly entered"
    ronde result open.ronde --wrong-colours 5 --reason "both say so"
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT and BOARD=RESULT."""
        event_arguments(parser)
        parser.add_argument("results", nargs="*", metavar="BOARD=RESULT")
        parser.add_argument("--round", type=int, metavar="N", help="the round (default: the last one)")
        parser.add_argument("--correct", action="store_true", help="correct results already entered")
        parser.add_argument("--rating-only", action="store_true", help="correct what is too late to count")
        parser.add_argument("--wrong-colours", type=int, metavar="BOARD", help="played with colours reversed")
        parser.add_argument("--post", action="store_true", help="the results are on the wall")
        parser.add_argument("--reason", default="", help="why, for the journal")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Enter results, then say which are still missing."""
        key = args.tournament
        round_ = args.round or len(desk.state(key).rounds)
        given = [_board_result(word) for word in args.results]
        if args.correct or args.rating_only:
            for board, outcome in given:
                service.correct_result(
                    desk, key, round_, board, outcome, args.reason, rating_only=args.rating_only
                )
        elif given:
            service.enter_results(desk, key, round_, given)
        if args.wrong_colours:
            service.played_with_wrong_colours(desk, key, round_, args.wrong_colours, reason=args.reason)
        if args.post:
            service.post_results(desk, key, round_)
        missing = service.missing_results(desk, key, round_ or None)
        words = {"en": ("missing: ", "complete"), "fr": ("manquent : ", "complet")}[args.lang]
        output((words[0] + ", ".join(map(str, missing)) if missing else words[1]) + "\n")
        return 0


def _board_result(word: str) -> tuple[int, str]:
    board, sign, outcome = word.partition("=")
    if not sign or not board.isdecimal():
        raise BadInput("error-result-written-board-result-example", word=Quoted(word))
    return int(board), outcome or "="


class Export(Deed):
    """examples:
    ronde export open.ronde -o open.trf
    ronde export open.ronde --as trf26 -o open.trf
    ronde export open.ronde --as standings --format csv
    ronde export open.ronde --as site -o pages
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT and what to write."""
        event_arguments(parser)
        kinds = ("trf16", "trf26", "json", "site", *TABLES)
        parser.add_argument("--as", dest="kind", choices=kinds, default="trf16")
        parser.add_argument("--format", choices=("text", "csv", "json", "html"), default="text")
        parser.add_argument("--round", type=int, metavar="N", help="for pairings and standings")
        parser.add_argument("--next", action="store_true", help="say in the report who misses the next round")
        parser.add_argument("-o", "--output", metavar="OUT", help="a file (a folder for the site)")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Write a report, a table, the whole event or a site."""
        key = args.tournament
        if args.kind in ("trf16", "trf26"):
            output(service.export_trf(desk, key, args.kind[3:], args.next), args.output)
        elif args.kind == "json":
            output_json(service.export_json(desk, key), args.output)
        elif args.kind == "site":
            if not args.output:
                raise BadInput("error-site-needs-folder-give-o")
            output(f"{len(service.export_site(desk, args.output, args.lang))} pages\n")
        else:
            table = service.export_table(desk, key, args.kind, args.round, args.lang)
            output(render(table, args.format, 100), args.output)
        return 0


class Log(Deed):
    """example:
    ronde log open.ronde --last 20
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT and how many lines."""
        event_arguments(parser)
        parser.add_argument("--last", type=int, default=0, metavar="N", help="only the last N lines")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Print the journal: number, time, who, what; a cross marks what was undone."""
        several = len(desk.keys) > 1
        for line in service.log(desk, args.tournament, limit=args.last):
            mark = " " if line.counts else "✗"
            when = datetime.fromisoformat(line.at.replace("Z", "+00:00")).astimezone()
            where = f" [{line.scope}]" if several and line.scope else ""
            told = f"{line.who or '–'}{where}: {line.say(args.lang)}"
            output(f"{line.seq:>5} {mark} {when:%Y-%m-%d %H:%M:%S%z} {told}\n")
        return 0


class Close(Deed):
    """examples:
    ronde close open.ronde                     the tournament is over
    ronde close open.ronde --event             so is the event
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT."""
        event_arguments(parser)
        parser.add_argument("--event", dest="whole", action="store_true", help="the whole event")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Close a tournament or the event; nothing changes any more until that is undone."""
        if args.whole:
            service.close_event(desk)
        else:
            service.close_tournament(desk, args.tournament)
        return 0


class Undo(Deed):
    """examples:
    ronde undo open.ronde
    ronde undo open.ronde --tournament ""      the last action on the event itself, such as its closing
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT."""
        event_arguments(parser)
        parser.add_argument("--reason", default="", help="why (needed to take back a published round)")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Take back the last action."""
        line = service.undo(desk, args.tournament, reason=args.reason)
        output(f"{line.seq} {line.say(args.lang)}\n")
        return 0


class Redo(Deed):
    """example:
    ronde redo open.ronde
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT."""
        event_arguments(parser)

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Bring back what was undone last."""
        line = service.redo(desk, args.tournament)
        output(f"{line.seq} {line.say(args.lang)}\n")
        return 0


class Backup(Deed):
    """examples:
    ronde backup open.ronde
    ronde backup open.ronde -o usb-stick/open.ronde
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT and where to."""
        event_arguments(parser)
        parser.add_argument("-o", "--output", metavar="COPY", help="default: the folder beside the event")

    @staticmethod
    def act(desk: Desk, args: argparse.Namespace) -> int:
        """Copy the event."""
        output(f"{service.backup(desk, args.output)}\n")
        return 0


class Restore:
    """example:
    ronde restore open.ronde open.ronde.backups/20260301-101500-000042-round-3.ronde
    """

    @staticmethod
    def arguments(parser: argparse.ArgumentParser) -> None:
        """EVENT and COPY."""
        event_arguments(parser)
        parser.add_argument("copy", metavar="COPY", help="a copy made by backup")

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Put a copy in the place of the event; what was there is copied first."""
        there = "://" in args.event or os.path.exists(args.event)
        saved = service.restore(args.copy, args.event, replace_it=there, who=who(args))
        if saved:
            output(f"{saved}\n")
        return 0

"""Commands on an event file: import, draft, publish, result, player, export, log, undo, backup …"""

from __future__ import annotations

import argparse
import getpass
import os
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path

from ronde.cli.common import output, output_json, read_file
from ronde.cli.parser import Parser, positive
from ronde.desk import service
from ronde.desk.cautions import YES
from ronde.desk.event import Entrant
from ronde.digits import number
from ronde.errors import BadInput, FileTrouble, RondeError
from ronde.formats.players import person as people
from ronde.formats.players.person import Person
from ronde.systems.general import Ground
from ronde.typed import TYPE_CHECKING
from ronde.values import replace
from ronde.words import Quoted, points, say

if TYPE_CHECKING:
    from ronde.desk.service import Desk
    from ronde.desk.service.result_entry import Spot

TABLES = ("standings", "crosstable", "players", "pairings", "alphabetical", "individuals", "boards")


def event_arguments(parser: Parser) -> None:
    """EVENT, the tournament in it, and the name for the journal."""
    parser.add_argument("event", metavar="EVENT", help="help-event")
    parser.add_argument("--tournament", metavar="KEY", help="help-tournament")
    parser.add_argument("--who", default=None, metavar="NAME", help="help-who")
    parser.add_argument("--yes", action="store_true", help="help-yes")
    parser.add_argument("--confirm", nargs="+", default=[], metavar="CODE", help="help-confirm")


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
    desk = service.open_event(args.event, who(args)).confirming([YES] * args.yes + args.confirm)
    try:
        only = desk.keys[0] if len(desk.keys) == 1 else None
        args.lang = desk.language(args.lang, args.tournament or only)
    except RondeError:
        desk.close()
        raise
    return desk


def import_arguments(parser: Parser) -> None:
    """EVENT and FILE."""
    event_arguments(parser)
    parser.add_argument("file", metavar="FILE", help="help-import-file")
    parser.add_argument("--whole", action="store_true", help="help-import-whole")
    parser.add_argument("--update-ratings", action="store_true", help="help-update-ratings")


def run_import(args: argparse.Namespace) -> int:
    """Import players, ratings or a whole tournament."""
    with opened(args) as desk:
        name = os.path.basename(args.file)
        if args.update_ratings:
            with open(args.file, encoding="utf-8", errors="replace") as lines:
                changed = service.update_from_rating_list(desk, args.tournament, lines, name)
            output("".join(f"{person}\n" for person in changed))
            return 0
        data = read_file(args.file)
        if args.whole:
            output(f"{service.import_report(desk, data, args.tournament, name)}\n")
            return 0
        if desk.state(args.tournament).setup.teams:
            return _import_teams(desk, args, name, data)
        read = service.read_list(name, data)
        listed = read.people
        added = service.add_players(desk, args.tournament, listed, source=name, skip_known=True)
        known = Counter(person.name for person in listed) - Counter(e.person.name for e in added)
        output(say("cli-imported", args.lang, n=len(added), known=known.total()) + "\n")
        output("".join(f"= {person}\n" for person in known.elements()))
        _tell_ignored(args, read.ignored)
        return 0


def _import_teams(desk: Desk, args: argparse.Namespace, name: str, data: bytes) -> int:
    """Enter the teams of a file that are not in the list yet."""
    listed, ignored = service.read_teams(name, data)
    added = service.add_teams(desk, args.tournament, listed, source=name, skip_known=True)
    players = sum(len(entrant.squad.members) for entrant in added)
    known = len(listed) - len(added)
    output(say("cli-imported-teams", args.lang, n=len(added), players=players, known=known) + "\n")
    _tell_ignored(args, ignored)
    return 0


def _tell_ignored(args: argparse.Namespace, headings: list[str]) -> None:
    if headings:
        output(say("cli-ignored-columns", args.lang, columns=tuple(headings)) + "\n")


def _understood(kind: Callable[[str], str]) -> Callable[[str], str]:
    """A particular that must be understood; a blank one or 0 is none."""

    def particular(text: str) -> str:
        value = kind(text)
        if text.strip(" 0") and not value:
            raise ValueError(text)
        return value

    return particular


PARTICULARS: dict[str, Callable[[str], object]] = {
    "name": str,
    "rating": int,
    "estimate": int,
    "title": _understood(people.title),
    "sex": _understood(people.sex),
    "federation": str,
    "fide_id": _understood(people.fide_id),
    "birth": _understood(people.birth),
    "club": str,
    "licence": str,
    "categories": people.listed,
    "family": str,
}
AWAY = {"absent": "Z", "half": "H", "plays": ""}
LEAVING = {  # names in `service`
    "withdraw": "withdraw",
    "vanished": "absent_without_notice",
    "back": "return_player",
    "remove": "remove_player",
}


def player_arguments(parser: Parser) -> None:
    """EVENT, the action and the players."""
    event_arguments(parser)
    others = ("add", "edit", "here", "not-here", "apart", "together", "number", "close-list")
    parser.add_argument("deed", choices=(*AWAY, *LEAVING, *others), metavar="DEED", help="help-deed")
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="help-deed-players")
    parser.add_argument("--round", type=positive, metavar="N", help="help-deed-round")
    for name, kind in PARTICULARS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, help=f"help-player-{name}")
    parser.add_argument("--reason", default="", help="help-reason")


def run_player(args: argparse.Namespace) -> int:
    """Change the list of players."""
    with opened(args) as desk:
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
            next_round = desk.state(key).next_round
            round_ = args.round or next_round
            if deed == "plays" and round_ == next_round:
                service.answer_absentees(desk, key, [(_number(args), deed)])
            else:
                service.announce_away(desk, key, _number(args), round_, AWAY[deed])
        elif deed == "edit":
            person = service.find(desk.state(key), _number(args)).person
            service.edit_player(desk, key, _number(args), replace(person, **said))
        else:
            getattr(service, LEAVING[deed])(desk, key, _number(args), reason)
        return 0


def _numbers(args: argparse.Namespace) -> list[int]:
    wrong = [word for word in args.players if not (word.isascii() and word.isdigit())]
    if wrong or not args.players:
        named = " ".join(wrong) or "–"
        raise BadInput("error-player-named-by-number", named=Quoted(named))
    return [number(word) for word in args.players]


def _number(args: argparse.Namespace) -> int:
    numbers = _numbers(args)
    if len(numbers) > 1:
        raise BadInput("error-one-player-time-please")
    return numbers[0]


def _groups(desk: Desk, args: argparse.Namespace) -> Iterable[Iterable[str]]:
    """The groups of players who must not meet, with one added, or without those of these players."""
    state = desk.state(args.tournament)
    named = tuple(service.find(state, number).uid for number in _numbers(args))
    if args.deed == "apart":
        return (*state.forbidden, named)
    return tuple(group for group in state.forbidden if not set(named) <= set(group))


def draft_arguments(parser: Parser) -> None:
    """EVENT and changes by hand."""
    event_arguments(parser)
    parser.add_argument("--swap", type=int, nargs=2, metavar=("A", "B"), help="help-swap")
    parser.add_argument("--colours", type=positive, metavar="BOARD", help="help-swap-colours")
    parser.add_argument("--bye", type=int, metavar="ID", help="help-give-bye")
    parser.add_argument("--reason", default="", help="help-reason")
    parser.add_argument("--public-reason", default="", metavar="REASON", help="help-public-reason")
    parser.add_argument("--force", action="store_true", help="help-force")
    parser.add_argument("--drop", action="store_true", help="help-drop")


def run_draft(args: argparse.Namespace) -> int:
    """Pair the next round as a draft, or change the draft."""
    with opened(args) as desk:
        key = args.tournament
        if args.drop:
            service.drop_draft(desk, key)
            return 0
        if args.swap or args.colours or args.bye is not None:
            if args.bye is not None:
                found = service.give_bye(desk, key, args.bye, args.reason, args.public_reason)
            elif args.swap:
                a, b = args.swap
                found = service.swap_players(desk, key, a, b, args.reason, args.force, args.public_reason)
            else:
                board, public = args.colours, args.public_reason
                found = service.swap_colours(desk, key, board, args.reason, args.force, public)
            for broken in found:
                output(f"! {broken.cited.say(args.lang)}\n")
        else:
            service.pair_round(desk, key)
        for warning in service.warnings(desk, key):
            output(f"! {warning.told(args.lang)}\n")
        _print_boards(desk, args, draft=True)
        return 0


def publish_arguments(parser: Parser) -> None:
    """EVENT and a change of the published round."""
    event_arguments(parser)
    change = parser.add_mutually_exclusive_group()
    change.add_argument("--swap", type=int, nargs=2, metavar=("A", "B"), help="help-swap")
    change.add_argument("--pair", type=int, nargs=2, metavar=("WHITE", "BLACK"), help="help-pair-unpaired")
    change.add_argument("--late", type=int, nargs="+", metavar="ID", help="help-late")
    parser.add_argument("--bye", action="store_true", help="help-late-bye")
    grounds = [ground.value for ground in Ground]
    parser.add_argument("--ground", choices=grounds, help="help-ground")
    parser.add_argument("--reason", default="", help="help-reason")
    parser.add_argument("--public-reason", default="", metavar="REASON", help="help-public-reason")
    parser.add_argument("--force", action="store_true", help="help-force")


def run_publish(args: argparse.Namespace) -> int:
    """Publish the next round, or change the last one where the rules allow it."""
    with opened(args) as desk:
        key, public = args.tournament, args.public_reason
        ground = Ground(args.ground) if args.ground else None
        if args.late:
            service.pair_late(desk, key, args.late, args.reason, args.bye, public_reason=public)
            _print_boards(desk, args, draft=False)
            return 0
        if args.swap or args.pair:
            a, b = args.swap or args.pair
            if args.swap:
                service.swap_published(desk, key, a, b, args.reason, args.force, ground, public)
            else:
                usual = ground or Ground.UNPAIRED
                service.pair_unpaired(desk, key, a, b, usual, args.reason, args.force, public)
            _print_boards(desk, args, draft=False)
            return 0
        if desk.state(args.tournament).draft is None:
            service.pair_round(desk, args.tournament)
        service.publish(desk, args.tournament)
        try:
            service.copy_away(desk)
        except FileTrouble as error:
            output(f"! {error.say(args.lang)}\n")
        if trouble := service.publish_site(desk):
            output(f"! {trouble}\n")
        _print_boards(desk, args, draft=False)
        return 0


def _print_boards(desk: Desk, args: argparse.Namespace, draft: bool) -> None:
    def side(entrant: Entrant | None, score: int) -> str:
        if entrant is None:
            return say("bye", args.lang)
        return f"{entrant.number:>4} {entrant.person.name[:24]:<24} ({points(score, args.lang)})"

    if desk.state(args.tournament).setup.teams:
        _print_matches(desk, args, draft)
        return
    for row in service.boards(desk, args.tournament, draft=draft):
        left = side(row.white, row.white_score)
        output(f"{row.board:>4}. {left:<36} {side(row.black, row.black_score)}".rstrip() + "\n")


def _print_matches(desk: Desk, args: argparse.Namespace, draft: bool) -> None:
    """The matches with their boards."""
    from ronde.tables.columns import letter  # only for teams

    def seat(one: service.Seat | None) -> str:
        return f"{one.person.name[:26]} {one.person.rating_shown}".rstrip() if one else "–"

    for row in service.match_rows(desk, args.tournament, draft=draft):
        white = f"{row.white.number} {row.white.person.name} ({points(row.white_score, args.lang)})"
        black = say("bye", args.lang)
        if row.black:
            black = f"{row.black.number} {row.black.person.name} ({points(row.black_score, args.lang)})"
        output(f"{row.number:>4}. {white} – {black}\n")
        for game in row.games:
            first = f"{letter(game.colour, args.lang).upper()} " if game.colour else ""
            output(f"      {row.number}.{game.board} {first}{seat(game.first):<32} {seat(game.second)}\n")


def result_arguments(parser: Parser) -> None:
    """EVENT and BOARD=RESULT."""
    event_arguments(parser)
    parser.add_argument("results", nargs="*", metavar="BOARD=RESULT", help="help-results")
    parser.add_argument("--round", type=positive, metavar="N", help="help-result-round")
    parser.add_argument("--match", action="append", default=[], metavar="MATCH=RESULT", help="help-match")
    parser.add_argument("--correct", action="store_true", help="help-correct")
    parser.add_argument("--rating-only", action="store_true", help="help-rating-only")
    parser.add_argument("--wrong-colours", type=_spot, metavar="BOARD", help="help-wrong-colours")
    parser.add_argument("--post", action="store_true", help="help-post")
    parser.add_argument("--reason", default="", help="help-reason")


def run_result(args: argparse.Namespace) -> int:
    """Enter results, then say which are still missing."""
    with opened(args) as desk:
        key = args.tournament
        round_ = args.round or len(desk.state(key).rounds)
        given = [_board_result(word) for word in args.results]
        if args.correct or args.rating_only:
            for told in service.correction(desk, key, round_).said:
                output(f"! {told.say(args.lang)}\n")
            for board, outcome in given:
                service.correct_result(
                    desk, key, round_, board, outcome, args.reason, rating_only=args.rating_only
                )
        elif given:
            service.enter_results(desk, key, round_, given)
        for word in args.match:
            match, _, outcome = word.partition("=")
            spot = _spot(match)
            if not isinstance(spot, int):
                raise BadInput("error-result-written-board-result-example", word=Quoted(word))
            service.forfeit_match(desk, key, round_, spot, outcome, args.reason)
        if args.wrong_colours:
            service.played_with_wrong_colours(desk, key, round_, args.wrong_colours, reason=args.reason)
        if args.post:
            service.post_results(desk, key, round_)
        missing = service.missing_boards(desk.state(key).round(round_)) if round_ else []
        if missing:
            output(say("cli-missing", args.lang, boards=", ".join(missing)) + "\n")
        else:
            output(say("cli-complete", args.lang) + "\n")
        return 0


def _board_result(word: str) -> tuple[Spot, str]:
    board, sign, outcome = word.partition("=")
    if not sign:
        raise BadInput("error-result-written-board-result-example", word=Quoted(word))
    return _spot(board), outcome or "="


def _spot(word: str) -> Spot:
    """A board as it is written: 7, or 2.1 for the first board of the second match."""
    parts = word.split(".")
    if not 1 <= len(parts) <= 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise BadInput("error-result-written-board-result-example", word=Quoted(word))
    return number(word) if len(parts) == 1 else (number(parts[0]), number(parts[1]))


def export_arguments(parser: Parser) -> None:
    """EVENT and what to write."""
    event_arguments(parser)
    kinds = ("trf16", "trf26", "chess-results", "json", "site", *TABLES)
    parser.add_argument(
        "--as", dest="kind", choices=kinds, default="trf16", metavar="KIND", help="help-export-as"
    )
    parser.add_argument(
        "--format", choices=("text", "csv", "json", "html"), default="text", help="help-format"
    )
    parser.add_argument("--anonymous", action="store_true", help="help-export-anonymous")
    parser.add_argument("--round", type=int, metavar="N", help="help-export-round")
    parser.add_argument("--next", action="store_true", help="help-export-next")
    parser.add_argument("-o", "--output", metavar="OUT", help="help-export-output")
    parser.add_argument("--always", action="store_true", help="help-export-always")
    parser.add_argument("--send", metavar="COMMAND", default="", help="help-export-send")
    parser.add_argument("--never", action="store_true", help="help-export-never")


def run_export(args: argparse.Namespace) -> int:
    """Write a report, a table, the whole event or a site."""
    with opened(args) as desk:
        key = args.tournament
        if args.anonymous:
            if not args.output:
                raise BadInput("error-anonymous-output")
            output(f"{service.export_anonymous(desk, Path(args.output))}\n")
        elif args.kind in ("trf16", "trf26"):
            service.check_reportable(desk, key)
            output(service.export_trf(desk, key, args.kind[3:], args.next), args.output)
        elif args.kind == "chess-results":
            output(service.export_chess_results(desk, key), args.output)
        elif args.kind == "json":
            output_json(service.export_json(desk, key), args.output)
        elif args.kind == "site":
            return _export_site(desk, args)
        else:
            from ronde.tables.render import render  # only for tables

            table = service.export_table(desk, key, args.kind, args.round, args.lang)
            output(render(table, args.format, 100), args.output)
        return 0


def _export_site(desk: Desk, args: argparse.Namespace) -> int:
    """Write the site once, or now and after each publication."""
    if args.never:
        service.plan_site(desk)
        return 0
    if args.send or args.always:
        folder = args.output or ""
        if not (folder or args.send):
            raise BadInput("error-site-needs-folder-give-o")
        service.plan_site(desk, folder, args.send, args.lang)
        if trouble := service.publish_site(desk):
            output(f"! {trouble}\n")
            return FileTrouble.exit_code
        return 0
    if not args.output:
        raise BadInput("error-site-needs-folder-give-o")
    pages = service.export_site(desk, args.output, args.lang)
    output(say("cli-pages", args.lang, n=len(pages)) + "\n")
    return 0


def log_arguments(parser: Parser) -> None:
    """EVENT and how many lines."""
    event_arguments(parser)
    parser.add_argument("--last", type=positive, default=0, metavar="N", help="help-last")


def run_log(args: argparse.Namespace) -> int:
    """Print the journal: number, time, author, action; a cross marks an undone action."""
    with opened(args) as desk:
        several = len(desk.keys) > 1
        for line in service.log(desk, args.tournament, limit=args.last):
            mark = " " if line.counts else "✗"
            when = datetime.fromisoformat(line.at.replace("Z", "+00:00")).astimezone()
            where = f" [{line.scope}]" if several and line.scope else ""
            told = f"{line.who or '–'}{where}: {line.say(args.lang)}"
            output(f"{line.seq:>5} {mark} {when:%Y-%m-%d %H:%M:%S%z} {told}\n")
        return 0


def close_arguments(parser: Parser) -> None:
    """EVENT."""
    event_arguments(parser)
    parser.add_argument("--event", dest="whole", action="store_true", help="help-close-event")


def run_close(args: argparse.Namespace) -> int:
    """Close a tournament or the event to further actions until this is undone."""
    with opened(args) as desk:
        if args.whole:
            service.close_event(desk)
        else:
            service.close_tournament(desk, args.tournament)
        return 0


def undo_arguments(parser: Parser) -> None:
    """EVENT."""
    event_arguments(parser)
    parser.add_argument("--reason", default="", help="help-undo-reason")
    parser.add_argument("--public-reason", default="", metavar="REASON", help="help-public-reason")


def run_undo(args: argparse.Namespace) -> int:
    """Take back the last action."""
    with opened(args) as desk:
        line = service.undo(desk, args.tournament, None, args.reason, args.public_reason)
        output(f"{line.seq} {line.say(args.lang)}\n")
        return 0


def redo_arguments(parser: Parser) -> None:
    """EVENT."""
    event_arguments(parser)


def run_redo(args: argparse.Namespace) -> int:
    """Bring back the last undone action."""
    with opened(args) as desk:
        line = service.redo(desk, args.tournament)
        output(f"{line.seq} {line.say(args.lang)}\n")
        return 0


def backup_arguments(parser: Parser) -> None:
    """EVENT and where to."""
    event_arguments(parser)
    parser.add_argument("-o", "--output", metavar="COPY", help="help-backup-output")


def run_backup(args: argparse.Namespace) -> int:
    """Copy the event."""
    with opened(args) as desk:
        output(f"{service.backup(desk, args.output)}\n")
        return 0


def restore_arguments(parser: Parser) -> None:
    """EVENT and COPY."""
    event_arguments(parser)
    parser.add_argument("copy", metavar="COPY", nargs="?", help="help-restore-copy")


def run_restore(args: argparse.Namespace) -> int:
    """Replace the event by a copy, after copying the present state."""
    there = "://" in args.event or os.path.exists(args.event)
    saved = service.restore(args.copy, args.event, replace_it=there, who=who(args))
    if saved:
        output(f"{saved}\n")
    return 0

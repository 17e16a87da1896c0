"""The actions of an arbiter: the only place where the store and the pairing systems meet.

    with service.new_event("open.ronde", Event("Open de Nice"), who="Anne") as desk:
        key = service.add_tournament(desk, service.template("open"))
        service.add_player(desk, key, Person("Dupont, Jean", 2100))
        …
        service.draw_colour(desk, key)
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.enter_result(desk, key, 1, 1, "1-0")

Every function that changes something is checked against the present state and appended to the journal as
one entry; a forbidden action raises `errors.Refused` with the sentence (English as `str(error)`,
French by `error.say("fr")`) and the article. `errors.Conflict` means that another desk was first.
`key` is the tournament; None means the only one. A player is a pairing number (int) or a uid (str, "p7")
that stays the same when the list is renumbered. Boards count from 1.

A name is imported when it is first used: a command that needs one action does not pay for the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ronde.desk.service.absence import Absentee, absentees, answer_absentees, may_have_half
    from ronde.desk.service.anonymous import export_anonymous
    from ronde.desk.service.arriving import copy_in, delete_sample, is_sample, mark_sample
    from ronde.desk.service.copies import (
        backup,
        backups,
        copy_away,
        copy_named,
        is_copy,
        newest_whole,
        restore,
        restore_copy,
        second_place,
        set_second_place,
    )
    from ronde.desk.service.desk import (
        Desk,
        archive,
        close_event,
        describe_event,
        events,
        keep,
        kept,
        log,
        new_event,
        note,
        open_event,
        redo,
        redoable,
        stamps,
        undo,
        undoable,
    )
    from ronde.desk.service.explained import Explained, Voice, board_flags, explanation, then, voice
    from ronde.desk.service.exports import (
        export_chess_results,
        export_csv,
        export_json,
        export_table,
        export_trf,
        remarks,
        taken_back,
    )
    from ronde.desk.service.fide_reports import fide_report
    from ronde.desk.service.final import final_lot, level_at_the_end
    from ronde.desk.service.hall import set_hall_notice
    from ronde.desk.service.imports import (
        import_report,
        read_again,
        read_list,
        read_teams,
        update_from_rating_list,
    )
    from ronde.desk.service.late import Fitting, Waiting, fitting, pair_late, unpaired, waiting
    from ronde.desk.service.lineups import broken_lineup, lineup_deadline, lineup_of, match_of, set_lineup
    from ronde.desk.service.log_lines import LogLine, outcome_words
    from ronde.desk.service.match_views import GameRow, MatchRow, Seat, match_rows, team_rows
    from ronde.desk.service.mode import leave_fide_mode
    from ronde.desk.service.notices import warnings
    from ronde.desk.service.numbers import (
        are_fixed,
        close_list,
        draw_lots,
        draws_lots,
        in_order,
        lots_are_due,
        lots_were_drawn,
        misnumbered,
        number_players,
        without_lot,
    )
    from ronde.desk.service.players import (
        Preview,
        Ref,
        absent_without_notice,
        add_player,
        add_players,
        announce_away,
        check_in,
        edit_player,
        expel,
        find,
        preview_import,
        remove_player,
        return_player,
        withdraw,
    )
    from ronde.desk.service.prizes import (
        categories,
        prizes_given,
        set_apart,
        set_categories,
        set_prizes,
        usual_year,
    )
    from ronde.desk.service.ratings import RatingChange, person_of, rating_changes, update_ratings
    from ronde.desk.service.reports import (
        Proposal,
        allow_reports,
        board_code,
        can_report,
        is_code,
        proposals,
        report_result,
        take_over,
    )
    from ronde.desk.service.result_entry import (
        Correction,
        correct_result,
        correction,
        enter_result,
        enter_results,
        forfeit_match,
        parse_outcome,
        played_with_wrong_colours,
        post_results,
    )
    from ronde.desk.service.rounds import (
        adjust,
        change_published,
        check_pairs,
        draft_mark,
        drop_draft,
        give_bye,
        ground_of,
        is_stale,
        missing_boards,
        pair_round,
        pair_unpaired,
        publish,
        swap_colours,
        swap_players,
        swap_published,
    )
    from ronde.desk.service.setup import (
        TEMPLATES,
        Notice,
        add_tournament,
        bar_from_bye,
        change_setup,
        check_reportable,
        choices,
        close_tournament,
        colour_was_drawn,
        draw_colour,
        forbid,
        options,
        rated_tiebreaks,
        suggestions,
        template,
        tiebreaks_of,
    )
    from ronde.desk.service.sites import (
        SitePlan,
        export_site,
        plan_site,
        publish_site,
        site_plan,
        site_trouble,
    )
    from ronde.desk.service.teams import (
        AWARDED,
        add_member,
        add_team,
        add_teams,
        award,
        edit_team,
        has_sat,
        keep_clubs_apart,
        move_member,
        remove_member,
        set_roster,
    )
    from ronde.desk.service.timetable import fill_timetable, outside, set_start, set_timetable, starts
    from ronde.desk.service.views import (
        BoardRow,
        boards,
        missing_games,
        missing_results,
        player_boards,
        points,
        progress,
        results,
        settled_round,
        table,
        value,
    )

#: the module of every name; `tests/desk/test_service.py` compares it with the imports above
_HOMES = {
    "absence": "Absentee absentees answer_absentees may_have_half",
    "anonymous": "export_anonymous",
    "arriving": "copy_in delete_sample is_sample mark_sample",
    "copies": (
        "backup backups copy_away copy_named is_copy newest_whole restore restore_copy second_place "
        "set_second_place"
    ),
    "desk": (
        "Desk archive close_event describe_event events keep kept log new_event note open_event redo "
        "redoable stamps undo undoable"
    ),
    "explained": "Explained Voice board_flags explanation then voice",
    "exports": "export_chess_results export_csv export_json export_table export_trf remarks taken_back",
    "fide_reports": "fide_report",
    "final": "final_lot level_at_the_end",
    "hall": "set_hall_notice",
    "imports": "import_report read_again read_list read_teams update_from_rating_list",
    "late": "Fitting Waiting fitting pair_late unpaired waiting",
    "lineups": "broken_lineup lineup_deadline lineup_of match_of set_lineup",
    "log_lines": "LogLine outcome_words",
    "match_views": "GameRow MatchRow Seat match_rows team_rows",
    "mode": "leave_fide_mode",
    "notices": "warnings",
    "numbers": (
        "are_fixed close_list draw_lots draws_lots in_order lots_are_due lots_were_drawn misnumbered "
        "number_players without_lot"
    ),
    "players": (
        "Preview Ref absent_without_notice add_player add_players announce_away check_in edit_player "
        "expel find preview_import remove_player return_player withdraw"
    ),
    "prizes": "categories prizes_given set_apart set_categories set_prizes usual_year",
    "ratings": "RatingChange person_of rating_changes update_ratings",
    "reports": "Proposal allow_reports board_code can_report is_code proposals report_result take_over",
    "result_entry": (
        "Correction correct_result correction enter_result enter_results forfeit_match parse_outcome "
        "played_with_wrong_colours post_results"
    ),
    "rounds": (
        "adjust change_published check_pairs draft_mark drop_draft give_bye ground_of is_stale "
        "missing_boards pair_round pair_unpaired publish swap_colours swap_players swap_published"
    ),
    "setup": (
        "Notice TEMPLATES add_tournament bar_from_bye change_setup check_reportable choices "
        "close_tournament colour_was_drawn draw_colour forbid options rated_tiebreaks suggestions "
        "template tiebreaks_of"
    ),
    "sites": "SitePlan export_site plan_site publish_site site_plan site_trouble",
    "teams": (
        "AWARDED add_member add_team add_teams award edit_team has_sat keep_clubs_apart move_member "
        "remove_member set_roster"
    ),
    "timetable": "fill_timetable outside set_start set_timetable starts",
    "views": (
        "BoardRow boards missing_games missing_results player_boards points progress results "
        "settled_round table value"
    ),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names.split()}

if not TYPE_CHECKING:  # so that a name that is nowhere is found by the type checker

    def __getattr__(name):
        """A name of the list, imported when it is first used."""
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        return found

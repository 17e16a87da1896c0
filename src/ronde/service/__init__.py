"""What an arbiter can do: the only place where the store and the pairing systems meet.

    with service.new_event("open.ronde", Event("Open de Nice"), who="Anne") as desk:
        key = service.add_tournament(desk, service.template("open"))
        service.add_player(desk, key, Person("Dupont, Jean", 2100))
        …
        service.draw_colour(desk, key)
        service.pair_round(desk, key)
        service.publish(desk, key)
        service.enter_result(desk, key, 1, 1, "1-0")

Every function that changes something is checked against the present state and appended to the journal as
one entry; what is not allowed raises `errors.Refused` with the sentence (English as `str(error)`,
French by `error.say("fr")`) and the article. `errors.Conflict` is a refusal because another desk was first.
`key` is the tournament; None means the only one. A player is a pairing number (int) or a uid (str, "p7")
that stays the same when the list is renumbered. Boards count from 1.
"""

from __future__ import annotations

from ronde.service.desk import (
    Desk,
    backup,
    backups,
    close_event,
    describe_event,
    events,
    keep,
    kept,
    log,
    new_event,
    open_event,
    redo,
    redoable,
    restore,
    undo,
    undoable,
)
from ronde.service.exports import (
    export_csv,
    export_json,
    export_site,
    export_table,
    export_trf,
    remarks,
)
from ronde.service.imports import import_report, read_people, update_from_rating_list
from ronde.service.log import LogLine, outcome_words
from ronde.service.players import (
    Preview,
    Ref,
    absent_without_notice,
    add_player,
    add_players,
    announce_away,
    check_in,
    close_list,
    edit_player,
    find,
    in_order,
    number_players,
    preview_import,
    remove_player,
    return_player,
    withdraw,
)
from ronde.service.results import (
    correct_result,
    enter_result,
    enter_results,
    parse_outcome,
    played_with_wrong_colours,
    post_results,
)
from ronde.service.rounds import (
    Explained,
    Notice,
    adjust,
    change_published,
    check_pairs,
    drop_draft,
    explanation,
    is_stale,
    pair_round,
    publish,
    swap_colours,
    swap_players,
    warnings,
)
from ronde.service.setup import (
    TEMPLATES,
    add_tournament,
    bar_from_bye,
    change_setup,
    close_tournament,
    draw_colour,
    draw_lots,
    forbid,
    template,
)
from ronde.service.views import (
    BoardRow,
    before,
    boards,
    missing_results,
    player_boards,
    points,
    results,
    table,
    value,
)

__all__ = [
    "BoardRow",
    "Desk",
    "Explained",
    "LogLine",
    "Notice",
    "Preview",
    "Ref",
    "TEMPLATES",
    "absent_without_notice",
    "add_player",
    "add_players",
    "add_tournament",
    "adjust",
    "announce_away",
    "backup",
    "backups",
    "bar_from_bye",
    "before",
    "boards",
    "change_published",
    "change_setup",
    "check_in",
    "check_pairs",
    "close_event",
    "close_list",
    "close_tournament",
    "correct_result",
    "describe_event",
    "draw_colour",
    "draw_lots",
    "drop_draft",
    "edit_player",
    "enter_result",
    "enter_results",
    "events",
    "explanation",
    "export_csv",
    "export_json",
    "export_site",
    "export_table",
    "export_trf",
    "find",
    "forbid",
    "import_report",
    "in_order",
    "is_stale",
    "keep",
    "kept",
    "log",
    "missing_results",
    "new_event",
    "number_players",
    "open_event",
    "outcome_words",
    "pair_round",
    "parse_outcome",
    "played_with_wrong_colours",
    "player_boards",
    "points",
    "post_results",
    "preview_import",
    "publish",
    "read_people",
    "redo",
    "redoable",
    "remarks",
    "remove_player",
    "restore",
    "results",
    "return_player",
    "swap_colours",
    "swap_players",
    "table",
    "template",
    "undo",
    "undoable",
    "update_from_rating_list",
    "value",
    "warnings",
    "withdraw",
]

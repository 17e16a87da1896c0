"""The verdicts of `ronde check` as text, JSON, CSV or a page."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from ronde.typed import Any
from ronde.words import say

Plain = dict[str, Any]
CLEAN, DIFFERS, NOT_CHECKED, UNREADABLE = "clean", "differs", "not-checked", "unreadable"
#: findings already covered by the line of a round
_IN_LINE = {"pairs", "bye", "colours", "impossible"}
#: notes that are shown even where everything else is left out
_ALWAYS = {"last round", "too large"}


def written(results: Sequence[Plain], kind: str, language: str, verbose: bool) -> str:
    """All verdicts in a format."""
    return _WRITERS[kind](results, language, verbose)


def closing(results: Sequence[Plain], language: str) -> str:
    """The summary in one line."""
    count = Counter(one["verdict"] for one in results)
    return say(
        "check-closing",
        language,
        n=len(results),
        clean=count[CLEAN],
        different=count[DIFFERS],
        unchecked=count[NOT_CHECKED],
        unread=count[UNREADABLE],
    )


# --- text ----------------------------------------------------------------------------------------


def _text(results: Sequence[Plain], language: str, verbose: bool) -> str:
    lines = [line for one in results for line in _event(one, language, verbose)]
    if verbose and len(results) > 1:
        lines.append(_editions(results, language))
    return "\n".join([*lines, closing(results, language)]) + "\n"


def _editions(results: Sequence[Plain], language: str) -> str:
    """How many rounds are equal, and which editions fit."""
    rounds = [one for result in results for one in result.get("rounds", ())]
    editions = Counter(one["system"] for one in results if one.get("system"))
    listed = ", ".join(f"{key} {count}" for key, count in sorted(editions.items())) or "-"
    return say(
        "check-rounds", language, equal=sum(one["equal"] for one in rounds), n=len(rounds), editions=listed
    )


def _event(one: Plain, language: str, verbose: bool) -> Iterator[str]:
    """The report on an event: nothing for a clean one, unless verbose."""
    if one["verdict"] == UNREADABLE:
        yield one["error"]
        return
    last = [note["text"] for note in one["notes"] if note["kind"] in _ALWAYS]
    if one["verdict"] == CLEAN and not verbose:
        yield from (say("cli-of-file", language, file=one["file"], sentence=text) for text in last)
        return
    yield say("cli-of-file", language, file=one["file"], sentence=_head(one, language))
    if one["system"] and not one["edition_named"]:
        yield f"  {one['edition']}"
    for round_ in one["rounds"]:
        yield from _round(round_, language, verbose)
    yield from (f"  {found['text']}" for found in one["findings"])
    notes = [note["text"] for note in one["notes"]] if verbose else last
    yield from (f"  {text}" for text in notes)
    yield f"  {_result(one, language)}"


def _head(one: Plain, language: str) -> str:
    if one["system"] is None:
        return str(one["edition"])
    return say("check-event", language, system=one["system"], n=len(one["rounds"]))


def _round(round_: Plain, language: str, verbose: bool) -> Iterator[str]:
    if "too_large" in round_:
        return
    if round_["equal"]:
        if verbose:
            yield f"  {say('check-round-equal', language, round=round_['round'])}"
        return
    yield f"  {round_['line']}"
    yield from (f"    {cause}" for cause in round_["causes"])
    others = [found for found in round_["findings"] if found["kind"] not in _IN_LINE]
    yield from (f"    {found['text']}" for found in (round_["findings"] if verbose else others))
    yield from (f"      {line}" for line in round_["reasons"])


def _found(one: Plain) -> list[Plain]:
    """The findings of an event without remarks."""
    listed = [found for round_ in one.get("rounds", ()) for found in round_["findings"]]
    return [found for found in (*listed, *one.get("findings", ())) if found["kind"] != "remark"]


def _result(one: Plain, language: str) -> str:
    if one["verdict"] == DIFFERS:
        return say("check-found", language, n=len(_found(one)))
    if one["verdict"] == CLEAN:
        return say("check-clean", language)
    unread = sum("too_large" in round_ for round_ in one["rounds"])
    if unread:
        return say("check-too-large", language, unread=unread, n=len(one["rounds"]))
    return say("check-not-checked", language)


# --- for other programs --------------------------------------------------------------------------


def _json(results: Sequence[Plain], language: str, verbose: bool) -> str:
    return json.dumps(list(results), ensure_ascii=False, indent=1) + "\n"


_COLUMNS = ("file", "verdict", "system", "round", "kind", "players", "played", "expected", "text", "cause")


def _csv(results: Sequence[Plain], language: str, verbose: bool) -> str:
    """One row per finding, and one for every event without findings."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(_COLUMNS)
    for one in results:
        head = [_safe(one["file"]), one["verdict"], one.get("system") or ""]
        rows = list(_csv_rows(one))
        for row in rows or [["", "", "", "", "", _safe(one.get("error", "")), ""]]:
            table.writerow([*head, *row])
    return out.getvalue()


def _csv_rows(one: Plain) -> Iterator[list[object]]:
    for round_ in one.get("rounds", ()):
        pairs = [_listed(round_["played"]), _listed(round_["expected"] or [])]
        for found in round_["findings"]:
            cause = " ".join(round_.get("causes", ()))
            yield [found["round"], found["kind"], _ids(found), *pairs, _safe(found["text"]), _safe(cause)]
    for found in one.get("findings", ()):
        yield [found["round"] or "", found["kind"], _ids(found), "", "", _safe(found["text"]), ""]


def _ids(found: Plain) -> str:
    return " ".join(map(str, found["players"]))


def _listed(pairs: Sequence[Sequence[int | None]]) -> str:
    return " ".join(f"{white}-{black or 0}" for white, black in pairs)


def _safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


# --- a page --------------------------------------------------------------------------------------


def _html(results: Sequence[Plain], language: str, verbose: bool) -> str:
    from ronde.tables.html import environment

    template = environment(Path(__file__).parent / "templates").get_template("check.html")
    return template.render(
        title=say("check-page-title", language),
        language=language,
        say=lambda name: say(name, language),
        closing=closing(results, language),
        rows=[_html_row(place, one, language, verbose) for place, one in enumerate(results)],
    )


def _html_row(place: int, one: Plain, language: str, verbose: bool) -> Plain:
    """An event as a row of the table, and the lines of its section; a clean event has none."""
    rounds = one.get("rounds", ())
    return {
        "place": place,
        "file": one["file"],
        "verdict": one["verdict"],
        "system": one.get("system") or "–",
        "equal": f"{sum(r['equal'] for r in rounds)}/{len(rounds)}" if rounds else "–",
        "found": len(_found(one)),
        "lines": [line.strip() for line in _event(one, language, verbose)],
    }


_WRITERS: dict[str, Callable[[Sequence[Plain], str, bool], str]] = {
    "text": _text,
    "json": _json,
    "csv": _csv,
    "html": _html,
}

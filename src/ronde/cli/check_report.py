"""The verdicts of `ronde check` as text, JSON, CSV or a page."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any

from ronde.words import say

Plain = dict[str, Any]
CLEAN, DIFFERS, NOT_CHECKED, UNREADABLE = "clean", "differs", "not-checked", "unreadable"
#: findings already covered by the line of a round
_IN_LINE = {"pairs", "bye", "colours", "impossible"}


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
    if one["verdict"] == CLEAN and not verbose:
        return
    yield f"{one['file']}: {_head(one, language)}"
    if one["system"] and not one["edition_named"]:
        yield f"  {one['edition']}"
    for round_ in one["rounds"]:
        yield from _round(round_, language, verbose)
    yield from (f"  {found['text']}" for found in one["findings"])
    if verbose:
        yield from (f"  {note['text']}" for note in one["notes"])
    yield f"  {_result(one, language)}"


def _head(one: Plain, language: str) -> str:
    if one["system"] is None:
        return str(one["edition"])
    return say("check-event", language, system=one["system"], n=len(one["rounds"]))


def _round(round_: Plain, language: str, verbose: bool) -> Iterator[str]:
    if round_["equal"]:
        if verbose:
            yield f"  {say('check-round-equal', language, round=round_['round'])}"
        return
    yield f"  {round_['line']}"
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
    return say("check-clean" if one["verdict"] == CLEAN else "check-not-checked", language)


# --- for other programs --------------------------------------------------------------------------


def _json(results: Sequence[Plain], language: str, verbose: bool) -> str:
    return json.dumps(list(results), ensure_ascii=False, indent=1) + "\n"


_COLUMNS = ("file", "verdict", "system", "round", "kind", "players", "played", "expected", "text")


def _csv(results: Sequence[Plain], language: str, verbose: bool) -> str:
    """One row per finding, and one for every event without findings."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(_COLUMNS)
    for one in results:
        head = [_safe(one["file"]), one["verdict"], one.get("system") or ""]
        rows = list(_csv_rows(one))
        for row in rows or [["", "", "", "", "", _safe(one.get("error", ""))]]:
            table.writerow([*head, *row])
    return out.getvalue()


def _csv_rows(one: Plain) -> Iterator[list[object]]:
    for round_ in one.get("rounds", ()):
        pairs = [_listed(round_["played"]), _listed(round_["expected"] or [])]
        for found in round_["findings"]:
            yield [found["round"], found["kind"], _ids(found), *pairs, _safe(found["text"])]
    for found in one.get("findings", ()):
        yield [found["round"] or "", found["kind"], _ids(found), "", "", _safe(found["text"])]


def _ids(found: Plain) -> str:
    return " ".join(map(str, found["players"]))


def _listed(pairs: Sequence[Sequence[int | None]]) -> str:
    return " ".join(f"{white}-{black or 0}" for white, black in pairs)


def _safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


# --- a page --------------------------------------------------------------------------------------

_STYLE = """
:root{color-scheme:light dark;--line:#c9c9c4;--soft:#666;--bad:#a11}
body{font:15px/1.45 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.4rem}table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}.differs,.unreadable{color:var(--bad);font-weight:600}
section{margin:1.5rem 0}h2{font-size:1.05rem;margin:.5rem 0;overflow-wrap:anywhere}
ul{margin:.3rem 0 .3rem 1.2rem;padding:0}
.soft{color:var(--soft)}
"""


def _html(results: Sequence[Plain], language: str, verbose: bool) -> str:
    title = say("check-page-title", language)
    heads = [f"check-page-{name}" for name in ("file", "verdict", "system", "rounds", "found")]
    rows = "".join(_html_row(n, one, language) for n, one in enumerate(results))
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>{escape(closing(results, language))}</p><table><thead><tr>",
        "".join(f"<th>{escape(say(name, language))}</th>" for name in heads),
        f"</tr></thead><tbody>{rows}</tbody></table>",
        *(_html_event(n, one, language, verbose) for n, one in enumerate(results)),
        "</body></html>\n",
    ]
    return "\n".join(parts)


def _html_row(n: int, one: Plain, language: str) -> str:
    rounds = one.get("rounds", ())
    equal = f"{sum(r['equal'] for r in rounds)}/{len(rounds)}" if rounds else "–"
    verdict = say(f"check-verdict-{one['verdict']}", language)
    name = escape(one["file"])
    if one["verdict"] != CLEAN:
        name = f'<a href="#e{n}">{name}</a>'
    cells = (one.get("system") or "–", equal, len(_found(one)))
    return (
        f'<tr><td>{name}</td><td class="{one["verdict"]}">{escape(verdict)}</td>'
        f"<td>{escape(str(cells[0]))}</td>"
        f'<td class="n">{cells[1]}</td><td class="n">{cells[2]}</td></tr>\n'
    )


def _html_event(n: int, one: Plain, language: str, verbose: bool) -> str:
    lines = [line.strip() for line in _event(one, language, verbose)]
    if not lines:
        return ""
    items = "".join(f"<li>{escape(line)}</li>" for line in lines[1:])
    return f'<section id="e{n}"><h2>{escape(lines[0])}</h2><ul>{items}</ul></section>'


_WRITERS: dict[str, Callable[[Sequence[Plain], str, bool], str]] = {
    "text": _text,
    "json": _json,
    "csv": _csv,
    "html": _html,
}

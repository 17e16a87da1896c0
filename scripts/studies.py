"""The pages of the studies that ship: `python scripts/studies.py NAME FOLDER` brings one up to date.

FOLDER holds the results of `ronde study studies/NAME.toml FOLDER`. The figures go to docs/studies/NAME.csv;
the pictures and tables of the English and the French page are made anew, the words around them are not.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from ronde.studying import plan
from ronde.studying.measures import SERIES
from ronde.studying.report import Section, Writer
from ronde.studying.running import Folder
from ronde.studying.summary import as_csv, summary

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "studies"
PICTURE = re.compile(r"\]\([a-z]+-(?P<file>[\w-]+?)(?:\.fr)?\.svg\)")
TABLE = re.compile(r"(?P<mark><!-- table: (?P<measure>\S+) -->\n)\n(?:\|.*\n)*")


def main(name: str, folder: Path) -> None:
    """Bring the pages of a study up to date."""
    kept = Folder(folder)
    study = plan.read(ROOT / "studies" / f"{name}.toml")
    if kept.study.read_text(encoding="utf-8") != study.text or kept.missing(study):
        sys.exit(f"{folder} does not hold all of studies/{name}.toml")
    found = summary(kept.table())
    (PAGES / f"{name}.csv").write_text(as_csv(found), encoding="utf-8", newline="\n")
    for language, end in (("en", ""), ("fr", ".fr")):
        page = PAGES / f"{name}{end}.md"
        text = page.read_text(encoding="utf-8")
        with TemporaryDirectory() as made:
            writer = Writer(found, Path(made), language)
            for picture in PICTURE.finditer(text):
                _section(writer, picture["file"])
                shutil.copy(
                    Path(made, f"{picture['file']}.svg"), PAGES / f"{name}-{picture['file']}{end}.svg"
                )
            filled = TABLE.sub(partial(_table, writer), text)
        page.write_text(filled, encoding="utf-8", newline="\n")


def _section(writer: Writer, file: str) -> Section:
    """The picture and the table of a measure or a series, by the name of its picture."""
    for series in SERIES:
        if series.key == file and (section := writer.series(series)):
            return section
    return writer.measure(next(key for key in writer.found.measures if key.replace(":", "-") == file))


def _table(writer: Writer, place: re.Match[str]) -> str:
    """The table of a measure, without the number of tournaments, which the page says once."""
    section = _section(writer, place["measure"].replace(":", "-"))
    width = len(section.head) - (section.head[-1] == writer.say("study-page-tournaments"))
    lines: list[Sequence[str]] = [section.head, ["---", *["--:"] * (width - 1)], *section.rows]
    rows = "".join(f"| {' | '.join(line[:width])} |\n" for line in lines)
    return f"{place['mark']}\n{rows}"


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))

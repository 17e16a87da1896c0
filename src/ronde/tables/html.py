"""Tables as pages to look at and to print, with nothing to load from elsewhere."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ronde.tables.render import Table, clean, shown
from ronde.words import spoken

if TYPE_CHECKING:
    from jinja2 import Environment

TEMPLATES = Path(__file__).parent / "templates"


def page(table: Table) -> str:
    """The table with its title."""
    made = environment().get_template("table.html")
    return made.render(title=table.title, language=table.language, table=table)


@cache
def environment(*folders: Path) -> Environment:
    """The templates of tables, and those of other folders; everything written into them is escaped."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # only where a page is made

    made = Environment(
        loader=FileSystemLoader([*folders, TEMPLATES]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters["clean"] = clean
    made.globals["shown"] = shown
    made.filters["spoken"] = spoken
    return made

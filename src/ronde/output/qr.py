"""QR codes as pictures."""

from __future__ import annotations

import io
from functools import lru_cache

PLAIN = 0  # a mask that reads well for any link


@lru_cache(maxsize=1024)
def code(link: str, mask: int | None = None) -> str:
    """A QR code of a link: an SVG picture at its final size.

    Every mask can be read. Without one all eight are tried and weighed, for paper read from afar: that
    takes five times as long, too long for a page that everybody opens.
    """
    import segno

    out = io.BytesIO()
    segno.make(link, error="m", micro=False, mask=mask).save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, light="#fff"
    )
    return out.getvalue().decode()

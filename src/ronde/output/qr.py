"""QR codes as pictures."""

from __future__ import annotations

import io
from functools import lru_cache


@lru_cache(maxsize=1024)
def code(link: str) -> str:
    """A QR code of a link: an SVG picture at its final size."""
    import segno

    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, light="#fff"
    )
    return out.getvalue().decode()

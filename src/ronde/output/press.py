"""`python -m ronde.output.press BYTES [PPI]`: the typesetter in its own process, with a memory limit.

Data comes in, a PDF goes out; with a resolution, the pages as PNG in base64, a line each.
"""

from __future__ import annotations

import sys
from base64 import b64encode

from ronde import processes
from ronde.output.pdf import compiled, pictures


def main(most: int, ppi: int = 0) -> int:
    """One document."""
    processes.limit(most)
    data = sys.stdin.buffer.read().decode("utf-8")
    sys.stdout.buffer.write(b"\n".join(map(b64encode, pictures(data, ppi))) if ppi else compiled(data))
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

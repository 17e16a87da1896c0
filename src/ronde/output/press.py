"""`python -m ronde.output.press BYTES`: the typesetter in its own process, with a memory limit.

Data comes in, a PDF goes out.
"""

from __future__ import annotations

import sys
from contextlib import suppress

from ronde.output.pdf import compiled


def main(most: int) -> int:
    """One document."""
    with suppress(ImportError, OSError, ValueError):  # not on every system
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    sys.stdout.buffer.write(compiled(sys.stdin.buffer.read().decode("utf-8")))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))

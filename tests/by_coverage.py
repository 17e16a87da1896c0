"""Fuzzing that follows the coverage: `python -m tests.by_coverage trf --runs 100000` (atheris, on Linux).

Without atheris the corpus is mutated instead, and that is said.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from pathlib import Path


def main() -> int:
    """Run one target until something crashes, or to the end."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("target")
    parser.add_argument("--runs", type=int, default=100_000)
    parser.add_argument("--seconds", type=int, default=3600)
    args = parser.parse_args()
    try:
        import atheris  # type: ignore[import-untyped, import-not-found, unused-ignore]
    except ImportError:
        print("atheris is not installed: mutations of the corpus, without coverage", file=sys.stderr)
        from tests import guided

        sys.argv = [sys.argv[0], args.target, "--runs", str(args.runs), "--seconds", str(args.seconds)]
        return guided.main()
    with atheris.instrument_imports(include=["ronde"]):
        from tests import guided
    logging.disable(logging.CRITICAL)
    work = Path(tempfile.mkdtemp(prefix=f"ronde-fuzz-{args.target}-"))
    for number, data in enumerate(guided.seeds(args.target)):
        (work / f"seed-{number:04}").write_bytes(data)
    found = guided.KEPT / args.target
    found.mkdir(parents=True, exist_ok=True)
    options = [
        f"-runs={args.runs}",
        f"-max_total_time={args.seconds}",
        f"-timeout={guided.SLOWEST}",
        "-max_len=6000",
        "-rss_limit_mb=1500",
        "-print_final_stats=1",
        f"-artifact_prefix={found}/",
    ]
    atheris.Setup([sys.argv[0], *options, str(work)], lambda data: guided.one(args.target, data))
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Limits of a process that works on what strangers send."""

from __future__ import annotations

from contextlib import suppress


def limit(memory: int, seconds: int = 0) -> None:
    """Give this process at most so many bytes and seconds of a processor, where the system can."""
    with suppress(ImportError, OSError, ValueError):  # not on every system
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

"""The texts read word for word: a second program beside the search, to be read with the rulebook in hand.

One module per text, its functions in the order of the articles. Nothing is clever here: candidates are tried
one after the other as the text says, so a round with too many of them is refused (`TooLarge`, exit code 6).
A reading shares the tournament and the rulebook with the search, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec

from ronde.errors import BadInput
from ronde.model import Tournament
from ronde.readings.request import Asked

Pairs = list[tuple[int, int]]
Reading = Callable[[Tournament, Asked], Pairs]


def pair(tournament: Tournament, request: Asked = None) -> Pairs:
    """The next round by the reading of the tournament's system: White, Black, in the order of the boards.

    The bye is `(id, 0)` and comes last. Raises `NoPairing` if everything was tried in vain, `TooLarge` if
    there is too much to try.
    """
    return reading(tournament.settings.system or "")(tournament, request)


def reading(key: str) -> Reading:
    """The reading of a system: `pair` of the module with its name.

    A variant of a text is a function of the module of the text: `fmjd-1986-lots` is `pair_lots` of
    `fmjd_1986`.
    """
    for module, function in _places(key):
        name = f"{__name__}.{module.replace('-', '_')}"
        if module.replace("-", "").isalnum() and find_spec(name):
            found: Reading | None = getattr(import_module(name), function, None)
            if found is not None:
                return found
    raise BadInput("error-no-reading", key=key)


def _places(key: str) -> Iterator[tuple[str, str]]:
    text, _, variant = key.rpartition("-")
    yield key, "pair"
    yield text, f"pair_{variant}"

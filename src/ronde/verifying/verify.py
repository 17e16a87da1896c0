"""Verify every claim of a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ronde import verifying
from ronde.model import Pair, Tournament
from ronde.rulebook import GENERAL, Step, original, sharing, text_keys
from ronde.values import NamedTuple
from ronde.verifying.account import CHECKERS, Account, Checker, Claim, Unchecked, Wrong
from ronde.verifying.facts import Facts


@cache
def _load() -> None:
    """Import every module of this package: each declares the claims that it checks."""
    for module in iter_modules(verifying.__path__):
        import_module(f"{verifying.__name__}.{module.name}")


def proved_texts() -> list[str]:
    """The texts whose claims can be checked."""
    _load()
    return sorted({text for text, _ in CHECKERS} & set(text_keys()))


class Verdict(NamedTuple):
    """The verdict on a claim: true, false or not checked, and why."""

    step: Step
    true: bool | None
    why: str = ""


def checker_of(step: Step) -> Checker | None:
    """The function that checks such claims: that of its text, or of the text whose sentences it shares."""
    _load()
    found = (CHECKERS.get((key, step.message)) for key in (*sharing(step.text), GENERAL))
    return next(filter(None, found), None)


def verify(
    tournament: Tournament, round_: int, pairs: Sequence[Pair], steps: Iterable[Step]
) -> list[Verdict]:
    """A verdict on every claim; those of a working copy are proved as the text that it copies tells them."""
    told = list(steps)
    account = Account(Facts(tournament, round_), pairs, [Claim(original(step)) for step in told])
    verdicts = (verdict(claim, account) for claim in account.claims)
    return [one._replace(step=step) for one, step in zip(verdicts, told, strict=True)]


def verdict(claim: Claim, account: Account) -> Verdict:
    """The verdict on one claim."""
    check = checker_of(claim.step)
    if check is None:
        return Verdict(claim.step, None, "no checker")
    try:
        check(claim, account)
    except Wrong as wrong:
        return Verdict(claim.step, False, str(wrong))
    except Unchecked as unchecked:
        return Verdict(claim.step, None, str(unchecked))
    except (KeyError, ValueError, IndexError) as error:  # it names somebody or something that is not there
        return Verdict(claim.step, False, repr(error))
    return Verdict(claim.step, True)

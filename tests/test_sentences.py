"""The sentences of a system: its enumeration and the catalogue name the same ones."""

from __future__ import annotations

from importlib import import_module

import pytest

from ronde.rulebook import sentence_names

#: the package of a system, and the texts that are told with its sentences
PACKAGES = {
    "burstein_1998": ("burstein-1998",),
    "dubov_1997": ("dubov-1997",),
    "dutch_2026": ("dutch-2026", "dutch-2017"),
    "fmjd_1986": ("fmjd-1986",),
    "lim": ("lim", "lim-2026"),
}


@pytest.mark.parametrize(("package", "texts"), PACKAGES.items())
def test_the_catalogue_has_the_sentences_of_the_system_and_no_others(
    package: str, texts: tuple[str, ...]
) -> None:
    story = import_module(f"ronde.systems.{package}.story")
    known = set().union(*map(sentence_names, texts))
    assert {sentence.value for sentence in story.Sentence} == known

"""The sentences of a system: its enumeration and the catalogue name the same ones."""

from __future__ import annotations

from importlib import import_module

import pytest

from ronde import rulebook


@pytest.mark.parametrize("key", ["burstein-1998", "dubov-1997"])
def test_the_catalogue_has_the_sentences_of_the_system_and_no_others(key: str) -> None:
    story = import_module(f"ronde.systems.{key.replace('-', '_')}.story")
    assert {sentence.value for sentence in story.Sentence} == rulebook.sentence_names(key)

"""The figures of a study: intervals, paired differences, baselines, and how the page writes them."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random

import pyarrow as pa
import pytest
from scipy.stats import t

from ronde.studying import measures, report, summary

PARTS = {"system": "s", "acceleration": "none", "players": 2, "rounds": 1}
PARTS |= {"ratings": "", "results": "", "attendance": ""}


def table(values: Mapping[str, Sequence[float | None]], measure: str = "floats") -> pa.Table:
    """The rows of several systems with the values of one measure."""
    rows = [
        {**PARTS, "system": key, "repetition": n, measure: value}
        for key, found in values.items()
        for n, value in enumerate(found)
    ]
    return pa.Table.from_pylist(rows)


def test_a_mean_has_the_interval_of_student() -> None:
    (line,) = summary.summary(table({"s": [1.0, 2.0, 3.0, None]})).lines
    figure = line.figures["floats"]
    assert (line.count, figure.count, figure.mean) == (4, 3, 2.0)
    assert figure.high - figure.mean == pytest.approx(t.ppf(0.975, 2) / sqrt(3))
    (one,) = summary.summary(table({"s": [1.0]})).lines
    assert not one.figures["floats"].known


def test_a_share_has_the_interval_of_wilson() -> None:
    (line,) = summary.summary(table({"s": [1.0] * 9 + [0.0]}, "best_wins")).lines
    figure = line.figures["best_wins"]
    assert figure.mean == pytest.approx(0.9)
    assert (figure.low, figure.high) == pytest.approx((0.5958, 0.9821), abs=1e-4)  # of the textbooks
    never = summary.share_interval([0.0] * 10)
    assert never is not None
    assert never.low == 0
    assert never.high == pytest.approx(0.2775, abs=1e-4)


def test_an_interval_ends_where_the_measure_does() -> None:
    (line,) = summary.summary(table({"s": [1.0] * 9 + [0.9]}, "rounds_equal:dutch-2017")).lines
    assert line.figures["rounds_equal:dutch-2017"].high == 1
    (line,) = summary.summary(table({"s": [0.0] * 9 + [1.0]})).lines
    assert line.figures["floats"].low == 0


def test_differences_are_taken_tournament_by_tournament() -> None:
    rng = Random(5)
    luck = [rng.gauss(0, 10) for _ in range(50)]  # common to both
    better = [value + 1 + rng.gauss(0, 0.1) for value in luck]
    first, second = summary.summary(table({"a": list(luck), "b": list(better)})).lines
    assert first.baseline is None
    gap = second.differences["floats"]
    assert gap.mean == pytest.approx(1, abs=0.1)
    assert gap.clear
    assert gap.high - gap.low < (second.figures["floats"].high - second.figures["floats"].low) / 50


def test_differences_are_clear_for_all_at_once() -> None:
    rng = Random(1)
    zero = [0.0] * 30
    noise = [rng.gauss(0, 1) for _ in range(30)]
    shift = 0.45 - sum(noise) / 30  # about 2.5 standard errors: outside its own interval only
    shifted = [value + shift for value in noise]
    two = summary.summary(table({"a": list(zero), "b": list(shifted)})).lines
    assert two[1].differences["floats"].clear
    many = {"a": list(zero), "b": list(shifted)}
    many |= {f"c{n}": list(noise) for n in range(40)}
    among = summary.summary(table(many)).lines
    assert among[1].differences["floats"].low > 0
    assert not among[1].differences["floats"].clear


def test_only_common_repetitions_are_compared() -> None:
    _, second = summary.summary(table({"a": [1.0, 2.0, 3.0], "b": [2.0, 3.0]})).lines
    assert second.differences["floats"].count == 2
    assert second.differences["floats"].mean == 1


def test_baselines() -> None:
    def setting(system: str, acceleration: str = "none", players: int = 10) -> summary.Setting:
        return (system, acceleration, players, 7, "", "", "")

    a, b, c = setting("a"), setting("b"), setting("a", players=20)
    assert summary.baselines([a, b, c]) == {b: a}
    fast, other = setting("a", "baku"), setting("b", "baku")
    assert summary.baselines([a, fast, b, other]) == {fast: a, other: b}


def test_the_table_has_every_figure() -> None:
    found = summary.summary(table({"a": [1.0, 2.0], "b": [2.0, 2.0]}))
    first, second = csv.DictReader(io.StringIO(summary.as_csv(found)))
    assert (first["system"], first["mean"], first["baseline"], first["difference_mean"]) == (
        "a",
        "1.5",
        "",
        "",
    )
    assert (second["baseline"], second["difference_mean"]) == ("a/none", "0.5")


@pytest.mark.parametrize(("language", "minus"), [("en", "−0.50"), ("fr", "−0,50")])
def test_numbers_of_a_language(language: str, minus: str, tmp_path: Path) -> None:
    found = summary.summary(table({"a": [1.0, 2.0], "b": [1.0, 2.0]}))
    writer = report.Writer(found, tmp_path, language)
    assert writer.number(-0.5, 2) == minus
    assert not writer.number(-0.001, 2).startswith("−")
    section = writer.measure("floats")
    assert section.head[3].endswith("a")
    assert [row[0] for row in section.rows] == ["a", "b"]
    assert (tmp_path / "floats.svg").stat().st_size < 100_000


def test_the_heading_names_every_baseline(tmp_path: Path) -> None:
    kinds = (("a", "baku"), ("a", "none"), ("b", "baku-2026"), ("b", "none"))
    rows = [
        {**PARTS, "system": key, "acceleration": kind, "repetition": n, "floats": float(n)}
        for key, kind in kinds
        for n in range(3)
    ]
    writer = report.Writer(summary.summary(pa.Table.from_pylist(rows)), tmp_path, "en")
    assert writer.measure("floats").head[3] == "Difference to baku / baku-2026"


@pytest.mark.parametrize(("spread", "shown"), [(40.0, "140"), (4.0, "104.0"), (0.4, "100.40")])
def test_decimals_follow_the_interval(spread: float, shown: str, tmp_path: Path) -> None:
    values = [100 + spread * n for n in range(3)] * 20
    found = summary.summary(table({"a": values}, "rating_gap"))
    assert report.Writer(found, tmp_path, "en").measure("rating_gap").rows[0][1] == shown


def test_shares_are_shown_in_per_cent(tmp_path: Path) -> None:
    found = summary.summary(table({"a": [1.0, 0.0]}, "best_wins"))
    assert report.Writer(found, tmp_path, "en").measure("best_wins").rows[0][1] == "50"


def test_a_series_has_a_column_for_every_point(tmp_path: Path) -> None:
    rows = [{**PARTS, "repetition": n, "top_gap:1": 100.0 + n, "top_gap:2": 50.0} for n in range(3)]
    rows[2]["top_gap:2"] = None
    found = summary.summary(pa.Table.from_pylist(rows))
    section = report.Writer(found, tmp_path, "en").series(measures.SERIES[1])
    assert section is not None
    assert section.head == ["Setting", "1", "2"]
    assert section.rows[0][1].startswith("101.0 ±")
    assert (tmp_path / "top_gap.png").exists()


def test_dollars_are_no_mathematics(tmp_path: Path) -> None:
    rows = [
        {**PARTS, "results": name, "repetition": n, "floats": float(n), "top_gap:1": 100.0 + n}
        for name in ("$a_b$ or $c$", "plain")
        for n in range(3)
    ]
    writer = report.Writer(summary.summary(pa.Table.from_pylist(rows)), tmp_path, "en")
    writer.measure("floats")
    writer.series(measures.SERIES[1])
    for name in ("floats", "top_gap"):
        assert ">$a_b$ or $c$</text>" in (tmp_path / f"{name}.svg").read_text(encoding="utf-8")

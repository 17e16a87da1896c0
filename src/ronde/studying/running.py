"""Playing a study in chunks, on this machine or on a Dask cluster, so that it can stop and resume.

A chunk is a run of repetitions of one setting. Its rows become one Parquet file, written whole under its
final name; a chunk whose file exists is done. So an interruption loses nothing and counts nothing twice.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from multiprocessing import Pipe, parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from ronde.errors import BadInput, RondeError
from ronde.studying.measures import measured
from ronde.studying.plan import Setting, Study
from ronde.studying.playing import played

if TYPE_CHECKING:
    from pyarrow import Table

ROWS = 200  # tournaments of about 32 players that take a few seconds together
Row = dict[str, str | int | float | None]
DONE = "{setting:03}-{first:09}.parquet"


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some repetitions of one setting."""

    number: int  # of the setting in the study
    setting: Setting
    seed: int
    first: int
    count: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return DONE.format(setting=self.number, first=self.first)


def chunks(study: Study) -> list[Chunk]:
    """All chunks, the same ones whenever a study is read; large tournaments make short chunks.

    Settings take turns, so that a study that is stopped has played all of them about equally often.
    """
    found = []
    for number, setting in enumerate(study.settings):
        size = max(1, min(ROWS, ROWS * 32 * 7 // (setting.players * setting.rounds)))
        found += [
            Chunk(number, setting, study.seed, first, min(size, study.repetitions - first))
            for first in range(0, study.repetitions, size)
        ]
    return sorted(found, key=lambda chunk: (chunk.first, chunk.number))


def play_chunk(chunk: Chunk) -> list[Row]:
    """The rows of a chunk: the setting, the repetition and the measures."""
    rows: list[Row] = []
    for repetition in range(chunk.first, chunk.first + chunk.count):
        one = played(chunk.setting, chunk.seed, repetition)
        values = measured(one, chunk.setting.compare, chunk.setting.tiebreaks)
        rows.append({**chunk.setting.parts, "repetition": repetition, **values})
    return rows


class Folder:
    """Where a study keeps its parts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts = path / "parts"
        self.study = path / "study.toml"  # as it was when it began
        self.digest = path / "ratings.sha256"  # of the ratings of its files

    def open(self, study: Study, resume: bool) -> None:
        """Begin, or resume the same study; what is damaged is to be played again."""
        if self.study.exists():
            if not resume:
                raise BadInput("error-study-there", folder=str(self.path))
            if not self._holds(study):
                raise BadInput("error-study-other", folder=str(self.path))
        self.parts.mkdir(parents=True, exist_ok=True)
        for stale in self.parts.glob("*.part"):
            stale.unlink()
        for file in self.parts.glob("*.parquet"):
            if _read(file) is None:
                file.unlink()
        if study.digest:
            _write(self.digest, f"{study.digest}\n")
        _write(self.study, study.text)  # last: a folder with this file has begun

    def _holds(self, study: Study) -> bool:
        """Whether it is the same study; folders of earlier versions do not say which ratings were listed."""
        if self.study.read_text(encoding="utf-8") != study.text:
            return False
        return not self.digest.exists() or self.digest.read_text(encoding="utf-8").strip() == study.digest

    def missing(self, study: Study) -> list[Chunk]:
        """The chunks that are still to be played."""
        return [chunk for chunk in chunks(study) if not (self.parts / chunk.file).exists()]

    def keep(self, chunk: Chunk, rows: list[Row]) -> None:
        """Write the rows of a chunk."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        part = self.parts / f"{chunk.file}.part"
        pq.write_table(pa.Table.from_pylist(rows, _schema(rows)), part, write_page_checksum=True)
        os.replace(part, self.parts / chunk.file)

    def name(self) -> str:
        """The name of the study."""
        try:
            return str(tomllib.loads(self.study.read_text(encoding="utf-8")).get("name", ""))
        except OSError as error:
            raise BadInput("error-study-nothing", folder=str(self.path)) from error

    def table(self) -> Table:
        """All rows that have been played."""
        import pyarrow as pa

        tables = []
        for file in sorted(self.parts.glob("*.parquet")):
            rows = _read(file)
            if rows is None:
                raise BadInput("error-study-damaged", file=str(file))
            tables.append(rows)
        if not tables:
            raise BadInput("error-study-nothing", folder=str(self.path))
        return pa.concat_tables(tables, promote_options="default")


def _read(part: Path) -> Table | None:
    """The rows of a chunk, or none if its file is damaged."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    data = part.read_bytes()
    try:
        return pq.read_table(pa.BufferReader(data), page_checksum_verification=True)
    except (pa.ArrowException, OSError):
        return None


def _write(path: Path, text: str) -> None:
    """Write a file whole."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8", newline="")
    os.replace(part, path)


def _schema(rows: list[Row]) -> object:
    """Words, whole numbers, and a number for every measure that any of the rows has."""
    import pyarrow as pa

    words = dict.fromkeys(("system", "acceleration", "ratings", "results", "attendance"), pa.string())
    whole = {"players": pa.int32(), "rounds": pa.int32(), "repetition": pa.int64()}
    columns = dict.fromkeys(key for row in rows for key in row)
    return pa.schema([(key, (words | whole).get(key, pa.float64())) for key in columns])


# ---- where chunks are played ----------------------------------------------------------------------------

#: plays chunks and yields each with its rows, in any order
Player = Callable[[list[Chunk]], Iterator[tuple[Chunk, list[Row]]]]


def run(study: Study, folder: Folder, players: AbstractContextManager[Player]) -> Generator[int, None, None]:
    """Play what is missing; yields how many tournaments came with each chunk."""
    with ExitStack() as stack:
        play = stack.enter_context(players)
        for chunk, rows in play(folder.missing(study)):
            folder.keep(chunk, rows)
            yield chunk.count


class Local(AbstractContextManager[Player]):
    """The processes of this machine; a chunk whose process is lost is played again by another."""

    RETRIES = 3

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def __enter__(self) -> Player:
        """Processes are started when there are chunks for them."""
        return self._play

    def _play(self, waiting: list[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """The rows of every chunk; those of a lost process are played again, unless nothing gets done."""
        left = {chunk.file: chunk for chunk in waiting}
        lost = 0  # processes, since a chunk was played
        while left:
            try:
                for chunk, rows in self._once(list(left.values())):
                    del left[chunk.file]
                    lost = 0
                    yield chunk, rows
            except BrokenProcessPool as error:
                lost += 1
                if lost > self.RETRIES:
                    raise RondeError("error-study-processes") from error

    def _once(self, waiting: list[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        """The chunks are handed out one by one; a stop ends the processes and loses what they play."""
        heard, stop = Pipe(duplex=False)
        pool = ProcessPoolExecutor(
            min(self.jobs, len(waiting)), initializer=_end_with_parent, initargs=(heard,)
        )
        futures: dict[Future[list[Row]], Chunk] = {}
        try:
            for chunk in waiting:
                futures[pool.submit(play_chunk, chunk)] = chunk
            for future in as_completed(futures):
                yield futures.pop(future), future.result()
        finally:
            if futures:
                stop.send_bytes(b"stop")  # never received, so that every process hears it
            pool.shutdown(cancel_futures=True)
            heard.close()
            stop.close()

    def __exit__(self, *_: object) -> None:
        """Every pool has ended with its chunks."""


def _end_with_parent(stop: Connection) -> None:
    """Let a process end when its parent says so or is killed; it would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    ends: list[int | Connection] = [parent.sentinel, stop]

    def end() -> None:
        wait(ends)
        os._exit(1)

    Thread(target=end, daemon=True).start()


class Cluster(AbstractContextManager[Player]):
    """The workers of a Dask scheduler; a chunk whose worker is lost is played again by another."""

    RETRIES = 10

    def __init__(self, address: str) -> None:
        self.address = address

    def __enter__(self) -> Player:
        """Find the scheduler."""
        from distributed import Client

        connect: Any = Client  # not typed
        try:
            self._client = connect(self.address, timeout="10s", set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise BadInput("error-study-cluster", address=self.address, error=str(error)) from error
        return self._play

    def _play(self, waiting: list[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
        import distributed

        completed: Any = distributed.as_completed  # not typed
        futures = {
            self._client.submit(play_chunk, chunk, pure=False, retries=self.RETRIES): chunk
            for chunk in waiting
        }
        for future in completed(list(futures), loop=self._client.loop):
            try:
                rows = future.result()
            except (CancelledError, OSError, distributed.KilledWorker) as error:
                raise BadInput("error-study-cluster-lost", address=self.address) from error
            yield futures.pop(future), rows

    def __exit__(self, *_: object) -> None:
        """Cancel the unfinished chunks."""
        self._client.close()

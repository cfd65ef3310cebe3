"""Archives of games: JSON lines, plain or by gzip, and Parquet. A part is what one worker reads at a time."""

from __future__ import annotations

import gzip
import importlib
import os
from dataclasses import dataclass
from typing import Any, Iterable, Iterator, List, Tuple, Union

from .._extras import extra

PART_BYTES = 8 << 20
"""Of a plain file. A file by gzip is one part, as it cannot be entered in the middle; of Parquet a row group is one."""

Path = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Part:
    """A part of a file: the lines that begin from byte `first` up to `last`; of Parquet the row group `first`."""

    path: str
    form: str
    first: int
    last: int


def form_of(path: str) -> str:
    """json_lines, gzip or parquet, by the end of the name. Errors: ValueError for another."""
    for end, form in ((".jsonl", "json_lines"), (".json", "json_lines"), (".ndjson", "json_lines"), (".gz", "gzip"), (".parquet", "parquet")):
        if path.endswith(end):
            return form
    raise ValueError(f"{path}: expected a name that ends in .jsonl, .json, .ndjson, .gz or .parquet")


def _parquet(path: str, column: str) -> Any:
    """An open file of Parquet. Errors: ValueError if it is none, or has no such column; ImportError without PyArrow."""
    with extra("parquet", "files of Parquet"):
        parquet = importlib.import_module("pyarrow.parquet")
    try:
        file = parquet.ParquetFile(path)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    if column not in file.schema_arrow.names:
        raise ValueError(f"{path} has no column {column!r}: expected one of {', '.join(file.schema_arrow.names)}")
    return file


def parts_of(paths: Union[Path, Iterable[Path]], part_bytes: int = PART_BYTES, column: str = "game") -> List[Part]:
    """The parts of files, in sequence. Errors: OSError for a file that cannot be read; ValueError for an unknown form."""
    made: List[Part] = []
    for each in [paths] if isinstance(paths, (str, os.PathLike)) else paths:
        path = os.fspath(each)
        form, size = form_of(path), os.path.getsize(path)
        if form == "json_lines":
            made += [Part(path, form, at, min(at + part_bytes, size)) for at in range(0, size, part_bytes)]
        elif form == "gzip":
            made.append(Part(path, form, 0, size))
        else:
            made += [Part(path, form, i, i + 1) for i in range(_parquet(path, column).num_row_groups)]
    return made


def as_bytes(game: Union[str, bytes]) -> bytes:
    """A game of a column."""
    return game if isinstance(game, bytes) else str(game).encode()


def lines_of(part: Part, column: str = "game") -> Iterator[Tuple[int, bytes]]:
    """The games of a part as bytes of JSON, with the byte at which the line begins, or the row of the group. `column`: of Parquet."""
    if part.form == "parquet":
        rows = _parquet(part.path, column).read_row_group(part.first, columns=[column]).column(0)
        for i, row in enumerate(rows):
            yield i, as_bytes(row.as_py())
    elif part.form == "gzip":
        at = 0
        with gzip.open(part.path) as lines:
            for line in lines:
                if line.strip():
                    yield at, line
                at += len(line)
    else:
        with open(part.path, "rb") as plain:
            plain.seek(max(part.first - 1, 0))
            at = plain.tell() + len(plain.readline()) if part.first else 0  # a line that began before is of the part before
            while at < part.last:
                line = plain.readline()
                if not line:
                    return
                if line.strip():
                    yield at, line
                at += len(line)

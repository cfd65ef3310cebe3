"""Adjudicates an archive again and compares."""

from __future__ import annotations

import hashlib
import json
import os
import time
import zlib
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Union

from .._exchange import Document, Exchange
from .._rules import Rules
from ..errors import EntenteError
from ._archive import Part, Path, as_bytes, lines_of, parts_of
from ._ray import RETRIES, ray_for, whole

Row = Dict[str, Any]
_FULL = 1 << 64


@dataclass(frozen=True)
class BadLine:
    """A line that is no game: its file, the byte (of what gzip unpacks; of Parquet the row of the group) at which it begins, and why.
    A file by gzip that breaks off is one, too, at the last line that was read."""

    path: str
    at: int
    message: str


@dataclass(frozen=True)
class Replayed:
    """A game whose record differs: where it is, its id, and each difference as Exchange.replay has it."""

    path: str
    at: int
    id: str
    differences: List[Dict[str, Any]]


@dataclass(frozen=True)
class Progress:
    """How far it is: parts done of all, games and phases so far, seconds."""

    parts: int
    of: int
    games: int
    phases: int
    seconds: float


@dataclass
class Summary:
    """Of an archive. `signature` depends on the games and their outcomes alone: not on their sequence, files or workers."""

    games: int = 0
    phases: int = 0
    signature: int = 0
    seconds: float = 0.0
    bad: List[BadLine] = field(default_factory=list)
    differing: List[Replayed] = field(default_factory=list)

    def __str__(self) -> str:
        return (f"{self.games} games, {self.phases} phases, {len(self.differing)} games differ, {len(self.bad)} bad lines, "
                f"signature {self.signature:016x}, {self.seconds:.1f} s")


def play_part(part: Part, rules: Optional[str], column: str) -> Iterator[Row]:
    """The rows of a part: one for each line, and the last with "part"."""
    exchange, at = Exchange(rules=rules), part.first
    try:
        for at, line in lines_of(part, column):
            yield _row(exchange, part.path, at, line.strip())
    except (OSError, EOFError, zlib.error) as error:  # of a broken gzip file, or one that went away
        yield _row_of(part.path, at, -1, f"the rest of the file cannot be read: {error}")
    yield {**_row_of(part.path, part.first), "part": True}


def _row_of(path: str, at: int, phases: int = 0, text: str = "") -> Row:
    return {"part": False, "path": path, "at": at, "phases": phases, "digest": 0, "text": text, "worker": os.getpid()}


def _row(exchange: Exchange, path: str, at: int, line: bytes) -> Row:
    row = _row_of(path, at)
    try:
        with Document(line.decode("utf-8")) as document:
            replay = exchange.replay(document)
    except EntenteError as error:
        return _row_of(path, at, -1, f"{f'column {error.column}: ' if error.line else ''}{error.message}")
    except UnicodeDecodeError as error:
        return _row_of(path, at, -1, str(error))
    row["phases"] = replay["compared"]
    text = json.dumps([replay.get("id", ""), replay["differences"]])
    row["digest"] = int.from_bytes(hashlib.blake2b(line + text.encode(), digest_size=8).digest(), "big") >> 1
    row["text"] = text if replay["differences"] else ""
    return row


def readjudicate(paths: Union[Path, Iterable[Path]], workers: int = 0, rules: Union[Rules, str, None] = None, output: Optional[Path] = None,
                 progress: Optional[Callable[[Progress], None]] = None, column: str = "game", part_bytes: int = 8 << 20) -> Summary:
    """Adjudicates every recorded phase of the games again and compares it with the record.

    paths     .jsonl, .json, .ndjson, .gz (JSON lines), .parquet (a column of JSON); each game in a form that Exchange reads
    workers   0: in this process; else Ray's, each with a processor, local or of the cluster that RAY_ADDRESS names
    rules     for games that name none
    output    JSON lines: each game that differs, each bad line
    progress  called after each part

    Errors: OSError, ValueError for files; TypeError, ValueError for numbers; ImportError for workers without Ray."""
    workers, part_bytes = whole(workers, "workers"), whole(part_bytes, "part_bytes", 1)
    parts, began = parts_of(paths, part_bytes, column), time.monotonic()
    if output is not None and os.path.exists(output) and any(os.path.samefile(output, each) for each in {part.path for part in parts}):
        raise ValueError(f"the output {os.fspath(output)} is one of the files that are read: expected another")
    text = ",".join(f"{option}={value}" for option, value in rules.differences().items()) if isinstance(rules, Rules) else rules
    Exchange(rules=text)  # its errors come before the output is begun anew
    summary, done = Summary(), 0
    rows = _by_ray(parts, text, column, workers) if workers else (row for part in parts for row in play_part(part, text, column))
    file = open(output, "w", encoding="utf-8") if output is not None else None
    try:
        for row in rows:
            written = _add(summary, row)
            if file is not None and written is not None:
                file.write(json.dumps(written) + "\n")
            if row["part"]:
                done += 1
                if progress is not None:
                    progress(Progress(done, len(parts), summary.games, summary.phases, time.monotonic() - began))
    finally:
        if file is not None:
            file.close()
    summary.bad.sort(key=lambda each: (each.path, each.at))
    summary.differing.sort(key=lambda each: (each.path, each.at))
    summary.seconds = time.monotonic() - began
    return summary


def _add(summary: Summary, row: Row) -> Optional[Dict[str, Any]]:
    """Counts a row; returns what the output has of it."""
    if row.get("part"):
        return None
    place = {"path": str(row["path"]), "at": int(row["at"])}
    if row["phases"] < 0:
        summary.bad.append(BadLine(place["path"], place["at"], str(row["text"])))  # type: ignore[arg-type]
        return {**place, "error": str(row["text"])}
    summary.games += 1
    summary.phases += int(row["phases"])
    summary.signature = (summary.signature + int(row["digest"])) % _FULL
    if not row["text"]:
        return None
    name, differences = json.loads(row["text"])
    summary.differing.append(Replayed(place["path"], place["at"], name, differences))  # type: ignore[arg-type]
    return {**place, "id": name, "differences": differences}


def adjudicate_batch(batch: Dict[str, Any], column: str = "game", rules: Optional[str] = None) -> Dict[str, List[Any]]:
    """For map_batches of ray.data: adjudicates the games of a batch again, one a row in `column`, and gives a row for each, which
    `summarize` adds up: path and at (of the batch, if it has them), phases (-1: no game), digest, text (differences, or why it is no game)."""
    exchange, games = Exchange(rules=rules), list(batch[column])
    paths, places = batch.get("path", [""] * len(games)), batch.get("at", range(len(games)))
    rows = [_row(exchange, str(path), int(at), as_bytes(game).strip()) for path, at, game in zip(paths, places, games)]
    return {name: [row[name] for row in rows] for name in ("path", "at", "phases", "digest", "text")}


def summarize(rows: Iterable[Row]) -> Summary:
    """The summary of the rows of adjudicate_batch, in any sequence: summarize(dataset.iter_rows())."""
    summary = Summary()
    for row in rows:
        _add(summary, row)
    return summary


def _by_ray(parts: List[Part], rules: Optional[str], column: str, workers: int) -> Iterator[Row]:
    """The rows of Ray's tasks, a part each. A part whose worker dies is done again; its rows come only when it is done."""
    ray, open_parts = ray_for(workers), list(reversed(parts))
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_rows_of)
    running: List[Any] = []
    while open_parts or running:
        while open_parts and len(running) < 2 * workers:
            running.append(task.remote(open_parts.pop(), rules, column))
        ready, running = ray.wait(running)
        for each in ready:
            yield from ray.get(each)


def _rows_of(part: Part, rules: Optional[str], column: str) -> List[Row]:
    return list(play_part(part, rules, column))

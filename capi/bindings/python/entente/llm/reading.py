"""Orders in what a model wrote: lists, markdown, comments, JSON, sentences around them. The engine reads each line."""

from __future__ import annotations

import contextlib
import json
import re
from dataclasses import dataclass, field
from typing import Any, Iterator, List, Optional, Tuple

from .._game import Game, OrderCheck
from .._map import PowerName
from .checking import CheckedOrder, check_order

ORDER_LIKE = re.compile(r"\b(?:A|F|Army|Fleet)\b.*\b\w{3}|->|→|\b(?:HOLDS?|SUPPORTS?|CONVOYS?|BUILD|DISBANDS?|REMOVE|WAIVE|RETREATS?)\b", re.I)
SPAN = re.compile(r"(?:`+|\*\*|__)([^`*_]+)(?:`+|\*\*|__)")
NUMBER = re.compile(r"[(\[]?\d{1,2}[.):\]]\s*")
"""Before an order of a list in one line: "1. A PAR H 2. A MAR H"."""
LONGEST = 512
"""Bytes of a text that the engine reads as an order."""
MARKS = " \t*_`-+>#|.:;,\"'()[]{}"


@dataclass(frozen=True)
class ReadOrder:
    """An order that was found.

    order      in normal form
    line       the number of its line, from 1; 0 if it came from JSON
    text       what the model wrote
    left_out   words behind the order that were not read; "" if none
    repaired   what was read otherwise than it was written, in words; "" if it was written in normal form
    """

    order: str
    line: int
    text: str
    left_out: str
    repaired: str


@dataclass(frozen=True)
class Refusal:
    """A line that gave no legal order: its number, its text, and the check with reason and legal orders like it."""

    line: int
    text: str
    check: CheckedOrder


@dataclass(frozen=True)
class Reading:
    """What was read: legal orders, lines that look like orders and gave none, prose, units without an order."""

    orders: Tuple[str, ...]
    read: Tuple[ReadOrder, ...]
    refused: Tuple[Refusal, ...]
    prose: Tuple[str, ...]
    missing: Tuple[str, ...] = field(default=())

    @property
    def feedback(self) -> str:
        """All that the model should know, a line each; "" if it wrote legal orders for every unit in normal form."""
        lines = [f"line {each.line}: read as {each.order}: {each.repaired}" for each in self.read if each.repaired]
        lines += [f"line {each.line}: {each.check.message}" for each in self.refused]
        lines += [f"no order for {each}" for each in self.missing]
        return "\n".join(lines)


def read_orders(game: Game, power: PowerName, text: str) -> Reading:
    """Reads the orders of a power out of a model's reply. The game does not change.

    Several orders in a line, bullets, numbers, emphasis, code fences, comments, full names and JSON strings are read; of two orders
    for one unit the last counts. Errors: WrongPhase if the game is over; TypeError if `text` is no str."""
    if not isinstance(text, str):
        raise TypeError(f"expected a text, not {type(text).__name__}")
    read: List[ReadOrder] = []
    refused: List[Refusal] = []
    prose: List[str] = []
    for number, line in _best(game, power, [*_json_strings(text), list(_lines(text))]):
        for piece, check, left_out in _pieces(game, power, line):
            if check is not None and check.is_legal:
                order = str(check.order)
                read = _without(read, order, game) + [ReadOrder(order, number, piece, left_out, _repair(piece, order, left_out))]
            elif check is not None and (check.order is not None or ORDER_LIKE.search(piece)):
                refused.append(Refusal(number, piece, check_order(game, power, piece)))
            else:
                prose.append(piece)
    placed = {_place(each.order) for each in read}
    owed = game.owed(power).units if not game.phase_name.endswith("A") else ()
    missing = [str(unit) for unit in owed if _base(unit.location) not in placed]
    return Reading(tuple(each.order for each in read), tuple(read), tuple(refused), tuple(prose), tuple(missing))


def _best(game: Game, power: PowerName, readings: List[List[Tuple[int, str]]]) -> List[Tuple[int, str]]:
    """The first of several readings of a text that has an order, else the first that has anything: "[1]" in a sentence is JSON, too."""
    filled = [each for each in readings if each]
    if len(filled) < 2:
        return filled[0] if filled else []
    return next((each for each in filled if any(_has_order(game, power, line) for _, line in each)), filled[0])


def _json_strings(text: str) -> Iterator[List[Tuple[int, str]]]:
    """The strings of an object of JSON, of an array, as lines with the number 0."""
    for begin, end in (("{", "}"), ("[", "]")):
        first, last = text.find(begin), text.rfind(end)
        if 0 <= first < last:
            with contextlib.suppress(ValueError, RecursionError):
                yield [(0, each) for each in _strings(json.loads(text[first: last + 1]))]


def _lines(text: str) -> Iterator[Tuple[int, str]]:
    """The lines with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        for part in [line] if len(line.encode("utf-8", "replace")) <= LONGEST else re.split(r"(?<=[,;.])\s+", line):
            if part.strip(MARKS) and not part.lstrip().startswith("```"):
                yield number, part.strip()


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _strings(each)


def _has_order(game: Game, power: PowerName, line: str) -> bool:
    return any(check is not None and check.order is not None for _, check, _ in _pieces(game, power, line))


def _pieces(game: Game, power: PowerName, line: str) -> Iterator[Tuple[str, Optional[OrderCheck], str]]:
    """The orders of a line, each as the engine reads it. Where it finds more behind an order, the line is cut there."""
    line = line.encode("utf-8", "replace").decode("utf-8")  # without half characters, which JSON can have
    while line.strip(MARKS):
        check = game.check_order(power, line)
        if check.order is not None or check.fault is None:
            yield line, check, ""
            return
        data, at = line.encode(), check.fault[0]
        spans = [each for each in filter(None, SPAN.split(line)[1::2]) if game.check_order(power, each).order is not None]
        if spans:
            yield from ((each, game.check_order(power, each), _around(line, each)) for each in spans)
            return
        begin, rest = data[:at].decode("utf-8", "ignore").rstrip(), data[at:].decode("utf-8", "ignore").lstrip(" \t|")
        head = game.check_order(power, begin) if begin.strip(MARKS) else None
        if head is None or head.order is None:
            found = [(each, game.check_order(power, each), "") for each in _cells(line)]
            whole = game.check_order(power, " ".join(each for each, _, _ in found)) if found else check
            orders = [each for each in found if each[1].order is not None] or [(line, whole if whole.order is not None else check, "")]
            yield from orders
            return
        more = game.check_order(power, rest)
        follows = more.order is not None or (more.fault is not None and more.fault[0] > 0 and bool(ORDER_LIKE.match(NUMBER.sub("", rest, count=1))))
        yield begin, head, "" if follows else rest.strip()
        line = rest if follows else ""


def _cells(line: str) -> List[str]:
    """The cells of a row of a table: "| A PAR | A PAR - BUR |"."""
    return [each.strip() for each in line.split("|") if each.strip(MARKS)] if "|" in line.strip(MARKS) else []


def _around(line: str, span: str) -> str:
    """The words of a line that stand behind a part of it in marks."""
    return line[line.index(span) + len(span):].strip(MARKS)


def _without(read: List[ReadOrder], order: str, game: Game) -> List[ReadOrder]:
    """The orders without an earlier one for the same unit or site."""
    return [each for each in read if order == "WAIVE" or _place(each.order) != _place(order)]


def _place(order: str) -> str:
    return _base(order.split()[1]) if " " in order else order


def _base(place: str) -> str:
    return place.split("/")[0]


def _repair(text: str, order: str, left_out: str) -> str:
    written = [] if text.strip() == order else [f"you wrote {text.strip()!r}"]
    return ", ".join(written + ([f"{left_out!r} was not read"] if left_out else []))

"""What a call of Entente raises: an EntenteError of the class of its status, with the place in the input if there is one."""

from __future__ import annotations

from typing import Dict, Optional, Type

from ._declarations import Status


class EntenteError(Exception):
    """A call did not do what it says. An illegal or failed order is no error but a result.

    status   the Status of the library
    message  what is wrong, where, and what was expected
    line, column   the place in the input, from 1 (columns in characters); None if the error has no place
    offset, length   the same in bytes of the UTF-8 text, from 0
    file     of a map text: the file of the place; else ""
    """

    def __init__(self, status: Status, message: str, line: Optional[int] = None, column: Optional[int] = None,
                 offset: Optional[int] = None, length: Optional[int] = None, file: str = "") -> None:
        super().__init__(status, message, line, column, offset, length, file)
        self.status, self.message = status, message
        self.line, self.column = line, column
        self.offset, self.length, self.file = offset, length, file

    def __str__(self) -> str:
        if self.line is None:
            return self.message
        place = f"line {self.line}, column {self.column}: "
        return f"{self.file + ': ' if self.file else ''}{place}{self.message}"


class InvalidArgument(EntenteError, ValueError):
    """Out of range, or a malformed text: the message says which and where."""


class NotFound(EntenteError, LookupError):
    """An unknown map, place, power, option or preset, or an index past the end of a list."""


class NotSupported(EntenteError):
    """Known, but not possible here: a rule on this map, a newer saved form."""


class WrongPhase(EntenteError):
    """The call does not fit the phase, or the game is over."""


class LimitExceeded(EntenteError):
    """Larger than the documented bounds."""


class InternalError(EntenteError):
    """A bug in the library, or a library that does not fit this package."""


OF_STATUS: Dict[int, Type[EntenteError]] = {
    Status.INVALID_ARGUMENT: InvalidArgument,
    Status.NOT_FOUND: NotFound,
    Status.NOT_SUPPORTED: NotSupported,
    Status.WRONG_PHASE: WrongPhase,
    Status.LIMIT: LimitExceeded,
}

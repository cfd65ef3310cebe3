"""How sentences are written: language, names, width."""

from __future__ import annotations

from typing import Tuple

from . import _native
from ._declarations import Status, TextLanguage, entente_text_options
from .errors import InvalidArgument


def languages() -> Tuple[str, ...]:
    """The codes of the languages in which sentences can be written: ("en", "de")."""
    return tuple(map(str, TextLanguage))


def text_options(language: str = "en", full_names: bool = False, width: int = 0, board: bool = False) -> entente_text_options:
    """The options of the library, which refuses widths below 20. Errors: InvalidArgument, also for an unknown language."""
    if width < 0:
        raise InvalidArgument(Status.INVALID_ARGUMENT, f"width {width} is out of range: expected 20 or more, or 0")
    return _native.sized(entente_text_options, full_names=full_names, width=width, board=board,
                         language=TextLanguage.of(language))

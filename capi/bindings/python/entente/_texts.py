"""How sentences are written: language, names, width."""

from __future__ import annotations

from typing import List, Tuple

from . import _native
from ._declarations import entente_text_options


def languages() -> Tuple[str, ...]:
    """The codes of the languages in which sentences can be written: ("en", "de")."""
    codes: List[str] = []
    while True:
        code = _native.function("entente_text_language")(len(codes))
        if code is None:
            return tuple(codes)
        codes.append(code.decode())


def text_options(language: str = "en", full_names: bool = False, width: int = 0, board: bool = False) -> entente_text_options:
    """The options of the library; it refuses unknown languages and widths below 20."""
    code = language.encode()
    if len(code) > 7:
        raise ValueError(f"{language!r} is no language: expected one of {', '.join(languages())}")
    return _native.sized(entente_text_options, full_names=full_names, width=width, board=board, language=code)

"""Errors of packages that an extra of the wheel installs."""

import contextlib
from typing import Iterator


@contextlib.contextmanager
def extra(name: str, user: str) -> Iterator[None]:
    """Around imports of an extra's packages. Errors: ImportError that says how to install them. `user`: what needs them, in the plural."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ImportError(f"{user} need the package {error.name}: pip install 'entente-diplomacy[{name}]'", name=error.name) from None

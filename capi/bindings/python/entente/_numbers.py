"""Enums whose words the library knows, and which keep numbers that only a newer library has."""

from __future__ import annotations

import enum
from typing import Any, Type, TypeVar, Union

N = TypeVar("N", bound="Number")


def _library_word(of: int, value: int, name: str) -> str:
    from . import _native  # which needs the enums

    word = _native.function("entente_word")(of, value & 0xFFFFFFFF)
    return word.decode() if word else name.lower()


class Number(enum.IntEnum):
    """An enum of the C interface."""

    @classmethod
    def _missing_(cls, value: object) -> Any:
        if not isinstance(value, int):
            return None
        made = int.__new__(cls, value)
        made._name_ = f"UNKNOWN_{value}"
        made._value_ = value
        return made

    def _word(self, of: int) -> str:
        return _library_word(of, int(self), self.name)

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def of(cls: Type[N], value: Union[N, int, str]) -> N:
        """The member of a name in any case ("amend"), of a number, or itself. Errors: InvalidArgument, naming the members."""
        if isinstance(value, str):
            for each in cls:
                if each.name.lower() == value.replace("-", "_").lower():
                    return each
            from . import _declarations, errors  # which need the enums

            names = ", ".join(each.name.lower() for each in cls)
            raise errors.InvalidArgument(_declarations.Status.INVALID_ARGUMENT, f"{value!r} is no {cls.__name__}: expected one of {names}")
        return cls(value)


class Flags(enum.IntFlag):
    """An enum of the C interface whose members are bits."""

    def _word(self, of: int) -> str:
        return _library_word(of, int(self), self.name or str(int(self)))

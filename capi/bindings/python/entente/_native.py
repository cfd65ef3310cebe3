"""Loads libentente and calls it. Functions have the declarations of entente.json; the GIL is released in every call.

The library is the file that ENTENTE_LIBRARY names, else the one that the package carries, else an installed one.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import itertools
import os
import pathlib
import threading
from typing import Any, Dict, Iterator, Optional, Type, TypeVar

from . import _declarations as declared
from .errors import OF_STATUS, EntenteError, InternalError, NotFound

T = TypeVar("T", bound=ctypes.Structure)
H = TypeVar("H", bound="Handle")

_TOO_SMALL = int(declared.Status.BUFFER_TOO_SMALL)
_OUT_OF_MEMORY = int(declared.Status.OUT_OF_MEMORY)


def _load() -> ctypes.CDLL:
    carried = sorted(pathlib.Path(__file__).resolve().parent.glob("_library/*entente*"))
    named = os.environ.get("ENTENTE_LIBRARY") or (str(carried[0]) if carried else None)
    if named:
        return ctypes.CDLL(named)
    for name in (*declared.SONAMES, ctypes.util.find_library("entente_press"), ctypes.util.find_library("entente")):
        try:
            if name is not None:
                return ctypes.CDLL(name)
        except OSError:
            pass
    raise ImportError("libentente was not found: install a wheel that carries it, or name the file in ENTENTE_LIBRARY")


library = _load()
_functions: Dict[str, Any] = {}


def function(name: str) -> Any:
    """A function of entente.h or press.h with its declaration. Errors: AttributeError if the library does not have it."""
    found = _functions.get(name)
    if found is None:
        found = getattr(library, name)
        found.restype, found.argtypes = declared.FUNCTIONS[name]
        _functions[name] = found
    return found


def sized(kind: Type[T], **members: Any) -> T:
    """A struct with its size set."""
    made = kind(**members)
    setattr(made, "struct_size", ctypes.sizeof(kind))
    return made


def new_error() -> declared.entente_error:
    return sized(declared.entente_error)


def raise_error(status: int, error: declared.entente_error) -> None:
    """Raises the exception of a status that is not OK."""
    if status == _OUT_OF_MEMORY:
        raise MemoryError("libentente is out of memory")
    kind = OF_STATUS.get(status, InternalError if status != _TOO_SMALL else EntenteError)
    message = bytes(error.message).decode("utf-8", "replace")
    code, file = declared.Status(status), bytes(error.file).decode("utf-8", "replace")
    if error.has_place:
        raise kind(code, message, error.line, error.column, error.offset, error.length, file)
    raise kind(code, message, file=file)


def call(name: str, *arguments: Any) -> None:
    """Calls a function that returns a status, with an error as its last argument. Errors: TypeError for a wrong argument."""
    error = new_error()
    try:
        status = function(name)(*arguments, error)
    except ctypes.ArgumentError as wrong:
        raise TypeError(f"{name}: {wrong}") from None
    if status:
        raise_error(status, error)


def items(kind: Any, name: str, *arguments: Any, capacity: int = 64) -> Any:
    """The array that a function writes to (memory, capacity, &length); of results also with the size of one."""
    length, error, called = ctypes.c_size_t(), new_error(), function(name)
    size = (ctypes.sizeof(kind),) if kind is declared.entente_order_result else ()
    while True:
        memory = (kind * capacity)()
        status = called(*arguments, memory, *size, capacity, length, error)
        if not status:
            return memory[: length.value]
        if status != _TOO_SMALL:
            raise_error(status, error)
        capacity = length.value


def text(name: str, *arguments: Any) -> str:
    """The short text that a function writes to (memory, capacity, &length)."""
    return bytes(items(ctypes.c_char, name, *arguments, capacity=256)).decode()


def taken(pointer: ctypes.c_void_p) -> bytes:
    """The bytes of an entente_text, which is freed."""
    data, length = function("entente_text_data")(pointer), function("entente_text_length")(pointer)
    try:
        return ctypes.string_at(data, length)
    finally:
        function("entente_text_free")(pointer)


def long_text(name: str, *arguments: Any) -> bytes:
    """The entente_text that a function gives as its last output."""
    pointer = ctypes.c_void_p()
    call(name, *arguments, pointer)
    return taken(pointer)


def given(name: str, *arguments: Any) -> int:
    """The handle that a function gives as its last output."""
    pointer = ctypes.c_void_p()
    call(name, *arguments, pointer)
    assert pointer.value is not None
    return pointer.value


def struct(kind: Type[T], name: str, *arguments: Any) -> T:
    """The struct that a function writes as its last output."""
    made = sized(kind)
    call(name, *arguments, made)
    return made


def described(kind: Type[T], name: str) -> Iterator[T]:
    """What a function describes by number, until there is no more."""
    for i in itertools.count():
        try:
            yield struct(kind, name, i)
        except NotFound:
            return


def decoded(value: Optional[bytes]) -> str:
    """A static text, or one of a member of a struct."""
    return (value or b"").decode()


def utf8(value: str) -> bytes:
    """A text that was given, in bytes. Errors: TypeError."""
    if not isinstance(value, str):
        raise TypeError(f"expected a text, not {type(value).__name__}")
    return value.encode("utf-8")


class Handle:
    """An object of the library that one thread uses at a time: each call holds the lock of the object."""

    _kind = ""

    def __init__(self, pointer: int) -> None:
        self._pointer: Optional[int] = pointer
        self._lock = threading.RLock()

    def close(self) -> None:
        """Frees the memory now; later calls raise ValueError. Without it the memory is freed with the object."""
        with self._lock:
            pointer, self._pointer = self._pointer, None
            if pointer is not None:
                function(declared.FREE[self._kind])(pointer)

    def __enter__(self: H) -> H:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None:
            function(declared.FREE[self._kind])(self._pointer)

    @property
    def _live(self) -> int:
        if self._pointer is None:
            raise ValueError(f"the {type(self).__name__} is closed")
        return self._pointer

    def _call(self, name: str, *arguments: Any) -> None:
        with self._lock:
            call(name, self._live, *arguments)

    def _items(self, kind: Any, name: str, *arguments: Any) -> Any:
        with self._lock:
            return items(kind, name, self._live, *arguments)

    def _text(self, name: str, *arguments: Any) -> str:
        with self._lock:
            return text(name, self._live, *arguments)

    def _long_text(self, name: str, *arguments: Any) -> bytes:
        with self._lock:
            return long_text(name, self._live, *arguments)

    def _struct(self, kind: Type[T], name: str, *arguments: Any) -> T:
        with self._lock:
            return struct(kind, name, self._live, *arguments)


_status = function("entente_abi_check")(declared.ABI_VERSION)
if _status:
    raise ImportError(f"the library serves another version of the C interface than {declared.ABI_VERSION}")

"""libentente for Python: every constant, enum, struct and function of its headers under its own name.

Binding() reads entente.json, the description that is installed beside it, and loads the library. Both may be named:
Binding(DESCRIPTION, LIBRARY), or in ENTENTE_DESCRIPTION and ENTENTE_LIBRARY. No call is written by hand here.

A function takes what goes in, in sequence, without lengths, capacities and the error, and returns what comes out: nothing,
one value, or a tuple (what the C function itself returns first). Texts are str, bytes are bytes, arrays are lists, structs
are objects with the members of the header, made by Binding.NAME(), handles free themselves. Numbers are what they mean: a
member of an enum (IntEnum, IntFlag), a set of indices for a mask, True or False. A status other than ENTENTE_OK is raised
as a Failure. Memory for positions is passed in, whichever way they go: Binding.position(map).
"""

import ctypes
import ctypes.util
import enum
import inspect
import json
import os
import pathlib

_NUMBERS = {"char": ctypes.c_char, "void": ctypes.c_char, "size_t": ctypes.c_size_t}
_NUMBERS |= {f"int{bits}_t": getattr(ctypes, f"c_int{bits}") for bits in (8, 16, 32, 64)}
_NUMBERS |= {f"uint{bits}_t": getattr(ctypes, f"c_uint{bits}") for bits in (8, 16, 32, 64)}
_FIRST_ROOM = 16  # elements of a buffer; small, so that the way to a larger one is taken, too
_INSTALLED = pathlib.Path(__file__).resolve().parent.parent / "entente.json"


class Failure(Exception):
    """A function did not do what its comment says: `status`, and `error` with the place in the input, if there is one."""

    def __init__(self, status, error=None):
        super().__init__(f"{status.name}: {error.message}" if error is not None else status.name)
        self.status, self.error = status, error


class Handle:
    """Frees what it holds when it goes. One that is lent keeps alive what lends it."""

    def __init__(self, pointer, free=None, lender=None):
        self._as_parameter_ = ctypes.c_void_p(pointer)
        self._free, self._lender = free, lender

    def __del__(self):
        if self._free is not None:
            self._free(self)


class Struct(ctypes.Structure):
    """A struct of the header; its members mean what the description says."""

    def __repr__(self):
        members = ", ".join(f"{name}={getattr(self, name)!r}" for name, *_ in self._fields_)
        return f"{type(self).__name__}({members})"


def _base(declared):
    """The type that a C type points to or is."""
    return declared.removeprefix("const ").rstrip("*")


def _same(value):
    return value


def _indices(mask):
    return {index for index in range(64) if mask >> index & 1}


def _mask(indices):
    return indices if isinstance(indices, int) else sum(1 << index for index in set(indices))


def _member_of(kind):
    """Makes a member of an enum; a number that a newer library gives stays a number."""
    def read(number):
        try:
            return kind(number)
        except ValueError:
            return number

    return read


class Binding:
    def __init__(self, description=None, library=None):
        with open(description or os.environ.get("ENTENTE_DESCRIPTION", _INSTALLED), encoding="utf-8") as file:
            described = json.load(file)
        self._library = ctypes.CDLL(library or os.environ.get("ENTENTE_LIBRARY") or _found(described))
        self._types = dict(_NUMBERS)
        self._meanings = {}
        for each in (*described["types"], *described["enums"]):
            self._types[each["name"]] = self._types[each["type"]]
        for each in described["types"]:
            self._meanings[each["name"]] = {"mask": (_indices, _mask), "boolean": (bool, int)}.get(each["kind"], (_same, _same))
        for each in described["enums"]:
            self._add_enum(each)
        for each in described["constants"]:
            setattr(self, each["name"], each["value"])
        for each in described["structs"]:
            self._add_struct(each)
        self._handles = {each["name"]: each for each in described["handles"]}
        for each in described["functions"]:
            if hasattr(self._library, each["name"]):  # libentente has no function of press.h
                setattr(self, each["name"], _Function(self, each).wrapped())

    def position(self, game_map):
        """Memory for a position of the map."""
        return (ctypes.c_uint64 * (self.entente_position_size(game_map) // 8))()

    def _add_enum(self, described):
        kind = enum.IntFlag if described["flags"] else enum.IntEnum
        made = kind(described["name"], [(each["name"], each["value"]) for each in described["members"]])
        self._meanings[described["name"]] = (_member_of(made), int)
        setattr(self, described["name"], made)
        for member in made:
            setattr(self, member.name, member)

    def _add_struct(self, described):
        fields = []
        for member in described["members"]:
            kind = self._types[member["type"]]
            fields.append((member["name"], kind * member["elements"] if "elements" in member else kind))
        struct = type(described["name"], (Struct,), {"_fields_": fields, "__doc__": described["comment"]})
        target = "lp64" if ctypes.sizeof(ctypes.c_void_p) == 8 else "wasm32"
        if ctypes.sizeof(struct) != described["size"][target]:
            raise TypeError(f"{described['name']} has {ctypes.sizeof(struct)} bytes here")
        for member in described["members"]:
            self._add_member(struct, member)
        struct.is_versioned = described["versioned"]
        self._types[described["name"]] = struct
        setattr(self, described["name"], lambda **members: self.made(struct, **members))

    def _add_member(self, struct, member):
        """Members mean what they are; a text is a str."""
        field, (read, write) = getattr(struct, member["name"]), self.meaning(member)
        if member["type"] == "char" and "elements" in member:
            read, write = bytes.decode, str.encode
        if "elements" not in member or member["type"] == "char":
            accessors = (lambda self: read(field.__get__(self))), (lambda self, value: field.__set__(self, write(value)))
            setattr(struct, member["name"], property(*accessors, doc=member["comment"]))

    def made(self, struct, **members):
        """A struct that carries its size."""
        made = struct()
        if struct.is_versioned:
            made.struct_size = ctypes.sizeof(made)
        for name, value in members.items():
            setattr(made, name, value)
        return made

    def meaning(self, item):
        """How a number is read, and how it is written."""
        return self._meanings.get(item.get("is"), (_same, _same))

    def type_of(self, declared):
        """The ctypes type that a C type points to or is."""
        return self._types[_base(declared)]

    def c_function(self, described):
        function = getattr(self._library, described["name"])
        returns = described["returns"]["type"]
        function.restype = None if returns == "void" else ctypes.c_void_p if "*" in returns else self.type_of(returns)
        return function

    def handle(self, role, pointer, lender):
        """A handle, or the text or bytes that it holds; None for NULL."""
        if not pointer:
            return None
        described = self._handles[_base(role["type"])]
        free = getattr(self._library, described["free"]) if role["owned"] else None
        handle = Handle(pointer, free, None if role["owned"] else lender)
        if "holds" not in role:
            return handle
        data, length = (getattr(self._library, described[each])(handle) for each in ("data", "length"))
        data = ctypes.string_at(data, length)
        return data if role["holds"] == "bytes" else data.decode()


def _found(described):
    """The installed library with the most parts."""
    for part in reversed(described["parts"]):
        for name in part["libraries"]:
            if found := ctypes.util.find_library(name):
                return found
    raise OSError("no libentente is installed where the loader looks: name the file")


class _Function:
    """One function of the header."""

    def __init__(self, binding, described):
        self._binding = binding
        self._described = described
        self._parameters = described["parameters"]
        self._function = binding.c_function(described)
        self._taken = [each["name"] for each in self._parameters if self._is_taken(each)]
        self._has_buffer = any("capacity" in each and not self._is_taken(each) for each in self._parameters)

    def wrapped(self):
        def function(*given):
            return self._call(*given)

        function.__name__, function.__doc__ = self._described["name"], self._described["comment"]
        parameters = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_ONLY) for name in self._taken]
        function.__signature__ = inspect.Signature(parameters)
        return function

    def _is_taken(self, parameter):
        """Whether the caller gives it."""
        role = parameter["role"]
        given = parameter["direction"] != "out" and role in ("value", "handle", "struct", "text", "bytes", "array")
        return given or role == "position"

    def _call(self, *given):
        if len(given) != len(self._taken):
            raise TypeError(f"{self._described['name']} takes ({', '.join(self._taken)})")
        room = _FIRST_ROOM
        while True:
            memory = dict(zip(self._taken, given))
            passed = [self._passed(parameter, memory, room) for parameter in self._parameters]
            returned = self._function(*passed)
            if self._described["returns"]["role"] != "status" or returned == self._binding.ENTENTE_OK:
                return self._given_back(returned, memory)
            if returned != self._binding.ENTENTE_ERR_BUFFER_TOO_SMALL or not self._has_buffer:
                raise Failure(self._binding.entente_status(returned), memory.get("error"))
            room *= 16

    def _passed(self, parameter, memory, room):
        """The argument for a parameter; what must outlive the call, and what comes back, is kept in `memory`."""
        name, role = parameter["name"], parameter["role"]
        if role == "element_size":
            return ctypes.c_size_t(ctypes.sizeof(memory[parameter["of"]]._type_))
        if role == "capacity":
            owner = memory[parameter["of"]]
            return ctypes.c_size_t(ctypes.sizeof(owner) if parameter["of"] in self._taken else len(owner))
        if parameter["direction"] == "out" and role != "position":
            memory[name] = self._room(parameter, memory, room)
            return memory[name] if isinstance(memory[name], ctypes.Array) else ctypes.byref(memory[name])
        if role == "length":
            return ctypes.c_size_t(len(memory[parameter["of"]]))
        if memory[name] is None and "*" in parameter["type"] and not parameter["nullable"]:
            raise TypeError(f"{self._described['name']}: {name} may not be None")
        return self._given(parameter, memory)

    def _given(self, parameter, memory):
        name, role = parameter["name"], parameter["role"]
        kind = self._binding.type_of(parameter["type"]) if role in ("array", "value") else None
        write = self._binding.meaning(parameter)[1]
        if role in ("text", "bytes"):
            memory[name] = memory[name].encode() if isinstance(memory[name], str) else bytes(memory[name])
        if role == "array":
            memory[name] = (kind * len(memory[name]))(*map(write, memory[name]))
        if role == "struct" and memory[name] is not None:
            return ctypes.byref(memory[name])
        return kind(write(memory[name])) if role == "value" else memory[name]

    def _room(self, parameter, memory, room):
        """Memory for what comes out of a parameter."""
        role, pointed = parameter["role"], parameter["type"]
        if role == "handle":
            return ctypes.c_void_p()
        kind = self._binding.type_of(pointed)
        if "capacity" in parameter:
            return (kind * room)()
        if "elements" in parameter:
            return (kind * eval(parameter["elements"], {}, memory))()
        return self._binding.made(kind) if issubclass(kind, Struct) else kind()

    def _given_back(self, returned, memory):
        returns = self._described["returns"]
        results = []
        if returns["role"] == "text":
            results.append(returned and ctypes.string_at(returned).decode())
        elif returns["role"] == "handle":
            results.append(self._binding.handle(returns, returned, memory))
        elif returns["role"] == "value":
            results.append(self._binding.meaning(returns)[0](returned))
        for parameter in self._parameters:
            if parameter["direction"] == "out" and parameter["role"] in ("value", "handle", "text", "bytes", "array", "struct"):
                results.append(self._value(parameter, memory))
        return None if not results else results[0] if len(results) == 1 else tuple(results)

    def _value(self, parameter, memory):
        made, role, read = memory[parameter["name"]], parameter["role"], self._binding.meaning(parameter)[0]
        length = memory[parameter["length"]].value if "length" in parameter else None
        if role == "handle":
            return self._binding.handle(parameter, made.value, memory)
        if role in ("text", "bytes"):
            data = ctypes.string_at(made, length)
            return data if role == "bytes" else data.decode()
        if role == "array":
            return list(map(read, made[:length]))
        return read(made.value) if role == "value" else made

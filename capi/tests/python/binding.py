"""A Python binding of libentente, made from its description alone: it says enough to call every function.

Binding(description, library) has every constant, struct and function of the header under its name. A function takes
what goes in, in sequence, without lengths, capacities and the error, and returns what comes out: nothing, one value, or
a tuple (what the C function itself returns first). Texts, short and long, are str, bytes are bytes, arrays are lists,
structs are ctypes structures, handles free themselves, a status other than ENTENTE_OK is raised as Failure. Memory for
positions is passed in, whichever way they go: Binding.position(map).
"""

import ctypes
import json

_NUMBERS = {"char": ctypes.c_char, "size_t": ctypes.c_size_t, "int32_t": ctypes.c_int32, "int64_t": ctypes.c_int64}
_NUMBERS |= {f"uint{bits}_t": getattr(ctypes, f"c_uint{bits}") for bits in (8, 16, 32, 64)}
_FIRST_ROOM = 16  # elements of a buffer; small, so that the way to a larger one is taken, too


class Failure(Exception):
    def __init__(self, status, message):
        super().__init__(f"{status}: {message}")
        self.status = status


class Handle:
    """Frees what it holds when it goes. Lent handles are kept alive by whoever lends them."""

    def __init__(self, pointer, free=None):
        self._as_parameter_ = ctypes.c_void_p(pointer)
        self._free = free

    def __del__(self):
        if self._free is not None:
            self._free(self)


class Binding:
    def __init__(self, description_path, library_path):
        with open(description_path, encoding="utf-8") as file:
            description = json.load(file)
        self._library = ctypes.CDLL(library_path)
        self._types = dict(_NUMBERS)
        for each in (*description["types"], *description["enums"]):
            self._types[each["name"]] = self._types[each["type"]]
        for each in description["constants"]:
            setattr(self, each["name"], each["value"])
        for each in description["enums"]:
            for member in each["members"]:
                setattr(self, member["name"], member["value"])
        for each in description["structs"]:
            self._add_struct(each)
        self._handles = {each["name"]: each for each in description["handles"]}
        for each in description["functions"]:
            setattr(self, each["name"], Function(self, each))

    def position(self, map_handle):
        """Memory for a position of the map."""
        return (ctypes.c_uint64 * (self.entente_position_size(map_handle) // 8))()

    def _add_struct(self, described):
        fields = []
        for member in described["members"]:
            kind = self._types[member["type"]]
            fields.append((member["name"], kind * member["elements"] if "elements" in member else kind))
        struct = type(described["name"], (ctypes.Structure,), {"_fields_": fields, "__doc__": described["comment"]})
        target = "lp64" if ctypes.sizeof(ctypes.c_void_p) == 8 else "wasm32"
        assert ctypes.sizeof(struct) == described["size"][target], struct
        for member in described["members"]:
            assert getattr(struct, member["name"]).offset == member["offset"][target], member
        self._types[described["name"]] = struct
        setattr(self, described["name"], struct)

    def type_of(self, declared):
        """The ctypes type that a C type points to or is."""
        return self._types[declared.removeprefix("const ").rstrip("*")]

    def c_function(self, described):
        function = getattr(self._library, described["name"])
        returns = described["returns"]["type"]
        function.restype = None if returns == "void" else ctypes.c_void_p if "*" in returns else self.type_of(returns)
        return function

    def handle(self, role, pointer):
        name = role["type"].removeprefix("const ").rstrip("*")
        handle = Handle(pointer, getattr(self._library, self._handles[name]["free"]) if role["owned"] else None)
        return self._text(handle, role["holds"]) if name == "entente_text" else handle

    def _text(self, handle, holds):
        data, length = self._library.entente_text_data(handle), self._library.entente_text_length(handle)
        data = ctypes.string_at(data, length)
        return data if holds == "bytes" else data.decode()

    def sized(self, struct):
        made = struct()
        if hasattr(made, "struct_size"):
            made.struct_size = ctypes.sizeof(made)
        return made


class Function:
    """One function of the header."""

    def __init__(self, binding, described):
        self.__doc__ = described["comment"]
        self._binding = binding
        self._described = described
        self._parameters = described["parameters"]
        self._function = binding.c_function(described)
        self._taken = [each["name"] for each in self._parameters if self._is_taken(each)]
        self._has_buffer = any("capacity" in each and not self._is_taken(each) for each in self._parameters)

    def _is_taken(self, parameter):
        """Whether the caller gives it."""
        role = parameter["role"]
        given = parameter["direction"] != "out" and role in ("value", "handle", "struct", "text", "bytes", "array")
        return given or role == "position"

    def __call__(self, *given):
        if len(given) != len(self._taken):
            raise TypeError(f"{self._described['name']} takes {', '.join(self._taken)}")
        room = _FIRST_ROOM
        while True:
            memory = dict(zip(self._taken, given))
            passed = [self._passed(parameter, memory, room) for parameter in self._parameters]
            returned = self._function(*passed)
            if self._described["returns"]["role"] != "status" or returned == self._binding.ENTENTE_OK:
                return self._given_back(returned, memory)
            if returned != self._binding.ENTENTE_ERR_BUFFER_TOO_SMALL or not self._has_buffer:
                raise Failure(returned, memory["error"].message.decode() if "error" in memory else "")
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
        if role in ("text", "bytes"):
            memory[name] = memory[name] if isinstance(memory[name], bytes) else memory[name].encode()
        if role == "array":
            memory[name] = (self._binding.type_of(parameter["type"]) * len(memory[name]))(*memory[name])
        if "length" in parameter and parameter["direction"] == "in":
            memory[parameter["length"]] = len(memory[name])
        if role == "struct" and memory[name] is not None:
            return ctypes.byref(memory[name])
        by_value = "*" not in parameter["type"]
        return self._binding.type_of(parameter["type"])(memory[name]) if by_value else memory[name]

    def _room(self, parameter, memory, room):
        """Memory for what comes out of a parameter."""
        role, pointed = parameter["role"], parameter["type"]
        if "capacity" in parameter:
            return ctypes.create_string_buffer(room) if role == "bytes" else (self._binding.type_of(pointed) * room)()
        if "elements" in parameter:
            return (self._binding.type_of(pointed) * eval(parameter["elements"], {}, memory))()
        if role == "handle":
            return ctypes.c_void_p()
        return self._binding.sized(self._binding.type_of(pointed))

    def _given_back(self, returned, memory):
        returns = self._described["returns"]
        results = []
        if returns["role"] == "text":
            results.append(returned and ctypes.string_at(returned).decode())
        elif returns["role"] == "handle":
            results.append(self._binding.handle(returns, returned))
        elif returns["role"] == "value":
            results.append(returned)
        for parameter in self._parameters:
            if parameter["direction"] == "out" and parameter["role"] in ("value", "handle", "text", "bytes", "array", "struct"):
                results.append(self._value(parameter, memory))
        return None if not results else results[0] if len(results) == 1 else tuple(results)

    def _value(self, parameter, memory):
        made, role = memory[parameter["name"]], parameter["role"]
        length = memory[parameter["length"]].value if "length" in parameter else None
        if role == "handle":
            return self._binding.handle(parameter, made.value)
        if role in ("text", "bytes"):
            data = ctypes.string_at(made, length)
            return data if role == "bytes" else data.decode()
        if role == "array":
            return list(made[:length])
        return made.value if role == "value" else made

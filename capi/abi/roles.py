"""The role of every parameter and return value: what it is, which way it goes, how long it is, whether it may be NULL.

The conventions of the header decide (its comment, and README.md beside this file); where name and type leave a choice,
a word on the parameter does: ENTENTE_NULLABLE, ENTENTE_INOUT, ENTENTE_COUNT(n). A parameter that neither tells about is
an error that names it: nothing is guessed.
"""

import re

from header import HeaderError

_NUMBER = re.compile(r"(u?int(8|16|32|64)_t|size_t)\Z")
_WORDS = {"NULLABLE", "INOUT", "COUNT"}


class _Function:
    """Goes over the parameters of one function from left to right."""

    def __init__(self, function, names):
        self._function = function
        self._names = names
        self._rest = list(function["parameters"])
        self._done = []

    def roles(self):
        while self._rest:
            parameter = self._rest.pop(0)
            role = self._role(parameter)
            self._done.append(parameter)
            parameter["role"], parameter["direction"] = role.pop("role"), role.pop("direction", "in")
            parameter["nullable"] = role.pop("nullable", False) or "NULLABLE" in parameter["words"]
            parameter.update(role)
        self._check_words()

    def _fail(self, parameter, what):
        about = f"the role of `{parameter['name']}` ({parameter['type']}) is not known"
        raise HeaderError(f"{self._function['name']}: {about}: {what}")

    def _is_struct(self, name):
        return name in self._names["structs"]

    def _is_number(self, name):
        return _NUMBER.match(self._names["typedefs"].get(name, name)) is not None

    def _role(self, parameter):
        declared, words = parameter["type"], parameter["words"]
        for word in words.keys() - _WORDS:
            self._fail(parameter, f"ENTENTE_{word} is no word on parameters")
        found = re.fullmatch(r"(const )?(\w+)(\**)", declared)
        if found is None:
            self._fail(parameter, "no such type is used in this header")
        constant, base, stars = bool(found[1]), found[2], len(found[3])
        if stars == 0:
            return self._value(parameter, base)
        if base == "entente_error" and not constant:
            return self._error(parameter)
        if base in self._names["handles"]:
            return self._handle(parameter, constant, stars)
        if stars != 1:
            self._fail(parameter, "a pointer to a pointer is a handle")
        return self._read(parameter, base) if constant else self._written(parameter, base)

    def _value(self, parameter, base):
        if not self._is_number(base):
            self._fail(parameter, "values are numbers")
        if base == "size_t":
            self._fail(parameter, "a size_t follows its pointer, as length, count, capacity or size")
        return {"role": "value"}

    def _error(self, parameter):
        if parameter["name"] != "error" or self._rest:
            self._fail(parameter, "the error is the last parameter, `error`")
        return {"role": "error", "direction": "out", "nullable": True}

    def _handle(self, parameter, constant, stars):
        if stars == 1:
            return {"role": "handle", "nullable": self._function["name"].endswith("_free")}
        if stars == 2:
            return {"role": "handle", "direction": "out", "owned": not constant}
        self._fail(parameter, "too many stars")

    def _read(self, parameter, base):
        """A pointer to const."""
        counts = re.compile(r"(.*_)?(length|count)")
        length = self._next(lambda each: each["type"] == "size_t" and counts.fullmatch(each["name"]))
        if length is not None:
            self._dependent(length, parameter, "length")
            return {"role": self._plural(base), "length": length["name"]}
        if "COUNT" in parameter["words"]:
            return {"role": self._plural(base), "elements": parameter["words"]["COUNT"]}
        if base == "void":
            return {"role": "position"}
        if self._is_struct(base):
            return {"role": "struct", "nullable": base == "entente_rules"}
        self._fail(parameter, "nothing tells how long it is")

    def _written(self, parameter, base):
        """A pointer to what is not const."""
        direction = "inout" if "INOUT" in parameter["words"] else "out"
        role = {"role": self._plural(base), "direction": direction}
        size = self._next(lambda each: each["type"] == "size_t" and each["name"].endswith("_size"))
        if size is not None:
            self._dependent(size, parameter, "element_size")
            role["element_size"] = size["name"]
        capacity = self._next(lambda each: each["type"] == "size_t" and each["name"].endswith("capacity"))
        if capacity is not None:
            self._dependent(capacity, parameter, "capacity")
            return {**role, "capacity": capacity["name"], **self._written_length(parameter, base)}
        if "COUNT" in parameter["words"]:
            return {**role, "elements": parameter["words"]["COUNT"]}
        if base == "void" and direction == "inout":
            return role
        if size is None and self._is_struct(base):
            return {**role, "role": "struct"}
        if size is None and self._is_number(base):
            return {**role, "role": "value"}
        self._fail(parameter, "nothing tells how much room there is")

    def _plural(self, base):
        return {"void": "position", "char": "text"}.get(base, "array")

    def _written_length(self, parameter, base):
        length = self._next(lambda each: each["type"] == "size_t*")
        if length is None and base == "void":
            return {}  # every position of a map is of one size
        if length is None:
            self._fail(parameter, "nothing tells how much was written")
        self._dependent(length, parameter, "length", direction="out")
        return {"length": length["name"]}

    def _next(self, fits):
        """The next parameter, if it fits: it has its role from the one before it."""
        return self._rest.pop(0) if self._rest and fits(self._rest[0]) else None

    def _dependent(self, parameter, owner, role, direction="in"):
        for word in parameter["words"]:
            self._fail(parameter, f"ENTENTE_{word} does not go with it")
        parameter.update(role=role, direction=direction, nullable=False, of=owner["name"])
        self._done.append(parameter)

    def _check_words(self):
        names = {parameter["name"] for parameter in self._function["parameters"]}
        for parameter in self._function["parameters"]:
            words = parameter.pop("words")
            if "COUNT" in words:
                unknown = set(re.findall(r"[a-z_]\w*", words["COUNT"])) - names
                if unknown or "elements" not in parameter:
                    self._fail(parameter, f"ENTENTE_COUNT({words['COUNT']}) does not count it")
            if "INOUT" in words and parameter["direction"] != "inout":
                self._fail(parameter, "ENTENTE_INOUT is for what is read and written")


def _returned(function, names):
    declared = function["returns"]
    found = re.fullmatch(r"(const )?(\w+)(\*?)", declared)
    if declared == "void":
        return {"type": declared, "role": "nothing"}
    if declared == "entente_status":
        return {"type": declared, "role": "status"}
    if declared == "const char*":
        borrowed = any(parameter["role"] == "handle" for parameter in function["parameters"])
        return {"type": declared, "role": "text", "lifetime": "handle" if borrowed else "static"}
    if found and found[3] and found[2] in names["handles"]:
        return {"type": declared, "role": "handle", "owned": not found[1]}
    if found and not found[3] and _NUMBER.match(names["typedefs"].get(found[2], found[2])):
        return {"type": declared, "role": "value"}
    raise HeaderError(f"{function['name']}: the role of what it returns ({declared}) is not known")


def add_roles(header):
    """Adds the roles to the functions of a Header."""
    names = {
        "structs": {each["name"] for each in header.structs},
        "handles": {each["name"] for each in header.handles},
        "typedefs": {each["name"]: each["type"] for each in header.typedefs},
    }
    for function in header.functions:
        _Function(function, names).roles()
        function["returns"] = _returned(function, names)


def add_lifetimes(header):
    """Adds to each handle the functions that make, retain and free it."""
    functions = {function["name"]: function for function in header.functions}
    for handle in header.handles:
        name = handle["name"]
        if f"{name}_free" not in functions:
            raise HeaderError(f"{name} is a handle without {name}_free")
        retain = f"{name}_retain"
        handle["made_by"] = [each["name"] for each in header.functions if each["name"] != retain and _makes(each, name)]
        handle["retain"] = retain if retain in functions else None
        handle["free"] = f"{name}_free"


def _makes(function, handle):
    given = [each for each in (function["returns"], *function["parameters"]) if each["role"] == "handle"]
    return any(each.get("owned") and each["type"].startswith(f"{handle}*") for each in given)

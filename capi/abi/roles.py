"""The role of every parameter and return value: what it is, which way it goes, how long it is, whether it may be NULL.

The conventions of the header decide (its comment, and README.md beside this file); where name and type leave a choice,
a word on the parameter does: ENTENTE_NULLABLE, ENTENTE_INOUT, ENTENTE_COUNT(n), ENTENTE_BYTES. A parameter that neither
tells about is an error that names it: nothing is guessed.

What a number means is its type, or what ENTENTE_IS(type) says where the C type is a packed one: `is`.
"""

import os
import re

from header import HeaderError

_ERROR_OF_ROLE = {"capacity": ["ENTENTE_ERR_BUFFER_TOO_SMALL"]}
_NUMBER = re.compile(r"(u?int(8|16|32|64)_t|size_t)\Z")


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
        return _NUMBER.match(self._names["types"].get(name, name)) is not None

    def _role(self, parameter):
        found = re.fullmatch(r"(const )?(\w+)(\**)", parameter["type"])
        if found is None:
            self._fail(parameter, "no such type is used in this header")
        constant, base, stars = bool(found[1]), found[2], len(found[3])
        if stars == 0:
            return self._value(parameter, base)
        if base == "entente_error" and not constant:
            return self._error(parameter)
        if base in self._names["handles"]:
            return self._handle(parameter, base, constant, stars)
        if stars != 1:
            self._fail(parameter, "a pointer to a pointer is a handle")
        return self._read(parameter, base) if constant else self._written(parameter, base)

    def _value(self, parameter, base):
        if not self._is_number(base):
            self._fail(parameter, "values are numbers")
        counted = any(parameter["name"] in each["words"].get("COUNT", "") for each in self._done)
        if base == "size_t" and not counted:
            self._fail(parameter, "a size_t follows its pointer, as length, count, capacity or size")
        return {"role": "value"}

    def _error(self, parameter):
        if parameter["name"] != "error" or self._rest:
            self._fail(parameter, "the error is the last parameter, `error`")
        return {"role": "error", "direction": "out", "nullable": True}

    def _handle(self, parameter, base, constant, stars):
        if stars == 1:
            return {"role": "handle", "nullable": self._function["name"].endswith("_free")}
        if stars == 2:
            holds = {"holds": "bytes" if "BYTES" in parameter["words"] else "text"} if base == "entente_text" else {}
            return {"role": "handle", "direction": "out", "owned": not constant, **holds}
        self._fail(parameter, "too many stars")

    def _read(self, parameter, base):
        """A pointer to const."""
        if base == "void" and "COUNT" in parameter["words"]:
            return {"role": "position", "elements": parameter["words"]["COUNT"]}
        counts = re.compile(r"(.*_)?(length|count)")
        length = self._next(lambda each: each["type"] == "size_t" and counts.fullmatch(each["name"]))
        if length is not None:
            self._dependent(length, parameter, "length")
            return {"role": "bytes" if base == "void" else self._plural(base), "length": length["name"]}
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
            written = self._written_length(parameter, base)
            sized = {"role": "bytes"} if base == "void" and written.get("length") == "length" else {}
            return {**role, **sized, "capacity": capacity["name"], **written}
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
            words = parameter["words"]
            if "COUNT" in words:
                unknown = set(re.findall(r"[a-z_]\w*", words["COUNT"])) - names
                if unknown or "elements" not in parameter:
                    self._fail(parameter, f"ENTENTE_COUNT({words['COUNT']}) does not count it")
            if "INOUT" in words and parameter["direction"] != "inout":
                self._fail(parameter, "ENTENTE_INOUT is for what is read and written")
            if "BYTES" in words and parameter.get("holds") != "bytes":
                self._fail(parameter, "ENTENTE_BYTES is for an entente_text that is given")


def _returned(function, names):
    declared = function["returns"]
    found = re.fullmatch(r"(const )?(\w+)(\*?)", declared)
    if declared == "void":
        return {"type": declared, "role": "nothing"}
    if declared == "entente_status":
        return {"type": declared, "role": "status"}
    if declared in ("const char*", "const void*"):
        borrowed = any(parameter["role"] == "handle" for parameter in function["parameters"])
        role = "text" if declared == "const char*" else "bytes"
        return {"type": declared, "role": role, "lifetime": "handle" if borrowed else "static"}
    if found and found[3] and found[2] in names["handles"]:
        return {"type": declared, "role": "handle", "owned": not found[1]}
    if found and not found[3] and _NUMBER.match(names["types"].get(found[2], found[2])):
        return {"type": declared, "role": "value"}
    raise HeaderError(f"{function['name']}: the role of what it returns ({declared}) is not known")


def _set_meaning(item, about, types):
    """Adds `is`: the type or enum that says what a number means."""
    declared = item["type"].removeprefix("const ").rstrip("*")
    said = item.pop("words", {}).get("IS")
    if said is not None and (said not in types or not _NUMBER.match(declared)):
        raise HeaderError(f"{about}: ENTENTE_IS({said}) does not say what {item['type']} is")
    if said or declared in types:
        item["is"] = said or declared


def _add_meanings(header, types):
    for each in header.types:
        if each["kind"] == "flags" or each.get("of", each["name"]) not in types:
            raise HeaderError(f"{each['name']} is of {each.get('of', 'an enum')}, which is not declared")
    for struct in header.structs:
        for member in struct["members"]:
            _set_meaning(member, f"{struct['name']}.{member['name']}", types)
    for function in header.functions:
        for parameter in function["parameters"]:
            _set_meaning(parameter, f"{function['name']}: `{parameter['name']}`", types)
        _set_meaning(function["returns"], function["name"], types)


def add_roles(header):
    """Adds roles and meanings to a Header."""
    types = {each["name"]: each["type"] for each in (*header.types, *header.enums)}
    names = {
        "structs": {each["name"] for each in header.structs},
        "handles": {each["name"] for each in header.handles},
        "types": types,
    }
    for function in header.functions:
        _Function(function, names).roles()
        function["returns"] = _returned(function, names)
    _add_meanings(header, types)


def add_names(header):
    """Adds to each enum its number for entente_word and the short names of its members, and says which is none; to each
    type of indices the constant that is none; to each array of structs that never grow the size of an element."""
    numbers = {member["name"]: member["value"] for enum in header.enums for member in enum["members"]}
    for enum in header.enums:
        enum["words"] = numbers.get(f"ENTENTE_WORDS_{enum['name'].removeprefix('entente_').upper()}")
        for member in enum["members"]:
            member["short"] = _short(member["name"], enum["members"])
        enum["none"] = next((each["name"] for each in enum["members"] if each["short"] == "none"), None)
    for each in header.types:
        if each["kind"] == "index":
            named = [it["name"] for it in header.constants if it["type"] == each["name"] and it["name"].startswith("ENTENTE_NO_")]
            each["none"] = named[0] if named else None
    sizes = {each["name"]: each["size"]["lp64"] for each in header.structs}
    for parameter in (each for function in header.functions for each in function["parameters"]):
        base = re.sub(r"const |\*", "", parameter["type"])
        if parameter["role"] == "array" and base in sizes:
            parameter.setdefault("element_size", sizes[base])


def _short(name, members):
    """The name of a member in small letters, without what all of them have in common: "not_found"."""
    common = os.path.commonprefix([each["name"] for each in members]).rpartition("_")[0] + "_"
    if any(each["name"][len(common)].isdigit() for each in members):  # DIALECT_0167
        common = common[:-1].rpartition("_")[0] + "_"
    return name[len(common):].removeprefix("ERR_").lower()


def add_errors(header):
    """Adds to each function that returns a status the statuses that its comment and its parameters tell."""
    for function in header.functions:
        told = re.findall(r"\b[A-Z_]{3,}\b", "".join(function["comment"].partition("Errors")[2:]))
        names = {f"ENTENTE_ERR_{each.removeprefix('ENTENTE_ERR_')}" for each in told}
        for parameter in function["parameters"]:
            names |= set(_ERROR_OF_ROLE.get(parameter["role"], ()))
            checked = "*" in parameter["type"] or "is" in parameter or parameter["name"] == "index"
            names |= {"ENTENTE_ERR_INVALID_ARGUMENT"} if checked and parameter["role"] != "error" else set()
        types = [parameter["type"] for parameter in function["parameters"]]
        if "const entente_rules*" in types and any(parameter["role"] == "handle" for parameter in function["parameters"]):
            names.add("ENTENTE_ERR_NOT_SUPPORTED")  # a rule that needs another map
        if function["returns"]["role"] == "status":
            function["errors"] = [each for each in header.statuses() if each in names]


def add_lifetimes(header):
    """Adds to each handle the functions that make, retain and free it, and those that give its bytes and their number."""
    functions = {function["name"]: function for function in header.functions}
    for handle in header.handles:
        name = handle["name"]
        if f"{name}_free" not in functions:
            raise HeaderError(f"{name} is a handle without {name}_free")
        retain = f"{name}_retain"
        handle["made_by"] = [each["name"] for each in header.functions if each["name"] != retain and _makes(each, name)]
        handle["retain"] = retain if retain in functions else None
        handle["free"] = f"{name}_free"
        handle["data"] = _of_alone(header, name, "role", "bytes")
        handle["length"] = handle["data"] and _of_alone(header, name, "type", "size_t")
        if handle["data"] and not handle["length"]:
            raise HeaderError(f"{handle['data']} gives bytes, and no function of {name} gives their number")
        handle["threads"] = "any" if "any threads" in handle["comment"].lower() else "one"


def _of_alone(header, handle, key, value):
    """The function that takes nothing but a handle and returns what is meant, or None."""
    for function in header.functions:
        if [each["type"] for each in function["parameters"]] == [f"const {handle}*"] and function["returns"].get(key) == value:
            return function["name"]
    return None


def _makes(function, handle):
    given = [each for each in (function["returns"], *function["parameters"]) if each["role"] == "handle"]
    return any(each.get("owned") and each["type"].startswith(f"{handle}*") for each in given)

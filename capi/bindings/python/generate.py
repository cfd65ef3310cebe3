#!/usr/bin/env python3
"""Makes entente/_declarations.py from entente.json, the description of the C interface.

usage: generate.py DESCRIPTION            writes the file
       generate.py DESCRIPTION --check    fails if the file is not what the description says
"""

import json
import pathlib
import re
import sys

TARGET = pathlib.Path(__file__).resolve().parent / "entente" / "_declarations.py"
HEAD = '''"""Numbers, structs and functions of the C interface, made by generate.py from its description. Do not edit."""

# fmt: off
from __future__ import annotations

import ctypes as _c
from typing import Any, Dict, List, Tuple

from ._numbers import Flags, Number
'''


def base(declared):
    return declared.replace("const ", "").rstrip("*")


class Module:
    def __init__(self, described):
        self.described = described
        numbers = {each["name"]: each["type"] for each in (*described["types"], *described["enums"])}
        self.plain = {**numbers, "char": "char", "void": "void", "size_t": "size_t"}
        self.structs = {each["name"] for each in described["structs"]}

    def text(self):
        blocks = [HEAD, self.constants()]
        blocks += map(self.enum, self.described["enums"])
        blocks += map(self.struct, self.described["structs"])
        blocks += [self.functions(), self.handles()]
        return "\n\n".join(block.rstrip() + "\n" for block in blocks)

    def constants(self):
        sonames = [each["soname"] for each in reversed(self.described["libraries"])]
        lines = [f'VERSION = "{self.described["version"]}"', f"SONAMES = {json.dumps(sonames)}"]
        lines += [f'{each["name"].replace("ENTENTE_", "", 1)} = {each["value"]}' for each in self.described["constants"]]
        return "\n".join(lines)

    def enum(self, each):
        kind = "Flags" if each["flags"] else "Number"
        lines = [f"class {class_name(each['name'])}({kind}):", *docstring(each["comment"])]
        for member in each["members"]:
            lines.append(f"    {member['short'].upper()} = {member['value']}")
            if member["comment"]:
                lines.append(f'    "{one_line(member["comment"])}"')
        if each["words"] is not None:
            lines += ["", "    def word(self) -> str:", '        """The word of the library and of JSON."""',
                      f'        return self._word({each["words"]})']
        return "\n".join(lines)

    def struct(self, each):
        lines = [f"class {each['name']}(_c.Structure):", *docstring(each["comment"])]
        fields = []
        for member in each["members"]:
            kind = self.member_type(member)
            known = {"char": "bytes"}.get(member["type"], "Any") if "elements" in member else self.python_type(member["type"])
            lines.append(f"    {member['name']}: {known}")
            if member["comment"]:
                lines.append(f'    "{one_line(member["comment"])}"')
            fields.append(f'        ("{member["name"]}", {kind}),')
        return "\n".join([*lines, "    _fields_ = [", *fields, "    ]"])

    def member_type(self, member):
        kind = self.c_type(member["type"])
        return f"{kind} * {member['elements']}" if "elements" in member else kind

    def python_type(self, declared):
        return declared if declared in self.structs else "int"

    def c_type(self, declared):
        if declared in self.structs:
            return declared
        plain = self.plain.get(declared, declared)
        return "_c.c_size_t" if plain == "size_t" else "_c.c_" + re.sub(r"_t$", "", plain)

    def parameter_type(self, parameter):
        """Structs and numbers that come out are pointers; memory is a void pointer, which takes any buffer."""
        declared, name = parameter["type"], base(parameter["type"])
        if "*" not in declared:
            return self.c_type(name)
        if declared.count("*") == 2:
            return "_c.POINTER(_c.c_void_p)"
        if parameter["role"] in ("struct", "error") or parameter["role"] == "length" or (
                parameter["role"] == "value" and parameter["direction"] != "in"):
            return f"_c.POINTER({self.c_type(name)})"
        if parameter["role"] in ("text", "bytes") and parameter["direction"] == "in":
            return "_c.c_char_p"
        return "_c.c_void_p"

    def functions(self):
        lines = ["# Of each function what it returns and what it takes.", "FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {"]
        for each in self.described["functions"]:
            returns = each["returns"]["type"]
            result = "None" if returns == "void" else "_c.c_char_p" if returns == "const char*" else (
                "_c.c_void_p" if "*" in returns else self.c_type(returns))
            taken = ", ".join(map(self.parameter_type, each["parameters"]))
            lines.append(f'    "{each["name"]}": ({result}, [{taken}]),')
        return "\n".join([*lines, "}"])

    def handles(self):
        lines = ["# Of each handle the function that frees it.", "FREE: Dict[str, str] = {"]
        lines += [f'    "{each["name"]}": "{each["free"]}",' for each in self.described["handles"]]
        return "\n".join([*lines, "}"])


def class_name(name):
    return "".join(word.capitalize() for word in name.split("_")[1:])


def one_line(comment):
    return " ".join(comment.split()).replace("\\", "\\\\").replace('"', "'")


def docstring(comment):
    text = comment.strip().replace("\\", "\\\\").replace('"""', "'''")
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1:
        return [f'    """{text}"""' if not text.endswith('"') else f'    """{text} """', ""]
    return [f'    """{lines[0]}', *[f"    {line}".rstrip() for line in lines[1:]], '    """', ""]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        made = Module(json.load(file)).text()
    if sys.argv[2:] != ["--check"]:
        TARGET.write_text(made, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == made:
        return 0
    print(f"{TARGET.name} is not what the description says: run capi/bindings/python/generate.py entente.json")
    return 1


if __name__ == "__main__":
    sys.exit(main())

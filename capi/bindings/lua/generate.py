#!/usr/bin/env python3
"""Makes entente/declarations.lua from entente.json. usage: generate.py DESCRIPTION [--check]"""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import description  # noqa: E402  (of the folder above)


def enum(each):
    members = ", ".join(f"{name} = {member['value']}" for name, member in description.words(each))
    return f"M.enums.{each['name'][8:]} = {{ words = {description.words_number(each, 'nil')}, numbers = {{ {members} }} }}"


def module(described):
    return "\n".join([
        "--- Numbers, structs and functions of the C interface, made by generate.py from its description. Do not edit.",
        'require("ffi").cdef[[', description.c_text(described), "]]",
        f'local M = {{ VERSION = "{described["version"]}", SONAMES = {{ {json.dumps(description.sonames(described))[1:-1]} }}, enums = {{}}, free = {{}} }}',
        *(f"M.{name} = {value}" for name, value in description.constants(described)),
        *map(enum, described["enums"]),
        *(f'M.free.{each["name"]} = "{each["free"]}"' for each in described["handles"]),
        "return M", ""])


if __name__ == "__main__":
    sys.exit(description.main(HERE / "entente" / "declarations.lua", module))

#!/usr/bin/env python3
"""Makes lib/entente/declarations.rb from entente.json. usage: generate.py DESCRIPTION [--check]"""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import description  # noqa: E402  (of the folder above)

# Of each type of C the letter of String#unpack and the type of fiddle.
PLAIN = {"int8_t": ("c", "CHAR"), "uint8_t": ("C", "-CHAR"), "int16_t": ("s", "SHORT"), "uint16_t": ("S", "-SHORT"), "int32_t": ("l", "INT"),
         "uint32_t": ("L", "-INT"), "int64_t": ("q", "LONG_LONG"), "uint64_t": ("Q", "-LONG_LONG"), "size_t": ("J", "SIZE_T"), "char": ("a", "CHAR")}


def of(described, name):
    known = {each["name"]: each["type"] for each in (*described["types"], *described["enums"])}
    return PLAIN[known.get(name, name)]


def enum(each):
    members = ", ".join(f"{name}: {member['value']}" for name, member in description.words(each))
    return f"      {each['name'][8:]}: [{description.words_number(each, 'nil')}, {{ {members} }}],"


def at(numbers):
    return numbers["lp64"] if isinstance(numbers, dict) else numbers


def member(described, each):
    known = {struct["name"]: struct for struct in described["structs"]}
    if each["type"] in known:
        return f'{each["name"]}: [{at(each["offset"])}, :{each["type"]}, nil]'
    letter = of(described, each["type"])[0]
    return f'{each["name"]}: [{at(each["offset"])}, "{letter}", {each.get("elements", "nil")}]'


def struct(described, each):
    members = ", ".join(member(described, part) for part in each["members"])
    return f'      {each["name"]}: [{at(each["size"])}, {str(each["versioned"]).lower()}, {{ {members} }}],'


def fiddle(described, declared):
    if declared == "void":
        return "VOID"
    name = "VOIDP" if "*" in declared else of(described, declared)[1]
    return f"-{name[1:]}" if name.startswith("-") else name


def function(described, each):
    taken = " ".join(fiddle(described, parameter["type"]) for parameter in each["parameters"])
    returns = "text" if each["returns"]["type"] == "const char*" else fiddle(described, each["returns"]["type"])
    return f'      {each["name"]}: "{returns}: {taken}",'


def module(described):
    return "\n".join([
        "# frozen_string_literal: true", "",
        "module Entente", "  # Numbers, structs and functions of the C interface, made by generate.py from its description. Do not edit.",
        "  # @private", "  module Declared", f'    VERSION = "{described["version"]}"', f"    SONAMES = {json.dumps(description.sonames(described))}.freeze",
        *(f"    {name} = {value}" for name, value in description.constants(described)),
        "    # Of each enum its number for entente_word, and its members.", "    ENUMS = {", *map(enum, described["enums"]), "    }.freeze",
        "    # Of each struct its size, whether it carries it, and of each member its place, type and elements.",
        "    STRUCTS = {", *(struct(described, each) for each in described["structs"]), "    }.freeze",
        "    # Of each function what it returns and what it takes.", "    FUNCTIONS = {",
        *(function(described, each) for each in described["functions"]), "    }.freeze",
        "    # Of each handle the function that frees it.", "    FREE = {",
        *(f'      {each["name"]}: :{each["free"]},' for each in described["handles"]), "    }.freeze", "  end", "end", ""])


if __name__ == "__main__":
    sys.exit(description.main(HERE / "lib" / "entente" / "declarations.rb", module))

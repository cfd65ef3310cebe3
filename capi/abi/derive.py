#!/usr/bin/env python3
"""Makes what follows from the description of the C interface.

usage: derive.py exports DESCRIPTION [OUTPUT]     the names of all functions, one a line, sorted
       derive.py check DESCRIPTION [OUTPUT]       a C11 program that compiles only where the description is true
"""

import json
import sys


def exports(description):
    return "".join(sorted(f"{function['name']}\n" for function in description["functions"]))


def _signature(function):
    types = ", ".join(parameter["type"] for parameter in function["parameters"]) or "void"
    return f"{function['returns']['type']} (*{function['name']}_)({types}) = {function['name']};"


def _layout(struct, target):
    name = struct["name"]
    facts = [f"sizeof({name}) == {struct['size'][target]}", f"_Alignof({name}) == {struct['alignment'][target]}"]
    for member in struct["members"]:
        facts.append(f"offsetof({name}, {member['name']}) == {member['offset'][target]}")
    return [f'_Static_assert({fact}, "{fact}");' for fact in facts]


def check(description):
    """The compiler of the build must see the same numbers, types and layouts as the one that described the header."""
    lines = ["#include <stddef.h>", "", *[f'#include "{name}"' for name in description["headers"]], ""]
    for constant in description["constants"]:
        fact = f"{constant['name']} == {constant['value']}"
        lines.append(f'_Static_assert({fact}, "{fact}");')
    lines += [_signature(function) for function in description["functions"]]
    conditions = {"#if UINTPTR_MAX > 0xffffffffu": "lp64", "#elif defined(__i386__)": "i386", "#else": "wasm32"}
    for condition, target in conditions.items():
        lines.append(condition)
        for struct in description["structs"]:
            lines += _layout(struct, target)
    return "\n".join([*lines, "#endif", ""])


def main():
    makers = {"exports": exports, "check": check}
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in makers:
        sys.exit(__doc__.strip())
    with open(sys.argv[2], encoding="utf-8") as file:
        text = makers[sys.argv[1]](json.load(file))
    if len(sys.argv) == 3:
        sys.stdout.write(text)
        return
    with open(sys.argv[3], "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()

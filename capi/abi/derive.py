#!/usr/bin/env python3
"""Makes what follows from the description of the C interface.

usage: derive.py exports DESCRIPTION [OUTPUT]     the names of all functions, one a line, sorted
       derive.py core_exports DESCRIPTION [OUTPUT] those of libentente
       derive.py check DESCRIPTION [OUTPUT]       a C11 program that compiles only where the description is true
       derive.py stubs DESCRIPTION [OUTPUT]       a C library of the same functions, which do nothing, for abidiff_test.py
       derive.py arguments DESCRIPTION [OUTPUT]   wrong arguments of all functions, for capi/tests/argument_test.cc
       derive.py first_sizes RELEASE [OUTPUT]     C++ that compiles only where structs may be as small as in their first release
"""

import json
import re
import sys


def exports(description):
    return "".join(sorted(f"{function['name']}\n" for function in description["functions"]))


def core_exports(description):
    parts = {part["name"] for part in description["parts"] if "entente" in part["libraries"]}
    return exports({"functions": [each for each in description["functions"] if each["part"] in parts]})


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
    lines = ["#include <stddef.h>", "", *[f'#include "{part["header"]}"' for part in description["parts"]], ""]
    members = [member for enum in description["enums"] for member in enum["members"]]
    facts = [f"{each['name']} == {each['value']}" for each in (*description["constants"], *members)]
    facts += [f"_Generic({each['name']}, {each['type']}: 1)" for each in description["constants"]]
    facts += [f"_Generic(({each['name']})0, {each['type']}: 1)" for each in (*description["types"], *description["enums"])]
    lines += [f'_Static_assert({fact}, "{fact}");' for fact in facts]
    lines += [_signature(function) for function in description["functions"]]
    conditions = {"#if UINTPTR_MAX > 0xffffffffu": "lp64", "#elif defined(__i386__)": "i386", "#else": "wasm32"}
    for condition, target in conditions.items():
        lines.append(condition)
        for struct in description["structs"]:
            lines += _layout(struct, target)
    return "\n".join([*lines, "#endif", ""])


def first_sizes(release):
    """A struct that has grown needs a specialization of kFirstSize, or older programs are refused."""
    frozen = {part["name"]: part["header"] for part in release["parts"] if part["abi_version"] != 0}
    lines = [*(f'#include "{header}"' for header in frozen.values()), '#include "structs.h"']
    for struct in release["structs"]:
        if struct["versioned"] and struct["since"] == release["version"] and struct["part"] in frozen:
            size = struct["size"]["lp64"]
            lines.append(f'static_assert(entente::capi::kFirstSize<{struct["name"]}> == {size}, "the struct had {size} bytes in {release["version"]}");')
    return "\n".join([*lines, ""])


def stubs(description):
    """Of the interface and nothing else: its types are those that a compiler makes of the headers."""
    lines = [f'#include "{part["header"]}"' for part in description["parts"]]
    for function in description["functions"]:
        types = ", ".join(f"{each['type']} {each['name']}" for each in function["parameters"]) or "void"
        returns = function["returns"]["type"]
        lines.append(f"{returns} {function['name']}({types}) {{{'' if returns == 'void' else ' return 0; '}}}")
    return "\n".join([*lines, ""])


# Indices that have no type of their own; each function refuses one that is far out of range by this name.
_RANGED = {"index", "value", "rotation"}


def _base(parameter):
    return re.sub(r"const |\*", "", parameter["type"])


def _good(parameter):
    """An argument with which the others of its function are checked."""
    role, direction, base = parameter["role"], parameter["direction"], _base(parameter)
    if role == "error":
        return "error"
    if role == "handle" and direction == "in":
        return f"good.Handle<{base}>()"
    if parameter["nullable"]:
        return "nullptr"
    if role == "position":
        return "good.Room()" if direction == "out" else "good.Position()"
    if role == "capacity" and parameter["of"] == "position":
        return "good.RoomSize()"
    if role == "element_size":
        return "sizeof(entente_order_result)"
    if role == "handle":
        return f"good.Place<{parameter['type'][:-1]}>()"
    if role == "struct":
        return f"good.Struct<{base}>()"
    if "*" in parameter["type"]:
        return f"good.Memory<{base}>()"
    return "0"


def _wrong_pointers(parameter):
    """Wrong values of a pointer, each with the message that refuses it, as C++ expressions."""
    name, role, base = parameter["name"], parameter["role"], _base(parameter)
    is_buffer = role in ("text", "bytes", "array") and "capacity" in parameter
    if "[" not in parameter.get("elements", ""):
        yield "nullptr", f'"{"the buffer" if is_buffer else name} is NULL"'
    if role == "position" and "elements" not in parameter:
        yield "good.Misaligned<void>()", '"the position is not aligned to 8 bytes"'
        if parameter["direction"] != "out":
            yield "good.OtherPosition()", "kOfAnotherMap"
    if role == "array" and "elements" not in parameter and base != "uint8_t":
        named = "the buffer" if is_buffer else name
        yield f"good.Misaligned<{base}>()", f'NotAligned<{base}>("{named}")'


def _wrong_sizes(parameter, structs):
    base = _base(parameter)
    if parameter["role"] == "struct" and base in structs:
        for size in ("0", f"sizeof({base}) - 1", "4097"):
            yield f"good.OfSize<{base}>({size})", f'WrongSize<{base}>("{parameter["name"]}", {size})'


def _wrong_arguments(parameter, structs, ranged, is_room):
    is_value = parameter["role"] == "value" and parameter["direction"] == "in"
    named = parameter["type"] == "uint32_t" and parameter["name"] in _RANGED
    if is_value and (named or parameter.get("is") in ranged):
        yield "UINT32_MAX", f'Begins("{parameter["name"]} 4294967295 ")'
    if parameter["role"] == "capacity" and is_room:
        yield "good.RoomSize() - 1", "kRoomTooSmall"
    if "*" not in parameter["type"] or parameter["role"] == "error":
        return
    if not parameter["nullable"]:
        yield from _wrong_pointers(parameter)
    yield from _wrong_sizes(parameter, structs)


def _call(function, parameter, wrong):
    counts = set(re.findall(r"[a-z_]\w*", parameter.get("elements", "")))
    arguments = []
    for each in function["parameters"]:
        if each is parameter:
            argument = wrong
        elif each.get("of") == parameter["name"] and each["role"] in ("length", "capacity") and "*" not in each["type"]:
            argument = "good.RoomSize()" if parameter["role"] == "position" else "1"
        elif each["name"] in counts and each["role"] == "value":
            argument = "1"
        else:
            argument = _good(each)
        arguments.append(argument)
    has_error = function["parameters"][-1]["role"] == "error"
    head = "[]([[maybe_unused]] Arguments& good, entente_error* error)"
    if not has_error:
        head = "[]([[maybe_unused]] Arguments& good, entente_error*)"
    return f"{head} {{ return {function['name']}({', '.join(arguments)}); }}"


def _null_handle(function):
    """A function that returns no status gives nothing for a handle that is NULL."""
    if not any(each["role"] == "handle" for each in function["parameters"]):
        return
    given = ", ".join("nullptr" if "*" in each["type"] else "0" for each in function["parameters"])
    call = f"{function['name']}({given})"
    call = f"{call}, ENTENTE_ERR_NOT_FOUND" if function["returns"]["type"] == "void" else f"{call} ? ENTENTE_OK : ENTENTE_ERR_NOT_FOUND"
    yield f'{{"{function["name"]}", [](Arguments&, entente_error*) -> entente_status {{ return {call}; }}, kNoMessage}},'


def arguments(description):
    """A wrong argument of every kind in every place: {"function", call, the message}."""
    structs = {struct["name"] for struct in description["structs"] if struct["versioned"]}
    ranged = {each["name"] for each in description["enums"] if not each["flags"] and each["type"] == "uint32_t"}
    ranged |= {each["name"] for each in description["types"] if each["kind"] in ("index", "boolean")}
    lines = []
    for function in description["functions"]:
        if function["returns"]["role"] != "status":
            lines += _null_handle(function)
            continue
        has_error = function["parameters"][-1]["role"] == "error"
        rooms = {each["name"] for each in function["parameters"] if each["role"] == "position" and "length" not in each}
        for parameter in function["parameters"]:
            for wrong, message in _wrong_arguments(parameter, structs, ranged, parameter.get("of") in rooms):
                call = _call(function, parameter, wrong)
                lines.append(f'{{"{function["name"]}", {call}, {message if has_error else "kNoMessage"}}},')
    return "\n".join([*lines, ""])


def main():
    makers = {"exports": exports, "core_exports": core_exports, "check": check, "stubs": stubs, "arguments": arguments,
              "first_sizes": first_sizes}
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

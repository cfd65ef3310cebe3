#!/usr/bin/env python3
"""Makes entente_enums.hpp from entente.json, the description of the C interface.

usage: generate.py DESCRIPTION            writes the file
       generate.py DESCRIPTION --check    fails if the file is not what the description says
"""

import json
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent / "entente_enums.hpp"
HEAD = """/// The enums of the C interface, made by generate.py from its description. Do not edit.
#ifndef ENTENTE_ENTENTE_ENUMS_HPP_
#define ENTENTE_ENTENTE_ENUMS_HPP_

#include <entente/entente.h>

// clang-format off
namespace entente {
"""


def camel(words):
    return "".join(word.capitalize() for word in words.lower().split("_"))


def enum(each):
    name = camel(each["name"].partition("_")[2])
    lines = [*(f"/// {line}".rstrip() for line in each["comment"].splitlines()), f"enum class {name} : {each['type']} {{"]
    for member in each["members"]:
        comment = " ".join(member["comment"].split())
        lines.append(f"  k{camel(member['short'])} = {member['value']}," + (f"  ///< {comment}" if comment else ""))
    lines.append("};")
    if each["flags"]:
        number = f"static_cast<{each['type']}>"
        lines += [f"constexpr {name} operator|({name} a, {name} b) noexcept {{", f"  return static_cast<{name}>({number}(a) | {number}(b));", "}",
                  f"constexpr bool has({name} set, {name} flag) noexcept {{ return ({number}(set) & {number}(flag)) != 0; }}"]
    if each["words"] is not None:
        lines += ["/// The word of the library and of JSON; \"\" for a number that it does not know.",
                  f"inline const char* word({name} value) noexcept {{",
                  f"  const char* text = entente_word({each['words']}, static_cast<uint32_t>(value));", '  return text ? text : "";', "}"]
    return "\n".join([*lines, ""])


def text(described):
    enums = [enum(each) for each in described["enums"] if each["part"] == "core"]
    return "\n".join([HEAD, *enums, "}  // namespace entente", "// clang-format on", "#endif  // ENTENTE_ENTENTE_ENUMS_HPP_", ""])


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        made = text(json.load(file))
    if sys.argv[2:] != ["--check"]:
        TARGET.write_text(made, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == made:
        return 0
    print(f"{TARGET.name} is not what the description says: run capi/bindings/cpp/generate.py entente.json")
    return 1


if __name__ == "__main__":
    sys.exit(main())

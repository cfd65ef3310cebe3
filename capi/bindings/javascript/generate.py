#!/usr/bin/env python3
"""Makes src/declarations.ts from entente.json, the description of the C interface.

usage: generate.py DESCRIPTION            writes the file
       generate.py DESCRIPTION --check    fails if the file is not what the description says
"""

import json
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent / "src" / "declarations.ts"
HEAD = """// Numbers, structs and functions of the C interface in 32-bit memory, made by generate.py from its description. Do not edit.

import type { Layout } from "./layout.js";
"""
UNUSED = ("struct_size", "reserved")


class Module:
    def __init__(self, described):
        self.described = described
        self.parts = {key: [each for each in described[key] if each["part"] == "core"]
                      for key in ("types", "enums", "constants", "structs", "functions")}
        self.plain = {each["name"]: each["type"] for each in (*described["types"], *described["enums"])}
        self.enums = {each["name"] for each in described["enums"] if not each["flags"]}

    def text(self):
        blocks = [HEAD, self.constants()]
        blocks += map(self.enum, self.parts["enums"])
        blocks += map(self.struct, self.parts["structs"])
        blocks.append(self.functions())
        return "\n".join(block.rstrip() + "\n" for block in blocks)

    def constants(self):
        lines = [f'export const VERSION = "{self.described["version"]}";']
        lines += [f'export const {each["name"].replace("ENTENTE_", "", 1)} = {each["value"]};' for each in self.parts["constants"]]
        return "\n".join(lines)

    def enum(self, each):
        name = class_name(each["name"])
        lines = [*comment(each["comment"]), f"export const {name} = {{"]
        for member in each["members"]:
            lines += comment(member["comment"], "  ")
            lines.append(f"  {member['short']}: {member['value']},")
        lines.append("} as const;")
        if not each["flags"]:
            lines.append(f"export type {name} = keyof typeof {name};")
        return "\n".join(lines)

    def struct(self, each):
        name = class_name(each["name"]) + "Struct"
        members = [member for member in each["members"] if member["name"] not in UNUSED]
        lines = [*comment(each["comment"]), f"export interface {name} {{"]
        for member in members:
            lines += comment(member["comment"], "  ")
            lines.append(f"  {camel(member['name'])}: {self.member_type(member)};")
        size = each["size"]["wasm32"]
        sized = str(each["versioned"]).lower()
        lines += ["}", f"export const {name}: Layout<{name}> = {{ size: {size}, sized: {sized}, members: {{"]
        lines += [f"  {camel(member['name'])}: [{', '.join(self.placed(member))}]," for member in members]
        return "\n".join([*lines, "} };"])

    def member_type(self, member):
        """What a member is in JavaScript: an enum is the name of its member, a text a string."""
        if member["type"] == "char":
            return "string"
        if "elements" in member:
            return "readonly number[]"
        if member.get("is") in self.enums:
            return class_name(member["is"])
        if member.get("is") == "entente_bool":
            return "boolean"
        return self.number_type(member["type"], class_name(member["type"]) + "Struct")

    def number_type(self, declared, struct=None):
        plain = self.plain.get(declared, declared)
        if plain.startswith("entente_"):
            return struct
        return "bigint" if "64" in plain else "number"

    def placed(self, member):
        """The offset of a member, its type, and what its values mean or how many there are."""
        declared, plain = member["type"], self.plain.get(member["type"], member["type"])
        yield str(member["offset"]["wasm32"])
        if plain.startswith("entente_"):
            yield class_name(declared) + "Struct"
            return
        yield '"' + plain.replace("uint", "u").replace("int", "i").replace("_t", "") + '"'
        if "elements" in member:
            yield str(member["elements"])
        elif member.get("is") in self.enums:
            yield class_name(member["is"])
        elif member.get("is") == "entente_bool":
            yield "true"

    def functions(self):
        lines = ["/** The functions that a module exports. Pointers are numbers. */", "export interface Functions {"]
        for each in self.parts["functions"]:
            taken = ", ".join(f"{camel(one['name'])}: {self.passed(one['type'])}" for one in each["parameters"])
            returns = each["returns"]["type"]
            lines.append(f"  {each['name']}({taken}): {'void' if returns == 'void' else self.passed(returns)};")
        return "\n".join([*lines, "}"])

    def passed(self, declared):
        return "number" if "*" in declared else self.number_type(declared)


def class_name(name):
    return "".join(word.capitalize() for word in name.split("_")[1:])


def camel(name):
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def comment(text, indent=""):
    lines = text.strip().replace("*/", "* /").splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        made = Module(json.load(file)).text()
    if sys.argv[2:] != ["--check"]:
        TARGET.write_text(made, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == made:
        return 0
    print(f"{TARGET.name} is not what the description says: run capi/bindings/javascript/generate.py entente.json")
    return 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Makes Entente/Declarations.cs from entente.json. usage: generate.py DESCRIPTION [--check]

Of each function the file has the declaration, and a method that takes and returns arrays, texts and enums and throws.
"""

import json
import pathlib
import sys
from xml.sax.saxutils import escape

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import description  # noqa: E402  (of the folder above)
from description import pascal, plain  # noqa: E402

HEAD = """// Enums, structs, handles and functions of the C interface, made by generate.py from its description. Do not edit.
using System;
using System.Runtime.InteropServices;

namespace Entente {
"""
NUMBERS = {"int32_t": "int", "uint32_t": "uint", "uint16_t": "ushort", "uint8_t": "byte", "uint64_t": "ulong",
           "int64_t": "long", "size_t": "UIntPtr", "char": "byte", "void": "void"}
KEYWORDS = {"out", "in", "ref", "params", "event", "object", "string", "checked", "fixed", "lock", "is", "as", "base", "this",
            "new", "default", "case", "switch", "class", "struct", "enum", "return", "static", "public", "private", "virtual", "override", "using"}
FILLED = ("text", "array", "position")  # roles of outputs with (memory, capacity, &length)
PUBLIC = {"entente_order_result": "PackedResult"}  # of the calls with arrays


def summary(comment, indent="  "):
    return [f"{indent}/// <summary>{escape(' '.join(comment.split()))}</summary>"] if comment else []


def name_of(word):
    return "@" + word if word in KEYWORDS else word


class Declarations:
    def __init__(self, described):
        for kind in ("constants", "enums", "structs", "handles", "functions"):
            setattr(self, kind, [each for each in described[kind] if each["part"] == "core"])
        self.constants = [("DESCRIBED_VERSION", described["version"]), ("SONAME", description.sonames(described)[-1]), *description.constants({"constants": self.constants})]
        named = {each["name"]: each["type"] for each in (*described["types"], *described["enums"])}
        self.numbers = {**NUMBERS, **{name: NUMBERS[kind] for name, kind in named.items()}}
        self.of_enum = {each["name"] for each in self.enums}
        self.of_struct = {each["name"]: each for each in self.structs}
        self.of_handle = {each["name"]: each for each in self.handles}
        self.one_thread = description.one_thread(described)
        self.raw = {name for each in self.handles for name in (each["free"], each["retain"])}

    # Types.

    def element(self, declared):
        name = plain(declared)
        if name == "void":
            return "ulong"  # a position
        return PUBLIC.get(name, name) if name in self.of_struct else self.numbers[name]

    def value(self, each):
        """The type of a number in the methods."""
        name = each.get("is") or plain(each["type"])
        return pascal(name) if name in self.of_enum else "bool" if name == "entente_bool" else self.numbers.get(plain(each["type"]))

    def enum(self, each):
        lines = [*summary(each["comment"]), *(["  [Flags]"] if each["flags"] else []), f"  public enum {pascal(each['name'])} : {self.numbers[each['name']]} {{"]
        for word, member in description.words(each):
            lines += [*summary(member["comment"] or member["name"].replace("ENTENTE_", "").replace("_", " ").capitalize() + ".", "    "),
                      f"    {pascal(word)} = {member['value']},"]
        return [*lines, "  }", ""]

    def words(self):
        lines = ["  /// <summary>The words of the library and of JSON for the members of enums.</summary>", "  public static class Words {",
                 "    static Words() => Loader.Find();"]
        for each in self.enums:
            if each["words"] is not None:
                lines += ['    /// <summary>The word of a member; "" for a number that the library does not know.</summary>',
                          f"    public static string Word(this {pascal(each['name'])} value) => Native.Word((WordList){each['words']}, unchecked((uint)value)) ?? \"\";"]
        return [*lines, "  }", ""]

    def struct(self, each):
        known = each["name"] in PUBLIC
        lines = [*(summary(each["comment"]) if known else []), "  [StructLayout(LayoutKind.Sequential)]",
                 f"  {'public' if known else 'internal unsafe'} struct {self.element(each['name'])} {{"]
        for member in each["members"]:
            kind, name = self.element(member["type"]), name_of(member["name"])
            field = f"fixed {kind} {name}[{member['elements']}]" if "elements" in member else f"{kind} {name}"
            if known:
                lines += summary(member["comment"] or member["name"].replace("_", " ").capitalize() + ".", "    ")
                field = f"{kind} {pascal(name)}"
            lines.append(f"    public {field};")
        if each["versioned"]:
            lines.append(f"    public static {each['name']} New() => new {each['name']} {{ struct_size = (uint)sizeof({each['name']}) }};")
        return [*lines, "  }", ""]

    def handle(self, each):
        if each["name"] == "entente_text":
            return []  # copied at once
        name = pascal(each["name"]) + "Handle"
        return [f"  internal sealed class {name} : SafeHandle {{",
                f"    public static readonly {name} None = new {name}(IntPtr.Zero);",
                f"    public {name}(IntPtr made) : base(IntPtr.Zero, true) => SetHandle(made);",
                "    public override bool IsInvalid => handle == IntPtr.Zero;",
                f"    protected override bool ReleaseHandle() {{ Native.{each['free']}(handle); return true; }}", "  }", ""]

    # Functions as they are.

    def declared_type(self, function, each):
        kind, stars = plain(each["type"]), each["type"].count("*")
        if kind in self.of_handle:
            bare = function["name"] in self.raw or kind == "entente_text"
            return "IntPtr*" if stars == 2 else "IntPtr" if bare else pascal(kind) + "Handle"
        return ("void" if kind == "void" else self.element(kind)) + "*" * stars

    def declaration(self, each):
        returns = each["returns"]["type"]
        kind = "IntPtr" if "*" in returns else self.numbers[returns]
        taken = ", ".join(f"{self.declared_type(each, parameter)} {name_of(parameter['name'])}" for parameter in each["parameters"])
        signature = f"{kind} {each['name']}({taken});"
        return ["#if NET7_0_OR_GREATER", f"    [LibraryImport(Library)] internal static partial {signature}", "#else",
                f"    [DllImport(Library)] internal static extern {signature}", "#endif"]

    # Methods that check.

    def given(self, function, each):
        """Type of a parameter of the method."""
        role, kind = each["role"], plain(each["type"])
        if role == "handle":
            return "IntPtr" if kind == "entente_text" or function["name"] in self.raw else pascal(kind) + "Handle"
        if role == "struct":
            return ("ref " if each["direction"] == "inout" else "") + kind + ("?" if each["nullable"] else "")
        return {"text": "string", "bytes": "byte[]", "position": "ulong[]", "value": self.value(each)}.get(role) or self.element(each["type"]) + "[]"

    def got(self, each):
        """Type of an output of the method."""
        role, kind = each["role"], plain(each["type"])
        if role == "handle":
            return "IntPtr" if kind != "entente_text" else "byte[]" if each["holds"] == "bytes" else "string"
        return {"text": "string", "struct": kind, "value": self.value(each)}.get(role) or self.element(each["type"]) + "[]"

    def passed(self, function, each):
        """The expression for a parameter of the function."""
        name, role = name_of(each["name"]), each["role"]
        by_name = {parameter["name"]: parameter for parameter in function["parameters"]}
        if role == "error":
            return "&error"
        if role == "element_size":
            return f"(UIntPtr)sizeof({self.element(by_name[each['of']]['type'])})"
        if role in ("length", "capacity"):
            of = by_name[each["of"]]
            if role == "length" and each["direction"] == "out":
                return f"&{name}_got"
            memory = of["name"] + ("_utf8" if of["role"] == "text" and of["direction"] == "in" else "_got" if of in description.outputs(function) else "")
            return f"(UIntPtr)({name_of(memory)}.Length * 8)" if of["role"] == "position" else f"Length({name_of(memory)})"
        if each in description.outputs(function):
            return f"{each['name']}_at" if role in FILLED else f"&{each['name']}_got"
        if role == "struct":
            return f"{each['name']}_at" if each["nullable"] or each["direction"] == "inout" else f"&{name}"
        if role in ("text", "bytes", "array", "position"):
            return f"{each['name']}_at"
        if role == "value":
            kind = self.value(each)
            return f"{name} ? 1u : 0u" if kind == "bool" else f"({self.numbers[plain(each['type'])]}){name}" if plain(each["type"]) in self.of_enum else name
        kind = self.given(function, each)
        return f"{name} ?? {kind}.None" if each["nullable"] and kind != "IntPtr" else name

    def fixed(self, function):
        """The `fixed` statements of the arrays."""
        for each in function["parameters"]:
            name, role, kind = name_of(each["name"]), each["role"], self.element(each["type"]) if plain(each["type"]) not in self.of_handle else None
            if each in description.outputs(function):
                if role in FILLED:
                    yield f"fixed ({kind}* {each['name']}_at = {each['name']}_got)"
            elif role in ("text", "bytes"):
                yield f"fixed (byte* {each['name']}_at = {each['name'] + '_utf8' if role == 'text' else name})"
            elif role == "position":
                yield f"fixed (ulong* {each['name']}_at = {name})"
            elif role == "array":
                yield f"fixed ({kind}* {each['name']}_at = {name})"
            elif role == "struct" and each["direction"] == "inout":
                yield f"fixed ({kind}* {each['name']}_at = &{name})"

    def locals(self, function):
        for each in function["parameters"]:
            name, role = each["name"], each["role"]
            if role == "error":
                yield "entente_error error; error.struct_size = (uint)sizeof(entente_error);"
            elif role == "length" and each["direction"] == "out":
                yield f"UIntPtr {name}_got;"
            elif each in description.outputs(function):
                kind = self.element(each["type"]) if plain(each["type"]) not in self.of_handle else "IntPtr"
                if role in FILLED:
                    yield f"{kind}[] {name}_got = new {kind}[{64 if role == 'array' else 256}];"
                elif role == "struct" and self.of_struct[kind]["versioned"]:
                    yield f"{kind} {name}_got = {kind}.New();"
                else:
                    yield f"{kind} {name}_got = default({kind});"
            elif role == "text":
                yield f"byte[] {name}_utf8 = Utf8({name_of(name)});"
            elif role == "struct" and each["nullable"]:
                kind = plain(each["type"])
                yield f"{kind} {name}_value = {name_of(name)}.GetValueOrDefault(); {kind}* {name}_at = {name_of(name)}.HasValue ? &{name}_value : null;"

    def result(self, each, length):
        """The expression for an output."""
        name, role, kind = each["name"] + "_got", each["role"], self.got(each)
        if role == "handle":
            return f"TakeText({name})" if kind == "string" else f"TakeBytes({name})" if kind == "byte[]" else name
        if role == "text":
            return f"Text({name}, {length})"
        if role in ("array", "position"):
            return f"Cut({name}, {length})"
        return f"{name} != 0" if kind == "bool" else f"({kind}){name}" if role == "value" else name

    def method(self, each):
        if each["returns"]["role"] == "nothing":
            return []  # it frees a handle
        outs, role, name = description.outputs(each), each["returns"]["role"], pascal(each["name"])
        call = f"{each['name']}({', '.join(self.passed(each, parameter) for parameter in each['parameters'])})"
        taken = [f"{self.given(each, parameter)} {name_of(parameter['name'])}" for parameter in description.inputs(each)]
        one = next((parameter["name"] for parameter in each["parameters"] if parameter["role"] == "handle" and parameter["direction"] == "in"
                    and plain(parameter["type"]) in self.one_thread), None)
        filled = [parameter for parameter in outs if parameter["role"] in FILLED]
        length = None
        if filled:
            count = f"(int){filled[0]['length']}_got"
            length = f"({count} + 7) / 8" if filled[0]["role"] == "position" else count
        has_error = any(parameter["role"] == "error" for parameter in each["parameters"])
        kinds = {"status": "void", "text": "string", "value": self.value(each["returns"]) if role == "value" else None}
        kind = self.got(outs[0]) if len(outs) == 1 else kinds.get(role, "IntPtr")
        if len(outs) > 1:
            taken += [f"out {self.got(out)} {name_of(out['name'])}" for out in outs]
        lines = [f"    internal static {kind} {name}({', '.join(taken)}) {{", *(f"      {line}" for line in self.locals(each))]
        before = " ".join([*([f"lock ({name_of(one)})"] if one else []), *self.fixed(each)])
        before += " " if before else ""
        if role == "status":
            lines.append("      int status;")
            if filled:
                memory, element = filled[0]["name"] + "_got", self.element(filled[0]["type"])
                lines += ["      while (true) {", f"        {before}status = {call};", "        if (status != (int)Status.BufferTooSmall) break;",
                          f"        {memory} = new {element}[{length}];", "      }"]
            else:
                lines.append(f"      {before}status = {call};")
            lines.append(f"      if (status != 0) throw EntenteException.Of({'ref error' if has_error else f'(Status)status, {chr(34)}{name}{chr(34)}'});")
            if len(outs) == 1:
                lines.append(f"      return {self.result(outs[0], length)};")
            elif outs:
                lines += [f"      {name_of(out['name'])} = {self.result(out, length)};" for out in outs]
        else:
            returned = {"text": f"Text({call})", "value": f"{call} != 0" if kind == "bool" else f"({kind}){call}"}.get(role, call)
            lines.append(f"      {before}return {returned};")
        return [*lines, "    }"]

    def text(self):
        lines = [HEAD]
        for each in self.enums:
            lines += self.enum(each)
        lines += self.words()
        for each in self.structs:
            lines += self.struct(each)
        for each in self.handles:
            lines += self.handle(each)
        lines += ["  internal static unsafe partial class Native {"]
        lines += [f'    internal const {"string" if isinstance(value, str) else "uint"} {pascal(name)} = {json.dumps(value)};' for name, value in self.constants]
        for each in self.functions:
            lines += [*self.declaration(each), *self.method(each)]
        return "\n".join([*lines, "  }", "}", ""])


if __name__ == "__main__":
    sys.exit(description.main(HERE / "Entente" / "Declarations.cs", lambda described: Declarations(described).text()))

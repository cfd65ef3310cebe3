"""A description, as the generators of Rust, LuaJIT and Java read it: its first argument names the file."""
import json
import sys

if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
    sys.exit(sys.modules["__main__"].__doc__)
with open(sys.argv[1], encoding="utf-8") as file:
    D = json.load(file)
ENUMS, HANDLES, STRUCTS = ({each["name"]: each for each in D[kind]} for kind in ("enums", "handles", "structs"))


def numbers(signed, unsigned, octet, size):
    """What a language calls the numbers of C: of 8, 16, 32 and 64 bits, octets and sizes."""
    names = {"char": octet, "void": octet, "size_t": size}
    for bits, name, other in zip((8, 16, 32, 64), signed.split(), unsigned.split()):
        names |= {f"int{bits}_t": name, f"uint{bits}_t": other}
    return names | {each["name"]: names[each["type"]] for each in (*D["types"], *D["enums"])}


def base(item):
    """The type that a type points to or is."""
    return item["type"].replace("const ", "").rstrip("*")


def case_of(p):
    """Of a parameter: `size` of another argument, `given` by the caller, `buffer` of several elements, or its role."""
    if "of" in p and p["direction"] == "in":
        return "size"
    if p["direction"] != "out" or p["role"] == "position":
        return "given"
    return "buffer" if p["role"] in ("text", "bytes", "array") else p["role"]


def columns(function, pieces, width):
    """What `pieces` says of each parameter, without what is empty, column by column; and the handles that are given."""
    owners = {p["name"]: p for p in function["parameters"]}
    held = [p["name"] for p in function["parameters"] if p["role"] == "handle" and p["direction"] == "in"]
    rows = [pieces(p, owners.get(p.get("of")), held[0] if held else None) for p in function["parameters"]] or [[""] * width]
    return [list(filter(None, column)) for column in zip(*rows)], held

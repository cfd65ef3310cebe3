#!/usr/bin/env python3
"""Describes the C interface: what entente.h and the headers of optional parts declare, as JSON.

usage: describe.py [--clang CLANG] [--version VERSION] [--known DESCRIPTION]... [--soversion LIBRARY=NUMBER]...
                   [--output OUTPUT] HEADER...

README.md beside this file tells what the description holds. `--known` are descriptions of earlier versions, oldest first:
what the first of them has is there since then. `--soversion` is the number of a library's SONAME. Fails, by name, on a declaration or a parameter whose role is not known.
"""

import argparse
import json
import sys

from header import Header, HeaderError
from roles import add_errors, add_lifetimes, add_names, add_roles


FORMAT = 2
OF_THE_LIBRARY = ("core", "encodings")  # parts of libentente, which larger libraries have too
_KINDS = ("types", "enums", "constants", "structs", "handles", "functions")


def describe(paths, clang="clang-14", version=None, known=(), soversions=None):
    """The description of headers (or of one), as a dictionary. Those that follow the first build upon it."""
    header = Header([paths] if isinstance(paths, str) else paths, clang)
    add_roles(header)
    add_lifetimes(header)
    add_errors(header)
    header.measure()
    add_names(header)
    described = {kind: getattr(header, kind) for kind in _KINDS}
    if version is not None:
        _add_since(described, version, known)
    parts = _parts(header)
    return {"format": FORMAT, "version": version, "libraries": _libraries(parts, soversions or {}), "parts": parts, **described}


def without_comment(described):
    """Names that the header does not explain."""
    kinds = ("types", "enums", "structs", "handles", "functions")
    return [each["name"] for kind in kinds for each in described[kind] if not each["comment"]]


def _parts(header):
    values = {each["name"]: each["value"] for each in header.constants}
    parts = []
    for part in header.parts:
        is_core = part["name"] == "core"
        macro = "ENTENTE_" if is_core else f"ENTENTE_{part['name'].upper()}_"
        library = "entente" if part["name"] in OF_THE_LIBRARY else f"entente_{part['name']}"
        parts.append({"name": part["name"], "header": part["header"], "libraries": [library]})
        parts[-1]["abi_version"] = values.get(f"{macro}ABI_VERSION")
    larger = [part["libraries"][0] for part in parts if part["name"] not in OF_THE_LIBRARY]
    for part in parts:
        part["libraries"] += larger if part["name"] in OF_THE_LIBRARY else []
    return parts


def _libraries(parts, soversions):
    """The shared libraries, of which every one has the first part."""
    return [{"name": name, "soname": f"lib{name}.so.{soversions.get(name, 0)}"} for name in parts[0]["libraries"]]


def _named(description):
    """Everything of a description that has a name of its own."""
    for kind in _KINDS:
        for each in description[kind]:
            yield each
            yield from each["members"] if kind == "enums" else ()


def _add_since(described, version, known):
    since = {}
    for each in known:
        for item in _named(each):
            since.setdefault(item["name"], item["since"])
    for item in _named(described):
        item["since"] = since.get(item["name"], version)


def text_of(value, indent=""):
    """JSON with a line for every member of a struct, constant and parameter."""
    line = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, (dict, list)) or len(indent) >= 2 and len(indent + line) <= 160:
        return line
    inner = indent + " "
    if isinstance(value, dict):
        items = [f"{inner}{json.dumps(key)}: {text_of(each, inner)}" for key, each in value.items()]
        return "{\n" + ",\n".join(items) + f"\n{indent}}}"
    return "[\n" + ",\n".join(inner + text_of(each, inner) for each in value) + f"\n{indent}]"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("headers", nargs="+")
    arguments.add_argument("--output")
    arguments.add_argument("--clang", default="clang-14")
    arguments.add_argument("--version")
    arguments.add_argument("--known", action="append", default=[])
    arguments.add_argument("--soversion", action="append", default=[])
    given = arguments.parse_args()
    known = []
    for path in given.known:
        with open(path, encoding="utf-8") as file:
            known.append(json.load(file))
    try:
        described = describe(given.headers, given.clang, given.version, known, dict(each.split("=") for each in given.soversion))
        if bare := without_comment(described):
            raise HeaderError(f"no comment explains {', '.join(bare)}")
        text = text_of(described) + "\n"
    except HeaderError as error:
        sys.exit(f"{' '.join(given.headers)}: {error}")
    if given.output is None:
        sys.stdout.write(text)
        return
    with open(given.output, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()

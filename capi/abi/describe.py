#!/usr/bin/env python3
"""Describes the C interface: what entente.h and the headers of optional parts declare, as JSON.

usage: describe.py [--clang CLANG] [--output OUTPUT] HEADER...

README.md beside this file tells what the description holds. Fails, by name, on a declaration or a parameter whose role
is not known.
"""

import argparse
import json
import sys

from header import Header, HeaderError
from roles import add_lifetimes, add_roles


def describe(paths, clang="clang-14"):
    """The description of headers (or of one), as a dictionary. Those that follow the first build upon it."""
    header = Header([paths] if isinstance(paths, str) else paths, clang)
    add_roles(header)
    add_lifetimes(header)
    header.measure()
    versions = {each["name"]: each["value"] for each in header.constants}
    return {
        "abi_version": versions.get("ENTENTE_ABI_VERSION"),
        "headers": header.names,
        "typedefs": header.typedefs,
        "constants": header.constants,
        "structs": header.structs,
        "handles": header.handles,
        "functions": header.functions,
    }


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
    given = arguments.parse_args()
    try:
        text = text_of(describe(given.headers, given.clang)) + "\n"
    except HeaderError as error:
        sys.exit(f"{' '.join(given.headers)}: {error}")
    if given.output is None:
        sys.stdout.write(text)
        return
    with open(given.output, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Counts the functions of the description by the sections of their headers, before the interface was made ready for 1.0 and now.

usage: functions.py DESCRIPTION [PAGE]    prints the table, or puts it into a page between its marks
"""

import collections
import json
import pathlib
import re
import sys

MARKS = "<!-- functions -->\n", "<!-- end of functions -->\n"
BEFORE = {
    "core": {
        "Status and errors": 1, "Version": 3, "Texts": 3, "Maps": 48, "Rules": 8, "Positions": 28, "Scores": 9, "Orders": 5,
        "Legal orders": 11, "Actions": 7, "Adjudication": 12, "Explanations": 3, "Games": 61, "JSON documents": 8,
        "JSON exchange": 18, "Forms of games": 6, "Self-play": 1,
    },
    "press": {
        "The language of a map": 7, "Text and octets": 4, "Checking a message": 5, "A connection": 12, "The referee": 18,
        "The game master of DPP": 20,
    },
}


def table(description):
    now = collections.defaultdict(collections.Counter)
    for function in description["functions"]:
        now[function["part"]][function["section"]] += 1
    lines = ["| section | before | now |", "|---|---|---|"]
    for part in description["parts"]:
        name, before = part["name"], BEFORE.get(part["name"], {})
        for section in dict.fromkeys([*now[name], *before]):
            lines.append(f"| {section} | {before.get(section, 0)} | {now[name][section]} |")
        lines.append(f"| **{part['header']}** | **{sum(before.values())}** | **{now[name].total()}** |")
    return "\n".join(lines) + "\n"


def put(description, page):
    """Puts the table into a page."""
    pattern = f"(?<={re.escape(MARKS[0])}).*(?={re.escape(MARKS[1])})"
    text = page.read_text(encoding="utf-8")
    page.write_text(re.sub(pattern, lambda _: table(description), text, flags=re.DOTALL), encoding="utf-8")


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    description = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    put(description, pathlib.Path(sys.argv[2])) if len(sys.argv) == 3 else print(table(description), end="")


if __name__ == "__main__":
    main()

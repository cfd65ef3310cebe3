#!/usr/bin/env python3
"""Accepts the C interface of a build as the candidate that every later one must equal.

usage: candidate.py BUILD    for instance build/release

Refuses what breaks programs of a release (compare.py). Writes candidate.json, the description without what is not compared, candidate.abi, what abidw sees, the table of
functions in README.md beside this file, and the declarations of capi/bindings. Say in CHANGELOG.md, under ABI, what changed.
"""

import json
import pathlib
import subprocess
import sys

import abidiff_test
import functions
from compare import additions, breaks, facts
from describe import text_of


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    here, made = pathlib.Path(__file__).resolve().parent, pathlib.Path(sys.argv[1]) / "capi" / "abi"
    description = json.loads(made.joinpath("entente.json").read_text(encoding="utf-8"))
    for release in sorted(here.glob("releases/*.json")):
        old = json.loads(release.read_text(encoding="utf-8"))
        if found := list(dict.fromkeys([*breaks(old, description), *additions(old, description)])):
            sys.exit("\n".join(found))
    here.joinpath("candidate.json").write_text(text_of(facts(description)) + "\n", encoding="utf-8")
    functions.put(description, here / "README.md")
    for generator in sorted(here.parent.glob("bindings/*/generate.py")):
        subprocess.run([sys.executable, generator, made / "entente.json"], check=True)
    if not abidiff_test.write("cc", made / "stubs.c"):
        sys.exit("candidate.abi stays as it was: there is no abidw here (package abigail-tools)")


if __name__ == "__main__":
    main()

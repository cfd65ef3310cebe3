#!/usr/bin/env python3
"""abidiff, the tool that packagers run, finds the interface of the candidate in what a compiler makes of the headers.

usage: abidiff_test.py C_COMPILER STUBS_C

It shares no code with header.py: types, sizes and offsets come from the debug information of a library of empty functions
(derive.py stubs). Prints "SKIPPED" and a reason where abidiff is absent.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
HEADERS = HERE.parent / "include"
CANDIDATE = HERE / "candidate.abi"
WRITER = ["--no-show-locs", "--no-comp-dir-path", "--no-corpus-path", "--no-elf-needed"]
PLANTED = "  ENTENTE_IS(entente_location) uint16_t location;\n  ENTENTE_IS(entente_power) uint8_t power;\n"


def run(*command, fine=(0,), folder=None):
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True, check=False, cwd=folder)
    if done.returncode not in fine:
        sys.exit(f"{' '.join(map(str, command))}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done


def library(compiler, stubs, headers, folder):
    """The file of a library that has the interface of the headers."""
    made, stubs = folder / "libentente_press.so", pathlib.Path(stubs).resolve()
    flags = ["-g", "-O0", "-shared", "-fPIC", "-w", f"-I{headers}"]
    run(compiler, *flags, stubs.name, "-o", made, folder=stubs.parent)  # its name alone goes into the library
    return made


def write(compiler, stubs, output=CANDIDATE):
    """Writes the interface as abidw sees it; False where abidw is absent."""
    if shutil.which("abidw") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        run("abidw", *WRITER, "--out-file", output, library(compiler, stubs, HEADERS, pathlib.Path(folder)))
    return True


def differences(compiler, stubs, headers, folder):
    """What abidiff says, or ""."""
    done = run("abidiff", "--harmless", CANDIDATE, library(compiler, stubs, headers, folder), fine=(0, 4, 8, 12))
    return done.stdout if done.returncode else ""


def planted(folder):
    """The headers, with two members of a struct in another sequence."""
    headers = pathlib.Path(shutil.copytree(HEADERS, folder / "include"))
    header = headers / "entente" / "entente.h"
    text = header.read_text(encoding="utf-8")
    first, second = PLANTED.splitlines(keepends=True)
    if PLANTED not in text:
        sys.exit("entente_unit begins with other members: plant another change")
    header.write_text(text.replace(PLANTED, second + first), encoding="utf-8")
    return headers


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    if shutil.which("abidiff") is None:
        print("SKIPPED: there is no abidiff here (package abigail-tools)")
        return
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if found := differences(*sys.argv[1:], HEADERS, folder):
            sys.exit(f"{found}If this is meant: capi/abi/candidate.py BUILD, and say in CHANGELOG.md, under ABI, what changed.")
        found = differences(*sys.argv[1:], planted(folder), folder)
        if not re.search(r"struct entente_unit' changed.*offset changed", found, re.DOTALL):
            sys.exit(f"members of entente_unit changed places, and abidiff says:\n{found}")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Runs the examples of a page and compares what they print with what the page says.

    run_page.py --root CHECKOUT --bin FOLDER PAGE.md

A block ```LANGUAGE NAME is written to the file NAME. A block ```console holds commands, behind "$ ", and what they print on
either stream; they run in a new folder that sees the checkout's folders, with FOLDER first in PATH. In the output "..." stands
for anything, alone on its line for any number of lines. JSON may be broken into lines and indented as the page likes.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def sessions(block):
    """(command, expected output) for each "$ " of a console block."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        while command.endswith("\\"):
            more, _, expected = expected.partition("\n")
            command += "\n" + more
        yield command, expected


def pattern(expected):
    text = re.escape(expected).replace(re.escape("..."), "...")
    text = re.sub(r"^\.\.\.(\\\n|$)", lambda m: r"(?:.*\n)*?", text, flags=re.MULTILINE)
    return text.replace("...", ".*?")


def same(expected, actual):
    if re.fullmatch(pattern(expected), actual):
        return True
    try:
        return json.loads(expected) == json.loads(actual)
    except ValueError:
        return False


def run(command, folder, env):
    done = subprocess.run(["bash", "-c", command], cwd=folder, env=env, text=True, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300, check=False)
    return done.stdout


def failures(page, folder, env):
    """What a page gets wrong; and how many commands it has."""
    wrong, count = [], 0
    for language, name, block in BLOCK.findall(page):
        if name:
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(block)
        if language != "console":
            continue
        for command, expected in sessions(block):
            count += 1
            actual = run(command, folder, env)
            if not same(expected, actual):
                wrong.append(f"$ {command}\nthe page says:\n{expected}\nit prints:\n{actual}")
    return wrong, count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", required=True)
    parser.add_argument("--bin", required=True)
    parser.add_argument("page")
    args = parser.parse_args()
    with open(args.page, encoding="utf-8") as file:
        page = file.read()
    env = dict(os.environ, PATH=args.bin + os.pathsep + os.environ.get("PATH", ""), LC_ALL="C.UTF-8")
    with tempfile.TemporaryDirectory() as folder:
        for entry in ("bench", "capi", "datc_tests", "engine", "maps"):
            os.symlink(os.path.join(os.path.abspath(args.root), entry), os.path.join(folder, entry))
        wrong, count = failures(page, folder, env)
    print("\n".join(wrong) or f"{count} commands print what the page says")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

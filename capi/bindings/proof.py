#!/usr/bin/env python3
"""Runs the proof of every binding (PROOF.md) and prints a table, a line a language.

usage: proof.py --cases datc_cases.jsonl --games FOLDER [--library libentente.so] [--only LANGUAGE]... [--quick]

A language is a folder with a proof.json. One whose tools are missing is a line that says so. Exit code 1 if anything
fails. --quick leaves out `memory` and `speed`.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
COLUMNS = ("language", "version", "DATC", "playthroughs", "errors", "memory", "threads", "saves", "phases/s", "ns/call")


class Language:
    def __init__(self, file):
        described = json.loads(file.read_text("utf-8"))
        self.name, self.needs, self.command = described["language"], described["needs"], described["command"]
        self.needs_folder = described.get("needs_folder")
        self.folder, self.version, self.failures = file.parent, None, []

    def missing(self):
        """What the language needs and is not here: tools, the folder of the package, or what its program says."""
        folder = [self.needs_folder] if self.needs_folder and not os.environ.get(self.needs_folder) else []
        absent = [tool for tool in self.needs if shutil.which(tool) is None] + folder
        if absent:
            return absent
        self.version = self.run("version")
        return [" ".join(self.version[2:])] if self.version and self.version[0] == "SKIPPED:" else []

    def run(self, *arguments):
        """The words of the last line of a command; None if it fails."""
        ran = subprocess.run([*self.command, *map(str, arguments)], cwd=self.folder, capture_output=True, text=True, check=False)
        lines = ran.stdout.splitlines()
        if ran.returncode == 0 and lines:
            return lines[-1].split()
        said = (ran.stderr or ran.stdout).strip().splitlines()[-5:] or ["nothing was printed"]
        self.failures.append(f"{self.name}: proof {arguments[0]}: " + "\n    ".join(said))
        return None


def count(words):
    """ "datc 224 of 224" -> "224 of 224"."""
    return "FAILS" if words is None else " ".join(words[1:])


def row(language, options):
    version = language.version
    if version is None:
        return [language.name, "FAILS", *["-"] * 8]
    done = {name: language.run(name, *given) for name, given in
            (("datc", [options.cases]), ("play", [options.games]), ("errors", []), ("threads", []))}
    memory = speed = ["", "-", "-"]
    if not options.quick:
        memory, speed = language.run("memory"), language.run("speed")
    return [language.name, version[2], count(done["datc"]), count(done["play"]), count(done["errors"]),
            count(memory) if not options.quick else "-", "ok" if done["threads"] else "FAILS", "",
            *(speed[1:3] if speed else ["FAILS", "FAILS"])]


def round_of_saves(languages):
    """The first language saves, each other one loads and saves in its turn, and the first one loads."""
    answers = {}
    with tempfile.TemporaryDirectory() as folder:
        if languages and languages[0].run("save", folder):
            for language in [*languages[1:], languages[0]]:
                answers[language.name] = count(language.run("load", folder))
    return answers


def main():
    parser = argparse.ArgumentParser(description="Runs the proof of every binding.")
    parser.add_argument("--cases", type=pathlib.Path, required=True)
    parser.add_argument("--games", type=pathlib.Path, required=True)
    parser.add_argument("--library", type=pathlib.Path)
    parser.add_argument("--only", action="append")
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    options.cases, options.games = options.cases.resolve(), options.games.resolve()
    os.environ["ENTENTE_GAMES"] = str(options.games)
    if options.library:
        os.environ["ENTENTE_LIBRARY"] = str(options.library.resolve())
    languages = [Language(file) for file in sorted(HERE.glob("*/proof*.json"))]
    languages = [each for each in languages if not options.only or each.name in options.only]
    absent = {each.name: each.missing() for each in languages}
    here = [each for each in languages if not absent[each.name]]
    rows = {each.name: row(each, options) for each in here}
    for name, answer in round_of_saves([each for each in here if each.version]).items():
        rows[name][COLUMNS.index("saves")] = answer
    for each in languages:
        if absent[each.name]:
            rows[each.name] = [each.name, f"no {', '.join(absent[each.name])}", *["-"] * 8]
    widths = [max(len(str(line[i])) for line in (COLUMNS, *rows.values())) for i in range(len(COLUMNS))]
    for line in (COLUMNS, *rows.values()):
        print("  ".join(str(cell).ljust(width) for cell, width in zip(line, widths)).rstrip())
    failures = [failure for each in languages for failure in each.failures]
    print("\n".join(failures), file=sys.stderr)
    return 1 if failures or not languages else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Sums gcov's branch counts over folders of the source tree.

usage: coverage.py BUILD EXPLANATIONS FOLDER...

A branch is one way out of a condition as gcc sees it at -O0 (so each side of `&&` has its own). The ways that an
exception takes are left out: out of a call, and everything in the blocks that clean up behind it. A branch of a
template counts as taken if any instantiation took it.

EXPLANATIONS is a file of Markdown with a table of the branches that no test takes: file, functions in back quotes, number of
branches, reason. Exit code 1 if a folder is below 98 %, an untaken branch is in no function of the table or beyond its number,
or a row has a larger number than is needed, or names a file or a function that does not exist.
"""

import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys

from functions import function_of, read_rows, unknown_names

REQUIRED = 98.0


def gcov(build, data_file):
    """gcov's report on one object file."""
    command = ["gcov", "--json-format", "--stdout", "--branch-probabilities", "--branch-counts", data_file]
    done = subprocess.run(command, cwd=build, capture_output=True, text=True)
    if done.returncode != 0:  # such as counts of another build of the file
        sys.exit(f"coverage.py: gcov cannot read {data_file}: {done.stderr.strip()}")
    return json.loads(done.stdout) if done.stdout.strip() else {"files": []}


class Graph:
    """The flow graph of an object file as far as it says which branches are ordinary ones."""

    def __init__(self, build, notes_file):
        self.blocks = {}  # (function, file, line): [(number of branches, are they ordinary), ...] in gcov's sequence
        command = ["gcov-dump", "-l", notes_file]
        text = subprocess.run(command, cwd=build, check=True, capture_output=True, text=True).stdout
        name, arcs, lines = "", {}, {}
        for row in text.splitlines():
            if match := re.search(r":FUNCTION .*?`(.*?)'", row):
                self.add(name, arcs, lines)
                name, arcs, lines = match.group(1), {}, {}
            elif match := re.search(r"\bblock (\d+): (\d.*)", row):
                found = re.findall(r"(\d+):([0-9a-f]{4})", match.group(2))
                arcs[int(match.group(1))] = [(int(to), int(flags, 16)) for to, flags in found]
            elif match := re.search(r"\bblock (\d+):(`.*)", row):
                # gcov takes the last line of the last file that has any: others are only passed through.
                passed = re.findall(r"`([^']*)'([^`]*\d)", match.group(2))
                if passed:
                    file, last = passed[-1]
                    lines[int(match.group(1))] = (file, max(map(int, re.findall(r"\d+", last))))
        self.add(name, arcs, lines)

    def add(self, name, arcs, lines):
        fake, falls_through = 2, 4
        # A block that ends with a call has a fake way out; its other ways out, but the next block, are exceptions.
        calls = {block for block, ways in arcs.items() if any(flags & fake for _, flags in ways)}
        real = {block: [(to, flags) for to, flags in ways if not flags & fake] for block, ways in arcs.items()}
        ordinary, todo = set(), [0]
        while todo:
            block = todo.pop()
            if block in ordinary:
                continue
            ordinary.add(block)
            todo += [to for to, flags in real.get(block, []) if block not in calls or flags & falls_through]
        place = None
        for block in sorted(arcs):
            place = lines.get(block, place)
            if block > 1 and place and len(real[block]) > 1:
                entry = (len(real[block]), block in ordinary and block not in calls)
                self.blocks.setdefault((name, *place), []).append(entry)

    def ordinary(self, function, path, line, branches):
        """The ordinary ones of a line's branches; all if the graph does not fit them."""
        flags = [flag for count, flag in self.blocks.get((function, path, line), []) for _ in range(count)]
        if not flags or len(branches) % len(flags) != 0:
            return [branch for branch in branches if not branch["throw"]]
        flags *= len(branches) // len(flags)  # several instantiations in one row
        return [branch for branch, flag in zip(branches, flags) if flag]


def function_of(line, functions):
    """The function of a line, where it begins, and how many instantiations the line's branches come from. gcov names
    the instantiation, except in lambdas of a template: there all stand in one row."""
    number = line["line_number"]
    for function in functions:
        if function["name"] == line.get("function_name"):
            return function["name"], (function["start_line"], function["start_column"]), 1
    around = [f for f in functions if f["start_line"] <= number <= f["end_line"]]
    if not around:
        return "", (0, 0), 1
    start = max((f["start_line"], f["start_column"]) for f in around)
    same = [f["name"] for f in around if (f["start_line"], f["start_column"]) == start]
    return same[0], start, len(same)


def split(branches, count):
    """The branches of each of `count` instantiations; of all together if they do not look alike."""
    size = len(branches) // count
    if size * count != len(branches):
        return [branches]
    parts = [branches[i * size : (i + 1) * size] for i in range(count)]
    shape = [branch["fallthrough"] for branch in parts[0]]
    return parts if all([branch["fallthrough"] for branch in part] == shape for part in parts) else [branches]


def is_counted(path, folders):
    name = os.path.basename(path)
    if not any(path.startswith(folder + "/") for folder in folders):
        return False
    return not (name.startswith("test_") or "_test." in name or "_test_" in name)


def read_object(build, data_file):
    return gcov(build, data_file), Graph(build, data_file[: -len("gcda")] + "gcno")


def read_branches(build, root, folders):
    """{(path, line): {(where its function begins, number of branches): [taken, ...]}}"""
    data_files = []
    for folder, _, names in os.walk(build):
        data_files += [os.path.join(folder, name) for name in names if name.endswith(".gcda")]
    if not data_files:
        sys.exit("coverage.py: no .gcda files in " + build)
    table = collections.defaultdict(dict)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for report, graph in pool.map(lambda data_file: read_object(build, data_file), sorted(data_files)):
            for file in report["files"]:
                path = os.path.join(report.get("current_working_directory", build), file["file"])
                path = os.path.relpath(os.path.normpath(path), root)
                if is_counted(path, folders):
                    add_file(table, path, file, graph)
    return table


def add_file(table, path, file, graph):
    for line in file["lines"]:
        if not line["branches"]:
            continue
        function, start, count = function_of(line, file["functions"])
        ordinary = graph.ordinary(function, file["file"], line["line_number"], line["branches"])
        for part in split(ordinary, count):
            if not part:
                continue
            taken = table[path, line["line_number"]].setdefault((start, len(part)), [False] * len(part))
            for i, branch in enumerate(part):
                taken[i] |= branch["count"] > 0


def read_text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    if len(sys.argv) < 4 or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    build, explanations = os.path.abspath(sys.argv[1]), sys.argv[2]
    folders, root = sys.argv[3:], os.getcwd()
    table = read_branches(build, root, folders)
    rows = read_rows(read_text(explanations))
    row_of = {(file, name): i for i, (file, names, _) in enumerate(rows) for name in names}
    needed = [0] * len(rows)
    sums = {folder: [0, 0, 0] for folder in folders}  # branches, taken, explained
    for (path, number), places in sorted(table.items()):
        folder = next(folder for folder in folders if path.startswith(folder + "/"))
        taken = [flag for flags in places.values() for flag in flags]
        sums[folder][0] += len(taken)
        sums[folder][1] += sum(taken)
        missing = taken.count(False)
        if missing == 0:
            continue
        text = read_text(path)
        function, row = function_of(text, number), row_of.get((path, function_of(text, number)))
        if row is not None:
            needed[row] += missing
        is_explained = row is not None and needed[row] <= rows[row][2]
        sums[folder][2] += missing if is_explained else 0
        mark = "explained" if is_explained else "UNEXPLAINED"
        source = text.splitlines()[number - 1].strip()
        print(f"{path}:{number}: {function}: {missing} not taken, {mark}: {source}")

    stale = list(unknown_names(rows, read_text))
    stale += [f"{file}, {', '.join(names)}: {most} are more than needed, {needed[i]}"
              for i, (file, names, most) in enumerate(rows) if needed[i] < most]
    for fault in stale:
        print(f"{explanations}: {fault}")
    return 0 if print_sums(sums) and not stale else 1


def print_sums(sums):
    """The counts of each folder; whether they suffice."""
    good = True
    print(f"{'folder':24} {'branches':>9} {'taken':>9} {'per cent':>9} {'explained':>10} {'open':>6}")
    for folder, (branches, taken, reasons) in sums.items():
        percent = 100.0 * taken / branches if branches else 0.0
        still_open = branches - taken - reasons
        fine = percent >= REQUIRED and still_open == 0
        good = good and fine
        mark = "ok" if fine else "LOW"
        print(f"{folder:24} {branches:9} {taken:9} {percent:9.2f} {reasons:10} {still_open:6}  {mark}")
    return good


if __name__ == "__main__":
    sys.exit(main())

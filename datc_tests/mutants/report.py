"""What came out, and which survivors are explained."""

import collections
import os
import re

from faults import ROOT, all_mutants, describe, read_source, source_line
from killers import KILLERS

EXPLANATIONS = "datc_tests/MUTANTS.md"
EXPLAINED = "engine/movement"  # every survivor there is to be explained
REQUIRED = 95.0


def name_of(mutant):
    """The file as MUTANTS.md writes it."""
    folder, name = os.path.split(mutant.file)
    return name if folder == EXPLAINED else mutant.file


def descriptions(mutant):
    """What may stand for the mutant in the explanations: its line, if no other reads the same; or the line before and it."""
    lines = [line.strip() for line in read_source(mutant.file).splitlines()]
    before, line, change = lines[max(0, mutant.line - 2)], source_line(mutant), describe(mutant)
    alone = {(name_of(mutant), line, change)} if lines.count(line) == 1 else set()
    return alone | {(name_of(mutant), f"{before} {line}", change)}


def read_explanations():
    """{(file, text of the line, change)} of the survivors that are explained."""
    rows = set()
    try:
        with open(os.path.join(ROOT, EXPLANATIONS), encoding="utf-8") as file:
            text = file.read()
    except FileNotFoundError:
        return rows
    for line in text.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 4 and cells[0].startswith("`") and cells[3]:
            rows.add(tuple(cell.replace("\\|", "|").strip("`").strip() for cell in cells[:3]))
    return rows


def is_explained(mutant, explained):
    return not explained.isdisjoint(descriptions(mutant))


def report_idle_rows(folders):
    """Rows of the explanations that fit no fault that could be planted, as when the source has changed; whether none."""
    rows = {row for row in read_explanations() if (os.path.dirname(row[0]) or EXPLAINED) in folders}
    possible = set()
    for folder in folders:
        if any((os.path.dirname(row[0]) or EXPLAINED) == folder for row in rows):
            possible = possible.union(*map(descriptions, all_mutants(folder)))
    idle = sorted(rows - possible)
    for file, line, change in idle:
        print(f"{EXPLANATIONS}: no such fault: {file} | {line} | {change}")
    return not idle


def fate_of(mutant, killer, explained):
    if killer == "":
        return "equivalent" if is_explained(mutant, explained) else "survived"
    own, _ = KILLERS[os.path.dirname(mutant.file)]
    return "by its unit tests" if killer in own else "by others"


def noticed(counts):
    return counts["by its unit tests"] + counts["by others"]


def score(counts):
    """Per cent noticed of those that somebody could notice."""
    noticeable = counts["planted"] - counts["equivalent"]
    return 100.0 * noticed(counts) / noticeable if noticeable else 100.0


def print_table(title, counts):
    columns = ("planted", "by its unit tests", "by others", "equivalent", "survived")
    print(f"{title:20} " + " ".join(f"{c:>{max(8, len(c))}}" for c in columns) + f" {'score':>9}")
    for row in sorted(set(counts) - {"all"}) + ["all"]:
        print(f"{row:20} " + " ".join(f"{counts[row][c]:{max(8, len(c))}}" for c in columns) + f" {score(counts[row]):7.1f} %")
    print()


def report(mutants, killer_of, explained):
    """Prints the survivors and the counts of each folder and kind; whether these suffice."""
    by_folder, by_kind = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    killers = collections.Counter()
    unexplained = refuted = 0
    for mutant in mutants:
        killer = killer_of(mutant)
        killers[killer or "none"] += 1
        fate = fate_of(mutant, killer, explained)
        if killer and is_explained(mutant, explained):
            refuted += 1
            print(f"{EXPLANATIONS}: {killer} notices what nobody should: {name_of(mutant)} | {source_line(mutant)} | "
                  f"{describe(mutant)}")
        folder = os.path.dirname(mutant.file)
        if killer == "":
            unexplained += fate == "survived" and folder == EXPLAINED
            print(f"{mutant.file}:{mutant.line}: {mutant.kind}: {describe(mutant)} [{source_line(mutant)}]: "
                  f"{'explained' if fate == 'equivalent' else 'SURVIVED'}")
        for row in (folder, "all"):
            by_folder[row].update(["planted", fate])
        for row in (mutant.kind, "all"):
            by_kind[row].update(["planted", fate])
    print("noticed by: " + ", ".join(f"{name} {count}" for name, count in killers.most_common()) + "\n")
    print_table("kind", by_kind)
    print_table("folder", by_folder)
    c = by_folder["all"]
    print(f"killed: {noticed(c)} of {c['planted']} planted ({100.0 * noticed(c) / max(1, c['planted']):.1f} %), "
          f"{noticed(c)} of {c['planted'] - c['equivalent']} that are not equivalent ({score(c):.1f} %)")
    print(f"survivors not explained: {c['survived']}")
    return score(c) >= REQUIRED and unexplained == 0 and refuted == 0

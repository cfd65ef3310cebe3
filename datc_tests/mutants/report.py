"""What came out, and which survivors are explained."""

import collections
import os
import sys

from faults import ROOT, describe, read_source, source_line
from killers import KILLERS

sys.path.append(os.path.join(ROOT, "datc_tests", "night"))
from functions import function_of, read_rows, unknown_names  # noqa: E402  (beside the tool of coverage)

EXPLANATIONS = "datc_tests/MUTANTS.md"
EXPLAINED = "engine/movement"  # every survivor there is to be explained
REQUIRED = 95.0


class Explanations:
    """How many survivors are accepted in which functions, as a table of EXPLANATIONS says."""

    def __init__(self, text):
        self.rows = read_rows(text)
        self.row_of = {(file, name): i for i, (file, names, _) in enumerate(self.rows) for name in names}

    def row(self, mutant):
        """The number of the row that speaks of a mutant's function; None."""
        return self.row_of.get((mutant.file, function_of(read_source(mutant.file), mutant.line)))

    def accepted(self, survivors):
        """Those of the survivors that the rows accept, each up to its number."""
        left = [most for _, _, most in self.rows]
        found = set()
        for mutant in survivors:
            row = self.row(mutant)
            if row is not None and left[row] > 0:
                left[row] -= 1
                found.add(mutant)
        return found


def read_explanations():
    try:
        with open(os.path.join(ROOT, EXPLANATIONS), encoding="utf-8") as file:
            return Explanations(file.read())
    except FileNotFoundError:
        return Explanations("")


def report_idle_rows(folders):
    """Rows of files and functions that are not there, as when the source has changed; whether none."""
    rows = [row for row in read_explanations().rows if os.path.dirname(row[0]) in folders]
    faults = list(unknown_names(rows, read_source))
    for fault in faults:
        print(f"{EXPLANATIONS}: {fault}")
    return not faults


def fate_of(mutant, killer, accepted):
    if killer == "":
        return "equivalent" if mutant in accepted else "survived"
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
    unexplained = 0
    accepted = explained.accepted([mutant for mutant in mutants if killer_of(mutant) == ""])
    for mutant in mutants:
        killer = killer_of(mutant)
        killers[killer or "none"] += 1
        fate = fate_of(mutant, killer, accepted)
        folder = os.path.dirname(mutant.file)
        if killer == "":
            unexplained += fate == "survived" and folder == EXPLAINED
            function = function_of(read_source(mutant.file), mutant.line)
            print(f"{mutant.file}:{mutant.line}: {function}: {mutant.kind}: {describe(mutant)} [{source_line(mutant)}]: "
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
    return score(c) >= REQUIRED and unexplained == 0

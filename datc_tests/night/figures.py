#!/usr/bin/env python3
"""Reads the logs of night.sh and prints every figure of the proof: what is required, what was measured.

usage: figures.py LOGS --hits N --cases N --boards N --resolver-boards N --map-texts N --games N --seconds N --mutants N

Exit code 1 if a figure falls short or is missing. Numbers below those of a night (`--quick`) are marked as such.
"""

import argparse
import json
import os
import re
import sys

MIDGAME_UNITS = 34
COVERED = ["engine/movement", "engine/retreat", "engine/adjustment", "engine/phase", "engine/order", "engine/notation",
           "engine/board", "engine/sheet", "capi/src"]
DATC_CASES = 164
BOARDS = 12 + 19 * 3 + 19 * 6 * 2  # of exhaustive_night: usual rules, each choice of 4.A, and with those of 4.A.5 and 4.A.6
SITUATIONS = 36
PROPERTIES = 21
NIGHT = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "night.sh")
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
MAPS = len([name for name in os.listdir(os.path.join(ROOT, "maps")) if name.endswith(".map")])
FUZZ_TARGETS = len(os.listdir(os.path.join(ROOT, "datc_tests", "fuzz", "corpus")))


class Table:
    def __init__(self, logs):
        self.logs = logs
        self.good = True
        self.rows = []

    def read(self, name):
        try:
            with open(os.path.join(self.logs, name), encoding="utf-8", errors="replace") as file:
                return file.read()
        except FileNotFoundError:
            return ""

    def add(self, figure, required, measured, fine):
        self.good = self.good and fine
        self.rows.append((figure, str(required), str(measured), "ok" if fine else "SHORT"))

    def print(self):
        widths = [max(len(row[i]) for row in self.rows + [("figure", "required", "measured", "")]) for i in range(3)]
        line = "{:%d}  {:>%d}  {:>%d}  {}" % tuple(widths)
        print(line.format("figure", "required", "measured", "").rstrip())
        for row in self.rows:
            print(line.format(*row))


def thousands(number):
    return f"{number:,}"


def steps_of_night():
    """Each call of `logged`; those that name a compiler are for two compilers at two levels."""
    with open(NIGHT, encoding="utf-8") as script:
        calls = [line for line in script if re.match(r"\s*(if ! )?logged \S", line)]
    return sum(4 if "$compiler" in call else 1 for call in calls)


def add_steps(table, quick):
    """A step that crashed may have written some of its rows."""
    codes = dict(line.split("\t") for line in table.read("steps.tsv").splitlines())
    if quick:
        for few in ("mutants", "mutants-movement"):
            codes.pop(few, None)  # too few to say anything
    failed = [name for name, code in codes.items() if code != "0"]
    wanted = steps_of_night() - 2 * quick
    measured = ", ".join(failed) + " failed" if failed else str(len(codes))
    table.add("steps of the night that ended well", wanted, measured, not failed and len(codes) == wanted)


def add_tests(table):
    match = re.search(r"(\d+) tests failed out of (\d+)", table.read("tests.log"))
    failed, total = (int(match.group(1)), int(match.group(2))) if match else (None, 0)
    table.add("tests that fail", 0, f"{failed} of {total}", failed == 0)
    passed = len(re.findall(r"\[ +OK \] Datc\.", table.read("datc.log")))
    table.add("DATC cases", DATC_CASES, passed, passed == DATC_CASES)


def add_exhaustive(table):
    text = table.read("exhaustive.log")
    rows = re.findall(r"^(\S.*?) +(\d+) +\d+ +\d+ +\d+ +\d+ +(\d+)  (ok|WRONG)$", text, flags=re.M)
    if rows:
        sets, differ = sum(int(row[1]) for row in rows), sum(int(row[2]) for row in rows)
        fine = len(rows) == BOARDS and all(row[3] == "ok" for row in rows)
        measured = f"{differ} of {thousands(sets)} ({len(rows)} boards)"
        table.add(f"order sets on {BOARDS} small boards that differ", 0, measured, fine)
    else:
        match = re.search(r"\[  PASSED  \] (\d+) tests", text)
        fine = match is not None and "FAILED" not in text
        table.add("small boards that differ (quick)", 0, f"0 of {match.group(1)}" if fine else "?", fine)


def add_properties(table, hits, cases):
    text = table.read("properties.log")
    situations = re.findall(r"^(\S.*?) +(\d+) +(\d+) +(\d+) +(\d+)  (?:ok|WRONG)$", text, flags=re.M)
    properties = re.findall(r"^(\S+) +(\d+) +(\d+)  (?:ok|WRONG)$", text, flags=re.M)
    fewest = min((int(row[1]) for row in situations), default=0)
    differ = sum(int(row[4]) for row in situations)
    judged = sum(int(row[3]) for row in situations)
    fine = len(situations) >= SITUATIONS and fewest >= hits
    table.add(f"hits of each of {SITUATIONS} situations", thousands(hits), f"{thousands(fewest)} ({len(situations)} situations)", fine)
    table.add("situations judged differently", 0, f"{differ} of {thousands(judged)}", bool(situations) and differ == 0)
    fewest = min((int(row[1]) for row in properties), default=0)
    failures = sum(int(row[2]) for row in properties)
    fine = len(properties) >= PROPERTIES and fewest >= cases
    table.add(f"cases of each of {PROPERTIES} properties", thousands(cases), f"{thousands(fewest)} ({len(properties)} properties)", fine)
    table.add("properties that fail", 0, failures, bool(properties) and failures == 0)


def add_whole_phases(table, boards):
    text = table.read("whole_phases.log")
    rows = re.findall(r"^(\S+) +(\d+)(?: +\d+){3} +(\d+)  (?:ok|WRONG)$", text, flags=re.M)
    shipped = [row for row in rows if not re.fullmatch(r"weak\d+", row[0])]
    fewest = min((int(row[1]) for row in rows), default=0)
    differ = sum(int(row[2]) for row in rows)
    total = sum(int(row[1]) for row in rows)
    table.add(f"phases on each of {MAPS} maps and of maps with weak passages", thousands(boards),
              f"{thousands(fewest)} ({len(shipped)} and {len(rows) - len(shipped)} maps)",
              len(shipped) == MAPS and len(rows) > len(shipped) and fewest >= boards)
    table.add("phases judged differently", 0, f"{differ} of {thousands(total)}", bool(rows) and differ == 0)


def add_resolvers(table, boards):
    rows = re.findall(r"^(resolvers|phases) +(\d+) +(\d+)  (?:ok|WRONG)$", table.read("resolvers.log"), flags=re.M)
    fewest = min((int(row[1]) for row in rows), default=0)
    differ = sum(int(row[2]) for row in rows)
    table.add("boards through fast and general resolvers, and phases", thousands(boards), f"{thousands(fewest)} of each",
              len(rows) == 2 and fewest >= boards)
    table.add("boards that come out differently", 0, differ if rows else "?", bool(rows) and differ == 0)


def add_map_texts(table, texts):
    match = re.search(r"^(\d+) maps: .*, (\d+) differ$", table.read("map_texts.log"), flags=re.M)
    read, differ = (int(number) for number in match.groups()) if match else (0, 0)
    table.add("map texts read twice", thousands(texts), thousands(read), read >= texts)
    table.add("map texts read differently", 0, differ if match else "?", match is not None and differ == 0)


def add_outlooks(table, boards):
    match = re.search(r"^boards (\d+) exact (\d+) .* wrong (\d+)$", table.read("outlooks.log"), flags=re.M)
    looked, exact, wrong = (int(number) for number in match.groups()) if match else (0, 0, 0)
    table.add("boards with unknown orders", thousands(boards), f"{thousands(looked)} ({thousands(exact)} exact)", looked >= boards)
    table.add("outlooks that are wrong", 0, wrong if match else "?", match is not None and wrong == 0)


def add_forms(table, games):
    text = table.read("forms.log")
    match = re.search(r"^(\d+) games of (\d+) phases through (\d+) forms$", text, flags=re.M)
    fine = match is not None and int(match.group(1)) >= games and "[  FAILED  ]" not in text
    measured = f"{match.group(1)} ({thousands(int(match.group(2)))} phases, {match.group(3)} forms)" if match else "?"
    table.add("games that come back from every form of games", thousands(games), measured, fine)


def add_passed(table, figure, log):
    text = table.read(log)
    match = re.search(r"\[  PASSED  \] (\d+) tests?", text)
    fine = match is not None and "[  FAILED  ]" not in text
    table.add(figure, "all pass", f"{match.group(1)} pass" if fine else "FAILED", fine)


def add_fuzz(table, seconds):
    rows = re.findall(r"^(\w+) +(\d+) +(\d+) +(\d+|\?)$", table.read("fuzz.log"), flags=re.M)
    runs = sum(int(row[1]) for row in rows)
    finds = "?" if any(row[3] == "?" for row in rows) or not rows else sum(int(row[3]) for row in rows)
    table.add(f"fuzz targets run for {thousands(seconds)} s", FUZZ_TARGETS, len(rows), len(rows) == FUZZ_TARGETS)
    table.add("fuzz finds", 0, f"{finds} in {thousands(runs)} runs", finds == 0)


def add_coverage(table):
    text = table.read("coverage.log")
    unexplained = 0
    for folder in COVERED:
        match = re.search(rf"^{folder} +(\d+) +(\d+) +([\d.]+) +(\d+) +(\d+)", text, flags=re.M)
        percent = float(match.group(3)) if match else 0.0
        unexplained += int(match.group(5)) if match else 1
        measured = f"{percent:.2f} % of {match.group(1)}" if match else "?"
        table.add(f"branches taken in {folder}", ">= 98 %", measured, percent >= 98)
    table.add("branches neither taken nor explained", 0, unexplained, unexplained == 0)


def add_mutants(table, log, where, sample):
    text = table.read(log)
    match = re.search(r"^killed: (\d+) of (\d+) planted .*, \d+ of (\d+) that are not equivalent", text, flags=re.M)
    killed, planted, noticeable = (int(number) for number in match.groups()) if match else (0, 0, 0)
    table.add(f"mutants of {where} planted", sample, planted, planted == sample)
    if sample < 200:
        return  # too few to say anything
    percent = 100.0 * killed / noticeable if noticeable else 0.0
    table.add(f"mutants of {where} killed that are not equivalent", ">= 95 %", f"{percent:.1f} % ({killed} of {noticeable})",
              percent >= 95)
    if where != "engine/movement":
        return  # elsewhere a survivor may wait for its test
    match = re.search(r"^survivors not explained: (\d+)", text, flags=re.M)
    table.add("survivors not explained", 0, match.group(1) if match else "?", bool(match) and match.group(1) == "0")


# ---- Growth


def read_growth(table):
    """{name: counters} of the benchmarks, times in ns."""
    text = table.read("growth.json")
    rows = json.loads(text)["benchmarks"] if text else []
    return {row["name"]: row for row in rows if not row.get("error_occurred")}, len(rows)


def print_growth(rows, name, midgame):
    """One line for each family; returns {(family, units): ns per unit}."""
    cost = {}
    for full, row in rows.items():
        match = re.fullmatch(rf"{name}/(\w+)/(\d+)", full)
        if match:
            cost[match.group(1), int(match.group(2))] = row["ns_per_unit"]
    sizes = sorted({units for _, units in cost})
    print(f"{name}: ns per unit (midgame {midgame:.1f})")
    print(f"{'family':16}" + "".join(f"{units:>10}" for units in sizes) + f"{'x midgame':>11}")
    for family in dict.fromkeys(family for family, _ in cost):
        values = [cost[family, units] for units in sizes]
        print(f"{family:16}" + "".join(f"{value:10.1f}" for value in values) + f"{max(values) / midgame:11.1f}")
    print()
    return cost


def add_growth(table):
    rows, total = read_growth(table)
    table.add("growth boards that allocate", 0, total - len(rows), total > 0 and total == len(rows))
    for name, base, words in (("BM_Growth", "BM_Movement", "a phase"), ("BM_GrowthResolve", "BM_Resolve", "resolver")):
        midgame = rows[f"{base}/midgame"]["each"] * 1e9 / MIDGAME_UNITS if f"{base}/midgame" in rows else 0.0
        cost = print_growth(rows, name, midgame) if midgame else {}
        if not cost:
            table.add(f"cost per unit, {words}", "<= 8 x midgame", "?", False)
            continue
        worst = max((key for key in cost if key[1] <= 200), key=cost.get)
        ratio = cost[worst] / midgame
        measured = f"{ratio:.1f} ({worst[0]}, {worst[1]} units)"
        table.add(f"cost per unit, {words}", "<= 8 x midgame", measured, ratio <= 8)
        # Twice the units cost four times as much where every unit meets every other; what is exponential has no bound.
        factors = {family: 2 * cost[family, 200] / cost[family, 100] for family, units in cost if units == 200}
        steepest = max(factors, key=factors.get)
        table.add(f"200 units against 100, {words}", "<= 6 x", f"{factors[steepest]:.1f} ({steepest})",
                  factors[steepest] <= 6)
        factors = {family: cost[family, 500] / cost[family, 200] for family, units in cost if units == 500}
        steepest = max(factors, key=factors.get)
        table.add(f"a unit of 500 against one of 200, {words}", "<= 2 x", f"{factors[steepest]:.1f} ({steepest})",
                  factors[steepest] <= 2)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("logs")
    for name in ("hits", "cases", "boards", "resolver-boards", "map-texts", "games", "seconds", "mutants"):
        parser.add_argument("--" + name, type=int, required=True)
    options = parser.parse_args()
    table = Table(options.logs)
    add_steps(table, options.mutants < 400)
    add_tests(table)
    add_exhaustive(table)
    add_properties(table, options.hits, options.cases)
    add_whole_phases(table, options.boards)
    add_resolvers(table, options.resolver_boards)
    add_outlooks(table, options.boards)
    add_map_texts(table, options.map_texts)
    add_forms(table, options.games)
    add_passed(table, "memory running out (faults)", "faults.log")
    add_fuzz(table, options.seconds)
    for compiler in ("gcc", "clang"):
        for level in (0, 3):
            add_passed(table, f"signatures, {compiler} -O{level}", f"signatures-{compiler}-O{level}.log")
    add_growth(table)
    add_coverage(table)
    add_mutants(table, "mutants.log", "engine and capi/src", options.mutants)
    add_mutants(table, "mutants-movement.log", "engine/movement", options.mutants // 2)
    table.print()
    return 0 if table.good else 1


if __name__ == "__main__":
    sys.exit(main())

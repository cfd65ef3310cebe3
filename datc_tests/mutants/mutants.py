#!/usr/bin/env python3
"""Plants faults in the resolver, one at a time, and asks whether the tests notice.

usage: mutants.py [--sample N] [--seed S] [--work FOLDER] [--jobs J] [--survivors-again] [--list]

A sample of N (200) mutants of engine/movement is drawn with a printed seed. Kinds: `comparison` (another operator),
`plus or minus one` (of a number, a strength, a step), `dropped branch` (a condition that is always true or always
false, a statement left out), `and/or`. The work is done on a copy of the tree; each mutant is built with the tests in
KILLERS, which are run until one fails, crashes, or takes longer than 20 seconds of processor time. A mutant that the
compiler refuses is replaced by the next of the sequence. What is known stays in FOLDER/state.json, so a run that was
stopped goes on where it was; it starts afresh when a source of engine/movement changes (tests are none; with
--survivors-again new tests are tried on those that survived the old ones and are not explained).

Every survivor must stand in datc_tests/MUTANTS.md, with the proof that it is equivalent: nobody can notice it. The
score is the usual one, killed / (planted - equivalent); only survivors that stand there count as equivalent. Exit code
1 if it is below 95 %, a survivor is not explained, or a row stands there for a fault that is noticed or cannot be planted.
"""

import argparse
import collections
import hashlib
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import threading
import time

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
FOLDER = "engine/movement"
LIBRARY = "entente_movement"
EXPLANATIONS = "datc_tests/MUTANTS.md"
REQUIRED = 95.0
TIMEOUT = 20  # seconds of processor time, so that a busy machine kills nothing

# The tests that are to notice, the quickest and sharpest first: program, arguments.
KILLERS = [
    ("movement_test", []),
    ("exhaustive_test", ["--gtest_filter=*K3*:*K4With4*:*Convoy5ArmyAFleetsBST"]),
    ("datc_test", []),
    ("phase_test", []),
    ("growth_test", []),
    ("exhaustive_test", ["--gtest_filter=*K5*:*Ring*:*Convoy5ArmiesABC*:*Convoy5ArmiesACF*"]),
    ("exhaustive_test", ["--gtest_filter=*Convoy5ArmyAFleetsBCST"]),
    ("exhaustive_test", ["--gtest_filter=*Convoy6*"]),
    ("situations_test", []),
    ("properties_test", ["--gtest_filter=*MovementIsWhatTheOracleSays*"]),
    ("properties_test", ["--gtest_filter=*MovementOverWeakPassages*"]),
    ("properties_test", ["--gtest_filter=*TheSequenceOfMovementOrders*"]),
    ("properties_test", ["--gtest_filter=*PowersRenamed*"]),
    # Last: its signatures say that something differs, not what is right.
    ("determinism_test", ["--gtest_filter=DeterminismTest.*"]),
]
# Outside its tables the resolver stops: a fault that only reads what is not there would be noticed by chance otherwise.
GUARDED = "-D_GLIBCXX_ASSERTIONS -fsanitize=bounds -fsanitize-undefined-trap-on-error"
# What other folders include of these says nothing that a mutant could change; so only the resolver is built again.
INNER_HEADERS = {"contest.h", "convoy_path.h", "order_graph.h", "resolver_kernel.h", "strength.h"}

Mutant = collections.namedtuple("Mutant", "kind file offset old new line")


# ---- Where a fault can be planted


def sources():
    """The files of the folder that decide something; not the tests, nor what only tests include."""
    names = sorted(os.listdir(os.path.join(ROOT, FOLDER)))
    return [n for n in names if n.endswith((".h", ".cc")) and not n.endswith("_test.cc") and not n.startswith("test_")]


def read_source(name):
    return open(os.path.join(ROOT, FOLDER, name), encoding="utf-8").read()


def masked(text):
    """The text, of the same length, without comments, strings, preprocessor lines and sizes of kernels."""
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|^#[^\n]*|^(?:extern )?template class[^\n]*|<\d+>'
    return re.sub(pattern, lambda m: re.sub(r"[^\n]", " ", m.group(0)), text, flags=re.M | re.S)


def closing(text, opening):
    """The offset of the bracket that closes the one at `opening`."""
    depth = 0
    for i in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i
    raise ValueError("no closing bracket")


COMPARISONS = {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="]}


def comparisons(code):
    for m in re.finditer(r"(?<= )(<=|>=|==|!=|<|>)(?= )", code):
        for other in COMPARISONS[m.group(1)]:
            yield "comparison", m.start(), m.group(1), other


def connectives(code):
    for m in re.finditer(r"(?<= )(&&|\|\|)(?= )", code):
        yield "and/or", m.start(), m.group(1), "||" if m.group(1) == "&&" else "&&"


def numbers(code):
    for m in re.finditer(r"(?<![\w.])\d+(?![\w.])", code):
        yield "plus or minus one", m.start(), m.group(0), str(int(m.group(0)) + 1)
        yield "plus or minus one", m.start(), m.group(0), f"({m.group(0)} - 1)"
    for m in re.finditer(r"\+\+|--", code):
        yield "plus or minus one", m.start(), m.group(0), "--" if m.group(0) == "++" else "++"
    for m in re.finditer(r"\b(?:Full|Attack|Hold|Rival)Strength\(|\bStrengthMet\(", code):
        if re.search(r"(?:int|uint16_t|>::)\s*$", code[: m.start()]):
            continue  # a declaration
        end = closing(code, m.end() - 1) + 1
        before = re.search(r"[\w\].>-]*$", code[: m.start()])  # an object it is called on
        start = before.start() if before else m.start()
        for step in (" + 1", " - 1"):
            yield "plus or minus one", start, code[start:end], f"({code[start:end]}{step})"


def branches(code):
    for m in re.finditer(r"\b(?:else )?if (?:constexpr )?\(", code):
        end = closing(code, m.end() - 1)
        for value in ("true", "false"):
            yield "dropped branch", m.end(), code[m.end() : end], value
    call = r"(?:[\w.]+(?:\[[^\]\n]*\])*(?:->|\.))*[\w\[\].]+\([^;{}]*\)"
    assignment = r"[\w.\[\]>-]+ (?:[|&+-]?=) (?:[^;{}]|\{\})*"
    for m in re.finditer(rf"^ +({call}|{assignment}|return|continue|break|\+\+[\w.]+);", code, flags=re.M):
        if m.group(1).startswith("return "):
            continue
        yield "dropped branch", m.start(1), m.group(1) + ";", ";"
    for m in re.finditer(r"\s\? ", code):
        start = start_of_condition(code, m.start())
        for value in ("true", "false"):
            yield "dropped branch", start, code[start : m.start()], value


def start_of_condition(code, end):
    """Where the condition of a `? :` begins."""
    depth = 0
    for i in range(end - 1, 0, -1):
        depth += {")": 1, "]": 1, "(": -1, "[": -1}.get(code[i], 0)
        ahead = re.search(r"(?:[(\[,;{}]|\breturn|\s[|&+-]?=|\s[?:])$", code[max(0, i - 10) : i + 1])
        if depth < 0 or (depth == 0 and ahead and code[i] not in "([" and code[i + 1] != "="):
            return i + 1 + len(code[i + 1 :]) - len(code[i + 1 :].lstrip())
    raise ValueError("no condition")


def all_mutants():
    """Every fault that could be planted, in the sequence of the files."""
    found = []
    for name in sources():
        text = read_source(name)
        code = masked(text)
        for rule in (comparisons, connectives, numbers, branches):
            for kind, offset, old, new in rule(code):
                # Comments inside a condition are blank in `code`; the text itself is what is replaced.
                found.append(Mutant(kind, name, offset, text[offset : offset + len(old)], new,
                                    text.count("\n", 0, offset) + 1))
    return found


def describe(mutant):
    def short(text):
        text = " ".join(text.split())
        return text if len(text) <= 60 else text[:57] + "..."

    new = "(left out)" if mutant.new == ";" else mutant.new
    return f"{short(mutant.old)} -> {short(new)}"


def source_line(mutant):
    return read_source(mutant.file).splitlines()[mutant.line - 1].strip()


def descriptions(mutant):
    """What may stand for the mutant in the explanations: its line, if no other reads the same; or the line before and it."""
    lines = [line.strip() for line in read_source(mutant.file).splitlines()]
    before, line, change = lines[max(0, mutant.line - 2)], source_line(mutant), describe(mutant)
    alone = {(mutant.file, line, change)} if lines.count(line) == 1 else set()
    return alone | {(mutant.file, f"{before} {line}", change)}


# ---- Building and running


class Workshop:
    """A copy of the tree with its build, where mutants are planted one after the other."""

    def __init__(self, folder, build_jobs):
        self.tree, self.build = os.path.join(folder, "tree"), os.path.join(folder, "build")
        self.jobs = build_jobs
        self.log = os.path.join(folder, "log")

    def prepare(self):
        os.makedirs(self.tree, exist_ok=True)
        for entry in ("CMakeLists.txt", "engine", "capi", "datc_tests", "bench", "maps"):
            self.copy(os.path.join(ROOT, entry), os.path.join(self.tree, entry))
        guards = os.path.join(os.path.dirname(self.tree), "guards.cmake")
        with open(guards, "w", encoding="utf-8") as file:
            file.write(f"cmake_language(DEFER CALL target_compile_options {LIBRARY} PRIVATE {GUARDED})\n")
        options = ["-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -w",
                   "-DENTENTE_WERROR=OFF", "-DENTENTE_BENCH=OFF", "-DENTENTE_TESTS=ON",
                   f"-DCMAKE_PROJECT_INCLUDE={guards}"]
        if shutil.which("ccache"):
            options += ["-DCMAKE_C_COMPILER_LAUNCHER=ccache", "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"]
        self.run(["cmake", "-S", self.tree, "-B", self.build] + options, check=True)
        self.run(self.build_command(), check=True)

    def copy(self, source, target):
        """Brings the copy up to date; files that are the same keep their times, so that little is built again."""
        if os.path.isdir(source):
            os.makedirs(target, exist_ok=True)
            for name in set(os.listdir(target)) - set(os.listdir(source)):
                path = os.path.join(target, name)
                shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
            for name in os.listdir(source):
                if name not in ("build", "__pycache__"):
                    self.copy(os.path.join(source, name), os.path.join(target, name))
        elif not os.path.exists(target) or open(source, "rb").read() != open(target, "rb").read():
            shutil.copy(source, target)

    def run(self, command, check=False):
        with open(self.log, "a", encoding="utf-8") as log:
            code = subprocess.run(command, stdout=log, stderr=log, check=False).returncode
        if check and code != 0:
            sys.exit(f"mutants.py: {' '.join(command[:4])} ... failed; {self.log} says why")
        return code

    def build_command(self):
        targets = sorted({program for program, _ in KILLERS})
        return ["cmake", "--build", self.build, "-j", str(self.jobs), "--target"] + targets

    def check_killers(self):
        """The tests pass without a fault, and take much less than the time allowed."""
        for program, arguments in KILLERS:
            start = self.time_used()
            fails = self.kills(program, arguments)
            used = self.time_used() - start
            print(f"{used:6.1f} s  {program} {' '.join(arguments)}", flush=True)
            if fails or used > TIMEOUT / 2:
                sys.exit(f"mutants.py: {program} {' '.join(arguments)} fails or takes too long without any fault")

    @staticmethod
    def time_used():
        """Seconds of processor time that finished tests took."""
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def kills(self, program, arguments):
        command = [os.path.join(self.build, "bin", program), "--gtest_fail_fast", "--gtest_brief=1"] + arguments
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (TIMEOUT, TIMEOUT)))
        return done.returncode != 0

    def judge(self, mutant):
        """The name of the test that noticed, "" if none did, None if the mutant does not compile."""
        path = os.path.join(self.tree, FOLDER, mutant.file)
        original, times = open(path, encoding="utf-8").read(), os.stat(path)
        changed = original[: mutant.offset] + mutant.new + original[mutant.offset + len(mutant.old) :]
        with open(path, "w", encoding="utf-8") as file:
            file.write(changed)
        self.mark_old_or_new(path, times)
        try:
            if self.run(self.build_command()) != 0:
                return None
            for program, arguments in KILLERS:
                if self.kills(program, arguments):
                    return program
            return ""
        finally:
            with open(path, "w", encoding="utf-8") as file:
                file.write(original)
            self.mark_old_or_new(path, times)

    def mark_old_or_new(self, path, times):
        """Makes ninja build what sees the file: everything, or for an inner header the resolver alone."""
        if os.path.basename(path) not in INNER_HEADERS:
            return
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        for name in os.listdir(os.path.dirname(path)):
            if name.endswith(".cc") and not name.endswith("_test.cc"):
                os.utime(os.path.join(os.path.dirname(path), name))


# ---- The sample and what is known of it


class State:
    def __init__(self, work, seed):
        self.file = os.path.join(work, "state.json")
        self.known = {}
        self.head = {"seed": seed, "sources": self.digest()}
        if os.path.exists(self.file):
            old = json.load(open(self.file, encoding="utf-8"))
            if old["head"] == self.head:
                self.known = old["known"]
        self.lock = threading.Lock()

    @staticmethod
    def digest():
        """Of the sources: another one means that other faults can be planted, and what is known may be wrong."""
        digest = hashlib.sha256()
        for name in sources():
            digest.update(f"{name}\n{read_source(name)}\n".encode())
        return digest.hexdigest()

    @staticmethod
    def key(mutant):
        return f"{mutant.file}:{mutant.offset}:{mutant.old}:{mutant.new}"

    def get(self, mutant):
        """A test's name, "" for a survivor, "compiler" for what does not compile, None if not tried yet."""
        return self.known.get(self.key(mutant))

    def set(self, mutant, killer):
        with self.lock:
            self.known[self.key(mutant)] = "compiler" if killer is None else killer
            with open(self.file + ".new", "w", encoding="utf-8") as file:
                json.dump({"head": self.head, "known": self.known}, file, indent=1)
            os.replace(self.file + ".new", self.file)


def judge_sample(sequence, wanted, state, workshops, survivors_again):
    """Goes along the sequence until `wanted` mutants that compile are judged; returns these."""
    lock = threading.Lock()
    explained = read_explanations()
    pending = iter(range(len(sequence)))
    planted = {}  # place in the sequence -> mutant

    def take():
        with lock:
            if sum(1 for m in planted.values() if m is not None) >= wanted:
                return None
            place = next(pending, None)
            if place is not None:
                planted[place] = sequence[place]  # counts as planted until the compiler refuses it
            return place

    def work(workshop):
        while (place := take()) is not None:
            mutant = sequence[place]
            killer = state.get(mutant)
            if killer is None or (killer == "" and survivors_again and not is_explained(mutant, explained)):
                start = time.time()
                state.set(mutant, workshop.judge(mutant))
                killer = state.get(mutant)
                print(f"{place + 1:4} {time.time() - start:6.1f} s  {mutant.file}:{mutant.line}: {describe(mutant)}: "
                      f"{killer or 'SURVIVED'}", flush=True)
            if killer == "compiler":
                with lock:
                    planted[place] = None

    threads = [threading.Thread(target=work, args=(workshop,)) for workshop in workshops]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [planted[place] for place in sorted(planted) if planted[place] is not None]


# ---- The report


def read_explanations():
    """{(file, text of the line, change)} of the survivors that are explained."""
    rows = set()
    try:
        text = open(os.path.join(ROOT, EXPLANATIONS), encoding="utf-8").read()
    except FileNotFoundError:
        return rows
    for line in text.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 4 and cells[0].startswith("`") and cells[3]:
            rows.add(tuple(cell.replace("\\|", "|").strip("`").strip() for cell in cells[:3]))
    return rows


def is_explained(mutant, explained):
    return not explained.isdisjoint(descriptions(mutant))


def report(mutants, state, seed, candidates):
    """Prints the survivors and the counts of each kind; whether these suffice."""
    explained = read_explanations()
    counts = collections.defaultdict(collections.Counter)
    killers = collections.Counter()
    refuted = 0
    for mutant in mutants:
        killer = state.get(mutant)
        killers[killer or "none"] += 1
        fate = "killed"
        known = is_explained(mutant, explained)
        if killer and known:
            refuted += 1
            print(f"{EXPLANATIONS}: {killer} notices what nobody should: {mutant.file} | {source_line(mutant)} | "
                  f"{describe(mutant)}")
        if killer == "":
            fate = "equivalent" if known else "unexplained"
            print(f"{FOLDER}/{mutant.file}:{mutant.line}: {mutant.kind}: {describe(mutant)} "
                  f"[{source_line(mutant)}]: {'explained' if known else 'UNEXPLAINED'}")
        for kind in (mutant.kind, "all"):
            counts[kind].update(["planted", fate])
    print("noticed by: " + ", ".join(f"{name} {count}" for name, count in killers.most_common()))
    print(f"seed {seed}, {len(mutants)} of {candidates} possible mutants")
    print(f"{'kind':20} {'planted':>8} {'killed':>8} {'equivalent':>11} {'unexplained':>12} {'score':>8}")
    for kind in sorted(set(counts) - {"all"}) + ["all"]:
        c = counts[kind]
        print(f"{kind:20} {c['planted']:8} {c['killed']:8} {c['equivalent']:11} {c['unexplained']:12} "
              f"{score(c):6.1f} %")
    c = counts["all"]
    print(f"killed: {c['killed']} of {c['planted']} planted ({100.0 * c['killed'] / c['planted']:.1f} %), "
          f"{c['killed']} of {c['planted'] - c['equivalent']} that are not equivalent ({score(c):.1f} %)")
    print(f"survivors not explained: {c['unexplained']}")
    return score(c) >= REQUIRED and c["unexplained"] == 0 and refuted == 0


def score(counts):
    """Per cent killed of those that somebody could notice."""
    noticeable = counts["planted"] - counts["equivalent"]
    return 100.0 * counts["killed"] / noticeable if noticeable else 100.0


def report_idle_rows():
    """Rows of the explanations that fit no fault that could be planted, as when the source has changed; whether none."""
    possible = set().union(*map(descriptions, all_mutants()))
    idle = sorted(read_explanations() - possible)
    for file, line, change in idle:
        print(f"{EXPLANATIONS}: no such fault: {file} | {line} | {change}")
    return not idle


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", default=os.path.join(ROOT, "build", "mutants"))
    parser.add_argument("--jobs", type=int, default=1, help="trees that are worked on at the same time")
    parser.add_argument("--survivors-again", action="store_true",
                        help="try known survivors that are not explained anew, with new tests")
    parser.add_argument("--list", action="store_true", help="print the sample and stop")
    options = parser.parse_args()

    sequence = all_mutants()
    candidates = len(sequence)
    random.Random(options.seed).shuffle(sequence)
    print(f"seed {options.seed}: a sample of {options.sample} of {candidates} possible mutants", flush=True)
    if options.list:
        for mutant in sequence[: options.sample]:
            print(f"{mutant.kind:18} {mutant.file}:{mutant.line}: {describe(mutant)}")
        return 0
    os.makedirs(options.work, exist_ok=True)
    state = State(options.work, options.seed)
    build_jobs = max(1, (os.cpu_count() or 1) // options.jobs)
    workshops = []
    for job in range(options.jobs):
        folder = os.path.join(options.work, str(job + 1))
        os.makedirs(folder, exist_ok=True)
        workshops.append(Workshop(folder, build_jobs))
        workshops[-1].prepare()
    workshops[0].check_killers()
    mutants = judge_sample(sequence, options.sample, state, workshops, options.survivors_again)
    no_idle = report_idle_rows()
    return 0 if report(mutants, state, options.seed, candidates) and no_idle else 1


if __name__ == "__main__":
    sys.exit(main())

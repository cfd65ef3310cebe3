#!/usr/bin/env python3
"""Plants faults in the engine and its C interface, one at a time, and asks whether the tests notice.

usage: mutants.py [--folder FOLDER].. [--file FILE].. [--count N] [--seed S] [--jobs J] [--work FOLDER]
                  [--unit-tests-alone] [--survivors-again] [--list]

N (200) faults are drawn with a seed, of each folder in proportion to the faults that could be planted in it (faults.py says
which); of all folders of engine/ and of capi/src unless some are named. The work is done on a copy of the tree, J faults
at a time. For each fault the tests of its folder (killers.py) run one after the other until one fails, crashes, or takes
longer than 40 seconds of processor time. A fault that the compiler refuses is replaced by the next of the sequence. What
is known is kept in FOLDER/journal, so a run that was stopped goes on where it was; of a file that has changed nothing is
known. With --survivors-again new tests are tried on those that survived the old ones and are not explained.

A header that half the engine includes is changed for its own folder alone; its faults show how good the unit tests are.

datc_tests/MUTANTS.md accepts survivors by file and function, up to a number, with the reason why no test can notice them.
Every survivor of engine/movement must be accepted there; those of other folders may be. The score is the usual one, noticed /
(planted - equivalent); accepted survivors count as equivalent. Exit code 1 if it is below 95 %, a survivor of
engine/movement is not accepted, or a row names a file or a function that does not exist.
"""

import argparse
import concurrent.futures
import os
import random
import sys
import threading
import time

from faults import ROOT, all_mutants, describe
from journal import Journal
from killers import KILLERS, killers_of
from report import read_explanations, report, report_idle_rows
from workshop import Base, Workshop, check_killers


def shares(sizes, count):
    """How many of `count` fall to each folder, in proportion to its size; no folder goes without."""
    total = sum(sizes.values())
    exact = {folder: count * size / total for folder, size in sizes.items()}
    share = {folder: max(1, int(value)) for folder, value in exact.items()}
    for folder in sorted(exact, key=lambda f: int(exact[f]) - exact[f]):
        if sum(share.values()) >= count:
            break
        share[folder] += 1
    return share


def sequence_of(folder, files, seed):
    """All faults of a folder (of these files alone, if any are named), in the sequence in which they are tried."""
    mutants = [m for m in all_mutants(folder) if not files or m.file in files]
    random.Random(seed if folder == "engine/movement" else f"{seed} {folder}").shuffle(mutants)
    return mutants


class Sample:
    """Goes along the sequence of one folder until as many faults as wanted are judged that compile."""

    def __init__(self, folder, sequence, wanted):
        self.folder, self.sequence, self.wanted = folder, sequence, wanted
        self.next, self.planted = 0, {}  # place in the sequence -> mutant
        self.lock = threading.Lock()

    def take(self):
        with self.lock:
            if len(self.planted) >= self.wanted or self.next == len(self.sequence):
                return None
            self.planted[self.next] = self.sequence[self.next]  # counts until the compiler refuses it
            self.next += 1
            return self.next - 1

    def refuse(self, place):
        with self.lock:
            del self.planted[place]

    def mutants(self):
        return [self.planted[place] for place in sorted(self.planted)]


def judge_sample(sample, options, journal, explained, workshop):
    killers = killers_of(sample.folder, options.unit_tests_alone)
    while (place := sample.take()) is not None:
        mutant = sample.sequence[place]
        killer = journal.get(mutant, options.unit_tests_alone)
        if killer is None or (killer == "" and options.survivors_again and explained.row(mutant) is None):
            start = time.time()
            journal.set(mutant, options.unit_tests_alone, workshop.judge(mutant, killers))
            killer = journal.get(mutant, options.unit_tests_alone)
            print(f"{time.time() - start:6.1f} s  {mutant.file}:{mutant.line}: {describe(mutant)}: {killer or 'SURVIVED'}",
                  flush=True)
        if killer == "compiler":
            sample.refuse(place)


def judge(samples, options, journal):
    """Judges all samples, `options.jobs` faults at a time."""
    programs = {program for s in samples for program, _ in killers_of(s.folder, options.unit_tests_alone)}
    base = Base(options.work, os.cpu_count() if options.build_jobs is None else options.build_jobs)
    base.prepare(programs)
    check_killers(base, dict.fromkeys((program, tuple(arguments)) for s in samples
                                      for program, arguments in killers_of(s.folder, options.unit_tests_alone)))
    explained = read_explanations()

    def work(number):
        folder = os.path.join(options.work, str(number))
        os.makedirs(folder, exist_ok=True)
        workshop = Workshop(folder, base)
        for sample in samples:
            judge_sample(sample, options, journal, explained, workshop)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as threads:
        for done in [threads.submit(work, number + 1) for number in range(options.jobs)]:
            done.result()


def read_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--folder", action="append", choices=list(KILLERS), metavar="FOLDER", help="as engine/retreat")
    parser.add_argument("--file", action="append", default=[], help="these files of the folders alone")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", default=os.path.join(ROOT, "build", "mutants"))
    parser.add_argument("--jobs", type=int, default=1, help="faults that are judged at the same time")
    parser.add_argument("--build-jobs", type=int, help="compilers at the same time, while the tests are built")
    parser.add_argument("--unit-tests-alone", action="store_true", help="what the folder's own unit tests let pass")
    parser.add_argument("--survivors-again", action="store_true",
                        help="try known survivors that are not explained anew, with new tests")
    parser.add_argument("--list", action="store_true", help="print the sample and stop")
    options = parser.parse_args()
    options.folder = options.folder or sorted({os.path.dirname(f) for f in options.file}) or list(KILLERS)
    return options


def main():
    options = read_options()
    sequences = {folder: sequence_of(folder, options.file, options.seed) for folder in options.folder}
    sizes = {folder: len(sequence) for folder, sequence in sequences.items()}
    share = shares(sizes, options.count)
    samples = [Sample(folder, sequences[folder], share[folder]) for folder in options.folder]
    print(f"seed {options.seed}: a sample of {sum(share.values())} of {sum(sizes.values())} possible mutants", flush=True)
    if options.list:
        for sample in samples:
            for mutant in sample.sequence[: sample.wanted]:
                print(f"{mutant.kind:18} {mutant.file}:{mutant.line}: {describe(mutant)}")
        return 0
    os.makedirs(options.work, exist_ok=True)
    journal = Journal(options.work)
    judge(samples, options, journal)
    mutants = [mutant for sample in samples for mutant in sample.mutants()]
    no_idle = report_idle_rows(options.folder)
    good = report(mutants, lambda mutant: journal.get(mutant, options.unit_tests_alone), read_explanations())
    return 0 if good and no_idle else 1


if __name__ == "__main__":
    sys.exit(main())

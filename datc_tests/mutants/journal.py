"""What is known of the faults that were planted: a line of JSON each, so a run that was stopped goes on where it was."""

import hashlib
import json
import os
import threading

from faults import read_source


class Journal:
    def __init__(self, work):
        self.path = os.path.join(work, "journal")
        self.known, self.digests, self.lock = {}, {}, threading.Lock()
        if os.path.exists(self.path):
            with open(self.path, encoding="utf-8") as file:
                for line in file:
                    if line.endswith("\n"):
                        key, killer = json.loads(line)
                        self.known[key] = killer

    def key(self, mutant, unit_tests_alone):
        """Says the text of the whole file: once that is another, nothing is known."""
        if mutant.file not in self.digests:
            self.digests[mutant.file] = hashlib.sha256(read_source(mutant.file).encode()).hexdigest()[:16]
        alone = " by unit tests" if unit_tests_alone else ""
        return f"{mutant.file} {self.digests[mutant.file]} {mutant.offset}: {mutant.old} -> {mutant.new}{alone}"

    def get(self, mutant, unit_tests_alone=False):
        """A test's name, "" for a survivor, "compiler" for what does not compile, None if not tried yet."""
        return self.known.get(self.key(mutant, unit_tests_alone))

    def set(self, mutant, unit_tests_alone, killer):
        with self.lock:
            key = self.key(mutant, unit_tests_alone)
            self.known[key] = "compiler" if killer is None else killer
            with open(self.path, "a", encoding="utf-8") as file:
                file.write(json.dumps([key, self.known[key]]) + "\n")

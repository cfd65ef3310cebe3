"""Builds a tree with one fault in it, and runs tests on that.

The tree is copied and built once, without a fault. A fault is planted in another copy of the sources: what includes the
changed file is compiled anew, and each test program is linked with these objects before the libraries, so that they stand
for those of the libraries. The working tree and the build of the copy stay as they are.
"""

import json
import os
import re
import resource
import shlex
import shutil
import subprocess
import sys

from faults import ROOT

TIMEOUT = 40  # seconds of processor time, so that a busy machine kills nothing
HANGS = 15 * TIMEOUT  # seconds by the clock, for a test that waits
MEMORY = 6 << 30  # bytes that a test may ask for
MOST_INCLUDERS = 6
PARTS = ("CMakeLists.txt", "engine", "capi", "datc_tests", "bench", "maps")
# Outside its tables a faulty step stops: otherwise a fault that only reads out of bounds is noticed by chance.
FLAGS = ["-O1", "-w", "-D_GLIBCXX_ASSERTIONS", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]


def copy(source, target):
    """Brings a copy up to date; files that are the same keep their times, so that little is built again."""
    if os.path.isdir(source):
        os.makedirs(target, exist_ok=True)
        for name in set(os.listdir(target)) - set(os.listdir(source)) - {"build"}:
            path = os.path.join(target, name)
            shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
        for name in os.listdir(source):
            if name not in ("build", "__pycache__"):
                copy(os.path.join(source, name), os.path.join(target, name))
    elif not os.path.exists(target) or open(source, "rb").read() != open(target, "rb").read():
        shutil.copy(source, target)


class Base:
    """The copy without a fault and its build; used by all workshops."""

    def __init__(self, work, jobs):
        self.tree = os.path.join(work, "tree")
        # Where a build of the tree itself is, too, so that a compiler cache knows the objects.
        self.build = os.path.join(self.tree, "build", "release")
        self.jobs, self.log = jobs, os.path.join(work, "log")
        self.compiled_by, self.links, self.includes = {}, {}, {}

    def prepare(self, programs):
        """Builds the test programs without a fault."""
        os.makedirs(self.tree, exist_ok=True)
        for part in PARTS:
            copy(os.path.join(ROOT, part), os.path.join(self.tree, part))
        options = ["-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DENTENTE_BENCH=OFF", "-DENTENTE_TESTS=ON"]
        if shutil.which("ccache"):
            options += ["-DCMAKE_C_COMPILER_LAUNCHER=ccache", "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"]
        self.run(["cmake", "-S", self.tree, "-B", self.build] + options)
        self.run(["ninja", "-C", self.build, "-j", str(self.jobs)] + sorted(programs))
        self.read_commands(programs)
        self.read_includes()

    def run(self, command):
        with open(self.log, "a", encoding="utf-8") as log:
            if subprocess.run(command, stdout=log, stderr=log, check=False).returncode != 0:
                sys.exit(f"mutants.py: {' '.join(command[:4])} ... failed; {self.log} says why")

    def ask_ninja(self, tool, *arguments):
        return subprocess.run(["ninja", "-C", self.build, "-t", tool, *arguments], capture_output=True, text=True,
                              check=True).stdout

    def read_commands(self, programs):
        """How each object is compiled and each program linked."""
        text = self.ask_ninja("compdb")
        for entry in json.loads(text[text.index("[") :]):
            if entry["output"].endswith(".cc.o"):
                command = shlex.split(entry["command"])
                self.compiled_by[entry["output"]] = command[1:] if command[0].endswith("ccache") else command
        for program in programs:
            last = self.ask_ninja("commands", program).strip().splitlines()[-1]
            link = next(part for part in last.split(" && ") if f" -o bin/{program} " in part)
            self.links[program] = shlex.split(link)

    def read_includes(self):
        """Of each object, the files of the tree that it depends on."""
        output = None
        for line in self.ask_ninja("deps").splitlines():
            if line and not line.startswith(" "):
                output = line.split(":")[0]
                self.includes[output] = set()
            elif output is not None and line.strip():
                path = os.path.normpath(os.path.join(self.build, line.strip()))
                self.includes[output].add(os.path.relpath(path, self.tree))

    def source_of(self, output):
        return os.path.relpath(os.path.join(self.build, self.compiled_by[output][-1]), self.tree)

    def objects_with(self, file):
        """The objects to compile anew for a fault in `file`. Of a header that half the engine includes: those of its own
        folder and the folder's tests alone."""
        own = [o for o in self.compiled_by if self.source_of(o) == file]
        if own:
            return own[:1] if len(own) == 1 else [o for o in own if "_cli" not in o][:1]
        users = [o for o in self.compiled_by if file in self.includes.get(o, ()) and self.is_engine(self.source_of(o))]
        if len(users) > MOST_INCLUDERS:
            folder = os.path.dirname(file)
            users = [o for o in users if os.path.dirname(self.source_of(o)) == folder]
            users += [o for o in self.compiled_by if file in self.includes.get(o, ()) and o not in users and
                      os.path.dirname(self.source_of(o)) == folder]
        return users

    @staticmethod
    def is_engine(source):
        return source.startswith(("engine/", "capi/src/")) and not source.endswith("_test.cc")


class Workshop:
    """A copy of the sources where faults are planted one after the other."""

    def __init__(self, work, base):
        self.base, self.tree, self.out = base, os.path.join(work, "tree"), os.path.join(work, "out")
        self.log = os.path.join(work, "log")
        for part in PARTS:
            os.makedirs(self.tree, exist_ok=True)
            copy(os.path.join(base.tree, part), os.path.join(self.tree, part))

    def judge(self, mutant, killers):
        """The name of the test that noticed, "" if none did, None if the mutant does not compile."""
        path = os.path.join(self.tree, mutant.file)
        with open(path, encoding="utf-8") as file:
            original = file.read()
        if not original.startswith(mutant.old, mutant.offset):
            raise RuntimeError(f"{mutant.file} has changed since the run began")
        changed = original[: mutant.offset] + mutant.new + original[mutant.offset + len(mutant.old) :]
        with open(path, "w", encoding="utf-8") as file:
            file.write(changed)
        try:
            shutil.rmtree(self.out, ignore_errors=True)
            os.makedirs(self.out)
            objects = self.base.objects_with(mutant.file)
            if not objects or not all(self.compile(o) for o in objects):
                return None
            return next((program for program, arguments in killers if self.notices(program, arguments, objects)), "")
        finally:
            with open(path, "w", encoding="utf-8") as file:
                file.write(original)

    def new_object(self, output):
        return os.path.join(self.out, output.replace("/", "+"))

    def compile(self, output):
        command = [word.replace(self.base.tree + "/", self.tree + "/") for word in self.base.compiled_by[output]]
        command[-1] = os.path.join(self.tree, self.base.source_of(output))
        # Directories beside the build (generated files) stay those of the copy without a fault.
        command = [w.replace(self.tree + "/build/", self.base.tree + "/build/") for w in command if w != "-Werror"]
        for option, value in (("-o", self.new_object(output)), ("-MF", self.new_object(output) + ".d")):
            command[command.index(option) + 1] = value
        return self.run(command[:-2] + FLAGS + command[-2:])

    def run(self, command):
        with open(self.log, "w", encoding="utf-8") as log:
            return subprocess.run(command, cwd=self.base.build, stdout=log, stderr=log, check=False).returncode == 0

    def link(self, program, objects):
        """Links a program with those of the objects that are its own or of its libraries; whether there are any."""
        command = list(self.base.links[program])
        own = [o for o in objects if o in command]
        libraries = {os.path.basename(word) for word in command if word.endswith(".a")}
        used = [self.new_object(o) for o in objects if library_of(o) in libraries]
        if not own and not used:
            return False
        command = [self.new_object(w) if w in own else w for w in command]
        place = next(i for i, word in enumerate(command) if word.endswith((".o", ".a")))
        command[place:place] = used
        command[command.index("-o") + 1] = os.path.join(self.out, program)
        if not self.run(command):  # a fault cannot be the reason
            raise RuntimeError(f"{program} cannot be linked; {self.log} says why")
        return True

    def notices(self, program, arguments, objects):
        target = os.path.join(self.out, program)
        return (os.path.exists(target) or self.link(program, objects)) and fails(target, arguments)


def library_of(output):
    """The file of the library that an object belongs to."""
    return "lib" + re.search(r"CMakeFiles/(\w+?)(?:_objects)?\.dir/", output).group(1) + ".a"


def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (TIMEOUT, TIMEOUT))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def fails(path, arguments):
    """Whether a test program fails, crashes, hangs or asks for too much memory."""
    command = [path, "--gtest_fail_fast", "--gtest_brief=1", *arguments]
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              check=False, timeout=HANGS, preexec_fn=limited).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def time_used():
    """Seconds of processor time that finished tests took."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def check_killers(base, killers):
    """The tests pass without a fault, and take much less than the time allowed."""
    for program, arguments in killers:
        start = time_used()
        failed = fails(os.path.join(base.build, "bin", program), arguments)
        used = time_used() - start
        print(f"{used:6.1f} s  {program} {' '.join(arguments)}", flush=True)
        if used > TIMEOUT / 2:
            sys.exit(f"mutants.py: {program} {' '.join(arguments)} takes too long without any fault: "
                     f"{used:.0f} s of {TIMEOUT / 2:.0f}")
        if failed:
            sys.exit(f"mutants.py: {program} {' '.join(arguments)} fails without any fault")



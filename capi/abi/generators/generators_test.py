#!/usr/bin/env python3
"""A generator makes declarations of the description alone, and a program in its language plays a phase through them.

usage: generators_test.py LANGUAGE DESCRIPTION LIBRARY WORK_FOLDER

Prints "SKIPPED" and a reason where the language is not here. koffi is looked for as node does (NODE_PATH), JNA where
Debian has it, or in the file that ENTENTE_JNA names.
"""

import difflib
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
EXPECTED = """\
A PAR - BUR ENTENTE_MOVE ENTENTE_REASON_BOUNCED ENTENTE_ILLEGAL_NONE
A MUN - BUR ENTENTE_MOVE ENTENTE_REASON_BOUNCED ENTENTE_ILLEGAL_NONE
F TRI - ROM ENTENTE_MOVE ENTENTE_REASON_ILLEGAL ENTENTE_ILLEGAL_NOT_ADJACENT
A VIE - BUD ENTENTE_MOVE ENTENTE_REASON_BOUNCED ENTENTE_ILLEGAL_NONE
A BUD - VIE ENTENTE_MOVE ENTENTE_REASON_BOUNCED ENTENTE_ILLEGAL_NONE
F LON - NTH ENTENTE_MOVE ENTENTE_REASON_NONE ENTENTE_ILLEGAL_NONE
standard 0
ENTENTE_ERR_NOT_FOUND
"""
MOST_LINES = 60


class Skipped(Exception):
    pass


def need(program):
    found = shutil.which(program)
    if found is None:
        raise Skipped(f"there is no {program} here")
    return found


def run(*command, **environment):
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True, env={**os.environ, **environment})
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def generate(language, description, output):
    output.write_text(run(sys.executable, "-B", HERE / f"{language}.py", description), encoding="utf-8")


def python_ctypes(description, library, _):
    return run(sys.executable, "-B", HERE / "program.py", description, library)


def koffi(description, library, _):
    node = need("node")
    if subprocess.run([node, "-e", "require('koffi')"], capture_output=True, cwd=HERE).returncode != 0:
        raise Skipped("node has no koffi here")
    return run(node, HERE / "program.mjs", description, library)


def rust(description, library, work):
    rustc = need("rustc")
    generate("rust", description, work / "entente.rs")
    shutil.copy(HERE / "program.rs", work)
    run(rustc, "--edition", "2021", work / "program.rs", "-C", f"link-arg={library}", "-o", work / "program")
    return run(work / "program", LD_LIBRARY_PATH=str(pathlib.Path(library).parent))


def jna(description, library, work):
    javac, java = need("javac"), need("java")
    jar = os.environ.get("ENTENTE_JNA", "/usr/share/java/jna.jar")
    if not os.path.exists(jar):
        raise Skipped(f"there is no {jar} here")
    generate("jna", description, work / "Entente.java")
    run(javac, "-cp", jar, "-d", work, work / "Entente.java", HERE / "Support.java", HERE / "Program.java")
    return run(java, "-cp", f"{jar}{os.pathsep}{work}", f"-Dentente.library={library}", "Program")


def luajit(description, library, work):
    program = need("luajit")
    generate("luajit", description, work / "entente.lua")
    return run(program, HERE / "program.lua", library, LUA_PATH=f"{work}/?.lua")


def main():
    languages = {each.__name__: each for each in (python_ctypes, koffi, rust, jna, luajit)}
    if len(sys.argv) != 5 or sys.argv[1] not in languages:
        sys.exit(__doc__.strip())
    language, description, library, work = sys.argv[1:]
    generator = HERE / (f"{language}.mjs" if language == "koffi" else f"{language}.py")
    if (lines := len(generator.read_text(encoding="utf-8").splitlines())) > MOST_LINES:
        sys.exit(f"{generator.name} has {lines} lines; {MOST_LINES} must be enough")
    pathlib.Path(work).mkdir(parents=True, exist_ok=True)
    try:
        printed = languages[language](description, library, pathlib.Path(work))
    except Skipped as reason:
        print(f"SKIPPED: {reason}")
        return
    if printed != EXPECTED:
        sys.exit("\n".join(difflib.unified_diff(EXPECTED.splitlines(), printed.splitlines(), "expected", "printed", lineterm="")))


if __name__ == "__main__":
    main()

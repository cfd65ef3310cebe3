#!/usr/bin/env python3
"""Builds the wheel of a library, installs it from the file into new virtual environments without network, and uses it there.

usage: wheel_test.py LIBRARY [PYTHON]...

One environment for this Python, and one for each PYTHON and each python3.9 .. python3.14 that is here.
"""

import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
USE = """
import entente
game = entente.Game()
game.submit("FRANCE", "A PAR - BUR")
print(game.process()[0].sentence("de"), entente.__file__)
"""


def run(*command, **more):
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, **more).stdout.strip()


def pythons(given):
    """One interpreter of each version that runs, this one first."""
    found = {}
    for each in [sys.executable, *given, *(shutil.which(f"python3.{minor}") for minor in range(9, 15))]:
        if each:
            asked = subprocess.run([each, "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True, check=False)
            if asked.returncode == 0:
                found.setdefault(asked.stdout.strip(), each)
    return found


def tried(interpreter, wheel, folder, clean):
    """What a program says in a bare environment of an interpreter with the wheel."""
    environment = folder / "bare"
    run(interpreter, "-m", "venv", "--clear", "--without-pip", environment, env=clean)
    python = environment / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", wheel, env=clean)
    said = run(python, "-I", "-W", "error", "-c", USE, env=clean, cwd=folder)
    assert said.startswith("A PAR zieht nach BUR.") and str(environment) in said, said
    assert list(environment.rglob("entente_diplomacy*/LICENSE")), "the wheel has no licence"


def main():
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("ENTENTE", "PYTHON", "PYENV"))}
    if importlib.util.find_spec("pip") is None:
        print("SKIPPED: this Python has no pip: install python3-pip")
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        wheel, again = (run(sys.executable, PACKAGE / "build_wheel.py", "--library", sys.argv[1], "--output", folder / each).splitlines()[-1]
                        for each in ("1", "2"))
        assert pathlib.Path(again).read_bytes() == pathlib.Path(wheel).read_bytes(), "two wheels differ"
        versions = pythons(sys.argv[2:])
        for interpreter in versions.values():
            tried(interpreter, wheel, folder, clean)
        print(f"{pathlib.Path(wheel).name}: {pathlib.Path(wheel).stat().st_size} bytes, used by Python {', '.join(versions)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

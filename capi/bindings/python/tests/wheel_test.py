#!/usr/bin/env python3
"""Builds the wheel of a library, installs it from the file into a new virtual environment without network, and uses it there.

usage: wheel_test.py LIBRARY
"""

import importlib.util
import os
import pathlib
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


def main():
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("ENTENTE", "PYTHON"))}
    if importlib.util.find_spec("pip") is None:
        print("SKIPPED: this Python has no pip: install python3-pip")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        environment = pathlib.Path(folder) / "bare"
        run(sys.executable, "-m", "venv", "--without-pip", environment)
        wheel = run(sys.executable, PACKAGE / "build_wheel.py", "--library", sys.argv[1], "--output", folder).splitlines()[-1]
        again = run(sys.executable, PACKAGE / "build_wheel.py", "--library", sys.argv[1], "--output", pathlib.Path(folder) / "2")
        assert pathlib.Path(again.splitlines()[-1]).read_bytes() == pathlib.Path(wheel).read_bytes(), "two wheels differ"
        python = environment / "bin" / "python"
        run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", wheel, env=clean)
        said = run(python, "-I", "-c", USE, env=clean, cwd=folder)
        assert said.startswith("A PAR zieht nach BUR.") and str(environment) in said, said
        print(f"{pathlib.Path(wheel).name}: {pathlib.Path(wheel).stat().st_size} bytes; {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Builds the gem of a library, installs it from the file into a bare folder, and uses it there. usage: gem_test.py LIBRARY"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
USE = """
require "entente"
game = Entente::Game.new
game.submit("FRANCE", "A PAR - BUR")
puts "#{game.process[0].sentence("de")} #{Gem.loaded_specs["entente"].full_gem_path}"
"""


def run(*command, **more):
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, **more).stdout.strip()


def main():
    missing = [tool for tool in ("ruby", "gem") if shutil.which(tool) is None]
    if missing:
        print(f"SKIPPED: no {', '.join(missing)}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        gem = run(sys.executable, PACKAGE / "build_gem.py", "--library", sys.argv[1], "--output", folder).splitlines()[-1]
        bare = str(pathlib.Path(folder) / "bare")
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("ENTENTE", "RUBY", "GEM"))}
        clean.update(GEM_HOME=bare, GEM_PATH=bare)
        run("gem", "install", "--local", "--no-document", gem, env=clean, cwd=folder)
        said = run("ruby", "-w", "-e", USE, env=clean, cwd=folder)
        assert said.startswith("A PAR zieht nach BUR.") and bare in said, said
        assert list(pathlib.Path(bare).rglob("LICENSE")), "the gem has no licence"
        print(f"{pathlib.Path(gem).name}: {pathlib.Path(gem).stat().st_size} bytes; {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

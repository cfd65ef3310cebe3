#!/usr/bin/env python3
"""Builds the rock of a library, installs it from the file into a bare tree, and uses it there. usage: rock_test.py LIBRARY"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
USE = """
local entente = require("entente")
local game = entente.Game()
game:submit("FRANCE", "A PAR - BUR")
print(game:process().results[1]:sentence { language = "de" }, package.searchpath("entente", package.path))
"""


def run(*command, **more):
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, **more).stdout.strip()


def main():
    missing = [tool for tool in ("luajit", "luarocks") if shutil.which(tool) is None]
    if missing:
        print(f"SKIPPED: no {', '.join(missing)}")
        return 0
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("ENTENTE", "LUA"))}
    with tempfile.TemporaryDirectory() as folder:
        rock = run(sys.executable, PACKAGE / "build_rock.py", "--library", sys.argv[1], "--output", folder).splitlines()[-1]
        tree = pathlib.Path(folder) / "bare"
        run("luarocks", "--lua-version", "5.1", "--tree", tree, "install", "--deps-mode", "none", rock, env=clean, cwd=folder)
        paths = {"LUA_PATH": f"{tree}/share/lua/5.1/?.lua", "LUA_CPATH": f"{tree}/lib/lua/5.1/?.so"}
        said = run("luajit", "-e", USE, env={**clean, **paths}, cwd=folder)
        assert said.startswith("A PAR zieht nach BUR.") and str(tree) in said, said
        assert list(tree.rglob("LICENSE")), "the rock has no licence"
        print(f"{pathlib.Path(rock).name}: {pathlib.Path(rock).stat().st_size} bytes; {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

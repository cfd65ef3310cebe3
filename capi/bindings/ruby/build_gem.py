#!/usr/bin/env python3
"""Builds the gem that carries a library. usage: build_gem.py --library libentente.so [--output FOLDER]; needs gem."""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description="Builds the gem that carries a library.")
    parser.add_argument("--library", type=pathlib.Path, required=True)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("."))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        staged = pathlib.Path(folder) / "entente"
        shutil.copytree(HERE, staged, ignore=shutil.ignore_patterns("__pycache__", "tests"))
        shutil.copy(HERE.parents[2] / "LICENSE", staged)
        (staged / "lib" / "entente" / "library").mkdir()
        shutil.copy(options.library, staged / "lib" / "entente" / "library" / "libentente.so")
        subprocess.run(["gem", "build", "--quiet", "entente.gemspec"], cwd=staged, check=True, stdout=subprocess.DEVNULL)
        for gem in staged.glob("*.gem"):
            print(shutil.copy(gem, options.output))
    return 0


if __name__ == "__main__":
    sys.exit(main())

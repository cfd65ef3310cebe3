#!/usr/bin/env python3
"""Builds the rock that carries a library. usage: build_rock.py --library libentente.so [--output FOLDER]; needs luarocks."""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description="Builds the rock that carries a library.")
    parser.add_argument("--library", type=pathlib.Path, required=True)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("."))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        staged = pathlib.Path(folder) / "entente"
        shutil.copytree(HERE, staged, ignore=shutil.ignore_patterns("__pycache__", "tests"))
        shutil.copy(options.library, staged / "libentente.so")
        shutil.copy(HERE.parents[2] / "LICENSE", staged)  # luarocks packs it with the README
        subprocess.run(["luarocks", "--lua-version", "5.1", "--tree", f"{folder}/tree", "make", "--deps-mode", "none",
                        "--pack-binary-rock", next(staged.glob("*.rockspec")).name], cwd=staged, check=True, stdout=subprocess.DEVNULL)
        for rock in staged.glob("*.rock"):
            print(shutil.copy(rock, options.output))
    return 0


if __name__ == "__main__":
    sys.exit(main())

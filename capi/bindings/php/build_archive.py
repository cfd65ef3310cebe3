#!/usr/bin/env python3
"""Builds the Composer archive that carries a library. usage: build_archive.py --library libentente.so [--output FOLDER]; needs composer."""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description="Builds the Composer archive that carries a library.")
    parser.add_argument("--library", type=pathlib.Path, required=True)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("."))
    options = parser.parse_args()
    version = re.search(r"VERSION = '(.*)'", HERE.joinpath("src", "Declared.php").read_text(encoding="utf-8"))[1]
    package = {**json.loads(HERE.joinpath("composer.json").read_text(encoding="utf-8")), "version": version}
    with tempfile.TemporaryDirectory() as folder:
        staged = pathlib.Path(folder) / "entente"
        shutil.copytree(HERE, staged, ignore=shutil.ignore_patterns("__pycache__"))
        (staged / "composer.json").write_text(json.dumps(package, indent=4), encoding="utf-8")
        shutil.copy(HERE.parents[2] / "LICENSE", staged)
        (staged / "library").mkdir()
        shutil.copy(options.library, staged / "library" / "libentente.so")
        environment = {**os.environ, "COMPOSER_ALLOW_SUPERUSER": "1", "COMPOSER_DISABLE_NETWORK": "1", "COMPOSER_HOME": folder}
        subprocess.run(["composer", "archive", "--quiet", "--format=zip", f"--dir={options.output.resolve()}", f"--file=entente-{version}"],
                       cwd=staged, check=True, env=environment)
    print(options.output / f"entente-{version}.zip")
    return 0


if __name__ == "__main__":
    sys.exit(main())

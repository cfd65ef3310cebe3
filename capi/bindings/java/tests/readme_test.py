#!/usr/bin/env python3
"""Runs the examples of README.md with the jar of JNA that build_package.py finds. usage: readme_test.py RUN_PAGE ARGUMENT.."""

import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import build_package  # noqa: E402  (of the folder above)

if build_package.missing(ffm=False):
    print(f"SKIPPED: no {build_package.missing(ffm=False)}")
else:
    sys.exit(subprocess.run([sys.executable, *sys.argv[1:]], env={**os.environ, "ENTENTE_JNA": str(build_package.jna())}, check=False).returncode)

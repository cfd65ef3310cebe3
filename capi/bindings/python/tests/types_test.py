#!/usr/bin/env python3
"""Checks the types of the package with `mypy`, strict as pyproject.toml says. It skips itself where mypy is not installed."""

import importlib.util
import pathlib
import subprocess
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent

if importlib.util.find_spec("mypy") is None:
    print("SKIPPED: mypy is not installed")
    sys.exit(0)
with tempfile.TemporaryDirectory() as cache:
    sys.exit(subprocess.run([sys.executable, "-m", "mypy", "--config-file", PACKAGE / "pyproject.toml", "--cache-dir", cache, PACKAGE / "entente"], check=False).returncode)

#!/usr/bin/env python3
"""Runs the examples of the README, with the package where Composer would put it. usage: readme_test.py, with ENTENTE_LIBRARY"""

import os
import pathlib
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PACKAGE.parent.parent.parent / ".ci" / "house"))
import run_page  # noqa: E402


def main():
    with tempfile.TemporaryDirectory() as folder:
        vendor = pathlib.Path(folder) / "vendor"
        vendor.mkdir()
        vendor.joinpath("autoload.php").write_text(f"<?php\nrequire '{PACKAGE}/autoload.php';\n", encoding="utf-8")
        wrong, count = run_page.failures(PACKAGE.joinpath("README.md").read_text(encoding="utf-8"), folder, dict(os.environ))
    print("\n".join(wrong) or f"{count} commands print what the page says")
    return 1 if wrong or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

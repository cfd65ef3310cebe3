#!/usr/bin/env python3
"""Sets the version of the library in every file that states it.

usage: set_version.py VERSION    for instance 1.1.0

CMakeLists.txt has the present version. Build then, and let candidate.py write the generated declarations. What this leaves alone: releases, the changelog, entente.h,
where a version is an example, and versions of other things.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEFT_ALONE = ("CHANGELOG.md", "capi/abi/", "capi/include/", "datc_tests/adapters/")


def main():
    if len(sys.argv) != 2 or not re.fullmatch(r"\d+\.\d+\.\d+", sys.argv[1]):
        sys.exit(__doc__.strip())
    old = re.search(r"project\(entente VERSION (\S+)", ROOT.joinpath("CMakeLists.txt").read_text(encoding="utf-8"))[1]
    stated = re.compile(r"(?<!\d)(?<!\d\.)" + re.escape(old) + r"(?![\d]|\.\d)")
    locked = re.compile(r'(name = "entente[\w-]*"\nversion = )"' + re.escape(old) + '"')  # Cargo.lock has other packages, too
    for name in subprocess.check_output(["git", "grep", "-lF", old], cwd=ROOT, text=True).split():
        if name.startswith(LEFT_ALONE):
            continue
        text = ROOT.joinpath(name).read_text(encoding="utf-8")
        new = locked.sub(rf'\1"{sys.argv[1]}"', text) if name.endswith(".lock") else stated.sub(sys.argv[1], text)
        ROOT.joinpath(name).write_text(new, encoding="utf-8")
    for name in subprocess.check_output(["git", "ls-files", f"*{old}*.rockspec"], cwd=ROOT, text=True).split():
        subprocess.run(["git", "mv", name, name.replace(old, sys.argv[1])], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Packs the crates into FOLDER as cargo does, entente-sys with the sources of the library, and prints their names.

usage: package.py FOLDER [CHECKOUT]
"""

import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CRATES = ("entente-sys", "entente")
# What the library is built of; CMake reads the pages too.
SOURCES = ("CMakeLists.txt", "LICENSE", "README.md", "CHANGELOG.md", "engine", "maps", "capi/*.*", "capi/src", "capi/include",
           "capi/abi", "capi/bindings/CMakeLists.txt", "capi/bindings/cpp")
NOT_BUILT = ("*_test.cc", "*_test.py", "__pycache__", "candidate.*", "generators", "releases")


def copy(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns(*NOT_BUILT))
    else:
        shutil.copy(source, target)


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    checkout = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else HERE.parents[2]
    work = folder / "workspace"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for name in ("Cargo.toml", *CRATES):
        copy(HERE / name, work / name)
    for crate in CRATES:
        shutil.copy(checkout / "LICENSE", work / crate / "LICENSE")
        shutil.copy(HERE / crate / "README.md", work / crate / "README.md")
    for pattern in SOURCES:
        for source in checkout.glob(pattern):
            copy(source, work / "entente-sys" / "vendor" / source.relative_to(checkout))
    subprocess.run(["cargo", "package", "--quiet", "--workspace", "--no-verify", "--allow-dirty"], cwd=work, check=True)
    for crate in sorted(work.glob("**/package/*.crate")):
        print(shutil.copy(crate, folder))
    shutil.rmtree(work)


if __name__ == "__main__":
    main()

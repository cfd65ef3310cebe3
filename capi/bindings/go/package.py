#!/usr/bin/env python3
"""Writes the module into FOLDER as a module proxy serves it (GOPROXY=file://FOLDER), and prints the name of its archive.

usage: package.py FOLDER
"""

import json
import pathlib
import re
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
PACKED = ("*.go", "go.mod", "README.md", "internal/**/*.go")


def main():
    module = re.search(r"^module (\S+)", HERE.joinpath("go.mod").read_text("utf-8"), re.M)[1]
    checkout = HERE.parents[2]
    version = "v" + re.search(r"^project\(entente VERSION ([\d.]+)", checkout.joinpath("CMakeLists.txt").read_text("utf-8"), re.M)[1]
    folder = pathlib.Path(sys.argv[1]).resolve() / module / "@v"
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("list").write_text(version + "\n", encoding="utf-8")
    folder.joinpath(version + ".info").write_text(json.dumps({"Version": version}), encoding="utf-8")
    folder.joinpath(version + ".mod").write_bytes(HERE.joinpath("go.mod").read_bytes())
    with zipfile.ZipFile(folder / (version + ".zip"), "w", zipfile.ZIP_DEFLATED) as packed:
        files = {path.relative_to(HERE): path for pattern in PACKED for path in HERE.glob(pattern)}
        for name, path in (*sorted(files.items()), (pathlib.Path("LICENSE"), checkout / "LICENSE")):
            packed.writestr(zipfile.ZipInfo(f"{module}@{version}/{name.as_posix()}"), path.read_bytes(), zipfile.ZIP_DEFLATED)
    print(folder / (version + ".zip"))


if __name__ == "__main__":
    main()

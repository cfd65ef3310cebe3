#!/usr/bin/env python3
"""Packs the module, fetches it into a bare module as from a proxy, links it by pkg-config and uses it. usage: module_test.py LIBRARY"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
USE = """package main

import (
	"fmt"

	"entente.example/entente"
)

func main() {
	game, err := entente.NewGame("standard")
	if err == nil {
		err = game.Submit("FRANCE", "A PAR - BUR")
	}
	if err != nil {
		panic(err)
	}
	phase, err := game.Process()
	if err != nil {
		panic(err)
	}
	fmt.Println(phase.Results[0].Sentence(entente.TextOptions{Language: entente.TextLanguageDe}))
}
"""
PKG_CONFIG = """Name: entente
Description: the library of a build
Version: {2}
Libs: -L{0} -lentente
Cflags: -I{1}
"""


def run(*command, **more):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, **more)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def missing():
    absent = [tool for tool in ("go", "pkg-config", "cc") if shutil.which(tool) is None]
    if absent:
        return f"no {', '.join(absent)}"
    needed = re.search(r"^go ([\d.]+)", PACKAGE.joinpath("go.mod").read_text("utf-8"), re.M)[1]
    found = re.match(r"go([\d.]+)", run("go", "env", "GOVERSION"))[1]
    is_old = tuple(map(int, found.split("."))) < tuple(map(int, needed.split(".")))
    return f"no Go {needed} but {found}" if is_old else None


def main():
    if missing():
        print(f"SKIPPED: {missing()}")
        return 0
    library = pathlib.Path(sys.argv[1]).resolve().parent
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        archive = pathlib.Path(run(sys.executable, PACKAGE / "package.py", folder / "proxy"))
        assert any(each.endswith("/LICENSE") for each in zipfile.ZipFile(archive).namelist()), "the module has no licence"
        bare = folder / "bare"
        bare.mkdir()
        bare.joinpath("main.go").write_text(USE, encoding="utf-8")
        folder.joinpath("entente.pc").write_text(PKG_CONFIG.format(library, PACKAGE.parents[1] / "include", archive.stem[1:]), encoding="utf-8")
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("ENTENTE", "CGO", "GOFLAGS", "GOPATH"))}
        clean.update(GOPROXY=(folder / "proxy").as_uri(), GONOSUMDB="*", GOMODCACHE=str(folder / "modules"), GOTOOLCHAIN="local",
                     GOFLAGS="-modcacherw -buildvcs=false", PKG_CONFIG_PATH=str(folder), LD_LIBRARY_PATH=str(library))
        run("go", "mod", "init", "bare", env=clean, cwd=bare)
        run("go", "get", f"entente.example/entente@{archive.stem}", env=clean, cwd=bare)
        said = run("go", "run", ".", env=clean, cwd=bare)
        assert said == "A PAR zieht nach BUR. <nil>", said
        print(f"{archive.name}: {archive.stat().st_size} bytes; {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

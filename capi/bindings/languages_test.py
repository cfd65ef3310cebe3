#!/usr/bin/env python3
"""Runs the program of each language in capi/docs/languages.md, which must print what the page says at its head.

usage: languages_test.py PAGE --library libentente.so [--javascript PACKAGE]

A language whose tool is not here is skipped, and a line says so.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent

CARGO = """[package]
name = "mail"
version = "0.1.0"
edition = "2021"

[[bin]]
name = "mail"
path = "mail.rs"

[dependencies]
entente-diplomacy = {{ path = "{0}/rust/entente" }}
"""

GO = """module mail

go 1.24

require entente.example/entente v1.1.0

replace entente.example/entente => {0}/go
"""


def environment(library):
    """That of every language: the sources of its package, and the library."""
    folder = str(library.parent)
    return dict(os.environ, LC_ALL="C.UTF-8", ENTENTE_LIBRARY=str(library), PYTHONPATH=str(HERE / "python"), PYTHONDONTWRITEBYTECODE="1",
                RUBYLIB=str(HERE / "ruby" / "lib"), ENTENTE_LIB_DIR=folder, GOTOOLCHAIN="local",
                CGO_CFLAGS=f"-I{HERE.parent}/include", CGO_LDFLAGS=f"-L{folder}", GOFLAGS="-tags=entente_flags -buildvcs=false -mod=mod",
                 CARGO_TARGET_DIR=f"{folder}/rust", LUA_PATH=f"{HERE}/lua/?.lua", LIBRARY_PATH=folder, LD_LIBRARY_PATH=folder)


def missing_of_java():
    """What the package of Java says is missing: a list of one text, or an empty one."""
    said = subprocess.run([sys.executable, HERE / "java" / "build_package.py", "--needs"], capture_output=True, text=True, check=False)
    return [said.stdout.strip()] if said.returncode else []


def prepare_java(folder, library):
    folder.mkdir()
    subprocess.run([sys.executable, HERE / "java" / "build_package.py", "--library", library, "--output", folder, "--with-jna"],
                   check=True, stdout=subprocess.DEVNULL)


def prepare(folder, javascript):
    """Puts into a folder what installing would: the packages of PHP, C# and JavaScript, the headers."""
    (folder / "vendor").mkdir()
    (folder / "vendor" / "autoload.php").write_text(f"<?php\nrequire '{HERE}/php/autoload.php';\n", encoding="utf-8")
    headers = folder / "include" / "entente"
    shutil.copytree(HERE.parent / "include" / "entente", headers)
    for header in (HERE / "cpp").glob("*.hpp"):
        shutil.copy(header, headers)
    if shutil.which("mcs"):
        subprocess.run([sys.executable, HERE / "csharp" / "build_package.py", "--compile", folder], check=True, stdout=subprocess.DEVNULL)
    (folder / "go.mod").write_text(GO.format(HERE), encoding="utf-8")
    (folder / "Cargo.toml").write_text(CARGO.format(HERE), encoding="utf-8")
    if javascript:
        (folder / "node_modules").mkdir()
        (folder / "node_modules" / "entente").symlink_to(javascript.resolve())


def missing(command, javascript, library):
    tools = [part.split()[0] for part in command.split("&&") if "/" not in part.split()[0]]
    if tools == ["java"]:
        return missing_of_java()
    absent = [tool for tool in tools if shutil.which(tool) is None]
    package = {"cargo": "rust", "go": "go"}.get(tools[-1])
    if package and not absent:
        said = subprocess.run(["sh", "proof.sh", "check"], cwd=HERE / package, env=dict(os.environ, ENTENTE_LIBRARY=str(library)),
                              capture_output=True, text=True, check=False).stdout
        return [said.strip()] if said else []
    return absent or (["the built npm package"] if tools == ["node"] and not javascript else [])


def main():
    parser = argparse.ArgumentParser(description="Runs the programs of the page of languages.")
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("--library", type=pathlib.Path, required=True)
    parser.add_argument("--javascript", type=pathlib.Path)
    options = parser.parse_args()
    page = options.page.read_text(encoding="utf-8")
    expected = re.search(r"^```text\n(.*?)^```$", page, re.M | re.S)[1]
    programs = re.findall(r"^## (.+?)\n.*?^```\w+ (\S+)\n(.*?)^```$\n+```sh\n(.*?)$", page, re.M | re.S)
    failures, ran = 0, 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if not missing_of_java():
            prepare_java(folder / "jars", options.library.resolve())
        prepare(folder, options.javascript)
        given = dict(environment(options.library.resolve()), CPLUS_INCLUDE_PATH=str(folder / "include"))
        for language, file, code, command in programs:
            absent = missing(command, options.javascript, options.library.resolve())
            if absent:
                print(f"{language}: without {', '.join(absent)}, which is not here")
                continue
            (folder / file).write_text(code, encoding="utf-8")
            said = subprocess.run(["sh", "-c", command], cwd=folder, env=given, capture_output=True, text=True, check=False)
            ran, failures = ran + 1, failures + (said.stdout != expected)
            print(f"{language}: " + ("prints what the page says" if said.stdout == expected else f"prints\n{said.stdout}{said.stderr}"))
    return 0 if ran and not failures else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Builds the jar of a library and runs PackageTest.java with it in a bare folder: on Java 17 with JNA, and on Java 22 or later without,
if there is one. usage: package_test.py LIBRARY"""

import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PACKAGE))
import build_package  # noqa: E402  (of the folder above)


def run(*command, **more):
    done = subprocess.run(list(map(str, command)), check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)
    assert done.returncode == 0, done.stdout
    return done.stdout.strip()


def main():
    if build_package.missing(ffm=False):
        print(f"SKIPPED: no {build_package.missing(ffm=False)}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        jar = pathlib.Path(run(sys.executable, "-B", PACKAGE / "build_package.py", "--library", sys.argv[1], "--output", folder).splitlines()[-1])
        assert "META-INF/LICENSE" in zipfile.ZipFile(jar).namelist(), "the jar has no licence"
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("ENTENTE", "CLASSPATH", "LD_"))}
        run("javac", "--release", "17", "-Xlint:all,-try", "-Werror", "-cp", jar, "-d", folder, PACKAGE / "tests" / "PackageTest.java")
        said = [run("java", "-Dentente.jna=true", "-cp", f"{folder}:{jar}:{build_package.jna()}", "PackageTest", env=clean, cwd=folder)]
        if build_package.jdk22():
            java = build_package.jdk22() / "bin" / "java"
            said.append(run(java, "--enable-native-access=ALL-UNNAMED", "-cp", f"{folder}:{jar}", "PackageTest", env=clean, cwd=folder))
        else:
            said.append("no JDK 22 or later: the other half was not run")
        print(f"{jar.name}: {jar.stat().st_size} bytes; {'; '.join(said)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

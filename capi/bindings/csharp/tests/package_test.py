#!/usr/bin/env python3
"""Builds the NuGet package of a library, unpacks it into a bare folder, and runs PackageTest.cs there. usage: package_test.py LIBRARY"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent


def run(*command, **more):
    done = subprocess.run(list(map(str, command)), check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)
    assert done.returncode == 0, done.stdout
    return done.stdout.strip()


def main():
    missing = [tool for tool in ("mcs", "mono") if shutil.which(tool) is None]
    if missing:
        print(f"SKIPPED: no {', '.join(missing)}")
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        package = run(sys.executable, PACKAGE / "build_package.py", "--library", sys.argv[1], "--output", folder).splitlines()[-1]
        with zipfile.ZipFile(package) as archive:
            archive.extractall(folder / "entente")
        assert (folder / "entente" / "LICENSE").exists(), "the package has no licence"
        dll = folder / "entente" / "lib" / "net461"
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("ENTENTE", "MONO", "LD_"))}
        run("mcs", "-langversion:latest", f"-r:{dll / 'Entente.dll'}", f"-out:{folder / 'test.exe'}", PACKAGE / "tests" / "PackageTest.cs")
        said = run("mono", "--debug", folder / "test.exe", env={**clean, "MONO_PATH": str(dll)}, cwd=folder)
        assert str(dll) in said, said
        print(f"{pathlib.Path(package).name}: {pathlib.Path(package).stat().st_size} bytes; {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Builds the Composer archive of a library, installs it from the file into a bare folder, and uses it there. usage: archive_test.py LIBRARY"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
USE = """<?php
require 'vendor/autoload.php';
$game = new Entente\\Game();
$game->submit('FRANCE', 'A PAR - BUR');
echo $game->process()[0]->sentence('de'), ' ', (new ReflectionClass($game))->getFileName(), "\\n";
"""


def run(*command, **more):
    ran = subprocess.run(list(map(str, command)), check=False, capture_output=True, text=True, **more)
    assert ran.returncode == 0, f"{command}: {ran.stdout}{ran.stderr}"
    return ran.stdout.strip()


def main():
    missing = [tool for tool in ("php", "composer") if shutil.which(tool) is None]
    if not missing:
        missing = [f"{extension} of PHP" for extension in ("FFI", "zip") if extension not in run("php", "-m").split()]
    if missing:
        print(f"SKIPPED: no {', '.join(missing)}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        here = pathlib.Path(folder)
        archive = pathlib.Path(run(sys.executable, PACKAGE / "build_archive.py", "--library", sys.argv[1], "--output", folder).splitlines()[-1])
        bare = here / "bare"
        bare.mkdir()
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("ENTENTE", "COMPOSER", "PHP"))}
        clean.update(COMPOSER_ALLOW_SUPERUSER="1", COMPOSER_DISABLE_NETWORK="1", COMPOSER_HOME=str(here / "home"))
        package = {"repositories": [{"type": "artifact", "url": folder}, {"packagist.org": False}], "require": {"entente/entente": "*"}}
        (bare / "composer.json").write_text(json.dumps(package), encoding="utf-8")
        run("composer", "install", "--no-interaction", env=clean, cwd=bare)
        (bare / "use.php").write_text(USE, encoding="utf-8")
        said = run("php", "-d", "ffi.enable=1", "-d", "error_reporting=-1", "use.php", env=clean, cwd=bare)
        assert said.startswith("A PAR zieht nach BUR.") and str(bare) in said, said
        assert (bare / "vendor" / "entente" / "entente" / "LICENSE").exists(), "the archive has no licence"
        print(f"{archive.name}: {archive.stat().st_size} bytes; {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

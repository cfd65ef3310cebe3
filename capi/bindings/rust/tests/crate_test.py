#!/usr/bin/env python3
"""Packs the crates, unpacks them beside a bare project and uses them there. usage: crate_test.py LIBRARY | --vendored

--vendored builds the library from the sources in the crate instead of linking LIBRARY.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
PROJECT = """[package]
name = "bare"
version = "0.1.0"
edition = "2021"

[dependencies]
entente-diplomacy = {{ path = "{0}/entente-diplomacy-1.1.0"{1} }}

[patch.crates-io]
entente-sys = {{ path = "{0}/entente-sys-1.1.0" }}
"""
USE = """
fn main() -> entente::Result<()> {
    let mut game = entente::Game::new("standard")?;
    game.submit("FRANCE", ["A PAR - BUR"])?;
    let phase = game.process()?;
    println!("{}", phase.get(0).unwrap().sentence_in(&entente::TextOptions::new().language(entente::TextLanguage::De))?);
    assert!(phase.after().render(&entente::RenderOptions::new())?.starts_with("<svg"));
    Ok(())
}
"""


def run(*command, **more):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, **more)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def main():
    vendored = sys.argv[1] == "--vendored"
    missing = [tool for tool in ("cargo", "rustc") if shutil.which(tool) is None]
    if missing:
        print(f"SKIPPED: no {', '.join(missing)}")
        return 0
    if tuple(map(int, run("cargo", "--version").split()[1].split(".")[:2])) < (1, 90):
        print("SKIPPED: cargo before 1.90 packs no two crates of which one needs the other")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        fetched = subprocess.run(["cargo", "fetch", "--quiet"], cwd=PACKAGE, capture_output=True, text=True, check=False)
        if fetched.returncode:
            print("SKIPPED: no registry of crates")
            return 0
        crates = run(sys.executable, PACKAGE / "package.py", folder).splitlines()
        for crate in crates:
            with tarfile.open(crate) as packed:
                packed.extractall(folder)
        assert all(pathlib.Path(crate.removesuffix(".crate"), "LICENSE").exists() for crate in crates), "a crate has no licence"
        bare = pathlib.Path(folder) / "bare"
        (bare / "src").mkdir(parents=True)
        features = ', features = ["vendored"]' if vendored else ""
        bare.joinpath("Cargo.toml").write_text(PROJECT.format(folder, features), encoding="utf-8")
        bare.joinpath("src", "main.rs").write_text(USE, encoding="utf-8")
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("ENTENTE", "CARGO_TARGET"))}
        if not vendored:
            clean["ENTENTE_LIB_DIR"] = clean["LD_LIBRARY_PATH"] = str(pathlib.Path(sys.argv[1]).resolve().parent)
        said = run("cargo", "run", "--quiet", env=clean, cwd=bare)
        assert said == "A PAR zieht nach BUR.", said
        sizes = ", ".join(f"{pathlib.Path(crate).name}: {pathlib.Path(crate).stat().st_size} bytes" for crate in crates)
        print(f"{sizes}; {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

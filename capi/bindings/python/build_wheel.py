#!/usr/bin/env python3
"""Builds the wheel that carries the library. It needs Python 3.9 alone; no compiler, no network.

usage: build_wheel.py --library libentente.so [--tag py3-none-manylinux_2_17_x86_64] [--output dist]

Without --tag the tag follows from the library. One that needs the C library alone (built with -DENTENTE_STATIC_RUNTIME=ON, or by
capi/platforms/build.sh) serves every Linux with the newest glibc whose symbols it needs: manylinux_2_17. One that needs more, such
as the C++ runtime, is for systems like this one: linux.

It is also the build backend of pyproject.toml: `pip install .` with ENTENTE_LIBRARY naming the library.
"""

import argparse
import base64
import hashlib
import os
import pathlib
import re
import struct
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
LICENSE = HERE.parents[2] / "LICENSE"
MACHINES = {62: "x86_64", 183: "aarch64", 3: "i686", 243: "riscv64"}
IN_EVERY_SYSTEM = re.compile(rb"(libentente\w*|libc|libm|libpthread|libdl|librt)\.so\.\d+|ld-linux[-\w]*\.so\.\d+")
OLDEST_GLIBC = 17  # 2.17, of the oldest manylinux that pip names so
ARCHIVED = (2020, 1, 1, 0, 0, 0)  # of every file, so that equal inputs give equal wheels


def version_of(data):
    """Of the library: entente_version returns it, so its bytes hold it. The declarations must be of the same version."""
    declared = re.search(r'^VERSION = "(.*)"$', (HERE / "entente" / "_declarations.py").read_text("utf-8"), re.M)[1]
    if declared.encode() + b"\0" not in data:
        sys.exit(f"the library is not of version {declared}, of which the declarations of this package are")
    return declared


def needed(data):
    """The libraries that an ELF file needs."""
    return sorted(set(re.findall(rb"(?<=\0)[-\w.+]+\.so\.\d+(?=\0)", data)))


def own_tag(data, foreign):
    if data[:4] != b"\x7fELF":
        sys.exit("the library is no ELF file: name the platform's tag with --tag")
    machine = MACHINES.get(struct.unpack_from("<H", data, 18)[0])
    versions = [tuple(map(int, each.split(b"."))) for each in re.findall(rb"\0GLIBC_(2\.\d+)(?:\.\d+)?(?=\0)", data)]
    if machine is None or not versions:
        sys.exit("the machine or the C library of the file is unknown: name the platform's tag with --tag")
    if foreign:
        print(f"note: the library also needs {', '.join(foreign)}, so the wheel is for systems like this one", file=sys.stderr)
        return f"py3-none-linux_{machine}"
    return f"py3-none-manylinux_2_{max(OLDEST_GLIBC, max(versions)[1])}_{machine}"


EXTRAS = {"numpy": ["numpy"], "pettingzoo": ["numpy", "gymnasium", "pettingzoo"], "openspiel": ["numpy", "open_spiel"],
          "parquet": ["pyarrow"], "ray": ["ray[data]"]}
"""What `pip install entente-diplomacy[NAME]` installs beside the package, which needs none of it by itself."""


def metadata(version):
    extras = [line for name, needs in EXTRAS.items()
              for line in (f"Provides-Extra: {name}", *(f"Requires-Dist: {each}; extra == '{name}'" for each in needs))]
    lines = ["Metadata-Version: 2.1", "Name: entente-diplomacy", f"Version: {version}",
             "Summary: Adjudicates the board game Diplomacy", "License: MIT", "Requires-Python: >=3.9",
             "Description-Content-Type: text/markdown", *extras, "", (HERE / "README.md").read_text("utf-8")]
    return "\n".join(lines)


def files_of(data, version, tag):
    """The names and contents of the wheel, without RECORD."""
    info = f"entente_diplomacy-{version}.dist-info"
    for path in sorted((HERE / "entente").rglob("*")):
        if path.suffix in (".py", ".typed"):
            yield path.relative_to(HERE).as_posix(), path.read_bytes()
    yield "entente/_library/libentente.so", data
    yield f"{info}/METADATA", metadata(version).encode()
    yield f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: build_wheel.py\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    if LICENSE.exists():
        yield f"{info}/LICENSE", LICENSE.read_bytes()


def build(library, tag, output):
    data = pathlib.Path(library).read_bytes()
    version = version_of(data)
    tag = tag or own_tag(data, [each.decode() for each in needed(data) if not IN_EVERY_SYSTEM.fullmatch(each)])
    wheel = pathlib.Path(output) / f"entente_diplomacy-{version}-{tag}.whl"
    wheel.parent.mkdir(parents=True, exist_ok=True)
    record = []
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        def add(name, content):
            entry = zipfile.ZipInfo(name, ARCHIVED)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)

        for name, content in files_of(data, version, tag):
            add(name, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(content)}")
        own = f"entente_diplomacy-{version}.dist-info/RECORD"
        add(own, "\n".join([*record, f"{own},,", ""]).encode())
    return wheel


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """The hook of PEP 517."""
    library = os.environ.get("ENTENTE_LIBRARY")
    if not library:
        raise SystemExit("name the library that the wheel carries in ENTENTE_LIBRARY, or install a wheel")
    return build(library, None, wheel_directory).name


def main():
    parser = argparse.ArgumentParser(description="Builds the wheel that carries the library.")
    parser.add_argument("--library", required=True)
    parser.add_argument("--tag")
    parser.add_argument("--output", default="dist")
    options = parser.parse_args()
    print(build(options.library, options.tag, options.output))


if __name__ == "__main__":
    main()

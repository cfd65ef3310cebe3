#!/usr/bin/env python3
"""Compiles Entente.dll and builds the NuGet package that carries a library. Needs mcs.

usage: build_package.py --compile FOLDER                                   Entente.dll and Entente.xml alone
       build_package.py --library libentente.so [--output FOLDER]          entente.1.1.0.nupkg

A package of NuGet is a zip archive with a .nuspec: here for .NET Framework 4.6.1 and Mono (lib/net461), with the library
where .NET and Mono find it.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
NUSPEC = """<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
  <metadata>
    <id>Entente</id>
    <version>{version}</version>
    <authors>The Entente authors</authors>
    <license type="expression">MIT</license>
    <readme>README.md</readme>
    <description>Adjudicates the board game Diplomacy: orders in, the result of every order with its reason out.</description>
    <tags>diplomacy adjudicator datc</tags>
    <dependencies><group targetFramework=".NETFramework4.6.1" /></dependencies>
  </metadata>
</package>
"""
TARGETS = """<Project xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <ItemGroup>
    <Content Include="$(MSBuildThisFileDirectory)..\\..\\runtimes\\linux-x64\\native\\libentente.so" Link="libentente.so" CopyToOutputDirectory="PreserveNewest" />
  </ItemGroup>
</Project>
"""
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
""" + "".join(f'  <Default Extension="{each}" ContentType="application/octet" />\n' for each in
              ("rels", "nuspec", "dll", "xml", "so", "md", "targets")) + '  <Override PartName="/LICENSE" ContentType="application/octet" />\n</Types>\n'
RELATIONS = """<?xml version="1.0" encoding="utf-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Type="http://schemas.microsoft.com/packaging/2010/07/manifest" Target="/Entente.nuspec" Id="R1" />
</Relationships>
"""


def version():
    return re.search(r'DescribedVersion = "(\S+)"', (HERE / "Entente" / "Declarations.cs").read_text("utf-8"))[1]


def compile_into(folder):
    subprocess.run(["mcs", "-langversion:latest", "-unsafe", "-warn:4", "-warnaserror", "-optimize", "-target:library",
                    f"-doc:{folder / 'Entente.xml'}", f"-out:{folder / 'Entente.dll'}", *sorted((HERE / "Entente").glob("*.cs"))], check=True)


def main():
    parser = argparse.ArgumentParser(description="Compiles Entente.dll and builds the NuGet package that carries a library.")
    parser.add_argument("--compile", type=pathlib.Path)
    parser.add_argument("--library", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("."))
    options = parser.parse_args()
    if options.compile:
        compile_into(options.compile)
    if not options.library:
        return 0 if options.compile else parser.error("--compile or --library is missing")
    package = options.output / f"Entente.{version()}.nupkg"
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(package, "w", zipfile.ZIP_DEFLATED) as archive:
        compile_into(pathlib.Path(folder))
        archive.writestr("[Content_Types].xml", TYPES)
        archive.writestr("_rels/.rels", RELATIONS)
        archive.writestr("Entente.nuspec", NUSPEC.format(version=version()))
        archive.writestr("build/net461/Entente.targets", TARGETS)
        for name in ("Entente.dll", "Entente.xml"):
            archive.write(pathlib.Path(folder) / name, f"lib/net461/{name}")
        archive.write(options.library, "runtimes/linux-x64/native/libentente.so")
        archive.write(HERE / "README.md", "README.md")
        archive.write(HERE.parents[2] / "LICENSE", "LICENSE")
    print(package)
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Compiles the classes and builds the jar that carries a library, with its pom.

usage: build_package.py --library libentente.so [--description entente.json] [--output FOLDER] [--with-jna]
       build_package.py --needs [ffm]    fails and says what is missing here, if anything is

It writes entente-1.1.0.jar and entente-1.1.0.pom, and with --with-jna a copy of JNA. The description of the C interface is the
one of the build that made the library (abi/entente.json beside it), or of its installation (share/entente/entente.json); enums,
records and functions are made of it. It needs a JDK of 17 or later and JNA, which is the file that ENTENTE_JNA names, Debian's (libjna-java), or one of Maven, of its
folder ~/.m2 or of Maven Central. The classes for Java 22 and later need a JDK of 22 or later, which is the folder that
ENTENTE_JDK22 names or one below /usr/lib/jvm; without it the jar calls the library by JNA alone.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import generated  # noqa: E402  (of this folder)

SOURCES, JAVA22 = HERE / "src/main/java/entente", HERE / "src/main/java22/entente"
JNA = "net.java.dev.jna:jna:5.14.0"
MANIFEST = "Manifest-Version: 1.0\nAutomatic-Module-Name: entente\nMulti-Release: true\n"
POM = """<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>entente</groupId>
  <artifactId>entente</artifactId>
  <version>{version}</version>
  <name>Entente</name>
  <description>Adjudicates the board game Diplomacy: orders in, the result of every order with its reason out.</description>
  <licenses><license><name>MIT</name></license></licenses>
  <dependencies>
    <dependency><groupId>{jna[0]}</groupId><artifactId>{jna[1]}</artifactId><version>{jna[2]}</version></dependency>
  </dependencies>
</project>
"""


def description_of(library):
    """The file that describes the C interface of a library."""
    places = [library.resolve().parent / "abi" / "entente.json", library.resolve().parent.parent / "share" / "entente" / "entente.json"]
    found = [each for each in places if each.exists()]
    if not found:
        sys.exit(f"no description of {library}: expected {places[0]} or --description")
    return found[0]


def jna():
    """The file of JNA, None if there is none."""
    group, name, number = JNA.split(":")
    of_maven = pathlib.Path.home() / ".m2/repository" / group.replace(".", "/") / name / number / f"{name}-{number}.jar"
    named = [os.environ["ENTENTE_JNA"]] if "ENTENTE_JNA" in os.environ else []
    for each in map(pathlib.Path, (*named, "/usr/share/java/jna.jar", of_maven)):
        if each.exists():
            return each
    if shutil.which("mvn"):
        try:
            subprocess.run(["mvn", "-q", "-B", "dependency:get", f"-Dartifact={JNA}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, timeout=240)
        except subprocess.TimeoutExpired:
            return None
    return of_maven if of_maven.exists() else None


def jdk22():
    """The folder of a JDK of 22 or later, None if there is none."""
    for each in (os.environ.get("ENTENTE_JDK22"), *sorted(pathlib.Path("/usr/lib/jvm").glob("*"))):
        release = pathlib.Path(each or "") / "release"
        found = re.search(r'JAVA_VERSION="(\d+)', release.read_text("utf-8")) if each and release.exists() else None
        if found and int(found[1]) >= 22 and (pathlib.Path(each) / "bin/javac").exists():
            return pathlib.Path(each)
    return None


def javac(compiler, release, classes, path, files):
    subprocess.run([compiler, "--release", str(release), "-Xlint:all", "-Xdoclint:all/protected", "-Werror", "-cp", path, "-d", classes, *map(str, files)], check=True)


def compile_into(classes, sources, described):
    """The classes for Java 17, and below META-INF/versions/22 those of which Java 22 has another one."""
    generated.write(described, sources)
    ffm = sources / "FfmFunctions.java"
    javac("javac", 17, classes, jna(), [*sorted(SOURCES.glob("*.java")), *sorted(set(sources.glob("*.java")) - {ffm})])
    if jdk22():
        javac(jdk22() / "bin/javac", 22, classes / "META-INF/versions/22", f"{classes}:{jna()}", [ffm, *sorted(JAVA22.glob("*.java"))])


def missing(ffm):
    found = [name for name, is_there in (("javac", shutil.which("javac")), ("JNA", jna()), ("JDK 22", jdk22() if ffm else True)) if not is_there]
    return ", ".join(found)


def main():
    parser = argparse.ArgumentParser(description="Compiles the classes and builds the jar that carries a library.")
    parser.add_argument("--needs", nargs="*")
    parser.add_argument("--library", type=pathlib.Path)
    parser.add_argument("--description", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("."))
    parser.add_argument("--with-jna", action="store_true")
    options = parser.parse_args()
    if options.needs is not None:
        print(missing("ffm" in options.needs))
        return 1 if missing("ffm" in options.needs) else 0
    if not options.library:
        parser.error("--library is missing")
    described = json.loads((options.description or description_of(options.library)).read_text("utf-8"))
    name = options.output / f"entente-{described['version']}"
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as sources:
        classes = pathlib.Path(folder)
        compile_into(classes, pathlib.Path(sources), described)
        with zipfile.ZipFile(f"{name}.jar", "w", zipfile.ZIP_DEFLATED) as jar:
            jar.writestr("META-INF/MANIFEST.MF", MANIFEST)
            jar.write(HERE.parents[2] / "LICENSE", "META-INF/LICENSE")
            for each in sorted(classes.rglob("*.class")):
                jar.write(each, each.relative_to(classes))
            jar.write(options.library, "entente/linux-x86-64/libentente.so")
    pathlib.Path(f"{name}.pom").write_text(POM.format(version=described["version"], jna=JNA.split(":")), "utf-8")
    if options.with_jna:
        shutil.copy(jna(), options.output / "jna.jar")
    print(f"{name}.jar")
    return 0


if __name__ == "__main__":
    sys.exit(main())

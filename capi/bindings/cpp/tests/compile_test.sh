#!/bin/sh
# Compiles package_test.cc with gcc and clang as C++17 and C++20, with exceptions, with results and without exceptions at all,
# all warnings as errors; runs the C++17 programs with the library of ENTENTE_LIBRARY: compile_test.sh FOLDER
set -e
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
clang=$(command -v clang++-14 || echo clang++)
for compiler in g++ "${clang##*/}"; do
  command -v "$compiler" >/dev/null || { echo "without $compiler, which is not here" && continue; }
  for standard in 17 20; do
    for mode in -fexceptions -DENTENTE_EXPECTED -fno-exceptions; do
      set -- "$compiler" "-std=c++$standard" "$mode" -pthread -Wall -Wextra -Wpedantic -Wshadow -Werror \
        -I"$here/.." -I"$here/../../../include" "$here/package_test.cc"
      if [ "$standard" = 17 ]; then
        "$@" "$ENTENTE_LIBRARY" -Wl,-rpath,"$(dirname "$ENTENTE_LIBRARY")" -o "package_test.$compiler$mode"
        "./package_test.$compiler$mode"
      else
        "$@" -fsyntax-only
      fi
      echo "$compiler -std=c++$standard $mode: ok"
    done
  done
done

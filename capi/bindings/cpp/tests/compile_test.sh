#!/bin/sh
# Compiles package_test.cc with gcc and clang, all warnings as errors, with exceptions and without, and runs it with the library
# of ENTENTE_LIBRARY: as C++17 the programs run, as C++20 they are compiled only: compile_test.sh FOLDER
set -e
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
clang=$(command -v clang++-14 || echo clang++)
for compiler in g++ "${clang##*/}"; do
  command -v "$compiler" >/dev/null || { echo "without $compiler, which is not here" && continue; }
  for choice in 17:-fexceptions 17:-fno-exceptions 20:-fexceptions 20:-DENTENTE_EXPECTED; do
    mode=${choice#*:}
    set -- "$compiler" "-std=c++${choice%:*}" "$mode" -Wall -Wextra -Wpedantic -Wshadow -Werror \
      -I"$here/.." -I"$here/../../../include" "$here/package_test.cc"
    if [ "${choice%:*}" = 17 ]; then
      "$@" "$ENTENTE_LIBRARY" -Wl,-rpath,"$(dirname "$ENTENTE_LIBRARY")" -o "package_test.$compiler$mode"
      "./package_test.$compiler$mode"
    else
      "$@" -fsyntax-only
    fi
    echo "$compiler -std=c++${choice%:*} $mode: ok"
  done
done

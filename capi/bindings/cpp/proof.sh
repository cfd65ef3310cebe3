#!/bin/sh
# Compiles proof.cc beside the library that ENTENTE_LIBRARY names, unless that is done, and runs it: proof.sh COMMAND [ARGUMENT].
set -e
here=$(cd "$(dirname "$0")" && pwd)
: "${ENTENTE_LIBRARY:?name the file of libentente.so in ENTENTE_LIBRARY}"
folder=$(cd "$(dirname "$ENTENTE_LIBRARY")" && pwd)
program=$folder/cpp_proof
if [ ! -x "$program" ] || [ -n "$(find "$here" "$here/../../include" -newer "$program")" ]; then
  "${CXX:-c++}" -std=c++17 -O2 -pthread -I"$here" -I"$here/../../include" "$here/proof.cc" "$ENTENTE_LIBRARY" \
    -Wl,-rpath,"$folder" -o "$program.$$"
  mv "$program.$$" "$program"
fi
exec "$program" "$@"

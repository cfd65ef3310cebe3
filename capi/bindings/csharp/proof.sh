#!/bin/sh
# Compiles the package and proof.cs beside the library that ENTENTE_LIBRARY names, unless that is done, and runs it: proof.sh COMMAND [ARGUMENT].
set -e
here=$(cd "$(dirname "$0")" && pwd)
: "${ENTENTE_LIBRARY:?name the file of libentente.so in ENTENTE_LIBRARY}"
folder=$(cd "$(dirname "$ENTENTE_LIBRARY")" && pwd)/csharp_proof
if [ ! -e "$folder/proof.exe" ] || [ -n "$(find "$here" -newer "$folder/proof.exe")" ]; then
  rm -rf "$folder.$$"
  mkdir "$folder.$$"
  python3 "$here/build_package.py" --compile "$folder.$$"
  mcs -langversion:latest -warnaserror -r:"$folder.$$/Entente.dll" -out:"$folder.$$/proof.exe" "$here/proof.cs"
  rm -rf "$folder"
  mv "$folder.$$" "$folder"
fi
exec mono "$folder/proof.exe" "$@"

#!/bin/sh
# Builds the jar and Proof.java beside the library that ENTENTE_LIBRARY names, unless that is done, and runs it:
# proof.sh jna|ffm COMMAND [ARGUMENT]. For `memory` the heap is touched at once and the code is not compiled a second time, so that the memory
# of the process shows what the library holds.
set -e
here=$(cd "$(dirname "$0")" && pwd)
: "${ENTENTE_LIBRARY:?name the file of libentente.so in ENTENTE_LIBRARY}"
folder=$(cd "$(dirname "$ENTENTE_LIBRARY")" && pwd)/java_proof
way=$1
shift
if [ "$1" = version ] && ! missing=$(python3 -B "$here/build_package.py" --needs "$way"); then
  echo "SKIPPED: no $missing"
  exit 0
fi
steady=
[ "$1" != memory ] || steady=-XX:TieredStopAtLevel=1
if [ ! -e "$folder/Proof.class" ] || [ "$ENTENTE_LIBRARY" -nt "$folder/Proof.class" ] || [ -n "$(find "$here" -newer "$folder/Proof.class")" ]; then
  rm -rf "$folder.$$"
  mkdir "$folder.$$"
  python3 -B "$here/build_package.py" --library "$ENTENTE_LIBRARY" --output "$folder.$$" >/dev/null
  javac --release 17 -Xlint:all -Werror -cp "$folder.$$/*" -d "$folder.$$" "$here/Proof.java"
  python3 -B -c "import sys; sys.path.insert(0, '$here'); import build_package as b; print(b.jna()); print(b.jdk22() or '')" >"$folder.$$/tools"
  rm -rf "$folder"
  mv "$folder.$$" "$folder"
fi
java=java
if [ "$way" = ffm ]; then
  java=$(sed -n 2p "$folder/tools")/bin/java
  set -- --enable-native-access=ALL-UNNAMED -cp "$folder:$folder/*" Proof "$@"
else
  set -- -Dentente.jna=true -cp "$folder:$folder/*:$(sed -n 1p "$folder/tools")" Proof "$@"
fi
exec "$java" $steady -Xms64m -Xmx64m -XX:+AlwaysPreTouch -XX:+UseSerialGC "$@"

#!/usr/bin/env bash
# Builds Debian's packages from the archive of the sources (source_test.sh), installs them in a bare Debian system in a folder,
# uses what they bring, and removes them. The system has what the program depends on. Needs root and debootstrap.
# usage: deb_test.sh FOLDER [CMAKE_OPTION]...   (archive and packages stay in FOLDER)
set -euo pipefail
folder=$(realpath -m "$1")
bare=$folder/bare
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
capi/tests/packages/source_test.sh "$folder" "${@:2}"
source=$(echo "$folder"/entente-*.tar.gz)
source=${source%.tar.gz}
version=${source##*-}
(cd "$source/build/deb" && cpack -G DEB && mv ./*.deb "$folder")

trap 'rm -rf "$bare" "$source"' EXIT
debootstrap --variant=minbase --include=gcc,libc6-dev,pkg-config,man-db,libcpp-httplib0.11 bookworm "$bare" >"$folder/debootstrap.log" ||
  { tail "$folder/debootstrap.log"; exit 1; }
in_bare() { chroot "$bare" "$@"; }
expect() { grep -qF -- "$1" || { echo "missing: $1" >&2; exit 1; }; }

before=$(cd "$bare" && find usr/bin usr/lib usr/include usr/share | sort)
mkdir "$bare/packages"
cp "$folder"/*.deb capi/tests/packages/{game,language}.c capi/cli/samples/game.json "$bare/packages"
in_bare sh -c 'dpkg -i packages/*.deb' >/dev/null
in_bare entente --version | expect "entente $version"
in_bare entente adjudicate packages/game.json --phase F1901M | expect 'F1901M'
in_bare man entente | expect 'entente - adjudicate the board game Diplomacy'
in_bare sh -c 'cc packages/game.c $(pkg-config --cflags --libs entente) -o game && ./game' | expect 'standard begins in S1901M'
# The static library; libstdc++ comes with the compiler for C++, so its shared form is named.
in_bare sh -c 'cc packages/game.c /usr/lib/*/libentente.a -l:libstdc++.so.6 -lm -o game && ./game' |
  expect 'standard begins in S1901M'
in_bare sh -c 'cc packages/language.c $(pkg-config --cflags --libs entente_press) -o language && ./language' |
  expect 'AUSTRIA is 4100'
for deb in "$folder"/*.deb; do dpkg-deb -f "$deb" Package; done | xargs chroot "$bare" dpkg --purge >/dev/null
after=$(cd "$bare" && find usr/bin usr/lib usr/include usr/share | sort)
[ "$before" = "$after" ] || { echo "left behind:"; diff <(echo "$before") <(echo "$after"); exit 1; }
echo "installed, used and removed: $(cd "$folder" && ls ./*.deb | tr '\n' ' ')"

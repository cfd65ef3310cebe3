#!/usr/bin/env bash
# Packs the sources, unpacks them in a bare folder, builds them there without a network (which only root can take away),
# installs them, and compiles the C example of docs/c.md with what lies there.
# usage: source_test.sh FOLDER [CMAKE_OPTION]...   (archive, sources and build stay in FOLDER)
set -euo pipefail
folder=$(realpath -m "$1")
packages=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
rm -rf "$folder"
archive=$("$packages/../../source_archive.sh" "$folder")
tar -C "$folder" -xf "$archive"
source=${archive%.tar.gz}

offline=()
[ "$(id -u)" -ne 0 ] || offline=(unshare -n)
"${offline[@]}" sh -c 'cd "$1" && shift && cmake --preset deb "$@" >/dev/null && cmake --build build/deb -j "$(nproc)"' \
  build "$source" "${@:2}"
DESTDIR=$folder/installed cmake --install "$source/build/deb" >/dev/null

export PKG_CONFIG_SYSROOT_DIR=$folder/installed
export PKG_CONFIG_PATH=$(dirname "$(find "$folder/installed" -name entente.pc)")
sed -n '/^```c$/,/^```$/p' "$source/capi/docs/c.md" | grep -v '^```' >"$folder/example.c"
sed -n '/^```text$/,/^```$/p' "$source/capi/docs/c.md" | grep -v '^```' >"$folder/expected.txt"
# shellcheck disable=SC2046
cc -std=c99 -Wall -Wextra -Wpedantic -Werror "$folder/example.c" $(pkg-config --cflags --libs entente) -o "$folder/example"
LD_LIBRARY_PATH=$PKG_CONFIG_PATH/.. "$folder/example" | diff "$folder/expected.txt" -
echo "unpacked, built without a network, installed and used: $(basename "$archive")"

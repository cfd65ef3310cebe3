#!/usr/bin/env bash
# Builds Entente for other platforms than this one, below build/platforms; capi/docs/platforms.md says what comes of it.
#
#   capi/platforms/build.sh [--check] TARGET...
#
# TARGET: wasm32-wasi, the two modules for WebAssembly; x86_64-linux-gnu.2.17, aarch64-linux-gnu.2.17 and
# arm-linux-gnueabihf.2.17 (32 bits), an archive with the libraries, headers, packages and pages for Linux with glibc 2.17 or later. With --check what is built runs and must
# print the facts that the library of the release build prints (datc_tests/determinism/platform_check.c): modules in Node;
# archives unpacked in an empty folder, with a C program compiled against them, under qemu if they are for another
# processor. The release build of this machine, build/release, also makes the images of the shipped maps and their drawings.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

folder=$PWD/build/platforms
host=build/release
known="wasm32-wasi, x86_64-linux-gnu.2.17, aarch64-linux-gnu.2.17 or arm-linux-gnueabihf.2.17"
checks=0
targets=()

die() {
  echo "build.sh: $*" >&2
  exit 1
}

for word in "$@"; do
  case $word in
    --check) checks=1 ;;
    wasm32-wasi | x86_64-linux-gnu.2.17 | aarch64-linux-gnu.2.17 | arm-linux-gnueabihf.2.17) targets+=("$word") ;;
    *) die "'$word' is no target: expected $known" ;;
  esac
done
[ ${#targets[@]} -gt 0 ] || die "no target is named: expected $known"

launcher=()
if command -v ccache >/dev/null; then launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi

# What this machine's own build gives to the others: images of maps, and facts to compare with.
prepare() {
  mkdir -p "$folder"
  [ -f $host/build.ninja ] || cmake --preset release -DENTENTE_QUICK_BUILD=ON "${launcher[@]}"
  cmake --build $host --target entente_map_compiler entente_board_compiler
  local others
  mapfile -t others < <(cd maps && LC_ALL=C ls -- *.map | sed 's/\.map$//' | grep -vx standard)
  $host/bin/entente_map_compiler maps "$folder/standard_map.cc" standard
  $host/bin/entente_map_compiler maps "$folder/map_images.cc" standard "${others[@]}"
  $host/bin/entente_map_compiler maps "$folder/map_texts.cc" standard --texts "${others[@]}"
  $host/bin/entente_board_compiler "$folder/standard_board.cc" maps/drawings/standard.board.json
  $host/bin/entente_board_compiler "$folder/boards.cc" maps/drawings/*.board.json
  [ $checks = 1 ] || return 0
  cmake --build $host --target platform_check
  $host/bin/platform_check datc_tests/cases/*.cases datc_tests/own/*.cases >"$folder/facts"
  $host/bin/platform_check --games datc_tests/cases/*.cases datc_tests/own/*.cases >"$folder/games"
  $host/bin/platform_check --speed >"$folder/speed"
}

# build_target TARGET OPTION...: configures and builds everything of a target.
build_target() {
  local target=$1
  shift
  cmake -G Ninja -S . -B "$folder/$target" -DCMAKE_BUILD_TYPE=Release \
    -DENTENTE_QUICK_BUILD=ON -DENTENTE_TESTS=OFF -DENTENTE_BENCH=OFF -DENTENTE_PROGRAM=OFF \
    "${launcher[@]}" "$@"
  cmake --build "$folder/$target" -j "$(nproc)"
}

build_wasm() {
  # clang uses no precompiled header of another level of optimization.
  build_target wasm32-wasi "-DCMAKE_TOOLCHAIN_FILE=$PWD/capi/platforms/wasm/toolchain.cmake" \
    -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DENTENTE_PRESS=OFF -DENTENTE_ENCODINGS=OFF -DENTENTE_FAST=OFF \
    "-DENTENTE_IMAGES=$folder/map_texts.cc" "-DENTENTE_BOARDS=$folder/boards.cc" \
    "-DENTENTE_CORE_IMAGES=$folder/standard_map.cc" "-DENTENTE_CORE_BOARDS=$folder/standard_board.cc"
  [ $checks = 1 ] || return 0
  local name
  for name in entente-core entente; do
    node capi/platforms/wasm/check.mjs "$folder/wasm32-wasi/bin/$name.wasm" "$folder/facts" "$folder/games" "$folder/speed"
  done
}

zig_version=0.13.0
zig_python=python3

# Compilers and archivers for a target, as commands of one word.
make_tools() {
  local target=$1 tools=$2 tool
  if ! python3 -c 'import ziglang' 2>/dev/null; then
    zig_python=$folder/zig/bin/python
    [ -x "$zig_python" ] || python3 -m venv "$folder/zig"
    "$zig_python" -m pip install -q "ziglang==$zig_version"
  fi
  mkdir -p "$tools"
  for tool in cc c++; do write_tool "$tools/$tool" "$tool -target $target"; done
  for tool in ar ranlib; do write_tool "$tools/$tool" $tool; done
}

# write_tool FILE WORDS: a file that is as it should be keeps its time, by which ccache knows a compiler.
write_tool() {
  printf '#!/bin/sh\nexec %s -m ziglang %s "$@"\n' "$zig_python" "$2" >"$1.new"
  chmod +x "$1.new"
  if cmp -s "$1" "$1.new"; then rm "$1.new"; else mv "$1.new" "$1"; fi
}

# The archive of a target is what `cmake --install` puts down, and the licence.
build_linux() {
  local target=$1 processor=${1%%-*} tools=$folder/tools/$1 name version
  make_tools "$target" "$tools"
  build_target "$target" -DCMAKE_SYSTEM_NAME=Linux "-DCMAKE_SYSTEM_PROCESSOR=$processor" "-DCMAKE_C_COMPILER=$tools/cc" \
    "-DCMAKE_CXX_COMPILER=$tools/c++" "-DCMAKE_AR=$tools/ar" "-DCMAKE_RANLIB=$tools/ranlib" -DCMAKE_INSTALL_LIBDIR=lib \
    "-DENTENTE_IMAGES=$folder/map_images.cc" "-DENTENTE_BOARDS=$folder/boards.cc"
  version=$(sed -n 's/^project(entente VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
  name=entente-$version-${target%.2.17}
  rm -rf "${folder:?}/$name"
  cmake --install "$folder/$target" --prefix "$folder/$name" --strip >/dev/null
  llvm-strip-14 --strip-debug "$folder/$name/lib/libentente.a"
  tar -C "$folder" --owner=0 --group=0 --sort=name -czf "$folder/$name.tar.gz" "$name"
  echo "$folder/$name.tar.gz: $(stat -c %s "$folder/$name.tar.gz") bytes"
  [ $checks = 0 ] || check_archive "$folder/$name.tar.gz" "${target%.2.17}" "$tools"
}

# check_archive ARCHIVE SYSTEM TOOLS: a C program on the unpacked libraries, shared and static, prints the facts.
check_archive() {
  local archive=$1 system=$2 processor=${2%%-*} tools=$3 bare newest kind run
  bare=$(mktemp -d "$folder/bare.XXXXXX")
  tar -C "$bare" --strip-components=1 -xzf "$archive"
  newest=$(readelf -VW "$bare/lib/libentente.so" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -1)
  echo "  needs: $(readelf -d "$bare/lib/libentente.so" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | tr '\n' ' ')$newest"
  du -bL "$bare"/lib/libentente*.so "$bare/lib/libentente.a" | sed "s:$bare/lib/::; s/^/  /"
  "$tools/cc" -std=c99 -O1 -I"$bare/include" -c datc_tests/determinism/platform_check.c -o "$bare/check.o"
  "$tools/cc" "$bare/check.o" -L"$bare/lib" -lentente -o "$bare/shared"
  "$tools/c++" "$bare/check.o" "$bare/lib/libentente.a" -o "$bare/static"
  run=(env "LD_LIBRARY_PATH=$bare/lib")
  [ "$processor" = "$(uname -m)" ] || run=("qemu-$processor" -L "/usr/$system" -E "LD_LIBRARY_PATH=$bare/lib")
  for kind in shared static; do
    "${run[@]}" "$bare/$kind" datc_tests/cases/*.cases datc_tests/own/*.cases >"$bare/facts"
    diff "$folder/facts" "$bare/facts"
    echo "  $kind: $(wc -l <"$bare/facts") lines are those of this machine's library"
  done
  rm -rf "$bare"
}

prepare
for target in "${targets[@]}"; do
  case $target in
    wasm32-wasi) build_wasm ;;
    *-linux-*.2.17) build_linux "$target" ;;
  esac
done

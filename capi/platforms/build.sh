#!/usr/bin/env bash
# Builds Entente for other platforms than this one, below build/platforms; capi/docs/platforms.md says what comes of it.
#
#   capi/platforms/build.sh [--check] TARGET...
#
# TARGET: wasm32-wasi, the two modules for WebAssembly. With --check what is built runs and must print the facts that the
# library of the release build prints (datc_tests/determinism/platform_check.c). That build, build/release, also makes the
# images of the shipped maps.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

folder=$PWD/build/platforms
host=build/release
checks=0
targets=()

die() {
  echo "build.sh: $*" >&2
  exit 1
}

for word in "$@"; do
  case $word in
    --check) checks=1 ;;
    wasm32-wasi) targets+=("$word") ;;
    *) die "'$word' is no target: expected wasm32-wasi" ;;
  esac
done
[ ${#targets[@]} -gt 0 ] || die "no target is named: expected wasm32-wasi"

launcher=()
if command -v ccache >/dev/null; then launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi

# What this machine's own build gives to the others: images of maps, and facts to compare with.
prepare() {
  mkdir -p "$folder"
  [ -f $host/build.ninja ] || cmake --preset release -DENTENTE_QUICK_BUILD=ON "${launcher[@]}"
  cmake --build $host --target entente_map_compiler
  local others
  mapfile -t others < <(cd maps && LC_ALL=C ls -- *.map | sed 's/\.map$//' | grep -vx standard)
  $host/bin/entente_map_compiler maps "$folder/standard_map.cc" standard
  $host/bin/entente_map_compiler maps "$folder/map_texts.cc" standard --texts "${others[@]}"
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
    -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DENTENTE_PRESS=OFF -DENTENTE_FAST=OFF \
    "-DENTENTE_IMAGES=$folder/map_texts.cc" "-DENTENTE_CORE_IMAGES=$folder/standard_map.cc"
  [ $checks = 1 ] || return 0
  local name
  for name in entente-core entente; do
    node capi/platforms/wasm/check.mjs "$folder/wasm32-wasi/bin/$name.wasm" "$folder/facts" "$folder/games" "$folder/speed"
  done
}

prepare
for target in "${targets[@]}"; do
  case $target in
    wasm32-wasi) build_wasm ;;
  esac
done

#!/usr/bin/env bash
# Builds Entente and shows it at work, or builds and passes all tests. `./quickstart.sh --help` says more.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

readonly build=build/release
readonly log=build/quickstart.log
readonly sample=capi/cli/samples/game.json
readonly phases=(F1905M F1905R W1905A)

usage() {
  cat <<'TEXT'
usage: ./quickstart.sh         install what is missing, build, adjudicate a recorded game
       ./quickstart.sh test    install what is missing, build everything, run all tests
       ./quickstart.sh --help

Packages that are missing are installed with apt-get (as root or with sudo). Where there is no apt-get, their names are
printed and the build is tried with what is there. A second run needs no network. The build goes to build/release.
TEXT
}

say() { printf '== %s\n' "$*"; }
fail() { printf 'quickstart.sh: %s\n' "$*" >&2; exit 1; }
has_program() { command -v "$1" >/dev/null 2>&1; }
has_header() { printf '#if !__has_include(<%s>)\n#error absent\n#endif\n' "$1" | c++ -E -x c++ - >/dev/null 2>&1; }

# Prints the packages that are needed for $1 (demo or test) and are not there.
missing_packages() {
  has_program c++ || echo g++
  has_program cmake || echo cmake
  has_program ninja || echo ninja-build
  has_header absl/status/status.h || echo libabsl-dev
  has_header rapidjson/reader.h || echo rapidjson-dev
  [ "$1" = test ] || return 0
  has_header gtest/gtest.h || echo libgtest-dev
  has_header benchmark/benchmark.h || echo libbenchmark-dev
  # They describe the C interface; the tests hold the library against the description.
  has_program python3 || echo python3
  has_program clang-14 || echo clang-14
}

install_packages() {
  local as_root=()
  if ! has_program apt-get; then
    say "There is no apt-get here. These packages (Debian's names) seem to be missing: $*"
    say "Trying to build all the same."
    return 0
  fi
  if [ "$(id -u)" -ne 0 ]; then
    has_program sudo || fail "these packages are missing and need root or sudo to install: $*"
    as_root=(sudo)
  fi
  say "Installing with apt-get: $*"
  as_root+=(env DEBIAN_FRONTEND=noninteractive)
  logged "${as_root[@]}" apt-get update || fail "apt-get update failed (the first run needs the network)"
  logged "${as_root[@]}" apt-get install -y --no-install-recommends "$@" || fail "could not install: $*"
}

# Runs a command; its output goes to the terminal if there is one, else to the log, whose end is shown if it fails.
logged() {
  if [ -t 1 ]; then
    "$@"
  elif ! "$@" >"$log" 2>&1; then
    tail -n 60 "$log" >&2
    return 1
  fi
}

# $1: ON builds tests and benchmarks too.
build_release() {
  local options=(-DENTENTE_TESTS="$1" -DENTENTE_BENCH="$1")
  if has_program ccache; then
    options+=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  fi
  # A checkout that was moved or copied with its build folder starts afresh.
  if [ -f "$build/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$build/CMakeCache.txt"; then
    rm -rf "$build"
  fi
  say "Building in $build"
  logged cmake --preset release "${options[@]}" || fail "cmake could not configure the build"
  logged cmake --build "$build" || fail "the build failed"
}

show_sample() {
  local entente=$build/bin/entente phase
  for phase in "${phases[@]}"; do
    say "entente adjudicate $sample --phase $phase"
    "$entente" adjudicate "$sample" --phase "$phase"
    echo
  done
  say "entente replay $sample"
  "$entente" replay "$sample"
  echo
  say "The program is $entente; '$entente --help' tells what it can do."
}

main() {
  local task=demo
  case "${1:-}" in
    '') ;;
    test) task='test' ;;
    -h | --help) usage; exit 0 ;;
    *) usage >&2; exit 2 ;;
  esac
  mkdir -p build
  local packages
  packages=$(missing_packages "$task" | tr '\n' ' ')
  # shellcheck disable=SC2086  # a list of names
  [ -z "$packages" ] || install_packages $packages
  if [ "$task" = demo ]; then
    build_release OFF
    show_sample
  else
    build_release ON
    say "Running the tests"
    # Passed tests are only counted; what failed or was skipped is shown.
    ctest --test-dir "$build" --output-on-failure --no-tests=error -j "$(nproc)" | grep -vE '^ +Start |Passed +[0-9.]+ sec'
  fi
}

main "$@"

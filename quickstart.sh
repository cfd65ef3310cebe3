#!/usr/bin/env bash
# Builds Entente and shows it at work, or builds and passes all tests. `./quickstart.sh --help` says more.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

readonly build=build/release
readonly log=build/quickstart.log
readonly sample=capi/cli/samples/game.json
readonly phases=(F1905M F1905R W1905A)

# How far a command is, by what it prints: patterns of sed.
readonly fetched='s/^/ /;$!d;s/.*//p'
readonly installed='s/^(Unpacking|Setting up) ([^ :]+).*/\2/p'
readonly configured='s/^-- (.*)/\1/p'
readonly built='s/^\[([0-9]+)\/([0-9]+)\].*/\1 of \2/p'
readonly tested='s/^ *([0-9]+)\/([0-9]+) Test .*/\1 of \2/p'

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
  has_header asio/version.hpp || echo libasio-dev
  has_header httplib.h || echo libcpp-httplib-dev
  has_header nlohmann/json.hpp || echo nlohmann-json3-dev
  has_header absl/strings/str_cat.h || echo libabsl-dev
  [ "$1" = test ] || return 0
  has_header gtest/gtest.h || echo libgtest-dev
  has_header benchmark/benchmark.h || echo libbenchmark-dev
  # They describe the C interface; the tests hold the library against the description.
  has_program python3 || echo python3
  has_program clang-14 || echo clang-14
  # It holds the JSON of the program against its schemas.
  python3 -c 'import jsonschema' >/dev/null 2>&1 || echo python3-jsonschema
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
  watched "fetching lists" "$fetched" "${as_root[@]}" apt-get update || fail "apt-get update failed (the first run needs the network)"
  # A fresh machine may be updating itself: wait for it.
  watched "installing" "$installed" "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@" ||
    fail "could not install: $*"
}

# Runs a command, its output in the log; shows how far it is: on a terminal in one line that changes, else in a line every
# 20 seconds. If it fails, the end of the log is shown.
#   $1: a word for what is done; $2: a pattern of sed that makes "done of all" out of a line of output
watched() {
  local word=$1 pattern=$2 start=$SECONDS pid status=0 every=20 waited=0
  shift 2
  [ ! -t 1 ] || every=1
  "$@" >"$log" 2>&1 &
  pid=$!
  while kill -0 "$pid" 2>/dev/null; do
    sleep 1
    waited=$((waited + 1))
    [ $((waited % every)) -ne 0 ] || show_progress "$word" "$(sed -nE "$pattern" "$log" | tail -n 1)" "$((SECONDS - start))"
  done
  wait "$pid" || status=$?
  [ ! -t 1 ] || printf '\r\033[K'
  [ "$status" -eq 0 ] || tail -n 60 "$log" >&2
  return "$status"
}

show_progress() {
  if [ -t 1 ]; then
    printf '\r\033[K   %s %s, %s s' "$1" "$2" "$3"
  else
    printf '   %s %s, %s s\n' "$1" "$2" "$3"
  fi
}

# $1: ON builds tests and benchmarks too.
build_release() {
  local options=(-DENTENTE_TESTS="$1" -DENTENTE_BENCH="$1")
  # A checkout that was moved or copied with its build folder starts afresh.
  if [ -f "$build/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$build/CMakeCache.txt"; then
    rm -rf "$build"
  fi
  # Who edits sets -DENTENTE_QUICK_BUILD=OFF once; a build that is there keeps what it has.
  if [ ! -f "$build/CMakeCache.txt" ]; then
    options+=(-DENTENTE_QUICK_BUILD=ON)
    ! has_program ccache || options+=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  fi
  say "Building in $build"
  watched configuring "$configured" cmake --preset release "${options[@]}" || fail "cmake could not configure the build"
  watched built "$built" cmake --build "$build" || fail "the build failed"
}

# Runs the tests, each program at once, and tells what came of them; of those that failed also what they said.
run_tests() {
  local status=0
  say "Running the tests"
  watched "tests done" "$tested" \
    ctest --test-dir "$build" -C Programs -LE cases -V --no-tests=error -j "$(nproc)" 2>/dev/null || status=$?
  [ "$status" -eq 0 ] || tell_failures "$log" >&2
  tell_verdict "$log" "$SECONDS"
  [ "$status" -eq 0 ] || fail "some tests failed; $log has everything that they said"
}

# Of what ctest -V wrote ($1): for each test that failed its line and what it printed, without the cases that passed.
tell_failures() {
  awk '{
    if (match($0, /^ *[0-9]+\/[0-9]+ Test +#[0-9]+: /)) {
      test = $0; sub(/^[^#]*#/, "", test); test += 0
      if ($0 !~ / Passed |\*\*\*Skipped/) print said[test] running[test] $0
      delete said[test]
    } else if (match($0, /^[0-9]+: /)) {
      test = $0 + 0
      line = substr($0, RLENGTH + 1) "\n"
      if (line ~ /^\[ RUN /) running[test] = line
      else if (line ~ /^\[       OK /) running[test] = ""
      else if (line !~ /^(\[[-=]+\]|\n)/) { said[test] = said[test] running[test] line; running[test] = "" }
    }
  }' "$1"
}

# "2278 passed, 19 skipped (they need ../shared; fine), 0 failed, 4 min", from what ctest -V wrote ($1) and the seconds that
# all took ($2). A program of GoogleTest counts its cases; any other test, and a program that crashed, is one.
tell_verdict() {
  local passed skipped failed remark=
  read -r passed skipped failed < <(awk '
    /^[0-9]+: \[  PASSED  \] [0-9]+ test/ { passed += $5; counted[$1 + 0] = 1 }
    /^[0-9]+: \[  SKIPPED \] [0-9]+ test/ { skipped += $5; counted[$1 + 0] = 1 }
    /^[0-9]+: \[  FAILED  \] [0-9]+ test/ { failed += $5; blamed[$1 + 0] = 1 }
    /^ *[0-9]+\/[0-9]+ Test +#[0-9]+: / {
      test = $0; sub(/^[^#]*#/, "", test); test += 0
      if ($0 ~ / Passed /) { if (!counted[test]) passed++ }
      else if ($0 ~ /\*\*\*Skipped/) { if (!counted[test]) skipped++ }
      else if (!blamed[test]) failed++
    }
    END { print passed + 0, skipped + 0, failed + 0 }' "$1")
  if [ "$skipped" -gt 0 ]; then
    remark=" (they need ../shared; fine)"
    [ ! -d ../shared ] || remark=" ($1 says why)"
  fi
  say "$passed passed, $skipped skipped$remark, $failed failed, $((($2 + 30) / 60)) min"
}

show_sample() {
  local entente=$build/bin/entente phase
  for phase in "${phases[@]}"; do
    say "entente adjudicate $sample --phase $phase --board"
    "$entente" adjudicate "$sample" --phase "$phase" --board
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
  if [ "$task" = demo ]; then
    say "This builds the library and the program and adjudicates a recorded game: about a minute and a half on two idle cores."
  else
    say "This builds everything and runs all tests: about ten minutes on two cores, less the second time."
  fi
  local packages
  packages=$(missing_packages "$task" | tr '\n' ' ')
  # shellcheck disable=SC2086  # a list of names
  [ -z "$packages" ] || install_packages $packages
  if [ "$task" = demo ]; then
    build_release OFF
    show_sample
  else
    build_release ON
    run_tests
  fi
}

# The tests of this script take in its functions.
[ "${BASH_SOURCE[0]}" != "$0" ] || main "$@"

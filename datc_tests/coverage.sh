#!/usr/bin/env bash
# usage: coverage.sh [CTEST ARGUMENT...]
#
# Builds everything with gcc's --coverage at -O0 in build/coverage, runs the test programs but for those that take few branches
# of their own here (maps, press, all boards, properties of random boards, the house, speed), an eighth of what they do with
# random numbers, and prints how many branches of movement, retreat, adjustment, phase, the folders of orders and capi/src were taken.
# Every branch that was not is listed with its place, and must be explained in datc_tests/COVERAGE.md. Exit code 1 if a test
# fails, a folder is below 98 %, or a branch is neither taken nor explained.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=build/coverage
options=(-G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_COMPILER=gcc -DCMAKE_CXX_COMPILER=g++ -DENTENTE_TESTS=ON)
# Tests with threads would lose counts, and make others negative, without the atomic update.
counting="--coverage -fprofile-update=atomic"
options+=(-DENTENTE_BENCH=OFF "-DCMAKE_C_FLAGS=$counting" "-DCMAKE_CXX_FLAGS=$counting")
options+=("-DCMAKE_C_FLAGS_DEBUG=-O0" "-DCMAKE_CXX_FLAGS_DEBUG=-O0")
if command -v ccache >/dev/null; then
  options+=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi

mkdir -p "$build"
cmake -S . -B "$build" "${options[@]}" >"$build/build.log"
cmake --build "$build" -j "${ENTENTE_JOBS:-$(nproc)}" >>"$build/build.log" || { tail -n 60 "$build/build.log" >&2; exit 1; }
find "$build" -name '*.gcda' -delete

tests=0
others='Program.(base|rules|json|name_key|map_language|map_forms|votes|press_.*)_test|Format|Quickstart|Packages'
others+='|Program.(exhaustive|properties|house|growth|speed_table)_test'
ENTENTE_TEST_PART=8 ENTENTE_FAULT_STRIDE=31 ctest --test-dir "$build" -C Programs -LE cases --output-on-failure \
  --no-tests=error --timeout 36000 -j "${ENTENTE_JOBS:-$(nproc)}" -E "$others" "$@" >"$build/tests.log" || tests=1
grep -E 'tests passed|tests failed' "$build/tests.log" || true
if [ "$tests" -ne 0 ]; then
  grep -E '\*\*\*|Failed' "$build/tests.log" | head -n 20 >&2
  echo "coverage.sh: tests failed; $build/tests.log says more" >&2
fi
python3 datc_tests/night/coverage.py "$build" datc_tests/COVERAGE.md engine/movement engine/retreat engine/adjustment \
  engine/phase engine/order engine/notation engine/board engine/sheet capi/src
exit "$tests"

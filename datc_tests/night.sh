#!/usr/bin/env bash
# usage: night.sh [--quick]
#
# Measures every figure of the proof, anew, and prints them as a table: what is required and what was found. Exit code 1 if a
# figure falls short. A whole run takes a night; `--quick` takes small numbers, to show that everything works (so it does not
# ask for the numbers of cases, boards and mutants that a night must reach). Logs stay in build/night.
#
# Environment: ENTENTE_FUZZ_SECONDS for each fuzz target (3600), ENTENTE_HITS of each situation (10000), ENTENTE_CASES of each
# property (1000000), ENTENTE_BOARDS on each map (100000), ENTENTE_RESOLVER_BOARDS on the standard map (10000000),
# ENTENTE_MAP_TEXTS read twice (100000), ENTENTE_GAMES through every form (1000), ENTENTE_MUTANTS in the sample (400),
# ENTENTE_SEED of situations, properties and boards, ENTENTE_JOBS at a time.
# Needs what quickstart.sh installs, clang 14 with its fuzzer runtime, and what capi/docs/platforms.md names for archives.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

quick=0
case "${1:-}" in
  '') ;;
  --quick) quick=1 ;;
  *) sed -n '2,12s/^# \{0,1\}//p' datc_tests/night.sh >&2; exit 2 ;;
esac

# number NIGHT QUICK: the number for this run.
number() { if [ "$quick" = 1 ]; then echo "$2"; else echo "$1"; fi; }
seconds=${ENTENTE_FUZZ_SECONDS:-$(number 3600 5)}
hits=${ENTENTE_HITS:-$(number 10000 100)}
cases=${ENTENTE_CASES:-$(number 1000000 1000)}
boards=${ENTENTE_BOARDS:-$(number 100000 300)}
resolver_boards=${ENTENTE_RESOLVER_BOARDS:-$(number 10000000 3000)}
map_texts=${ENTENTE_MAP_TEXTS:-$(number 100000 1500)}
games=${ENTENTE_GAMES:-$(number 1000 48)}
mutants=${ENTENTE_MUTANTS:-$(number 400 8)}
bench_time=$(number 0.5 0.05)
jobs=${ENTENTE_JOBS:-$(nproc)}

logs=build/night
mkdir -p "$logs"
rm -f "$logs"/*.log "$logs"/*.json "$logs"/*.tsv

launcher=()
if command -v ccache >/dev/null; then
  launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi

# logged NAME COMMAND...: runs a step; its output goes to build/night/NAME.log, its exit code to build/night/steps.tsv and
# to the caller.
logged() {
  local name=$1 start=$SECONDS code=0
  shift
  printf '== %s ' "$name" >&2
  "$@" >"$logs/$name.log" 2>&1 || code=$?
  printf '(%d s, exit code %d)\n' $((SECONDS - start)) "$code" >&2
  printf '%s\t%d\n' "$name" "$code" >>"$logs/steps.tsv"
  return $code
}

build_release() {
  cmake --preset release -DENTENTE_TESTS=ON -DENTENTE_BENCH=ON "${launcher[@]}" && cmake --build build/release -j "$jobs"
}

# The larger boards take minutes; in a quick run the boards of the tests must do.
exhaustive() {
  if [ "$quick" = 1 ]; then build/release/bin/exhaustive_test; else build/release/bin/exhaustive_night; fi
}

# signatures COMPILER LEVEL: whether a build of its own gives the digests in determinism/signatures.txt.
signatures() {
  local compiler=$1 level=$2 folder=build/signatures-$1-$2 cc cxx
  case $compiler in
    gcc) cc=gcc cxx=g++ ;;
    clang) cc=clang-14 cxx=clang++-14 ;;
  esac
  cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER="$cc" -DCMAKE_CXX_COMPILER="$cxx" \
    -DCMAKE_C_FLAGS_RELEASE="-O$level" -DCMAKE_CXX_FLAGS_RELEASE="-O$level" -DENTENTE_BENCH=OFF "${launcher[@]}" &&
    cmake --build "$folder" -j "$jobs" --target determinism_test && "$folder/bin/determinism_test"
}

# All tests under the sanitizers, with all that they do with random numbers and every refused allocation: some take longer
# than the 25 minutes that ctest gives a test.
asan() {
  cmake --preset asan -DENTENTE_QUICK_BUILD=ON "${launcher[@]}" && cmake --build build/asan -j "$jobs" &&
    ENTENTE_TEST_PART=$(number 1 8) ENTENTE_FAULT_STRIDE=$(number 1 31) \
      ctest --test-dir build/asan -C Programs -LE cases --no-tests=error -j "$jobs" --timeout 36000 --output-on-failure
}

# Every file is compiled alone, so that none leans on what another of its group includes; without the optional parts, without
# optimisation or debug information.
alone() {
  cmake -G Ninja -S . -B build/alone -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS_DEBUG= -DCMAKE_CXX_FLAGS_DEBUG= \
    -DENTENTE_WERROR=ON -DENTENTE_QUICK_BUILD=OFF -DENTENTE_PRESS=OFF -DENTENTE_BENCH=OFF "${launcher[@]}" &&
    cmake --build build/alone -j "$jobs" --target entente_cli c_test
}

growth() {
  build/release/bin/entente_bench --benchmark_filter='BM_(Growth|GrowthResolve|Movement|Resolve)/' \
    --benchmark_min_time="$bench_time" --benchmark_out="$logs/growth.json" --benchmark_out_format=json
}

if ! logged build build_release; then
  tail -20 "$logs/build.log" >&2
  exit 1
fi
logged tests ctest --test-dir build/release --no-tests=error -j "$jobs" --output-on-failure
logged datc build/release/bin/datc_test
logged exhaustive exhaustive
logged properties build/release/bin/properties_night "$hits" "$cases"
logged whole_phases build/release/bin/whole_phase_night "$boards"
logged resolvers build/release/bin/resolvers_night "$resolver_boards" "$jobs"
logged outlooks build/release/bin/outlook_night "$boards"
logged map_texts python3 -B datc_tests/map_reader/noise_test.py build/release/bin/entente --maps "$map_texts"
logged forms env ENTENTE_GAMES="$games" build/release/bin/game_forms_test --gtest_filter='EveryForm.*'
logged faults env ENTENTE_FAULT_STRIDE="$(number 1 31)" build/release/bin/faults_test
logged asan asan
logged alone alone
logged fuzz datc_tests/fuzz/run.sh "$seconds"
for compiler in gcc clang; do
  for level in 0 3; do
    logged "signatures-$compiler-O$level" signatures "$compiler" "$level"
  done
done
logged growth growth
logged platforms capi/platforms/build.sh --check x86_64-linux-gnu.2.17 arm-linux-gnueabihf.2.17 x86_64-windows-gnu aarch64-macos x86_64-macos
logged research env ENTENTE_PACKAGE_GAMES="$(number 200 2)" ENTENTE_POSITIONS="$(number 1000 20)" \
  capi/bindings/python/tests/research.sh build/release/capi/libentente.so "ray[data]"
logged coverage datc_tests/coverage.sh
logged mutants python3 datc_tests/mutants/mutants.py --count "$mutants" --jobs "$jobs"
# The resolver's own, where every survivor has its proof.
logged mutants-movement python3 datc_tests/mutants/mutants.py --folder engine/movement --count "$((mutants / 2))" --jobs "$jobs"

python3 datc_tests/night/figures.py "$logs" --hits "$hits" --cases "$cases" --boards "$boards" --resolver-boards "$resolver_boards" --map-texts "$map_texts" --games "$games" --seconds "$seconds" --mutants "$mutants"

#!/usr/bin/env bash
# usage: run.sh SECONDS [TARGET...]
#
# Fuzzes each target for so many seconds (as many at a time as there are processors) and prints a table: executions,
# edges covered, finds. Exit code 1 if anything was found. Needs clang and its fuzzer runtime (Debian: clang-14,
# libclang-rt-14-dev). Inputs that reached something new stay in build/fuzz/corpus for the next run, finds in
# build/fuzz/finds.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if [ $# -lt 1 ] || ! [[ $1 =~ ^[0-9]+$ ]]; then
  echo "usage: $0 SECONDS [TARGET...]" >&2
  exit 2
fi
seconds=$1
shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(order_text map_text map_json map_mdf phase_json game_json position_line saved_game
  saved_bytes game_forms datc_form jdip_form judge_form press_message press_session
  call_sequence)
build=build/fuzz

launcher=()
if command -v ccache >/dev/null; then
  launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi
cmake --preset fuzz -DENTENTE_QUICK_BUILD=ON "${launcher[@]}" >/dev/null
cmake --build "$build" -j "$(nproc)" --target "${targets[@]/#/fuzz_}"

# fuzz_one TARGET: the log goes to build/fuzz/TARGET.log. Inputs are as long as the target reads, so that no seed is cut.
# Entropic weights would cost more than the calls.
fuzz_one() {
  local target=$1 longest=2048
  case $target in
    phase_json | *_form) longest=8192 ;;
    map_* | game_json | saved_game | saved_bytes | game_forms) longest=16384 ;;
    position_line) longest=4096 ;;
  esac
  mkdir -p "$build/corpus/$target" "$build/finds"
  "$build/bin/fuzz_$target" -max_total_time="$seconds" -max_len=$longest -timeout=20 -rss_limit_mb=2048 -entropic=0 \
    -artifact_prefix="$build/finds/$target-" "$build/corpus/$target" "datc_tests/fuzz/corpus/$target" \
    >"$build/$target.log" 2>&1 || true
}
export -f fuzz_one
export build seconds
printf '%s\n' "${targets[@]}" | xargs -P "$(nproc)" -I{} bash -c 'fuzz_one "$1"' _ {}

failed=0
printf '%-14s %12s %8s %6s\n' target executions edges finds
for target in "${targets[@]}"; do
  log=$build/$target.log
  executions=$(grep -oE '^#[0-9]+' "$log" | tail -1 | tr -d '#' || true)
  edges=$(grep -oE 'cov: [0-9]+' "$log" | tail -1 | grep -oE '[0-9]+' || true)
  finds=$(grep -c 'Test unit written' "$log" || true)
  # A run that neither ended in time nor found anything did not start.
  grep -qE 'DONE|Test unit written' "$log" || finds="?"
  printf '%-14s %12s %8s %6s\n' "$target" "${executions:-0}" "${edges:-0}" "$finds"
  if [ "$finds" != 0 ]; then
    failed=1
    grep -E 'broken promise|ERROR|runtime error|SUMMARY|Test unit written' "$log" >&2 || tail -5 "$log" >&2
  fi
done
exit $failed

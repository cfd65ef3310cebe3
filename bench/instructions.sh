#!/usr/bin/env bash
# usage: instructions.sh [WORK/SET ...]
#
# Counts instructions and simulated mispredicted branches of one item of each work (bench/speed_works.h), the same from run to
# run, also on a busy machine. Without arguments: all works on opening and midgame. BUILD names the build
# (build/release); PROFILE=FILE keeps callgrind's profiles, FILE.1 of the first work and so on. Needs valgrind, its headers also
# when entente_bench is built.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bench=${BUILD:-build/release}/bin/entente_bench
works=("$@")
if [ ${#works[@]} = 0 ]; then
  for set in opening midgame; do
    for work in yardstick resolve resolve_v2 resolve_v1 phase list count actions; do works+=("$work/$set"); done
  done
  works+=(play/opening)
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
profile=${PROFILE:-$folder/profile}
# One run does all works, and writes a profile after each.
valgrind -q --tool=callgrind --branch-sim=yes --toggle-collect='*CountedPass*' \
  --callgrind-out-file="$profile" "$bench" --once "${works[@]}" >"$folder/items" 2>"$folder/errors" ||
  { cat "$folder/errors" >&2; exit 1; }
printf '%-24s %12s %12s\n' work instructions mispredicts
number=0
while read -r work items; do
  number=$((number + 1))
  # The line "totals:" counts what "events:" names: Ir Bc Bcm Bi Bim.
  awk -v work="$work" -v items="$items" '
    /^events:/ { for (i = 2; i <= NF; ++i) column[$i] = i }
    /^(summary|totals):/ { instructions = $column["Ir"]; wrong = $column["Bcm"] + $column["Bim"] }
    END { printf "%-24s %12.0f %12.1f\n", work, instructions / items, wrong / items }' "$profile.$number"
done <"$folder/items"

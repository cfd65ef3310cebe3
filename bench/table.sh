#!/usr/bin/env bash
# usage: table.sh
#
# Prints the table of speeds (entente_bench --table), with callgrind's instructions and simulated mispredicts of each item
# beside the times where valgrind is there. BUILD names the build (build/release).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bench=${BUILD:-build/release}/bin/entente_bench
if ! command -v valgrind >/dev/null; then exec "$bench" --table; fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$bench" --table >"$folder/table"
# The names of works have a slash: WORK/SET.
mapfile -t works < <(awk '$2 ~ "/" { print $2 }' "$folder/table")
bench/instructions.sh yardstick/opening yardstick/midgame "${works[@]}" >"$folder/counts"
awk '
  NR == FNR { instructions[$1] = $2; mispredicts[$1] = $3; next }
  FNR == 2 { print $0 "---|---|"; next }
  { printf "%s %12s | %11s |\n", $0, FNR == 1 ? "instructions" : instructions[$2], FNR == 1 ? "mispredicts" : mispredicts[$2] }
  END {
    printf "\nyardstick: %s instructions, %s mispredicts (opening); %s, %s (midgame)\n", instructions["yardstick/opening"],
      mispredicts["yardstick/opening"], instructions["yardstick/midgame"], mispredicts["yardstick/midgame"]
  }' "$folder/counts" "$folder/table"

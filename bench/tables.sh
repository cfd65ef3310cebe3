#!/usr/bin/env bash
# usage: tables.sh [TABLES [TURNS]]
#
# Plays TABLES games of DAIDE (100) at once over loopback: one server, one process of seven bots a table, which vote for a
# draw after TURNS turns (30). Prints what the bots measured, from an order sheet (SUB) to its last answer (THX), and how
# long all took. BUILD names the build (build/release). SAVE=1: every table keeps its game in a file.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tables=${1:-100}
turns=${2:-30}
bin=${BUILD:-build/release}/bin
folder=$(mktemp -d)
# The first free run of ports is looked for from here on.
port=20000
server=
: >"$folder/server"
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
options=(--tables "$tables" --stay 0 --seed 1 --connections 0 --stop-after 600)
[ "${SAVE:-0}" = 0 ] || options+=(--save "$folder/game")
for attempt in 1 2 3 4 5; do
  "$bin/entente" serve --daide --port "$port" "${options[@]}" >"$folder/server" 2>"$folder/errors" &
  server=$!
  until [ "$(grep -c 'listens at' "$folder/server")" -eq "$tables" ]; do
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  if kill -0 "$server" 2>/dev/null; then break; fi
  port=$((port + 2000))
  if [ "$attempt" = 5 ]; then
    cat "$folder/errors" >&2
    exit 1
  fi
done
SECONDS=0
"$bin/daide_bot" --port "$port" --tables "$tables" --players 7 --draw-after "$turns" --limit 600
wait "$server"
server=
printf '%s tables, %s games over, %s s\n' "$tables" "$(grep -c ' ended in ' "$folder/server")" "$SECONDS"

#!/bin/sh
# Builds the proof beside the library that ENTENTE_LIBRARY names, unless that is done, and runs it: proof.sh COMMAND [ARGUMENT].
# `proof.sh check` prints "SKIPPED: .." where Go is older than the package needs, and nothing else; `proof.sh version` then too.
set -e
cd "$(dirname "$0")"
: "${ENTENTE_LIBRARY:?name the file of libentente.so in ENTENTE_LIBRARY}"
. ./environment.sh
if [ "$1" = check ] || [ "$1" = version ]; then
  if [ -n "$GO_IS_OLD" ]; then
    echo "SKIPPED: $GO_IS_OLD"
    exit 0
  fi
  [ "$1" = version ] || exit 0
  go build -o "$folder/go_proof" ./internal/proof
fi
# One arena: with more, what other threads free after a collection stays with the thread that took it.
export MALLOC_ARENA_MAX=1
exec "$folder/go_proof" "$@"

#!/bin/sh
# Builds the proof beside the library that ENTENTE_LIBRARY names, unless that is done, and runs it: proof.sh COMMAND [ARGUMENT].
# `proof.sh check` prints "SKIPPED: .." where the crates that it needs are neither here nor in a registry that is reached, and nothing
# else; `proof.sh version` then too.
set -e
cd "$(dirname "$0")"
: "${ENTENTE_LIBRARY:?name the file of libentente.so in ENTENTE_LIBRARY}"
ENTENTE_LIB_DIR=$(cd "$(dirname "$ENTENTE_LIBRARY")" && pwd)
LD_LIBRARY_PATH=$ENTENTE_LIB_DIR${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
CARGO_TARGET_DIR=$ENTENTE_LIB_DIR/rust
ENTENTE_RUST_VERSION="rust $(rustc --version | cut -d' ' -f2)"
export ENTENTE_LIB_DIR LD_LIBRARY_PATH CARGO_TARGET_DIR ENTENTE_RUST_VERSION
if [ "$1" = check ] || [ "$1" = version ]; then
  if ! cargo fetch --quiet --offline 2>/dev/null && ! cargo fetch --quiet 2>/dev/null; then
    echo "SKIPPED: no registry of crates"
    exit 0
  fi
  [ "$1" = version ] || exit 0
  cargo build --quiet --offline --release --example proof
fi
exec "$CARGO_TARGET_DIR/release/examples/proof" "$@"

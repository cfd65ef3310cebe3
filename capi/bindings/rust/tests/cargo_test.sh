#!/bin/sh
# The unit tests, the examples of the comments and the README, and the linters that are here. usage: cargo_test.sh LIBRARY
set -e
cd "$(dirname "$0")/.."
if ! command -v cargo >/dev/null; then
  echo "SKIPPED: no cargo"
  exit 0
fi
if ! cargo fetch --quiet --offline 2>/dev/null && ! cargo fetch --quiet 2>/dev/null; then
  echo "SKIPPED: no registry of crates"
  exit 0
fi
ENTENTE_LIB_DIR=$(cd "$(dirname "$1")" && pwd)
LD_LIBRARY_PATH=$ENTENTE_LIB_DIR
CARGO_TARGET_DIR=$ENTENTE_LIB_DIR/rust
export ENTENTE_LIB_DIR LD_LIBRARY_PATH CARGO_TARGET_DIR
cargo test --release --offline --quiet
if command -v rustfmt >/dev/null; then cargo fmt --check; fi
if command -v cargo-clippy >/dev/null; then cargo clippy --release --offline --quiet --all-targets -- -D warnings; fi
RUSTDOCFLAGS="-D warnings" cargo doc --offline --quiet --no-deps -p entente-diplomacy

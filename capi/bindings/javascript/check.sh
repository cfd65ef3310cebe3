#!/usr/bin/env bash
# Builds the npm package of the modules that capi/platforms/build.sh wasm32-wasi has built and runs everything that it must
# pass: its tests, the README, a bare installation, pages of three bundlers in Chromium, the proof of all languages. It skips
# itself where npm is missing or reaches no registry for TypeScript, and the pages where Chromium is missing.
#
#   check.sh [FOLDER]    FOLDER has entente.wasm and entente-core.wasm; build/platforms/wasm32-wasi/bin
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

modules=${1:-build/platforms/wasm32-wasi/bin}
here=capi/bindings/javascript
output=$PWD/build/javascript
tools=${ENTENTE_NODE_TOOLS:-$output/tools}
export ENTENTE_JAVASCRIPT=$output/package

command -v npm >/dev/null || { echo "SKIPPED: npm is not installed"; exit 0; }
mapfile -t wanted < <(node -p "Object.entries(require('./$here/package.json').devDependencies).map((each) => each.join('@')).join('\n')")
if [ ! -d "$tools/node_modules/typescript" ]; then
  mkdir -p "$tools"
  npm install --no-audit --no-fund --prefix "$tools" "${wanted[@]}" || { echo "SKIPPED: npm cannot install ${wanted[*]}"; exit 0; }
fi

python3 -B $here/generate.py build/release/capi/abi/entente.json --check
node $here/build.mjs --modules "$modules" --output "$output" --pack
node --test $here/tests

# The README sees the package as an installed one: the folders in which its examples run lie below node_modules.
mkdir -p "$output/readme/node_modules"
ln -sfn "$output/package" "$output/readme/node_modules/entente"
TMPDIR=$output/readme python3 .ci/house/run_page.py --root "$PWD" --bin build/release/bin $here/README.md

node $here/tests/bare.mjs "$output"/entente-*.tgz "$tools/node_modules/typescript/bin/tsc"
node $here/tests/bundlers.mjs "$output/package" "$tools"
python3 -B capi/bindings/proof.py --cases build/release/datc_cases.jsonl --games datc_tests/playthroughs/games \
  --library build/release/capi/libentente.so

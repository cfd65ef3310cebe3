#!/usr/bin/env bash
# Builds the page on the npm package that capi/bindings/javascript/check.sh has built and runs everything that it must pass: its
# types, links and imports in Node, the page in Chromium, a short run of the bench. It skips itself where npm is missing or
# reaches no registry for Vite, and what needs a browser where Chromium is missing.
#
#   check.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

here=capi/bindings/web
package=$PWD/build/javascript/package
export ENTENTE_WEB=$PWD/build/web
export ENTENTE_NODE_TOOLS=${ENTENTE_WEB_TOOLS:-$ENTENTE_WEB/tools}

[ -d "$package" ] || { echo "SKIPPED: the npm package is not built"; exit 0; }
mapfile -t wanted < <(node -p "Object.entries(require('./$here/package.json').devDependencies).map((each) => each.join('@')).join('\n')")
if [ ! -d "$ENTENTE_NODE_TOOLS/node_modules/vite" ]; then
  mkdir -p "$ENTENTE_NODE_TOOLS"
  npm install --no-audit --no-fund --prefix "$ENTENTE_NODE_TOOLS" "${wanted[@]}" || { echo "SKIPPED: npm cannot install ${wanted[*]}"; exit 0; }
fi

mkdir -p "$ENTENTE_WEB"
ln -sfn "$package" "$ENTENTE_WEB/package"
node $here/build.mjs --package "$package" --output "$ENTENTE_WEB"
node --test $here/tests/*.test.mjs
node $here/bench/bench.mjs 1

#!/bin/sh
# gofmt, go vet, the unit tests and examples, and the programs of the README. usage: go_test.sh LIBRARY
set -e
ENTENTE_LIBRARY=$1
cd "$(dirname "$0")/.."
if ! command -v go >/dev/null; then
  echo "SKIPPED: no go"
  exit 0
fi
. ./environment.sh
if [ -n "$GO_IS_OLD" ]; then
  echo "SKIPPED: $GO_IS_OLD"
  exit 0
fi
unformatted=$(gofmt -l .)
if [ -n "$unformatted" ]; then
  echo "not as gofmt leaves them: $unformatted"
  exit 1
fi
go vet ./...
go test ./...
root=$(cd ../../.. && pwd)
python3 -B "$root/.ci/house/run_page.py" --root "$root" --bin "$folder" README.md

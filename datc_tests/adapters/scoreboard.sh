#!/bin/sh
# Plays the cases of the DATC anew with every engine of the scoreboard: builds the adapters in a folder of its own, stores the
# verdicts in scoreboard/ and makes SCOREBOARD.md. Needs go, cargo, python3 with venv, and their registries; some minutes.
#
#     datc_tests/adapters/scoreboard.sh build/release/bin/entente build/release/capi/libentente.so
set -e
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
ENTENTE_LIBRARY=$(realpath "$2")
PYTHONPATH=$(realpath "$here/../../capi/bindings/python")
export ENTENTE_LIBRARY PYTHONPATH
made=$(mktemp -d)
trap 'chmod -R u+w "$made" && rm -rf "$made"' EXIT

python3 -m venv "$made/venv"
"$made/venv/bin/pip" install --quiet diplomacy==1.1.2
(cd "$here/godip" && go build -o "$made/godip_adapter" .)
for crate in diplomacy_crate radip; do
  cargo build --quiet --release --locked --manifest-path "$here/$crate/Cargo.toml" --target-dir "$made/target"
done

play() {  # NAME COMMAND: a run that ends with 1 has differences
  "$program" datc run --engine "$2" --save "$here/scoreboard/$1.jsonl" > "$made/run" || [ $? -eq 1 ]
  tail -n 1 "$made/run"
}
play entente "python3 $here/entente_package.py"
play godip "$made/godip_adapter"
play diplomacy_package "$made/venv/bin/python3 $here/diplomacy_package/adapter.py"
play diplomacy_crate "$made/target/release/diplomacy_crate_adapter"
play radip "$made/target/release/radip_adapter 2>/dev/null | grep --line-buffered '^{'"
python3 -B "$here/scoreboard_test.py" "$program" --write
echo "made $here/SCOREBOARD.md; explain new differences in scoreboard/explanations.json"

#!/usr/bin/env bash
# usage: quickstart_test.sh
#
# What quickstart.sh makes of what apt-get, cmake, ninja and ctest print: samples/ holds their output. Progress is a line
# every 20 seconds in a file, the verdict counts what passed, failed and was skipped.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/../..
# shellcheck source=../../quickstart.sh
source "$root/quickstart.sh"
cd "$here"
wrong=0

# expect WHAT EXPECTED ACTUAL
expect() {
  [ "$2" = "$3" ] && return 0
  printf '%s:\n  expected: %s\n  is:       %s\n' "$1" "$2" "$3"
  wrong=1
}

# The last progress that a pattern finds in an output.
progress() { sed -nE "$1" "samples/$2" | tail -n 1; }

expect "progress of the build" "57 of 391" "$(progress "$built" ninja.txt)"
expect "progress of the tests" "6 of 6" "$(progress "$tested" ctest_failed.txt)"
expect "progress of the packages" "libabsl-dev" "$(progress "$installed" apt.txt)"

cd samples  # beside which there is no ../shared
expect "verdict" "== 3 passed, 2 skipped (they need ../shared; fine), 0 failed, 5 min" "$(tell_verdict ctest.txt 290)"
expect "verdict of failed tests" "== 4 passed, 3 skipped (they need ../shared; fine), 4 failed, 1 min" \
  "$(tell_verdict ctest_failed.txt 31)"
failures=$(tell_failures ctest_failed.txt)
expect "failures named" "Program.a_test PythonPlaysAGame Program.b_test" \
  "$(sed -nE 's/.* Test #[0-9]+: ([^ ]+) .*/\1/p' <<<"$failures" | paste -sd' ')"
expect "the case that crashed" "[ RUN      ] Base.Crashes" "$(grep Base <<<"$failures")"
expect "cases that passed" "" "$(grep 'Map.Reads' <<<"$failures")"
cd ..

# Whole runs, kept as they were on two idle cores without a compiler cache: each says first what it will do, as the script
# does now, tells its progress every 20 seconds, and is over within its time: 90 seconds, 8 minutes.
for kept in quickstart.txt quickstart_test.txt; do
  said=$(head -n 1 "samples/$kept")
  grep -qF "${said#== }" "$root/quickstart.sh" || expect "what $kept says first" "a line of quickstart.sh" "$said"
done
expect "seconds between progress lines of a build" "20" "$(sed -nE 's/.*, ([0-9]+) s$/\1/p' samples/quickstart.txt |
  awk '{gap = $1 - last; last = $1; if (gap > most) most = gap} END {print (most > 21 ? most : 20)}')"
expect "end of the first command" "1" "$(grep -c '^== The program is' samples/quickstart.txt)"
expect "end of the second" "1" "$(tail -n 1 samples/quickstart_test.txt |
  grep -cE '^== [0-9]+ passed, [0-9]+ skipped \(they need \.\./shared; fine\), 0 failed, [1-8] min$')"

# Every command says what it is for, and refuses what it does not know.
expect "help" "usage: ./quickstart.sh         install what is missing, build, adjudicate a recorded game" \
  "$("$root/quickstart.sh" --help | head -n 1)"
status=0
"$root/quickstart.sh" nonsense >/dev/null 2>&1 || status=$?
expect "exit code of bad usage" 2 "$status"
[ "$wrong" -eq 0 ]

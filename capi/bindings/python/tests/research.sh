#!/usr/bin/env bash
# usage: research.sh LIBENTENTE [PACKAGE...]
#
# Runs the tests of the research parts and, shortly, their measurements with the packages that they look for, in a virtual
# environment: build/research-tools. Packages are those of PyPI; where no registry is reached, the tests that need one skip
# themselves. Ray is large: datc_tests/night.sh asks for it.
set -euo pipefail
library=$(realpath "$1")
shift
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tools=../../../build/research-tools
[ -x "$tools/bin/python3" ] || python3 -m venv "$tools"
# What a PYTHONPATH already offers, pip would not install, and the tests below have a PYTHONPATH of their own.
unset PYTHONPATH
"$tools/bin/python3" -m pip install --quiet numpy lark gymnasium pettingzoo pyarrow diplomacy "$@" ||
  echo "no registry was reached: tests without their packages are skipped"
"$tools/bin/python3" -m pip install --quiet open_spiel || echo "open_spiel could not be installed: its tests are skipped"
export ENTENTE_LIBRARY=$library PYTHONPATH=$PWD PYTHONDONTWRITEBYTECODE=1
for test in tests/test_*.py; do
  "$tools/bin/python3" -W ignore -m unittest "$test"
done
"$tools/bin/python3" -W ignore compare.py 10 1

#!/usr/bin/env bash
# usage: check.sh [OLD_HEADER [NEW_HEADER]]
#
# Whether programs compiled with an old header run with the library of a new one, as abidiff sees it (Debian:
# abigail-tools): no function gone, no argument, struct or member changed. New functions are fine, and new members at the
# end of structs that carry their size. Both headers are made into libraries of empty C functions, since the debug
# information of the real library, which is C++, describes Abseil and the standard library many times over (7 MB). The
# compiler already checks that the library and its header agree, and exports.txt that all functions are there.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
old=$(realpath "${1:-$here/v1/entente/entente.h}")
new=$(realpath "${2:-$here/../include/entente/entente.h}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# shape HEADER NAME: every function of the header, empty, in NAME.so.
shape() {
  {
    printf '#include "%s"\n' "$1"
    "${CC:-cc}" -E -P -DENTENTE_STATIC "$1" | awk 'BEGIN { RS = ";" }
      /entente_[a-z_0-9]+\(/ && !/typedef/ && !/[{}]/ { sub(/^[ \n]+/, ""); print $0 " { __builtin_trap(); }" }'
  } >"$work/$2.c"
  "${CC:-cc}" -std=c99 -g -fPIC -shared -Wl,-soname,libentente.so -w -o "$work/$2.so" "$work/$2.c"
}

shape "$old" old
shape "$new" new
functions=$(nm -D --defined-only "$work/old.so" | grep -c ' T entente_' || true)
if [ "$functions" -lt 50 ]; then
  echo "the headers were not understood" >&2
  exit 1
fi
# abidiff calls every change one; a member at the end of a struct that carries its size is none for us.
harm="offset changed|type of '.*' changed|deletion|parameter [0-9]+ of type '.*' was|return type changed|\\[D\\]"
harm+="|struct entente_(unit|event)' .*changed|type name changed"
code=0
abidiff --no-added-syms "$work/old.so" "$work/new.so" >"$work/report" || code=$?
if [ $((code & 3)) -ne 0 ] || { [ $code -ne 0 ] && { grep -qE "$harm" "$work/report" || ! grep -q insertion "$work/report"; }; }; then
  cat "$work/report" >&2
  exit 1
fi
echo "$functions functions are as they were"

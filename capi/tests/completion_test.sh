#!/usr/bin/env bash
# Holds the scripts and the page of `entente completion` against --help and the shells that are here.
# usage: completion_test.sh PROGRAM
program=$1
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
PATH=$(dirname "$program"):$PATH
cd "$folder" && mkdir 'a folder' && touch 'a game.json' || exit 1
faults=0

fault() { echo "fault: $*"; faults=$((faults + 1)); }
has_shell() { command -v "$1" >/dev/null || { echo "skipped: no $1 here"; return 1; }; }
for kind in bash zsh fish man; do "$program" completion $kind >"$folder/entente.$kind" || fault "completion $kind"; done

# reply WORD...: what bash offers for the last word, one a line.
source "$folder/entente.bash" || fault "bash does not read its script"
reply() {
  COMP_WORDS=(entente "$@")
  COMP_CWORD=$#
  _entente 2>/dev/null
  printf '%s\n' "${COMPREPLY[@]}"
}
# expect WANTED WORD...: the replies on one line.
expect() {
  local wanted=$1 got
  shift
  got=$(reply "$@" | sort | paste -sd' ')
  [[ $got == "$wanted" ]] || fault "entente $*: '$got', expected '$wanted'"
}
expect 'adjudicate advise' ad
expect 'check counts list show' map ''
expect 'dot json map mdf' map show --format ''
expect 'map mdf' map show --format = m
expect 'standard' map show st
expect 'standard' legal --map st
expect '2000 2023' play --rules 20
expect 'a game.json' adjudicate 'a g'
expect 'a folder' map show --include a
expect '' legal --width ''

# Every command and every option of --help is offered and described.
commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
[[ $(wc -w <<<"$commands") -gt 10 ]] || fault "--help lists no commands"
for command in $commands; do
  [[ $(reply "$command") == "$command" ]] || fault "$command is not offered"
  grep -q "^\.SS entente $command\$" entente.man || fault "$command is not in the page"
  options=$("$program" "$command" --help | sed -n 's/^  \(-[a-z], \)\{0,1\}\(-[-a-z]*\).*/\2/p')
  count=$((count + $(wc -w <<<"$options")))
  for option in $options; do
    reply "$command" "$option" | grep -qxe "$option" || fault "bash: $command $option is not offered"
    grep -qe "${option//-/\\\\-}" entente.man || fault "man: $option is missing"
    grep -qe "[*']$option[=[]" entente.zsh || fault "zsh: $option is missing"
    grep -qe "seen_subcommand_from $command' -[ls] ${option##*-}\|' -l ${option#--} " entente.fish || fault "fish: $command $option is missing"
  done
done
((count > 100)) || fault "--help lists $count options"

if has_shell zsh; then zsh -n entente.zsh || fault "zsh does not read its script"; fi
if has_shell fish; then
  offered=$(fish -c 'source entente.fish; complete -C "entente map show --format m"' | cut -f1 | paste -sd' ')
  [[ $offered == 'map mdf' ]] || fault "fish offers '$offered'"
  offered=$(fish -c 'source entente.fish; complete -C "entente map "' | cut -f1 | paste -sd' ')
  [[ $offered == 'check counts list show' ]] || fault "fish offers '$offered'"
fi
if has_shell groff; then
  [[ -z $(groff -man -ww -Tutf8 entente.man 2>&1 >page.txt) ]] || fault "groff warns of the page"
  grep -q 'entente legal' page.txt || fault "the page is empty"
fi
((faults == 0))

#!/usr/bin/env bash
# Runs the program `entente` of an archive and prints what it printed, byte for byte, and its exit codes: build.sh compares that
# with what the program of this machine prints.
#
#   capi/platforms/program_check.sh PROGRAM...
#
# PROGRAM... is the program, or what runs it and the program: wine bin/entente.exe.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

program=("$@")
samples=$PWD/capi/cli/samples
cases=("$PWD"/datc_tests/cases/*.cases "$PWD"/datc_tests/own/*.cases)
maps=$PWD/maps
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
cd "$files"

# entente ARGUMENT...: runs the program; prints the arguments without folders, and the exit code.
entente() {
  local code=0
  printf '## entente'
  printf ' %s' "${@##*/}"
  printf '\n'
  "${program[@]}" "$@" 2>errors || code=$?
  cat errors
  printf '## exit code %d\n' "$code"
}

# An opening, in JSON.
opening=$(tr -d '\n' <<'JSON'
{"id":"1","name":"S1901M","map":"standard",
"state":{"units":{"AUSTRIA":["A BUD","A VIE","F TRI"],"ENGLAND":["A LVP","F EDI","F LON"],"FRANCE":["A MAR","A PAR","F BRE"],
"GERMANY":["A BER","A MUN","F KIE"],"ITALY":["A ROM","A VEN","F NAP"],"RUSSIA":["A MOS","A WAR","F SEV","F STP/SC"],
"TURKEY":["A CON","A SMY","F ANK"]},
"centers":{"AUSTRIA":["BUD","TRI","VIE"],"ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","KIE","MUN"],
"ITALY":["NAP","ROM","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","CON","SMY"]}},
"orders":{"AUSTRIA":["A VIE - GAL","A BUD - SER","F TRI - ALB"],"ENGLAND":["F LON - NTH","F EDI - NWG","A LVP - YOR"],
"FRANCE":["F BRE - MAO","A PAR - BUR","A MAR S A PAR - BUR"],"GERMANY":["A MUN - BUR","A BER - KIE","F KIE - DEN"],
"ITALY":["A VEN - TYR","A ROM - VEN","F NAP - ION"],"RUSSIA":["A WAR - GAL","A MOS - UKR","F SEV - BLA","F STP/SC - BOT"],
"TURKEY":["A CON - BUL","A SMY - CON","F ANK - BLA"]}}
JSON
)

entente --version
entente adjudicate --help
entente adjudicat
entente adjudicate missing.json

# Text in, by a file with a name that is not ASCII and by a pipe, with lines that end in LF or CR LF; text and JSON out.
mkdir Zürich
printf '%s\n' "$opening" >Zürich/Größe.json
printf 'France: F BRE - MAO, A PAR - BUR\r\nGermany: A MUN - BUR\r\n' >typed.txt
entente adjudicate --board --width 100 Zürich/Größe.json
entente adjudicate --language de typed.txt
entente adjudicate Zürich/Fehlt.json
printf '%s\n%s\r\n{"name":"S19' "$opening" "$opening" | entente adjudicate --jsonl
printf '%s' "$opening" | entente explain - 'A PAR - BUR'
for _ in 1 2 3 4 5 6 7 8 9 10; do cat Zürich/Größe.json; done | entente adjudicate --jsonl --threads 2

# Files: bytes as they are, and a new file in place of an old one.
entente convert --to binary -o Zürich/Spiel.save "$samples/game.json"
entente convert --to binary -o Zürich/Spiel.save "$samples/game.json"
cksum <Zürich/Spiel.save
entente convert --from binary --to json - <Zürich/Spiel.save
"${program[@]}" convert --to binary "$samples/game.json" | cksum
entente render -o Zürich/Brett.svg "$samples/game.json"
entente render -o Zürich/Brett.svg Zürich/Größe.json
entente render -o fehlt/Brett.svg Zürich/Größe.json
cat Zürich/Brett.svg
ls -1 . Zürich
entente process Zürich/Größe.json

# A shipped map, one with a mistake, and one that includes another.
cp "$maps/standard.map" Zürich/Karte.map
entente map check Zürich/Karte.map
sed 's/^\(.*BRE.*\)$/\1 x/' "$maps/standard.map" >falsch.map
entente map check falsch.map
printf 'MAP Zürich/Karte.map\n' >eigene.map
entente map counts standard ./eigene.map
entente play --seed 7 --phases 30

# Programs that it starts: in the shell, which for Windows is cmd.exe.
case ${program[-1]} in
  *.exe) bot="Z:${program[-1]//\//\\}" ;;
  *) bot=$(printf '%q ' "${program[@]}") ;;
esac
entente dui bot <<<$'dui\nquit'
"${program[@]}" dui check "$bot dui bot"

entente datc -v "${cases[@]}"

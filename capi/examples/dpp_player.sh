#!/bin/sh
# A player of DPP over lines: holds, waives its builds, disbands what must retreat, and votes for a draw after a year of DPP
# (104 is 1904; default 110):
#   entente serve --dpp --player 'AUSTRIA=sh dpp_player.sh 104' ..
last=${1:-110}
unit='\([A-Z]+ (AMY|FLT) ([A-Z]+|\([A-Z ]+\))\)'
while read -r word rest; do
  case $word in
  HLO) me=${rest%% *} ;;
  NOW) # (SPR 101) (AUS AMY BUD) ..
    now=$rest
    year=${rest#* }
    if [ "${year%%)*}" -gt "$last" ]; then echo DRW; fi
    echo MIS
    ;;
  MIS)
    case $rest in
    '') orders= ;;
    -*) orders=$(yes '(WVE)' | head -n "${rest#-}" | tr '\n' ' ') ;;
    [0-9]*) orders=$(echo "$now" | grep -oE "$unit" | grep "^($me " | head -n "$rest" | sed 's/.*/(& REM)/' | tr '\n' ' ') ;;
    '(('*) orders=$(echo "$rest" | grep -oE "$unit" | sed 's/.*/(& DSB)/' | tr '\n' ' ') ;;
    *) orders=$(echo "$rest" | grep -oE "$unit" | sed 's/.*/(& HLD)/' | tr '\n' ' ') ;;
    esac
    if [ -n "$orders" ]; then echo "SUB $orders"; fi
    ;;
  OFF) exit 0 ;;
  esac
done

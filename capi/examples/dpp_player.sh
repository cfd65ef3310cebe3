#!/bin/sh
# A player of DPP over lines: holds, waives its builds, disbands what must retreat, and votes for a draw after a year of DPP
# (104 is 1904; default 110):
#   entente serve --dpp --player 'AUSTRIA=sh dpp_player.sh 104' ..
#
# It orders once a turn. If the next NOW comes before the answer to MIS, that answer may be of either turn: it asks again.
asked=    # MIS is not answered yet
is_late=  # NOW has come since
last=${1:-110}
unit='\([A-Z]+ (AMY|FLT) ([A-Z]+|\([A-Z ]+\))\)'
while read -r word rest; do
  case $word in
  HLO) me=${rest%% *} ;;
  NOW) # (SPR 101) (AUS AMY BUD) ..
    now=$rest
    year=${rest#* }
    if [ "${year%%)*}" -gt "$last" ]; then echo DRW; fi
    if [ -n "$asked" ]; then is_late=1; else echo MIS; fi
    asked=1
    ;;
  MIS)
    if [ -n "$is_late" ]; then
      is_late=
      echo MIS
      continue
    fi
    asked=
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

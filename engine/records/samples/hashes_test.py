"""The hashes of hashes.txt computed again from its texts alone, and its lines written again from what they say: a
second implementation of position_line.h, position_hash.h and game_hash.h that shares nothing with the first.

usage: hashes_test.py hashes.txt
"""
import re
import sys
from urllib.parse import quote, unquote_to_bytes


def text_hash(text):
    """FNV-1a, 64 bits, as 16 digits."""
    h = 0xCBF29CE484222325
    for byte in text.encode("utf-8"):
        h = (h ^ byte) * 0x100000001B3 % 2**64
    return f"{h:016x}"


def position_hash(line):
    return text_hash(line)


def board_hash(line):
    return text_hash(" ".join(line.split(" ")[2:5]))


def game_hashes(rules, lines, handed_in):
    """One for each line; handed_in[i] is the list of what was handed in between line i and line i + 1."""
    hashes = [text_hash(f"{lines[0]}\n{rules}\n")]
    for texts, line in zip(handed_in, lines[1:]):
        hashes.append(text_hash("\n".join([hashes[-1], *texts, line, ""])))
    return hashes


def by_power(text):
    """power:item,item;power:item as a dictionary of sets."""
    groups = (group.split(":") for group in text.split(";") if group != "-")
    return {power: set(items.split(",")) for power, items in groups}


def written(groups):
    return ";".join(f"{power}:{','.join(sorted(groups[power]))}" for power in sorted(groups)) or "-"


def places_sorted(unit):
    unit, arrow, places = unit.partition(">")
    return unit + arrow + "+".join(sorted(places.split("+")))


def rewritten(line):
    """The line, taken apart and put together by the rules of what is canonical."""
    map_name, phase, units, centers, dislodged, members, end = line.split(" ")
    retreats = {power: {places_sorted(unit) for unit in its} for power, its in by_power(dislodged).items()}
    known = dict(member.split("=") for member in members.split("|") if member != "-")
    values = {name: ",".join(sorted(value.split(","))) if name == "hidden_builds" else written(by_power(value))
              for name, value in known.items()}
    how, colon, winners = end.partition(":")
    fields = [quote(unquote_to_bytes(map_name)), quote(unquote_to_bytes(phase)), written(by_power(units)),
              written(by_power(centers)), written(retreats),
              "|".join(f"{name}={values[name]}" for name in sorted(values)) or "-",
              how + colon + ",".join(sorted(winners.split(",")))]
    return " ".join(fields)


def faults_of(block):
    """What is wrong with a block, a list of (word, rest of the line)."""
    def all_of(word):
        return [text for name, text in block if name == word]

    lines = all_of("line")
    faults = [f"not as the rules have it: {line}" for line in lines if rewritten(line) != line]
    if not all_of("rules"):
        wanted = all_of("position_hash") + all_of("board_hash")
        found = [position_hash(lines[0]), board_hash(lines[0])]
    else:
        phases = [[]]
        for word, text in block:
            if word == "handed_in":
                phases[-1].append(text)
            elif word == "game_hash":
                phases.append([])
        wanted, found = all_of("game_hash"), game_hashes(all_of("rules")[0], lines, phases[1:])
    if wanted != found:
        faults.append(f"{lines[0]}\n  the file says {wanted}\n  computed      {found}")
    return faults


def main(path):
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"^#.*\n", "", file.read(), flags=re.MULTILINE)
    blocks = [[tuple(line.split(" ", 1)) for line in block.split("\n")] for block in text.strip().split("\n\n")]
    faults = [fault for block in blocks for fault in faults_of(block)]
    print("\n".join(faults) or f"{len(blocks)} blocks are fine")
    return 1 if faults or len(blocks) < 10 else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__.split("\n\n")[1].strip())
    sys.exit(main(sys.argv[1]))

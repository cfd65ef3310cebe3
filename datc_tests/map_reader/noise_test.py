"""Random map texts and shipped maps with mistakes, read by the program and by the second reader: they agree on which to refuse,
and on the facts of the others.

usage: noise_test.py ENTENTE [--maps N] [--seed S] [--show]
"""
import argparse
import collections
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import random_map
import reader

BATCH = 250
MAPS = Path(__file__).resolve().parents[2] / "maps"
EMPTY = {"letter": None, "claims": 0, "seizing_builds": 0, "guest_builds": 0, "reserves": 0, "militia": 0, "factories": [],
         "partisans": [], "alternatives": [], "hidden": [], "limits": {}}
PHASES = 16


def output(program, *arguments):
    run = subprocess.run([program, "map", *arguments], capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(arguments)}: exit code {run.returncode}: {run.stderr}")
    return run.stdout


def passage(record):
    return (record["from"], record["to"], record["strength"], sorted(record["powers"]) if "powers" in record else None,
            sorted(set(record.get("centers", []))))


def facts_of(shown):
    """The summary of `entente map show --json` in the form of the second reader's facts."""
    facts = {key: shown[key] for key in ("locations", "centers", "neutral", "rules", "new_homes", "rotations", "begin", "victory_counts")}
    facts["rules"] = [rule for rule in facts["rules"] if rule in reader.RULES]
    for place in facts["locations"].values():
        place.pop("abbreviation", None)
    facts["passages"] = sorted(map(passage, shown["passages"]), key=str)
    facts["flow"] = [f"{word.split(':')[0]}:{kind}" if word.split(":")[0] not in ("NEWYEAR", "IFYEARDIV") else word
                     for word in shown["flow"] for kind in word.partition(":")[2].split(",")]
    if "IFYEARDIV" in str(facts["flow"]) and str(facts["flow"]).count("NEWYEAR") == 1 and facts["flow"][0] == "NEWYEAR":
        facts["flow"] = facts["flow"][1:]  # written or not, it is the same
    facts["powers"] = {}
    for key, power in shown["powers"].items():
        its = facts["powers"][key] = {**EMPTY, **{name: power[name] for name in power if name != "flag"}}
        its["name"], its["own_word"] = its["name"].upper(), its["own_word"].upper()
        its["limits"] = {place: sorted(limits) for place, limits in its["limits"].items()}
        its["league"] = power.get("league", {}).get("name")
        its["dummy"] = key in shown["dummies"]
        its["controllers"] = shown["dummies"].get(key, {}).get("controllers", [])
    return facts


def words_of(form):
    plain = lambda aliases: sorted(alias for alias in aliases if re.fullmatch(r"[\w ]+", alias))
    return {key: (plain(place.get("aliases", [])), plain(place.get("second_aliases", [])))
            for key, place in form["places"].items()}


def difference(mine, its, where=""):
    """The first difference between two facts; None if there is none."""
    if isinstance(mine, dict) and isinstance(its, dict):
        for key in sorted(set(mine) | set(its)):
            found = difference(mine.get(key), its.get(key), f"{where}.{key}")
            if found:
                return found
        return None
    return None if mine == its else f"{where}: {mine} here, {its} in the program"


def second_reading(text):
    """(map, phases, facts of the base map); or the word for why there are none."""
    try:
        found = reader.read(text)
        phases = found.phases(64)
        stages = []
        for i in range(PHASES if found.stages else 0):
            stage = found.at(i, phases)
            if stage is not None:
                stage.check()
                stages.append((reader.short(phases[i]), stage))
        return found, stages
    except reader.Refused as why:
        return f"refused: {why}"
    except reader.Unsure as why:
        return f"unsure: {why}"


def compare(program, path, reading):
    """What differs between the program's map and the second reading; None if nothing does."""
    found, stages = reading
    shown = json.loads(output(program, "show", "--json", path))
    differs = difference(found.facts(), facts_of(shown))
    if differs:
        return differs
    form = json.loads(output(program, "show", "--format", "json", path))
    differs = difference(found.words(), words_of(form))
    for name, stage in stages[:3] if not differs else []:
        shown = facts_of(json.loads(output(program, "show", "--json", "--phase", name, path)))
        mine = stage.facts()
        for part in ("locations", "centers", "passages", "victory_counts"):
            differs = differs or difference(mine[part], shown[part], f"{name}.{part}")
        for key, power in mine["powers"].items():
            for part in ("homes", "factories", "partisans", "alternatives", "hidden"):
                differs = differs or difference(power[part], shown["powers"][key][part], f"{name}.{key}.{part}")
    return differs


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("entente")
    parser.add_argument("--maps", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print the texts that differ")
    options = parser.parse_args()
    counts, wrong = collections.Counter(), []
    shipped = [path.read_text(encoding="utf-8") for path in sorted(MAPS.glob("*.map"))]
    shipped = [text for text in shipped if "\nUSE " not in text and not text.startswith("USE ")]
    with tempfile.TemporaryDirectory() as folder:
        for first in range(0, options.maps, BATCH):
            paths, texts = [], []
            for i in range(first, min(first + BATCH, options.maps)):
                dice = random.Random(options.seed * 1_000_003 + i)
                texts.append(random_map.spoiled_map(dice, dice.choice(shipped)) if i % 4 == 3 else random_map.random_map(dice))
                paths.append(str(Path(folder) / f"map{i}.map"))
                Path(paths[-1]).write_text(texts[-1], encoding="utf-8")
            checked = [json.loads(line) for line in output(options.entente, "check", "--json", *paths).splitlines()]
            for i, (path, text, check) in enumerate(zip(paths, texts, checked, strict=True), first):
                reading = second_reading(text)
                errors = [f"{d['code']}: {d['message']}" for d in check["diagnostics"] if d["severity"] == "error"]
                kind = reading.split(":")[0] if isinstance(reading, str) else "accepted"
                counts[kind] += 1
                differs = None
                if kind == "unsure":
                    continue
                if (kind == "refused") != bool(errors):
                    differs = f"{reading if kind == 'refused' else 'accepted'} here; in the program {errors or 'accepted'}"
                elif kind == "accepted":
                    differs = compare(options.entente, path, reading)
                if differs:
                    wrong.append(i)
                    print(f"map {i} (--seed {options.seed}): {differs}")
                    if options.show:
                        print("".join(f"{n:4} {line}\n" for n, line in enumerate(text.splitlines(), 1)))
    print(f"{options.maps} maps: {dict(counts)}, {len(wrong)} differ")
    if counts["accepted"] * 5 < options.maps or counts["refused"] * 5 < options.maps or counts["unsure"] * 5 > options.maps:
        print("too few are accepted or refused: the random maps are no test")
        return 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

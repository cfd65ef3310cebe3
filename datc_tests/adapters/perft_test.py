#!/usr/bin/env python3
"""Holds the published counts of legal orders (perft.jsonl, PERFT.md): the engine has them, the play that PERFT.md names leads to the
same positions, and a second way to count, by PERFT.md's definition alone, finds the same on maps without rules of their own. With
--write it makes perft.jsonl and the table anew.

    perft_test.py PROGRAM [--write]
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
FILE, PAGE = HERE / "perft.jsonl", HERE / "PERFT.md"
PROGRAM = ""
KEPT = (0, 6, 12, 18, 24)  # of the opening and 24 boards
# Maps whose own rules change what is legal, beyond the definition.
OF_THEIR_OWN = {
    "1900": "passages of half strength",
    "loeb9": "passages without strength, and waters that freeze",
    "sengoku": "units of dummies that do not move",
}


def entente(*words: str, fine: tuple = (0,)) -> str:
    done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode in fine, done.stderr
    return done.stdout


def maps() -> list:
    return json.loads(entente("map", "list", "--json"))


def counted_anew(name: str) -> "list[str]":
    lines = entente("datc", "perft", "--map", name, "--boards", "24", "--json").splitlines()
    return [lines[i] for i in KEPT]


def table(lines: "list[str]") -> str:
    by_map = {}
    for line in map(json.loads, lines):
        by_map.setdefault(line["map"], []).append(f"{line['name']} {line['total']}")
    rows = [f"| {name} | {' | '.join(each)} |" for name, each in by_map.items()]
    return "\n".join(["| map | opening | 6 | 12 | 18 | 24 |", "|---" * 6 + "|", *rows]) + "\n"


def page_with(lines: "list[str]") -> str:
    return re.sub(r"\| map \| opening \|.*?\n\n", lambda _: table(lines) + "\n", PAGE.read_text(), flags=re.DOTALL)


# ---- The second way ----


def province(place: str) -> str:
    return place.split("/")[0]


class Board:
    def __init__(self, about: dict, units: "list[str]") -> None:
        self.places = about["locations"]
        self.units = {province(unit[2:]): unit for unit in units}
        # Which provinces touch for fleets, on any coast.
        self.sea = {}
        for place, each in self.places.items():
            self.sea.setdefault(province(place), set()).update(province(to) for to in each["fleet"])
        self.carriers = {at for at, unit in self.units.items() if unit[0] == "F" and self.kind(at) in ("WATER", "PORT")}

    def kind(self, at: str) -> str:
        return self.places[at]["type"]

    def reach(self, unit: str) -> "list[str]":
        return self.places[unit[2:]]["army" if unit[0] == "A" else "fleet"]

    def routes(self, start: str, end: str, without: str) -> "set[str]":
        """The fleets of all routes that no fleet could be left out of, without one fleet."""
        found = set()

        def extend(route: "list[str]") -> None:
            if end in self.sea[route[-1]]:
                found.update(route)
                return  # a longer route would not need what follows
            for following in (self.sea[route[-1]] & self.carriers) - set(route) - {without}:
                if start not in self.sea[following] and not any(following in self.sea[each] for each in route[:-1]):
                    extend([*route, following])

        for first in (self.sea[start] & self.carriers) - {without}:
            extend([first])
        return found

    def landings(self, at: str, without: str = "") -> "dict[str, set[str]]":
        """Where an army may be convoyed to, with the fleets that some route needs."""
        coasts = {province(place) for place, each in self.places.items() if each["type"] in ("COAST", "PORT")} - {at}
        if self.kind(at) not in ("COAST", "PORT"):
            return {}
        return {end: fleets for end in coasts if (fleets := self.routes(at, end, without))}

    def count(self, unit: str) -> int:
        at = province(unit[2:])
        own = {province(place) for place in self.reach(unit)}
        count = 1 + len(self.reach(unit))
        if unit[0] == "A":
            count += len(self.landings(at))
        for other_at, other in self.units.items():
            if other_at == at:
                continue
            count += other_at in own
            moves = set(self.reach(other))
            if other[0] == "A":
                moves |= set(self.landings(other_at, without=at))
                if at in self.carriers:
                    count += sum(at in fleets for fleets in self.landings(other_at).values())
            count += sum(province(to) in own and province(to) != at for to in moves)
        return count


# ---- The tests ----


class Perft(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.lines = FILE.read_text().splitlines()

    def test_the_engine_has_the_published_counts(self) -> None:
        for name in maps():
            with self.subTest(name):
                self.assertEqual(entente("datc", "perft", "--map", name, str(FILE), fine=(0, 1)), f"{len(KEPT)} boards: 0 different\n")

    def test_the_positions_are_those_of_the_play(self) -> None:
        for name in ("standard", "hundred"):
            self.assertEqual(counted_anew(name), [line for line in self.lines if json.loads(line)["map"] == name])

    def test_the_definition_leads_to_the_same_counts(self) -> None:
        known = {name: json.loads(entente("map", "show", "--json", name)) for name in set(maps()) - set(OF_THEIR_OWN)}
        compared = 0
        for line in map(json.loads, self.lines):
            if line["map"] not in known or not line["name"].endswith("M"):
                continue
            board = Board(known[line["map"]], [unit for units in line["state"]["units"].values() for unit in units])
            with self.subTest(line["map"], phase=line["name"]):
                self.assertEqual({unit: board.count(unit) for unit in line["orders"]}, line["orders"])
                compared += 1
        self.assertGreater(compared, 20)

    def test_a_wrong_count_is_found(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "wrong.jsonl"
            file.write_text(self.lines[0].replace('"F ANK":9', '"F ANK":8'))
            done = entente("datc", "perft", str(file), fine=(1,))
            self.assertIn("  F ANK: 8 orders; the other engine: 9\n1 board: 1 different\n", done)
            for text, fault in [("{}", "line 1: expected a position"), (self.lines[0].replace('"F ANK":9', '"F ANK":"x"'), "line 1: expected")]:
                file.write_text(text)
                said = subprocess.run([PROGRAM, "datc", "perft", str(file)], capture_output=True, text=True, check=False)
                self.assertEqual(said.returncode, 2)
                self.assertIn(fault, said.stderr)

    def test_the_page_has_the_totals(self) -> None:
        self.assertIn(table(self.lines), PAGE.read_text(), "make it anew: perft_test.py PROGRAM --write")


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    if "--write" in sys.argv:
        made = [line for name in maps() for line in counted_anew(name)]
        FILE.write_text("\n".join(made) + "\n")
        PAGE.write_text(page_with(made))
    else:
        unittest.main()

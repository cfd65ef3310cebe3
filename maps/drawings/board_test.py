#!/usr/bin/env python3
"""Tests of the drawings: `board_test.py PROGRAM` checks every .board.json beside this file with the maps that it draws.

PROGRAM is `entente`, which shows the maps. The checks themselves are shown to find planted faults.
"""

import copy
import gzip
import json
import os
import subprocess
import sys
import unittest

import checks
from board import Board, read_board

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = "entente"
LIMIT, PACKED = 60_000, 20_000


def files():
    return sorted(name for name in os.listdir(HERE) if name.endswith(".board.json"))


def places_of(name):
    shown = subprocess.run([PROGRAM, "map", "show", name, "--format", "json"], capture_output=True, check=True)
    return json.loads(shown.stdout)["places"]


class Drawings(unittest.TestCase):
    def test_every_drawing_is_of_its_maps(self):
        for file in files():
            board = read_board(os.path.join(HERE, file))
            self.assertEqual(board.data["format"], "entente-board/1")
            self.assertEqual(board.data["name"] + ".board.json", file)
            for name in board.data["maps"]:
                with self.subTest(drawing=file, map=name):
                    self.assertEqual(checks.every(board, places_of(name)), [])

    def test_drawings_are_small(self):
        for file in files():
            with open(os.path.join(HERE, file), "rb") as opened:
                data = opened.read()
            self.assertLessEqual(len(data), LIMIT, file)
            self.assertLessEqual(len(gzip.compress(data, 9)), PACKED, file)

    def test_a_map_has_one_drawing(self):
        maps = [name for file in files() for name in read_board(os.path.join(HERE, file)).data["maps"]]
        self.assertEqual(sorted(maps), sorted(set(maps)))


class PlantedFaults(unittest.TestCase):
    """Each test spoils the standard board in one way and expects the fault by its words."""

    @classmethod
    def setUpClass(cls):
        cls.board = read_board(os.path.join(HERE, "standard.board.json"))
        cls.places = places_of("standard")

    def setUp(self):
        self.data = copy.deepcopy(self.board.data)
        self.map = copy.deepcopy(self.places)

    def expect(self, *words):
        found = checks.every(Board(self.data), self.map)
        for word in words:
            self.assertTrue(any(word in fault for fault in found), f"'{word}' is not in {found[:5]}")

    def between(self, a, b):
        return checks.arcs_of_pairs(self.board)[a, b][0]

    def test_a_shape_without_one_arc(self):
        del self.data["provinces"]["BUR"]["shape"][0][0]
        self.expect("a ring of BUR is open")

    def test_an_arc_of_one_side_only(self):
        self.data["provinces"]["SWI"]["shape"] = []
        self.expect("times forwards", "the shapes have")

    def test_a_face_that_another_province_took(self):
        self.data["provinces"]["WAL"]["waters"] = self.data["provinces"]["CON"].pop("waters")
        self.expect("CON and WAL share an arc and are not adjacent")

    def test_an_arc_that_is_gone(self):
        arc = self.between("BEL", "BUR")
        points = self.data["arcs"][arc]
        self.data["arcs"][arc] = [points[0] + 40, points[1] + 40, *points[2:]]
        self.expect("is open")

    def test_an_arc_that_crosses_others(self):
        points = self.data["arcs"][self.between("BEL", "BUR")]
        points[2:4] = [points[2] + 400, points[3]]
        points[4:6] = [points[4] - 400, points[5]]
        self.expect("cross near")

    def test_a_border_that_the_map_does_not_have(self):
        self.map["PAR"]["abuts"] = [entry for entry in self.map["PAR"]["abuts"] if entry != "BUR"]
        self.map["BUR"]["abuts"] = [entry for entry in self.map["BUR"]["abuts"] if entry != "PAR"]
        self.expect("BUR and PAR share an arc and are not adjacent")

    def test_a_border_that_is_not_drawn(self):
        self.map["PAR"]["abuts"].append("MUN")
        self.expect("MUN and PAR are adjacent and share no arc")

    def test_a_link_that_is_drawn(self):
        self.data["links"].append(["BUR", "PAR", "planted"])
        self.expect("BUR and PAR are a link and share an arc")

    def test_a_coast_with_another_coasts_arc(self):
        coasts = self.data["provinces"]["BUL"]["coasts"]
        coasts["BUL/EC"]["arcs"].append(coasts["BUL/SC"]["arcs"].pop())
        self.expect("BUL/EC is drawn at")

    def test_a_coast_that_lacks_an_arc(self):
        coasts = self.data["provinces"]["SPA"]["coasts"]
        coasts["SPA/SC"]["arcs"].pop()
        self.expect("the coasts of SPA are not its shore")

    def test_fleets_that_do_not_pass(self):
        for one, other in (("APU", "ROM"), ("ROM", "APU")):
            self.map[one]["abuts"] = [other if entry == {"to": other, "for": "armies"} else entry for entry in self.map[one]["abuts"]]
        self.expect("fleets pass by the map alone between APU and ROM")

    def test_fleets_that_pass(self):
        for one, other in (("APU", "NAP"), ("NAP", "APU")):
            self.map[one]["abuts"] = [{"to": other, "for": "armies"} if entry == other else entry for entry in self.map[one]["abuts"]]
        self.expect("fleets pass by the drawing alone between APU and NAP")

    def test_a_unit_in_another_province(self):
        self.data["provinces"]["BEL"]["unit"] = self.data["provinces"]["HOL"]["unit"]
        self.expect("BEL: no room for the unit")

    def test_a_unit_too_near_to_the_border(self):
        unit = self.data["provinces"]["BEL"]["unit"]
        corner = self.board.ring(self.data["provinces"]["BEL"]["shape"][0])[0]
        self.data["provinces"]["BEL"]["unit"] = [(unit[0] + 4 * corner[0]) // 5, (unit[1] + 4 * corner[1]) // 5]
        self.expect("BEL: no room for the unit")

    def test_a_unit_on_its_center(self):
        self.data["provinces"]["MUN"]["unit"] = self.data["provinces"]["MUN"]["center"]
        self.expect("MUN: the unit covers the center")

    def test_a_dislodged_unit_that_hides_the_unit(self):
        self.data["provinces"]["UKR"]["dislodged"] = self.data["provinces"]["UKR"]["unit"]
        self.expect("UKR: the dislodged unit hides the unit")

    def test_fleets_at_two_coasts_that_cover_each_other(self):
        coasts = self.data["provinces"]["BUL"]["coasts"]
        coasts["BUL/EC"]["unit"] = [value + 40 for value in coasts["BUL/SC"]["unit"]]
        self.expect("BUL: the unit of BUL/EC covers the unit of BUL/SC", "BUL: the unit of BUL/EC is not at its coast")

    def test_a_fleet_at_the_other_coast(self):
        coasts = self.data["provinces"]["SPA"]["coasts"]
        coasts["SPA/NC"]["unit"], coasts["SPA/SC"]["unit"] = coasts["SPA/SC"]["unit"], coasts["SPA/NC"]["unit"]
        self.expect("SPA: the unit of SPA/NC is not at its coast", "SPA: the unit of SPA/SC is not at its coast")

    def test_a_fleet_that_lies_inland(self):
        province = self.data["provinces"]["STP"]
        province["coasts"]["STP/NC"]["unit"] = province["unit"]
        self.expect("STP: the unit of STP/NC is not at its coast")

    def test_a_dislodged_fleet_on_the_unit_at_another_coast(self):
        coasts = self.data["provinces"]["SPA"]["coasts"]
        coasts["SPA/NC"]["dislodged"] = coasts["SPA/SC"]["unit"]
        self.expect("SPA: the unit of SPA/SC covers the dislodged unit of SPA/NC")

    def test_a_name_beyond_the_border(self):
        self.data["provinces"]["TYR"]["short"][1] += 25 * self.board.pixel
        self.expect("TYR: no room for the short name")

    def test_a_name_on_another(self):
        self.data["provinces"]["NTH"]["short"] = self.data["provinces"]["HEL"]["short"]
        self.expect("the short names of HEL and NTH cover each other")

    def test_a_long_name_without_room(self):
        self.data["provinces"]["BUD"]["long"][2] -= 40
        self.expect("BUD: 'Budapest' does not fit its box")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        PROGRAM = sys.argv.pop(1)
    unittest.main()

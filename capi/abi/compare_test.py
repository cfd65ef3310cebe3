#!/usr/bin/env python3
"""A change that breaks old programs is named; others are not."""

import copy
import os
import tempfile
import unittest

from compare import additions, breaks, differences, facts
from describe import describe

HERE = os.path.dirname(os.path.abspath(__file__))
HEADER = os.environ.get("ENTENTE_HEADER", os.path.join(HERE, "../include/entente/entente.h"))
PLANTED = """
typedef ENTENTE_INDEX uint32_t entente_seat;
typedef uint32_t entente_colour;
enum { ENTENTE_RED = 0, ENTENTE_BLUE = 1 };
entente_colour entente_paint(entente_seat seat, ENTENTE_BYTES entente_text** bytes, entente_error* error);
"""


def planted():
    """The description of the public header with types and an enum more."""
    with open(HEADER, encoding="utf-8") as public, tempfile.NamedTemporaryFile("w", suffix=".h") as file:
        file.write(public.read().replace("#ifdef __cplusplus\n} /* extern", PLANTED + "#ifdef __cplusplus\n} /* extern"))
        file.flush()
        return describe(file.name, os.environ.get("ENTENTE_CLANG", "clang-14"))


DESCRIPTION = planted()


def find(items, name):
    return next(item for item in items if item["name"] == name)


class CompareTest(unittest.TestCase):
    def setUp(self):
        self.new = copy.deepcopy(DESCRIPTION)

    def told(self, *about):
        found = " | ".join(breaks(DESCRIPTION, self.new))
        for word in about:
            self.assertIn(word, found)
        return found

    def struct(self, name):
        return find(self.new["structs"], name)

    def parameter(self, function, name):
        return find(find(self.new["functions"], function)["parameters"], name)

    def grow(self, struct):
        size = struct["size"]
        struct["members"].append({"name": "added", "type": "uint64_t", "comment": "", "offset": dict(size)})
        struct["size"] = {target: bytes + 8 for target, bytes in size.items()}

    def test_the_same_is_fine(self):
        self.assertEqual(self.told(), "")

    def test_what_is_gone_is_told(self):
        for kind in ("functions", "constants", "structs", "handles", "types", "parts", "enums"):
            name = self.new[kind].pop(0)["name"]
            self.told(f"{name} is gone")

    def test_what_is_added_is_fine(self):
        for kind in ("functions", "constants", "structs", "handles", "types", "parts", "enums"):
            self.new[kind].append({**self.new[kind][0], "name": "entente_added"})
        self.grow(self.struct("entente_error"))
        self.grow(self.struct("entente_order_result"))  # arrays of it pass its size
        colours = self.new["enums"][0]["members"]
        colours.append({**colours[0], "name": "ENTENTE_ADDED", "value": 99})
        find(self.new["constants"], "ENTENTE_ABI_VERSION")["value"] += 1
        self.assertEqual(self.told(), "")

    def test_structs_without_a_size_may_not_grow(self):
        self.grow(self.struct("entente_unit"))
        self.told("entente_unit is of another size")

    def test_members_stay_where_they_are(self):
        members = self.struct("entente_error")["members"]
        members[2]["offset"]["wasm32"] += 4
        members[3]["type"] = "uint64_t"
        removed = members.pop(4)
        self.told("entente_error.has_place lies elsewhere on wasm32", "entente_error.line is of another type")
        self.told(f"entente_error.{removed['name']} is gone")

    def test_a_reserved_member_may_be_used(self):
        find(self.struct("entente_play_summary")["members"], "reserved")["name"] = "draws"
        self.assertEqual(self.told(), "")
        find(self.struct("entente_play_summary")["members"], "end_kind")["name"] = "ending"
        self.told("entente_play_summary.end_kind is gone", "entente_play_summary.ending lies where something else was")

    def test_numbers_stay(self):
        find(self.new["constants"], "ENTENTE_NO_CENTER")["value"] = 7
        self.told("ENTENTE_NO_CENTER is something else")

    def test_meanings_stay(self):
        find(self.new["types"], "entente_seat")["kind"] = "number"
        find(self.new["enums"], "entente_colour")["flags"] = True
        find(self.new["enums"], "entente_colour")["members"][1]["value"] = 2
        del self.parameter("entente_paint", "seat")["is"]
        self.parameter("entente_paint", "bytes")["holds"] = "text"
        find(self.new["functions"], "entente_play")["part"] = "press"
        self.told("entente_seat is something else", "entente_colour is something else", "ENTENTE_BLUE is something else")
        self.told("entente_paint: `seat` is something else (is)", "`bytes` is something else (holds)")
        self.told("entente_play is of another part")

    def test_parameters_stay(self):
        self.parameter("entente_game_submit", "power")["type"] = "uint8_t"
        self.parameter("entente_rules_init", "game_map")["nullable"] = False
        find(self.new["functions"], "entente_game_fork")["parameters"].pop()
        find(self.new["functions"], "entente_game_map")["returns"]["owned"] = True
        self.told("entente_game_submit: `power` is something else (type)", "entente_rules_init: `game_map`", "(nullable)")
        self.told("entente_game_fork has other parameters", "entente_game_map returns something else (owned)")

    def test_a_part_keeps_its_libraries(self):
        find(self.new["parts"], "core")["libraries"] = ["other"]
        self.told("entente has no part core any more")

    def test_a_library_keeps_its_soname(self):
        self.new["libraries"][0]["soname"] = "libentente.so.7"
        self.told("entente has another SONAME or is gone")

    def test_a_part_that_is_not_frozen_may_change_with_its_soname(self):
        old = copy.deepcopy(DESCRIPTION)
        library = {"name": "entente_press", "soname": "libentente_press.so.1"}
        old["libraries"].append(library)
        old["parts"].append({"name": "press", "header": "entente/press.h", "libraries": ["entente_press"], "abi_version": 0})
        find(old["functions"], "entente_play")["part"] = "press"
        new = copy.deepcopy(old)
        new["functions"] = [each for each in new["functions"] if each["name"] != "entente_play"]
        found = list(breaks(old, new))
        self.assertEqual(found[0], "entente_play is gone")
        self.assertIn("press may change, if entente_press gets a new SONAME", found[1])
        find(new["libraries"], "entente_press")["soname"] = "libentente_press.so.2"
        self.assertEqual(list(breaks(old, new)), [])
        find(new["libraries"], "entente_press")["soname"] = "libentente_press.so.1"
        find(old["parts"], "press")["libraries"] = find(new["parts"], "press")["libraries"] = ["entente", "entente_press"]
        self.assertEqual(list(breaks(old, new)), [])

    def test_a_released_version_gets_no_additions(self):
        released = {**copy.deepcopy(DESCRIPTION), "version": "1.0.0"}
        self.new["version"] = "1.0.0"
        self.assertEqual(list(additions(released, self.new)), [])
        self.new["functions"].append({**self.new["functions"][0], "name": "entente_added"})
        found = list(additions(released, self.new))
        self.assertEqual(found[0], "functions: entente_added is new")
        self.assertIn("1.0.0 is released", found[1])
        self.new["version"] = "1.1.0"
        self.assertEqual(list(additions(released, self.new)), [])

    def test_bytes_of_a_handle_are_read_as_before(self):
        find(self.new["handles"], "entente_text")["data"] = None
        self.told("entente_text is something else")

    def differs(self, sentence):
        found = list(differences(facts(DESCRIPTION), facts(self.new)))
        self.assertEqual(found, [sentence] if sentence else [])
        self.new = copy.deepcopy(DESCRIPTION)

    def test_the_candidate_may_not_even_grow(self):
        self.differs(None)
        self.new["functions"].append({**self.new["functions"][0], "name": "entente_added"})
        self.differs("functions: entente_added is new")
        find(self.new["enums"], "entente_colour")["members"].append({"name": "ENTENTE_GREEN", "value": 2, "comment": ""})
        self.differs("enums: entente_colour: members: ENTENTE_GREEN is new")
        find(self.new["structs"], "entente_error")["members"].pop()
        self.differs("structs: entente_error: members: message is gone")
        self.parameter("entente_rules_init", "game_map")["nullable"] = False
        self.differs("functions: entente_rules_init: parameters: game_map: nullable was true, is false")
        del self.parameter("entente_paint", "seat")["is"]
        self.differs('functions: entente_paint: parameters: seat: is was "entente_seat", is null')
        find(self.new["structs"], "entente_unit")["size"]["wasm32"] = 8
        self.differs("structs: entente_unit: size: wasm32 was 4, is 8")
        find(self.new["functions"], "entente_paint")["parameters"].reverse()
        self.differs("functions: entente_paint: parameters stand in another sequence")
        find(self.new["parts"], "core")["abi_version"] += 1
        self.differs("parts: core: abi_version was 1, is 2")

    def test_the_candidate_has_no_comments(self):
        for each in (*self.new["functions"], *self.new["structs"]):
            each.update(comment="another", since="1.2.3", errors=[])
        self.new["version"] = "1.2.3"
        self.differs(None)

    def test_a_pointer_may_become_nullable(self):
        self.parameter("entente_game_new", "game_map")["nullable"] = True
        self.assertEqual(self.told(), "")


if __name__ == "__main__":
    unittest.main()

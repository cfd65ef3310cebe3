#!/usr/bin/env python3
"""The description says of the header what the header says, and names what it has no words for."""

import os
import subprocess
import tempfile
import unittest

from derive import check, exports
from describe import describe, text_of
from header import HeaderError

HERE = os.path.dirname(os.path.abspath(__file__))
HEADER = os.environ.get("ENTENTE_HEADER", os.path.join(HERE, "../include/entente/entente.h"))
CLANG = os.environ.get("ENTENTE_CLANG", "clang-14")
with open(HEADER, encoding="utf-8") as public:
    PUBLIC_HEADER = public.read()
END = "#ifdef __cplusplus\n} /* extern"


def described(text):
    with tempfile.NamedTemporaryFile("w", suffix=".h", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        return describe(file.name, CLANG)


def with_planted(declaration):
    """The description of the public header with one declaration more."""
    before, after = PUBLIC_HEADER.split(END)
    return described(before + declaration + "\n" + END + after)


def by_name(items):
    return {item["name"]: item for item in items}


class HeaderTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.description = describe(HEADER, CLANG)
        cls.functions = by_name(cls.description["functions"])

    def roles(self, function):
        return {each["name"]: each for each in self.functions[function]["parameters"]}

    def test_every_declared_name_is_there(self):
        declared = {word for word in PUBLIC_HEADER.replace("(", " ( ").split() if word.startswith("entente_")}
        self.assertLess(90, len(self.functions))
        self.assertLessEqual(set(self.functions), declared)
        self.assertEqual(len(self.functions), PUBLIC_HEADER.count("\nENTENTE_API "))

    def test_texts_have_their_lengths(self):
        roles = self.roles("entente_rules_set")
        self.assertEqual(roles["value"]["role"], "text")
        self.assertEqual(roles["value"]["length"], "value_length")
        self.assertEqual(roles["value_length"]["of"], "value")
        self.assertEqual((roles["rules"]["direction"], roles["rules"]["nullable"]), ("inout", False))

    def test_buffers_have_capacity_and_length(self):
        roles = self.roles("entente_game_orders")
        orders = roles["orders"]
        self.assertEqual((orders["role"], orders["direction"]), ("array", "out"))
        self.assertEqual((orders["capacity"], orders["length"]), ("capacity", "length"))
        self.assertEqual(roles["length"]["direction"], "out")
        self.assertEqual(self.roles("entente_game_results")["results"]["element_size"], "result_size")

    def test_positions_have_their_room(self):
        start, units = self.roles("entente_position_start"), self.roles("entente_position_units")
        position = start["position"]
        self.assertEqual((position["role"], position["direction"], position["capacity"]), ("position", "out", "capacity"))
        self.assertEqual(start["capacity"]["of"], "position")
        self.assertNotIn("length", position)
        self.assertEqual((units["position"]["role"], units["position"]["direction"]), ("position", "in"))
        self.assertEqual(self.roles("entente_exchange_read")["position"]["length"], "position_size")
        self.assertEqual(self.roles("entente_position_place")["position"]["direction"], "inout")
        batch = self.roles("entente_adjudicate_batch")
        self.assertEqual((batch["positions"]["direction"], batch["positions"]["elements"]), ("inout", "position_count"))
        self.assertTrue(batch["results"]["nullable"])

    def test_handles_are_owned_or_borrowed(self):
        self.assertTrue(self.roles("entente_game_fork")["copy"]["owned"])
        self.assertTrue(self.roles("entente_game_save")["json"]["owned"])
        self.assertFalse(self.roles("entente_exchange_read")["map"]["owned"])
        self.assertFalse(self.functions["entente_game_map"]["returns"]["owned"])
        handles = by_name(self.description["handles"])
        self.assertEqual(handles["entente_map"]["retain"], "entente_map_retain")
        self.assertIn("entente_map_builtin", handles["entente_map"]["made_by"])
        self.assertEqual(handles["entente_game"]["free"], "entente_game_free")
        self.assertEqual(handles["entente_text"]["free"], "entente_text_free")
        self.assertIn("entente_exchange_report", handles["entente_text"]["made_by"])

    def test_only_some_pointers_may_be_null(self):
        self.assertTrue(self.roles("entente_rules_init")["map"]["nullable"])
        self.assertTrue(self.roles("entente_game_new")["rules"]["nullable"])
        self.assertFalse(self.roles("entente_game_new")["map"]["nullable"])
        self.assertTrue(self.roles("entente_game_free")["game"]["nullable"])

    def test_constants_have_numbers_and_comments(self):
        constants = by_name(self.description["constants"])
        self.assertEqual(constants["ENTENTE_ERR_BUFFER_TOO_SMALL"]["value"], -3)
        self.assertEqual(constants["ENTENTE_ERR_BUFFER_TOO_SMALL"]["comment"], "*length tells the size needed")
        self.assertEqual(constants["ENTENTE_NO_LOCATION"]["value"], 4095)
        self.assertEqual(constants["ENTENTE_FLEET"]["group"], "Unit types.")
        self.assertNotIn("ENTENTE_NULLABLE", constants)

    def test_structs_lie_as_the_compiler_of_each_target_lays_them(self):
        description = with_planted("typedef struct entente_odd { uint32_t struct_size; uint64_t number; } entente_odd;")
        odd = by_name(description["structs"])["entente_odd"]
        self.assertEqual(odd["size"], {"lp64": 16, "i386": 12, "wasm32": 16})
        self.assertEqual(odd["members"][1]["offset"], {"lp64": 8, "i386": 4, "wasm32": 8})
        self.assertTrue(odd["versioned"])

    def test_structs_of_the_header_lie_alike_on_every_target_and_hold_no_pointers(self):
        structs = self.description["structs"]
        self.assertLess(10, sum(struct["versioned"] for struct in structs))
        for struct in structs:
            with self.subTest(struct["name"]):
                self.assertEqual(len(set(struct["size"].values())), 1, struct["size"])
                for member in struct["members"]:
                    self.assertEqual(len(set(member["offset"].values())), 1, member)
                    self.assertNotIn("*", member["type"], member)

    def test_comments_belong_to_what_stands_below_them(self):
        one, two, bare = (f"uint32_t entente_{name}(void);\n" for name in ("one", "two", "bare"))
        functions = by_name(with_planted(f"/* Two\n *   of them. */\n{one}{two}\n{bare}")["functions"])
        self.assertEqual(functions["entente_one"]["comment"], "Two\n  of them.")
        self.assertEqual(functions["entente_two"]["comment"], "Two\n  of them.")
        self.assertEqual(functions["entente_bare"]["comment"], "")

    def test_a_new_function_is_described_and_exported(self):
        description = with_planted("uint32_t entente_new_one(const entente_map* map);")
        self.assertIn("entente_new_one\n", exports(description))
        self.assertEqual(description["functions"][:-1], self.description["functions"])

    def test_equal_headers_have_equal_descriptions(self):
        self.assertEqual(text_of(describe(HEADER, CLANG)), text_of(self.description))


class UnknownRolesTest(unittest.TestCase):
    """What is planted into the header is refused by name."""

    def refused(self, declaration, *about):
        with self.assertRaises(HeaderError) as caught:
            with_planted(declaration)
        for word in about:
            self.assertIn(word, str(caught.exception))

    def test_memory_without_a_size(self):
        self.refused("void entente_bad(char* text);", "entente_bad", "`text`")
        self.refused("void entente_bad(const char* text);", "entente_bad", "`text`", "how long")
        self.refused("void entente_bad(const char* text, uint32_t length);", "`text`", "how long")
        self.refused("void entente_bad(const uint16_t* places);", "`places`", "how long")
        self.refused("void entente_bad(char* text, size_t capacity);", "`text`", "how much was written")
        self.refused("void entente_bad(uint16_t* places, size_t capacity);", "`places`", "how much was written")
        self.refused("void entente_bad(const char** text, size_t* length);", "`text`", "handle")

    def test_a_size_of_nothing(self):
        self.refused("void entente_bad(size_t capacity);", "entente_bad", "`capacity`")
        self.refused("void entente_bad(uint32_t number, size_t length);", "`length`")

    def test_a_position_without_its_room(self):
        self.refused("void entente_bad(void* position);", "`position`", "how much room")
        self.refused("void entente_bad(ENTENTE_INOUT const void* position);", "`position`", "ENTENTE_INOUT")
        self.refused("void entente_bad(ENTENTE_INOUT uint32_t number);", "`number`", "ENTENTE_INOUT")

    def test_counts_of_unknown_names(self):
        self.refused("void entente_bad(ENTENTE_COUNT(numbr) uint16_t* list, uint32_t number);", "`list`", "numbr")
        self.refused("void entente_bad(ENTENTE_COUNT(2) uint32_t number);", "`number`", "COUNT")

    def test_an_error_that_is_not_the_last(self):
        self.refused("void entente_bad(entente_error* error, uint32_t number);", "`error`", "last")

    def test_types_that_no_binding_knows(self):
        self.refused("void entente_bad(float number);", "`number`", "float")
        self.refused("void entente_bad(entente_unit unit);", "`unit`")
        self.refused("void entente_bad(entente_map*** map);", "`map`")
        self.refused("double entente_bad(void);", "entente_bad", "double")
        self.refused("struct { int x; }* entente_bad(void);", "without a name")

    def test_declarations_that_no_binding_knows(self):
        self.refused("void entente_bad(uint32_t);", "entente_bad", "without a name")
        self.refused("extern int entente_bad;", "entente_bad")
        self.refused("void bad(void);", "bad", "entente_")
        self.refused("typedef struct entente_bad { uint32_t bits : 3; } entente_bad;", "entente_bad.bits")
        self.refused("typedef struct entente_bad entente_bad;", "entente_bad_free")
        self.refused("typedef void (*entente_bad)(void* context);", "entente_bad", "a function")
        self.refused("void entente_bad(", "clang")


class CheckTest(unittest.TestCase):
    """The program that a compiler must accept refuses a description that is not true."""

    @classmethod
    def setUpClass(cls):
        cls.description = describe(HEADER, CLANG)

    def compiles(self):
        include = os.path.dirname(os.path.dirname(os.path.abspath(HEADER)))
        command = [CLANG, "-std=c11", "-x", "c", "-Werror", "-fsyntax-only", f"-I{include}", "-"]
        done = subprocess.run(command, input=check(self.description), text=True, capture_output=True, check=False)
        return done.returncode == 0

    def test_lies_do_not_compile(self):
        self.assertTrue(self.compiles())
        struct = by_name(self.description["structs"])["entente_error"]
        constant = self.description["constants"][2]
        parameter = by_name(self.description["functions"])["entente_game_submit"]["parameters"][1]
        for lied, key, lie in (
            (struct["size"], "lp64", 672),
            (struct["members"][3]["offset"], "lp64", 8),
            (constant, "value", 1),
            (parameter, "type", "uint64_t"),
        ):
            truth, lied[key] = lied[key], lie
            self.assertFalse(self.compiles(), lied)
            lied[key] = truth


if __name__ == "__main__":
    unittest.main()

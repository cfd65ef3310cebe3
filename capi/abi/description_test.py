#!/usr/bin/env python3
"""The description says of the header what the header says, and names what it has no words for."""

import os
import subprocess
import tempfile
import unittest

from derive import check, core_exports, exports
from describe import describe, text_of, without_comment
from header import HeaderError

HERE = os.path.dirname(os.path.abspath(__file__))
HEADER = os.environ.get("ENTENTE_HEADER", os.path.join(HERE, "../include/entente/entente.h"))
PRESS = os.path.join(os.path.dirname(HEADER), "press.h")
CLANG = os.environ.get("ENTENTE_CLANG", "clang-14")
with open(HEADER, encoding="utf-8") as public:
    PUBLIC_HEADER = public.read()
END = "#ifdef __cplusplus\n} /* extern"
# Words that no parameter or member may be named after, because a binding could not name it so.
KEYWORDS = set("""
alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept const consteval constexpr
constinit const_cast continue co_await co_return co_yield decltype default delete do double dynamic_cast else enum explicit
export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or
or_eq private protected public register reinterpret_cast requires return short signed sizeof static static_assert
static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual
void volatile wchar_t while xor xor_eq
as assert async await def del elif except finally from global import in is lambda match nonlocal pass raise with yield type
arguments debugger eval extends function implements instanceof interface let package super typeof undefined var
crate dyn fn impl loop mod move mut pub ref self trait unsafe use where abstract become box final macro override priv unsized
chan defer fallthrough func go map range select
boolean byte implements native strictfp synchronized throws transient
base checked decimal delegate event fixed foreach implicit internal lock object out params readonly sbyte sealed sequence
stackalloc string uint ulong unchecked ushort
alias begin BEGIN END end ensure module next nil redo rescue retry self then undef unless until when
abstract array callable clone declare echo empty endfor endif endwhile exit include insteadof isset list print require unset
elseif local repeat
actor associatedtype convenience deinit didSet extension fileprivate guard init inout open optional protocol some subscript
rethrows weak willSet
companion data fun inner infix object reified sealed suspend tailrec typealias val vararg
""".split()) - {"open", "optional", "data", "array", "object", "sequence", "next", "local", "module", "actor", "match"}


def described(text, **options):
    with tempfile.NamedTemporaryFile("w", suffix=".h", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        return describe(file.name, CLANG, **options)


def with_planted(declaration, **options):
    """The description of the public header with one declaration more."""
    before, after = PUBLIC_HEADER.split(END)
    return described(before + declaration + "\n" + END + after, **options)


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

    def test_functions_have_their_section(self):
        self.assertEqual(self.functions["entente_abi_check"]["section"], "Version")
        self.assertEqual(self.functions["entente_scratch_explain"]["section"], "Explanations")

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
        self.assertEqual(self.roles("entente_position_units")["units"]["element_size"], 4)
        self.assertNotIn("element_size", orders)

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
        self.assertFalse(self.roles("entente_exchange_read")["game_map"]["owned"])
        self.assertFalse(self.functions["entente_game_map"]["returns"]["owned"])
        handles = by_name(self.description["handles"])
        self.assertEqual(handles["entente_map"]["retain"], "entente_map_retain")
        self.assertIn("entente_map_builtin", handles["entente_map"]["made_by"])
        self.assertEqual(handles["entente_game"]["free"], "entente_game_free")
        self.assertEqual(handles["entente_text"]["free"], "entente_text_free")
        self.assertIn("entente_exchange_report", handles["entente_text"]["made_by"])
        text = handles["entente_text"]
        self.assertEqual((text["data"], text["length"]), ("entente_text_data", "entente_text_length"))
        self.assertEqual((handles["entente_map"]["data"], handles["entente_map"]["length"]), (None, None))

    def test_only_some_pointers_may_be_null(self):
        self.assertTrue(self.roles("entente_rules_init")["game_map"]["nullable"])
        self.assertTrue(self.roles("entente_game_new")["rules"]["nullable"])
        self.assertFalse(self.roles("entente_game_new")["game_map"]["nullable"])
        self.assertTrue(self.roles("entente_game_free")["game"]["nullable"])

    def test_sentences_are_written_as_their_caller_asks(self):
        """Each function with options of texts takes them as `options`, behind all that is read, and is called in the test of
        languages."""
        with open(os.path.join(HERE, "../tests/language_test.cc"), encoding="utf-8") as test:
            called = test.read()
        for name, function in self.functions.items():
            parameters = [it for it in function["parameters"] if it["role"] not in ("length", "capacity", "element_size", "error")]
            for i, parameter in enumerate(parameters):
                if "entente_text_options" not in parameter["type"]:
                    continue
                self.assertEqual(parameter["name"], "options", name)
                self.assertTrue(all(it["direction"] != "in" for it in parameters[i + 1 :]), name)
                self.assertIn(name + "(", called)

    def test_constants_have_numbers_and_comments(self):
        constants = by_name(self.description["constants"])
        too_small = by_name(by_name(self.description["enums"])["entente_status"]["members"])["ENTENTE_ERR_BUFFER_TOO_SMALL"]
        self.assertEqual((too_small["value"], too_small["comment"]), (-3, "*length tells the size needed"))
        self.assertEqual(constants["ENTENTE_NO_LOCATION"]["value"], 4095)
        self.assertNotIn("ENTENTE_NULLABLE", constants)

    def test_members_have_short_names(self):
        enums = by_name(describe([HEADER, PRESS], CLANG)["enums"])
        short = {name: [each["short"] for each in enums[name]["members"]] for name in enums}
        self.assertEqual(short["entente_status"][:3], ["ok", "invalid_argument", "not_found"])
        self.assertEqual(short["entente_result_parts"], ["after", "powers"])
        self.assertEqual(short["entente_dialect"][:2], ["dialect_0167", "dialect_0143"])
        self.assertEqual((enums["entente_reason"]["none"], enums["entente_unit_type"]["none"]), ("ENTENTE_REASON_NONE", None))
        numbered = {f"entente_{each['short']}": each["value"] for each in enums["entente_word_list"]["members"]}
        core = {each["name"] for each in enums.values() if each["part"] == "core"}
        self.assertEqual(set(numbered), core - {"entente_word_list"})
        self.assertEqual({name: enums[name]["words"] for name in numbered}, numbered)
        self.assertIsNone(enums["entente_dialect"]["words"])

    def test_parts_are_the_headers(self):
        self.assertEqual([part["name"] for part in self.description["parts"]], ["core"])
        self.assertEqual({each["part"] for each in self.description["functions"]}, {"core"})
        both = describe([HEADER, PRESS], CLANG)
        self.assertEqual([part["header"] for part in both["parts"]], ["entente/entente.h", "entente/press.h"])
        libraries = [part["libraries"] for part in both["parts"]]
        self.assertEqual(libraries, [["entente", "entente_press"], ["entente_press"]])
        self.assertEqual(self.description["parts"][0]["libraries"], ["entente"])
        self.assertEqual(both["parts"][1]["abi_version"], by_name(both["constants"])["ENTENTE_PRESS_ABI_VERSION"]["value"])
        self.assertNotIn("entente_language_new", core_exports(both).split())
        self.assertIn("entente_language_new", exports(both).split())
        functions, structs = by_name(both["functions"]), by_name(both["structs"])
        self.assertEqual(functions["entente_play"]["part"], "core")
        self.assertEqual(functions["entente_language_new"]["part"], "press")
        self.assertEqual(structs["entente_session_info"]["part"], "press")
        self.assertEqual(by_name(both["constants"])["ENTENTE_NO_TOKEN"]["part"], "press")

    def test_a_typedef_above_an_enum_names_it(self):
        description = with_planted(
            "/* Colours. */\ntypedef uint32_t entente_colour;\nenum { ENTENTE_RED = 0, /* warm */ ENTENTE_BLUE = 7 };\n"
            "/* Marks. */\ntypedef ENTENTE_FLAGS uint32_t entente_marks;\nenum { ENTENTE_MARK_ONE = 1 };\n"
        )
        colour, marks = description["enums"][-2:]
        self.assertEqual((colour["name"], colour["type"], colour["flags"]), ("entente_colour", "uint32_t", False))
        self.assertEqual((colour["comment"], colour["words"], colour["none"]), ("Colours.", None, None))
        self.assertEqual([(each["name"], each["value"]) for each in colour["members"]], [("ENTENTE_RED", 0), ("ENTENTE_BLUE", 7)])
        self.assertEqual(colour["members"][0]["comment"], "warm")
        self.assertTrue(marks["flags"])
        self.assertNotIn("entente_colour", by_name(description["types"]))
        self.assertNotIn("ENTENTE_RED", by_name(description["constants"]))

    def test_types_say_what_numbers_are(self):
        description = with_planted(
            "typedef ENTENTE_INDEX uint32_t entente_seat;\ntypedef ENTENTE_MASK(entente_seat) uint64_t entente_seats;\n"
            "typedef ENTENTE_BOOLEAN uint32_t entente_truth;\n#define ENTENTE_NO_SEAT ((entente_seat)9)\n"
            "typedef struct entente_chair { ENTENTE_IS(entente_seat) uint8_t seat; uint8_t colour; } entente_chair;\n"
            "entente_truth entente_sits(entente_seats all, ENTENTE_IS(entente_seat) const uint8_t* seats, size_t count, "
            "uint32_t index);\n"
        )
        types, function = by_name(description["types"]), description["functions"][-1]
        self.assertEqual([types[f"entente_{name}"]["kind"] for name in ("seat", "seats", "truth", "order")],
                         ["index", "mask", "boolean", "number"])
        self.assertEqual(types["entente_seats"]["of"], "entente_seat")
        self.assertEqual(by_name(description["constants"])["ENTENTE_NO_SEAT"]["type"], "entente_seat")
        self.assertEqual((types["entente_seat"]["none"], types["entente_option"]["none"]), ("ENTENTE_NO_SEAT", None))
        chair = description["structs"][-1]["members"]
        self.assertEqual((chair[0]["is"], chair[0]["type"]), ("entente_seat", "uint8_t"))
        self.assertNotIn("is", chair[1])
        self.assertEqual([each.get("is") for each in function["parameters"]], ["entente_seats", "entente_seat", None, None])
        self.assertEqual(function["returns"], {"type": "entente_truth", "role": "value", "is": "entente_truth"})

    def test_bytes_are_no_text_and_no_position(self):
        description = with_planted(
            "const void* entente_octets(const entente_map* map);\n"
            "void entente_pass(const void* octets, size_t octet_count, void* answer, size_t capacity, size_t* length, "
            "ENTENTE_BYTES entente_text** saved, entente_text** json);\n"
        )
        octets, function = description["functions"][-2:]
        self.assertEqual((octets["returns"]["role"], octets["returns"]["lifetime"]), ("bytes", "handle"))
        roles = by_name(function["parameters"])
        self.assertEqual((roles["octets"]["role"], roles["octets"]["length"]), ("bytes", "octet_count"))
        self.assertEqual((roles["answer"]["role"], roles["answer"]["capacity"]), ("bytes", "capacity"))
        self.assertEqual((roles["saved"]["holds"], roles["json"]["holds"]), ("bytes", "text"))

    def test_errors_are_those_of_comment_and_parameters(self):
        declared = "entente_status entente_fails(uint16_t* list, size_t capacity, size_t* length, entente_error* error);"
        planted = with_planted(f"/* Fails.\n *   Errors: NOT_FOUND; ENTENTE_ERR_LIMIT for DATC. */\n{declared}")
        errors = [each.removeprefix("ENTENTE_ERR_") for each in planted["functions"][-1]["errors"]]
        self.assertEqual(errors, ["INVALID_ARGUMENT", "NOT_FOUND", "BUFFER_TOO_SMALL", "LIMIT"])
        self.assertNotIn("errors", self.functions["entente_map_name"])

    def test_since_is_the_first_version_that_has_a_name(self):
        first = describe(HEADER, CLANG, version="0.9.0")
        later = "typedef uint32_t entente_colour;\nenum { ENTENTE_RED = 0 };\nvoid entente_later(void);"
        second = with_planted(later, version="1.0.0", known=[first])
        third = with_planted(later, version="1.1.0", known=[first, second])
        functions = by_name(third["functions"])
        self.assertEqual(functions["entente_play"]["since"], "0.9.0")
        self.assertEqual(functions["entente_later"]["since"], "1.0.0")
        self.assertEqual(third["enums"][-1]["members"][0]["since"], "1.0.0")
        self.assertEqual(first["structs"][0]["since"], "0.9.0")

    def test_structs_lie_as_the_compiler_of_each_target_lays_them(self):
        description = with_planted("typedef struct entente_odd { uint32_t struct_size; uint64_t number; } entente_odd;")
        odd = by_name(description["structs"])["entente_odd"]
        self.assertEqual(odd["size"], {"lp64": 16, "i386": 12, "wasm32": 16})
        self.assertEqual(odd["members"][1]["offset"], {"lp64": 8, "i386": 4, "wasm32": 8})
        self.assertTrue(odd["versioned"])

    def test_structs_of_the_headers_lie_alike_on_every_target_and_hold_no_pointers(self):
        structs = describe([HEADER, PRESS], CLANG)["structs"]
        self.assertLess(10, sum(struct["versioned"] for struct in structs))
        for struct in structs:
            with self.subTest(struct["name"]):
                if struct["versioned"]:  # a later member of 8 bytes lies where it lies now on i386
                    self.assertEqual(struct["size"]["lp64"] % 8, 0)
                self.assertEqual(len(set(struct["size"].values())), 1, struct["size"])
                for member in struct["members"]:
                    self.assertEqual(len(set(member["offset"].values())), 1, member)
                    self.assertNotIn("*", member["type"], member)

    def test_a_name_without_a_comment_is_found(self):
        self.assertEqual(without_comment(self.description), [])
        planted = with_planted("typedef uint64_t entente_bare;\n\n/* Is. */\nvoid entente_is(void);\n\nvoid entente_too(void);")
        self.assertEqual(without_comment(planted), ["entente_bare", "entente_too"])

    def test_no_name_is_a_keyword_of_a_language(self):
        described = describe([HEADER, PRESS], CLANG)
        for function in described["functions"]:
            self.assertFalse({each["name"] for each in function["parameters"]} & KEYWORDS, function["name"])
        for struct in described["structs"]:
            self.assertFalse({each["name"] for each in struct["members"]} & KEYWORDS, struct["name"])

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
        bad = "typedef struct entente_bad entente_bad; void entente_bad_free(entente_bad* bad);"
        self.refused(bad + " const void* entente_bad_data(const entente_bad* bad);", "entente_bad_data", "their number")
        self.refused("void entente_bad(uint32_t number, size_t length);", "`length`")

    def test_a_position_without_its_room(self):
        self.refused("void entente_bad(void* position);", "`position`", "how much room")
        self.refused("void entente_bad(ENTENTE_INOUT const void* position);", "`position`", "ENTENTE_INOUT")
        self.refused("void entente_bad(ENTENTE_INOUT uint32_t number);", "`number`", "ENTENTE_INOUT")

    def test_counts_of_unknown_names(self):
        self.refused("void entente_bad(ENTENTE_COUNT(numbr) uint16_t* list, uint32_t number);", "`list`", "numbr")
        self.refused("void entente_bad(ENTENTE_COUNT(2) uint32_t number);", "`number`", "COUNT")

    def test_words_that_say_nothing(self):
        self.refused("void entente_bad(ENTENTE_IS(entente_bad) uint32_t number);", "`number`", "ENTENTE_IS(entente_bad)")
        self.refused("void entente_bad(ENTENTE_IS(entente_order) const entente_map* map);", "`map`", "ENTENTE_IS")
        self.refused("void entente_bad(ENTENTE_BYTES const entente_text* text);", "`text`", "ENTENTE_BYTES")
        self.refused("void entente_bad(ENTENTE_FLAGS uint32_t number);", "`number`", "ENTENTE_FLAGS")
        self.refused("typedef struct entente_bad { ENTENTE_COUNT(2) uint32_t x; } entente_bad;", "entente_bad.x", "COUNT")
        self.refused("typedef ENTENTE_MASK(entente_bat) uint64_t entente_bad;", "entente_bad", "entente_bat")
        self.refused("typedef ENTENTE_FLAGS uint32_t entente_bad;", "entente_bad", "enum")
        self.refused("typedef ENTENTE_FLAGS ENTENTE_INDEX uint32_t entente_bad;", "entente_bad", "both")
        self.refused("typedef ENTENTE_INDEX uint32_t entente_bad;\nenum { ENTENTE_A = 0 };", "entente_bad", "index")

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
        self.refused("enum { ENTENTE_BAD = 1 };", "ENTENTE_BAD", "no type")
        self.refused("#define ENTENTE_BAD 1u", "ENTENTE_BAD", "no type")
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
            (struct["size"], "lp64", 680),
            (struct["members"][3]["offset"], "lp64", 8),
            (constant, "value", 1),
            (constant, "type", "uint64_t"),
            (parameter, "type", "uint64_t"),
        ):
            truth, lied[key] = lied[key], lie
            self.assertFalse(self.compiles(), lied)
            lied[key] = truth


if __name__ == "__main__":
    unittest.main()

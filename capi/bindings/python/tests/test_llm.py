"""Tests of entente.llm. ENTENTE_POSITIONS positions (100) have their grammars compared with the lists of legal orders; without lark that of lark
is skipped. All three grammars are read here by other programs than ours, or by a reader of this test, and written out in full."""

import importlib.util
import itertools
import json
import os
import random
import re
import sys
import unittest

from entente import Game, Map, Position
from entente.llm import OrderGrammar, Trie, check_order, distances, nearest_centers, read_orders, view, view_text

POSITIONS = int(os.environ.get("ENTENTE_POSITIONS", "100"))


def positions(count):
    """So many games at different phases, with a power that can order something."""
    made = 0
    for seed in itertools.count(1):
        game = Game.random(seed, rules="2023", max_phases=60)
        choose = random.Random(seed)
        for number in choose.sample(range(game.phase_count), min(20, game.phase_count)):
            game.go_to(number)
            powers = [power for power in game.map.powers if game.legal_orders(power=power)]
            if powers:
                yield game, choose.choice(powers)
                made += 1
            if made == count:
                return


def in_full(parts):
    """All texts of a sequence of sets of texts."""
    return {"".join(each) for each in itertools.product(*parts)}


def regex_language(pattern):
    """All texts that a regular expression of letters, groups and choices matches, by Python's own reader of them."""
    parser = re._parser if sys.version_info >= (3, 11) else __import__("sre_parse")

    def of(items):
        parts = []
        for kind, value in items:
            name = str(kind)
            if name == "LITERAL":
                parts.append({chr(value)})
            elif name == "BRANCH":
                parts.append(set().union(*map(of, value[1])))
            elif name == "IN":
                parts.append({chr(each) for _, each in value})
            elif name == "SUBPATTERN":
                parts.append(of(value[-1]))
            elif name == "MAX_REPEAT" and tuple(map(int, value[:2])) == (0, 1):
                parts.append({""} | of(value[2]))
            else:
                raise AssertionError(name)
        return in_full(parts)

    return of(parser.parse(pattern))


def gbnf_language(text):
    """All texts of the rule `root`: a reader of the part of GBNF without repetition other than ?."""
    rules = dict(line.split(" ::= ", 1) for line in text.splitlines())

    def choice(tokens):
        made = set(sequence(tokens))
        while tokens and tokens[0] == "|":
            tokens.pop(0)
            made |= sequence(tokens)
        return made

    def sequence(tokens):
        parts = []
        while tokens and tokens[0] not in "|)":
            token = tokens.pop(0)
            if token == "(":
                part = choice(tokens)
                assert tokens.pop(0) == ")"
            else:
                part = {json.loads(token)} if token.startswith('"') else choice(split(rules[token]))
            if tokens and tokens[0] == "?":
                tokens.pop(0)
                part = part | {""}
            parts.append(part)
        return in_full(parts)

    def split(rule):
        return re.findall(r'"[^"]*"|[()|?]|\w+', rule)

    return choice(split(rules["root"]))


def lark_language(text):
    """All texts of the rules that lark made of a grammar."""
    import lark

    parser = lark.Lark(text, keep_all_tokens=True)
    words = {each.name: each.pattern.value for each in parser.terminals}
    rules = {}
    for rule in parser.rules:
        rules.setdefault(rule.origin.name, []).append(rule.expansion)

    def of(symbol):
        if symbol.is_term:
            return {words[symbol.name]}
        return set().union(*(in_full([of(each) for each in expansion]) for expansion in rules[symbol.name]))

    return parser, set().union(*(in_full([of(each) for each in expansion]) for expansion in rules["start"]))


class Grammars(unittest.TestCase):
    def test_the_languages_are_the_lists(self):
        with_lark, orders, longest = importlib.util.find_spec("lark") is not None, 0, 0
        for game, power in positions(POSITIONS):
            legal = set(map(str, game.legal_orders(power=power)))
            grammar = OrderGrammar.of(game, power)
            self.assertEqual(set(grammar.trie), legal)
            self.assertEqual(regex_language(grammar.regex()), legal)
            self.assertEqual(gbnf_language(grammar.gbnf()), legal)
            if with_lark:
                parser, language = lark_language(grammar.lark())
                self.assertEqual(language, legal)
                self.assertTrue(parser.parse(max(legal, key=len)))
            orders, longest = orders + len(legal), max(longest, len(grammar.gbnf()))
        print(f"{POSITIONS} positions, {orders} orders, longest grammar {longest} bytes, {'with' if with_lark else 'without'} lark")

    def test_sheets(self):
        game = Game()
        grammar = OrderGrammar.of(game, "FRANCE")
        sheet = "\n".join(orders[-1] for orders in grammar.groups.values())
        self.assertEqual(len(sheet.splitlines()), 3)
        self.assertTrue(re.fullmatch(grammar.regex(sheet=True), sheet))
        self.assertFalse(re.fullmatch(grammar.regex(sheet=True), sheet.replace("A PAR", "A LON")))
        size = 1
        for orders in grammar.groups.values():
            size *= len(orders)
        self.assertEqual(len(gbnf_language(grammar.gbnf(sheet=True))), size)
        if importlib.util.find_spec("lark"):
            import lark

            parser = lark.Lark(grammar.lark(sheet=True))
            self.assertTrue(parser.parse(sheet))
            with self.assertRaises(lark.exceptions.LarkError):
                parser.parse(sheet.splitlines()[0])

    def test_sheets_of_builds_have_a_line_for_each_build(self):
        position = Position.empty()
        for center in ("PAR", "MAR", "BRE"):
            position.set_owner(center, "FRANCE")
        position.place("FRANCE", "army", "PAR")
        position.set_phase("W1901A")
        grammar = OrderGrammar.of(Game(position=position), "FRANCE")
        self.assertTrue(re.fullmatch(grammar.regex(sheet=True), "A MAR B\nWAIVE"))
        self.assertFalse(re.fullmatch(grammar.regex(sheet=True), "A MAR B"))

    def test_tries(self):
        trie = Trie(["A PAR - BUR", "A PAR - BRE", "A PAR S F BRE", "A PAR S F BRE - PIC"])
        self.assertEqual((trie.next("A PAR -"), trie.next("A PAR S F BRE")), ((" BUR", " BRE"), (" -", "")))
        self.assertEqual((trie.next("F"), "A PAR - BUR" in trie, "A PAR -" in trie), ((), True, False))
        with self.assertRaisesRegex(ValueError, "no legal order"):
            OrderGrammar({}).gbnf()


class Checks(unittest.TestCase):
    def test_reasons_and_what_is_like_it(self):
        game = Game()
        before = game.hash()
        check = check_order(game, "FRANCE", "A PAR - LON")
        self.assertEqual((check.is_legal, check.order, check.reason), (False, "A PAR - LON", "not_adjacent"))
        self.assertTrue(set(check.nearest) <= {str(each) for each in game.legal_orders("PAR")})
        self.assertIn("not adjacent", check.message)
        self.assertEqual(check.to_json()["nearest"], list(check.nearest))
        self.assertTrue(check_order(game, "FRANCE", "army Paris to Burgundy"))
        self.assertEqual(check_order(game, "FRANCE", "hello").reason, "unreadable")
        self.assertEqual(game.hash(), before)


class Distances(unittest.TestCase):
    def test_moves(self):
        board = Map()
        self.assertEqual({each: distances(board, "PAR", "army").get(each) for each in ("PAR", "BUR", "MUN", "LON")},
                         {"PAR": 0, "BUR": 1, "MUN": 2, "LON": None})
        self.assertEqual(distances(board, "STP/SC", "fleet")["SWE"], 2)
        near = nearest_centers(Position(), "MAR", "army", 2, not_of="FRANCE")
        self.assertEqual([(each.center, each.owner, each.moves) for each in near], [("SPA", None, 1), ("BEL", None, 2)])


class Views(unittest.TestCase):
    def test_orders_of_others_are_hidden(self):
        game = Game()
        game.submit("GERMANY", "A MUN - BUR")
        game.submit("FRANCE", "A PAR - BUR")
        seen = view(game, "FRANCE")
        self.assertEqual((seen["orders"], seen["powers"]["FRANCE"]["units"]), (["A PAR - BUR"], ["F BRE", "A MAR", "A PAR"]))
        self.assertNotIn("A MUN - BUR", json.dumps({key: seen[key] for key in seen if key != "legal"}))
        game.process()
        text = view_text(game, "FRANCE")
        self.assertIn("GERMANY: A MUN - BUR: A MUN bounced", text)
        self.assertIn("  A PAR - BUR\n", text)
        for game, power in positions(10):
            self.assertIn(f"You are {power}.", view_text(game, power, phases=2))


class Reading(unittest.TestCase):
    REPLY = """Here are my orders for this turn:

    1. **A PAR - BUR** (to keep Germany out)
    2. `A Marseilles SUPPORT A Paris to Burgundy` -- it needs help
    - F BRE - PAR
    - a brest hold and wait
    I hope that Italy stays quiet."""

    def test_lists_and_markdown(self):
        game = Game()
        reading = read_orders(game, "FRANCE", self.REPLY)
        self.assertEqual(reading.orders, ("A PAR - BUR", "A MAR S A PAR - BUR", "F BRE H"))
        self.assertEqual([each.line for each in reading.read], [3, 4, 6])
        self.assertEqual((reading.read[1].left_out, reading.read[2].left_out), ("it needs help", "and wait"))
        self.assertEqual([(each.line, each.check.reason) for each in reading.refused], [(5, "cannot_stand")])
        self.assertEqual((len(reading.prose), reading.missing), (2, ()))
        self.assertEqual(len(reading.feedback.splitlines()), 4)
        self.assertEqual(game.orders("FRANCE"), [])

    def test_every_form_is_read(self):
        wanted = ("A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - MAO")
        for text in ("\n".join(wanted), "; ".join(wanted), json.dumps({"orders": wanted}), f"Sure!\n```json\n{json.dumps(wanted)}\n```",
                     "* Army Paris -> Burgundy\n* Army Marseilles supports Army Paris to Burgundy\n* Fleet Brest moves to Mid-Atlantic Ocean",
                     "| A PAR - BUR |\n| A MAR S A PAR - BUR |\n| F BRE - MAO |", "A PAR - BUR # so\nA MAR S A PAR - BUR // so\nF BRE – MAO"):
            reading = read_orders(Game(), "FRANCE", text)
            self.assertEqual((set(reading.orders), reading.refused, reading.missing), (set(wanted), (), ()), text)
        self.assertEqual(read_orders(Game(), "FRANCE", "\n".join(wanted)).feedback, "")

    def test_orders_beside_json_and_in_tables(self):
        two = {"A PAR - BUR", "A MAR - SPA"}
        for text, orders in (("As in [1], we go west:\nA PAR - BUR\nA MAR - SPA", two), ('{"plan": "west"}\nA PAR - BUR', {"A PAR - BUR"}),
                             ('{"A PAR": "- BUR", "A MAR": "SPA"}', two), ('{"thoughts": "hold"}\n["A PAR - BUR", "A MAR - SPA"]', two),
                             ("| Unit | Order | Why |\n|---|---|---|\n| A PAR | A PAR - BUR | to take it |\n| 2 | **A MAR - SPA** | go |", two),
                             ("| Army Paris | move to Burgundy |\n| A MAR | - SPA |", two), ("| A PAR - BUR | A MAR - SPA |", two),
                             ("1) A PAR-BUR 2) A MAR-SPA", two), ("1. A PAR - BUR 2. A MAR - SPA", two), ("(1) A PAR - BUR (2) A MAR - SPA", two)):
            reading = read_orders(Game(), "FRANCE", text)
            self.assertEqual((set(reading.orders), reading.refused), (orders, ()), text)

    def test_replies_of_every_kind(self):
        for text, orders in (("Army Marseilles supports Army Paris to Burgundy; Army Paris to Burgundy; " * 10, {"A MAR S A PAR - BUR", "A PAR - BUR"}),
                             ("[" * 100000 + "]" * 100000, set()), ('["A PAR H \\ud800", "F BRE H"]', {"A PAR H", "F BRE H"}), ("A PAR - BUR \ud800", {"A PAR - BUR"}),
                             ("\0", set()), ("", set())):
            self.assertEqual(set(read_orders(Game(), "FRANCE", text).orders), orders)
        self.assertRaises(TypeError, read_orders, Game(), "FRANCE", b"A PAR H")

    def test_the_last_of_two_orders_counts(self):
        reading = read_orders(Game(), "FRANCE", "A PAR H\nno, better:\nA PAR - BUR")
        self.assertEqual((reading.orders, reading.missing), (("A PAR - BUR",), ("F BRE", "A MAR")))

    def test_what_is_read_is_what_was_written(self):
        for game, power in positions(30):
            grammar = OrderGrammar.of(game, power)
            sheet = list({place.split("/")[0]: orders[0] for place, orders in grammar.groups.items()}.values())
            self.assertEqual(set(read_orders(game, power, "\n".join(f"{i}. {each}" for i, each in enumerate(sheet, 1))).orders), set(sheet))


if __name__ == "__main__":
    unittest.main()

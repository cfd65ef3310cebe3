#!/usr/bin/env python3
"""Whole games through libentente.so and entente_abi.py, the binding that is made from its description.

usage: game_test.py DESCRIPTION LIBRARY PROGRAM

Plays as `entente play` does, with the same random numbers, but from the outside: legal orders are listed, chosen,
submitted and processed through the public functions. A saved game must be the one that the program plays from the same
seed.
"""

import ctypes
import json
import pathlib
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent.parent / "abi"))
from entente_abi import Binding, Failure  # noqa: E402

SEEDS, PHASES = range(1, 6), 30
MASK = (1 << 64) - 1


class Random:
    """The generator of the engine (splitmix64), so that both players choose alike."""

    def __init__(self, seed):
        self._state = seed

    def below(self, bound):
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        word = self._state
        word = ((word ^ word >> 30) * 0xBF58476D1CE4E5B9) & MASK
        word = ((word ^ word >> 27) * 0x94D049BB133111EB) & MASK
        return ((word ^ word >> 31) >> 32) * bound >> 32


class Player:
    """Chooses random legal orders for a phase of the standard board."""

    def __init__(self, library, board, seed):
        self._library, self._board = library, board
        self._scratch = library.entente_scratch_new(board)
        self._random = Random(seed)

    def _one_of(self, choices):
        return choices[self._random.below(len(choices))]

    def _kind(self, order):
        return self._library.entente_order_unpack(order).kind

    def _moves(self, orders):
        """Half of the units get one of their moves, if they have any."""
        moves = [order for order in orders if self._kind(order) == self._library.ENTENTE_MOVE]
        return moves or orders

    def orders(self, position, phase_type):
        """Orders as (power, order)."""
        if phase_type == self._library.ENTENTE_ADJUSTMENTS:
            return self._adjustments(position)
        moving = phase_type == self._library.ENTENTE_MOVEMENT
        listed = self._library.entente_position_units if moving else self._library.entente_position_dislodged
        chosen = []
        for unit in listed(self._board, position):
            province = self._library.entente_map_location(self._board, unit.location).province
            choices = self._library.entente_legal_orders(self._scratch, position, None, self._library.ENTENTE_NO_POWER, province)
            if moving and self._random.below(2) == 0:
                choices = self._moves(choices)
            if choices:
                chosen.append((unit.power, self._one_of(choices)))
        return chosen

    def _adjustments(self, position):
        chosen = []
        for power in range(self._library.entente_map_describe(self._board).power_count):
            due = self._library.entente_position_due(self._board, position, None, power)
            if due == 0:
                continue
            choices = self._library.entente_legal_orders(self._scratch, position, None, power, self._library.ENTENTE_NO_PROVINCE)
            pick = self._builds if due > 0 else self._removals
            chosen += [(power, order) for order in pick(choices, abs(due))]
        return chosen

    def _builds(self, choices, count):
        """One build a site; waiving stays a choice to the end."""
        picked = []
        while len(picked) < count and choices:
            order = self._one_of(choices)
            picked.append(order)
            if self._kind(order) == self._library.ENTENTE_BUILD:
                choices = [other for other in choices if self._site(other) != self._site(order)]
        return picked

    def _site(self, order):
        fields = self._library.entente_order_unpack(order)
        if fields.kind != self._library.ENTENTE_BUILD:
            return None
        return self._library.entente_map_location(self._board, fields.source).province

    def _removals(self, choices, count):
        picked = []
        for _ in range(min(count, len(choices))):
            at = self._random.below(len(choices))
            choices[at], choices[-1] = choices[-1], choices[at]
            picked.append(choices.pop())
        return picked


class GameTest(unittest.TestCase):
    def setUp(self):
        self.library = Binding(DESCRIPTION, LIBRARY)
        self.board = self.library.entente_map_builtin("standard")

    def program(self, seed, *words):
        command = [PROGRAM, "play", "--seed", str(seed), "--phases", str(PHASES), *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def play_phase(self, game, player):
        """Plays a phase; False if the game was over. Every result and event has its sentence."""
        library = self.library
        position = library.position(self.board)
        phase = library.entente_game_phase_count(game)
        library.entente_game_position(game, phase, position)
        info = library.entente_position_describe(self.board, position)
        if info.end_kind != library.ENTENTE_END_NONE:
            return False
        by_power = {}
        for power, order in player.orders(position, info.phase_type):
            by_power.setdefault(power, []).append(order)
        for power, orders in by_power.items():
            library.entente_game_submit(game, power, orders, None)
            self.assertEqual(library.entente_game_orders(game, phase, power), orders)
            lines = library.entente_game_orders_text(game, phase, power, 0).splitlines()
            self.assertEqual(lines, [library.entente_order_write(self.board, order) for order in orders])
        library.entente_game_process(game)
        results = library.entente_game_results(game, phase)
        self.assertGreaterEqual(len(results), sum(map(len, by_power.values())))
        self.assertEqual(len(results), library.entente_game_summary(game, phase).result_count)
        kinds = (library.ENTENTE_TEXTS_RESULTS, library.ENTENTE_TEXTS_EVENTS)
        sentences, told = (library.entente_game_texts(game, phase, kind, None).splitlines() for kind in kinds)
        self.assertEqual(len(sentences), len(results))
        for sentence, result in zip(sentences, results):
            self.assertTrue(sentence.endswith("."))
            self.assertIsNotNone(library.entente_word(library.ENTENTE_WORDS_REASON, result.reason))
        events = library.entente_game_events(game, phase)
        self.assertEqual(len(told), len(events))
        for event in events:
            self.assertIsNotNone(library.entente_word(library.ENTENTE_WORDS_EVENT_KIND, event.kind))
        return True

    def test_a_game_is_the_one_that_the_program_plays(self):
        library = self.library
        for seed in SEEDS:
            game = library.entente_game_new(self.board, None, None)
            player = Player(library, self.board, seed)
            phases = 0
            while phases < PHASES and self.play_phase(game, player):
                phases += 1
            self.assertEqual(phases, library.entente_game_phase_count(game))
            self.assertIn(f"seed {seed}: {phases} phases, ", self.program(seed))
            saved = library.entente_game_save(game)
            self.assertEqual(saved, self.program(seed, "--json").rstrip("\n"))
            again = library.entente_game_load(saved, None)
            self.assertEqual(library.entente_game_phase_count(again), phases)

    def test_structs_and_constants(self):
        library = self.library
        library.entente_abi_check(library.ENTENTE_ABI_VERSION)
        with self.assertRaises(Failure):
            library.entente_abi_check(0)
        self.assertEqual(library.entente_map_builtin_describe(0).name, "standard")
        with self.assertRaises(Failure):
            library.entente_map_builtin_describe(1000)
        paris = library.entente_map_find_location(self.board, "Paris")
        self.assertEqual(library.entente_map_location_id(self.board, paris), "PAR")
        self.assertIsNone(library.entente_map_location_id(self.board, 1000))
        rules = library.entente_rules_init(self.board)
        library.entente_rules_set(rules, "civil_disorder", "home_distance")
        again = library.entente_rules_init(None)
        self.assertNotEqual(bytes(rules.value), bytes(again.value))

    def test_words_are_the_short_names(self):
        with open(DESCRIPTION, encoding="utf-8") as file:
            enums = [each for each in json.load(file)["enums"] if each["words"] is not None]
        self.assertGreater(len(enums), 20)
        for each in enums:
            for member in each["members"]:
                word = self.library.entente_word(each["words"], member["value"])
                self.assertEqual(word.replace("-", "_"), member["short"], each["name"])
                self.assertEqual(self.library.entente_find_word(each["words"], word), member["value"] & 0xFFFFFFFF)

    def test_a_failure_tells_its_message(self):
        with self.assertRaises(Failure) as caught:
            self.library.entente_map_builtin("stendard")
        self.assertIs(caught.exception.status, self.library.ENTENTE_ERR_NOT_FOUND)
        self.assertIn("standard", str(caught.exception))
        with self.assertRaises(Failure) as caught:
            self.library.entente_rules_read(None, "waive=perhaps")
        self.assertEqual((caught.exception.error.has_place, caught.exception.error.column), (True, 7))

    def test_numbers_are_what_they_mean(self):
        library = self.library
        move = library.entente_order_read(self.board, None, library.ENTENTE_MOVEMENT, library.ENTENTE_NO_POWER, "F BRE - ENG")
        fields = library.entente_order_unpack(move)
        self.assertIs(fields.kind, library.ENTENTE_MOVE)
        self.assertIs(fields.unit_type_known, True)
        self.assertIsInstance(fields.written, library.entente_written)
        fields.unit_type = library.ENTENTE_ARMY
        self.assertEqual(library.entente_order_write(self.board, library.entente_order_pack(fields)), "A BRE - ENG")
        scratch, position = library.entente_scratch_new(self.board), library.position(self.board)
        library.entente_position_start(self.board, position)
        far = library.entente_order_read(self.board, None, library.ENTENTE_MOVEMENT, 0, "F BRE - BLA")
        library.entente_adjudicate(scratch, position, None, [far])
        result = library.entente_scratch_results(scratch)[0]
        self.assertEqual((result.reason.name, result.implied), ("ENTENTE_REASON_ILLEGAL", False))
        library.entente_position_set_end(self.board, position, library.ENTENTE_END_DRAW, {1, 4})
        self.assertEqual(library.entente_position_describe(self.board, position).winners, {1, 4})
        self.assertIn("kind=<entente_order_kind.ENTENTE_MOVE", repr(fields))

    def test_bytes_are_whole(self):
        library = self.library
        game = library.entente_game_new(self.board, None, None)
        saved = library.entente_game_save_binary(game)
        self.assertIn(0, saved)
        self.assertEqual(library.entente_game_save_binary(library.entente_game_load(saved, None)), saved)

    def test_what_may_not_be_none_is_named(self):
        with self.assertRaisesRegex(TypeError, "entente_map_name: game_map may not be None"):
            self.library.entente_map_name(None)
        with self.assertRaisesRegex(TypeError, r"takes \(name\)"):
            self.library.entente_map_builtin()

    def test_a_position_that_is_too_small_is_a_failure(self):
        size = self.library.entente_position_size(self.board) // 8
        small = (ctypes.c_uint64 * (size - 1))()
        with self.assertRaises(Failure) as caught:
            self.library.entente_position_start(self.board, small)
        self.assertEqual(caught.exception.status, self.library.ENTENTE_ERR_BUFFER_TOO_SMALL)

    def test_a_document_gives_its_phases(self):
        library = self.library
        phase = '{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}}'
        document = library.entente_document_read('{"phases":[' + phase + "]}")
        self.assertEqual(library.entente_document_phase_count(document), 1)
        self.assertEqual(library.entente_document_phase(document, 0), phase)
        exchange = library.entente_exchange_new(None, None)
        summary, report = library.entente_exchange_replay(exchange, document, library.ENTENTE_TEXT_FOR_PEOPLE, None)
        self.assertEqual((summary.phase_count, summary.compared, summary.skipped_last), (1, 0, 1))
        self.assertTrue(report)

    def test_many_positions_at_once(self):
        library = self.library
        size = library.entente_position_size(self.board) // 8
        start = library.position(self.board)
        library.entente_position_start(self.board, start)
        positions = (type(start)._type_ * (2 * size))(*start, *start)
        no_power = library.ENTENTE_NO_POWER
        order = library.entente_order_read(self.board, None, library.ENTENTE_MOVEMENT, no_power, "A PAR - BUR")
        scratch = library.entente_scratch_new(self.board)
        results, statuses = library.entente_adjudicate_batch(scratch, positions, 2, None, [order] * 3, [0, 1, 3])
        self.assertEqual((len(results), statuses), (3, [0, 0]))
        self.assertEqual(list(positions[:size]), list(positions[size:]))
        self.assertNotEqual(list(positions[:size]), list(start))


if __name__ == "__main__":
    DESCRIPTION, LIBRARY, PROGRAM = sys.argv[1:4]
    unittest.main(argv=sys.argv[:1])

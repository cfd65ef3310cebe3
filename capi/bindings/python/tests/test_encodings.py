"""Tests of entente.encodings: published hashes and examples, round trips on random positions. They skip themselves without
NumPy. ENTENTE_LIBRARY names the library unless the package carries it."""

import doctest
import hashlib
import importlib.util
import unittest

from entente import Actions, Adjudicator, EntenteError, Map, NotFound, NotSupported, Order, PhaseType, Position, Status

if importlib.util.find_spec("numpy") is None:
    raise unittest.SkipTest("NumPy is not installed")

import numpy as np

import entente.encodings
from entente.encodings import Encoding, legal_masks, random_orders

# The published lists: entries in sequence, each followed by a line feed.
HASHES = {
    "deepmind": "9e0cbe7234be5c95302d647c097d98843a20cdc8fe6f6751ccc379e2c2316438",
    "mila": "ed3e2854aa371b150cd3f15f69b729c4d2488e280f16d9b132a0ff68a804f723",
    "fair": "7831fc2a6d4ff3f97b44105713a5b63e57fafaab0374fb4156cabc0b217232de",
    "dipnet": "15b67354e41633958f4b467bf297ffe2485d0089d46a722ddb89b463323ebc25",
}
WORDS_HASH = "a7139ed42b6cad0411cae35c5ec759c339c3725f20512c690d27e70294c21efc"
# DeepMind's actions by kind: how many, and the first 16 digits of the hash of their numbers.
KIND_HASHES = {
    1: (1194, "030b628b10b22a38"), 2: (9022, "92a95fe2378a6d2d"), 3: (75, "47f357e432e10b15"), 4: (419, "2df651c9fdedcceb"),
    5: (412, "28b95826b932b472"), 6: (6853, "32e5c70001b0d5b4"), 8: (75, "1e692f100fd2e5f2"), 9: (419, "591e72a46c8b6b95"),
    10: (22, "d1292bda70765838"), 11: (17, "cba448370cfadced"), 12: (75, "bd3966dc4ed22662"), 13: (1, "9c9c868c484122ec"),
}
# Those of MILA's texts: a text that is of the form, how many, the hash.
MILA_HASHES = {
    "H": (120, "dc643c64ef569dee"), "D": (120, "34e8a9dbe15ac418"), "B": (39, "61e24d9f2e8b2e7e"), "-": (504, "d6cc102d2b3924a4"),
    "R": (504, "9298440cb9386633"), "VIA": (820, "ee96a309b82b7dac"), "C": (2608, "9301fe5c96d747fb"), "S": (833, "78d259c863f6e780"),
    "S -": (7457, "dd4b6d04ef456d45"),
}
MAP = Map()


def sha(entries):
    return hashlib.sha256("".join(f"{each}\n" for each in entries).encode()).hexdigest()


def form(text):
    words = text.split()
    if words[0] == "WAIVE":
        return None
    return "VIA" if words[-1] == "VIA" else "S -" if words[2] == "S" and "-" in words else words[2]


def start(count):
    return np.tile(np.frombuffer(bytes(Position(MAP).memory), np.uint8), (count, 1))


class Batch:
    """Random games, each position beside its phase type."""

    def __init__(self, count, seed=1):
        self.judge, self.positions, self.count = Adjudicator(MAP), start(count), count
        self.states = np.arange(seed, seed + count, dtype=np.uint64)
        self.orders, self.starts = np.empty(76 * count, np.uint64), np.empty(count + 1, np.uint64)

    def step(self):
        random_orders(self.judge, self.positions, self.states, self.orders, self.starts)
        self.judge.adjudicate_batch(self.positions, self.orders, self.starts, statuses=np.empty(self.count, np.int32))

    def position(self, i):
        return Position.from_bytes(MAP, self.positions[i].tobytes())


class Lists(unittest.TestCase):
    def test_the_lists_are_the_published_ones(self):
        for kind, published in HASHES.items():
            encoding = Encoding(kind)
            self.assertEqual(hashlib.sha256(encoding.list()).hexdigest(), published, kind)
            self.assertEqual(len(encoding), len(encoding.texts))
        self.assertEqual(hashlib.sha256(Encoding("dipnet").list(words=True)).hexdigest(), WORDS_HASH)

    def test_each_kind_of_action_is_the_published_one(self):
        numbers = Encoding("deepmind").numbers
        self.assertEqual(numbers.dtype, np.int64)
        np.testing.assert_array_equal(numbers >> 48, np.arange(18584))
        for kind, (count, published) in KIND_HASHES.items():
            of_kind = numbers[(numbers & 0xFF) == kind]
            self.assertEqual((len(of_kind), sha(of_kind)[:16]), (count, published), kind)

    def test_each_form_of_text_is_the_published_one(self):
        texts = Encoding("mila").texts
        for wanted, (count, published) in MILA_HASHES.items():
            of_form = [each for each in texts if form(each) == wanted]
            self.assertEqual((len(of_form), sha(of_form)[:16]), (count, published), wanted)

    def test_a_repeated_text_is_found_at_its_last_place(self):
        fair = Encoding("fair")
        self.assertEqual([fair.index(each) for each in ("A ALB D", "A BUD B", "A MOS B;A STP B;A WAR B;F SEV B")], [13306, 13157, 13207])
        with self.assertRaises(KeyError):
            fair.index("WAIVE")

    def test_tokens_spell_the_texts(self):
        dipnet = Encoding("dipnet")
        words, tokens = dipnet.words, dipnet.tokens
        self.assertEqual(words[2], "<EOS>")
        self.assertFalse(tokens[:11].any())
        for text, row in zip(dipnet.texts[11:], tokens[11:]):
            spelled = [words[each] for each in row if each]
            self.assertEqual(spelled.pop(), "<EOS>")
            self.assertEqual(" ".join(spelled), text.replace(" R ", " - "))

    def test_other_maps_have_no_encodings(self):
        for name in ("fleet_rome", "pure"):
            if name == "fleet_rome":  # the same board, another start
                self.assertEqual(len(Encoding("fair", name)), 13426)
            else:
                self.assertRaisesRegex(NotSupported, "standard map", Encoding, "fair", name)


class RoundTrips(unittest.TestCase):
    """Every legal order of random positions through every list."""

    GAMES, STEPS = 40, 60  # 2,400 positions

    @classmethod
    def setUpClass(cls):
        cls.province = np.array([MAP.province_number(i) for i in range(len(MAP.locations))] + [0xFFF] * (0x1000 - len(MAP.locations)),
                                np.uint64)

    def comparable(self, orders):
        """Orders without the coast of the destination of a supported move."""
        is_support = orders & np.uint64(15) == 4
        target = self.province[(orders >> np.uint64(36) & np.uint64(0xFFF)).astype(int)]
        return np.where(is_support, orders & ~np.uint64(0xFFF << 36) | target << np.uint64(36), orders)

    def back(self, encoding, position, orders, indices):
        """The orders of indices, each given by the power of its order."""
        power = (orders >> np.uint64(16) & np.uint64(0xFF)).astype(int)
        rank = np.zeros(len(orders), int)
        for each in range(7):
            rank[power == each] = np.arange((power == each).sum())
        choices = np.full((rank.max(initial=0) // 17 + 1, 7, 17), -1, np.int32)
        choices[rank // 17, power, rank % 17] = indices
        got, starts = encoding.to_orders(np.tile(position, (len(choices), 1)), choices)
        self.assertEqual(starts[-1], len(got))
        sequence = np.lexsort((rank % 17, power, rank // 17))  # of the choices: by position, power, step
        return got, sequence[indices[sequence] >= 0]

    def test_every_legal_order_comes_back(self):
        batch, unsayable = Batch(self.GAMES), dict.fromkeys(HASHES, 0)
        encodings, total = {kind: Encoding(kind) for kind in HASHES}, 0
        for _ in range(self.STEPS):
            batch.step()
            for i in range(self.GAMES):
                position = batch.position(i)
                orders = np.array(batch.judge.legal_orders_packed(position.memory), np.uint64)
                total += len(orders)
                for kind, encoding in encodings.items():
                    indices = encoding.of_orders(orders, position.phase_type)
                    got, sequence = self.back(encoding, batch.positions[i], orders, indices)
                    np.testing.assert_array_equal(self.comparable(got), self.comparable(orders[sequence]), kind)
                    unsayable[kind] += int((indices < 0).sum())
                    if kind == "fair":
                        waives = int((orders & np.uint64(15) == 9).sum())
                        unsayable[kind] -= waives
                    for index, order in zip(indices[::97], orders[::97]):
                        if kind == "dipnet" and index >= 0:
                            text = str(Order(MAP, int(order)))
                            listed = encoding.texts[index]
                            self.assertTrue(text == listed or " S F " in text and text[:-3] == listed, (text, listed))
        self.assertGreater(total, 500000)
        self.assertEqual(unsayable["deepmind"], 0)
        for kind in ("mila", "fair", "dipnet"):  # convoys of more than four seas, and what depends on them
            self.assertLess(unsayable[kind], total / 1000, kind)

    def test_texts_are_those_of_the_orders(self):
        mila, judge = Encoding("mila"), Adjudicator(MAP)
        orders = judge.legal_orders(Position(MAP))
        indices = mila.of_orders(np.array([each.bits for each in orders], np.uint64), "movement")
        self.assertEqual([mila.texts[each] for each in indices], [str(each) for each in orders])

    def test_a_disband_is_another_action_in_each_phase(self):
        deepmind, order = Encoding("deepmind"), [Order.read(MAP, "A BUR D", "FRANCE").bits]
        retreats, adjustments = (deepmind.of_orders(order, each)[0] for each in (PhaseType.RETREATS, PhaseType.ADJUSTMENTS))
        self.assertEqual([int(deepmind.numbers[each]) & 0xFF for each in (retreats, adjustments)], [8, 12])

    def test_wrong_arrays_are_refused(self):
        fair, position = Encoding("fair"), start(1)
        with self.assertRaisesRegex(ValueError, r"choices is int64 \(1, 7, 17\): expected int32"):
            fair.to_orders(position, np.zeros((1, 7, 17), np.int64))
        with self.assertRaisesRegex(ValueError, "expected a multiple of"):
            fair.to_orders(position[:, :-8].copy(), np.zeros((1, 7, 17), np.int32))
        with self.assertRaisesRegex(NotFound, r"choices\[0\]: index 99999 is beyond the last"):
            fair.to_orders(position, np.full((1, 7, 17), 99999, np.int32))


class Batches(unittest.TestCase):
    def test_the_example_is_true(self):
        self.assertEqual(doctest.testmod(entente.encodings).failed, 0)

    def test_a_seed_is_a_game(self):
        one, other = Batch(8, seed=3), Batch(1, seed=5)
        for _ in range(50):
            one.step()
            other.step()
        np.testing.assert_array_equal(one.positions[2], other.positions[0])

    def test_no_room_leaves_the_states(self):
        batch = Batch(2)
        with self.assertRaises(EntenteError) as caught:
            random_orders(batch.judge, batch.positions, batch.states, np.empty(3, np.uint64), batch.starts)
        self.assertEqual(caught.exception.status, Status.BUFFER_TOO_SMALL)
        np.testing.assert_array_equal(batch.states, [1, 2])

    def test_masks_are_the_legal_actions(self):
        batch, actions = Batch(20), Actions(MAP)
        for _ in range(30):
            batch.step()
        masks = legal_masks(batch.judge, batch.positions, actions)
        of_italy = legal_masks(batch.judge, batch.positions, actions, power="ITALY")
        for i in range(20):
            position = batch.position(i)
            self.assertEqual(np.flatnonzero(masks[i]).tolist(), sorted(set(batch.judge.legal_actions(position, actions))))
            self.assertEqual(np.flatnonzero(of_italy[i]).tolist(), sorted(batch.judge.legal_actions(position, actions, "ITALY")))

    def test_a_finished_game_is_skipped(self):
        batch = Batch(2)
        ended = Position(MAP)
        ended.set_end("draw", ["FRANCE"])
        batch.positions[1] = np.frombuffer(bytes(ended.memory), np.uint8)
        before, statuses = batch.positions[1].copy(), np.empty(2, np.int32)
        random_orders(batch.judge, batch.positions, batch.states, batch.orders, batch.starts)
        self.assertEqual(batch.starts.tolist(), [0, 22, 22])
        batch.judge.adjudicate_batch(batch.positions, batch.orders, batch.starts, statuses=statuses)
        self.assertEqual(statuses.tolist(), [Status.OK, Status.WRONG_PHASE])
        np.testing.assert_array_equal(batch.positions[1], before)
        self.assertFalse(legal_masks(batch.judge, batch.positions, Actions(MAP))[1].any())


if __name__ == "__main__":
    unittest.main()

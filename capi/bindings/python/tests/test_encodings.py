"""Tests of entente.encodings: published hashes and examples, round trips on random positions. They skip themselves without
NumPy. ENTENTE_LIBRARY names the library unless the package carries it."""

import doctest
import hashlib
import importlib.util
import itertools
import unittest

from entente import Actions, Adjudicator, EntenteError, LimitExceeded, Map, NotFound, NotSupported, Order, PhaseType, Position, Status

if importlib.util.find_spec("numpy") is None:
    raise unittest.SkipTest("NumPy is not installed")

import numpy as np

import entente.encodings
from entente.encodings import DEEPMIND_ROWS, FAIR_ROWS, DiplomacyState, Encoding, Season, legal_masks, random_orders

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
        choices, board = np.full((1, 7, 17), 100, np.int32), np.zeros((1, 81, 38), np.float32)
        with self.assertRaisesRegex(ValueError, r"orders is float32 \(400,\): expected uint64"):
            fair.to_orders(position, choices, np.zeros(400, np.float32))
        with self.assertRaisesRegex(ValueError, "states are float64: expected uint64"):
            random_orders(Adjudicator(MAP), position, np.zeros(1), np.zeros(76, np.uint64), np.zeros(2, np.uint64))
        with self.assertRaisesRegex(TypeError, "boards is list: expected an array of float32"):
            fair.boards(position, "fair", [1])
        board.setflags(write=False)
        with self.assertRaisesRegex(ValueError, "boards cannot be written"):
            fair.boards(position, "fair", board)
        with self.assertRaisesRegex(ValueError, "order_starts are"):
            fair.previous_entries(np.zeros(3, np.uint64), [])
        with self.assertRaisesRegex(ValueError, r"order_starts go to 9: expected none beyond the 3 orders"):
            fair.previous_entries(np.zeros(3, np.uint64), [0, 9])
        for call in (lambda: fair.previous_entries(np.zeros(3), [0, 3]), lambda: fair.of_orders([0.5], "movement"),
                     lambda: fair.previous_board(position, np.zeros(3), [0, 3])):
            with self.assertRaisesRegex(ValueError, "orders are float64: expected uint64"):
                call()
        for orders, starts in ((np.zeros(3), np.array([0, 3], np.uint64)), (np.zeros(3, np.uint64), np.array([0.0, 3.0]))):
            with self.assertRaisesRegex(ValueError, "are floating-point numbers"):
                Adjudicator(MAP).adjudicate_batch(bytearray(position), orders, starts)


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


# Boards as the published facts describe them, from the objects of the package: a second form, for comparison.
WITH_NONE = {"type": 0, "power": 3, "build": 11, "remove": 12, "lost": 13, "loser": 16, "terrain": 24, "owner": 27, "home": None}
WITHOUT = {"type": 0, "power": 2, "build": 9, "remove": 10, "lost": 11, "loser": 13, "terrain": 20, "owner": 23, "home": 31}


def province(location):
    return location.partition("/")[0]


def surpluses(position):
    counts = position.counts
    return {power: centers - units for power, (units, _, centers) in counts.items()}


def open_homes(position, power):
    occupied = {province(unit.location) for unit in position.units}
    return [home for home in position.homes(power) if position.owners[home] == power and home not in occupied]


def slow_board(position, form):
    rows, columns = (DEEPMIND_ROWS if form == "deepmind" else FAIR_ROWS), WITHOUT if form == "fair" else WITH_NONE
    board = np.zeros((81, 38 if form == "fair" else 35), np.float32)

    def mark(location, column):
        board[rows.index(location), column] = 1

    def places(of):
        return [each for each in rows if province(each) == of]

    for name, who, units in (("type", "power", position.units), ("lost", "loser", position.dislodged)):
        for unit in units:
            for location in {unit.location, province(unit.location)}:
                mark(location, columns[name] + int(unit.type))
                mark(location, columns[who] + MAP.powers.index(unit.power))
    for location in rows:
        terrain = MAP.location(location).terrain.word()
        kind = {"water": 1, "land": 0, "coast": 0 if form == "deepmind" and "/" not in location else 2}[terrain]
        mark(location, columns["terrain"] + kind)
    for center, owner in position.owners.items():
        for location in places(center):
            mark(location, columns["owner"] + (7 if owner is None else MAP.powers.index(owner)))
    if form == "fair":
        for power in MAP.powers:
            for home in MAP.power(power).homes:
                mark(home, 31 + MAP.powers.index(power))
    else:
        for begin, end, none in ((0, 2, 2), (3, 10, 10), (13, 15, 15), (16, 23, 23)):
            board[:, none] = ~board[:, begin:end].any(axis=1)
    if position.phase_type == PhaseType.ADJUSTMENTS:
        for power, surplus in surpluses(position).items():
            if surplus > 0:
                for home in open_homes(position, power):
                    for location in places(home):
                        mark(location, columns["build"])
            for unit in position.units if surplus < 0 else ():
                if unit.power == power:
                    for location in {unit.location, province(unit.location)}:
                        mark(location, columns["remove"])
    return board


def slow_previous(position, orders):
    """DipNet's previous orders, of texts."""
    board = np.zeros((81, 40), np.uint8)
    board[:, [2, 10, 15, 23, 31]] = 1
    units = {province(unit.location): unit.power for unit in position.units}

    def power_at(location):
        owner = units.get(province(location)) or position.owners.get(province(location))
        return 7 if owner is None else MAP.powers.index(owner)

    for center, owner in position.owners.items():
        for location in (each for each in FAIR_ROWS if province(each) == center):
            board[FAIR_ROWS.index(location), 32 + (7 if owner is None else MAP.powers.index(owner))] = 1
    for power, text in orders:
        words = text.split()
        row = np.zeros(32, np.uint8)
        kind = {"H": 0, "-": 1, "S": 2, "C": 3}[words[2]]
        source = power_at(words[4]) if kind >= 2 else 7
        goes_to = words[words.index("-") + 1] if "-" in words else None
        row[["A", "F"].index(words[0])] = row[3 + MAP.powers.index(power)] = row[11 + kind] = row[16 + source] = 1
        row[24 + (7 if goes_to is None else power_at(goes_to))] = 1
        for location in {words[1], province(words[1])}:
            board[FAIR_ROWS.index(location), :32] = row
    return board


def slow_candidates(position, judge, fair):
    """FAIR's arrays."""
    candidates, places = np.full((7, 17, 469), -1, np.int32), np.full((7, 81), -1, np.int8)
    listed = {}
    for order in judge.legal_orders(position):
        words = str(order).split()
        if "S" in words[2:3] and "-" in words:
            words[-1] = province(words[-1])
        text = " ".join(words)
        if text != "WAIVE" and text in fair.texts:
            listed.setdefault((order.power, " ".join(words[:2])), []).append(fair.index(text))
    if position.phase_type == PhaseType.ADJUSTMENTS:
        for p, (power, surplus) in enumerate(surpluses(position).items()):
            homes = open_homes(position, power)
            if surplus > 0 and homes:
                rows = [fair.index(f"{order}") for (who, _), orders in listed.items() if who == power for order in
                        (fair.texts[each] for each in orders)]
                sets = []
                for chosen in itertools.combinations(rows, min(surplus, len(homes))):
                    texts = sorted(fair.texts[each] for each in chosen)
                    if len({province(each.split()[1]) for each in texts}) == len(texts):
                        sets.append(fair.index(";".join(texts)))
                candidates[p, 0, : len(sets)] = sorted(sets)
                places[p, [FAIR_ROWS.index(home) for home in homes]] = -2
            elif surplus < 0:
                rows = sorted(each for (who, _), entries in listed.items() if who == power for each in entries)
                candidates[p, :-surplus, : len(rows)] = rows
                places[p, [FAIR_ROWS.index(province(unit.location)) for unit in position.units if unit.power == power]] = -2
        return candidates, places
    units = position.units if position.phase_type == PhaseType.MOVEMENT else position.dislodged
    steps = dict.fromkeys(range(7), 0)
    for unit in sorted(units, key=lambda each: FAIR_ROWS.index(each.location)):
        p = MAP.powers.index(unit.power)
        row = sorted(set(listed.get((unit.power, str(unit)), [])))
        candidates[p, steps[p], : len(row)] = row
        places[p, FAIR_ROWS.index(province(unit.location))] = steps[p]
        steps[p] += 1
    return candidates, places


class Boards(unittest.TestCase):
    """Boards and candidates of random positions, against the slow forms."""

    @classmethod
    def setUpClass(cls):
        cls.batch, cls.encoding = Batch(12, seed=100), Encoding("fair")

    def test_boards_are_as_published(self):
        batch, seen = self.batch, set()
        for _ in range(30):
            batch.step()
            made = {form: self.encoding.boards(batch.positions, form) for form in ("deepmind", "dipnet", "fair")}
            small = self.encoding.boards(batch.positions, "fair", dtype="uint8")
            np.testing.assert_array_equal(small, made["fair"])
            for i in range(batch.count):
                position = batch.position(i)
                seen.add(position.phase_type.word())
                for form, boards in made.items():
                    np.testing.assert_array_equal(boards[i], slow_board(position, form), f"{form} {position.line}")
        self.assertEqual(seen, {"movement", "retreats", "adjustments"})

    def test_the_opening(self):
        boards = self.encoding.boards(start(1), "deepmind")
        self.assertEqual(boards.shape, (1, 81, 35))
        fleet = boards[0, DEEPMIND_ROWS.index("STP/SC")]
        self.assertEqual(np.flatnonzero(fleet).tolist(), [1, 8, 15, 23, 26, 32])
        self.assertEqual(np.flatnonzero(boards[0, DEEPMIND_ROWS.index("STP")]).tolist(), [1, 8, 15, 23, 24, 32])
        self.assertEqual(np.flatnonzero(boards[0, DEEPMIND_ROWS.index("BEL")]).tolist(), [2, 10, 15, 23, 24, 34])

    def test_candidates_are_as_published(self):
        batch, fair, seen = Batch(10, seed=7), self.encoding, set()
        for _ in range(40):
            batch.step()
            candidates, places = fair.candidates(batch.judge, batch.positions)
            indices, starts = fair.legal(batch.judge, batch.positions)
            for i in range(batch.count):
                position = batch.position(i)
                wanted = slow_candidates(position, batch.judge, fair)
                np.testing.assert_array_equal(candidates[i], wanted[0], position.line)
                np.testing.assert_array_equal(places[i], wanted[1], position.line)
                seen |= {position.phase_type} | {each for each in places[i].flatten().tolist() if each < 0}
                for p in range(7):
                    row = indices[starts[7 * i + p] : starts[7 * i + p + 1]]
                    np.testing.assert_array_equal(row, np.unique(candidates[i, p][candidates[i, p] >= 0]))
        self.assertEqual(seen, {PhaseType.MOVEMENT, PhaseType.RETREATS, PhaseType.ADJUSTMENTS, -1, -2})

    def test_previous_orders_are_as_published(self):
        batch, dipnet = Batch(10, seed=50), Encoding("dipnet")
        for _ in range(30):
            before = batch.positions.copy()
            movement = [batch.position(i).phase_type == PhaseType.MOVEMENT for i in range(batch.count)]
            positions = [batch.position(i) for i in range(batch.count)]
            batch.step()
            boards = dipnet.previous_board(before, batch.orders, batch.starts)
            entries = self.encoding.previous_entries(batch.orders, batch.starts)
            for i in range(batch.count):
                orders = [Order(MAP, int(each)) for each in batch.orders[batch.starts[i] : batch.starts[i + 1]]]
                if movement[i]:
                    np.testing.assert_array_equal(boards[i], slow_previous(positions[i], [(each.power, str(each)) for each in orders]))
                found = []
                for order in orders:
                    text = str(order)
                    listed = text[:-3] if " S F " in text and text[-3:] in ("/NC", "/EC", "/SC") and "-" in text else text
                    if listed in self.encoding.texts and listed != "WAIVE":
                        found.append((self.encoding.index(listed), FAIR_ROWS.index(listed.split()[1])))
                wanted = np.zeros((2, 100), np.int64)
                if found:
                    wanted[:, : len(found)] = np.array(sorted(found)).T
                np.testing.assert_array_equal(entries[i], wanted)

    def test_dipnets_rows_hold_240(self):
        candidates, _ = Encoding("dipnet").candidates(Adjudicator(MAP), start(2))
        self.assertEqual(candidates.shape, (2, 7, 17, 240))
        self.assertEqual(candidates.min(), 0)
        crowded = Position.empty(MAP)
        for i in range(18):
            crowded.place("FRANCE", "army", [each for each in MAP.provinces if MAP.location(each).takes_army][i])
        with self.assertRaisesRegex(LimitExceeded, r"positions\[0\]: the position has too many units"):
            Encoding("dipnet").candidates(Adjudicator(MAP), bytes(crowded.memory))


class DeepMind(unittest.TestCase):
    def play(self, state, seed, most):
        """A game of random actions; what each turn was."""
        random, turns = np.random.default_rng(seed), []
        while not state.is_terminal() and len(turns) < most:
            observation, legal = state.observation(), state.legal_actions()
            turns.append((observation, legal))
            state.step([self.choice(random, observation, p, actions) for p, actions in enumerate(legal)])
        return turns

    @staticmethod
    def choice(random, observation, power, actions):
        if observation.season == Season.BUILDS:
            return [int(each) for each in random.permutation(actions)[: abs(observation.build_numbers[power])]]
        units = {}
        for action in actions:
            units.setdefault(action >> 9 & 0x7F, []).append(action)
        return [int(random.choice(each)) for each in units.values()]

    def test_a_game(self):
        turns = self.play(DiplomacyState(), 1, 300)
        self.assertEqual({each.season for each, _ in turns}, set(Season))
        removals = np.zeros(7)
        for (observation, legal), following in zip(turns, [*turns[1:], None]):
            self.assertEqual((observation.board.shape, observation.board.dtype), ((81, 35), np.float32))
            self.assertTrue(all(type(actions) is list and all(type(each) is int for each in actions) for actions in legal))
            if observation.season == Season.BUILDS:
                self.assertTrue(observation.build_numbers.any())
                removals = np.minimum(observation.build_numbers, 0)
            else:
                np.testing.assert_array_equal(observation.build_numbers, removals)
            kinds = {each & 0xFF for actions in legal for each in actions}
            allowed = {"M": {1, 2, 3, 4, 5, 6}, "R": {8, 9}, "B": {10, 11, 12, 13}}
            self.assertLessEqual(kinds, allowed["B" if observation.season == Season.BUILDS else observation.season.name.split("_")[1][0]])
            self.assertTrue(following is None or following[0].last_actions)
        self.assertEqual(turns[0][0].last_actions, [])

    def test_empty_phases_may_be_turns(self):
        turns = self.play(DiplomacyState(skip_empty=False), 2, 60)
        self.assertEqual([each.season.value for each, _ in turns], [i % 5 for i in range(60)])
        skipped = self.play(DiplomacyState(), 2, 60)
        self.assertLess(len([1 for _, legal in turns if any(legal)]), 60)
        self.assertTrue(all(any(legal) for _, legal in skipped))

    def test_an_empty_retreats_phase_shows_the_centers_before_it(self):
        state = DiplomacyState(skip_empty=False)
        for orders in ({"FRANCE": ["A PAR - PIC"]}, {}, {"FRANCE": ["A PIC - BEL"]}):
            packed = {power: [Order.read(MAP, text, power).bits for text in texts] for power, texts in orders.items()}
            deepmind = Encoding("deepmind")
            state.step([deepmind.numbers[deepmind.of_orders(packed.get(power, []), "movement")].tolist() for power in MAP.powers])
        self.assertEqual((state.observation().season, state.position.owners["BEL"]), (Season.AUTUMN_RETREATS, None))
        state.step([[]] * 7)
        self.assertEqual((state.observation().season, state.position.owners["BEL"]), (Season.BUILDS, "FRANCE"))
        self.assertEqual(state.observation().build_numbers.tolist(), [0, 0, 1, 0, 0, 0, 0])

    def test_returns_and_wrong_actions(self):
        state = DiplomacyState()
        self.assertEqual(state.returns().tolist(), [0] * 7)
        with self.assertRaisesRegex(ValueError, "actions of power 2: 4 is no action"):
            state.step([[], [], [4], [], [], [], []])
        for lists in ([[]], [[]] * 8, [state.legal_actions()[0]] * 7):
            with self.assertRaisesRegex(ValueError, "expected 7 lists of at most 17 actions"):
                state.step(lists)
        state.position.set_end("draw", ["FRANCE", "ITALY"])
        self.assertTrue(state.is_terminal())
        self.assertEqual(state.returns().tolist(), [0, 0, 0.5, 0, 0.5, 0, 0])


if __name__ == "__main__":
    unittest.main()

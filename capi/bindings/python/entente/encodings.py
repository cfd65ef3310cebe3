"""Published encodings of orders and boards, and batches for training. Needs NumPy.

>>> import numpy as np
>>> from entente import Actions, Adjudicator, Map, Position
>>> from entente.encodings import Encoding, legal_masks, random_orders
>>> board, judge = Map(), Adjudicator("standard")
>>> positions = np.tile(np.frombuffer(bytes(Position(board).memory), np.uint8), (1000, 1))
>>> states = np.arange(1000, dtype=np.uint64)  # a seed for each game
>>> orders, starts = np.empty(76 * 1000, np.uint64), np.empty(1001, np.uint64)
>>> random_orders(judge, positions, states, orders, starts)
22000
>>> judge.adjudicate_batch(positions, orders, starts)
>>> fair = Encoding("fair", board)
>>> len(fair), fair.texts[677], fair.index("A BUD B")
(13426, 'A BUD B;A VIE B;F TRI B', 13157)

Every function fills arrays of the caller, or makes them. The GIL is released meanwhile: two threads with an Adjudicator
each use two processors. docs/research.md says what of the published code was run, what was only read, and what is unknown.
"""

from __future__ import annotations

import ctypes
import enum
import importlib
from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _native
from . import _declarations as declared
from ._adjudicator import Actions, Adjudicator, buffer, writable
from ._declarations import BoardForm, EncodingKind, EndKind, PhaseType, Status
from ._extras import extra
from ._map import Map, PowerName, as_map
from ._position import Position
from ._rules import Rules, rules_struct
from .errors import EntenteError

with extra("numpy", "encodings"):
    _np: Any = importlib.import_module("numpy")

POWERS, STEPS, ROWS = 7, 17, 81
"""Shapes: powers in the sequence of the alphabet, orders of a power at most, rows of a board."""

DEEPMIND_ROWS: Tuple[str, ...] = tuple("""
BOH BUR GAL RUH SIL TYR UKR BUD MOS MUN PAR SER VIE WAR ADR AEG BAL BAR BLA EAS ENG BOT LYO HEL ION IRI MAO NAO NTH NWG SKA TYS
WES ALB APU ARM CLY FIN GAS LVN NAF PIC PIE PRU SYR TUS WAL YOR ANK BEL BER BRE CON DEN EDI GRE HOL KIE LON LVP MAR NAP NWY POR
ROM RUM SEV SMY SWE TRI TUN VEN BUL BUL/EC BUL/SC SPA SPA/NC SPA/SC STP STP/NC STP/SC
""".split())
"""The rows of DeepMind's boards."""

FAIR_ROWS: Tuple[str, ...] = tuple("""
YOR EDI LON LVP NTH WAL CLY NWG ENG IRI NAO BEL DEN HEL HOL NWY SKA BAR BRE MAO PIC BUR RUH BAL KIE SWE FIN STP STP/NC GAS PAR NAF
POR SPA SPA/NC SPA/SC WES MAR MUN BER BOT LVN PRU STP/SC MOS TUN LYO TYS PIE BOH SIL TYR WAR SEV UKR ION TUS NAP ROM VEN GAL VIE
TRI ARM BLA RUM ADR AEG ALB APU EAS GRE BUD SER ANK SMY SYR BUL BUL/EC CON BUL/SC
""".split())
"""The rows of FAIR's and DipNet's boards and of `places`."""

_status = _native.function("entente_encodings_abi_check")(declared.ENCODINGS_ABI_VERSION)
if _status:
    raise ImportError(f"the library serves another version of encodings.h than {declared.ENCODINGS_ABI_VERSION}")


def _filled(array: Any, shape: Tuple[int, ...], kind: Any, name: str, written: bool = True) -> Any:
    """The caller's array, or a new one. Errors: TypeError for what is no array; ValueError for another shape, type or order in memory,
    and for one that cannot be `written`."""
    if array is None:
        return _np.empty(shape, kind)
    _check_array(array, kind, name, written)
    if array.shape != shape:
        raise ValueError(f"{name} is {array.dtype} {array.shape}: expected {_np.dtype(kind)} {shape}")
    return array


def _check_array(array: Any, kind: Any, name: str, written: bool) -> None:
    if not isinstance(array, _np.ndarray):
        raise TypeError(f"{name} is {type(array).__name__}: expected an array of {_np.dtype(kind)}")
    if array.dtype != kind or not array.flags.c_contiguous:
        raise ValueError(f"{name} is {array.dtype} {array.shape}: expected {_np.dtype(kind)}, contiguous")
    if written and not array.flags.writeable:
        raise ValueError(f"{name} cannot be written")


def bits(array: Any, name: str) -> Any:
    """Whole numbers as uint64. Errors: ValueError for others: a float has no room for an order."""
    given = _np.asarray(array)
    if given.dtype.kind not in "iu" and given.size:
        raise ValueError(f"{name} are {given.dtype}: expected uint64")
    return _np.ascontiguousarray(given, _np.uint64)


def _block(positions: Any, game_map: Map) -> Tuple[Any, int]:
    """Memory of positions, and how many they are."""
    kind = getattr(positions, "dtype", _np.uint8)
    if kind != _np.uint8:
        raise ValueError(f"positions are {kind}: expected uint8 [n, {game_map.position_size}]")
    if positions is None:
        raise TypeError(f"positions are None: expected uint8 [n, {game_map.position_size}]")
    memory = buffer(positions)
    count, rest = divmod(ctypes.sizeof(memory), game_map.position_size)
    if rest:
        raise ValueError(f"positions are {ctypes.sizeof(memory)} bytes: expected a multiple of {game_map.position_size}")
    return memory, count


def random_orders(adjudicator: Adjudicator, positions: Any, states: Any, orders: Any, order_starts: Any,
                  rules: Union[Rules, str, None] = None) -> int:
    """Chooses random legal orders for every position that is not over; returns how many they are.

    positions     uint8 [n, map.position_size]
    states        uint64 [n], which the call advances: a seed for each game. A game that is played so is the game that
                  entente_play plays with that seed
    orders        uint64, room for len(map.provinces) a position is always enough
    order_starts  uint64 [n + 1], which is written: position i has the orders from order_starts[i] up to order_starts[i + 1]

    Errors: EntenteError with the status BUFFER_TOO_SMALL if the orders do not fit; `states` are then as they were."""
    board, count = _block(positions, adjudicator.map)
    for array, name in ((states, "states"), (orders, "orders"), (order_starts, "order_starts")):
        if getattr(array, "dtype", _np.uint64) != _np.uint64:
            raise ValueError(f"{name} are {array.dtype}: expected uint64")
    room = writable(orders, "orders")
    generators, starts, length = writable(states, "states"), writable(order_starts, "order_starts"), ctypes.c_size_t()
    if ctypes.sizeof(generators) != 8 * count or ctypes.sizeof(starts) != 8 * (count + 1):
        raise ValueError("positions, states and order_starts do not have the sizes of the same number of positions")
    adjudicator._call("entente_random_orders", board, count, rules_struct(rules, adjudicator.map), generators, starts, room,
                      ctypes.sizeof(room) // 8, length)
    return length.value


def legal_masks(adjudicator: Adjudicator, positions: Any, actions: Actions, masks: Any = None,
                power: Optional[PowerName] = None, rules: Union[Rules, str, None] = None) -> Any:
    """Which of `actions` are legal orders of a power (None: of all): uint8 [n, len(actions)], filled or made. The row of a
    game that is over is 0."""
    board, count = _block(positions, adjudicator.map)
    masks = _filled(masks, (count, len(actions)), _np.uint8, "masks")
    adjudicator._call("entente_legal_masks", board, count, rules_struct(rules, adjudicator.map), actions._live,
                      adjudicator.map._power_or_all(power), buffer(masks), masks.size, ctypes.c_size_t())
    return masks


class Encoding(_native.Handle):
    """A published list of orders of the standard map. It never changes; any threads.

    Encoding("deepmind")  18,584 actions; `numbers` has their 64 bits, texts are the numbers in decimal
    Encoding("mila")      13,006 texts that DeepMind's package has beside its actions
    Encoding("fair")      13,426 texts of dipcc and Cicero, with sets of builds
    Encoding("dipnet")    13,042 texts, of which the first 11 are no orders; `words` and `tokens`

    Errors: NotSupported for a map with other powers, places or borders than the standard map."""

    _kind = "entente_encoding"

    def __init__(self, kind: Union[EncodingKind, str], game_map: Union[Map, str, None] = None) -> None:
        self.map = as_map(game_map)
        self.kind = EncodingKind.of(kind)
        super().__init__(_native.given("entente_encoding_new", self.map._pointer, self.kind))
        self._info = _native.struct(declared.entente_encoding_info, "entente_encoding_describe", self._live)
        self.texts: Tuple[str, ...] = tuple(self.list().decode().splitlines())
        self._places: Dict[str, int] = {}

    def __len__(self) -> int:
        return int(self._info.entry_count)

    def list(self, words: bool = False) -> bytes:
        """All entries, or with `words` the words of DipNet's entries, each followed by a line feed."""
        return _native.long_text("entente_encoding_list", self._live, int(words))

    def index(self, text: str) -> int:
        """The last place of a text. Errors: KeyError if the list does not have it."""
        if not self._places:
            self._places = {each: i for i, each in enumerate(self.texts)}
        if text not in self._places:
            raise KeyError(f"{text!r} is no entry of this list")
        return self._places[text]

    @property
    def numbers(self) -> Any:
        """Of DeepMind: the 64 bits of every action, int64 [18584]."""
        if self.kind != EncodingKind.DEEPMIND:
            raise ValueError("only DeepMind's actions are numbers")
        return _np.array([int(each) for each in self.texts], _np.int64)

    @property
    def words(self) -> Tuple[str, ...]:
        """Of DipNet: the 220 words of which its entries are made."""
        return tuple(self.list(True).decode().splitlines())

    @property
    def tokens(self) -> Any:
        """Of DipNet: the numbers of the words of each entry, then that of <EOS>, then 0: uint8 [13042, 5]. Rows of entries
        that are no orders are 0."""
        made = _np.empty((len(self), 5), _np.uint8)
        _native.call("entente_encoding_tokens", self._live, buffer(made), made.size, ctypes.c_size_t())
        return made

    def of_orders(self, orders: Any, phase_type: Union[PhaseType, str], indices: Any = None) -> Any:
        """The entries of packed orders (uint64), -1 for one that the list cannot say: int32, filled or made.
        An order has no entry of several builds: for these see `index`."""
        given = bits(orders, "orders")
        indices = _filled(indices, given.shape, _np.int32, "indices")
        _native.call("entente_encoding_of_orders", self._live, PhaseType.of(phase_type), buffer(given), given.size,
                     buffer(indices), indices.size, ctypes.c_size_t())
        return indices

    def to_orders(self, positions: Any, choices: Any, orders: Any = None, order_starts: Any = None) -> Tuple[Any, Any]:
        """Orders from the answers of a network: int32 [n, 7, 17], of which negative ones and entries that are no orders are
        skipped. Returns orders and order_starts as Adjudicator.adjudicate_batch takes them; of arrays of the caller,
        uint64 [any] and uint64 [n + 1], the part that was filled.

        Errors: NotFound for an entry beyond the last; EntenteError with the status BUFFER_TOO_SMALL."""
        board, count = _block(positions, self.map)
        given = _filled(choices, (count, POWERS, STEPS), _np.int32, "choices", written=False)
        order_starts = _filled(order_starts, (count + 1,), _np.uint64, "order_starts")
        if orders is None:
            orders = _np.empty(4 * given.size, _np.uint64)  # an entry has four builds at most
        _check_array(orders, _np.uint64, "orders", True)
        length = ctypes.c_size_t()
        _native.call("entente_encoding_to_orders", self._live, board, count, buffer(given), buffer(order_starts),
                     buffer(orders), orders.size, length)
        return orders.ravel()[: length.value], order_starts

    def legal(self, adjudicator: Adjudicator, positions: Any, rules: Union[Rules, str, None] = None) -> Tuple[Any, Any]:
        """The legal orders of each power as entries, ascending, each once: int32 indices, and uint64 starts [7 n + 1]: those of
        power p in position i are indices[starts[7 * i + p] : starts[7 * i + p + 1]]. Of FAIR in builds: sets of builds."""
        board, count = _block(positions, self.map)
        starts, length = _np.empty(POWERS * count + 1, _np.uint64), ctypes.c_size_t()
        indices = _np.empty(512 * count, _np.int32)
        while True:
            try:
                with adjudicator._lock:
                    _native.call("entente_encoding_legal", self._live, adjudicator._live, board, count, rules_struct(rules, self.map),
                                 buffer(starts), buffer(indices), indices.size, length)
                return indices[: length.value], starts
            except EntenteError as error:
                if error.status != Status.BUFFER_TOO_SMALL:
                    raise
                indices = _np.empty(length.value, _np.int32)

    def candidates(self, adjudicator: Adjudicator, positions: Any, candidates: Any = None, places: Any = None,
                   rules: Union[Rules, str, None] = None) -> Tuple[Any, Any]:
        """What a policy chooses from, filled or made: int32 [n, 7, 17, candidate_count], each row ascending, padded; and places,
        int8 [n, 7, 81], the step of the unit in a province (FAIR's x_possible_actions and x_loc_idxs).

        Errors: LimitExceeded for a power with more than 17 units, or a unit with more candidates than a row has room."""
        board, count = _block(positions, self.map)
        candidates = _filled(candidates, (count, POWERS, STEPS, self.candidate_count), _np.int32, "candidates")
        places = _filled(places, (count, POWERS, ROWS), _np.int8, "places")
        with adjudicator._lock:
            _native.call("entente_encoding_candidates", self._live, adjudicator._live, board, count, rules_struct(rules, self.map),
                         buffer(places), buffer(candidates), candidates.size, ctypes.c_size_t())
        return candidates, places

    @property
    def candidate_count(self) -> int:
        """The length of a row of candidates: 469 of FAIR, 240 of DipNet."""
        return int(self._info.candidate_count)

    def boards(self, positions: Any, form: Union[BoardForm, str], boards: Any = None, dtype: Any = "float32") -> Any:
        """Boards of positions, [n, 81, columns], filled or made: "deepmind" and "dipnet" (also FAIR's version 1) with 35 columns,
        "fair" (versions 2 and 3) with 38. `dtype` of a new array is float32 or uint8."""
        board, count = _block(positions, self.map)
        of = BoardForm.of(form)
        kind = _np.dtype(dtype if boards is None else getattr(boards, "dtype", dtype))
        if kind not in (_np.uint8, _np.float32):
            raise ValueError(f"boards are {kind}: expected float32 or uint8")
        boards = _filled(boards, (count, ROWS, 38 if of == BoardForm.FAIR else 35), kind, "boards")
        _native.call("entente_encoding_boards", self._live, of, board, count, kind.itemsize, buffer(boards), boards.nbytes,
                     ctypes.c_size_t())
        return boards

    def previous_board(self, positions: Any, orders: Any, order_starts: Any, boards: Any = None) -> Any:
        """The orders of the last movement phase as DipNet's boards: uint8 [n, 81, 40], filled or made. `positions` are those in
        which they were given; orders and order_starts as Adjudicator.adjudicate_batch takes them."""
        board, count = _block(positions, self.map)
        given, starts = _orders_of_block(orders, order_starts, count)
        boards = _filled(boards, (count, ROWS, 40), _np.uint8, "boards")
        _native.call("entente_encoding_previous_board", self._live, board, count, buffer(given), buffer(starts), buffer(boards),
                     boards.size, ctypes.c_size_t())
        return boards

    def previous_entries(self, orders: Any, order_starts: Any, entries: Any = None) -> Any:
        """The orders of the phases since the last movement phase, itself included, as FAIR's x_prev_orders: int64 [n, 2, 100],
        filled or made: entries, and places of the units."""
        count = len(order_starts) - 1
        given, starts = _orders_of_block(orders, order_starts, count)
        entries = _filled(entries, (count, 2, 100), _np.int64, "entries")
        _native.call("entente_encoding_previous_entries", self._live, buffer(given), buffer(starts), count + 1, buffer(entries),
                     entries.size, ctypes.c_size_t())
        return entries


def _orders_of_block(orders: Any, order_starts: Any, count: int) -> Tuple[Any, Any]:
    given, starts = bits(orders, "orders"), bits(order_starts, "order_starts")
    if count < 0 or starts.shape != (count + 1,):
        raise ValueError(f"order_starts are {starts.shape}: expected ({max(count, 0) + 1},)")
    if int(starts[-1]) > given.size:
        raise ValueError(f"order_starts go to {int(starts[-1])}: expected none beyond the {given.size} orders")
    return given, starts


class Season(enum.Enum):
    """Phases as DeepMind numbers them."""

    SPRING_MOVES = 0
    SPRING_RETREATS = 1
    AUTUMN_MOVES = 2
    AUTUMN_RETREATS = 3
    BUILDS = 4


class Observation(NamedTuple):
    """What DeepMind's policies see: DiplomacyState.observation."""

    season: Any
    board: Any
    """float32 [81, 35]"""
    build_numbers: Any
    """int32 [7]: builds that are possible, or less than 0 removals. Removals of the last builds phase stay in other phases."""
    last_actions: List[int]
    """The numbers handed to the last step, power after power."""


class DiplomacyState:
    """The state of a game that DeepMind's loop needs, on this engine: is_terminal, observation, legal_actions, step, returns.

    skip_empty  True: a phase in which no power has anything to order is no turn. Their published files do not say which they
                mean; False makes every retreats and builds phase a turn
    season      the type of Observation.season; pass their own enum, whose values are those of Season

    Their published files do not say in which sequence legal actions stand (here they ascend), nor what a win or a draw
    returns (here the winner has 1, the members of a draw share 1)."""

    def __init__(self, rules: Union[Rules, str, None] = None, skip_empty: bool = True, season: Any = Season) -> None:
        self._encoding, self._rules, self._season, self._skip_empty = Encoding("deepmind"), rules, season, skip_empty
        self._numbers, self._judge = self._encoding.numbers, Adjudicator(self._encoding.map)
        self._turns: List[Position] = [Position(self._encoding.map)]  # the present one, and phases before the next to be played
        self._build_numbers = _np.zeros(POWERS, _np.int32)
        self._last_actions: List[int] = []
        self._look()

    @property
    def position(self) -> Position:
        """The position of the present turn."""
        return self._turns[0]

    def _look(self) -> None:
        """Notes the builds of the present turn."""
        if self.position.phase_type == PhaseType.ADJUSTMENTS and self.position.end == EndKind.NONE:
            dues = [self.position.due(each, self._rules) for each in self.position.map.powers]
            self._build_numbers = _np.array(dues, _np.int32)
        else:
            self._build_numbers = _np.minimum(self._build_numbers, 0)

    def is_terminal(self) -> bool:
        return bool(self.position.end != EndKind.NONE)

    def observation(self) -> Observation:
        name = self.position.phase_name
        number = {"W": 4, "F": 2, "S": 0}.get(name[0], 0) + (name[-1] == "R")
        board = self._encoding.boards(bytes(self.position.memory), "deepmind")[0]
        return Observation(self._season(number), board, self._build_numbers.copy(), list(self._last_actions))

    def legal_actions(self) -> List[List[int]]:
        """Of each power the numbers of all its legal orders, in one list; empty if it has none."""
        indices, starts = self._encoding.legal(self._judge, bytes(self.position.memory), self._rules)
        return [self._numbers[indices[starts[p] : starts[p + 1]]].tolist() for p in range(POWERS)]

    def step(self, actions_per_player: Sequence[Sequence[int]]) -> None:
        """Plays one turn: 7 lists of numbers. Errors: ValueError for a number that is no action; WrongPhase after the end."""
        if len(actions_per_player) != POWERS or max(map(len, actions_per_player)) > STEPS:
            raise ValueError(f"expected {POWERS} lists of at most {STEPS} actions, one for each power")
        self._last_actions = [int(each) for actions in actions_per_player for each in actions]
        choices = _np.full((1, POWERS, STEPS), -1, _np.int32)
        for power, actions in enumerate(actions_per_player):
            for place, number in enumerate(actions):
                index = int(number) >> 48
                if not 0 <= index < len(self._numbers) or self._numbers[index] != number:
                    raise ValueError(f"actions of power {power}: {number} is no action: expected a number with its index")
                choices[0, power, place] = index
        if len(self._turns) > 1:
            self._turns.pop(0)  # no power had anything to order
        else:
            before = self._turns.pop()
            memory = _np.frombuffer(bytes(before.memory), _np.uint8).copy()
            orders, starts = self._encoding.to_orders(memory, choices)
            status = _np.zeros(1, _np.int32)
            self._judge.adjudicate_batch(memory, orders, starts, statuses=status, rules=self._rules)
            after = Position.from_bytes(before.map, memory.tobytes())
            self._turns = [*([] if self._skip_empty else self._empty_turns(before, after)), after]
        self._look()

    @staticmethod
    def _empty_turns(before: Position, after: Position) -> Iterator[Position]:
        """The phases between two positions in which no power has anything to order."""
        name = _following(before.phase_name)
        while after.end == EndKind.NONE and name != after.phase_name:
            turn = after.copy()
            turn.set_phase(name)
            if name[-1] == "R":  # centers change hands on entering the builds phase
                for center, owner in before.owners.items():
                    turn.set_owner(center, owner)
            yield turn
            name = _following(name)

    def returns(self) -> Any:
        """Of each power its part of the result, float32 [7]; all 0 while the game runs."""
        if not self.is_terminal():
            return _np.zeros(POWERS, _np.float32)
        return _np.array([float(each) for each in self.position.scores().values()], _np.float32)


def _following(name: str) -> str:
    """The phase after one of the standard map: S1901M, S1901R, F1901M, F1901R, W1901A."""
    season, year, kind = name[0], int(name[1:-1]), name[-1]
    if kind == "M":
        return f"{season}{year}R"
    if kind == "R":
        return f"F{year}M" if season == "S" else f"W{year}A"
    return f"S{year + 1}M"

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
import importlib
from typing import Any, Dict, Optional, Tuple, Union

from . import _native
from . import _declarations as declared
from ._adjudicator import Actions, Adjudicator, buffer, writable
from ._declarations import EncodingKind, PhaseType
from ._map import Map, PowerName, as_map
from ._rules import Rules, rules_struct

_np: Any = importlib.import_module("numpy")

POWERS, STEPS, ROWS = 7, 17, 81
"""Shapes: powers in the sequence of the alphabet, orders of a power at most, rows of a board."""

_status = _native.function("entente_encodings_abi_check")(declared.ENCODINGS_ABI_VERSION)
if _status:
    raise ImportError(f"the library serves another version of encodings.h than {declared.ENCODINGS_ABI_VERSION}")


def _filled(array: Any, shape: Tuple[int, ...], kind: Any, name: str) -> Any:
    """The caller's array, or a new one. Errors: ValueError for another shape, type or order in memory."""
    if array is None:
        return _np.empty(shape, kind)
    if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
        raise ValueError(f"{name} is {array.dtype} {array.shape}: expected {_np.dtype(kind)} {shape}, contiguous")
    return array


def _block(positions: Any, game_map: Map) -> Tuple[Any, int]:
    """Memory of positions, and how many they are."""
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
        given = _np.ascontiguousarray(orders, _np.uint64)
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
        given = _filled(choices, (count, POWERS, STEPS), _np.int32, "choices")
        order_starts = _filled(order_starts, (count + 1,), _np.uint64, "order_starts")
        if orders is None:
            orders = _np.empty(4 * given.size, _np.uint64)  # an entry has four builds at most
        length = ctypes.c_size_t()
        _native.call("entente_encoding_to_orders", self._live, board, count, buffer(given), buffer(order_starts),
                     writable(orders, "orders"), orders.size, length)
        return orders[: length.value], order_starts

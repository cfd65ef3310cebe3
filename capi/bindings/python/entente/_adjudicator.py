"""Adjudication of positions without a game, legal orders, actions and self-play: working memory of one thread."""

from __future__ import annotations

import ctypes

from typing import Any, Callable, Dict, Iterable, List, NamedTuple, Optional, Tuple, Union

from . import _native
from . import _declarations as declared
from ._declarations import OrderKind, OrderStep, UnitType
from ._map import Map, PowerName, as_map
from ._order import Order, orders_of, packed_orders
from ._position import Position
from ._rules import Rules, rules_struct
from ._source import Source, SourceHandle


def buffer(data: Any) -> Any:
    """Memory of any object with a buffer (bytearray, memoryview, array.array, a NumPy array), for a call: without a copy if
    it can be written, else copied. None is NULL."""
    if data is None or isinstance(data, (ctypes.Array, ctypes.Structure)):
        return data
    view = memoryview(data)
    if not view.c_contiguous:
        raise ValueError("the buffer is not contiguous")
    kind = ctypes.c_char * view.nbytes
    return kind.from_buffer_copy(view) if view.readonly else kind.from_buffer(view)


def writable(data: Any, name: str) -> Any:
    """The same for memory that is written. Errors: ValueError if it cannot be."""
    if data is not None and not isinstance(data, ctypes.Array) and memoryview(data).readonly:
        raise ValueError(f"{name} cannot be written")
    return buffer(data)


def _whole(data: Any, name: str) -> Any:
    """The same for whole numbers. Errors: ValueError for floating-point numbers, whose bytes are no orders."""
    if data is not None and not isinstance(data, ctypes.Array) and memoryview(data).format.strip("@=<>!") in ("e", "f", "d", "g"):
        raise ValueError(f"{name} are floating-point numbers: expected whole numbers of 64 bits")
    return buffer(data)


def _size(memory: Any) -> int:
    return 0 if memory is None else ctypes.sizeof(memory)


def _one(position: Any, game_map: Map) -> Any:
    """Memory of one position. Errors: ValueError for another size."""
    memory = buffer(position)
    if _size(memory) != game_map.position_size:
        raise ValueError(f"a position of {_size(memory)} bytes: expected {game_map.position_size}")
    return memory


class Adjudication(Source):
    """The outcome of Adjudicator.adjudicate: results, events, losses, after, next, end, winners."""

    def _summary(self) -> declared.entente_phase_summary:
        assert isinstance(self._handle, Adjudicator)
        return self._handle._last_summary

    @property
    def next(self) -> Position:
        """The position of the next phase to be played, or of the end of the game."""
        return self._position("next")


class Choices(NamedTuple):
    """What may be chosen next, and the order once it is complete."""

    step: OrderStep
    values: Tuple[Any, ...]
    """OrderKind's, ids of places, bool's (by convoy) or UnitType's, as the step asks for."""
    order: Optional[Order]


class Adjudicator(SourceHandle):
    """Working memory for one map. Threads wait for each other: give each thread an adjudicator of its own.

    outcome = Adjudicator("standard").adjudicate(Position(), [Order.read(game_map, "A PAR - BUR", "FRANCE")])

    The packed calls take any buffers (bytearray, memoryview, array.array, NumPy) and copy nothing that can be written:
    positions of map.position_size bytes, orders as 64-bit numbers (Order.bits), results of RESULT_SIZE bytes. The
    memory must be aligned to 8 bytes, as these objects are. The GIL is released meanwhile.
    """

    _kind = "entente_scratch"
    RESULT_SIZE = ctypes.sizeof(declared.entente_order_result)
    """Bytes of a packed result: order u64, cause u16, dislodged_by u16, reason u8, illegality u8, implied u8, hidden u8."""

    def __init__(self, game_map: Union[Map, str, None] = None) -> None:
        self.map = as_map(game_map)
        super().__init__(_native.given("entente_scratch_new", self.map._pointer))
        self._stamp: object = None
        self._last_summary = declared.entente_phase_summary()

    def __reduce__(self) -> Tuple[Any, ...]:
        return Adjudicator, (self.map,)

    def _stamp_of(self, *key: int) -> object:
        return self._stamp

    def adjudicate(self, position: Position, orders: Iterable[Union[Order, int]],
                   rules: Union[Rules, str, None] = None) -> Adjudication:
        """Adjudicates one phase; the position stays as it is. Results of an earlier call lose their sentences.
        Errors: WrongPhase if the game is over."""
        given = packed_orders(orders)
        with self._lock:
            self._stamp = object()
            self._last_summary = _native.sized(declared.entente_phase_summary)
            self._call("entente_adjudicate", position._memory, rules_struct(rules, self.map), given, len(given), self._last_summary)
            return Adjudication(self, self.map, "entente_scratch_")

    def adjudicate_packed(self, position: Any, orders: Any, after: Any = None, next_position: Any = None,
                          results: Any = None, rules: Union[Rules, str, None] = None) -> int:
        """Adjudicates one phase of buffers. `after` and `next_position` (map.position_size bytes) and `results`
        (RESULT_SIZE bytes for each order and each unit without one) are written if they are given.

        Returns the number of results. Errors: WrongPhase if the game is over; EntenteError with the status
        BUFFER_TOO_SMALL if the results do not fit."""
        given, board, length = buffer(orders), _one(position, self.map), ctypes.c_size_t()
        with self._lock:
            self._stamp = object()
            summary = _native.sized(declared.entente_phase_summary)
            self._call("entente_adjudicate", board, rules_struct(rules, self.map), given, _size(given) // 8, summary)
            for name, memory in (("after", after), ("next", next_position)):
                if memory is not None:
                    room = writable(memory, name)
                    self._call("entente_scratch_" + name, room, _size(room))
            if results is not None:
                room = writable(results, "results")
                self._call("entente_scratch_results", room, self.RESULT_SIZE, _size(room) // self.RESULT_SIZE, length)
        return int(summary.result_count)

    def adjudicate_batch(self, positions: Any, orders: Any, order_starts: Any, results: Any = None, statuses: Any = None,
                         rules: Union[Rules, str, None] = None) -> None:
        """Adjudicates many positions, each of which becomes its next position.

        positions     n * map.position_size bytes, which are written
        orders        the 64-bit orders of all positions
        order_starts  n + 1 64-bit numbers: position i has the orders from order_starts[i] up to order_starts[i + 1]
        results       None, or RESULT_SIZE bytes an order, without implied results
        statuses      None, or n 32-bit numbers: 0, Status.WRONG_PHASE for a game that is over, or another Status

        Errors: that of the first position which cannot be adjudicated and is of no game that is over, after all were tried.
        """
        board, starts = writable(positions, "positions"), _whole(order_starts, "order_starts")
        given, told, states = _whole(orders, "orders"), writable(results, "results"), writable(statuses, "statuses")
        count = _size(board) // self.map.position_size
        if _size(board) != count * self.map.position_size or _size(starts) != 8 * (count + 1):
            raise ValueError("positions and order_starts do not have the sizes of the same number of positions")
        ends = ctypes.cast(starts, ctypes.POINTER(ctypes.c_uint64))[count]
        if ends * 8 > _size(given) or (told is not None and _size(told) < ends * self.RESULT_SIZE):
            raise ValueError(f"orders or results have no memory for {ends} orders")
        if states is not None and _size(states) < 4 * count:
            raise ValueError(f"statuses have no memory for {count} positions")
        with self._lock:
            self._stamp = object()
            self._call("entente_adjudicate_batch", board, count, rules_struct(rules, self.map), given, starts, told,
                       self.RESULT_SIZE, states)

    def legal_orders(self, position: Position, province: Optional[str] = None, power: Optional[PowerName] = None,
                     rules: Union[Rules, str, None] = None) -> List[Order]:
        """The legal orders of a province (None: of all) and a power (None: of all)."""
        return orders_of(self.map, self.legal_orders_packed(position._memory, province, power, rules))

    def legal_orders_packed(self, position: Any, province: Optional[str] = None, power: Optional[PowerName] = None,
                            rules: Union[Rules, str, None] = None) -> List[int]:
        """The same as 64-bit numbers, of a position in a buffer."""
        return list(self._items(ctypes.c_uint64, "entente_legal_orders", _one(position, self.map), rules_struct(rules, self.map),
                                self.map._power_or_all(power), self.map._province_or_all(province)))

    def choices(self, position: Position, province: str, chosen: Iterable[Union[int, str]] = (),
                power: Optional[PowerName] = None, rules: Union[Rules, str, None] = None) -> Choices:
        """The next choices of an order that is entered step by step, after those made so far: kinds, places, types.

        judge.choices(position, "PAR", [OrderKind.MOVE]).values == ("BRE", "BUR", "GAS", "PIC"). With OrderStep.NONE the
        order is complete. Errors: NotFound for a choice that was not offered."""
        numbers = [self.map.location_number(each) if isinstance(each, str) else int(each) for each in chosen]
        step, order, length, error = ctypes.c_uint32(), ctypes.c_uint64(), ctypes.c_size_t(), _native.new_error()
        made = (ctypes.c_uint32 * (len(self.map.locations) + 16))()  # of places, or of fewer kinds
        with self._lock:
            status = _native.function("entente_order_choices")(
                self._live, position._memory, rules_struct(rules, self.map), self.map._power_or_all(power),
                self.map.province_number(province), (ctypes.c_uint32 * len(numbers))(*numbers), len(numbers), step, made,
                len(made), length, order, error)
        if status:
            _native.raise_error(status, error)
        found = OrderStep(step.value)
        readers: Dict[OrderStep, Callable[[int], Any]] = {OrderStep.KIND: OrderKind, OrderStep.VIA: bool, OrderStep.TYPE: UnitType}
        meaning = readers.get(found, self.map.locations.__getitem__)
        return Choices(found, tuple(map(meaning, made[: length.value])), Order(self.map, order.value) if order.value else None)

    def legal_actions(self, position: Any, actions: Actions, power: Optional[PowerName] = None,
                      rules: Union[Rules, str, None] = None) -> List[int]:
        """The legal orders as numbers of `actions`; the position may be a Position or a buffer."""
        memory = _one(position._memory if isinstance(position, Position) else position, self.map)
        return list(self._items(ctypes.c_uint32, "entente_legal_actions", memory, rules_struct(rules, self.map),
                                actions._live, self.map._power_or_all(power)))


class Actions(_native.Handle):
    """Numbers every order of a map from 0, as indices of a learner's policy vector. It never changes; any threads.

    Actions("standard") has len(actions) == 19,293 numbers. `hash` names the numbering: keep it beside what was learnt.
    """

    _kind = "entente_actions"

    def __init__(self, game_map: Union[Map, str, None] = None, rules: Union[Rules, str, None] = None) -> None:
        self.map, self._rules = as_map(game_map), rules
        super().__init__(_native.given("entente_actions_new", self.map._pointer, rules_struct(rules, self.map)))

    def __reduce__(self) -> Tuple[Any, ...]:
        return Actions, (self.map, self._rules)

    def __len__(self) -> int:
        return int(_native.function("entente_actions_count")(self._live))

    @property
    def hash(self) -> int:
        """A 64-bit number of the numbering: keep it beside what was learnt."""
        return int(_native.function("entente_actions_hash")(self._live))

    def of_orders(self, orders: Iterable[Union[Order, int]]) -> List[Optional[int]]:
        """The numbers of orders, None for one that is no action."""
        given = packed_orders(orders)
        numbers = _native.items(ctypes.c_uint32, "entente_actions_of_orders", self._live, given, len(given), capacity=max(len(given), 1))
        return [None if each == declared.NO_ACTION else each for each in numbers]

    def to_orders(self, numbers: Iterable[int]) -> List[Order]:
        """The orders of numbers, without a power. Errors: NotFound for a number beyond the last."""
        given = list(numbers)
        memory = (ctypes.c_uint32 * len(given))(*given)
        packed = _native.items(ctypes.c_uint64, "entente_actions_to_orders", self._live, memory, len(given), capacity=max(len(given), 1))
        return orders_of(self.map, packed)

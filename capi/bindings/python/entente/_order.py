"""Orders: one 64-bit value each, with the map whose places it names."""

from __future__ import annotations

import ctypes
from typing import Any, Iterable, List, Optional, Tuple, Union

from . import _native
from . import _declarations as declared
from ._declarations import OrderKind, PhaseType, UnitType
from ._map import Map, PowerName
from ._rules import Rules, rules_struct


class Order:
    """An order of a unit or power. It never changes; str(order) is its normal form: "A PAR - BUR".

    Order.read(game_map, "A Paris - Burgundy", power="FRANCE")
    order.bits is the 64-bit value that packed calls take (Adjudicator.adjudicate_packed).
    """

    __slots__ = ("map", "bits", "_fields")

    def __init__(self, game_map: Map, bits: int) -> None:
        self.map, self.bits = game_map, bits
        self._fields: Optional[declared.entente_order_fields] = None

    @classmethod
    def read(cls, game_map: Map, text: str, power: Optional[PowerName] = None,
             phase_type: Union[PhaseType, str] = PhaseType.MOVEMENT, rules: Union[Rules, str, None] = None) -> Order:
        """An order of a text in any notation, also an illegal one. `power` may be None if the text names it.
        Errors: InvalidArgument with column, offset and length of the offending word, and the nearest valid ones."""
        data, made = _native.utf8(text), ctypes.c_uint64()
        _native.call("entente_order_read", game_map._pointer, rules_struct(rules, game_map), PhaseType.of(phase_type),
                     game_map._power_or_all(power), data, len(data), made)
        return cls(game_map, made.value)

    @property
    def fields(self) -> declared.entente_order_fields:
        """The parts as numbers of the map."""
        if self._fields is None:
            self._fields = _native.struct(declared.entente_order_fields, "entente_order_unpack", self.bits)
        return self._fields

    @property
    def kind(self) -> OrderKind:
        """What it orders: OrderKind.MOVE, .."""
        return OrderKind(self.fields.kind)

    @property
    def power(self) -> Optional[str]:
        """Who gives it; None if the order does not say."""
        return self.map._power_id(self.fields.power)

    @property
    def unit_type(self) -> Optional[UnitType]:
        """Of the ordered unit, or the one to build; None if the order does not say."""
        return UnitType(self.fields.unit_type) if self.fields.unit_type_known else None

    @property
    def source(self) -> Optional[str]:
        """Where the ordered unit stands, or the build site; None of a waive."""
        return self.map._place(self.fields.source)

    @property
    def target(self) -> Optional[str]:
        """The destination of a move, retreat, supported move or convoy."""
        return self.map._place(self.fields.target)

    @property
    def third(self) -> Optional[str]:
        """Where the supported or convoyed unit stands."""
        return self.map._place(self.fields.third)

    @property
    def via_convoy(self) -> bool:
        """Whether the move says that it goes by convoy."""
        return bool(self.fields.via_convoy)

    def __str__(self) -> str:
        return _native.text("entente_order_write", self.map._pointer, self.bits)

    def __repr__(self) -> str:
        return f"<Order {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Order) and self.bits == other.bits and self.map == other.map

    def __hash__(self) -> int:
        return hash(self.bits)

    def __reduce__(self) -> Tuple[Any, ...]:
        return Order, (self.map, self.bits)


def orders_of(game_map: Map, packed: Iterable[int]) -> List[Order]:
    return [Order(game_map, bits) for bits in packed]


def order_texts(game_map: Map, packed: Any) -> List[str]:
    """The normal forms of many orders, in one call: packed_orders, or a list of 64-bit values."""
    if not len(packed):
        return []
    given = packed if isinstance(packed, ctypes.Array) else (ctypes.c_uint64 * len(packed))(*packed)
    return _native.long_text("entente_orders_write", game_map._pointer, given, len(given)).decode().splitlines()


def packed_orders(orders: Iterable[Union[Order, int]]) -> Any:
    """An array of the 64-bit values."""
    bits = [each if isinstance(each, int) else each.bits for each in orders]
    return (ctypes.c_uint64 * len(bits))(*bits)

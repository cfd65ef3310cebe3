"""Results of a phase: of each order, and events without an order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from . import _declarations as declared
from ._declarations import EventKind, EventWhy, Illegality, PhaseTexts, Reason
from ._map import Map, Unit
from ._order import Order

if TYPE_CHECKING:
    from ._source import Source


class Result:
    """The result of an order.

    order         in normal form, with real type and coast; None if the line was unreadable
    power         who gave it
    text          as it was handed in; of a packed or implied order its normal form
    reason        why it failed: Reason.BOUNCED, ..; Reason.NONE: it succeeded. str(reason) is "bounced"
    illegality    why it is illegal, or void by a rule: Illegality.NOT_ADJACENT, ..
    cause         province (before the phase) of the unit that made it fail, or None
    dislodged_by  province of the unit that dislodged the ordered unit, or None
    implied       not given, but implied for a unit without a legal order
    hidden        a build that other powers do not see yet
    """

    __slots__ = ("order", "power", "text", "reason", "illegality", "cause", "dislodged_by", "implied", "hidden", "index",
                 "_source")

    def __init__(self, game_map: Map, result: declared.entente_order_result, source: Source, index: int,
                 text: str) -> None:
        self.order = Order(game_map, result.order) if result.order & 15 else None
        self.power, self.text = game_map._power_id(result.order >> 16 & 0xFF), text
        self.reason, self.illegality = Reason(result.reason), Illegality(result.illegality)
        self.cause, self.dislodged_by = game_map._place(result.cause), game_map._place(result.dislodged_by)
        self.implied, self.hidden = bool(result.implied), bool(result.hidden)
        self.index, self._source = index, source

    @property
    def succeeded(self) -> bool:
        """Whether the order did what it says."""
        return self.reason == Reason.NONE

    @property
    def dislodged(self) -> bool:
        """Whether the ordered unit was dislodged."""
        return self.dislodged_by is not None

    def sentence(self, language: str = "en", full_names: bool = False) -> str:
        """Why it ended so: result.sentence("de"). Errors: InvalidArgument for an unknown language; WrongPhase or
        InvalidArgument if the phase was undone, or another one was adjudicated, since."""
        return self._source.sentence(PhaseTexts.RESULTS, self.index, language, full_names)

    def __repr__(self) -> str:
        return f"<Result {self.power} {self.text}: {self.reason}>"


class Event:
    """Something that happened without an order: a unit was lost, a build waived, a power won.

    kind, why    EventKind.DISBANDED, .. and EventWhy.NO_RETREAT, ..
    power, unit  whose, and the unit if it is about one
    """

    __slots__ = ("kind", "why", "power", "unit", "index", "_source", "_texts")

    def __init__(self, game_map: Map, event: declared.entente_event, source: Source, texts: PhaseTexts, index: int) -> None:
        self.kind, self.why = EventKind(event.kind), EventWhy(event.why)
        self.power = game_map._power_id(event.power)
        has_unit = event.unit.location != declared.NO_LOCATION
        self.unit: Optional[Unit] = game_map._unit(event.unit) if has_unit else None
        self.index, self._source, self._texts = index, source, texts

    def sentence(self, language: str = "en", full_names: bool = False) -> str:
        """What happened and why. Errors: as of Result.sentence."""
        return self._source.sentence(self._texts, self.index, language, full_names)

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.power} {self.unit or ''}: {self.why}>"

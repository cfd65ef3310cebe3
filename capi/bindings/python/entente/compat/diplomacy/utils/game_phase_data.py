"""A phase of the history: its state, orders, results and messages."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional

from ..engine.message import Message
from .order_results import OrderResult
from .sorted_dict import SortedDict

Orders = Dict[str, Optional[List[str]]]
Results = Dict[str, List[OrderResult]]


class GamePhaseData:
    """A phase that was played, or the present one (without results)."""

    def __init__(self, name: str, state: Dict[str, Any], orders: Orders, results: Results, messages: Mapping[int, Message]) -> None:
        self.name, self.state, self.orders, self.results = name, state, orders, results
        self.messages: SortedDict[int, Message] = SortedDict(messages)

    def to_dict(self) -> Dict[str, Any]:
        """As a saved game has it."""
        return {"name": self.name, "state": dict(self.state), "orders": dict(self.orders),
                "results": {unit: [each.message for each in results] for unit, results in self.results.items()},
                "messages": [each.to_dict() for each in self.messages.values()]}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> GamePhaseData:
        """The phase of a saved game."""
        messages = [Message.from_dict(each) for each in data.get("messages") or ()]
        results = {unit: [_result(each) for each in words] for unit, words in (data.get("results") or {}).items()}
        return cls(data["name"], dict(data["state"]), dict(data.get("orders") or {}), results,
                   {each.time_sent or 0: each for each in messages})


def _result(word: Any) -> OrderResult:
    from . import order_results  # its constants by message

    known = {each.message: each for each in vars(order_results).values() if isinstance(each, OrderResult)}
    return known.get(str(word), OrderResult(0, str(word)))

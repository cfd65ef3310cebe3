"""One order, checked without touching the game, with a reason and what would be legal."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Tuple

from .._game import Game
from .._map import PowerName
from .._order import order_texts


@dataclass(frozen=True)
class CheckedOrder:
    """What an order is worth.

    text       as it was given; `order` its normal form, None if it is no order
    is_legal   whether it is legal; a legal order may still fail
    reason     why not: the word of the reason, or of the illegality ("not_adjacent"); "" if it is legal
    sentence   the same in a sentence; "" if it is legal
    nearest    legal orders of the unit that are most alike, if it is not legal
    """

    text: str
    order: Optional[str]
    is_legal: bool
    reason: str
    sentence: str
    nearest: Tuple[str, ...]

    def __bool__(self) -> bool:
        return self.is_legal

    @property
    def message(self) -> str:
        """All of it in a line for a model: 'A PAR - LON: illegal: .. Legal orders like it: A PAR - BUR, ..'."""
        if self.is_legal:
            return f"{self.order}: legal."
        like = f" Legal orders like it: {', '.join(self.nearest)}." if self.nearest else ""
        return f"{self.order or self.text}: {'illegal' if self.order else 'not readable'}: {self.sentence}{'' if self.sentence.endswith('.') else '.'}{like}"

    def to_json(self) -> Dict[str, Any]:
        """As plain data, for the answer of a tool."""
        return {"order": self.order or self.text, "legal": self.is_legal, "reason": self.reason, "sentence": self.sentence,
                "nearest": list(self.nearest)}


def check_order(game: Game, power: PowerName, text: str, count: int = 5, language: str = "en") -> CheckedOrder:
    """Checks one order of a power in the present phase. `count`: how many legal orders like it are named.
    Errors: WrongPhase if the game is over; NotFound for an unknown power."""
    check = game.check_order(power, text, language)
    order = str(check.order) if check.order is not None else None
    if check.is_legal:
        return CheckedOrder(text, order, True, "", "", ())
    reason = str(check.reason) if str(check.reason) != "illegal" else str(check.illegality)
    source = check.order.source if check.order is not None else None
    return CheckedOrder(text, order, False, reason, check.sentence, _alike(game, power, order or text, source, count))


def legal_texts(game: Game, power: PowerName, place: Optional[str] = None) -> List[str]:
    """The legal orders of a power as texts, of all places or one."""
    province = place.split("/")[0] if place is not None else None
    return order_texts(game.map, [each.bits for each in game.legal_orders(province, power)])


def _alike(game: Game, power: PowerName, text: str, place: Optional[str], count: int) -> Tuple[str, ...]:
    if count < 1:
        return ()
    of_unit = legal_texts(game, power, place) if place is not None else []
    return tuple(difflib.get_close_matches(text.upper(), of_unit or legal_texts(game, power), count, 0.0))

"""A power as the package shows it: a view of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List

if TYPE_CHECKING:
    from .game import Game


class Power:
    """A power of a game: name, units, centers, homes, retreats, orders, adjust, influence. It always shows the present phase."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name = game, name
        self.abbrev = game.entente.map.power(name).letter
        self.role, self.vote, self.wait = "server_type", "neutral", True
        self.controller: Dict[int, str] = {}

    @property
    def units(self) -> List[str]:
        """Units that are not dislodged: ["A PAR", ..]."""
        return list(self.game._state()["units"][self.name])

    @property
    def retreats(self) -> Dict[str, List[str]]:
        """Dislodged units, and where each may go."""
        return dict(self.game._state()["retreats"][self.name])

    @property
    def centers(self) -> List[str]:
        return list(self.game._state()["centers"][self.name])

    @property
    def homes(self) -> List[str]:
        return list(self.game._state()["homes"][self.name])

    @property
    def influence(self) -> List[str]:
        """Provinces where the power was the last to have a unit."""
        return list(self.game._state()["influence"][self.name])

    @property
    def orders(self) -> Dict[str, str]:
        """Of a movement phase: {"A PAR": "- BUR"}."""
        if self.game.phase_type != "M":
            return {}
        return {" ".join(each.split()[:2]): " ".join(each.split()[2:]) for each in self.game.get_orders(self.name)}

    @property
    def adjust(self) -> List[str]:
        """The orders of a retreats or adjustments phase, with waives."""
        if self.game.phase_type == "A":
            return self.game._adjustments(self.name)
        return self.game.get_orders(self.name) if self.game.phase_type == "R" else []

    @property
    def order_is_set(self) -> int:
        """0: no orders were set; 1: none that is kept, or waives alone; 2: orders are set."""
        return 2 if self.game.get_orders(self.name) else int(self.name in self.game._ordered)

    def is_eliminated(self) -> bool:
        """Whether the power has neither units nor centers."""
        return not (self.units or self.centers or self.retreats)

    def is_controlled(self) -> bool:
        return False

    def is_dummy(self) -> bool:
        return True

    def clear_orders(self) -> None:
        self.game.clear_orders(self.name)

    def clear_units(self) -> None:
        self.game.clear_units(self.name)

    def clear_centers(self) -> None:
        self.game.clear_centers(self.name)

    def to_dict(self) -> Dict[str, Any]:
        return {"name": self.name, "abbrev": self.abbrev, "units": list(self.units), "retreats": dict(self.retreats),
                "centers": list(self.centers), "homes": list(self.homes), "influence": list(self.influence),
                "orders": self.orders, "adjust": self.adjust, "order_is_set": self.order_is_set, "vote": self.vote,
                "wait": self.wait, "role": self.role}

    def __str__(self) -> str:
        lines = [f"\n{self.name} ({self.role})", "PLAYER dummy", "INHABITS " + " ".join(self.homes), "OWNS " + " ".join(self.centers)]
        return "\n".join(lines + list(self.units))

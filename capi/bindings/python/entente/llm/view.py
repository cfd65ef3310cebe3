"""A game as one power sees it, as plain data and as text for a prompt."""

from __future__ import annotations

from typing import Any, Dict, List, Union

from .._game import Game
from .._map import PowerName, Unit
from .._results import Result
from .checking import legal_texts
from .distances import nearest_centers


def view(game: Game, power: PowerName, phases: int = 1, centers: int = 3) -> Dict[str, Any]:
    """What a power knows: phase, units and centers of all, its own orders, the last `phases` phases with sentences, and for each of
    its units the nearest `centers` supply centers that it does not own. Orders and votes of others are hidden, as in Game.view."""
    seen, name = game.view(power), game.map.powers[game.map.power_number(power)]
    position = seen.position
    counts, owners = position.counts, position.owners
    made: Dict[str, Any] = {"phase": seen.phase_name, "power": name, "rules": "; ".join(f"{a}={b}" for a, b in seen.rules.differences().items())}
    made["powers"] = {each: {"units": [str(unit) for unit in position.units if unit.power == each],
                             "dislodged": [str(unit) for unit in position.dislodged if unit.power == each],
                             "centers": [center for center, owner in owners.items() if owner == each],
                             "eliminated": not any(counts[each])} for each in seen.map.powers}
    made["neutral"] = [center for center, owner in owners.items() if owner is None]
    made["orders"] = seen.orders(name)
    made["near"] = {str(unit): _near(unit, position, name, centers) for unit in position.units if unit.power == name}
    made["history"] = [{"phase": phase.name, "orders": [_line(each) for each in phase.results if not each.implied]}
                       for phase in [seen.phase(i) for i in range(max(0, seen.phase_count - phases), seen.phase_count)]]
    if not seen.is_over:
        owed = seen.owed(name)
        made["due"] = {"builds": owed.builds, "removals": owed.removals}
        made["legal"] = legal_texts(seen, name)
    return made


def _near(unit: Unit, position: Any, power: str, count: int) -> List[Dict[str, Union[str, int, None]]]:
    return [{"center": each.center, "owner": each.owner, "moves": each.moves}
            for each in nearest_centers(position, unit.location, unit.type, count, power)]


def _line(result: Result) -> Dict[str, str]:
    return {"power": result.power or "", "order": result.text, "result": str(result.reason), "sentence": result.sentence()}


def view_text(game: Game, power: PowerName, phases: int = 1, centers: int = 3, legal: bool = True) -> str:
    """The same as text for a prompt. `legal`: with the legal orders, one a line."""
    seen = view(game, power, phases, centers)
    lines = [f"Phase {seen['phase']}. You are {seen['power']}."]
    for name, has in seen["powers"].items():
        if has["eliminated"]:
            lines.append(f"{name}: eliminated")
        else:
            dislodged = f"; dislodged: {', '.join(has['dislodged'])}" if has["dislodged"] else ""
            lines.append(f"{name}: {len(has['centers'])} centers ({' '.join(has['centers'])}); units: {', '.join(has['units']) or 'none'}{dislodged}")
    lines.append(f"Neutral centers: {' '.join(seen['neutral']) or 'none'}")
    for phase in seen["history"]:
        lines += [f"Orders of {phase['phase']}:", *(f"  {each['power']}: {each['order']}: {each['sentence']}" for each in phase["orders"])]
    for unit, near in seen["near"].items():
        lines.append(f"{unit}: nearest centers {', '.join(_near_text(each) for each in near) or 'none'}")
    if any(seen.get("due", {}).values()):
        lines.append(f"You may build {seen['due']['builds']} and must remove {seen['due']['removals']} units.")
    if legal and seen.get("legal"):
        lines += ["Legal orders:", *("  " + each for each in seen["legal"])]
    return "\n".join(lines)


def _near_text(near: Dict[str, Union[str, int, None]]) -> str:
    return f"{near['center']} ({near['owner'] or 'neutral'}, {near['moves']} move{'' if near['moves'] == 1 else 's'})"

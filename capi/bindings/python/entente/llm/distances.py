"""How many moves a unit needs to a place, and which supply centers are nearest."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Dict, List, Optional, Union

from .._declarations import UnitType
from .._map import Map
from .._position import Position


@dataclass(frozen=True)
class CenterDistance:
    """A supply center, its owner, and the moves that a unit needs to it."""

    center: str
    owner: Optional[str]
    moves: int


def distances(game_map: Map, location: str, unit_type: Union[UnitType, str]) -> Dict[str, int]:
    """The least number of moves to each province that a unit can reach, convoys and other units left aside."""
    kind = UnitType.of(unit_type)
    start = game_map.locations[game_map.location_number(location)]
    found, open_places = {start: 0}, deque([start])
    while open_places:
        place = open_places.popleft()
        for near in game_map.neighbors(place, kind):
            if near not in found:
                found[near] = found[place] + 1
                open_places.append(near)
    made: Dict[str, int] = {}
    for place, moves in found.items():
        province = game_map.provinces[game_map.province_number(place)]
        made[province] = min(moves, made.get(province, moves))
    return made


def nearest_centers(position: Position, location: str, unit_type: Union[UnitType, str], count: int = 5,
                    not_of: Optional[str] = None) -> List[CenterDistance]:
    """The supply centers that are nearest to a unit, by moves, then by name. `not_of`: leaves out those of a power."""
    moves, owners = distances(position.map, location, unit_type), position.owners
    wanted = [center for center in owners if center in moves and (not_of is None or owners[center] != not_of)]
    return [CenterDistance(center, owners[center], moves[center]) for center in sorted(wanted, key=lambda each: (moves[each], each))[:count]]

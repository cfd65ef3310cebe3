"""The map as the package shows it."""

from __future__ import annotations

import contextlib
import re
from typing import Any, Dict, List, Optional, Tuple, Union

from .... import _map
from ...._declarations import Terrain, UnitType
from ....errors import NotFound

LONG_TYPES = {"M": "MOVEMENT", "R": "RETREATS", "A": "ADJUSTMENTS"}
LONG_SEASONS = {"S": "SPRING", "F": "FALL", "W": "WINTER"}
SEQUENCE = ["SPRING MOVEMENT", "SPRING RETREATS", "FALL MOVEMENT", "FALL RETREATS", "WINTER ADJUSTMENTS"]
DIRECTIONS = ("NORTH", "SOUTH", "EAST", "WEST")
TYPES = {Terrain.LAND: "LAND", Terrain.WATER: "WATER", Terrain.COAST: "COAST", Terrain.PORT: "PORT", Terrain.SHUT: "SHUT"}
WORDS = {word: sign for sign, words in (
    ("", "THE TO IN AT ON IS WILL MOVE MOVES MOVING ATTACK ATTACKS ATTACKING >"), ("A", "ARMY"), ("F", "FLEET"), ("W", "WING"),
    ("H", "HOLD HOLDS HOLDING"), ("S", "SUPPORT SUPPORTS SUPPORTING"), ("C", "CONVOY CONVOYS CONVOYING"),
    ("R", "RETREAT RETREATS RETREATING"), ("B", "BUILD BUILDS BUILDING"), ("V", "WAIVE WAIVES WAIVING WAIVED"),
    ("D", "DISBAND DISBANDS DISBANDING REMOVE REMOVES REMOVING DESTROY DESTROYS DESTROYING"), ("K", "KEEP KEEPS KEEPING"),
    ("P", "PROXY PROXIES PROXYING"), ("\\", "OF FROM"), ("~", "BY THROUGH OVER DISLODGED"), ("?", "WITH VOID"), ("|", "BOUNCE CUT OR"),
    ("*", "DESTROYED"), ("=", "TSR"), ("/NC", "NC"), ("/SC", "SC"), ("/EC", "EC"), ("/WC", "WC")) for word in words.split()}
"""Words of orders and results, and the signs that stand for them in Map.norm."""


class Map:
    """A shipped map by the package's names: locs, scs, powers, homes, centers, units, loc_type, loc_abut, loc_name, aliases."""

    def __init__(self, name: str = "standard", use_cache: bool = True) -> None:
        self._map, self.name = _map.Map(name), name
        board = self._map
        summary = board.summary()
        split = {board.location(each).province for each in board.locations if "/" in each}
        self.powers = list(board.powers)
        self.scs = [each for each in board.centers]
        self.homes: Dict[str, List[str]] = {each: list(board.power(each).homes) for each in self.powers}
        self.centers = {power: list(places) for power, places in _start(board)["centers"].items()}
        self.units = {power: list(units) for power, units in _start(board)["units"].items()}
        self.locs = [each.lower() if each in split else each for each in board.locations]
        self.loc_type = {each: TYPES[board.location(each.upper()).terrain] for each in self.locs}
        self.loc_name = {board.location(each).name.upper(): each for each in board.locations}
        self.loc_coasts = {each.upper(): self.find_coasts(each) for each in self.locs}
        self._near = {each: self._neighbors(each) for each in board.locations}
        self.loc_abut = {each: self._near[each.upper()] for each in self.locs}
        self.dest_with_coasts = {each: list(dict.fromkeys(coast for near in self._near[each] for coast in self.loc_coasts[near.upper()]))
                                 for each in board.locations}
        self.aliases = dict(self.loc_name)
        self.phase, self.first_year = self.phase_long(board.begin_phase), int(board.begin_phase[1:-1])
        self.victory: Optional[List[int]] = [int(summary["victory"])] if isinstance(summary.get("victory"), int) else None
        self.flow, self.seq = ["SPRING:MOVEMENT,RETREATS", "FALL:MOVEMENT,RETREATS", "WINTER:ADJUSTMENTS"], ["NEWYEAR", *SEQUENCE]
        self.phase_abbrev, self.unit_names = dict(LONG_TYPES), {"A": "ARMY", "F": "FLEET"}
        self.svg_path: Optional[str] = None

    def _neighbors(self, location: str) -> List[str]:
        """Neighbors, in small letters where from a coast only armies may go, as the package marks them."""
        board = self._map
        province = board.location(location).province
        armies = set(board.neighbors(province, UnitType.ARMY)) if location == province or not board.location(location).takes_fleet else set()
        sources = [location] if location != province else [province, *board.location(province).coasts]
        fleets = {each for source in sources for each in board.neighbors(source, UnitType.FLEET)}
        near = set(fleets) if location != province or not board.location(province).coasts else {board.location(each).province for each in fleets}
        touched = {board.location(each).province for each in near}
        from_coast = board.location(province).terrain == Terrain.COAST and not board.location(province).coasts
        for each in armies - touched:
            by_coast = from_coast and board.location(each).terrain == Terrain.COAST
            near.add(each.lower() if by_coast else each)
        return sorted(near)

    def abut_list(self, site: str, incl_no_coast: bool = False) -> List[str]:
        """The neighbors of a location, also as `locs` writes it ("bul"), [] of one that is unknown. `incl_no_coast`: of a coast also its
        province."""
        near = list(self._near.get(site.upper(), ()))
        if incl_no_coast:
            near += [each for each in dict.fromkeys(place[:3] for place in near if "/" in place) if each not in near]
        return near

    def abuts(self, unit_type: str, unit_loc: str, order_type: str, other_loc: str) -> int:
        """1 if a unit may move ("-"), or support and convoy ("S", "C"), to a neighbor."""
        kind, place = UnitType.ARMY if unit_type == "A" else UnitType.FLEET, unit_loc.upper()
        try:
            near = self._map.neighbors(place, kind)
            other = self._map.location(other_loc)
        except NotFound:
            return 0
        if order_type == "-":
            return int(other.id in near)
        return int(any(self._map.location(each).province == other.province for each in near))

    def area_type(self, loc: str) -> Optional[str]:
        """LAND, WATER, COAST, SHUT; None for an unknown location."""
        return self.loc_type.get(loc.upper()) or self.loc_type.get(loc.lower())

    def find_coasts(self, loc: str) -> List[str]:
        """The coasts of a province and itself."""
        if loc.upper() not in self._map.locations:
            return []
        province = self._map.location(self._map.location(loc.upper()).province)
        return [*province.coasts, province.id]

    def is_valid_unit(self, unit: str, no_coast_ok: int = 0, shut_ok: int = 0) -> bool:
        """Whether a unit ("F STP/SC") can stand where it is said to."""
        kind, _, place = unit.upper().partition(" ")
        if place not in self._map.locations:
            return False
        location = self._map.location(place)
        if kind == "A":
            return location.takes_army and "/" not in place
        return kind == "F" and (location.takes_fleet or bool(no_coast_ok and location.coasts))

    def norm(self, phrase: str) -> str:
        """A text in capital letters, with signs for the words of orders: "A PAR S A MAR BUR". A word without a sign of its own, such as
        "to", leaves its blanks."""
        text = re.sub(r"[-+.,:]", " ", phrase.upper().replace("/", " /").replace(" / ", ""))
        return " ".join(WORDS.get(each, each) for each in re.sub(r"([]|*?~^=!()_[])", r" \1 ", text).split())

    def compact(self, phrase: str) -> List[str]:
        """The words of `norm` without brackets, with ids for the names of places and powers: ["F", "MAO", "SPA/SC"]. A power before
        a colon is left out."""
        power, colon, rest = phrase.partition(":")
        text = self.norm(rest if colon and self._id(power.strip()) in self.powers else phrase)
        words = re.sub(r" [][()]|[][()] ", "", text).replace("VIA C", "VIA").replace(" /", "/").split()
        made: List[str] = []
        while words:
            size = next((each for each in (4, 3, 2) if self._is_name(words[:each])), 1)
            made.append(self._id(" ".join(words[:size])) or words[0])
            words = words[size:]
        return made

    def _is_name(self, words: List[str]) -> bool:
        """Whether words are a name of several: "SPAIN NORTH AFRICA" is two names, not a coast and another."""
        return all((len(each) > 1 or each == "\\") and each != "VIA" for each in words) and words[-1] not in DIRECTIONS and self._id(" ".join(words)) is not None

    def _id(self, name: str) -> Optional[str]:
        """The id of a power or place by any of its names but a letter."""
        if name in self._map.locations or len(name) < 2:
            return name
        for number, ids in ((self._map.power_number, self._map.powers), (self._map.location_number, self._map.locations)):
            with contextlib.suppress(NotFound):
                return ids[number(name.replace("\\", "OF"))]
        return None

    def norm_power(self, power: str) -> str:
        """The id of a power by any of its names; an unknown one in capital letters."""
        try:
            return self._map.powers[self._map.power_number(power)]
        except NotFound:
            return power.upper()

    @staticmethod
    def phase_abbr(phase: str, default: str = "?????") -> str:
        """ "SPRING 1901 MOVEMENT" as "S1901M"."""
        words = phase.upper().split()
        if len(words) != 3 or not words[1].isdigit():
            return phase if phase in ("FORMING", "COMPLETED") else default
        return words[0][0] + words[1] + words[2][0]

    @staticmethod
    def phase_long(phase_abbr: str, default: str = "?????") -> str:
        """ "S1901M" as "SPRING 1901 MOVEMENT"."""
        matched = re.fullmatch(r"([SFW])(\d+)([MRA])", phase_abbr.upper())
        return f"{LONG_SEASONS[matched[1]]} {matched[2]} {LONG_TYPES[matched[3]]}" if matched else default

    def find_next_phase(self, phase: str, phase_type: Optional[str] = None, skip: int = 0) -> str:
        """The next phase of the calendar ("SPRING 1901 RETREATS"), also one that would be skipped; of a type: the next of it."""
        return self._along(phase, phase_type, skip, 1)

    def find_previous_phase(self, phase: str, phase_type: Optional[str] = None, skip: int = 0) -> str:
        """The phase before, as find_next_phase."""
        return self._along(phase, phase_type, skip, -1)

    def _along(self, phase: str, phase_type: Optional[str], skip: int, step: int) -> str:
        words = phase.upper().split()
        if len(words) != 3:
            return phase
        at, year = SEQUENCE.index(f"{words[0]} {words[2]}"), int(words[1])
        for _ in range(10 * (skip + 1)):
            at += step
            year, at = year + at // len(SEQUENCE), at % len(SEQUENCE)
            season, kind = SEQUENCE[at].split()
            if phase_type in (None, kind[0]):
                if not skip:
                    return f"{season} {year} {kind}"
                skip -= 1
        return ""

    def compare_phases(self, phase1: str, phase2: str) -> int:
        """-1, 0, 1: before, the same, after."""
        one, two = _key(phase1), _key(phase2)
        return (one > two) - (one < two)

    def __str__(self) -> str:
        return self.name


def _start(board: _map.Map) -> Dict[str, Any]:
    from ...._position import Position  # positions need maps

    return dict(Position(board).to_json()["state"])


def _key(phase: str) -> Union[Tuple[int, int], Tuple[float, int]]:
    short = Map.phase_abbr(phase) if " " in phase else phase.upper()
    if not re.fullmatch(r"[SFW]\d+[MRA]", short):
        return (float("-inf") if short == "FORMING" else float("inf")), 0
    return int(short[1:-1]), "SM SR FM FR WA".split().index(short[0] + short[-1])

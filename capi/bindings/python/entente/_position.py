"""Positions: who stands where, who owns what, in which phase."""

from __future__ import annotations

import ctypes
import json
from fractions import Fraction
from typing import Any, Dict, Iterable, List, Optional, Tuple, Union

from . import _native
from . import _declarations as declared
from ._declarations import EndKind, PhaseType, ScoreSystem, TextForm, UnitType
from ._map import Map, PowerName, Unit, as_map
from ._render import RenderOptions
from ._rules import Rules, rules_struct
from ._texts import text_options


class Position:
    """A position of a map: plain memory of map.position_size bytes, which `memory` shows without a copy.

    Position()                  the start of the standard map; Position("ancmed") of another one
    Position.empty(game_map)    no units, at the map's first phase
    Position.from_line(line)    of a line of text (docs/lines.md); Position.from_json(phase)

    Equal positions of one map have equal bytes. Positions can be copied, compared and pickled. A position that one
    thread changes may not be used by others at that time.
    """

    def __init__(self, game_map: Union[Map, str, None] = None, _function: str = "entente_position_start") -> None:
        self.map = as_map(game_map)
        self._memory = (ctypes.c_uint64 * (self.map.position_size // 8))()
        if _function:
            self._write(_function)

    def _write(self, function: str, *arguments: Any) -> None:
        _native.call(function, self.map._pointer, *arguments, self._memory, ctypes.sizeof(self._memory))

    def _change(self, function: str, *arguments: Any) -> None:
        _native.call(function, self.map._pointer, self._memory, *arguments)

    def _items(self, kind: Any, function: str, *arguments: Any) -> Any:
        return _native.items(kind, function, self.map._pointer, self._memory, *arguments)

    @classmethod
    def empty(cls, game_map: Union[Map, str, None] = None) -> Position:
        """A board without units, at the map's first phase."""
        return cls(game_map, "entente_position_clear")

    @classmethod
    def from_bytes(cls, game_map: Map, data: Any) -> Position:
        """A position of memory, such as `memory` of another one. Errors: ValueError for another size; InvalidArgument if
        it is no position of the map."""
        made = cls(game_map, "")
        view = memoryview(data).cast("B")
        if len(view) != game_map.position_size:
            raise ValueError(f"a position of {game_map.name} has {game_map.position_size} bytes, not {len(view)}")
        memoryview(made._memory).cast("B")[:] = view
        _native.call("entente_position_check", game_map._pointer, made._memory)
        return made

    @classmethod
    def from_line(cls, line: str, game_map: Union[Map, str, None] = None) -> Position:
        """A position of a line of text; its first word is the name of the map, which is used if none is given.
        Errors: InvalidArgument with the column, the word and what was expected."""
        if game_map is None and line.split():
            game_map = line.split()[0]
        made, data = cls(game_map, ""), _native.utf8(line)
        made._write("entente_position_read_line", data, len(data))
        return made

    @classmethod
    def from_json(cls, phase: Union[str, Dict[str, Any]], game_map: Union[Map, str, None] = None) -> Position:
        """A position of a JSON phase object. Errors: InvalidArgument with line and column."""
        data = (phase if isinstance(phase, str) else json.dumps(phase)).encode()
        made = cls(game_map, "")
        made._write("entente_position_from_json", data, len(data))
        return made

    @property
    def memory(self) -> memoryview:
        """The bytes of the position, not a copy."""
        return memoryview(self._memory).cast("B")

    def copy(self) -> Position:
        """The same position in memory of its own."""
        made = Position(self.map, "")
        ctypes.memmove(made._memory, self._memory, ctypes.sizeof(self._memory))
        return made

    __copy__ = copy

    def __deepcopy__(self, _: Any) -> Position:
        return self.copy()

    # What it holds.

    @property
    def _info(self) -> declared.entente_position_info:
        return _native.struct(declared.entente_position_info, "entente_position_describe", self.map._pointer, self._memory)

    @property
    def phase_name(self) -> str:
        """ "S1901M"; "COMPLETED" if the game is over."""
        return _native.decoded(self._info.phase_name)

    @property
    def phase_type(self) -> PhaseType:
        """PhaseType.MOVEMENT, RETREATS or ADJUSTMENTS."""
        return PhaseType(self._info.phase_type)

    @property
    def year(self) -> int:
        """The year of the phase: 1901."""
        return int(self._info.year)

    @property
    def end(self) -> EndKind:
        """How the game ended; EndKind.NONE if it goes on."""
        return EndKind(self._info.end_kind)

    @property
    def winners(self) -> Tuple[str, ...]:
        """The powers that share the end of the game; of a solo one. () if it goes on."""
        return self.map._powers_of(self._info.winners)

    @property
    def units(self) -> List[Unit]:
        """Units without the dislodged ones, by province."""
        return [self.map._unit(each) for each in self._items(declared.entente_unit, "entente_position_units")]

    @property
    def dislodged(self) -> List[Unit]:
        """Dislodged units, by province; `retreats` says where each may go."""
        return [self.map._unit(each) for each in self._items(declared.entente_unit, "entente_position_dislodged")]

    def retreats(self, province: str) -> Tuple[str, ...]:
        """Where the dislodged unit of a province may go. Errors: NotFound if none is there."""
        return self.map._ids(self._items(ctypes.c_uint16, "entente_position_retreats", self.map.province_number(province)))

    @property
    def owners(self) -> Dict[str, Optional[str]]:
        """The owner of every supply center, None if it is neutral."""
        owners = self._items(ctypes.c_uint8, "entente_position_owners")
        return {center: self.map._power_id(owner) for center, owner in zip(self.map.centers, owners)}

    @property
    def counts(self) -> Dict[str, Tuple[int, int, int]]:
        """Of each power units, dislodged units and supply centers."""
        counts = self._items(declared.entente_power_counts, "entente_position_counts")
        return {power: (each.units, each.dislodged, each.centers) for power, each in zip(self.map.powers, counts)}

    def due(self, power: PowerName, rules: Union[Rules, str, None] = None) -> int:
        """In an adjustments phase: how many units a power may build (> 0) or must remove (< 0)."""
        due = ctypes.c_int32()
        self._change("entente_position_due", rules_struct(rules, self.map), self.map.power_number(power), due)
        return due.value

    def homes(self, power: PowerName) -> Tuple[str, ...]:
        """The home centers of a power now."""
        return self.map._ids(self._items(ctypes.c_uint16, "entente_position_homes", self.map.power_number(power)))

    def scores(self, system: Union[ScoreSystem, str, int] = ScoreSystem.DRAW_SIZE,
               unplayed: Iterable[PowerName] = ()) -> Dict[str, Fraction]:
        """The score of every power, provisional if the game goes on. `unplayed`: powers without a player."""
        scores = self._items(declared.entente_score, "entente_position_scores", ScoreSystem.of(system), self.map._mask(unplayed))
        return {power: Fraction(each.numerator, each.denominator) for power, each in zip(self.map.powers, scores)}

    @property
    def line(self) -> str:
        """One line of text, the same in every version."""
        return _native.text("entente_position_write_line", self.map._pointer, self._memory)

    @property
    def hash(self) -> int:
        """A 64-bit hash of the line, the same in every version and language."""
        hash_ = ctypes.c_uint64()
        self._change("entente_position_hash", hash_)
        return hash_.value

    def to_json(self) -> Dict[str, Any]:
        """A JSON phase object without orders."""
        return dict(json.loads(_native.long_text("entente_position_to_json", self.map._pointer, self._memory)))

    def render(self, options: RenderOptions = RenderOptions()) -> str:
        """The board as a picture (SVG), or as text for screen readers: position.render(RenderOptions(theme="dark")). A phase
        with its orders is drawn by Exchange.render. Errors: NotSupported for a library without drawings."""
        return _native.long_text("entente_position_render", self.map._pointer, self._memory, options._struct()).decode()

    def difference(self, after: Position, language: str = "en", full_names: bool = False) -> List[str]:
        """What changed until another position of the map, a sentence each."""
        text = _native.long_text("entente_position_difference", self.map._pointer, self._memory, after._memory,
                                 TextForm.FOR_PEOPLE, text_options(language, full_names))
        return text.decode().splitlines()

    # What changes it.

    def place(self, power: PowerName, unit_type: Union[UnitType, str], location: str) -> None:
        """Puts a unit on the board. Errors: InvalidArgument if the province is occupied or it cannot stand there."""
        self._change("entente_position_place", self._unit(power, unit_type, location))

    def remove(self, province: str) -> None:
        """Takes the unit of a province off the board. Errors: NotFound if none stands there."""
        self._change("entente_position_remove", self.map.province_number(province))

    def dislodge(self, power: PowerName, unit_type: Union[UnitType, str], location: str, retreats: Iterable[str]) -> None:
        """Adds a dislodged unit with the places it may retreat to. Errors: WrongPhase: set the phase first."""
        places = [self.map.location_number(each) for each in retreats]
        self._change("entente_position_dislodge", self._unit(power, unit_type, location),
                     (ctypes.c_uint16 * len(places))(*places), len(places))

    def set_owner(self, center: str, power: Optional[PowerName]) -> None:
        """Sets the owner of a supply center; None: neutral. Errors: InvalidArgument if the province has none."""
        self._change("entente_position_set_owner", self.map.province_number(center), self.map._power_or_all(power))

    def set_phase(self, name: str) -> None:
        """Sets the phase: "S1901M", "SPRING 1901 MOVEMENT". Errors: WrongPhase if dislodged units cannot be in it."""
        self._change("entente_position_set_phase", _native.utf8(name), len(_native.utf8(name)))

    def set_end(self, kind: Union[EndKind, str], winners: Iterable[PowerName] = ()) -> None:
        """Ends the game; EndKind.NONE lets it go on in its present phase."""
        self._change("entente_position_set_end", EndKind.of(kind), self.map._mask(winners))

    def _unit(self, power: PowerName, unit_type: Union[UnitType, str], location: str) -> declared.entente_unit:
        return declared.entente_unit(location=self.map.location_number(location), power=self.map.power_number(power),
                                     unit_type=UnitType.of(unit_type))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.map == other.map and self.memory == other.memory

    __hash__ = None  # type: ignore[assignment]  # it can change

    def __repr__(self) -> str:
        return f"<Position {self.line}>"

    def __reduce__(self) -> Tuple[Any, ...]:
        return Position.from_bytes, (self.map, bytes(self.memory))


def score_systems() -> Dict[str, str]:
    """The scoring systems by name, with a sentence about each."""
    infos = _native.described(declared.entente_score_system_info, "entente_score_system_describe")
    return {info.name.decode(): info.text.decode() for info in infos}

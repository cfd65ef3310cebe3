"""Maps: shipped ones and those of a text."""

from __future__ import annotations

import ctypes
import json
import operator
import os
import pathlib
from dataclasses import dataclass
from typing import Any, Dict, Iterable, List, Mapping, Optional, Tuple, Union, cast

from . import _native
from . import _declarations as declared
from ._declarations import MapForm, Status, Terrain, TextForm, UnitType
from .errors import InvalidArgument

PowerName = Union[str, int]


@dataclass(frozen=True)
class Unit:
    """A unit on the board: str(unit) is "A PAR"."""

    power: str
    type: UnitType
    location: str

    def __str__(self) -> str:
        return f"{'A' if self.type == UnitType.ARMY else 'F'} {self.location}"


@dataclass(frozen=True)
class Location:
    """A province, or a coast of one ("STP/SC")."""

    id: str
    name: str
    province: str
    terrain: Terrain
    is_center: bool
    takes_army: bool
    takes_fleet: bool
    coasts: Tuple[str, ...]


@dataclass(frozen=True)
class Power:
    """A power of a map. `letter` is "" if it has none; a dummy has no player."""

    id: str
    name: str
    letter: str
    is_dummy: bool
    homes: Tuple[str, ...]


def _number(given: Any, count: int, what: str) -> int:
    """A power or place that is given by its number. Errors: TypeError; InvalidArgument for another number."""
    if not hasattr(given, "__index__"):
        raise TypeError(f"a {what} is a name or a number, not {type(given).__name__}")
    number = operator.index(given)
    if not 0 <= number < count:
        raise InvalidArgument(Status.INVALID_ARGUMENT, f"{what} {number} is out of range: expected 0 to {count - 1}")
    return number


class Map:
    """A map with its phases. It never changes; any number of threads may use it.

    Map("standard")              a shipped map; Map.names() lists them
    Map.read("my.map")           a file in the .map language with the files that it includes
    Map.from_text(text, files={"other.map": text})

    Powers, provinces and locations are their ids: "FRANCE", "PAR", "STP/SC". Where a method takes one, every name that
    the map knows will do: "France", "F", "Paris", "St Petersburg (south coast)". Maps can be pickled and compared.
    Errors: NotFound for an unknown map, naming the nearest.
    """

    def __init__(self, name: str = "standard") -> None:
        self._take(_native.given("entente_map_builtin", _native.utf8(name), len(_native.utf8(name))))

    def _take(self, pointer: int) -> None:
        self._pointer: Optional[int] = pointer
        self._info = _native.struct(declared.entente_map_info, "entente_map_describe", pointer)
        self.name: str = _native.decoded(_native.function("entente_map_name")(pointer))
        self.powers: Tuple[str, ...] = self._names("entente_map_power_id", self._info.power_count)
        self.locations: Tuple[str, ...] = self._names("entente_map_location_id", self._info.location_count)
        self.provinces: Tuple[str, ...] = self.locations[: self._info.province_count]
        centers = _native.items(ctypes.c_uint16, "entente_map_centers", pointer)
        self.centers: Tuple[str, ...] = tuple(self.locations[each] for each in centers)
        self._power_numbers = {each: i for i, each in enumerate(self.powers)}
        self._location_numbers = {each: i for i, each in enumerate(self.locations)}
        self.position_size: int = _native.function("entente_position_size")(pointer)

    @classmethod
    def _of_pointer(cls, pointer: int) -> Map:
        """Takes over a reference to a map."""
        made = cls.__new__(cls)
        made._take(pointer)
        return made

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None:
            _native.function("entente_map_free")(self._pointer)

    @staticmethod
    def names() -> Tuple[str, ...]:
        """The names of the shipped maps."""
        infos = _native.described(declared.entente_builtin_info, "entente_map_builtin_describe")
        return tuple(info.name.decode() for info in infos)

    @classmethod
    def from_text(cls, text: str, file_name: str = "text.map", form: Union[MapForm, str] = MapForm.MAP,
                  files: Optional[Mapping[str, str]] = None) -> Map:
        """A map of a text in the .map language, in JSON or MDF. `files` are the texts that it may include beside the
        shipped maps. Errors: InvalidArgument with line, column and file of the first mistake."""
        known = dict(files or {})
        return cls._read(text, file_name, MapForm.of(form), lambda wanted, _: known.get(wanted))

    @classmethod
    def read(cls, path: Union[str, os.PathLike[str]]) -> Map:
        """A map of a file (.map, .json, .mdf), with the files of its folder and below that it includes.
        Errors: OSError if it cannot be read; InvalidArgument with the place of the first mistake."""
        main = pathlib.Path(path)
        form = {".json": MapForm.JSON, ".mdf": MapForm.MDF}.get(main.suffix.lower(), MapForm.MAP)

        def found(wanted: str, wanted_by: str) -> Optional[str]:
            file = main.parent / wanted
            return file.read_text("utf-8") if ".." not in pathlib.PurePath(wanted).parts and file.is_file() else None

        return cls._read(main.read_text("utf-8"), main.name, form, found)

    @classmethod
    def _read(cls, text: str, file_name: str, form: MapForm, found: Any) -> Map:
        with _Reader(text, file_name, form) as reader:
            reader.give_all(found)
            return cls._of_pointer(reader.finish())

    @staticmethod
    def diagnostics(text: str, file_name: str = "text.map", form: Union[MapForm, str] = MapForm.MAP,
                    files: Optional[Mapping[str, str]] = None) -> List[Dict[str, Any]]:
        """All errors and warnings of a map text: of each severity, code, file, line, column and message."""
        known = dict(files or {})
        with _Reader(text, file_name, MapForm.of(form)) as reader:
            reader.give_all(lambda wanted, _: known.get(wanted))
            return reader.diagnostics()

    @property
    def fingerprint(self) -> int:
        """A number of the map's content; the same on every platform."""
        return int(self._info.fingerprint)

    @property
    def begin_phase(self) -> str:
        """The name of the first phase: "S1901M"."""
        return _native.decoded(self._info.begin_phase)

    def to_text(self, form: Union[MapForm, str] = MapForm.MAP) -> str:
        """The map as .map text, JSON, MDF or Graphviz. Text and JSON can be read back to the same map."""
        return _native.long_text("entente_map_write", self._pointer, MapForm.of(form)).decode()

    def summary(self, phase: str = "") -> Dict[str, Any]:
        """Everything about the map in force in a phase ("S1904M"; "": the base map), as map-summary.schema.json says."""
        name = _native.utf8(phase)
        text = _native.long_text("entente_map_summary", self._pointer, name, len(name), TextForm.JSON)
        return dict(json.loads(text))

    def power(self, name: PowerName) -> Power:
        """A power by any of its names. Errors: NotFound, naming the powers."""
        number = self.power_number(name)
        info = _native.struct(declared.entente_power_info, "entente_map_power", self._pointer, number)
        homes = _native.items(ctypes.c_uint16, "entente_map_homes", self._pointer, number)
        full_name = _native.decoded(_native.function("entente_map_power_name")(self._pointer, number))
        letter = chr(info.letter) if info.letter else ""
        return Power(self.powers[number], full_name, letter, bool(info.is_dummy), self._ids(homes))

    def location(self, name: Union[str, int]) -> Location:
        """A province or coast by any of its names. Errors: NotFound, naming the nearest."""
        number = self.location_number(name)
        info = _native.struct(declared.entente_location_info, "entente_map_location", self._pointer, number)
        coasts = range(info.first_coast, info.first_coast + info.coast_count) if info.coast_count else ()
        full_name = _native.decoded(_native.function("entente_map_location_name")(self._pointer, number))
        return Location(self.locations[number], full_name, self.locations[info.province], Terrain(info.terrain),
                        info.center != declared.NO_CENTER, bool(info.takes_army), bool(info.takes_fleet), self._ids(coasts))

    def neighbors(self, location: Union[str, int], unit_type: Union[UnitType, str], phase: str = "") -> Tuple[str, ...]:
        """Where a unit may move directly in a phase ("": on the base map). Army: provinces; fleet: locations."""
        name = _native.utf8(phase)
        return self._ids(_native.items(ctypes.c_uint16, "entente_map_neighbors", self._pointer, name, len(name),
                                       UnitType.of(unit_type), self.location_number(location)))

    def power_number(self, name: PowerName) -> int:
        """The number of a power, with which packed positions and orders name it."""
        known = self._power_numbers.get(name) if isinstance(name, str) else _number(name, len(self.powers), "power")
        return self._found("entente_map_find_power", cast(str, name)) if known is None else known

    def location_number(self, name: Union[str, int]) -> int:
        """The number of a location; a province has the number of its location without a coast."""
        known = self._location_numbers.get(name) if isinstance(name, str) else _number(name, len(self.locations), "place")
        return self._found("entente_map_find_location", cast(str, name)) if known is None else known

    def province_number(self, name: Union[str, int]) -> int:
        """The number of the province of a location."""
        number = self.location_number(name)
        if number < len(self.provinces):
            return number
        return int(_native.struct(declared.entente_location_info, "entente_map_location", self._pointer, number).province)

    def _found(self, function: str, name: str) -> int:
        number, text = ctypes.c_uint32(), _native.utf8(name)
        _native.call(function, self._pointer, text, len(text), number)
        return number.value

    def _names(self, function: str, count: int) -> Tuple[str, ...]:
        name = _native.function(function)
        return tuple(_native.decoded(name(self._pointer, i)) for i in range(count))

    def _ids(self, numbers: Iterable[int]) -> Tuple[str, ...]:
        return tuple(self.locations[each] for each in numbers)

    def _place(self, number: int) -> Optional[str]:
        return None if number == declared.NO_LOCATION else self.locations[number]

    def _power_id(self, number: int) -> Optional[str]:
        return None if number == declared.NO_POWER else self.powers[number]

    def _power_or_all(self, name: Optional[PowerName]) -> int:
        return declared.NO_POWER if name is None else self.power_number(name)

    def _province_or_all(self, name: Union[str, int, None]) -> int:
        return declared.NO_PROVINCE if name is None else self.province_number(name)

    def _mask(self, names: Iterable[PowerName]) -> int:
        return sum({1 << self.power_number(each) for each in names})

    def _powers_of(self, mask: int) -> Tuple[str, ...]:
        return tuple(each for i, each in enumerate(self.powers) if mask >> i & 1)

    def _unit(self, unit: declared.entente_unit) -> Unit:
        return Unit(self.powers[unit.power], UnitType(unit.unit_type), self.locations[unit.location])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Map) and (self.name, self.fingerprint) == (other.name, other.fingerprint)

    def __hash__(self) -> int:
        return hash((self.name, self.fingerprint))

    def __repr__(self) -> str:
        return f"<Map {self.name}>"

    def __reduce__(self) -> Tuple[Any, ...]:
        if self.name in Map.names() and Map(self.name).fingerprint == self.fingerprint:
            return Map, (self.name,)
        return Map.from_text, (self.to_text(MapForm.JSON), "map.json", MapForm.JSON)


class _Reader(_native.Handle):
    """Reads a map of several files."""

    _kind = "entente_map_reader"

    def __init__(self, text: str, file_name: str, form: MapForm) -> None:
        data, name = _native.utf8(text), _native.utf8(file_name)
        super().__init__(_native.given("entente_map_reader_new", form, data, len(data), name, len(name)))

    def give_all(self, found: Any) -> None:
        while True:
            wanted = _native.function("entente_map_reader_wants")(self._live)
            if wanted is None:
                return
            by = _native.decoded(_native.function("entente_map_reader_wanted_by")(self._live))
            text = found(wanted.decode(), by)
            if text is None:
                self._call("entente_map_reader_refuse", Status.NOT_FOUND)
            else:
                self._call("entente_map_reader_give", _native.utf8(text), len(_native.utf8(text)))

    def finish(self) -> int:
        return _native.given("entente_map_reader_finish", self._live)

    def diagnostics(self) -> List[Dict[str, Any]]:
        text = _native.long_text("entente_map_reader_diagnostics", self._live, TextForm.JSON, 0, None)
        return list(json.loads(text))


def as_map(game_map: Union[Map, str, None]) -> Map:
    """A map, or a shipped one by name; None is the standard map."""
    return game_map if isinstance(game_map, Map) else Map(game_map or "standard")

"""Rules: a value for every option of DATC section 4 and of the RULE lines of maps."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple, Union

from . import _native
from . import _declarations as declared
from ._declarations import OptionOrigin
from ._map import Map
from .errors import NotFound


@dataclass(frozen=True)
class Value:
    """A value of an option: its effect and the DATC cases that it changes."""

    name: str
    text: str
    letter: str
    cases: Tuple[str, ...]
    no_answer: Tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """A disputable question with its values. `issue` is that of the DATC ("4.D.8"), or ""."""

    name: str
    question: str
    issue: str
    origin: OptionOrigin
    values: Tuple[Value, ...]


def _option(number: int, info: declared.entente_option_info) -> Option:
    values = []
    for value in range(info.value_count):
        made = _native.struct(declared.entente_value_info, "entente_option_value_describe", number, value)
        values.append(Value(made.name.decode(), made.text.decode(), made.letter.decode(),
                            tuple(made.cases.decode().split()), tuple(made.no_answer.decode().split())))
    return Option(info.name.decode(), info.question.decode(), info.issue.decode(), OptionOrigin(info.origin), tuple(values))


_options: List[Option] = []


def options() -> Tuple[Option, ...]:
    """All options of the library, in the sequence of their numbers."""
    if not _options:
        infos = _native.described(declared.entente_option_info, "entente_option_describe")
        _options[:] = [_option(number, info) for number, info in enumerate(infos)]
    return tuple(_options)


class Rules(Mapping[str, str]):
    """A rulebook: option name -> value name. It never changes; compare, hash and pickle it as you like.

    Rules()                              the default: what DATC 3.0 prefers, with the RULE lines of the map
    Rules("2023")                        a preset; Rules.presets() lists them
    Rules("2023,waive=forbidden")        a preset and what to change in it
    Rules(civil_disorder="home_distance")

    `game_map` matters for rules that only some maps have. Errors: InvalidArgument with the column of the word;
    NotSupported for a rule that needs another map.
    """

    def __init__(self, text: str = "", game_map: Optional[Map] = None, **changes: str) -> None:
        pointer = game_map._pointer if game_map is not None else None
        if text:
            data, made = _native.utf8(text), _native.sized(declared.entente_rules)
            _native.call("entente_rules_read", pointer, data, len(data), made)
        else:
            made = _native.sized(declared.entente_rules)
            _native.call("entente_rules_init", made, pointer)
        for option, value in changes.items():
            _native.call("entente_rules_set", made, _native.utf8(option), len(_native.utf8(option)), _native.utf8(value), len(_native.utf8(value)))
        self._rules = made

    @classmethod
    def _of_struct(cls, rules: declared.entente_rules) -> Rules:
        made = cls.__new__(cls)
        made._rules = rules
        return made

    @classmethod
    def _of_values(cls, values: Dict[str, str]) -> Rules:
        return cls("", None, **values)

    @staticmethod
    def presets() -> Dict[str, str]:
        """The presets with a sentence about each: {"datc3": "what DATC 3.0 prefers (the default)", ..}."""
        infos = _native.described(declared.entente_preset_info, "entente_preset_describe")
        return {info.name.decode(): info.text.decode() for info in infos}

    def changed(self, **changes: str) -> Rules:
        """The same rules with some options changed: rules.changed(waive="forbidden")."""
        return Rules._of_values({**self, **changes})

    def differences(self, other: Optional[Rules] = None) -> Dict[str, str]:
        """The options that are not as in other rules (None: the default), with the values here."""
        return self._written(other._rules if other is not None else None, False)

    def _written(self, base: Optional[declared.entente_rules], every: bool) -> Dict[str, str]:
        text = _native.long_text("entente_rules_write", self._rules, base, every).decode()
        return dict(each.split("=") for each in text.split(",") if each)

    def __getitem__(self, option: str) -> str:
        try:
            return _native.text("entente_rules_get", self._rules, _native.utf8(option), len(_native.utf8(option)))
        except NotFound:
            raise KeyError(option) from None

    def __iter__(self) -> Iterator[str]:
        return (each.name for each in options())

    def __len__(self) -> int:
        return len(options())

    def __hash__(self) -> int:
        return hash(ctypes.string_at(ctypes.addressof(self._rules), ctypes.sizeof(self._rules)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and bytes(self._rules) == bytes(other._rules)

    def __repr__(self) -> str:
        changes = ",".join(f"{option}={value}" for option, value in self.differences().items())
        return f"Rules({changes!r})"

    def __reduce__(self) -> Tuple[Any, ...]:
        return Rules._of_values, (self._written(None, True),)


def rules_struct(rules: Union[Rules, str, None], game_map: Optional[Map] = None) -> Optional[declared.entente_rules]:
    """The struct of rules; None is the default of the map."""
    if rules is None:
        return None
    return (rules if isinstance(rules, Rules) else Rules(rules, game_map))._rules

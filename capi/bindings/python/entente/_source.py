"""Where results come from: a played phase of a game, or the last phase of an adjudicator."""

from __future__ import annotations

import ctypes
import json
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union, overload

from . import _native
from . import _declarations as declared
from ._declarations import EndKind, PhaseTexts, Status, TextForm
from ._map import Map
from ._position import Position
from ._results import Event, Result
from ._texts import text_options
from .errors import WrongPhase


class SourceHandle(_native.Handle):
    """A handle that knows whether its results are still those of a phase."""

    def _stamp_of(self, *key: int) -> object:
        raise NotImplementedError


class Source(Sequence[Result]):
    """The outcome of a phase: a sequence of its results, one for each order handed in, then the implied ones.

    end, winners   how the phase ended the game: EndKind.NONE if it goes on
    """

    def __init__(self, handle: SourceHandle, game_map: Map, prefix: str, *key: int) -> None:
        self._handle, self.map, self._prefix, self._key = handle, game_map, prefix, key
        with handle._lock:
            self._stamp = handle._stamp_of(*key)
            summary = self._summary()
            self._packed = handle._items(declared.entente_order_result, prefix + "results", *key)
        self.end, self.winners = EndKind(summary.end_kind), game_map._powers_of(summary.winners)
        self._by_default: int = summary.by_default
        self._results: Optional[List[Result]] = None
        self._sentences: Dict[Tuple[PhaseTexts, str, bool], List[str]] = {}

    def _summary(self) -> declared.entente_phase_summary:
        raise NotImplementedError

    def _check(self) -> None:
        if self._handle._stamp_of(*self._key) != self._stamp:
            raise WrongPhase(Status.WRONG_PHASE, "the phase was undone, or another one was adjudicated since")

    def _events(self, kind: PhaseTexts) -> List[Event]:
        with self._handle._lock:
            self._check()
            events = self._handle._items(declared.entente_event, self._prefix + str(kind), *self._key)
        return [Event(self.map, each, self, kind, i) for i, each in enumerate(events)]

    def _position(self, what: str, *key: int) -> Position:
        made = Position(self.map, "")
        with self._handle._lock:
            self._check()
            self._handle._call(self._prefix + what, *key, made._memory, ctypes.sizeof(made._memory))
        return made

    def _texts(self, kind: PhaseTexts, options: Optional[declared.entente_text_options]) -> List[str]:
        return self._handle._long_text(self._prefix + "texts", *self._key, kind, options).decode().split("\n")

    def sentence(self, kind: PhaseTexts, index: int, language: str, full_names: bool) -> str:
        """The sentence of a result or event; use Result.sentence and Event.sentence."""
        options, asked = text_options(language, full_names), (kind, language, full_names)
        with self._handle._lock:
            self._check()
            if asked not in self._sentences:
                self._sentences[asked] = self._texts(kind, options)
            return self._sentences[asked][index]

    @property
    def results(self) -> List[Result]:
        """The result of each order, in the sequence handed in, then the implied ones."""
        if self._results is None:
            with self._handle._lock:
                self._check()
                texts = self._texts(PhaseTexts.ORDERS, None)
            self._results = [Result(self.map, each, self, i, texts[i]) for i, each in enumerate(self._packed)]
        return self._results

    @property
    def events(self) -> List[Event]:
        """What happened without an order, also in phases that were skipped after this one."""
        return self._events(PhaseTexts.EVENTS)

    @property
    def losses(self) -> List[Event]:
        """All units that the phase cost."""
        return self._events(PhaseTexts.LOSSES)

    @property
    def after(self) -> Position:
        """The position straight after the phase, before centers change hands."""
        return self._position("after", *self._key)

    def _explained(self, order: str, form: TextForm, language: str, full_names: bool, width: int) -> str:
        data, options = _native.utf8(order), text_options(language, full_names, width)
        with self._handle._lock:
            self._check()
            return self._handle._long_text(self._prefix + "explain", *self._key, data, len(data), form, options).decode()

    def explain(self, order: str = "", language: str = "en", full_names: bool = False, width: int = 0) -> str:
        """Why orders ended as they did: strengths, supports, convoy routes, culprits. `order`: "A PAR - BUR", a unit or its
        place ("PAR"), an unreadable line, or "" for all. Errors: NotFound if no such order was given."""
        return self._explained(order, TextForm.FOR_PEOPLE, language, full_names, width)

    def explain_json(self, order: str = "", language: str = "en", full_names: bool = False) -> Dict[str, Any]:
        """The same as JSON (explanation.schema.json)."""
        return dict(json.loads(self._explained(order, TextForm.JSON, language, full_names, 0)))

    def graph(self) -> str:
        """Which orders of the phase depend on which others, and why, as Graphviz text."""
        return self._explained("", TextForm.GRAPH_DOT, "en", False, 0)

    @property
    def failed(self) -> List[Result]:
        """The results of orders that did not succeed."""
        return [each for each in self.results if not each.succeeded]

    def of(self, power: str) -> List[Result]:
        """The results of a power's orders."""
        power_id = self.map.powers[self.map.power_number(power)]
        return [each for each in self.results if each.power == power_id]

    @overload
    def __getitem__(self, index: int) -> Result: ...

    @overload
    def __getitem__(self, index: slice) -> List[Result]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Result, List[Result]]:
        return self.results[index]

    def __len__(self) -> int:
        return len(self._packed)

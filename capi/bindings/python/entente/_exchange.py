"""Phases and games as JSON, and in the forms of other tools."""

from __future__ import annotations

import ctypes
import json
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Tuple, Union

from . import _native
from . import _declarations as declared
from ._declarations import DrawPolicy, GameForm, ResultParts, TextForm, UnknownOrders
from ._map import Map, PowerName
from ._position import Position
from ._render import RenderOptions
from ._rules import Rules, rules_struct
from ._texts import text_options

Json = Union[str, Dict[str, Any]]


def json_bytes(value: Json) -> bytes:
    """The UTF-8 text of a JSON value or text."""
    return (value if isinstance(value, str) else json.dumps(value)).encode()


def advice_question(game_map: Map, unknown: Optional[Iterable[PowerName]], about: Iterable[PowerName],
                    outlook: bool) -> declared.entente_advise_options:
    """The question of advice: `unknown` None means the powers that handed in nothing."""
    which = UnknownOrders.ABSENT if unknown is None else UnknownOrders.LISTED
    return _native.sized(declared.entente_advise_options, which_unknown=which, unknown=game_map._mask(unknown or ()),
                         about=game_map._mask(about), outlook=outlook)


class Document(_native.Handle):
    """A JSON phase or game that was read once: its phases are found by number. It never changes; any threads.

    Errors: InvalidArgument with line and column; an error inside a phase is raised when the phase is used.
    """

    _kind = "entente_document"

    def __init__(self, text: Json) -> None:
        data = json_bytes(text)
        super().__init__(_native.given("entente_document_read", data, len(data)))

    @property
    def is_game(self) -> bool:
        """Whether it has "phases"; else it is a phase, its own number 0."""
        return bool(_native.function("entente_document_is_game")(self._live))

    @property
    def phase_names(self) -> Tuple[str, ...]:
        """ "S1901M", ..; "" for a phase without a name."""
        name = _native.function("entente_document_phase_name")
        return tuple(_native.decoded(name(self._live, i)) for i in range(len(self)))

    def __len__(self) -> int:
        return int(_native.function("entente_document_phase_count")(self._live))

    def find_phase(self, name: str) -> int:
        """The number of the phase of that name. Errors: NotFound."""
        number, data = ctypes.c_uint32(), _native.utf8(name)
        _native.call("entente_document_find_phase", self._live, data, len(data), number)
        return number.value

    def has_orders(self, phase: int) -> bool:
        """Whether the orders of the phase name a power."""
        return bool(_native.function("entente_document_has_orders")(self._live, phase))

    def phase(self, phase: int) -> Dict[str, Any]:
        """A phase of a game as a phase object of its own. Errors: NotFound beyond the last."""
        return dict(json.loads(_native.long_text("entente_document_phase", self._live, phase)))


class Exchange(_native.Handle):
    """Adjudicates JSON phases and games as the program `entente` does; keeps memory and maps between calls.

    phase = {**Position().to_json(), "orders": {"FRANCE": ["A PAR - BUR"]}}
    Exchange().adjudicate(phase)["orders"][0]["sentence"]

    `game_map` and `rules`: for inputs that name none. Sentences are in `language`. Errors: InvalidArgument with line and column;
    NotFound for an unknown map; WrongPhase if the game is over. After each call, `notes` says what was not read.
    """

    _kind = "entente_exchange"

    def __init__(self, game_map: Optional[Map] = None, rules: Union[Rules, str, None] = None, language: str = "en",
                 full_names: bool = False, leave_out: ResultParts = ResultParts(0)) -> None:
        pointer = game_map._pointer if game_map is not None else None
        super().__init__(_native.given("entente_exchange_new", pointer, rules_struct(rules, game_map)))
        self._options = text_options(language, full_names)
        self._call("entente_exchange_leave_out", leave_out)

    def _json(self, name: str, *arguments: Any) -> Dict[str, Any]:
        return dict(json.loads(self._long_text("entente_exchange_" + name, *arguments)))

    def _of(self, name: str, document: Union[Document, Json], phase: Optional[int]) -> Dict[str, Any]:
        if isinstance(document, Document):
            return self._json(name + "_phase", document._live, phase or 0, self._options)
        data = json_bytes(document)
        return self._json(name, data, len(data), self._options)

    def adjudicate(self, document: Union[Document, Json], phase: Optional[int] = None) -> Dict[str, Any]:
        """The result of a phase, or of every phase with orders of a game (result.schema.json). Of a Document one phase."""
        return self._of("adjudicate", document, phase)

    def legal(self, document: Union[Document, Json], phase: Optional[int] = None) -> Dict[str, Any]:
        """The legal orders of a phase by unit, build site or power (legal.schema.json)."""
        return self._of("legal", document, phase)

    def report(self, document: Document, phase: int = 0, width: int = 0, board: bool = False, full_names: bool = False,
               language: str = "en") -> str:
        """A phase as readable text: each order with outcome and reason, events, the next position."""
        return self._long_text("entente_exchange_report", document._live, phase,
                               text_options(language, full_names, width, board)).decode()

    def explain(self, document: Document, phase: int = 0, order: str = "", width: int = 0) -> str:
        """Why an order of a phase ended as it did ("": all orders). Errors: NotFound if no such order was given."""
        data = _native.utf8(order)
        return self._long_text("entente_exchange_explain", document._live, phase, data, len(data), TextForm.FOR_PEOPLE,
                               self._options).decode()

    def render(self, document: Document, phase: int = 0, order: str = "", options: RenderOptions = RenderOptions()) -> str:
        """A phase as a picture (SVG) with its orders and results, or as text. `order`: an order or unit that gets a ring, with
        the units that made it fail. Errors: NotFound if no such order was given."""
        data = _native.utf8(order)
        return self._long_text("entente_exchange_render", document._live, phase, data, len(data), options._struct()).decode()

    def advise(self, document: Document, phase: int = 0) -> Dict[str, Any]:
        """Possible mistakes in the orders of a phase, before it is adjudicated (advice.schema.json)."""
        return self._json("advise", document._live, phase, None, TextForm.JSON, self._options)

    def replay(self, document: Document) -> Dict[str, Any]:
        """Adjudicates a recorded game again and compares (replay.schema.json)."""
        return self._json("replay", document._live, TextForm.JSON, self._options, None)

    def count_votes(self, ballot: Json, policy: Union[DrawPolicy, str] = DrawPolicy.JUDGE_DIAS) -> Dict[str, Any]:
        """Counts draw votes (ballot.schema.json): {"draw": ["FRANCE", ..]} or {"draw": None}."""
        data = json_bytes(ballot)
        return self._json("count_votes", DrawPolicy.of(policy), data, len(data), self._options)

    def read(self, document: Document, phase: int = 0) -> Tuple[Map, Rules, Position]:
        """Map, rules and position of a phase."""
        lent, rules = ctypes.c_void_p(), _native.sized(declared.entente_rules)
        with self._lock:
            data = self._items(ctypes.c_char, "entente_exchange_read", document._live, phase, self._options, lent, rules)
            game_map = Map._of_pointer(_native.function("entente_map_retain")(lent))
        return game_map, Rules._of_struct(rules), Position.from_bytes(game_map, data)

    @property
    def notes(self) -> List[str]:
        """Sentences about parts of the last input that were not read or had no effect."""
        return self._long_text("entente_exchange_notes").decode().splitlines()


class Converted(NamedTuple):
    """A game in another form, and a sentence for each kind of content that was left out or computed."""

    data: bytes
    notes: List[str]

    @property
    def text(self) -> str:
        """The form as text; forms of bytes have none."""
        return self.data.decode()


def convert(source: Union[str, bytes], to: Union[GameForm, str], source_form: Union[GameForm, str] = GameForm.GUESS,
            game_map: Optional[Map] = None, rules: Union[Rules, str, None] = None, language: str = "en") -> Converted:
    """Converts a game, a phase or a position from one form to another: convert(text, "json"). game_forms() lists them.

    Errors: NotFound if the form cannot be guessed; InvalidArgument with line and column for a text that is not in its form.
    """
    data, target, notes = source.encode() if isinstance(source, str) else bytes(source), ctypes.c_void_p(), ctypes.c_void_p()
    pointer = game_map._pointer if game_map is not None else None
    _native.call("entente_convert", data, len(data), GameForm.of(source_form), GameForm.of(to), pointer,
                 rules_struct(rules, game_map), text_options(language), target, notes)
    return Converted(_native.taken(target), _native.taken(notes).decode().splitlines())


def adjudicate_listing(source: Union[str, bytes], game_map: Optional[Map] = None, rules: Union[Rules, str, None] = None,
                       language: str = "en") -> Converted:
    """The last phase of a listing of the e-mail judges with its results, then the next position.

    The orders may be in the judges' words or as players type them, below "Movement orders for Fall of 1901."
    Errors: InvalidArgument with line and column for a line that cannot be read; WrongPhase if the game is over.
    """
    data, listing, notes = source.encode() if isinstance(source, str) else bytes(source), ctypes.c_void_p(), ctypes.c_void_p()
    _native.call("entente_adjudicate_listing", data, len(data), game_map._pointer if game_map is not None else None,
                 rules_struct(rules, game_map), text_options(language), listing, notes)
    return Converted(_native.taken(listing), _native.taken(notes).decode().splitlines())


def game_forms() -> Dict[str, str]:
    """The forms in which games are exchanged, with a sentence about each."""
    infos = _native.described(declared.entente_game_form_info, "entente_game_form_describe")
    return {info.name.decode(): info.text.decode() for info in infos}

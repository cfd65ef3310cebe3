"""Games over time: orders handed in, phases played, votes, saves."""

from __future__ import annotations

import ctypes
import json
import operator
from dataclasses import dataclass
from typing import Any, Dict, Iterable, List, Optional, Tuple, Union, cast

from . import _native
from . import _declarations as declared
from ._adjudicator import Adjudicator
from ._declarations import DrawPolicy, EndKind, Illegality, PhaseType, Reason, Status, SubmitMode, TextForm, VoteKind, YearLimit
from ._exchange import advice_question
from ._map import Map, PowerName, Unit, as_map
from ._order import Order, orders_of, packed_orders
from ._position import Position
from ._rules import Rules, rules_struct
from ._source import Source, SourceHandle
from ._texts import text_options
from .errors import InvalidArgument

Orders = Union[str, Order, Iterable[Union[str, Order]]]


@dataclass(frozen=True)
class OrderCheck:
    """What one order is worth by itself. A legal order may still fail.

    reason, illegality   why it is not legal; `sentence` says it, and is "" for a legal order
    order                in normal form; None if the text is no order
    fault                the unreadable part: its start and length in bytes of the UTF-8 text; None if it is readable
    """

    is_legal: bool
    reason: Reason
    illegality: Illegality
    order: Optional[Order]
    sentence: str
    fault: Optional[Tuple[int, int]]

    def __bool__(self) -> bool:
        return self.is_legal


@dataclass(frozen=True)
class Owed:
    """What a power still has to order: units, builds, removals; `by`: who can order them, None: no power."""

    units: Tuple[Unit, ...]
    builds: int
    removals: int
    by: Optional[str]

    def __bool__(self) -> bool:
        return bool(self.units or self.builds or self.removals)


@dataclass(frozen=True)
class Vote:
    """A vote of a power: for a draw, for a draw of some powers, or a concession to a power."""

    power: str
    kind: VoteKind
    powers: Tuple[str, ...] = ()
    list_ignored: bool = False


@dataclass(frozen=True)
class EndRules:
    """Ends beside the victory on the board; as made, none. 0 and None: never."""

    last_survivor: bool = False
    last_year: Optional[int] = None
    year_limit: YearLimit = YearLimit.DRAW
    stalemate_years: int = 0
    phase_limit: int = 0


class PlayedPhase(Source):
    """A phase that was played: the sequence of its results, with name, position, events, explanations.

    It belongs to its game; if the game undoes the phase, what was not read before raises WrongPhase.
    """

    def __init__(self, game: Game, number: int) -> None:
        self.game, self.number = game, number
        super().__init__(game, game.map, "entente_game_", number)
        self.name: str = self.position.phase_name
        self.by_default: Tuple[str, ...] = game.map._powers_of(self._by_default)

    def _summary(self) -> declared.entente_phase_summary:
        return self.game._struct(declared.entente_phase_summary, "entente_game_summary", self.number)

    @property
    def position(self) -> Position:
        """The position at the start of the phase."""
        return self._position("position", self.number)

    def json(self, language: str = "en", full_names: bool = False) -> Dict[str, Any]:
        """The result as JSON: orders, events, losses, after, next (result.schema.json)."""
        return dict(json.loads(self.game._long_text("entente_game_phase_json", self.number, text_options(language, full_names))))

    def __repr__(self) -> str:
        return f"<PlayedPhase {self.name}: {len(self)} results>"


def _lines(orders: Orders) -> List[Union[str, Order]]:
    """What is handed in, as a list. Errors: TypeError for anything but texts and orders."""
    single = isinstance(orders, (str, Order)) or not hasattr(orders, "__iter__")
    lines: List[Any] = [orders] if single else list(cast(Iterable[Any], orders))
    for each in lines:
        if not isinstance(each, (str, Order)):
            raise TypeError(f"orders are a text, an Order or a list of them, not {type(each).__name__}")
    return lines


class Game(SourceHandle):
    """A game: its position, the orders handed in, its history. Each call holds the game's lock, so threads may share it.

    game = Game("standard", rules="2023")
    game.submit("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"])
    for result in game.process():
        print(result.power, result.text, result.reason, result.sentence())

    Forks, views and loaded games are independent. Games can be copied and pickled; undone phases are not pickled.
    """

    _kind = "entente_game"

    def __init__(self, game_map: Union[Map, str, None] = None, rules: Union[Rules, str, None] = None,
                 position: Optional[Position] = None) -> None:
        """A game at the start of a map, or at a position. Errors: NotFound for an unknown map; those of rules."""
        chosen = as_map(game_map) if game_map is not None or position is None else position.map
        memory = position._memory if position is not None else None
        self._take(_native.given("entente_game_new", chosen._pointer, rules_struct(rules, chosen), memory), chosen)

    def _take(self, pointer: int, game_map: Optional[Map] = None) -> None:
        super().__init__(pointer)
        if game_map is None:
            lent = _native.function("entente_game_map")(pointer)
            game_map = Map._of_pointer(_native.function("entente_map_retain")(lent))
        self.map = game_map

    def _other(self, function: str, *arguments: Any) -> Game:
        made = Game.__new__(Game)
        with self._lock:
            made._take(_native.given(function, self._live, *arguments), self.map)
        return made

    def _stamp_of(self, *key: int) -> object:
        if key[0] >= self.phase_count:
            return None
        return self._struct(declared.entente_phase_summary, "entente_game_summary", key[0]).serial

    def _count(self, function: str, *arguments: int) -> int:
        with self._lock:
            return int(_native.function(function)(self._live, *arguments))

    @classmethod
    def random(cls, seed: int, game_map: Union[Map, str, None] = None, rules: Union[Rules, str, None] = None,
               max_phases: int = 100) -> Game:
        """A game of random legal orders, the same for a seed on every platform, until it ends or so many phases were played."""
        with Adjudicator(game_map) as judge:
            made = cls.__new__(cls)
            made._take(_native.given("entente_play", judge._live, rules_struct(rules, judge.map), seed, max_phases, None), judge.map)
        return made

    # Copies and saves.

    def fork(self) -> Game:
        """An independent copy, which shares the played phases."""
        return self._other("entente_game_fork")

    __copy__ = fork

    def __deepcopy__(self, _: Any) -> Game:
        return self.fork()

    def view(self, power: PowerName) -> Game:
        """A copy as a power may see it: without orders, votes and hidden builds of others. Saved, it may be sent to the player."""
        return self._other("entente_game_view", self.map.power_number(power))

    def save(self) -> str:
        """The game as JSON, which `load` and every other program of Entente reads."""
        return self._long_text("entente_game_save").decode()

    def save_bytes(self) -> bytes:
        """The game in a binary form, a sixth of the length of JSON."""
        return self._long_text("entente_game_save_binary")

    @classmethod
    def load(cls, saved: Union[str, bytes, bytearray], game_map: Optional[Map] = None) -> Game:
        """A game of `save` (a text, or its bytes) or of `save_bytes`. `game_map`: for games that name none or name this one.
        Errors: InvalidArgument with line and column of JSON; NotFound for an unknown map."""
        if not isinstance(saved, (str, bytes, bytearray, memoryview)):
            raise TypeError(f"a saved game is a text or bytes, not {type(saved).__name__}")
        data = saved.encode() if isinstance(saved, str) else bytes(saved)
        made = cls.__new__(cls)
        pointer = game_map._pointer if game_map is not None else None
        made._take(_native.given("entente_game_load", data, len(data), pointer))
        return made

    def __reduce__(self) -> Tuple[Any, ...]:
        return Game.load, (self.save_bytes(),)

    # What it is.

    @property
    def info(self) -> declared.entente_game_info:
        """The numbers of the game and its current phase."""
        return self._struct(declared.entente_game_info, "entente_game_describe")

    @property
    def rules(self) -> Rules:
        """The rulebook of the game."""
        return Rules._of_struct(self._struct(declared.entente_rules, "entente_game_rules"))

    @property
    def phase_name(self) -> str:
        """The current phase: "S1901M"; "COMPLETED" if the game is over."""
        return _native.decoded(self.info.phase_name)

    @property
    def phase_type(self) -> PhaseType:
        """PhaseType.MOVEMENT, RETREATS or ADJUSTMENTS."""
        return PhaseType(self.info.phase_type)

    @property
    def year(self) -> int:
        """The year of the current phase: 1901."""
        return int(self.info.year)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.end != EndKind.NONE

    @property
    def end(self) -> EndKind:
        """How the game ended; EndKind.NONE if it goes on."""
        return EndKind(self.info.end_kind)

    @property
    def winners(self) -> Tuple[str, ...]:
        """The powers that share the end of the game; of a solo one. () if it goes on."""
        return self.map._powers_of(self.info.winners)

    @property
    def phase_count(self) -> int:
        """The number of phases played; also the number of the current phase."""
        return self._count("entente_game_phase_count")

    @property
    def position(self) -> Position:
        """The current position, a copy."""
        return self.position_at(self.phase_count)

    def position_at(self, phase: Union[int, str]) -> Position:
        """The position at the start of a phase, a copy: game.position_at("F1901M"), or by number. Errors: NotFound for a
        name, InvalidArgument for a number of no phase reached."""
        made = Position(self.map, "")
        self._call("entente_game_position", self._phase_number(phase), made._memory, ctypes.sizeof(made._memory))
        return made

    def find_phase(self, name: str) -> int:
        """The number of the phase of that name. Errors: NotFound."""
        number, data = ctypes.c_uint32(), _native.utf8(name)
        self._call("entente_game_find_phase", data, len(data), number)
        return number.value

    def _phase_number(self, phase: Union[int, str, None]) -> int:
        """The number of a phase that is given by name or number; None is the current one."""
        if phase is None:
            return self.phase_count
        number = self.find_phase(phase) if isinstance(phase, str) else operator.index(phase)
        if number < 0:
            raise InvalidArgument(Status.INVALID_ARGUMENT, f"phase {number} is out of range: expected 0 to {self.phase_count}")
        return number

    def phase(self, phase: Union[int, str]) -> PlayedPhase:
        """A played phase by name or number; negative numbers count from the last. Errors: NotFound, IndexError."""
        count = self.phase_count
        number = self.find_phase(phase) if isinstance(phase, str) else operator.index(phase)
        number += count if number < 0 else 0
        if not 0 <= number < count:
            raise IndexError(f"phase {phase} was not played: {count} phases were")
        return PlayedPhase(self, number)

    @property
    def phases(self) -> List[PlayedPhase]:
        """The played phases, from the first; `phase` gives one of them."""
        return [PlayedPhase(self, number) for number in range(self.phase_count)]

    def hash(self, phase: Union[int, str, None] = None) -> int:
        """A 64-bit hash of the game up to a phase (None: the current one), the same in every version and language."""
        made = ctypes.c_uint64()
        self._call("entente_game_hash", self._phase_number(phase), made)
        return made.value

    # Orders.

    def submit(self, power: PowerName, orders: Orders, mode: Union[SubmitMode, str] = SubmitMode.REPLACE,
               by: Optional[PowerName] = None) -> None:
        """Hands in the orders of a power: game.submit("FRANCE", "A PAR - BUR"), or a list, or a text with one a line.

        They replace those handed in before; mode "amend" changes only what they name, "next_set" and "defaults" are
        SubmitMode's. `by`: the power that hands them in, if it must be allowed to; None: the host. Illegal and
        unreadable orders are kept: they are results. Errors: WrongPhase if the game is over; InvalidArgument if `by` may not.
        """
        how = _native.sized(declared.entente_submission, by=self.map._power_or_all(by), mode=SubmitMode.of(mode))
        lines = _lines(orders)
        number = self.map.power_number(power)
        if lines and all(isinstance(each, Order) for each in lines):
            packed = packed_orders(each for each in lines if isinstance(each, Order))
            self._call("entente_game_submit", number, packed, len(packed), how)
        else:
            data = "\n".join(map(str, lines)).encode()
            self._call("entente_game_submit_text", number, data, len(data), how)

    def orders(self, power: PowerName, phase: Union[int, str, None] = None, defaults: bool = False) -> List[str]:
        """The lines that a power handed in for a phase (None: the current one), or its default orders."""
        with self._lock:
            number = self._phase_number(phase)
            return self._long_text("entente_game_orders_text", number, self.map.power_number(power), defaults).decode().splitlines()

    def cancel(self, power: PowerName, province: Optional[str] = None, by: Optional[PowerName] = None) -> None:
        """Takes back the order for the unit or site of a province, or all of the power. Errors: NotFound if there is none."""
        self._call("entente_game_cancel_order", self.map.power_number(power), self.map._province_or_all(province),
                   self.map._power_or_all(by))

    def legal_orders(self, province: Optional[str] = None, power: Optional[PowerName] = None) -> List[Order]:
        """The legal orders of the unit or build site of a province (None: of all) and of a power (None: of all)."""
        return orders_of(self.map, self._items(ctypes.c_uint64, "entente_game_legal_orders", self.map._power_or_all(power),
                                               self.map._province_or_all(province)))

    def check_order(self, power: PowerName, order: Union[str, Order], language: str = "en", full_names: bool = False) -> OrderCheck:
        """What one order is worth in the current phase; the game does not change. Errors: WrongPhase if the game is over."""
        data = _native.utf8(str(order) if isinstance(order, Order) else order)
        check, pointer = _native.sized(declared.entente_order_check), ctypes.c_void_p()
        self._call("entente_game_check_order", self.map.power_number(power), data, len(data), text_options(language, full_names),
                   check, pointer)
        read = Order(self.map, check.order) if check.order & 15 else None
        fault = (check.fault_offset, check.fault_length) if check.reason == Reason.UNREADABLE else None
        return OrderCheck(bool(check.is_legal), Reason(check.reason), Illegality(check.illegality), read,
                          _native.taken(pointer).decode(), fault)

    def advise(self, unknown: Optional[Iterable[PowerName]] = None, about: Iterable[PowerName] = (), outlook: bool = False,
               language: str = "en", full_names: bool = False, width: int = 0) -> str:
        """Possible mistakes in the orders handed in so far, for people. `unknown`: powers whose orders are unknown; None: those
        that handed in nothing. `about`: whose orders; (): all. `outlook`: also what surely happens and what may.

        A power must not learn others' orders from its advice: list the others as unknown."""
        options = text_options(language, full_names, width)
        question = advice_question(self.map, unknown, about, outlook)
        return self._long_text("entente_game_advise", question, TextForm.FOR_PEOPLE, options).decode()

    def advise_json(self, unknown: Optional[Iterable[PowerName]] = None, about: Iterable[PowerName] = (), outlook: bool = False,
                    language: str = "en", full_names: bool = False) -> Dict[str, Any]:
        """The same as JSON: {"phase", "unknown", "warnings", "outlook"} (advice.schema.json)."""
        question = advice_question(self.map, unknown, about, outlook)
        return dict(json.loads(self._long_text("entente_game_advise", question, TextForm.JSON, text_options(language, full_names))))

    def owed(self, power: PowerName) -> Owed:
        """What a power still has to order. Errors: WrongPhase if the game is over."""
        number = self.map.power_number(power)
        with self._lock:
            owed = self._struct(declared.entente_owed, "entente_game_owed", number)
            units = self._items(declared.entente_unit, "entente_game_owed_units", number)
        return Owed(tuple(map(self.map._unit, units)), owed.build_count, owed.removal_count, self.map._power_id(owed.by))

    def owed_json(self) -> Dict[str, Any]:
        """What all powers owe, and whether the phase is ready: {"phase", "ready", "powers"}."""
        return dict(json.loads(self._long_text("entente_game_owed_json")))

    def set_waiting(self, power: PowerName, waits: bool = True) -> None:
        """Whether a power wants the phase to wait; `process` ignores it, the host decides."""
        self._call("entente_game_set_waiting", self.map.power_number(power), waits)

    @property
    def waiting(self) -> Tuple[str, ...]:
        """The powers that want the phase to wait."""
        return self.map._powers_of(self.info.waiting)

    def allow(self, by: PowerName, power: PowerName, allowed: bool = True) -> None:
        """Lets a power hand in orders of another, as a deputy, or no longer."""
        self._call("entente_game_allow", self.map.power_number(by), self.map.power_number(power), allowed)

    def may_order(self, by: PowerName, power: PowerName) -> bool:
        """Whether a power may hand in orders of another."""
        return bool(self._count("entente_game_may_order", self.map.power_number(by), self.map.power_number(power)))

    # Time.

    def process(self) -> PlayedPhase:
        """Plays the current phase with the orders handed in, and goes on to the next one to be played.
        Errors: WrongPhase if the game is over."""
        with self._lock:
            self._call("entente_game_process")
            return PlayedPhase(self, self.phase_count - 1)

    def undo(self) -> None:
        """Takes back the last phase; its orders are handed in again. Errors: WrongPhase if none was played."""
        self._call("entente_game_undo")

    def redo(self) -> None:
        """Plays the phase that was undone last again. Errors: WrongPhase if none was."""
        self._call("entente_game_redo")

    def go_to(self, phase: Union[int, str]) -> None:
        """Goes to the start of a phase: game.go_to("F1901M") of those played, or undoes and redoes until so many are played.
        Errors: NotFound for a name, InvalidArgument for a number of no phase played or undone."""
        self._call("entente_game_go_to", self._phase_number(phase))

    # Votes and ends.

    @property
    def draw_policy(self) -> DrawPolicy:
        """How a draw is voted on; setting it deletes all votes."""
        return DrawPolicy(self.info.draw_policy)

    @draw_policy.setter
    def draw_policy(self, policy: Union[DrawPolicy, str]) -> None:
        self._call("entente_game_set_draw_policy", DrawPolicy.of(policy))

    def _vote(self, power: PowerName, kind: Union[VoteKind, str], powers: Iterable[PowerName]) -> declared.entente_vote:
        return declared.entente_vote(powers=self.map._mask(powers), power=self.map.power_number(power), kind=VoteKind.of(kind))

    def vote(self, power: PowerName, kind: Union[VoteKind, str] = VoteKind.DRAW, powers: Iterable[PowerName] = ()) -> None:
        """Casts a vote: game.vote("FRANCE"), game.vote("FRANCE", "list", ["FRANCE", "ITALY"]). A vote that completes a
        draw ends the game. Errors: InvalidArgument, saying why, for a vote that is refused."""
        self._call("entente_game_vote", self._vote(power, kind, powers))

    def cancel_vote(self, power: PowerName, kind: Union[VoteKind, str] = VoteKind.DRAW, powers: Iterable[PowerName] = ()) -> None:
        """Takes a vote back."""
        self._call("entente_game_cancel_vote", self._vote(power, kind, powers))

    def vote_command(self, power: Optional[PowerName], text: str) -> None:
        """Carries out a mail judge's command: "SET DRAW AEF"; of the moderator (None) "SET DIAS"."""
        self._call("entente_game_vote_command", self.map._power_or_all(power), _native.utf8(text), len(_native.utf8(text)))

    @property
    def votes(self) -> List[Vote]:
        """The votes that count now."""
        return [Vote(self.map.powers[each.power], VoteKind(each.kind), self.map._powers_of(each.powers), bool(each.list_ignored))
                for each in self._items(declared.entente_vote, "entente_game_votes")]

    def stop(self, kind: Union[EndKind, str], winners: Iterable[PowerName] = ()) -> None:
        """Ends the game as its players or the host decide: game.stop("draw", ["FRANCE", "ITALY"])."""
        self._call("entente_game_end", EndKind.of(kind), self.map._mask(winners))

    def resume(self) -> None:
        """Lets a game go on that was stopped. Errors: WrongPhase if it is not over, or was won."""
        self._call("entente_game_resume")

    @property
    def end_rules(self) -> EndRules:
        """Ends beside the victory on the board."""
        rules = self._struct(declared.entente_end_rules, "entente_game_end_rules")
        return EndRules(bool(rules.last_survivor), rules.last_year if rules.has_last_year else None, YearLimit(rules.year_limit),
                        rules.stalemate_years, rules.phase_limit)

    @end_rules.setter
    def end_rules(self, rules: EndRules) -> None:
        self._call("entente_game_set_end_rules", _native.sized(
            declared.entente_end_rules, last_survivor=rules.last_survivor, has_last_year=rules.last_year is not None,
            last_year=rules.last_year or 0, year_limit=rules.year_limit, stalemate_years=rules.stalemate_years,
            phase_limit=rules.phase_limit))

    def __repr__(self) -> str:
        return "<Game closed>" if self._pointer is None else f"<Game {self.map.name} {self.phase_name}>"

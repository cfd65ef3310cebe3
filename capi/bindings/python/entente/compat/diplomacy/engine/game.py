"""The game as the package shows it, played by an entente.Game."""

from __future__ import annotations

import time
import uuid
from collections import Counter
from typing import Any, Dict, Iterable, List, Mapping, Optional, Set, Tuple, Union

from .... import _game
from ...._declarations import EndKind, OrderKind, PhaseType, Reason, UnitType
from ...._order import Order, order_texts
from ...._position import Position
from ...._render import RenderOptions
from ...._results import Result
from ..utils.game_phase_data import GamePhaseData, Orders, Results
from ..utils.order_results import BOUNCE, DISBAND, DISLODGED, ERROR_BASE, NO_CONVOY, OF_REASON, OK, VOID, OrderError, OrderResult
from ..utils.sorted_dict import SortedDict
from .map import Map
from .message import GLOBAL, Message
from .power import Power

DEFAULT_RULES = ["NO_DEADLINE", "CD_DUMMIES", "ALWAYS_WAIT", "SOLITAIRE", "NO_PRESS", "IGNORE_ERRORS", "POWER_CHOICE"]
RULES = "diplomacy,support_coast=must_match"
LETTERS = {PhaseType.MOVEMENT: "M", PhaseType.RETREATS: "R", PhaseType.ADJUSTMENTS: "A"}


STRANDED = (Reason.NO_CONVOY, Reason.DISRUPTED)


class GamePhaseError(ValueError):
    """A message or phase that is not of the present phase."""


class Game:
    """A game: Game(), Game(map_name="ancmed"), Game(rules=["NO_PRESS"]).

    With the rule NO_CHECK orders are kept as they are written, otherwise illegal ones are refused and noted in `error`.
    `entente` is the game of Entente; setting units, centers, phase or state begins another one from that position.
    Errors: LookupError for an unknown map or power.
    """

    def __init__(self, game_id: Optional[str] = None, map_name: str = "standard", rules: Optional[Iterable[str]] = None,
                 **others: Any) -> None:
        self.game_id = game_id or uuid.uuid4().hex[:16]
        self.map_name, self.map = map_name, Map(map_name)
        self.rules: List[str] = list(DEFAULT_RULES if rules is None else rules)
        self.role, self.note, self.deadline = "server_type", "", int(others.get("deadline") or 0)
        self.timestamp_created = _now()
        self.error: List[OrderError] = []
        self.outcome: List[str] = []
        self.messages: SortedDict[int, Message] = SortedDict()
        self.state_history: SortedDict[str, Dict[str, Any]] = SortedDict()
        self.order_history: SortedDict[str, Orders] = SortedDict()
        self.result_history: SortedDict[str, Results] = SortedDict()
        self.message_history: SortedDict[str, SortedDict[int, Message]] = SortedDict()
        self.entente = _game.Game(self.map._map, RULES)
        self._influence: Dict[str, List[str]] = {each: [] for each in self.entente.map.powers}
        self._orders: Dict[str, List[str]] = {}
        self._lost: List[str] = []  # in the movement phase before, without retreats: the package tells of them in adjustments
        self._at(self.entente.position)
        self.powers: SortedDict[str, Power] = SortedDict((each, Power(self, each)) for each in self.entente.map.powers)

    # The present phase.

    def _begin(self) -> None:
        """A new phase of self.entente, without orders."""
        self._orders = {each: [] for each in self.entente.map.powers}
        self._ordered: Set[str] = set()
        self._known: Optional[Dict[str, Any]] = None
        self._possible: Optional[Dict[str, List[str]]] = None

    def _moved(self, results: Iterable[Result]) -> None:
        """Gives the provinces that units moved to to their powers' influence."""
        for each in results:
            if each.succeeded and each.power is not None and each.order is not None and each.order.kind in (OrderKind.MOVE, OrderKind.RETREAT):
                self._influences(each.power, _base(each.order.target))

    def _influences(self, power: str, province: str) -> None:
        for places in self._influence.values():
            if province in places:
                places.remove(province)
        self._influence[power].append(province)

    def _at(self, position: Position, homes: bool = True) -> None:
        """Begins from a position: influence by units and, at the start of a game, by homes."""
        self.entente = _game.Game(self.map._map, RULES, position)
        for unit in position.units:
            self._influences(unit.power, _base(unit.location))
        for power in self.entente.map.powers if homes else ():
            for home in position.homes(power):
                if not any(home in places for places in self._influence.values()):
                    self._influences(power, home)
        self._begin()

    def _power(self, name: str) -> str:
        board = self.entente.map
        return board.powers[board.power_number(name)]

    def _state(self) -> Dict[str, Any]:
        """The parts of the present state that the position has, made once a phase."""
        if self._known is None:
            position = self.entente.position
            powers, found = self.entente.map.powers, position.to_json()["state"]
            builds = found.get("builds") or {}
            self._known = {name: {each: found[name].get(each) or kind() for each in powers}
                           for name, kind in (("units", list), ("retreats", dict), ("centers", list), ("homes", list))}
            for each, units in self._known["units"].items():
                self._known["units"][each] = [unit for unit in units if not unit.startswith("*")]
            self._known["influence"] = self._influence
            self._known["builds"] = {each: builds.get(each) or {"count": 0, "homes": []} for each in powers}
        return self._known

    @property
    def phase(self) -> str:
        """ "SPRING 1901 MOVEMENT"; "COMPLETED" if the game is over."""
        return Map.phase_long(self.entente.phase_name, "COMPLETED")

    @property
    def phase_type(self) -> str:
        """M, R or A; "-" if the game is over."""
        return "-" if self.is_game_done else LETTERS[self.entente.phase_type]

    @property
    def current_short_phase(self) -> str:
        return self.get_current_phase()

    @property
    def is_game_done(self) -> bool:
        return self.entente.is_over

    @property
    def is_game_completed(self) -> bool:
        return self.entente.is_over

    @property
    def is_game_active(self) -> bool:
        return not self.entente.is_over

    @property
    def status(self) -> str:
        return "completed" if self.is_game_done else "active"

    @property
    def win(self) -> int:
        """The centers that a victory takes."""
        return self.map.victory[0] if self.map.victory else len(self.map.scs) // 2 + 1

    @property
    def victory(self) -> List[int]:
        return [self.win]

    @property
    def result(self) -> Results:
        """The results of the last phase."""
        return self.result_history.last_value() if self.result_history else {}

    def get_current_phase(self) -> str:
        """ "S1901M"; "COMPLETED" if the game is over."""
        return self.entente.phase_name

    def get_state(self) -> Dict[str, Any]:
        """Units, retreats, centers, homes, influence and builds of each power: plain data, a copy."""
        state = self._state()
        made: Dict[str, Any] = {"timestamp": _now(), "zobrist_hash": self.get_hash(), "note": self.note, "name": self.get_current_phase()}
        units = {each: [*state["units"][each], *("*" + unit for unit in state["retreats"][each])] for each in self.powers}
        made["units"] = units
        made["retreats"] = {each: {unit: list(to) for unit, to in state["retreats"][each].items()} for each in self.powers}
        for name in ("centers", "homes", "influence"):
            made[name] = {each: list(state[name][each]) for each in self.powers}
        made["civil_disorder"] = {each: 0 for each in self.powers}
        made["builds"] = {each: {"count": due["count"], "homes": list(due["homes"])} for each, due in state["builds"].items()}
        return made

    def get_hash(self) -> str:
        """A hash of the position, as a text; not the package's number."""
        return str(self.entente.position.hash)

    def get_units(self, power_name: Optional[str] = None) -> Any:
        """The units of a power, or of each; dislodged ones as "*A PAR"."""
        units = self.get_state()["units"]
        return units if power_name is None else units[self._power(power_name)]

    def get_centers(self, power_name: Optional[str] = None) -> Any:
        """The supply centers of a power, or of each."""
        centers = self.get_state()["centers"]
        return centers if power_name is None else centers[self._power(power_name)]

    def get_power(self, power_name: str) -> Optional[Power]:
        return self.powers.get(self.map.norm_power(power_name))

    def has_power(self, power_name: str) -> bool:
        return self.map.norm_power(power_name) in self.powers

    def add_rule(self, rule: str) -> None:
        """Adds a rule, such as "NO_CHECK"."""
        if rule not in self.rules:
            self.rules.append(rule)

    def remove_rule(self, rule: str) -> None:
        """Removes a rule, if the game has it."""
        if rule in self.rules:
            self.rules.remove(rule)

    def clear_cache(self) -> None:
        """Forgets what is known of the position; it is made again where it is needed."""
        self._known = self._possible = None

    build_caches = clear_cache

    def __str__(self) -> str:
        return "\n".join([f"GAME {self.game_id}", f"PHASE {self.phase}", f"MAP {self.map_name}", *(f"RULE {each}" for each in self.rules)])

    def get_map_power_names(self) -> List[str]:
        return list(self.powers)

    # Orders.

    def get_all_possible_orders(self) -> Dict[str, List[str]]:
        """The legal orders of every location; [] where no unit can act."""
        if self._possible is None:
            made: Dict[str, List[str]] = {each.upper(): [] for each in self.map.locs}
            legal = [] if self.is_game_done else self.entente.legal_orders()
            adjusts = self.phase_type == "A"
            for text in order_texts(self.entente.map, [each.bits for each in legal]):
                if text != "WAIVE":
                    source, target = text.split(" ", 2)[1], text.rsplit(" ", 1)[1]
                    for place in {source, source.split("/")[0]}:
                        made[place].append(text)
                        if " S " in text and "/" in target and " - " in text:
                            made[place].append(text[:-3])  # the support of the province alone
            for due in self._state()["builds"].values() if adjusts else ():
                for site in due["homes"]:
                    for place in [each for each in made if made[each] and each.split("/")[0] == site]:
                        made[place].append("WAIVE")
            self._possible = {place: list(dict.fromkeys(orders)) for place, orders in made.items()}
        return {place: list(orders) for place, orders in self._possible.items()}

    def get_orderable_locations(self, power_name: Optional[str] = None) -> Any:
        """The provinces where a power (None: each) can order: units, dislodged units, build sites, units to remove."""
        made = {each: self._orderable(each) for each in self.powers}
        return made if power_name is None else made[self._power(power_name)]

    def _adjustments(self, power: str) -> List[str]:
        """The orders of an adjustments phase: builds first, then waives for those that are left."""
        given = [each for each in self._orders[power] if each != "WAIVE"]
        count = self._state()["builds"][power]["count"]
        return given + ["WAIVE"] * (count - len(given) if given or self._orders[power] else 0)

    def _orderable(self, power: str) -> List[str]:
        state = self._state()
        units = state["retreats" if self.phase_type == "R" else "units"][power]
        if self.phase_type == "A":
            count = state["builds"][power]["count"]
            if count >= 0:
                return sorted(state["builds"][power]["homes"]) if count else []
        return sorted(each.split()[1].split("/")[0] for each in units)

    def set_orders(self, power_name: str, orders: Union[str, Iterable[str], None], expand: bool = True, replace: bool = True) -> None:
        """Adds orders of a power. An order for a unit that has one replaces it, with replace=False it is passed over. Of two orders of one
        call for a unit the last counts in a movement phase, else the first. In other phases no orders (None, []) take back those that are set.
        Illegal orders are refused (unless the rules have NO_CHECK): `error` says why."""
        power = self._power(power_name)
        if self.is_game_done:
            return
        self._ordered.add(power)
        texts = [each.strip() for each in ([orders] if isinstance(orders, str) else orders or ()) if each is not None and each.strip()]
        if self.phase_type != "M" and not texts:
            self._orders[power] = []
        placed: Set[str] = set()  # by this call: of two orders for a site the first counts in retreats and adjustments
        for text in texts:
            self._set_order(power, text, replace, placed)

    def _set_order(self, power: str, text: str, replace: bool, placed: Set[str]) -> None:
        check = self.entente.check_order(power, text)
        if not check.is_legal and "NO_CHECK" not in self.rules:
            code = ERROR_BASE + int(check.illegality)
            self.error.append(OrderError(code, check.sentence, text, str(check.illegality)))
            return
        written = str(check.order) if check.order is not None else text
        if check.order is not None and check.order.kind == OrderKind.SUPPORT_MOVE and "/" in written.split()[-1]:
            near = self.entente.map.neighbors(check.order.third or "", UnitType.FLEET)
            if written.startswith("F") and sum(each.startswith(_base(check.order.target)) for each in near) > 1:
                written = written[:-3]  # a fleet's support of one that reaches several coasts names none
        given = self._orders[power]
        place = None if check.order is None or check.order.source is None else check.order.source.split("/")[0]
        for i, other in enumerate(given):
            if place is not None and _province(other) == place:
                if replace and (self.phase_type == "M" or place not in placed):
                    given[i] = written
                break
        else:
            given.append(written)
        if place is not None:
            placed.add(place)

    def get_orders(self, power_name: Optional[str] = None) -> Any:
        """The orders of a power, or of each, as they are kept; waives are in Power.adjust."""
        made = {each: [order for order in orders if order != "WAIVE"] for each, orders in self._orders.items()}
        return made if power_name is None else made[self._power(power_name)]

    def clear_orders(self, power_name: Optional[str] = None) -> None:
        for each in self.powers if power_name is None else [self._power(power_name)]:
            self._orders[each] = []
            self._ordered.discard(each)

    def get_order_status(self, power_name: Optional[str] = None, unit: Optional[str] = None, loc: Optional[str] = None) -> Any:
        """The results of the last phase: of each power by unit, of a power by unit, of a unit; of a place the unit that had been there (the
        place, if none) and its results."""
        if unit is not None and loc is not None:
            raise ValueError("expected a unit or a loc, not both")
        if unit is not None:
            return list(self.result.get(unit, ()))
        if loc is not None:
            return next(((each, list(found)) for each, found in self.result.items() if _province(each) == loc.split("/")[0]), (loc, []))
        states = self.state_history.last_value()["units"] if self.state_history else {each: [] for each in self.powers}
        made = {power: {unit.lstrip("*"): list(self.result.get(unit.lstrip("*"), ())) for unit in units} for power, units in states.items()}
        return made if power_name is None else made[self._power(power_name)]

    # Time.

    def process(self) -> GamePhaseData:
        """Plays the phase with the orders that were set; returns its data."""
        name, state, orders = self.get_current_phase(), self.get_state(), self.get_orders()
        if self.is_game_done:
            return GamePhaseData(name, state, orders, {}, {})
        for power, lines in self._orders.items():
            if name.endswith("M") and "NO_CHECK" not in self.rules:
                lines = [each for each in lines if " ".join(each.split()[:2]) in state["units"][power]]
            if lines:
                self.entente.submit(power, self._adjustments(power) if name.endswith("A") else lines)
        phase = self.entente.process()
        self.extend_phase_history(GamePhaseData(name, state, orders, self._results(phase), self.messages))
        self.messages = SortedDict()
        self._moved(phase.results)
        self._begin()
        if not self.is_game_done:
            self._ordered = {power for power, places in self.get_orderable_locations().items() if not places}  # no program waits for these
        self.error = []
        if self.is_game_done:
            self._ended(name)
        return self.get_phase_from_history(name)

    def _results(self, phase: _game.PlayedPhase) -> Results:
        made: Results = {}
        results = phase.results
        sources = {_base(each.order.source): each for each in results if each.order is not None and each.order.source is not None}
        for each in results:
            unit = each.text if each.order is None else " ".join(str(each.order).split()[:2])
            made.setdefault(unit, []).extend(_words(each, phase.name[-1], sources))
        for event in phase.events if phase.name[-1] != "M" else ():
            if event.unit is not None:
                made.setdefault(str(event.unit), [OK])
        for unit in self._lost if phase.name[-1] == "A" else ():
            made.setdefault(unit, []).append(DISBAND)
        self._lost = [str(event.unit) for event in phase.losses] if phase.name[-1] == "M" else []
        return made

    def _ended(self, last: str) -> None:
        winners = list(self.entente.winners)
        self.outcome = [last, *winners]
        self.note = "Victory by: " + ", ".join(each[:3] for each in winners)

    def draw(self, winners: Optional[Iterable[str]] = None) -> Tuple[GamePhaseData, GamePhaseData]:
        """Ends the game: a draw of some powers, None: of all that are left. Returns the last phase and the end."""
        data = self.get_phase_data()
        chosen = [self._power(each) for each in winners] if winners is not None else [
            each for each, power in self.powers.items() if not power.is_eliminated()]
        self.entente.stop(EndKind.DRAW, chosen)
        self.extend_phase_history(GamePhaseData(data.name, data.state, self.get_orders(), {}, self.messages))
        self._begin()
        self._ended(data.name)
        return data, self.get_phase_data()

    # History.

    def get_phase_data(self) -> GamePhaseData:
        """The present phase, without results. The orders of a power that has set none yet are None."""
        orders: Orders = {each: found if self.powers[each].order_is_set else None for each, found in self.get_orders().items()}
        return GamePhaseData(self.get_current_phase(), self.get_state(), orders, {}, self.messages)

    def extend_phase_history(self, game_phase_data: GamePhaseData) -> None:
        """Adds a played phase to the history."""
        name = game_phase_data.name
        self.state_history[name], self.order_history[name] = game_phase_data.state, game_phase_data.orders
        self.result_history[name], self.message_history[name] = game_phase_data.results, game_phase_data.messages

    def get_phase_from_history(self, short_phase_name: str, game_role: Optional[str] = None) -> GamePhaseData:
        """A played phase. Errors: IndexError if it was not played."""
        if short_phase_name not in self.state_history:
            raise IndexError(f"phase {short_phase_name} was not played")
        return self._from_history(short_phase_name, game_role)

    def _from_history(self, name: str, role: Optional[str]) -> GamePhaseData:
        messages = self.message_history[name] if role is None else self.filter_messages(self.message_history[name], role)
        return GamePhaseData(name, self.state_history[name], self.order_history[name], self.result_history[name], messages)

    def get_phase_history(self, from_phase: Union[str, int, None] = None, to_phase: Union[str, int, None] = None,
                          game_role: Optional[str] = None) -> List[GamePhaseData]:
        """The played phases; from one to another, both included, by name, also of a phase that was not played, or index."""
        names = list(self.state_history)
        first, last = (names[each] if isinstance(each, int) else each for each in (from_phase, to_phase))
        return [self._from_history(each, game_role) for each in names
                if (first is None or self.map.compare_phases(first, each) <= 0) and (last is None or self.map.compare_phases(each, last) <= 0)]

    # Messages.

    def add_message(self, message: Message) -> int:
        """Adds a message of the present phase; returns its time. Errors: GamePhaseError if it is of another phase."""
        if message.phase != self.get_current_phase():
            raise GamePhaseError(f"the message is of {message.phase}, the present phase is {self.get_current_phase()}")
        if message.time_sent is None:
            message.time_sent = max(_now(), self.messages.last_key() + 1 if self.messages else 0)
        self.messages[message.time_sent] = message
        return message.time_sent

    @staticmethod
    def filter_messages(messages: Mapping[int, Message], game_role: Union[str, Iterable[str]], timestamp_from: Optional[int] = None,
                        timestamp_to: Optional[int] = None) -> SortedDict[int, Message]:
        """The messages that a power (or several) may read, of a span of time with both ends."""
        roles = {game_role} if isinstance(game_role, str) else set(game_role)
        return SortedDict((at, each) for at, each in messages.items()
                          if (timestamp_from is None or at >= timestamp_from) and (timestamp_to is None or at <= timestamp_to)
                          and (each.recipient == GLOBAL or roles & {each.sender, each.recipient}))

    # What sets a position.

    def clear_units(self, power_name: Optional[str] = None) -> None:
        """Takes units off the board, of a power or of all."""
        gone = None if power_name is None else self._power(power_name)
        self._change(lambda position: [position.remove(each.location) for each in position.units if gone in (None, each.power)],
                     self._influence if gone is None else [gone])

    def clear_centers(self, power_name: Optional[str] = None) -> None:
        """Makes centers neutral, of a power or of all."""
        gone = None if power_name is None else self._power(power_name)
        self._change(lambda position: [position.set_owner(center, None) for center, owner in position.owners.items()
                                       if owner is not None and gone in (None, owner)])

    def set_units(self, power_name: str, units: Union[str, Iterable[str]], reset: bool = False) -> None:
        """Adds units of a power; another power's unit in such a province goes. `reset`: the power's other units go.
        Dislodged units ("*A PAR") are passed over: set_state has them. Errors: ValueError for a unit that cannot stand there."""
        power = self._power(power_name)

        def change(position: Position) -> None:
            if reset:
                for each in position.units:
                    if each.power == power:
                        position.remove(each.location)
            for unit in [units] if isinstance(units, str) else units:
                if not unit.startswith("*"):
                    kind, _, place = unit.partition(" ")
                    if kind not in ("A", "F") or not place:
                        raise ValueError(f"{unit!r} is no unit: expected such as 'A PAR', 'F STP/SC'")
                    taken = {each.location.split("/")[0] for each in position.units}
                    if place.split("/")[0] in taken:
                        position.remove(place)
                    position.place(power, "army" if kind == "A" else "fleet", place)

        self._change(change, [power] if reset else ())

    def set_centers(self, power_name: str, centers: Union[str, Iterable[str]], reset: bool = False) -> None:
        """Gives supply centers to a power. `reset`: its other centers become neutral."""
        power = self._power(power_name)

        def change(position: Position) -> None:
            for center, owner in position.owners.items():
                if reset and owner == power:
                    position.set_owner(center, None)
            for center in [centers] if isinstance(centers, str) else centers:
                position.set_owner(center, power)

        self._change(change)

    def set_current_phase(self, new_phase: str) -> None:
        """Sets the phase, "F1901M"."""
        self._change(lambda position: position.set_phase(new_phase))

    def _change(self, change: Any, forget: Iterable[str] = ()) -> None:
        """Changes the position. Orders stay, if the phase is still of their type; those whose unit is gone do nothing. The powers of `forget`
        have influence where their units stand alone."""
        position, kind, orders, ordered = self.entente.position, self.phase_type, self._orders, self._ordered
        change(position)
        for power in forget:
            self._influence[power].clear()
        self._at(position, homes=False)
        if self.phase_type == kind:
            self._orders, self._ordered = orders, ordered

    def set_state(self, state: Mapping[str, Any], clear_history: bool = True) -> None:
        """Begins from a state of get_state or of a saved game. Errors: InvalidArgument with what is wrong in it."""
        if clear_history:
            for history in (self.state_history, self.order_history, self.result_history, self.message_history):
                history.clear()
        found = {"map": self.map_name, "name": state["name"], "state": dict(state)}
        influence = state.get("influence") or {}
        self._at(Position.from_json(found, self.map._map))
        if influence:
            self._influence = {each: list(influence.get(each) or ()) for each in self.powers}
            self._known = None
        self.note = str(state.get("note") or "")

    def set_phase_data(self, phase_data: Union[GamePhaseData, List[GamePhaseData]], clear_history: bool = True) -> None:
        """Begins from phases: all but the last are history, the last is the present one with its orders."""
        phases = phase_data if isinstance(phase_data, list) else [phase_data]
        self.set_state(phases[-1].state, clear_history)
        for each in phases[:-1]:
            self.extend_phase_history(each)
        for power, orders in phases[-1].orders.items():
            if orders:
                self.set_orders(power, orders)
        self.messages = SortedDict(phases[-1].messages)

    def render(self, incl_orders: bool = True, incl_abbrev: bool = False, output_format: str = "svg",
               output_path: Optional[str] = None) -> str:
        """The board as SVG, drawn by Entente; written to `output_path` if it is given. Errors: ValueError for another format."""
        if output_format != "svg":
            raise ValueError(f"output_format is {output_format!r}, expected 'svg'")
        picture = self.entente.position.render(RenderOptions())
        if output_path is not None:
            with open(output_path, "w", encoding="utf-8") as file:
                file.write(picture)
        return picture


def _words(result: Result, phase_type: str, sources: Mapping[str, Result]) -> List[OrderResult]:
    """The package's words for a result; `sources`: the results by the province of the ordered unit."""
    order = result.order
    if order is None or order.kind == OrderKind.WAIVE:
        return [VOID]
    failed = OF_REASON.get(result.reason)
    if phase_type == "A":
        return [failed or OK]
    if phase_type == "R":
        return [BOUNCE, DISBAND] if failed == BOUNCE else [failed] if failed is not None else [DISBAND] if order.kind == OrderKind.DISBAND else []
    if order.kind == OrderKind.SUPPORT_MOVE and _counts_for_nothing(result, sources):
        failed = VOID
    words = [] if failed is None else [failed]
    if order.kind == OrderKind.CONVOY and result.succeeded and not _goes_by_sea(order, sources):
        words = [NO_CONVOY, VOID]
    return words + ([DISLODGED] if result.dislodged_by is not None else [])


def _counts_for_nothing(support: Result, sources: Mapping[str, Result]) -> bool:
    """Whether the supported unit has no convoy, or would dislodge a unit of the supporter's power by land: it has more supports than
    that and than every other unit that moves there."""
    order = support.order
    assert order is not None
    place = _base(order.target)
    moved, stands = sources.get(_base(order.third)), sources.get(place)
    if moved is None or moved.reason in STRANDED:
        return moved is not None
    orders = [each.order for each in sources.values() if each.order is not None and each.reason not in STRANDED]
    by_sea = moved.order is not None and moved.order.via_convoy and any(
        each.kind == OrderKind.CONVOY and (each.third, each.target) == (order.third, order.target) and _goes_by_sea(each, sources) for each in orders)
    if by_sea or support.reason == Reason.CUT or stands is None or stands.order is None or stands.power != support.power:
        return False
    leaves = stands.order.kind == OrderKind.MOVE
    counted = [each.order for each in sources.values() if each.reason != Reason.CUT and each.order is not None]
    attacks = Counter(each.third for each in counted if each.kind == OrderKind.SUPPORT_MOVE and _base(each.target) == place)
    others = [attacks[each.source] for each in orders if each.kind == OrderKind.MOVE and _base(each.target) == place and each.source != order.third]
    holding = sum(each.kind == OrderKind.SUPPORT_HOLD and _base(each.third) == place for each in counted)
    return not (leaves and stands.succeeded) and attacks[order.third] > max(0 if leaves else holding, *others, 0)


def _goes_by_sea(convoy: Order, sources: Mapping[str, Result]) -> bool:
    """Whether the convoyed army had a whole chain and, next to its destination, VIA or a fleet of its own power."""
    army, target = sources.get(_base(convoy.third)), _base(convoy.target)
    if army is None or army.order is None or army.reason == Reason.NO_CONVOY:
        return False
    if target not in convoy.map.neighbors(_base(convoy.third), UnitType.ARMY):
        return True
    fleets = {place: each.power for place, each in sources.items() if each.order is not None and each.order.kind == OrderKind.CONVOY
              and (each.order.third, each.order.target) == (convoy.third, convoy.target)}
    reached = {_base(convoy.third)}
    for _ in fleets:
        reached |= {each for each in fleets if reached & {_base(near) for near in convoy.map.neighbors(each, UnitType.FLEET)}}
    whole = any(target in map(_base, convoy.map.neighbors(each, UnitType.FLEET)) for each in reached & {*fleets})
    return whole and (army.order.via_convoy or army.power in fleets.values())


def _base(place: Optional[str]) -> str:
    return (place or "").split("/")[0]


def _now() -> int:
    return time.time_ns() // 1000


def _province(order: str) -> Optional[str]:
    words = order.split()
    return words[1].split("/")[0] if len(words) > 1 else None

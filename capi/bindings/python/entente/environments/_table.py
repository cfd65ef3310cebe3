"""A game that is played order by order, as learners want it."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Callable, Dict, List, Optional, Tuple, Union

from .._adjudicator import Actions, Adjudicator
from .._declarations import EndKind, PhaseType, ScoreSystem, Status
from .._map import Map, as_map
from .._order import Order
from .._position import Position
from .._rules import Rules
from ..errors import NotFound


@dataclass(frozen=True)
class Options:
    """What is played.

    game_map       the name of a shipped map, or a Map
    rules          a preset with changes: "2023,civil_disorder=home_distance"
    build_fewer    whether a power may waive builds (rule `waive`)
    last_year      the game stops after this year; None: only with a victory
    score          the score at the end: "draw-size", "sum-of-squares", .. (entente.score_systems())
    points         "end": the score at the end; "year": the supply centers won in each year, as a part of all centers; or a function
                   of the positions before and after a phase, which returns what each power gains: {"FRANCE": 1.0, ..}
    max_phases     the game stops after so many phases; 0: never

    Errors: TypeError, ValueError that name the option and what was expected.
    """

    game_map: Union[Map, str] = "standard"
    rules: str = ""
    build_fewer: bool = True
    last_year: Optional[int] = None
    score: str = "draw-size"
    points: Union[str, Callable[[Position, Position], Dict[str, float]]] = "end"
    max_phases: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.game_map, (Map, str)):
            raise TypeError(f"game_map is {self.game_map!r}, expected the name of a shipped map, or a Map")
        if not isinstance(self.rules, str):
            raise TypeError(f"rules is {self.rules!r}, expected a text such as '2023,waive=forbidden'")
        if self.points not in ("end", "year") and not callable(self.points):
            raise ValueError(f"points is {self.points!r}, expected 'end', 'year' or a function of two positions")
        if not isinstance(self.max_phases, int) or self.max_phases < 0:
            raise ValueError(f"max_phases is {self.max_phases!r}, expected a number from 0 (no end)")
        ScoreSystem.of(self.score)

    def make_rules(self) -> Rules:
        """The rules with `build_fewer`. Errors: InvalidArgument for an unknown rule."""
        return Rules(self.rules, as_map(self.game_map)).changed(waive="allowed" if self.build_fewer else "forbidden")


class Table:
    """One game: each power gives its orders one after the other, as numbers of `actions`; `play` plays the phase.

    table = Table(Options(last_year=1905))
    while not table.is_over:
        for power in table.powers:
            while table.owes(power):
                table.choose(power, random.choice(table.legal(power)))
        points = table.play()

    Units are asked by province. In adjustments a power is asked once for each build or removal. Copies are independent.
    `position` is the board, `orders` are those chosen in this phase by power: for rewards and observations of your own.
    """

    def __init__(self, options: Options = Options(), actions: Optional[Actions] = None, position: Optional[Position] = None) -> None:
        """`actions` and `position`: to share numbers between tables, to begin elsewhere. Errors: TypeError; ValueError for those of
        another map, and for a game that would be over before it begins; NotFound for an unknown map."""
        check_options(options)
        self.options, self.map, self.rules = options, as_map(options.game_map), options.make_rules()
        for given, kind, name in ((actions, Actions, "actions"), (position, Position, "position")):
            if given is not None and not isinstance(given, kind):
                raise TypeError(f"{name} is {given!r}, expected {kind.__name__} or None")
            if given is not None and given.map != self.map:
                raise ValueError(f"{name} is of the map {given.map.name}, expected {self.map.name}")
        self.actions = actions if actions is not None else Actions(self.map, self.rules)
        self.powers = self.map.powers
        self._judge = Adjudicator(self.map)
        self._begin = position if position is not None else Position(self.map)
        if options.last_year is not None and (not isinstance(options.last_year, int) or options.last_year < self._begin.year):
            raise ValueError(f"last_year is {options.last_year!r}, expected None or a year from {self._begin.year}, in which the game begins")
        self.reset()

    def reset(self) -> None:
        """Begins anew."""
        self.position, self.phases = self._begin.copy(), 0
        self._centers = self._owned()
        self._open()

    def __deepcopy__(self, _: object) -> Table:
        made = copy.copy(self)  # map, rules, actions and options never change
        made._judge, made.position, made._centers = Adjudicator(self.map), self.position.copy(), dict(self._centers)
        made._put(self._chosen())
        return made

    def _open(self) -> None:
        """A new phase: what each power is asked."""
        position = self.position
        units = position.dislodged if position.phase_type == PhaseType.RETREATS else position.units
        self._places: Dict[str, List[str]] = {each: [] for each in self.powers}
        self.orders: Dict[str, List[Order]] = {each: [] for each in self.powers}
        self._left = {each: 0 for each in self.powers}
        if self.is_over:
            return
        if position.phase_type == PhaseType.ADJUSTMENTS:
            self._left = {each: abs(position.due(each, self.rules)) for each in self.powers}
        else:
            for unit in units:
                self._places[unit.power].append(unit.location)
            self._left = {each: len(places) for each, places in self._places.items()}

    def _chosen(self) -> Tuple[Dict[str, List[str]], Dict[str, int], Dict[str, List[Order]]]:
        """A copy of what was chosen in this phase, and what is left."""
        return ({power: list(places) for power, places in self._places.items()}, dict(self._left),
                {power: list(orders) for power, orders in self.orders.items()})

    def _put(self, chosen: Tuple[Dict[str, List[str]], Dict[str, int], Dict[str, List[Order]]]) -> None:
        self._places, self._left, self.orders = chosen

    @property
    def is_over(self) -> bool:
        """Whether a power has won, or the game has reached the end of its options."""
        options = self.options
        return self.position.end != EndKind.NONE or (options.last_year is not None and self.position.year > options.last_year) or (
            0 < options.max_phases <= self.phases)

    @property
    def is_ready(self) -> bool:
        """Whether all powers have chosen."""
        return not any(self._left.values())

    def owes(self, power: str) -> int:
        """How many orders a power has still to choose."""
        if power not in self._left:
            raise NotFound(Status.NOT_FOUND, f"{power!r} is no power of this map: expected {', '.join(self.powers)}")
        return self._left[power]

    def place(self, power: str) -> Optional[str]:
        """Where the unit stands that is asked; None in adjustments, or if nothing is owed."""
        owes, places = self.owes(power), self._places[power]
        return places[len(self.orders[power])] if owes and places else None

    def legal(self, power: str) -> List[int]:
        """The numbers that may be chosen next, ascending. Errors: ValueError if the power owes nothing."""
        numbers = self.actions.of_orders(self._legal_orders(power))
        return sorted({each for each in numbers if each is not None})

    def _legal_orders(self, power: str) -> List[Order]:
        if not self.owes(power):
            raise ValueError(f"{power} owes no order")
        place = self.place(power)
        orders = self._judge.legal_orders(self.position, place, power, self.rules)
        taken = {_province(each) for each in self.orders[power]}
        return orders if place is not None else [each for each in orders if _province(each) not in taken or each.source is None]

    def choose(self, power: str, action: int) -> None:
        """Chooses the next order. Errors: ValueError for a number that `legal` does not have."""
        orders = self._legal_orders(power)
        for order, number in zip(orders, self.actions.of_orders(orders)):
            if number == action:
                self.orders[power].append(order)
                self._left[power] -= 1
                return
        raise ValueError(f"{action} is no legal action of {power} now: expected one of legal({power!r})")

    def skip(self, power: str) -> None:
        """Chooses no order: a unit holds, a dislodged one is disbanded, a build or removal is left to the rules.
        Errors: ValueError if the power owes nothing."""
        self._legal_orders(power)
        if self.place(power) is not None:
            self._places[power].pop(len(self.orders[power]))
        self._left[power] -= 1

    def play(self) -> Dict[str, float]:
        """Plays the phase with the orders chosen so far, and those after it in which no power owes an order. Returns the points.
        Errors: ValueError if the game is over."""
        if self.is_over:
            raise ValueError("the game is over: reset() begins anew")
        points = {each: 0.0 for each in self.powers}
        year, rewards = self.position.year, self.options.points
        while True:
            outcome = self._judge.adjudicate(self.position, [order for orders in self.orders.values() for order in orders], self.rules)
            before, self.position, self.phases = self.position, outcome.next, self.phases + 1
            for power, gain in rewards(before, self.position).items() if callable(rewards) else ():
                points[power] += gain
            self._open()
            if self.is_over or not self.is_ready:
                break
        if rewards == "year":
            if self.is_over or self.position.year > year:
                now, every = self._owned(), len(self.map.centers)
                points = {each: (now[each] - self._centers[each]) / every for each in self.powers}
                self._centers = now
        elif rewards == "end" and self.is_over:
            points = self.scores()
        return points

    def scores(self) -> Dict[str, float]:
        """The scores of the position, provisional while the game goes on."""
        return {power: float(score) for power, score in self.position.scores(self.options.score).items()}

    def _owned(self) -> Dict[str, int]:
        return {power: counts[2] for power, counts in self.position.counts.items()}


def check_options(options: Options) -> None:
    """Errors: TypeError for what is no Options."""
    if not isinstance(options, Options):
        raise TypeError(f"options are {options!r}, expected Options(game_map=.., last_year=.., ..)")


def _province(order: Order) -> Optional[str]:
    return order.source.split("/")[0] if order.source is not None else None

"""Many games in one array, for NumPy and several threads (extra `numpy`).

    games = VectorEnvironment(4096, threads=2)
    for _ in range(100):
        orders, starts = games.random_orders()
        step = games.step(orders, starts)
        step.finished, step.scores            # games that ended, and their scores
"""

from __future__ import annotations

import operator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, List, NamedTuple, Optional, Union

from .._adjudicator import Actions, Adjudicator
from .._declarations import ScoreSystem, Status
from .._extras import extra
from .._map import as_map
from .._position import Position
from ..encodings import bits, legal_masks, random_orders
from ._table import Options, check_options

with extra("numpy", "vectorised environments"):
    import numpy as np


class Step(NamedTuple):
    """What a step did.

    skipped    bool [n]: the game was over before, and was passed over
    finished   the numbers of the games that are known to be over since this step: games that a step skips for the first time, or
               that have had max_phases phases
    scores     float64 [len(finished), powers]: their scores
    """

    skipped: Any
    finished: Any
    scores: Any


class VectorEnvironment:
    """`count` games of one map: `positions` is uint8 [count, map.position_size].

    A game that is over is skipped; with `restart` it begins anew at the next step. The end of a game shows when the next step skips
    it. Games are split among threads, each with an Adjudicator; results do not depend on the number of threads.
    """

    def __init__(self, count: int, options: Options = Options(), seed: int = 0, threads: int = 1, restart: bool = True) -> None:
        """Errors: TypeError; ValueError for counts below 1, for a last_year and for points a year: there are max_phases, and scores at the end."""
        check_options(options)
        count, threads, seed = operator.index(count), operator.index(threads), operator.index(seed)
        if count < 1 or threads < 1:
            raise ValueError(f"expected at least one game and one thread, not {count} and {threads}")
        if options.last_year is not None:
            raise ValueError("a vectorised environment has no last_year: give max_phases")
        if options.points != "end":
            raise ValueError("a vectorised environment has points at the end alone: `positions` before and after a step tell those of a year")
        self.options, self.map, self.rules, self.restart = options, as_map(options.game_map), options.make_rules(), restart
        self.actions = Actions(self.map, self.rules)
        self._start: Any = np.frombuffer(bytes(Position(self.map).memory), np.uint8)
        self.positions: Any = np.tile(self._start, (count, 1))
        self.states: Any = _seeds(seed, count)
        self.phases: Any = np.zeros(count, np.int32)
        self.over: Any = np.zeros(count, bool)
        self._next_seed = seed + count
        self._edges = [count * i // threads for i in range(threads + 1)]
        self._judges = [Adjudicator(self.map) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._room = len(self.map.provinces)
        self._orders: Any = np.zeros((count * self._room,), np.uint64)
        self._starts: Any = [np.zeros(b - a + 1, np.uint64) for a, b in zip(self._edges, self._edges[1:])]
        self._statuses: Any = np.zeros(count, np.int32)
        numbers = self.actions.to_orders(range(len(self.actions)))
        self._bits: Any = np.array([each.bits & ~0xFF0000 for each in numbers], np.uint64)

    def __len__(self) -> int:
        return len(self.positions)

    def _each(self, work: Callable[[int], Any]) -> List[Any]:
        """Does a part of the work in each thread."""
        parts = range(len(self._judges))
        return list(self._pool.map(work, parts)) if self._pool is not None else [work(i) for i in parts]

    def position(self, game: int) -> Position:
        """A copy of a game's position."""
        return Position.from_bytes(self.map, self.positions[game])

    def random_orders(self) -> Any:
        """Random legal orders of all games: the 64-bit orders, and where those of each game begin (uint64 [count + 1])."""
        parts = self._each(self._random)
        return _joined(parts, self._starts)

    def _random(self, part: int) -> Any:
        a, b = self._edges[part], self._edges[part + 1]
        orders = self._orders[a * self._room: b * self._room]
        length = random_orders(self._judges[part], self.positions[a:b], self.states[a:b], orders, self._starts[part], self.rules)
        return orders[:length]

    def masks(self, power: Union[str, int, None] = None, masks: Any = None) -> Any:
        """Which actions are legal: uint8 [count, len(actions)], of a power or of all; filled or made."""
        made: Any = np.empty((len(self), len(self.actions)), np.uint8) if masks is None else masks
        if getattr(made, "shape", None) != (len(self), len(self.actions)):
            raise ValueError(f"masks are {getattr(made, 'shape', type(made).__name__)}: expected ({len(self)}, {len(self.actions)})")
        self._each(lambda part: legal_masks(self._judges[part], self.positions[self._edges[part]: self._edges[part + 1]], self.actions,
                                            made[self._edges[part]: self._edges[part + 1]], power, self.rules))
        return made

    def orders_of(self, actions: Any, powers: Any) -> Any:
        """The 64-bit orders of actions (whole numbers) that powers (their numbers, in the same shape) choose. Errors: ValueError for
        numbers beyond the last."""
        chosen, of = np.asarray(actions), np.asarray(powers)
        for numbers, count, name in ((chosen, len(self.actions), "actions"), (of, len(self.map.powers), "powers")):
            if numbers.dtype.kind not in "iu" or numbers.size and not 0 <= numbers.min() <= numbers.max() < count:
                raise ValueError(f"{name} are {numbers!r}: expected whole numbers from 0 to {count - 1}")
        return self._bits[chosen] | of.astype(np.uint64) << np.uint64(16)

    def step(self, orders: Any, starts: Any, results: Optional[Any] = None) -> Step:
        """Plays a phase of every game with the orders that random_orders or you give. `results`: None, or room as
        Adjudicator.adjudicate_batch has it, with one thread alone. Errors: those of adjudicate_batch; ValueError for starts that are not of `count` games."""
        orders, starts = bits(orders, "orders"), bits(starts, "starts")
        if starts.shape != (len(self) + 1,):
            raise ValueError(f"starts are {starts.shape}: expected ({len(self) + 1},)")
        if (starts[1:] < starts[:-1]).any() or int(starts[-1]) > orders.size:
            raise ValueError(f"starts do not ascend, or go beyond the {orders.size} orders")
        if results is not None and len(self._judges) > 1:
            raise ValueError("results are for one thread alone")

        def play(part: int) -> None:
            a, b = self._edges[part], self._edges[part + 1]
            first, last = int(starts[a]), int(starts[b])
            self._judges[part].adjudicate_batch(self.positions[a:b], orders[first:last], starts[a: b + 1] - starts[a],
                                                results, self._statuses[a:b], self.rules)

        over = np.flatnonzero(self.over)
        ended_before = self.positions[over]  # a copy: those that had max_phases phases could go on
        self._each(play)
        self.positions[over] = ended_before
        skipped = (self._statuses == int(Status.WRONG_PHASE)) | self.over
        self.phases += ~skipped
        ended = skipped & ~self.over
        if self.options.max_phases:
            ended |= (self.phases >= self.options.max_phases) & ~self.over
        finished = np.flatnonzero(ended)
        scores = self._scores(finished)
        if self.restart:
            self._begin(finished)
        else:
            self.over[finished] = True
        return Step(skipped, finished, scores)

    def _scores(self, games: Any) -> Any:
        system = ScoreSystem.of(self.options.score)
        made: Any = np.zeros((len(games), len(self.map.powers)))
        for row, game in enumerate(games):
            made[row] = [float(each) for each in self.position(game).scores(system).values()]
        return made

    def _begin(self, games: Any) -> None:
        self.positions[games], self.phases[games] = self._start, 0
        self.states[games] = _seeds(self._next_seed, len(games))
        self._next_seed += len(games)

    def close(self) -> None:
        """Ends the threads and frees their memory: later calls raise ValueError."""
        if self._pool is not None:
            self._pool.shutdown()
        self._pool = None
        for each in self._judges:
            each.close()


def _seeds(first: int, count: int) -> Any:
    return np.arange(count, dtype=np.uint64) + np.uint64(first % (1 << 64))


def _joined(parts: List[Any], starts: List[Any]) -> Any:
    if len(parts) == 1:
        return parts[0], starts[0]
    made, total = [starts[0]], starts[0][-1]
    for each in starts[1:]:
        made.append(each[1:] + total)
        total = total + each[-1]
    return np.concatenate(parts), np.concatenate(made)

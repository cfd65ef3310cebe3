"""Random games by the thousand, as a load test and as a source of games."""

from __future__ import annotations

import importlib
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterator, List, Tuple, Union

from .._game import Game
from .._map import Map
from .._rules import Rules
from ._ray import ray_for

CHUNK = 64
_FULL = 1 << 64
Played = Tuple[int, int, int, Dict[str, int]]


@dataclass
class SelfPlay:
    """Of games played: how many, their phases, the victories of each power, and a signature of all positions."""

    games: int = 0
    phases: int = 0
    signature: int = 0
    seconds: float = 0.0
    victories: "Counter[str]" = field(default_factory=Counter)

    def __str__(self) -> str:
        return f"{self.games} games, {self.phases} phases, signature {self.signature:016x}, {self.seconds:.1f} s"


class Player:
    """Plays games of random legal orders; a worker has one. Write your own with `play` for other players."""

    def __init__(self, game_map: str = "standard", rules: str = "", max_phases: int = 100) -> None:
        self.map, self.max_phases = Map(game_map), max_phases
        self.rules = Rules(rules, self.map)

    def play(self, first: int, count: int) -> Played:
        """The games of the seeds from `first`: how many, phases, the sum of their hashes, victories."""
        phases, total, victories = 0, 0, Counter()  # type: ignore[var-annotated]
        for seed in range(first, first + count):
            with Game.random(seed, self.map, self.rules, self.max_phases) as game:
                phases, total = phases + game.phase_count, (total + game.hash()) % _FULL
                victories.update(game.winners)
        return count, phases, total, dict(victories)


def self_play(games: int, seed: int = 0, workers: int = 0, game_map: str = "standard", rules: Union[Rules, str] = "", max_phases: int = 100,
              progress: Union[Callable[[SelfPlay], None], None] = None, player: Any = Player) -> SelfPlay:
    """Plays games with the seeds from `seed`; the same signature for any number of workers.

    workers   0: in this process; else a pool of Ray's actors. One that dies is begun anew and plays its games again
    player    a class with the arguments and the method `play` of Player

    Errors: ImportError for workers without Ray."""
    text = rules if isinstance(rules, str) else ",".join(f"{option}={value}" for option, value in rules.differences().items())
    began, made = time.monotonic(), SelfPlay()
    chunks = [(first, min(CHUNK, seed + games - first)) for first in range(seed, seed + games, CHUNK)]
    arguments = (game_map, text, max_phases)
    for count, phases, total, victories in _by_actors(player, arguments, chunks, workers) if workers else _alone(player(*arguments), chunks):
        made.games, made.phases, made.signature = made.games + count, made.phases + phases, (made.signature + total) % _FULL
        made.victories.update(victories)
        made.seconds = time.monotonic() - began
        if progress is not None:
            progress(made)
    return made


def _alone(player: Any, chunks: List[Tuple[int, int]]) -> Iterator[Played]:
    return (player.play(*chunk) for chunk in chunks)


def _by_actors(player: Any, arguments: Tuple[str, str, int], chunks: List[Tuple[int, int]], workers: int) -> Iterator[Played]:
    ray = ray_for(workers)
    pool = importlib.import_module("ray.util").ActorPool
    actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(player)
    yield from pool([actor.remote(*arguments) for _ in range(workers)]).map_unordered(lambda each, chunk: each.play.remote(*chunk), chunks)

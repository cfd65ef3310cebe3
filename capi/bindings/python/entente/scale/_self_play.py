"""Random games by the thousand, as a load test and as a source of games."""

from __future__ import annotations

import operator
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterator, List, Tuple, Type, Union

from .._game import Game
from .._map import Map
from .._rules import Rules
from ._ray import RETRIES, ray_for, whole

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
    """Plays games of random legal orders; a worker has one. For other players derive a class with a `game` of its own, or with a
    `play` that plays many games at once; what takes long to load, such as a network, belongs in its constructor."""

    def __init__(self, game_map: str = "standard", rules: str = "", max_phases: int = 100) -> None:
        self.map, self.max_phases = Map(game_map), max_phases
        self.rules = Rules(rules, self.map)

    def game(self, seed: int) -> Game:
        """Plays a game to its end, which may depend on the seed alone."""
        return Game.random(seed, self.map, self.rules, self.max_phases)

    def play(self, first: int, count: int) -> Played:
        """Plays the games of the seeds from `first`; returns how many they are, their phases, the sum of their hashes (by which
        SelfPlay.signature is made) and the victories of each power."""
        phases, total, victories = 0, 0, Counter()  # type: ignore[var-annotated]
        for seed in range(first, first + count):
            with self.game(seed) as game:
                phases, total = phases + game.phase_count, (total + game.hash()) % _FULL
                victories.update(game.winners)
        return count, phases, total, dict(victories)


def self_play(games: int, seed: int = 0, workers: int = 0, game_map: str = "standard", rules: Union[Rules, str] = "", max_phases: int = 100,
              progress: Union[Callable[[SelfPlay], None], None] = None, player: Type[Player] = Player) -> SelfPlay:
    """Plays games with the seeds from `seed`; the same signature for any number of workers.

    workers   0: in this process; else a pool of Ray's actors. One that dies is begun anew and plays its games again
    player    a class derived from Player

    Errors: TypeError, ValueError for numbers; ImportError for workers without Ray; what the player raises."""
    games, seed, workers = whole(games, "games"), operator.index(seed), whole(workers, "workers")
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


def _alone(player: Player, chunks: List[Tuple[int, int]]) -> Iterator[Played]:
    return (player.play(*chunk) for chunk in chunks)


def _by_actors(player: Type[Player], arguments: Tuple[str, str, int], chunks: List[Tuple[int, int]], workers: int) -> Iterator[Played]:
    """What the actors of a pool play, as it comes. An actor gets games when it has begun, so one that finds no processor keeps none
    of them waiting."""
    ray, left = ray_for(workers), list(reversed(chunks))
    actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=RETRIES)(player)
    pool = [actor.remote(*arguments) for _ in range(min(workers, len(chunks)))]
    beginning: Dict[Any, Any] = {each.__ray_ready__.remote(): each for each in pool}
    playing: Dict[Any, Any] = {}
    while left or playing:
        (ready,), _ = ray.wait([*playing, *beginning])
        if ready in beginning:
            free = beginning.pop(ready)
            ray.get(ready)  # raises what the player's constructor raised
        else:
            free = playing.pop(ready)
            yield ray.get(ready)
        if left:
            playing[free.play.remote(*left.pop())] = free

"""PettingZoo environments: DiplomacyAEC, DiplomacyParallel. They need NumPy, Gymnasium and PettingZoo (extra `pettingzoo`).

    env = DiplomacyAEC(Options(last_year=1905))
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        env.step(None if termination or truncation else choose(observation))

An action is one order of one unit, a number of `table.actions`; the last number of the space passes: it is the only legal one of an
agent that owes nothing. An observation has "observation", the board (int8, a row for each location), and "action_mask".
"""

from __future__ import annotations

import random
from typing import Any, Dict, List, Optional

from .._declarations import PhaseType, UnitType
from .._extras import extra
from .._render import RenderOptions
from ._table import Options, Table

with extra("pettingzoo", "the environments of PettingZoo"):
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv

RENDER_MODES = ["human", "ansi"]


class _Common:
    """What both environments share: a table, spaces, observations."""

    metadata: Dict[str, Any] = {"render_modes": RENDER_MODES, "name": "entente_diplomacy_v0", "is_parallelizable": False}

    def __init__(self, options: Options = Options(), render_mode: Optional[str] = None, illegal: str = "raise") -> None:
        """`illegal`: what an action does that the mask does not have: "raise" a ValueError, or "skip", no order is given.
        Errors: ValueError for another word."""
        if illegal not in ("raise", "skip"):
            raise ValueError(f"illegal is {illegal!r}, expected 'raise' or 'skip'")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is {render_mode!r}, expected one of {', '.join(RENDER_MODES)}")
        self.options, self.render_mode, self.illegal = options, render_mode, illegal
        self.table = Table(options)
        self.possible_agents: List[str] = list(self.table.powers)
        self.agents: List[str] = []
        rows, powers = len(self.table.map.locations), len(self.possible_agents)
        self.columns = 4 + 3 * powers + 2 + 4
        self._rows = {each: i for i, each in enumerate(self.table.map.locations)}
        self._powers = {each: i for i, each in enumerate(self.possible_agents)}
        size = len(self.table.actions) + 1
        self.observation_spaces = {each: gymnasium.spaces.Dict({
            "observation": gymnasium.spaces.Box(0, 1, (rows, self.columns), np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (size,), np.int8)}) for each in self.possible_agents}
        self.action_spaces = {each: gymnasium.spaces.Discrete(size) for each in self.possible_agents}

    @property
    def passes(self) -> int:
        """The action of an agent that owes nothing."""
        return len(self.table.actions)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _begin(self, seed: Optional[int]) -> None:
        """The game has no chance; a seed makes the sampling of the spaces repeatable."""
        self.table.reset()
        self.agents = list(self.possible_agents)
        if seed is not None:
            choose = random.Random(seed)
            for space in self.action_spaces.values():
                space.seed(choose.getrandbits(31))

    def _board(self, agent: str) -> Any:
        """A row for each location. Columns: army, fleet, dislodged army, dislodged fleet; powers of units, of dislodged units, of centers;
        neutral center; the unit that the agent is asked about; in every row movement, retreats, adjustments, autumn."""
        board: Any = np.zeros((len(self._rows), self.columns), np.int8)
        position, powers = self.table.position, len(self._powers)
        for first, units in ((0, position.units), (2, position.dislodged)):
            for unit in units:
                row = self._rows[unit.location]
                board[row, first + (unit.type == UnitType.FLEET)] = 1
                board[row, 4 + (first // 2) * powers + self._powers[unit.power]] = 1
        for center, owner in position.owners.items():
            board[self._rows[center], 4 + 2 * powers + (powers if owner is None else self._powers[owner])] = 1
        place = self.table.place(agent)
        if place is not None:
            board[self._rows[place], 4 + 3 * powers + 1] = 1
        board[:, self.columns - 4 + (int(position.phase_type) - int(PhaseType.MOVEMENT))] = 1
        board[:, self.columns - 1] = position.phase_name[:1] == "F"
        return board

    def _seen(self, agent: str) -> Dict[str, Any]:
        mask: Any = np.zeros(self.passes + 1, np.int8)
        owes = agent in self.agents and not self.table.is_over and self.table.owes(agent)
        mask[self.table.legal(agent) if owes else self.passes] = 1
        return {"observation": self._board(agent), "action_mask": mask}

    def _take(self, agent: str, action: Any) -> None:
        if action is None:
            raise ValueError(f"the action of {agent} is None, which only an agent whose game is over gives: expected a number below {self.passes + 1}")
        if not self.table.owes(agent):
            if int(action) != self.passes and self.illegal == "raise":
                raise ValueError(f"{agent} owes no order now: expected the action {self.passes}, which passes")
        elif self.illegal == "skip" and int(action) not in self.table.legal(agent):
            self.table.skip(agent)
        else:
            self.table.choose(agent, int(action))

    def render(self) -> Optional[str]:
        """The board as text: printed (human) or returned (ansi)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        text = self.table.position.render(RenderOptions(form="text"))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def state(self) -> Any:
        """The bytes of the position."""
        return np.frombuffer(bytes(self.table.position.memory), np.uint8)

    def close(self) -> None:
        """Nothing is to be closed."""


class DiplomacyAEC(_Common, AECEnv):
    """The agents order unit by unit, power by power; the phase is played when all have ordered. They do not step in a cycle, so PettingZoo's
    aec_to_parallel cannot take it: DiplomacyParallel is the same game in parallel."""

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        self._begin(seed)
        self.rewards = {each: 0.0 for each in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {each: False for each in self.agents}
        self.truncations = dict(self.terminations)
        self.infos: Dict[str, Dict[str, Any]] = {each: {} for each in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        return next((each for each in self.agents if not self.table.is_over and self.table.owes(each)), self.agents[0])

    def observe(self, agent: str) -> Dict[str, Any]:
        return self._seen(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._take(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.is_ready:
            self.rewards = self.table.play()
            if self.table.is_over:
                won = bool(self.table.position.winners)
                self.terminations = {each: won for each in self.agents}
                self.truncations = {each: not won for each in self.agents}
        self.agent_selection = self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class DiplomacyParallel(_Common, ParallelEnv):
    """All agents order their next unit at once; the phase is played when all have ordered. An error leaves the phase as it was."""

    metadata: Dict[str, Any] = {**_Common.metadata, "is_parallelizable": True}

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Any:
        self._begin(seed)
        return {each: self._seen(each) for each in self.agents}, {each: {} for each in self.agents}

    def step(self, actions: Dict[str, Any]) -> Any:
        agents, before = list(self.agents), self.table._chosen()
        missing = [each for each in agents if each not in actions]
        if missing:
            raise ValueError(f"actions of {', '.join(missing)} are missing: an agent that owes nothing gives {self.passes}")
        try:
            for agent in agents:
                self._take(agent, actions[agent])
        except Exception:
            self.table._put(before)
            raise
        points = self.table.play() if self.table.is_ready else {each: 0.0 for each in agents}
        over, won = self.table.is_over, bool(self.table.position.winners)
        seen = {each: self._seen(each) for each in agents}
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (seen, {each: points[each] for each in agents}, {each: over and won for each in agents},
                {each: over and not won for each in agents}, {each: {} for each in agents})

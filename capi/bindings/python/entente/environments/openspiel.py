"""Diplomacy as a game of OpenSpiel, outside its tree: importing this module registers "entente_diplomacy" (extra `openspiel`).

    import pyspiel, entente.environments.openspiel
    game = pyspiel.load_game("entente_diplomacy(last_year=1903)")

The players order unit by unit, power by power; the phase is played when all have ordered. An action is a number of entente.Actions.
The information of a player is the board and its own orders of the phase.
"""

from __future__ import annotations

import copy
from typing import Any, List, Optional

from .._declarations import ScoreSystem
from .._extras import extra
from ._table import Options, Table

with extra("openspiel", "games of OpenSpiel"):
    import numpy as np
    import pyspiel

PARAMETERS = {"map": "standard", "rules": "", "last_year": 1910, "max_phases": 200, "score": "draw-size", "build_fewer": True}
MOST_ORDERS = 40  # of all units in a phase, with room; on larger maps as many as there are centers

GAME_TYPE = pyspiel.GameType(
    short_name="entente_diplomacy", long_name="Diplomacy by Entente", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=20, min_num_players=2,
    provides_information_state_string=True, provides_information_state_tensor=False, provides_observation_string=True,
    provides_observation_tensor=True, provides_factored_observation_string=False, parameter_specification=PARAMETERS)


class DiplomacyGame(pyspiel.Game):
    """The game with the parameters map, rules, last_year, max_phases, score, build_fewer."""

    def __init__(self, params: Any = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.options = Options(game_map=given["map"], rules=given["rules"], build_fewer=given["build_fewer"],
                               last_year=given["last_year"] or None, score=given["score"], max_phases=given["max_phases"])
        self.first = Table(self.options)
        phases, most = given["max_phases"] or 1000, max(MOST_ORDERS, len(self.first.map.centers))
        scores = {ScoreSystem.SUM_OF_SQUARES: 100.0, ScoreSystem.DPP: len(self.first.powers) - 1.0}  # the most of a power; of others 1
        super().__init__(GAME_TYPE, pyspiel.GameInfo(
            num_distinct_actions=len(self.first.actions), max_chance_outcomes=0, num_players=len(self.first.powers), min_utility=0.0,
            max_utility=scores.get(ScoreSystem.of(self.options.score), 1.0), max_game_length=phases * most), params or {})

    def new_initial_state(self) -> DiplomacyState:
        return DiplomacyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DiplomacyObserver:
        return DiplomacyObserver(self)


class DiplomacyState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: DiplomacyGame) -> None:
        super().__init__(game)
        self.table = copy.deepcopy(game.first)

    def _power(self) -> Optional[int]:
        return next((i for i, each in enumerate(self.table.powers) if not self.table.is_over and self.table.owes(each)), None)

    def current_player(self) -> int:
        player = self._power()
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def _legal_actions(self, player: int) -> List[int]:
        return self.table.legal(self.table.powers[player])

    def _apply_action(self, action: int) -> None:
        player = self._power()
        assert player is not None
        self.table.choose(self.table.powers[player], action)
        if self.table.is_ready:
            self.table.play()

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.table.actions.to_orders([action])[0])

    def is_terminal(self) -> bool:
        return self.table.is_over

    def returns(self) -> List[float]:
        scores = self.table.scores() if self.table.is_over else {}
        return [scores.get(each, 0.0) for each in self.table.powers]

    def information_state_string(self, player: Optional[int] = None) -> str:
        return self.observation_string(player)

    def observation_string(self, player: Optional[int] = None) -> str:
        chosen = self.table.orders[self.table.powers[self.current_player() if player is None else player]]
        return "\n".join([self.table.position.line, *map(str, chosen)])

    def __str__(self) -> str:
        return self.table.position.line


class DiplomacyObserver:
    """The bytes of the position, each a number between 0 and 1."""

    def __init__(self, game: DiplomacyGame) -> None:
        self.tensor: Any = np.zeros(game.first.map.position_size, np.float32)
        self.dict = {"position": self.tensor}

    def set_from(self, state: DiplomacyState, player: int) -> None:
        self.tensor[:] = np.frombuffer(bytes(state.table.position.memory), np.uint8) / 255.0

    def string_from(self, state: DiplomacyState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, DiplomacyGame)

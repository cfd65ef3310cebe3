"""The classes and methods of the package `diplomacy` that programs use, on Entente's adjudicator.

    from entente.compat.diplomacy import Game            # was: from diplomacy import Game
    from entente.compat.diplomacy.utils.export import to_saved_game_format

game = Game(); game.set_orders("FRANCE", ["A PAR - BUR"]); game.process(); game.get_state()["units"]["FRANCE"]

The rules are the preset `diplomacy`. `game.entente` is the game of Entente behind the present phase: sentences, explanations,
advice. What differs from the package is listed in capi/docs/research.md. No code of the package is used.
"""

from .engine.game import Game
from .engine.map import Map
from .engine.message import Message
from .engine.power import Power
from .utils.game_phase_data import GamePhaseData

__all__ = ["Game", "GamePhaseData", "Map", "Message", "Power"]

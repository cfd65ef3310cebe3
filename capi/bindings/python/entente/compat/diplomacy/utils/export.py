"""Games in the saved form of the package, which `entente convert` and every other tool for it reads."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Mapping, Optional

from ..engine.game import Game
from .game_phase_data import GamePhaseData


def to_saved_game_format(game: Game, output_path: Optional[str] = None, output_mode: str = "a") -> Dict[str, Any]:
    """The game with all its phases as plain data; a line of JSON in `output_path` if it is given."""
    about = {"game_id": game.game_id, "map": game.map_name, "rules": list(game.rules)}
    phases = [each.to_dict() for each in [*game.get_phase_history(), game.get_phase_data()]]
    for phase in phases:
        phase["state"].update(about)
    made = {"id": game.game_id, "map": game.map_name, "rules": list(game.rules), "phases": phases}
    if output_path is not None:
        with open(output_path, output_mode, encoding="utf-8") as file:
            file.write(json.dumps(made) + "\n")
    return made


def from_saved_game_format(saved_game: Mapping[str, Any]) -> Game:
    """A game of that form: the last phase is the present one. Errors: LookupError for an unknown map."""
    game = Game(saved_game.get("id"), saved_game.get("map", "standard"), saved_game.get("rules"))
    phases = [GamePhaseData.from_dict(each) for each in saved_game["phases"]]
    if phases:
        game.set_phase_data(phases)
    return game


def load_saved_games_from_disk(input_path: str, on_error: str = "raise") -> List[Game]:
    """The games of a file with one on each line. on_error="ignore" passes over lines that are no game."""
    games = []
    with open(input_path, encoding="utf-8") as file:
        for line in filter(str.strip, file):
            try:
                games.append(from_saved_game_format(json.loads(line)))
            except (ValueError, LookupError):
                if on_error == "raise":
                    raise
    return games

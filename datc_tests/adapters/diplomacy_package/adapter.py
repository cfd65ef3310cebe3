#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""The `diplomacy` package (PyPI) as an engine under test. It imports that package, whose licence it therefore has; it is an example
and is not installed.

    pip install diplomacy
    entente datc run --engine "python3 datc_tests/adapters/diplomacy_package/adapter.py"
"""

import importlib.metadata
import pathlib
import re
import sys

from diplomacy import Game

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from protocol import serve  # noqa: E402

# The package's words for what happened to an order.
REASONS = {"bounce": "bounced", "void": "void", "cut": "cut", "dislodged": "dislodged", "disrupted": "disrupted", "no convoy": "no_convoy"}


def without_coasts(order: str) -> str:
    return re.sub("/[NEWS]C", "", order)


class Adapter:
    def start(self, request: dict) -> dict:
        version = importlib.metadata.version("diplomacy")
        return {"version": 1, "implementation": {"name": "diplomacy (PyPI)", "version": version, "language": "Python",
                                                 "licence": "AGPL-3.0", "homepage": "https://github.com/diplomacy/diplomacy"}}

    def dialect(self, request: dict) -> dict:
        self.map = request["map"]
        return {}

    def game_of(self, phase: dict) -> Game:
        game = Game(map_name=self.map)
        game.clear_units()
        game.clear_centers()
        for power, units in phase["state"]["units"].items():
            game.set_units(power, units)
        for power, centers in phase["state"]["centers"].items():
            game.set_centers(power, centers)
        game.set_current_phase(phase["name"])
        for power, retreats in phase["state"].get("retreats", {}).items():
            game.get_power(power).retreats = {unit: list(places) for unit, places in retreats.items()}
        return game

    def run(self, request: dict) -> dict:
        phase = request["phase"]
        game = self.game_of(phase)
        for power, orders in phase["orders"].items():
            game.set_orders(power, orders)
        taken = {power: game.get_orders(power) for power in phase["orders"]}
        game.process()
        played = game.get_phase_history()[-1]
        state = game.get_state()
        return {"orders": self.outcomes(phase, taken, played), "after": self.after(phase, game, state, played)}

    def outcomes(self, phase: dict, taken: dict, played: object) -> list:
        """The package reports results by unit, of movement only, and leaves out orders that it finds illegal. It takes coasts away, or
        adds them, in those that it takes."""
        told = []
        for power, orders in phase["orders"].items():
            for order in orders:
                results = [str(each) for each in played.results.get(" ".join(order.split()[:2]), [])]
                words = [word for word in results if word]
                if not phase["name"].endswith("M") or not order[:2] in ("A ", "F "):
                    told.append({"power": power})
                elif without_coasts(order) not in map(without_coasts, taken[power]):
                    told.append({"power": power, "outcome": "fails", "reason": "illegal"})
                elif words:
                    told.append({"power": power, "outcome": "fails", "reason": REASONS.get(words[0], words[0])})
                else:
                    told.append({"power": power, "outcome": "succeeds"})
        return told

    def after(self, phase: dict, game: Game, state: dict, played: object) -> dict:
        units = {power: [unit for unit in units if not unit.startswith("*")] for power, units in state["units"].items()}
        if not phase["name"].endswith("M"):
            return {"units": units}
        # The orders that the package offers: its lists of retreats have occupied places, too, to which it lets no unit go.
        possible = game.get_all_possible_orders() if game.get_current_phase().endswith("R") else {}
        retreats: dict = {}
        for power, owned in phase["state"]["units"].items():
            for unit in owned:
                if "dislodged" in [str(each) for each in played.results.get(unit, [])]:
                    orders = possible.get(unit.split()[1], [])
                    retreats.setdefault(power, {})[unit] = [order.split()[-1] for order in orders if " R " in order]
        return {"units": units, "retreats": retreats}

    def legal(self, request: dict) -> dict:
        phase = request["phase"]
        game = self.game_of(phase)
        possible = game.get_all_possible_orders()
        units = [unit for owned in phase["state"]["units"].values() for unit in owned]
        return {"orders": {unit: possible[unit.split()[1]] for unit in units}}


if __name__ == "__main__":
    serve(Adapter())

#!/usr/bin/env python3
"""Entente as an engine under test, by its Python package: the example of an adapter (PROTOCOL.md).

    entente datc run --engine "datc_tests/adapters/entente_package.py"
"""

import json

import entente
from protocol import serve


def describe() -> dict:
    return {
        "name": "entente",
        "version": entente.__version__,
        "language": "C++",
        "licence": "MIT",
        "notations": ["orders", "as_written", "parts"],
    }


class Adapter:
    """Answers the requests of the protocol, each by a method of its name."""

    def __init__(self) -> None:
        self.exchange = entente.Exchange()

    def start(self, request: dict) -> dict:
        return {"version": 1, "implementation": describe()}

    def dialect(self, request: dict) -> dict:
        game_map = entente.Map(request["map"])
        self.exchange = entente.Exchange(game_map, entente.Rules(json.dumps(request["rules"]), game_map))
        return {"ok": True}

    def run(self, request: dict) -> dict:
        return self.exchange.adjudicate(request["phase"])

    def legal(self, request: dict) -> dict:
        return self.exchange.legal(request["phase"])


if __name__ == "__main__":
    serve(Adapter())

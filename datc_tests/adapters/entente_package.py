#!/usr/bin/env python3
"""Entente as an engine under test, by its Python package: the example of an adapter (PROTOCOL.md).

    entente datc run --engine "datc_tests/adapters/entente_package.py"
"""

import json
import sys

import entente


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


def serve(adapter: Adapter) -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "stop":
            break
        try:
            answer = getattr(adapter, request["cmd"])(request)
        except Exception as error:  # a fault of one request is not the end of the engine
            answer = {"errored": f"{type(error).__name__}: {error}"}
        print(json.dumps({"seq": request["seq"], **answer}), flush=True)


if __name__ == "__main__":
    serve(Adapter())

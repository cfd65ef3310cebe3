#!/usr/bin/env python3
"""An engine with faults, for the tests of the tester. As it is it ends in one case, hangs in one, answers no JSON in one, and lies
in one; options plant others."""

import sys
import time

from entente_package import Adapter
from protocol import serve


def without_support_to_hold(order: str) -> str:
    words = order.split()
    return f"{words[0]} {words[1]} H" if len(words) == 5 and words[2] == "S" else order


class Faulty(Adapter):
    def start(self, request: dict) -> dict:
        answer = super().start(request)
        answer["implementation"]["version"] += " with faults"
        return answer

    def run(self, request: dict) -> dict:
        case = request.get("case", "")
        if case == "6.A.1":
            sys.exit(3)
        if case == "6.A.2":
            time.sleep(60)
        if case == "6.A.3":
            print("Segmentation fault", flush=True)
        if case == "6.A.4":
            return {"skipped": "no such rule", "link": "https://example.org/issues/7"}
        if case == "6.A.5":
            raise ValueError("cannot do that")
        answer = super().run(request)
        if case == "6.A.6":
            answer["after"]["units"] = {}
        if case == "6.D.2":
            answer["after"]["retreats"]["ITALY"]["A VEN"].remove("ROM")
        if case == "6.D.3":
            answer["orders"][0]["outcome"] = "succeeds"
        return answer


class NoSupportToHold(Adapter):
    def run(self, request: dict) -> dict:
        for orders in request["phase"]["orders"].values():
            orders[:] = [without_support_to_hold(order) for order in orders]
        return super().run(request)


def order_of(part: dict) -> str:
    third = f"{part['third_unit']} {part['third_at']}"
    what = {"hold": "H", "move": f"- {part['to']}", "support_hold": f"S {third}", "support_move": f"S {third} - {part['to']}",
            "convoy": f"C {third} - {part['to']}"}[part["kind"]]
    return f"{part['unit']} {part['at']} {what}{' VIA' if part['via_convoy'] else ''}"


class ReadsParts(Adapter):
    """No fault: it reads the parts of orders, not their words."""

    def run(self, request: dict) -> dict:
        request["phase"]["orders"] = {power: [order_of(part) for part in parts] for power, parts in request["parts"].items()}
        return super().run(request)


class AllHold(Adapter):
    """Plays by other rules than the dialect says."""

    def dialect(self, request: dict) -> dict:
        request["rules"]["convoy_paradox"] = "all_hold"
        return super().dialect(request)


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.flush()


class Deep(Adapter):
    """Answers all but one request with 80,000 arrays in each other."""

    def run(self, request: dict) -> dict:
        if request.get("case") == "6.A.2":
            return super().run(request)
        return self.legal(request)

    def legal(self, request: dict) -> dict:
        say(b'{"seq":%d,"after":%s%s}' % (request["seq"], b"[" * 80000, b"]" * 80000))
        return {}


STRANGE = "a\x1b[2Jb\0c\rd\ne\x7ff\x9bg"


class StrangeTexts(Adapter):
    """Says control characters, and bytes that are not UTF-8."""

    def start(self, request: dict) -> dict:
        answer = super().start(request)
        answer["implementation"].update(name=STRANGE, version=STRANGE)
        return answer

    def run(self, request: dict) -> dict:
        case = request.get("case", "")
        if case == "6.A.1":
            return {"skipped": STRANGE, "link": STRANGE}
        if case == "6.A.2":
            return {"errored": STRANGE}
        if case == "6.A.3":
            say(b'{"seq":%d,"errored":"\xff\xfe"}' % request["seq"])
        if case == "6.A.4":
            return {"after": {"units": {STRANGE: ["A PAR"]}}}
        if case == "6.A.5":
            say(b"x" * 199 + "\u00e9".encode())  # which a message cuts in two
        return super().run(request)


class WrongMembers(Adapter):
    """Leaves orders out, adds some, and gives members of the wrong type."""

    def run(self, request: dict) -> dict:
        case, answer = request.get("case", ""), super().run(request)
        orders = answer["orders"]
        if case == "6.A.1":
            del orders[0]
        if case == "6.A.2":
            orders.append(dict(orders[0]))
        if case == "6.A.3":
            orders[0]["power"] = "TURKEY"
        if case == "6.A.4":
            orders[0]["reason"] = 17
        if case == "6.A.5":
            return {"skipped": 7}
        if case == "6.A.6":
            return {"skipped": "no", "link": ["x"]}
        if case == "6.A.7":
            return {"errored": {}}
        if case == "6.A.8":
            orders[0]["outcome"] = True
        return answer


class NullMembers(Adapter):
    """No fault: what it does not say is null."""

    def run(self, request: dict) -> dict:
        answer = super().run(request)
        answer.update(skipped=None, errored=None, link=None, notes=None)
        answer["after"]["units"].setdefault("TURKEY", None)
        answer["after"]["retreats"].setdefault("TURKEY", None)
        if request.get("case", "").startswith("6.A."):
            answer["orders"] = None
        return answer


class WrongCounts(Adapter):
    def legal(self, request: dict) -> dict:
        return {"orders": {unit: -1.5 for unit in super().legal(request)["orders"]}}


class NeedsOrders(Adapter):
    """Fails on a phase without orders."""

    def run(self, request: dict) -> dict:
        if not any(request["phase"]["orders"].values()):
            raise ValueError("no orders")
        return super().run(request)


class OneOrderLess(Adapter):
    def legal(self, request: dict) -> dict:
        answer = super().legal(request)
        answer["orders"]["A BER"].pop()
        return answer


ENGINES = {"--no-support-to-hold": NoSupportToHold, "--reads-parts": ReadsParts, "--all-hold": AllHold, "--one-order-less": OneOrderLess,
           "--needs-orders": NeedsOrders, "--deep": Deep, "--strange-texts": StrangeTexts, "--wrong-members": WrongMembers,
           "--null-members": NullMembers, "--wrong-counts": WrongCounts}

if __name__ == "__main__":
    serve(ENGINES[sys.argv[1]]() if len(sys.argv) > 1 else Faulty())

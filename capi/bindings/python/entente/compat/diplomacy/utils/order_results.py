"""The words for what became of an order, and for an order that was refused."""

from __future__ import annotations

from ...._declarations import Reason


class StringableCode:
    """A code with its message; it equals its code, its message and others of the same code and message. As a key it is its message."""

    def __init__(self, code: int, message: str) -> None:
        self.code, self.message = code, message

    def __eq__(self, other: object) -> bool:
        if isinstance(other, StringableCode):
            return (self.code, self.message) == (other.code, other.message)
        return other in (self.code, self.message)

    def __hash__(self) -> int:
        return hash(self.message)

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return f"{self.code}:{self.message}"


class OrderResult(StringableCode):
    """What became of an order: BOUNCE, VOID, ..; str(result) and result.message are "bounce", repr(result) is "10002:bounce"."""


class OrderError(StringableCode):
    """Why an order was refused: `message` is the sentence of Entente, `illegality` its word, `order` the text."""

    def __init__(self, code: int, message: str, order: str, illegality: str) -> None:
        super().__init__(code, message)
        self.order, self.illegality = order, illegality


OK = OrderResult(0, "")
NO_CONVOY = OrderResult(10001, "no convoy")
BOUNCE = OrderResult(10002, "bounce")
VOID = OrderResult(10003, "void")
CUT = OrderResult(10004, "cut")
DISLODGED = OrderResult(10005, "dislodged")
DISRUPTED = OrderResult(10006, "disrupted")
DISBAND = OrderResult(10007, "disband")
MAYBE = OrderResult(10008, "maybe")

ERROR_BASE = 21000
"""The code of an order error is this number and the Illegality of Entente."""

OF_REASON = {
    Reason.ILLEGAL: VOID, Reason.VOID: VOID, Reason.EXCESS: VOID, Reason.UNREADABLE: VOID, Reason.BOUNCED: BOUNCE,
    Reason.NO_CONVOY: NO_CONVOY, Reason.DISRUPTED: NO_CONVOY, Reason.PARADOX: NO_CONVOY, Reason.UNRESOLVED: NO_CONVOY,
    Reason.CUT: CUT,
}
"""The result of an order that failed for a reason; what is not here has none of its own."""

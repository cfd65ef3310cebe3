"""Messages between powers. They are kept with the phase; the adjudicator never sees them."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional

SYSTEM, GLOBAL, OBSERVER, OMNISCIENT = "SYSTEM", "GLOBAL", "OBSERVER", "OMNISCIENT"


class Message:
    """A message: Message(sender="FRANCE", recipient="ENGLAND", message="Hello", phase="S1901M").

    `recipient` GLOBAL: all powers. `time_sent` in microseconds; None: Game.add_message sets it.
    """

    def __init__(self, sender: str, recipient: str, message: str, phase: str, time_sent: Optional[int] = None) -> None:
        self.sender, self.recipient, self.message, self.phase = sender, recipient, message, phase
        self.time_sent = time_sent

    def is_global(self) -> bool:
        return self.recipient == GLOBAL

    def to_dict(self) -> Dict[str, Any]:
        return {"sender": self.sender, "recipient": self.recipient, "time_sent": self.time_sent, "phase": self.phase,
                "message": self.message}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Message:
        return cls(data["sender"], data["recipient"], data["message"], data["phase"], data.get("time_sent"))

    def __str__(self) -> str:
        return f"[{self.time_sent}/{self.phase}/{self.sender}->{self.recipient}]({self.message})"
